"""A seeded fuzzer at the socket: bad, huge, early, late and repeated messages, while a game goes on at another table.

`HOSTILE_ROUNDS=2000 HOSTILE_SEED=7 pytest tests/server/test_hostile.py` does more of it, and other things.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets
from harness import Server, serving, settings_for
from hostile import garbage, nearly, shaped
from people import PATIENCE, Json, any_answer
from websockets.asyncio.client import ClientConnection

from freehold.server.live.story import Story
from freehold.server.socket import codes
from freehold.texts import words

pytestmark = pytest.mark.anyio

SEED = int(os.environ.get("HOSTILE_SEED", "1"))
#: Connections of each attacker; a connection sends until it is thrown out, or some dozens of messages.
ROUNDS = int(os.environ.get("HOSTILE_ROUNDS", "50"))
MOST_MESSAGES = 80
#: Why the server ends a connection; 1007 and 1009 are the WebSocket's own, for text that is none or too large.
EXPECTED = {
    *(codes.BAD_MESSAGE, codes.BAD_TOKEN, codes.NO_TABLE, codes.TOO_LARGE, codes.TOO_MANY),
    *(1000, 1007, 1009),
}
#: What the server says. Whatever is sent to it, nothing else comes back.
SAID = {"table", "state", "ok", "refused", "pong", "emote", "rematch", "undo_refused"}


class Attacker:
    """Comes again and again to one table, with a token or without, and behaves badly."""

    def __init__(self, server: Server, place: Json, number: int) -> None:
        self._server = server
        self._place = place
        self._random = Random(f"{SEED}:{number}")
        self._sent: list[str | bytes] = []
        self.messages = 0
        self.codes: Counter[int] = Counter()
        self.refused: Counter[str] = Counter()
        self._state: Json = {}
        self._view: Json = {}

    async def attack(self) -> None:
        for _ in range(ROUNDS):
            try:
                async with self._server.socket(self._place["table"]) as socket:
                    listening = asyncio.create_task(self._listen(socket))
                    await self._talk(socket)
                    await socket.close()
                    await listening
            except websockets.InvalidHandshake:
                self.codes[0] += 1

    async def _talk(self, socket: ClientConnection) -> None:
        """An introduction (mostly), then anything, faster than anybody is allowed to in the end."""
        wild = self._random.random() < 0.3
        try:
            if self._random.random() < 0.9:
                await self._send(socket, json.dumps({"type": "hello", "token": self._place.get("token"), "epoch": 0}))
            for _ in range(self._random.randrange(1, MOST_MESSAGES)):
                await self._send(socket, self._something(wild))
            if self._random.random() < 0.1:
                for number in range(100):
                    await self._send(socket, json.dumps({"type": "ping", "id": number}))
                await socket.wait_closed()  # more than is allowed
        except websockets.ConnectionClosed:
            pass  # as it should be

    def _something(self, wild: bool) -> str | bytes:
        """Garbage ends a connection at once, so only the wild ones send much of it."""
        chance = self._random.random()
        if chance < (0.2 if wild else 0.01):
            return garbage(self._random)
        if chance < 0.3 and self._sent:
            return self._random.choice(self._sent)
        if chance < 0.4:
            return json.dumps(shaped(self._random))
        good = self._good()
        return json.dumps(good if chance < 0.6 else nearly(self._random, good))

    def _good(self) -> Json:
        """What somebody at this place could really say, as far as it is known here."""
        numbers = {"epoch": self._state.get("epoch", 0), "id": self._random.randrange(1000)}
        decision = self._view.get("decision", {})
        if "options" in decision and self._random.random() < 0.7:
            answer = any_answer(decision, self._random)
            return {"type": "answer", "entries": self._state.get("entries", 0), "answer": answer, **numbers}
        return {
            "type": self._random.choice(("start", "undo", "consent", "emote", "ping", "option", "seed", "hello")),
            "version": self._state.get("version", 0),
            "emote": "hello",
            "name": "language",
            "value": "de",
            "yes": True,
            **numbers,
        }

    async def _send(self, socket: ClientConnection, message: str | bytes) -> None:
        self._sent = [*self._sent[-50:], message]
        self.messages += 1
        await socket.send(message)

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._hear(json.loads(text))
        except websockets.ConnectionClosed:
            pass
        self.codes[socket.close_code or 0] += 1

    def _hear(self, message: Any) -> None:
        assert message["type"] in SAID
        if message["type"] == "refused":
            self.refused[message["error"]["key"]] += 1
        elif message["type"] == "state":
            self._state = message
            self._view = message["view"] if "view" in message else self._view | message["patch"]


async def test_a_game_goes_on_undisturbed_beside_thousands_of_bad_messages(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    limits = {"messages_per_second": 20.0, "messages_burst": 60, "posts_burst": 10_000, "reads_burst": 1_000_000}
    async with serving(settings_for(tmp_path, **limits)) as server:
        first = await server.open("Anna")
        second = await server.join(first["table"], "Ben")
        victim = await server.open("Cleo", bots=[None, "big-money"])
        theirs = await server.open("Dora")
        beside = await server.join(theirs["table"], "Emil")
        places = [victim, theirs, beside, {"table": first["table"]}, {"table": "A" * 22}, {**first, "token": "x" * 43}]
        attackers = [Attacker(server, place, number) for number, place in enumerate(places)]
        attacked = asyncio.Event()
        game = asyncio.create_task(_play(server, [first, second], attacked))
        await asyncio.gather(*(attacker.attack() for attacker in attackers))
        attacked.set()
        assert await game > 10
        await _unharmed(server, [first, victim, theirs])
        assert (await server.get(f"/api/games/{first['table']}/proof"))["good"]
        sent = sum(attacker.messages for attacker in attackers)
        closed = sum((attacker.codes for attacker in attackers), Counter[int]())
        refused = sum((attacker.refused for attacker in attackers), Counter[str]())
    assert sent > 2_000
    assert set(closed) <= EXPECTED, closed
    # Whether anybody was too quick depends on the machine; that limit has tests of its own.
    assert {codes.BAD_MESSAGE, codes.BAD_TOKEN, codes.NO_TABLE, codes.TOO_LARGE} <= set(closed), closed
    assert "server-failed" not in refused
    assert all(words("en").has(key) for key in refused)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def _play(server: Server, places: list[Json], attacked: asyncio.Event) -> int:
    """Play at the pace of people who click quickly, until the attack is over; how many answers were given."""
    random = Random(SEED)
    given = 0
    async with server.person(places[0]) as anna, server.person(places[1]) as ben:
        await anna.start()
        await ben.until(lambda: ben.view)
        while not (attacked.is_set() or anna.over):
            asked = (anna, ben)[anna.view["decision"]["seat"]]
            await asked.when(lambda person: person.asked)
            assert (await asked.answer(any_answer(asked.view["decision"], random)))["type"] == "ok"
            given += 1
            await asyncio.sleep(0.05)  # the pace: 20 a second are allowed
            await anna.catch_up()
        if not anna.over:
            await ben.do("resign")
    return given


async def _unharmed(server: Server, places: list[Json]) -> None:
    """Nothing wrong was stored, and nothing was left behind."""
    assert (await server.get("/healthz"))["ok"]
    for place in places:
        journal = await server.context.store.journal(place["table"])
        Story.read(place["table"], journal)  # raises if anything does not fit
    async with asyncio.timeout(PATIENCE):
        while server.context.limits.connections:
            await asyncio.sleep(0.01)
