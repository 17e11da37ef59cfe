"""The leak test over the wire: two worlds that differ only in what is hidden from somebody look the same to them.

A game is played by socket. Every now and then the table is copied, and in the copy everything that one viewer cannot
see is dealt anew. Then the viewer joins both tables, and the same answers are given at both: every byte that the
viewer receives must be the same, as long as nothing hidden comes to light.
"""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from harness import Server
from people import Json, Person, any_answer, play_together

from freehold.engine.game import Game
from freehold.fuzz.leaks import redeal
from freehold.server import tokens
from freehold.server.live.table import LiveTable

pytestmark = pytest.mark.anyio

PLAYERS = 3


@dataclass
class Compared:
    """How much was compared, so that the test cannot pass by comparing nothing."""

    trials: int = 0
    steps: int = 0
    steps_of_others: int = 0
    bytes: int = 0
    viewers: set[int | None] = field(default_factory=set)


class World:
    """One table with everybody connected, and the viewer."""

    def __init__(self, live: LiveTable, people: list[Person], viewer: Person) -> None:
        self.live = live
        self.people = people
        self.viewer = viewer
        self._compared = 0

    @property
    def game(self) -> Game:
        assert self.live.story.game is not None
        return self.live.story.game

    async def news(self) -> list[str]:
        """Everything the viewer was sent since the last time; the table's own name left out."""
        await self.viewer.say(type="ping", id="all")
        await self.viewer.wait_for("pong")
        new = self.viewer.received[self._compared :]
        self._compared = len(self.viewer.received)
        return [text.replace(self.live.id, "TABLE") for text in new]

    def known(self, viewer: int | None, since: int) -> Any:
        """What the viewer may know by the engine."""
        return self.game.view(viewer).to_dict(), self.game.events(viewer, since)


async def test_nobody_is_sent_what_is_hidden_from_them(server: Server) -> None:
    random = Random(11)
    done = Compared()
    kingdoms: list[Json] = [
        {"include": ["Militia", "Moat", "Sentry", "Library"]},
        {"include": ["Masquerade", "Minion", "Secret Passage"]},
        {"include": ["Possession", "Apothecary"]},
        {"landscapes": 2},
    ]
    for number, kingdom in enumerate(kingdoms):
        await _game(server, kingdom | {"seed": f"leaks {number}"}, random, done)
    assert done.trials > 40
    assert done.steps > 30
    assert done.steps_of_others > 20
    assert done.viewers == {None, *range(PLAYERS)}
    assert done.bytes > 500_000


async def _game(server: Server, kingdom: Json, random: Random, done: Compared) -> None:
    options = {"tracker": True, "points": True}
    places = [await server.open("P0", seats=PLAYERS, kingdom=kingdom, options=options)]
    places += [await server.join(places[0]["table"], f"P{seat}") for seat in range(1, PLAYERS)]
    live = await server.context.tables.get(places[0]["table"])
    assert live is not None
    async with AsyncExitStack() as stack:
        people = await _everybody(server, stack, live.id, places)
        await people[0].start("leaks")
        while not people[0].over and len(people[0].log) < 400:
            await play_together(people[:PLAYERS], random, most=random.randint(1, 12))
            if people[0].over:
                break
            viewer = random.choice([None, *range(PLAYERS)])
            await _trial(server, live, places, people, viewer, random, done)


async def _everybody(server: Server, stack: AsyncExitStack, table: str, places: list[Json]) -> list[Person]:
    """All seats and a spectator."""
    here = [place | {"table": table} for place in places] + [{"table": table}]
    return [await stack.enter_async_context(server.person(place)) for place in here]


async def _trial(
    server: Server,
    live: LiveTable,
    places: list[Json],
    people: list[Person],
    viewer: int | None,
    random: Random,
    done: Compared,
) -> None:
    """Copy the table, deal anew what the viewer cannot see, and compare what the viewer gets from both."""
    entries = await server.context.store.journal(live.id)
    name = tokens.new_table_id()
    await server.context.store.create(name, entries, open_to_all=False)
    other = await server.context.tables.get(name)
    assert other is not None
    assert other.story.game is not None
    effect = bool(other.story.game.frames)
    redeal(other.story.game.state, viewer, random)
    async with AsyncExitStack() as stack:
        them = await _everybody(server, stack, name, places)
        mine = {"token": None} if viewer is None else {"token": places[viewer]["token"]}
        watching = [
            await stack.enter_async_context(server.person(mine | {"table": table})) for table in (live.id, name)
        ]
        worlds = [World(live, people, watching[0]), World(other, them, watching[1])]
        done.trials += 1
        done.viewers.add(viewer)
        await _compare(worlds, done)
        for _ in range(0 if effect else 12):  # an effect under way holds cards that the new deal has moved
            if not await _step(worlds, viewer, random, done):
                break


async def _compare(worlds: list[World], done: Compared) -> None:
    real, other = [await world.news() for world in worlds]
    assert real == other
    done.bytes += sum(map(len, real))


async def _step(worlds: list[World], viewer: int | None, random: Random, done: Compared) -> bool:
    """Give the same answer in both worlds and compare; False when the worlds may part."""
    games = [world.game for world in worlds]
    if any(game.decision is None for game in games):
        return False
    seats = {game.decision.seat for game in games if game.decision is not None}
    if len(seats) > 1:
        return False
    seat = seats.pop()
    askeds = [await world.people[seat].when(lambda person: person.asked) for world in worlds]
    legal = [[tuple(sorted(option.items())) for option in asked.view["decision"]["options"]] for asked in askeds]
    common = [dict(option)["index"] for option in legal[0] if option in legal[1]]
    if seat == viewer:
        assert legal[0] == legal[1]
        answer = any_answer(askeds[0].view["decision"], random)
    else:
        answer = _same_answer([asked.view["decision"] for asked in askeds], common, random)
        if answer is None:
            return False
    since = games[0].version
    for asked in askeds:
        given = await asked.answer(answer)
        assert given["type"] == "ok"
    real, other = [world.known(viewer, since) for world in worlds]
    if real != other:
        return False  # something hidden has come to light, such as the cards that were played
    await _compare(worlds, done)
    done.steps += 1
    done.steps_of_others += seat != viewer
    return True


def _same_answer(decisions: list[Json], common: list[int], random: Random) -> Any:
    """An answer that is legal in both worlds, if there is one."""
    forms = [[decision[key] for key in ("min", "max", "may_decline")] for decision in decisions]
    if forms[0] != forms[1]:
        return None
    low, high, may_decline = forms[0]
    if low == high == 1 and not may_decline:
        return random.choice(common) if common else None
    return [] if may_decline or low == 0 else common[:low] if len(common) >= low else None


async def test_the_comparison_would_find_a_leak(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of an answer in everybody's states is such a small leak as the test is for."""
    from freehold.server.live.states import Viewer

    honest = Viewer._extra

    def leaking(self: Viewer, story: Any, request: Any) -> Json:
        hands = [len({card.kind.name for card in seat.hand}) for seat in story.game.state.seats]
        return {**honest(self, story, request), "hint": hands}

    monkeypatch.setattr(Viewer, "_extra", leaking)
    with pytest.raises(AssertionError):
        await _game(server, {"seed": "leaks"}, Random(1), Compared())
