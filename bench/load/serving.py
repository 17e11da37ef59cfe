"""A server in a process of its own, and what it uses."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

#: All players come from one address here, so the limits for an address are out of the way; the others stay.
ENVIRONMENT = {
    "FREEHOLD_POSTS_PER_SECOND": "100000",
    "FREEHOLD_POSTS_BURST": "100000",
    "FREEHOLD_READS_PER_SECOND": "100000",
    "FREEHOLD_READS_BURST": "100000",
    "FREEHOLD_CONNECTIONS_PER_ADDRESS": "100000",
    "FREEHOLD_LANG": "en",
}


@dataclass(frozen=True)
class Usage:
    """Memory in megabytes, processor time in seconds."""

    memory: float
    processor: float


def usage(process: int) -> Usage | None:
    """What a process uses now; None where the system does not tell it like Linux does."""
    folder = Path(f"/proc/{process}")
    if not folder.exists():
        return None
    fields = (folder / "stat").read_text().rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    pages = int((folder / "statm").read_text().split()[1])
    return Usage(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, ticks / os.sysconf("SC_CLK_TCK"))


@asynccontextmanager
async def server(database: str) -> AsyncIterator[tuple[int, str]]:
    """`freehold serve` on a free port of this machine: its process and its address."""
    command = (sys.executable, "-m", "freehold.cli", "serve", "--port", "0", "--database", database)
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL, env=os.environ | ENVIRONMENT
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", (await process.stdout.readline()).decode())
        if found is None:
            raise SystemExit("the server did not start; `freehold serve` says why")
        yield process.pid, found[0]
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
