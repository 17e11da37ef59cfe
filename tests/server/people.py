"""Somebody at a table: one connection, what it has been told, and what it says."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

from freehold.bots.random_bot import random_answer
from freehold.engine.decision import Decision, Option
from freehold.engine.kind import CARDS

#: Nothing here takes longer than this unless it is broken.
PATIENCE = 20.0

Json = dict[str, Any]


class Person:
    """One connection, and what it has been told so far."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []
        self.table: Json = {}
        self.seat: int | None = None
        self.state: Json = {}
        self.view: Json = {}
        self.version = 0
        self.epoch = 0
        self.log: list[Json] = []
        self.events: list[Json] = []
        self.others: list[Json] = []
        self._ids = 0

    # --- hearing ------------------------------------------------------------------------------------------

    async def hear(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] == "table":
            self.table, self.seat = message["table"], message["seat"]
        elif message["type"] == "state":
            self._take(message)
        else:
            self.others.append(message)
        return message

    def _take(self, state: Json) -> None:
        self.state = state
        if "view" in state:
            self.view = dict(state["view"])
            if state["since"] == 0:
                self.events = []
        else:
            assert state["since"] == self.version, "a gap"
            assert state["epoch"] == self.epoch
            for key, value in state["patch"].items():
                if value is None and key in ("decision", "scores", "winners"):
                    self.view.pop(key, None)
                else:
                    self.view[key] = value
        assert state["log_since"] <= len(self.log)
        self.log = self.log[: state["log_since"]] + state["log"]
        self.events += state["events"]
        self.version, self.epoch = state["version"], state["epoch"]

    async def until(self, true: Callable[[], Any]) -> None:
        """Hear on until something is so."""
        while not true():
            await self.hear()

    async def when(self, true: Callable[[Person], Any]) -> Person:
        """The same with oneself as argument."""
        while not true(self):
            await self.hear()
        return self

    async def wait_for(self, kind: str) -> Json:
        """The next message of a type."""
        while True:
            message = await self.hear()
            if message["type"] == kind:
                return message

    async def catch_up(self) -> None:
        """Hear everything that was said until now."""
        self._ids += 1
        await self.say(type="ping", id=self._ids)
        await self.when(lambda person: person.others and person.others[-1] == {"type": "pong", "id": self._ids})

    async def closed(self) -> int:
        """Hear on until the server closes the connection; with which code."""
        try:
            while True:
                await self.hear()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    # --- saying -------------------------------------------------------------------------------------------

    async def hello(self, token: str | None, since: int | None = None, epoch: int = 0) -> None:
        await self.say(type="hello", token=token, since=since, epoch=epoch)
        await self.wait_for("table")
        if self.table["begun"]:
            await self.wait_for("state")

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, kind: str, **more: Any) -> Json:
        """Send a message and wait for what comes of it: `ok` or `refused`."""
        self._ids += 1
        await self.say(type=kind, id=self._ids, **more)
        while True:
            message = await self.hear()
            if message["type"] in ("ok", "refused") and message["id"] == self._ids:
                return message

    async def do(self, kind: str, **more: Any) -> None:
        """The same where it must be granted."""
        answer = await self.ask(kind, **more)
        assert answer["type"] == "ok", answer

    async def refused(self, kind: str, **more: Any) -> str:
        """The same where it must be refused: the key of the reason."""
        answer = await self.ask(kind, **more)
        assert answer["type"] == "refused", answer
        key: str = answer["error"]["key"]
        return key

    async def start(self, seed: str = "") -> None:
        await self.do("start", client_seed=seed)

    # --- playing ------------------------------------------------------------------------------------------

    @property
    def asked(self) -> bool:
        return bool(self.state.get("asked"))

    @property
    def over(self) -> bool:
        return bool(self.table["over"])

    async def answer(self, answer: Any, **more: Any) -> Json:
        place = {"epoch": self.epoch, "entries": self.state["entries"]} | more
        return await self.ask("answer", answer=answer, **place)

    async def choose(self, verb: str, card: str = "") -> None:
        """Answer by the option with this verb (and card)."""
        await self.until(lambda: self.asked)
        options = self.view["decision"]["options"]
        index = next(o["index"] for o in options if o["verb"] == verb and o.get("card", "") == card)
        answer = await self.answer(index)
        assert answer["type"] == "ok", answer

    async def undo(self) -> Json:
        return await self.ask("undo", epoch=self.epoch, version=self.version)

    async def play(self, random: Random, most: int = 10_000) -> int:
        """Give random legal answers whenever asked, until the game is over; how many those were."""
        given = 0
        while not self.over and given < most:
            if self.asked:
                answer = await self.answer(any_answer(self.view["decision"], random))
                assert answer["type"] == "ok", answer
                given += 1
            else:
                await self.hear()
        if self.over and not self.table["result"]["resigned"]:
            await self.until(lambda: self.view["over"])
        return given


async def play_together(people: list[Person], random: Random, most: int = 10_000) -> None:
    """Let whoever is asked give a random legal answer, until the game is over or so many were given."""
    seats = {person.seat: person for person in people}
    for person in people:
        await person.catch_up()
    last = await people[0].when(lambda person: person.view)
    for _ in range(most):
        await last.when(lambda person: person.over or person.view["decision"]["seat"] in seats)
        if last.over:
            break
        last = await seats[last.view["decision"]["seat"]].when(lambda person: person.asked)
        await last.play(random, most=1)
    for person in people:
        await person.catch_up()


#: What a player buys who wants the game to come to an end.
WANTED = ("Province", "Gold", "Duchy", "Silver")


def any_answer(decision: Json, random: Random) -> Any:
    """A random legal answer to a decision as it came over the wire.

    Most of the time Treasures are played and Provinces bought: with chance alone some kingdoms would never end.
    """
    if decision["key"] == "buy_phase" and random.random() < 0.7:
        found = {(option["verb"], option.get("card")): option["index"] for option in decision["options"]}
        for wanted in (("play treasures", None), *(("buy", name) for name in WANTED)):
            if wanted in found:
                return found[wanted]
    options = [
        Option(
            option["index"],
            option["verb"],
            CARDS.find(option["card"]) if "card" in option else None,
            option.get("label", ""),
            option.get("number", -1),
        )
        for option in decision["options"]
    ]
    keys = ("may_decline", "ordered", "alike", "idle")
    asked = Decision(
        decision["seat"],
        decision["player"],
        decision["key"],
        None,
        options,
        decision["min"],
        decision["max"],
        **{key: decision[key] for key in keys},
    )
    return random_answer(asked, random)
