"""Somebody at a table of ours whose socket is at another process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from freehold.server.live.door import LocalDoor
from freehold.server.socket.listener import Listener


class Guest(Listener):
    """What it is told goes to that process. It is not counted here what waits: there it is."""

    def __init__(self, name: str, send: Callable[[dict[str, Any]], None]) -> None:
        super().__init__()
        #: The table, once it is found.
        self.door: LocalDoor | None = None
        #: What one guest asks for is done in order, as with a socket.
        self.turn = asyncio.Lock()
        self._name = name
        self._send = send

    def send_text(self, text: str) -> None:
        self._send({"guest": self._name, "text": text})

    def close(self, code: int) -> None:
        self._send({"guest": self._name, "close": code})

    async def leave(self) -> None:
        if self.door is not None:
            await self.door.leave(self)
