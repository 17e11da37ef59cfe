"""Every test here runs on asyncio, with a server of its own unless it starts one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from harness import Server, serving, settings_for


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(settings_for(tmp_path)) as running:
        yield running
