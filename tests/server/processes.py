"""`freehold serve` as processes of their own."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from harness import Server
from people import PATIENCE


class Process(Server):
    def __init__(self, address: str, process: asyncio.subprocess.Process) -> None:
        super().__init__(address)
        self.process = process

    async def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        await self.process.wait()

    async def reaches(self, table: str) -> None:
        """Ask as a client does, until the table can be had again."""
        async with asyncio.timeout(PATIENCE):
            while (await self.http.get(f"/api/tables/{table}")).status_code == 503:
                await asyncio.sleep(0.05)


@asynccontextmanager
async def process(database: str, **settings: object) -> AsyncIterator[Process]:
    given = {"posts_burst": 1000, "reads_burst": 10000, "messages_burst": 100000, "lang": "en"} | settings
    started = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "freehold.cli", "serve", "--port", "0", "--database", database),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=os.environ | {f"FREEHOLD_{name.upper()}": str(value) for name, value in given.items()},
    )
    assert started.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            line = (await started.stdout.readline()).decode()
        found = re.search(r"http://\S+", line)
        assert found, line
        server = Process(found[0], started)
        try:
            yield server
        finally:
            await server.http.aclose()
    finally:
        if started.returncode is None:
            started.kill()
        await started.wait()
