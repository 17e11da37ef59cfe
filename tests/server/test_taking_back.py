"""Undo, resign, rematch, replace and return."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from harness import Server, serving, settings_for
from people import Person, play_together

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_people(server: Server, **asked: object) -> AsyncIterator[tuple[Person, Person]]:
    """A game of two that has begun: first the one whose turn it is, then the other."""
    first = await server.open("Anna", **asked)
    second = await server.join(first["table"], "Ben")
    async with server.person(first) as anna, server.person(second) as ben:
        await anna.start()
        await asyncio.gather(anna.until(lambda: anna.view), ben.until(lambda: ben.view))
        yield (anna, ben) if anna.asked else (ben, anna)


async def test_an_undo_is_free_while_nobody_has_learnt_anything(server: Server) -> None:
    async with two_people(server) as (one, other):
        assert one.state["undo"] is None
        before = one.view["players"]
        await one.choose("play treasures")
        assert one.state["undo"] == "free"
        assert (await one.undo())["type"] == "ok"
        assert one.epoch == 1
        assert one.view["players"] == before
        assert one.state["since"] == 0
        await other.until(lambda: other.epoch == 1)
        assert other.view["coins"] == 0
        assert one.state["undo"] is None
        assert await one.refused("undo", epoch=1, version=one.version) == "error-bad-undo"


async def test_an_undo_that_would_leak_needs_the_others_to_agree(server: Server) -> None:
    async with two_people(server) as (one, other):
        while one.asked:  # at the end of the turn new cards are drawn
            await one.choose("end phase")
        assert one.state["undo"] == "ask"
        assert (await one.undo())["type"] == "ok"
        assert one.epoch == 0
        await other.until(lambda: other.state["pending_undo"])
        assert other.state["pending_undo"] == {"by": one.seat, "answered": []}
        assert await one.refused("undo", epoch=0, version=one.version) == "server-undo-pending"
        assert await one.refused("consent", epoch=0, version=one.version, yes=True) == "server-no-undo"
        await other.do("consent", epoch=0, version=other.version, yes=True)
        await asyncio.gather(one.until(lambda: one.epoch == 1), other.until(lambda: other.epoch == 1))
        assert one.asked
        assert one.state["pending_undo"] is None


async def test_an_undo_can_be_refused_or_taken_back_or_overtaken(server: Server) -> None:
    async with two_people(server) as (one, other):
        while one.asked:
            await one.choose("end phase")
        await one.undo()
        await other.until(lambda: other.state["pending_undo"])
        await other.do("consent", epoch=0, version=other.version, yes=False)
        assert (await one.wait_for("undo_refused"))["by"] == one.seat
        assert one.state["pending_undo"] is None
        assert await other.refused("consent", epoch=0, version=other.version, yes=True) == "server-no-undo"

        await one.undo()
        await other.until(lambda: other.state["pending_undo"])
        await one.do("consent", epoch=0, version=one.version, yes=False)
        await other.until(lambda: not other.state["pending_undo"])

        await one.undo()
        await other.until(lambda: other.state["pending_undo"])
        await other.choose("end phase")
        await one.until(lambda: not one.state["pending_undo"])
        assert one.epoch == 0


async def test_all_others_have_to_agree_and_bots_do(server: Server) -> None:
    place = await server.open("Anna", seats=4, bots=[None, None, None, "big-money"])
    second = await server.join(place["table"], "Ben")
    third = await server.join(place["table"], "Cleo")
    async with server.person(place) as anna, server.person(second) as ben, server.person(third) as cleo:
        await anna.start()
        people = [anna, ben, cleo]
        await play_together(people, Random(1), most=1)
        one = people[anna.view["decision"]["seat"]]
        await one.when(lambda person: person.asked)
        others = [person for person in people if person is not one]
        while one.asked:
            await one.choose("end phase")
        await one.undo()
        for number, other in enumerate(others):
            await other.when(lambda person: person.state["pending_undo"])
            assert one.epoch == 0
            while len(other.state["pending_undo"]["answered"]) < number:
                await other.hear()
            await other.do("consent", epoch=0, version=other.version, yes=True)
        await one.until(lambda: one.epoch == 1)
        assert one.asked


async def test_against_bots_an_undo_is_always_free(server: Server) -> None:
    place = await server.open(bots=[None, "big-money"])
    async with server.person(place) as anna:
        await anna.start()
        await anna.until(lambda: anna.asked)
        turn = anna.view["turn"]
        while anna.view["turn"] == turn:
            await anna.choose("end phase")
        await anna.until(lambda: anna.asked)
        assert anna.state["undo"] == "free"
        assert (await anna.undo())["type"] == "ok"
        assert (anna.view["turn"], anna.asked, anna.epoch) == (turn, True, 1)
        await anna.play(Random(1))
        assert anna.over


async def test_an_undo_or_consent_for_another_version_is_too_late(server: Server) -> None:
    async with two_people(server) as (one, other):
        await one.choose("play treasures")
        assert await one.refused("undo", epoch=0, version=one.version - 1) == "server-too-late"
        assert await one.refused("undo", epoch=1, version=one.version) == "server-too-late"
        assert await other.refused("undo", epoch=0, version=one.version) == "error-bad-undo"


async def test_with_two_players_resigning_ends_the_game(server: Server) -> None:
    async with two_people(server) as (one, other):
        await one.choose("play treasures")
        await one.do("resign")
        await other.until(lambda: other.over)
        for person in (one, other):
            await person.when(lambda person: person.over)
            assert person.table["result"]["resigned"] == [one.seat]
            assert person.table["result"]["winners"] == [other.seat]
        assert await other.refused("resign") == "error-game-over"
        assert await one.refused("answer", answer=0, epoch=0, entries=1) == "error-game-over"
        record = await server.get(f"/api/games/{one.table['id']}")
        assert record["result"]["resigned"] == [one.seat]
        assert (await server.get(f"/api/games/{one.table['id']}/proof"))["good"]


async def test_with_more_players_a_bot_plays_on_for_who_resigns(server: Server) -> None:
    place = await server.open("Anna", seats=3, bots=[None, None, "big-money"])
    second = await server.join(place["table"], "Ben")
    async with server.person(place) as anna, server.person(second) as ben:
        await anna.start()
        await anna.do("resign")
        await ben.until(lambda: ben.table["seats"][0]["resigned"])
        assert not ben.over
        assert ben.table["seats"][0]["bot"] == "sensible"
        assert await anna.refused("resign") == "server-resigned"
        await ben.play(Random(1))
        assert ben.view["over"]


async def test_when_the_last_person_resigns_the_game_ends(server: Server) -> None:
    place = await server.open("Anna", seats=3, bots=[None, "random", "big-money"])
    async with server.person(place) as anna:
        await anna.start()
        await anna.do("resign")
        await anna.until(lambda: anna.over)
        assert anna.table["result"]["winners"] == [1, 2]


async def test_a_rematch_keeps_kingdom_seats_and_tokens(server: Server) -> None:
    first = await server.open("Anna", kingdom={"seed": "rematch"})
    second = await server.join(first["table"], "Ben", "ben")
    async with server.person(first) as anna, server.person(second) as ben:
        await anna.start("anna")
        assert await anna.refused("rematch", same_seed=False) == "server-not-over"
        await anna.do("resign")
        await ben.do("rematch", same_seed=False)
        again = (await anna.wait_for("rematch"))["table"]
        await anna.do("rematch", same_seed=True)  # the second to ask is led to the same table
        await anna.until(lambda: anna.table["rematch"] == again)
        async with server.watcher(first["table"]) as watcher:
            assert watcher.table["rematch"] is None
        async with (
            server.person(first | {"table": again}) as anna2,
            server.person(second | {"table": again}) as ben2,
        ):
            assert (anna2.seat, ben2.seat, ben2.table["host"]) == (0, 1, 1)
            assert ben2.table["kingdom"] == ben.table["kingdom"]
            assert ben2.table["commitment"] != ben.table["commitment"]
            await anna2.do("seed", client_seed="anna, anew")
            await ben2.start("ben, anew")
            await ben2.until(lambda: ben2.view)
            assert ben2.view["player"] == 0  # who has won alone plays last


async def test_a_rematch_with_the_same_seed_deals_the_same_cards(server: Server) -> None:
    place = await server.open(bots=[None, "big-money"])
    async with server.person(place) as anna:
        await anna.start("anna")
        await anna.until(lambda: anna.view)
        dealt = (anna.view["players"][0]["hand"], anna.view["player"])
        await anna.do("resign")
        await anna.do("rematch", same_seed=True)
        again = next(message["table"] for message in anna.others if message["type"] == "rematch")
        async with server.person(place | {"table": again}) as anna2:
            assert anna2.table["commitment"] == place["commitment"]
            await anna2.start("something else")
            await anna2.until(lambda: anna2.view)
            assert (anna2.view["players"][0]["hand"], anna2.view["player"]) == dealt
            await anna2.play(Random(1))
        assert (await server.get(f"/api/games/{again}/proof"))["good"]


async def test_a_bot_takes_the_place_of_who_is_missing_until_they_return(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, grace_seconds=0.2)) as server:
        first = await server.open("Anna")
        second = await server.join(first["table"], "Ben")
        async with server.person(first) as anna:
            async with server.person(second) as ben:
                await anna.start()
                await ben.until(lambda: ben.view)
                assert await anna.refused("replace", seat=1) == "server-not-missing"
                assert not anna.table["seats"][1]["replaceable"]
            await anna.until(lambda: not anna.table["seats"][1]["here"])
            assert await anna.refused("replace", seat=1) == "server-not-missing"
            await anna.until(lambda: anna.table["seats"][1]["replaceable"])
            await anna.do("replace", seat=1)
            assert anna.table["seats"][1]["bot"] == "sensible"
            assert anna.table["seats"][1]["name"] == "Ben"
            await anna.play(Random(1), most=12)
            async with server.person(second) as ben:
                assert ben.table["seats"][1]["bot"] is None
                await anna.until(lambda: anna.table["seats"][1]["bot"] is None)
                # With the very message that the bot is gone he is here: nobody is told that he is missing.
                assert anna.table["seats"][1]["here"]
                assert not anna.table["seats"][1]["replaceable"]
                assert [json.loads(text)["type"] for text in ben.received] == ["table", "state"]
                await asyncio.gather(anna.play(Random(2)), ben.play(Random(3)))
                assert ben.over


async def test_only_people_who_play_can_replace_somebody(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, grace_seconds=0.05)) as server:
        place = await server.open("Anna", seats=3, bots=[None, None, "random"])
        second = await server.join(place["table"], "Ben")
        async with server.person(place) as anna, server.watcher(place["table"]) as watcher:
            await anna.start()
            await anna.until(lambda: anna.table["seats"][1]["replaceable"])
            assert await watcher.refused("replace", seat=1) == "server-only-watching"
            assert await anna.refused("replace", seat=2) == "server-not-missing"
            assert await anna.refused("replace", seat=0) == "server-not-missing"
            assert await anna.refused("replace", seat=7) == "server-bad-field"
            await anna.do("replace", seat=1, bot="random")
            assert anna.table["seats"][1]["bot"] == "random"
        async with server.person(second) as ben:
            assert ben.table["seats"][1]["bot"] is None
