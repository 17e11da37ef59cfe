"""The door to a table that another process owns: everything is asked of that process."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from freehold.server.refusal import Refusal
from freehold.server.socket import codes
from freehold.server.socket.listener import Listener
from freehold.server.validate import Fields

if TYPE_CHECKING:
    from freehold.server.shared.calls import Calls


class RemoteDoor:
    def __init__(self, calls: Calls, owner: int, table: str) -> None:
        self._calls = calls
        self._owner = owner
        self._table = table

    async def arrive(self, listener: Listener, token: str | None, since: int | None, epoch: int) -> int | None:
        guest = self._calls.lead(self._owner, listener)
        try:
            code: int | None = await self._ask("arrive", guest=guest, token=token, since=since, epoch=epoch)
        except BaseException:
            await self.leave(listener)  # it may have been taken in all the same
            raise
        if code is not None:
            await self.leave(listener)
        return code

    async def act(self, listener: Listener, kind: str, said: Fields) -> None:
        guest = self._calls.lead(self._owner, listener)
        data = {name: said.raw(name) for name in said.names()}
        try:
            await self._ask("act", guest=guest, kind=kind, said=data)
        except Refusal as refusal:
            if refusal.status == 503:  # the table may be elsewhere by now; whoever comes back is led there
                listener.close(codes.RESTART)
            raise

    async def leave(self, listener: Listener) -> None:
        guest = self._calls.lead_no_more(listener)
        if guest is not None:
            self._calls.tell(self._owner, {"do": "leave", "table": self._table, "guest": guest})

    async def info(self) -> dict[str, Any]:
        info: dict[str, Any] = await self._ask("info")
        return info

    async def join(self, name: str, token: str, client_seed: str) -> dict[str, Any]:
        joined: dict[str, Any] = await self._ask("join", name=name, token=token, client_seed=client_seed)
        return joined

    async def _ask(self, do: str, **more: Any) -> Any:
        return await self._calls.ask(self._owner, {"do": do, "table": self._table, **more})
