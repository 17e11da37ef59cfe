"""The description of the HTTP interface is true, and nothing that can be sent there does harm (by schemathesis)."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import orjson
import pytest
import schemathesis
from harness import Server, serving, settings_for
from hypothesis import HealthCheck, settings
from people import PATIENCE
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from freehold.server.api.info import openapi_document
from freehold.server.app import API

#: Enough for each path, and the same ones every time.
BOUNDED = settings(
    max_examples=25, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


class Running:
    """A server in a thread of its own, with a finished game to look at."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ready = threading.Event()
        self._done: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self.address = ""
        self.game = ""
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    def __enter__(self) -> Running:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def __exit__(self, *problem: object) -> None:
        assert self._loop is not None
        assert self._done is not None
        self._loop.call_soon_threadsafe(self._done.set)
        self._thread.join()

    async def _serve(self) -> None:
        self._loop, self._done = asyncio.get_running_loop(), asyncio.Event()
        limits = dict.fromkeys(("posts_burst", "reads_burst"), 1_000_000)
        async with serving(settings_for(self._folder, **limits)) as server:
            self.game = await _finished_game(server)
            self.address = server.address
            self._ready.set()
            await self._done.wait()


async def _finished_game(server: Server) -> str:
    place = await server.open(bots=[None, "big-money"])
    async with server.person(place) as anna:
        await anna.start()
        await anna.play(Random(1), most=10)
        await anna.do("resign")
    table: str = place["table"]
    return table


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("openapi")) as server:
        yield server


#: A description of this kind cannot tell which cards and names there are: what fits it may still be refused, with 400.
UNTOLD = [positive_data_acceptance]
DESCRIPTION = orjson.loads(openapi_document())
described = schemathesis.openapi.from_dict(DESCRIPTION)


@described.parametrize()
@BOUNDED
def test_every_answer_is_as_described(case: Any, running: Running) -> None:
    """Also that what does not fit the description is refused, and other methods are not there."""
    case.call_and_validate(base_url=running.address, excluded_checks=UNTOLD, timeout=PATIENCE)


@described.include(path_regex="^/api/(games|tables)/").parametrize()
@BOUNDED
def test_so_it_is_for_a_game_that_was_played(case: Any, running: Running) -> None:
    """Parameters that nobody knows are passed over here, so not everything that is not described is refused."""
    for name in ("game", "table"):
        if name in case.path_parameters:
            case.path_parameters[name] = running.game
    case.call_and_validate(
        base_url=running.address, excluded_checks=[*UNTOLD, negative_data_rejection], timeout=PATIENCE
    )


def test_every_path_is_described(running: Running) -> None:
    assert httpx.get(f"{running.address}/api/openapi.json").json() == DESCRIPTION
    described = {(path, method.upper()) for path, methods in DESCRIPTION["paths"].items() for method in methods}
    served = {(f"/api{route.path}", method) for route in API for method in (route.methods or ()) if method != "HEAD"}
    assert described == served
