"""Kill and restart in a loop while games are played: whatever was acknowledged is kept, and every game goes on.

`CRASH_ROUNDS=200 pytest tests/server/test_crash.py` does it for longer.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
import websockets
from harness import Server
from people import PATIENCE, Json, Person, any_answer

from freehold.server.run import listen
from freehold.server.store import Entry, Store, open_database

pytestmark = pytest.mark.anyio

ROUNDS = int(os.environ.get("CRASH_ROUNDS", "8"))
#: Enough games that some are still going on at the last kill.
TABLES = 3 + ROUNDS // 10
#: All there is to go wrong for a client whose server is killed.
GONE = (websockets.ConnectionClosed, websockets.InvalidHandshake, OSError, EOFError)


class Killed:
    """A server as a process of its own that is killed and started again, always at the same address."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'crash.db'}"
        with listen("127.0.0.1", 0) as free:
            self._port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self._port}"
        self.up = asyncio.Event()
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, without waiting until it is ready."""
        limits = {"POSTS_BURST": "1000", "READS_BURST": "100000", "MESSAGES_BURST": "100000"}
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "freehold.cli", "serve"),
            *("--port", str(self._port), "--database", self.database),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=os.environ | {f"FREEHOLD_{name}": value for name, value in limits.items()},
        )

    async def ready(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            assert self.address in (await self._process.stdout.readline()).decode()
        self.up.set()

    async def kill(self) -> None:
        """As the power going does it: nothing is said, nothing is finished."""
        self.up.clear()
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


@dataclass
class Kept:
    """What one table's people were told is stored: by epoch and place the answer, and each undo by its epoch."""

    answers: dict[tuple[int, int], tuple[int, object]] = field(default_factory=dict)
    undos: dict[int, int] = field(default_factory=dict)

    def check(self, journal: list[Entry]) -> None:
        answers: dict[tuple[int, int], tuple[int, object]] = {}
        undos: dict[int, int] = {}
        epoch = place = 0
        for entry in journal:
            if entry.kind == "answer":
                assert entry.seat is not None
                answers[epoch, place] = entry.seat, entry.data
                place += 1
            elif entry.kind == "undo":
                assert entry.seat is not None
                undos[epoch] = entry.seat
                epoch, place = epoch + 1, entry.data
        assert self.answers.items() <= answers.items()
        assert self.undos.items() <= undos.items()


class Player:
    """Somebody who plays, loses the connection, comes back, and plays on."""

    def __init__(
        self, server: Killed, place: Json, kept: Kept, random: Random, acknowledged: Callable[[], None]
    ) -> None:
        self._server = server
        self._place = place
        self._kept = kept
        self._random = random
        self._acknowledged = acknowledged

    async def play(self) -> None:
        """Until the game is over, however often the server goes."""
        over = False
        while not over:
            await self._server.up.wait()
            try:
                over = await self._play_on()
            except GONE:
                await asyncio.sleep(0)  # the next round waits for the server to be up

    async def _play_on(self) -> bool:
        server = Server(self._server.address)
        try:
            async with server.person(self._place) as person:
                if not person.table["begun"] and self._place["seat"] == 0:
                    await person.start()
                while not person.over:
                    if person.asked:
                        await self._step(person)
                    else:
                        await person.hear()
                return True
        finally:
            await server.http.aclose()

    async def _step(self, person: Person) -> None:
        """One answer, or now and then an undo. What is acknowledged is noted as kept from then on."""
        epoch, place, seat = person.epoch, person.state["entries"], self._place["seat"]
        if person.state["undo"] == "free" and self._random.random() < 0.05:
            if (await person.undo())["type"] == "ok":
                self._kept.undos[epoch] = seat
                self._acknowledged()
            return
        given = any_answer(person.view["decision"], self._random)
        answer = await person.answer(given)
        if answer["type"] == "ok":
            self._kept.answers[epoch, place] = seat, list(given) if isinstance(given, tuple) else given
            self._acknowledged()
        else:  # somebody has undone meanwhile
            assert answer["error"]["key"] in ("server-too-late", "error-not-yours"), answer


class Count:
    """Counts, and lets somebody wait for so many more."""

    def __init__(self) -> None:
        self.number = 0
        self._change = asyncio.Event()

    def add(self) -> None:
        self.number += 1
        self._change.set()

    async def more(self, count: int) -> None:
        until = self.number + count
        while self.number < until:
            self._change.clear()
            await self._change.wait()


async def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    random = Random(20)
    killed = Killed(tmp_path)
    count = Count()
    kept = [Kept() for _ in range(TABLES)]
    await killed.start()
    await killed.ready()
    try:
        places = [place for _ in range(TABLES) for place in await _open(killed.address)]
        tables = [place["table"] for place in places[::2]]
        people = [
            Player(killed, place, kept[number // 2], Random(number), count.add) for number, place in enumerate(places)
        ]
        async with asyncio.TaskGroup() as group:
            for player in people:
                group.create_task(player.play())
            for number in range(ROUNDS):
                await _patient(count.more(random.randrange(1, 60)))
                await killed.kill()
                await killed.start()
                if number % 4 == 3:  # killed again as it starts, wherever it is
                    await asyncio.sleep(random.random())
                    await killed.kill()
                    await killed.start()
                await killed.ready()
        # All games are over, or the group would not have ended.
        await _check(killed.address, tables)
    finally:
        await killed.kill()
    store = Store(open_database(killed.database))
    try:
        for table, known in zip(tables, kept, strict=True):
            assert known.answers
            known.check(await store.journal(table))
    finally:
        store.close()


async def _patient(waiting: Awaitable[None]) -> None:
    async with asyncio.timeout(PATIENCE):
        await waiting


async def _open(address: str) -> list[Json]:
    """A table for two, and both places there."""
    server = Server(address)
    try:
        first = await server.open("Anna")
        return [first, await server.join(first["table"], "Ben")]
    finally:
        await server.http.aclose()


async def _check(address: str, tables: list[str]) -> None:
    server = Server(address)
    try:
        for table in tables:
            assert (await server.get(f"/api/games/{table}/proof"))["good"]
    finally:
        await server.http.aclose()
