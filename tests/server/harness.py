"""A real server in the test's own process, on a port of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from people import PATIENCE, Json, Person
from websockets.asyncio.client import connect

from freehold.server.context import Context
from freehold.server.run import address_of, configuration, listen
from freehold.server.settings import Settings


def settings_for(folder: Path, **changed: Any) -> Settings:
    """Settings for a test: a database of its own, and room for many messages at once."""
    given: Json = {
        "database": f"sqlite:///{folder / 'freehold.db'}",
        "posts_per_second": 1000.0,
        "posts_burst": 1000,
        "reads_per_second": 1000.0,
        "reads_burst": 1000,
        "messages_per_second": 10000.0,
        "messages_burst": 10000,
    }
    return Settings(**(given | changed))


class Server:
    def __init__(self, address: str, context: Context | None = None) -> None:
        self.address = address
        self._context = context
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)

    @property
    def context(self) -> Context:
        """What is inside a server that runs in this process."""
        assert self._context is not None
        return self._context

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, data: Any, status: int = 201) -> Any:
        answer = await self.http.post(path, json=data)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def open(self, name: str = "Anna", **asked: Any) -> Json:
        """A new table for two with the First Game; `{table, seat, token, commitment}`."""
        data = {"name": name, "seats": 2, "kingdom": {"name": "First Game"}} | asked
        opened: Json = await self.post("/api/tables", data)
        return opened

    async def join(self, table: str, name: str, seed: str = "") -> Json:
        joined: Json = await self.post(f"/api/tables/{table}/join", {"name": name, "client_seed": seed})
        return joined

    @asynccontextmanager
    async def person(self, place: Json, **hello: Any) -> AsyncIterator[Person]:
        """Somebody with a seat, connected and told everything."""
        async with self.socket(place["table"]) as socket:
            person = Person(socket)
            await person.hello(place.get("token"), **hello)
            yield person

    def watcher(self, table: str) -> Any:
        """Somebody who only watches."""
        return self.person({"table": table})

    def socket(self, table: str, origin: str | None = "") -> connect:
        address = self.address.replace("http", "ws", 1) + f"/ws/{table}"
        own = self.address if origin == "" else origin
        return connect(address, origin=own, max_size=None, max_queue=None, close_timeout=2)  # type: ignore[arg-type]


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Server]:
    """A server on a free port, until the block is left; then it stops in good order."""
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(configuration(settings))
    started = asyncio.Event()
    startup = server.startup

    async def announced(sockets: Any = None) -> None:
        await startup(sockets)
        started.set()

    server.startup = announced  # type: ignore[method-assign]
    running = asyncio.create_task(server.serve(sockets=[listening]))
    async with asyncio.timeout(PATIENCE):
        await started.wait()
    inner: Any = server.config.app
    client = Server(address_of(listening), inner.app.state.context)
    try:
        yield client
    finally:
        await client.http.aclose()
        server.should_exit = True
        await running
