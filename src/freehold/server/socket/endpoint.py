"""The life of a connection: origin, hello, messages, end. Before the hello nothing is told."""

from __future__ import annotations

import logging
import time
from typing import Any
from urllib.parse import urlsplit

import orjson
from starlette.websockets import WebSocket

from freehold.server.context import Context
from freehold.server.live.actions import ACTIONS
from freehold.server.live.door import Door
from freehold.server.metrics import METRICS
from freehold.server.refusal import Refusal
from freehold.server.socket import codes
from freehold.server.socket.connection import Connection
from freehold.server.validate import Fields

log = logging.getLogger(__name__)


class Closed(Exception):
    """The connection is to be closed for this reason."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def endpoint(socket: WebSocket) -> None:
    context: Context = socket.app.state.context
    address = socket.client.host if socket.client is not None else ""
    await socket.accept()
    code = 1000
    if not own_origin(socket, context.settings.allowed_origins):
        code = codes.FOREIGN_ORIGIN
    elif not context.limits.admit(address):
        code = codes.TOO_MANY
    if code != 1000:
        METRICS.closed.add(code=code)
        await socket.close(code)
        return
    connection = Connection(socket, context.settings)
    try:
        await Session(context, connection, socket.path_params["table"], address).run()
    finally:
        context.limits.leave(address)
        await connection.finish()


def own_origin(socket: WebSocket, allowed: list[str]) -> bool:
    """A page from elsewhere must not use the connection of somebody who has a seat here."""
    origin = socket.headers.get("origin", "")
    return origin in allowed or (bool(origin) and urlsplit(origin).netloc == socket.headers.get("host"))


class Session:
    """One connection with one table."""

    def __init__(self, context: Context, connection: Connection, table: str, address: str) -> None:
        self._context = context
        self._address = address
        self._connection = connection
        self._id = table
        self._door: Door | None = None

    async def run(self) -> None:
        settings = self._context.settings
        try:
            said = await self._receive(settings.hello_seconds)
            if said is not None:
                await self._hello(said)
            while said is not None:
                said = await self._receive(settings.idle_seconds)
                if said is not None:
                    await self._handle(said)
        except TimeoutError:
            self._close(codes.SILENCE)
        except Closed as closed:
            self._close(closed.code)
        finally:
            if self._door is not None:
                await self._door.leave(self._connection)

    def _close(self, code: int) -> None:
        METRICS.closed.add(code=code)
        self._connection.close(code)

    async def _receive(self, seconds: float) -> Fields | None:
        """The next message; None when the connection has ended."""
        text = await self._connection.receive(seconds)
        if text is None:
            return None
        if len(text if isinstance(text, bytes) else text.encode()) > self._context.settings.message_bytes:
            raise Closed(codes.TOO_LARGE)
        if not self._connection.messages.take():
            raise Closed(codes.TOO_MANY)
        try:
            data = orjson.loads(text)
        except orjson.JSONDecodeError:
            raise Closed(codes.BAD_MESSAGE) from None
        if not isinstance(data, dict) or not isinstance(data.get("type"), str):
            raise Closed(codes.BAD_MESSAGE)
        return Fields(data)

    async def _hello(self, said: Fields) -> None:
        """Who is there, and what they have seen already. It can be said again, after a gap."""
        try:
            if said.raw("type") != "hello":
                raise Closed(codes.BAD_MESSAGE)
            token = said.text("token", 200) if "token" in said else None
            since = said.number("since", 0, 1 << 31) if "since" in said else None
            epoch = said.number("epoch", 0, 1 << 31, 0)
        except Refusal:
            raise Closed(codes.BAD_MESSAGE) from None
        if not self._context.limits.reads.take(self._address):
            raise Closed(codes.TOO_MANY)
        try:
            door = self._door or await self._context.tables.door(self._id)
            if door is None:
                raise Closed(codes.NO_TABLE)
            code = await door.arrive(self._connection, token, since, epoch)
        except Refusal:
            raise Closed(codes.RESTART) from None
        if code is not None:
            raise Closed(code)
        self._door = door

    async def _handle(self, said: Fields) -> None:
        kind = said.raw("type")
        began = time.perf_counter()
        if kind == "hello":
            await self._hello(said)
        elif kind == "ping":
            self._connection.send({"type": "pong", "id": _id(said)})
        elif kind in ACTIONS:
            await self._act(kind, said)
        else:
            raise Closed(codes.BAD_MESSAGE)
        METRICS.messages.add(type=kind)
        METRICS.latency.add(time.perf_counter() - began)

    async def _act(self, kind: str, said: Fields) -> None:
        door, connection = self._door, self._connection
        assert door is not None
        try:
            await door.act(connection, kind, said)
        except Refusal as refusal:
            METRICS.refused.add(reason=refusal.said.key)
            connection.send({"type": "refused", "id": _id(said), "error": refusal.said.to_data()})
        except Exception as problem:
            # A mistake of ours: whoever sent this may know that it failed, but not how.
            log.exception("message failed", extra={"type": kind, "table": self._id[:6]})
            METRICS.refused.add(reason=type(problem).__name__)
            connection.send({"type": "refused", "id": _id(said), "error": Refusal("server-failed").said.to_data()})
        else:
            if "id" in said:
                connection.send({"type": "ok", "id": _id(said)})


def _id(said: Fields) -> Any:
    """The message's own id, if it is one that can be given back."""
    value = said.raw("id")
    return value if isinstance(value, int) or (isinstance(value, str) and len(value) <= 100) else None
