"""Connections that break, servers that restart or are killed: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
import websockets
from harness import Server, serving, settings_for
from people import PATIENCE, Json, Person, any_answer, play_together

from freehold.server.store import Entry

pytestmark = pytest.mark.anyio


async def test_who_comes_back_gets_what_was_missed(server: Server) -> None:
    first = await server.open("Anna")
    second = await server.join(first["table"], "Ben")
    async with server.person(second) as ben:
        async with server.person(first) as anna:
            await anna.start()
            await play_together([anna, ben], Random(1), most=20)
            while not ben.asked:
                await play_together([anna, ben], Random(1), most=1)
            known, log = anna.version, anna.log
        while ben.version == known:  # the game goes on without Anna
            await play_together([ben], Random(2), most=1)
        async with server.socket(first["table"]) as socket:
            anna = Person(socket)
            anna.log = log[:]
            await anna.hello(first["token"], since=known)
            assert anna.state["since"] == known
            assert anna.version > known
            assert len(anna.events) == anna.version - known
            async with server.person(first) as again:
                assert again.state["since"] == 0
                assert again.state["events"] == []
                assert again.view == anna.view
                assert again.log == anna.log


async def test_a_gap_is_healed_by_saying_hello_again(server: Server) -> None:
    place = await server.open(bots=[None, "big-money"])
    async with server.person(place) as anna:
        await anna.start()
        await anna.play(Random(1), most=10)
        await anna.hello(place["token"], since=None)
        assert anna.state["since"] == 0
        assert "view" in anna.state
        for foreign in ({"since": 10_000}, {"since": 3, "epoch": 7}):  # versions of another game or epoch
            await anna.hello(place["token"], **foreign)
            assert anna.state["since"] == 0
        await anna.play(Random(2))
        assert anna.over


async def test_several_windows_of_one_person_show_the_same(server: Server) -> None:
    place = await server.open(bots=[None, "big-money"])
    async with server.person(place) as one, server.person(place) as two:
        await one.start()
        await one.play(Random(1), most=8)
        await two.until(lambda: two.version == one.version and two.state.get("entries") == one.state.get("entries"))
        assert one.view == two.view
        await two.play(Random(2), most=4)
        await one.until(lambda: one.version == two.version)


async def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as server:
        first = await server.open("Anna", options={"tracker": True, "points": True})
        second = await server.join(first["table"], "Ben")
        async with server.person(first) as anna, server.person(second) as ben:
            await anna.start("seed")
            await play_together([anna, ben], Random(1), most=30)
            random = Random(2)
            free = [person for person in (anna, ben) if person.state["undo"] == "free"]
            for _ in range(200):
                if free:
                    break
                await play_together([anna, ben], random, most=1)
                free = [person for person in (anna, ben) if person.state["undo"] == "free"]
            await free[0].undo()
            await play_together([anna, ben], Random(3), most=3)
            kept = [_known(person) for person in (anna, ben)]
            logs = [person.log for person in (anna, ben)]
    async with serving(settings) as server:
        async with server.person(first) as anna, server.person(second) as ben:
            assert [_known(person) for person in (anna, ben)] == kept
            assert [person.log for person in (anna, ben)] == logs
            assert anna.epoch == 1
            await play_together([anna, ben], Random(4))
            assert anna.over
        assert (await server.get(f"/api/games/{first['table']}/proof"))["good"]


def _known(person: Person) -> Json:
    """Everything that somebody is shown of a game."""
    keys = ("asked", "undo", "pending_undo", "entries", "tracker", "version", "epoch")
    return {"view": person.view, **{key: person.state.get(key) for key in keys}}


async def test_a_stopping_server_says_come_back(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(serving(settings_for(tmp_path)))
        place = await server.open()
        socket = await server.socket(place["table"])
        anna = Person(socket)
        await anna.hello(place["token"])
        await stack.aclose()
        assert await anna.closed() == 1012


async def test_a_table_that_nobody_uses_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, drop_seconds=0.05)) as server:
        place = await server.open(bots=[None, "big-money"])
        async with server.person(place) as anna:
            await anna.start()
            await anna.play(Random(1), most=10)
            entries = anna.state["entries"]
        async with asyncio.timeout(PATIENCE):
            while "freehold_tables_in_memory 0" not in (await server.http.get("/metrics")).text:
                await asyncio.sleep(0.05)
        async with server.person(place) as anna:
            assert anna.state["entries"] == entries
            await anna.play(Random(2))
            assert anna.over


async def test_a_table_that_another_process_has_taken_over_is_let_go(server: Server) -> None:
    """What cannot be stored is not acknowledged, nobody sees it, and the table comes back as it is stored."""
    place = await server.open(bots=[None, "big-money"])
    async with server.person(place) as anna:
        await anna.start()
        await anna.until(lambda: anna.asked)
        entries = await server.context.store.journal(place["table"])
        theirs = Entry("answer", 0, anna.view["decision"]["options"][0]["index"])
        await server.context.store.append(place["table"], len(entries), [theirs])
        version, heard = anna.version, len(anna.others)
        await anna.say(type="answer", epoch=0, entries=anna.state["entries"], answer=theirs.data, id="mine")
        assert await anna.closed() == 1012
        assert {"type": "ok", "id": "mine"} not in anna.others[heard:]
        assert anna.version == version
    async with server.person(place) as anna:
        assert (await server.context.store.journal(place["table"]))[len(entries)] == theirs
        await anna.play(Random(2))
        assert anna.over


async def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """Five times kill -9 in the middle of two games; after each start everything that was acknowledged is there."""
    database = f"sqlite:///{tmp_path / 'killed.db'}"
    places: list[Json] = []
    acknowledged = [0, 0]
    random = Random(6)
    for round_number in range(5):
        process, address = await _serve(database)
        server = Server(address)
        try:
            if not places:
                places = [await server.open(bots=[None, "big-money"]) for _ in range(2)]
            players = [_play_until_killed(server, place, acknowledged, n, random) for n, place in enumerate(places)]
            playing = asyncio.gather(*players)
            await asyncio.sleep(0.05 + 0.1 * random.random())
            process.kill()
            await playing
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()
            await server.http.aclose()
        assert acknowledged[0] > 0 or round_number < 4
    process, address = await _serve(database)
    server = Server(address)
    try:
        for number, place in enumerate(places):
            async with server.person(place) as anna:
                if not anna.over:
                    await anna.when(lambda person: person.asked or person.over)
                    assert anna.over or anna.state["entries"] >= acknowledged[number]
                    await anna.play(random)
                record = await server.get(f"/api/games/{place['table']}")
                assert len(record["answers"]) >= acknowledged[number]
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        await server.http.aclose()


async def _serve(database: str) -> tuple[asyncio.subprocess.Process, str]:
    """`freehold serve` as a process of its own, and where it listens."""
    environment = os.environ | {
        "FREEHOLD_POSTS_BURST": "1000",
        "FREEHOLD_MESSAGES_BURST": "100000",
        "FREEHOLD_LANG": "en",
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "freehold.cli", "serve", "--port", "0", "--database", database),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=environment,
    )
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        line = (await process.stdout.readline()).decode()
    found = re.search(r"http://\S+", line)
    assert found, line
    return process, found[0]


async def _play_until_killed(server: Server, place: Json, acknowledged: list[int], number: int, random: Random) -> None:
    """Every answer that was acknowledged must be there the next time."""
    try:
        async with server.person(place) as anna:
            if not anna.table["begun"]:
                await anna.start()
            await anna.until(lambda: anna.asked or anna.over)
            if not anna.over:
                assert anna.state["entries"] >= acknowledged[number]
            while not anna.over:
                if not anna.asked:
                    await anna.hear()
                    continue
                count = anna.state["entries"] + 1
                answer = await anna.answer(any_answer(anna.view["decision"], random))
                assert answer["type"] == "ok"
                acknowledged[number] = max(acknowledged[number], count)
    except (websockets.ConnectionClosed, OSError, websockets.InvalidHandshake):
        pass
