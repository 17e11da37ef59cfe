"""The way in to a table: all that sockets and HTTP need of one, wherever it lives."""

from __future__ import annotations

from typing import Any, Protocol

from freehold.server.live.actions import ACTIONS
from freehold.server.live.arrival import arrive, leave
from freehold.server.live.table import LiveTable
from freehold.server.refusal import Refusal
from freehold.server.socket.listener import Listener
from freehold.server.validate import Fields


class Door(Protocol):
    """Everything here raises Refusal if it is not granted, or if the table cannot be reached now (503)."""

    async def arrive(self, listener: Listener, token: str | None, since: int | None, epoch: int) -> int | None:
        """Take somebody in and tell them everything; or the code to close the connection with."""

    async def act(self, listener: Listener, kind: str, said: Fields) -> None:
        """One of the ACTIONS. It is stored when this comes back."""

    async def leave(self, listener: Listener) -> None:
        """The connection has ended."""

    async def info(self) -> dict[str, Any]:
        """What anybody may know of the table."""

    async def join(self, name: str, token: str, client_seed: str) -> dict[str, Any]:
        """Take a free seat, which the token of this hash will hold: `{seat, commitment}`."""


class LocalDoor:
    """To a table in the memory of this process."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    async def arrive(self, listener: Listener, token: str | None, since: int | None, epoch: int) -> int | None:
        return await arrive(self.live, listener, token, since, epoch)

    async def act(self, listener: Listener, kind: str, said: Fields) -> None:
        await self.live.run(lambda: ACTIONS[kind](self.live, listener, said))

    async def leave(self, listener: Listener) -> None:
        await leave(self.live, listener)

    async def info(self) -> dict[str, Any]:
        return self.live.crowd.info()

    async def join(self, name: str, token: str, client_seed: str) -> dict[str, Any]:
        live = self.live

        async def sit_down() -> int:
            if live.story.game is not None:
                raise Refusal("server-begun")
            free = next((place for place, seat in enumerate(live.story.seats) if seat.free), None)
            if free is None:
                raise Refusal("server-full")
            live.happen("join", free, {"name": name, "token": token, "client_seed": client_seed})
            await live.settle()
            return free

        seat = await live.run(sit_down)
        return {"seat": seat, "commitment": live.story.commitment}
