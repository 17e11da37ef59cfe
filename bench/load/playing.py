"""Two people at a table, each with a connection of their own, who give one answer a second between them."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from bench.load.figures import Figures
from bench.load.rules import choose

Json = dict[str, Any]

#: An answer that takes longer than this is as good as lost.
PATIENCE = 20.0


class Seat:
    """One connection: keeps its view up to date as a browser does."""

    def __init__(self, socket: ClientConnection, figures: Figures) -> None:
        self._socket = socket
        self._figures = figures
        self.view: Json = {}
        self.state: Json = {}
        self.over = False
        #: Set whenever something has come.
        self.news = asyncio.Event()
        #: When the answer was sent that a state or an `ok` is waited for; None if neither is.
        self.state_due: float | None = None
        self.ok_due: float | None = None
        self.mine = False

    async def listen(self) -> None:
        async for text in self._socket:
            now = time.perf_counter()
            if self._figures.counting:
                self._figures.received_bytes += len(text)
            self._take(orjson.loads(text), now)
            self.news.set()

    def _take(self, message: Json, now: float) -> None:
        figures = self._figures
        match message["type"]:
            case "table":
                self.over = message["table"]["over"]
            case "state":
                self.state = message
                self.view = message["view"] if "view" in message else self.view | message["patch"]
                if self.state_due is not None and figures.counting:
                    (figures.shown if self.mine else figures.shown_to_other).append(now - self.state_due)
                self.state_due = None
            case "ok":
                if self.ok_due is not None and figures.counting:
                    figures.acknowledged.append(now - self.ok_due)
                self.ok_due = None
            case "refused":
                figures.problems[f"refused: {message['error']['key']}"] += 1
                self.ok_due = None

    async def say(self, **message: Any) -> None:
        await self._socket.send(orjson.dumps(message).decode())

    async def until(self, true: Any) -> None:
        while not true():
            self.news.clear()
            await self.news.wait()


class Players:
    """Plays one game after the other at a steady pace, each at a new table."""

    def __init__(self, number: int, address: str, http: httpx.AsyncClient, figures: Figures, pause: float) -> None:
        self._number = number
        self._address = address
        self._http = http
        self._figures = figures
        self._pause = pause
        self._random = Random(number)
        self._next = 0.0

    async def play_on(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                await self._play_one()
                self._figures.games_over += 1
            except (OSError, TimeoutError, httpx.HTTPError) as problem:
                self._figures.problems[type(problem).__name__] += 1
                await asyncio.sleep(1.0)

    async def _play_one(self) -> None:
        seed = self._random.randrange(1 << 30)
        opening = {"name": "Anna", "seats": 2, "kingdom": {"seed": str(seed)}}
        first = await self._post("/api/tables", opening)
        second = await self._post(f"/api/tables/{first['table']}/join", {"name": "Ben"})
        where = self._address.replace("http", "ws", 1) + f"/ws/{first['table']}"
        options: Json = {"origin": self._address, "ping_interval": None, "max_queue": None, "close_timeout": 1}
        async with connect(where, **options) as one, connect(where, **options) as two, asyncio.TaskGroup() as group:
            seats = [Seat(one, self._figures), Seat(two, self._figures)]
            listening = [group.create_task(seat.listen()) for seat in seats]
            for seat, place in zip(seats, (first, second), strict=True):
                await seat.say(type="hello", token=place["token"])
            await seats[0].say(type="start", client_seed=str(seed))
            for seat in seats:
                await seat.until(lambda seat=seat: seat.view)
            self._next = time.perf_counter() + self._random.random() * self._pause
            await self._play(seats)
            for task in listening:
                task.cancel()

    async def _post(self, path: str, data: Json) -> Json:
        answer = await self._http.post(path, json=data)
        answer.raise_for_status()
        opened: Json = answer.json()
        return opened

    async def _play(self, seats: list[Seat]) -> None:
        while True:
            await asyncio.sleep(max(0.0, self._next - time.perf_counter()))
            async with asyncio.timeout(PATIENCE):
                asked = await self._whose_turn(seats)
            if asked is None:
                return
            await self._answer(asked, seats)
            self._next += self._pause

    async def _whose_turn(self, seats: list[Seat]) -> Seat | None:
        """The seat that is asked; None when the game is over."""
        while not seats[0].over:
            for seat in seats:
                if seat.state.get("asked") and seat.ok_due is None and seat.state_due is None:
                    return seat
            waits = [asyncio.ensure_future(seat.news.wait()) for seat in seats]
            for seat in seats:
                seat.news.clear()
            _, rest = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for wait in rest:
                wait.cancel()
        return None

    async def _answer(self, asked: Seat, seats: list[Seat]) -> None:
        answer = choose(asked.view, self._random)
        now = time.perf_counter()
        if self._figures.counting:
            self._figures.late.append(now - self._next)
        for seat in seats:
            seat.state_due = now
            seat.mine = seat is asked
        asked.ok_due = now
        state = asked.state
        await asked.say(type="answer", id=1, epoch=state["epoch"], entries=state["entries"], answer=answer)
