"""One client's connection. Sending never waits: what a slow reader has not read yet is kept, up to a limit."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from freehold.server.limits import Bucket
from freehold.server.settings import Settings
from freehold.server.socket import codes
from freehold.server.socket.listener import Listener


class Connection(Listener):
    def __init__(self, socket: WebSocket, settings: Settings) -> None:
        super().__init__()
        self._socket = socket
        self.messages = Bucket(settings.messages_per_second, settings.messages_burst)
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue()
        self._limit = settings.outbox_bytes
        self._waiting = 0
        self._closing = False
        #: Until when the client has to say something.
        self._deadline: asyncio.Timeout | None = None
        self._sender = asyncio.create_task(self._send_all())

    def send_text(self, text: str) -> None:
        if self._closing:
            return
        if self._waiting > self._limit:  # it does not read; it can come back and ask for everything
            self.close(codes.SILENCE)
        else:
            self._waiting += len(text)
            self._outbox.put_nowait(text)

    def close(self, code: int) -> None:
        if not self._closing:
            self._closing = True
            self._outbox.put_nowait(code)
            if self._deadline is not None:
                self._deadline.reschedule(0)  # nothing more is expected

    async def finish(self) -> None:
        """Wait until everything has been sent that can be, after the other side or this one has closed."""
        self.close(1000)
        try:
            await asyncio.wait_for(self._sender, 5.0)
        except (TimeoutError, asyncio.CancelledError):
            self._sender.cancel()

    async def receive(self, seconds: float) -> str | bytes | None:
        """The next thing the client sends; None when the connection has ended. TimeoutError after too long."""
        if self._closing:
            return None
        try:
            async with asyncio.timeout(seconds) as self._deadline:
                received = await self._socket.receive()
        except TimeoutError:
            if self._closing:
                return None
            raise
        finally:
            self._deadline = None
        if received["type"] != "websocket.receive":
            return None
        text: str | None = received.get("text")
        data: bytes | None = received.get("bytes")
        return text if text is not None else data

    async def _send_all(self) -> None:
        try:
            while isinstance(waiting := await self._outbox.get(), str):
                await self._socket.send_text(waiting)
                self._waiting -= len(waiting)
            if self._socket.application_state is WebSocketState.CONNECTED:
                await self._socket.close(waiting)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._closing = True  # the other side has gone
