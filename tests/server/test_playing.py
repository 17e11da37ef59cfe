"""Whole games over the wire: against a bot, against each other, watched."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from harness import Server
from people import PATIENCE

from freehold.bots import BOTS, Bot, register
from freehold.engine.decision import Decision
from freehold.engine.views import View

pytestmark = pytest.mark.anyio


async def test_a_person_plays_a_whole_game_against_a_bot(server: Server) -> None:
    place = await server.open(bots=[None, "big-money"])
    async with server.person(place) as anna:
        assert (anna.seat, anna.table["begun"]) == (0, False)
        await anna.start("a random text")
        await anna.play(Random(1))
        assert anna.view["over"]
        assert anna.table["result"]["scores"] == anna.view["scores"]
        assert anna.table["result"]["winners"] == anna.view["winners"]
        assert anna.state["undo"] is None
        assert anna.state["asked"] is None
        assert anna.log[-1]["said"]["key"] == "log-game-over"
    record = await server.get(f"/api/games/{place['table']}")
    assert record["seats"] == ["Anna", "Big Money"]
    assert record["fairness"]["commitment"] == place["commitment"]
    assert record["fairness"]["client_seeds"] == ["a random text", ""]


async def test_two_people_play_and_somebody_watches(server: Server) -> None:
    first = await server.open("Anna")
    second = await server.join(first["table"], "Ben", "ben's own seed")
    async with (
        server.person(first) as anna,
        server.person(second) as ben,
        server.watcher(first["table"]) as watcher,
    ):
        assert watcher.seat is None
        await anna.start("anna's own seed")
        await asyncio.gather(
            anna.play(Random(2)), ben.play(Random(3)), watcher.until(lambda: watcher.table and watcher.over)
        )
        await watcher.until(lambda: watcher.view.get("over"))
        assert anna.view["scores"] == ben.view["scores"] == watcher.view["scores"]
        assert anna.version == ben.version == watcher.version
        assert len(anna.log) == len(ben.log) == len(watcher.log)


async def test_what_patches_give_is_the_whole_view(server: Server) -> None:
    """A client that was there from the beginning knows the same as one that has just come."""
    place = await server.open(bots=[None, "big-money"], options={"tracker": True, "points": True})
    async with server.person(place) as anna:
        await anna.start()
        random = Random(4)
        for _ in range(30):
            await anna.play(random, most=5)
            async with server.person(place) as again:
                await anna.until(lambda: anna.table["seats"][0]["here"])
                assert {k: v for k, v in anna.view.items() if v is not None} == {
                    k: v for k, v in again.view.items() if v is not None
                }
                assert anna.log == again.log
                for key in ("asked", "undo", "pending_undo", "entries", "tracker", "version", "epoch"):
                    assert anna.state.get(key) == again.state.get(key), key
            if anna.over:
                break


async def test_six_seats_with_people_and_bots_in_any_mix(server: Server) -> None:
    place = await server.open(
        "Anna", seats=6, bots=["random", None, "big-money", None, "random"], kingdom={"seed": "six"}
    )
    other = await server.join(place["table"], "Ben")
    third = await server.join(place["table"], "Cleo")
    assert (place["seat"], other["seat"], third["seat"]) == (1, 3, 5)
    async with server.person(place) as anna, server.person(other) as ben, server.person(third) as cleo:
        await anna.start()
        await asyncio.gather(anna.play(Random(5)), ben.play(Random(6)), cleo.play(Random(7)))
        assert len(cleo.view["scores"]) == 6


async def test_every_bot_there_is_can_be_played_against(server: Server) -> None:
    info = await server.get("/api/info")
    assert {"big-money", "random"} <= {bot["id"] for bot in info["bots"]}
    for bot in info["bots"]:
        place = await server.open(bots=[None, bot["id"]])
        async with server.person(place) as anna:
            await anna.start()
            await anna.play(Random(8), most=20)
            assert anna.table["seats"][1]["name"] == bot["name"]


async def test_the_host_fills_and_frees_seats_before_the_game(server: Server) -> None:
    place = await server.open("Anna", seats=3)
    guest = await server.join(place["table"], "Ben")
    async with server.person(place) as anna:
        assert await anna.refused("start") == "server-seats-free"
        await anna.do("fill", seat=2, bot="big-money")
        assert anna.table["seats"][2]["bot"] == "big-money"
        async with server.person(guest) as ben:
            assert await ben.refused("fill", seat=2, bot=None) == "server-only-host"
            assert await ben.refused("start") == "server-only-host"
            await anna.until(lambda: anna.table["seats"][1]["here"])
            assert await anna.refused("fill", seat=1, bot="random") == "server-seat-taken"
        await anna.until(lambda: not anna.table["seats"][1]["here"])
        await anna.do("fill", seat=1, bot="random")
        assert await anna.refused("fill", seat=0, bot="random") == "server-seat-taken"
        await anna.start()
        assert await anna.refused("fill", seat=1, bot=None) == "server-begun"
        assert await anna.refused("start") == "server-begun"


async def test_who_leaves_before_the_game_frees_the_seat(server: Server) -> None:
    place = await server.open("Anna")
    guest = await server.join(place["table"], "Ben")
    async with server.person(place) as anna, server.person(guest) as ben:
        await anna.do("resign")
        assert anna.seat is None
        await ben.until(lambda: ben.table["host"] == 1)
        assert ben.table["seats"][0]["name"] is None
        again = await server.join(place["table"], "Cleo")
        assert again["seat"] == 0
        await ben.until(lambda: ben.table["seats"][0]["name"] == "Cleo")
        await ben.start()


async def test_a_full_table_and_one_that_has_begun_take_nobody(server: Server) -> None:
    place = await server.open(bots=[None, "random"])
    refused = await server.post(f"/api/tables/{place['table']}/join", {"name": "Ben"}, status=409)
    assert refused["error"]["key"] == "server-full"
    async with server.person(place) as anna:
        await anna.start()
    refused = await server.post(f"/api/tables/{place['table']}/join", {"name": "Ben"}, status=409)
    assert refused["error"]["key"] == "server-begun"


async def test_open_tables_are_listed_until_they_are_full(server: Server) -> None:
    hidden = await server.open("Anna")
    shown = await server.open("Ben", open=True)
    listed = (await server.get("/api/tables"))["tables"]
    assert [table["id"] for table in listed] == [shown["table"]]
    assert listed[0]["seats"][0]["name"] == "Ben"
    assert hidden["table"] not in str(listed)
    await server.join(shown["table"], "Cleo")
    assert (await server.get("/api/tables"))["tables"] == []


async def test_emotes_reach_everybody_but_not_too_often(server: Server) -> None:
    place = await server.open(bots=[None, "random"])
    async with server.person(place) as anna, server.watcher(place["table"]) as watcher:
        await anna.do("emote", emote="hello")
        assert await watcher.wait_for("emote") == {"type": "emote", "seat": 0, "emote": "hello"}
        assert await anna.refused("emote", emote="words of my own") == "server-bad-field"
        assert await watcher.refused("emote", emote="hello") == "server-only-watching"
        answers = [(await anna.ask("emote", emote="oops"))["type"] for _ in range(5)]
        assert "refused" in answers


class Thinker(Bot):
    """Answers only when it is told to."""

    name = "Thinker"
    asked = threading.Event()
    go_on = threading.Event()

    def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
        self.asked.set()
        assert self.go_on.wait(PATIENCE)
        return decision.passive()


@pytest.fixture
def thinker() -> Iterator[type[Thinker]]:
    Thinker.asked.clear()
    Thinker.go_on.clear()
    register("thinker", lambda seed: Thinker())
    yield Thinker
    Thinker.go_on.set()
    del BOTS["thinker"]


async def test_a_bot_that_thinks_for_long_stops_nobody(server: Server, thinker: type[Thinker]) -> None:
    place = await server.open(bots=[None, "thinker"])
    async with server.person(place) as anna:
        await anna.start()
        if not anna.asked:  # the bot begins
            thinker.go_on.set()
            await anna.until(lambda: anna.asked)
            thinker.go_on.clear()
            thinker.asked.clear()
        while anna.asked:
            await anna.choose("end phase")
        assert await asyncio.to_thread(thinker.asked.wait, PATIENCE)
        # While it thinks, others play, and what it was asked can be taken back.
        elsewhere = await server.open(bots=[None, "big-money"])
        async with server.person(elsewhere) as ben:
            await ben.start()
            await ben.play(Random(1), most=10)
        assert (await anna.undo())["type"] == "ok"
        assert anna.asked
        assert anna.epoch == 1
        before = anna.state["entries"]
        thinker.go_on.set()
        await anna.choose("end phase")
        await anna.until(lambda: anna.asked)
        assert anna.state["entries"] > before + 1


async def test_a_bot_that_fails_is_answered_for(server: Server) -> None:
    class Broken(Bot):
        name = "Broken"

        def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
            raise ZeroDivisionError("a bot's own mistake")

    register("broken", lambda seed: Broken())
    try:
        place = await server.open(bots=[None, "broken"])
        async with server.person(place) as anna:
            await anna.start()
            await anna.play(Random(1), most=10)
            assert anna.view["turn"] > 3
    finally:
        del BOTS["broken"]
