"""Several processes on one PostgreSQL: any serves any table, one owns it, and another goes on when that one dies."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack
from random import Random

import pytest
import websockets
from harness import Server
from people import PATIENCE, Json, Person, any_answer, play_together
from postgres import Postgres
from processes import process

from freehold.server.store import Store, open_database

pytestmark = pytest.mark.anyio


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


async def test_two_people_at_two_processes_play_a_whole_game(url: str) -> None:
    async with process(url) as one, process(url) as two:
        first = await one.open("Anna", open=True, options={"tracker": True, "points": True})
        table = first["table"]
        assert [listed["id"] for listed in (await two.get("/api/tables"))["tables"]] == [table]
        second = await two.join(table, "Ben")
        assert await one.get(f"/api/tables/{table}") == await two.get(f"/api/tables/{table}")
        async with (
            one.person(first) as anna,
            two.person(second) as ben,
            one.watcher(table) as near,
            two.watcher(table) as far,
        ):
            await anna.start()
            await play_together([anna, ben], Random(1))
            assert anna.over
            for person in (near, far):
                await person.until(lambda: person.over and person.view.get("over"))  # noqa: B023
            assert near.view == far.view
            assert near.log == far.log
            assert far.seat is None
        for server in (one, two):
            assert (await server.get("/api/games"))["count"] == 1
            assert (await server.get(f"/api/games/{table}/proof"))["good"]
            assert "freehold_answers_total" in (await server.http.get("/metrics")).text


async def test_the_others_go_on_when_the_owner_is_killed(url: str) -> None:
    """Again and again, whoever owns the table is killed in the middle, and nothing that was acknowledged is lost."""
    random = Random(5)
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(process(url)) for _ in range(2)]
        first = await servers[0].open("Anna")
        places = [first, await servers[1].join(first["table"], "Ben")]
        acknowledged = 0
        for round_number in range(3):
            owner, other = servers
            async with AsyncExitStack() as people:
                anna = await people.enter_async_context(owner.person(places[0]))
                ben = await people.enter_async_context(other.person(places[1]))
                watcher = await people.enter_async_context(other.watcher(first["table"]))
                if round_number == 0:
                    await anna.start()
                await play_together([anna, ben], random, most=10)
                playing = [asyncio.create_task(_play_until_closed(person, random)) for person in (anna, ben)]
                await asyncio.sleep(0.05 + 0.1 * random.random())
                await owner.kill()
                acknowledged = max([acknowledged, *await asyncio.gather(*playing)])
                assert await watcher.closed() == 1012
            async with other.person(places[0]) as anna, other.person(places[1]) as ben:
                assert _entries(anna, ben) >= acknowledged
                await play_together([anna, ben], random, most=5)
                acknowledged = max(acknowledged, _entries(anna, ben))
            servers = [other, await stack.enter_async_context(process(url))]
        async with servers[1].person(places[0]) as anna, servers[0].person(places[1]) as ben:
            assert _entries(anna, ben) >= acknowledged
            await play_together([anna, ben], random)
            assert anna.over
        for server in servers:
            assert len((await server.get(f"/api/games/{first['table']}"))["answers"]) >= acknowledged
            assert (await server.get(f"/api/games/{first['table']}/proof"))["good"]


async def _play_until_closed(person: Person, random: Random) -> int:
    """Give random answers, but not a whole game; how many there were with the last one that was acknowledged."""
    acknowledged = given = 0
    try:
        while True:
            if not person.asked or given == 15:
                await person.hear()
                continue
            given += 1
            count = person.state["entries"] + 1
            if (await person.answer(any_answer(person.view["decision"], random)))["type"] == "ok":
                acknowledged = count
    except websockets.ConnectionClosed:
        pass
    return acknowledged


def _entries(*people: Person) -> int:
    """How many answers have been given: whoever is asked knows."""
    entries: int = next(person.state["entries"] for person in people if person.asked)
    return entries


async def test_who_was_connected_through_a_killed_process_is_away(url: str) -> None:
    async with process(url) as owner, process(url) as other:
        first = await owner.open("Anna")
        second = await owner.join(first["table"], "Ben")
        async with owner.person(first) as anna:
            async with other.person(second) as ben:
                await anna.until(lambda: anna.table["seats"][1]["here"])
                await anna.start()
                await play_together([anna, ben], Random(3), most=6)
                await other.kill()
                await anna.until(lambda: not anna.table["seats"][1]["here"])
            async with owner.person(second) as ben:
                await play_together([anna, ben], Random(4), most=6)


async def test_an_owner_that_stops_in_good_order_gives_its_tables_back(url: str) -> None:
    async with process(url) as owner, process(url) as other:
        place = await owner.open(bots=[None, "big-money"])
        async with other.person(place) as anna:
            await anna.start()
            await anna.play(Random(1), most=5)
            await anna.until(lambda: anna.asked)
            entries = anna.state["entries"]
            owner.process.send_signal(signal.SIGTERM)
            assert await anna.closed() == 1012
            async with asyncio.timeout(PATIENCE):
                assert await owner.process.wait() == 0
        async with other.person(place) as anna:
            assert anna.state["entries"] == entries
            await anna.play(Random(2))
            assert anna.over


async def test_a_link_that_breaks_is_made_anew(url: str, postgres: Postgres) -> None:
    """If only the connection to the database is lost, the tables are let go, and taken again."""
    async with process(url) as owner, process(url) as other:
        place = await owner.open(bots=[None, "big-money"])
        async with owner.person(place) as near, other.person(place) as far:
            await near.start()
            await near.play(Random(1), most=5)
            postgres.execute(
                f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{_name(url)}'",
            )
            assert [await near.closed(), await far.closed()] == [1012, 1012]
        for server in (other, owner):
            await server.reaches(place["table"])
            async with server.person(place) as anna:
                await anna.play(Random(2), most=5)


async def test_health_tells_that_the_database_is_gone(url: str, postgres: Postgres) -> None:
    async with process(url) as server:
        place = await server.open(bots=[None, "big-money"])
        assert (await server.get("/healthz")) == {"ok": True}
        postgres.execute(f"alter database {_name(url)} allow_connections false")
        postgres.execute(f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{_name(url)}'")
        unwell = await _health(server, 503)
        assert not unwell["ok"]
        assert "database" in unwell["reason"]
        postgres.execute(f"alter database {_name(url)} allow_connections true")
        assert await _health(server, 200) == {"ok": True}
        async with server.person(place) as anna:
            await anna.start()
            await anna.play(Random(1), most=5)


async def _health(server: Server, status: int) -> Json:
    """What `/healthz` says, once it says it with this status."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await server.http.get("/healthz")).status_code != status:
            await asyncio.sleep(0.05)
    health: Json = answer.json()
    return health


def _name(url: str) -> str:
    return url.partition("@/")[2].partition("?")[0]


async def test_whatever_can_be_said_to_a_table_can_be_said_from_afar(url: str) -> None:
    async with process(url) as owner, process(url) as other:
        first = await owner.open("Anna Müller 🏰")
        table = first["table"]
        assert (await other.get("/api/tables/" + "a" * 16, 404))["error"]["key"] == "server-no-table"
        second = await other.join(table, "Jörg")
        full = await other.post(f"/api/tables/{table}/join", {"name": "Cem"}, 409)
        assert full["error"]["key"] == "server-full"
        async with other.socket(table) as socket:
            stranger = Person(socket)
            await stranger.say(type="hello", token="x" * 43)
            assert await stranger.closed() == 4401
            assert stranger.received == []
        async with other.socket("a" * 16) as socket:
            lost = Person(socket)
            await lost.say(type="hello")
            assert await lost.closed() == 4404
        async with owner.person(first) as anna, other.person(second) as ben, other.watcher(table) as watcher:
            assert await watcher.refused("emote", emote="hello") == "server-only-watching"
            assert await ben.refused("start") == "server-only-host"
            await ben.do("seed", client_seed="ben's own")
            await anna.start()
            assert watcher.table["seats"][0]["name"] == "Anna Müller 🏰"
            await play_together([anna, ben], Random(1), most=8)
            for _ in range(2):
                await ben.do("emote", emote="thanks")
            await anna.until(lambda: [one["type"] for one in anna.others].count("emote") == 2)
            assert await ben.refused("answer", epoch=0, entries=0, answer=0) in ("error-not-yours", "server-too-late")
            await ben.hello(second["token"])
            assert ben.state["since"] == 0
            await ben.say(type="ping", id=7)
            await ben.wait_for("pong")
            await ben.do("resign")
            await anna.until(lambda: anna.over)
            await ben.do("rematch", same_seed=False)
            await anna.until(lambda: anna.table["rematch"])
            following = anna.table["rematch"]
        async with other.person({**first, "table": following}) as anna, owner.person({**second, "table": following}):
            assert anna.seat == 0


async def test_processes_that_start_together_migrate_once(url: str) -> None:
    async with AsyncExitStack() as stack:
        servers = await asyncio.gather(*(stack.enter_async_context(process(url)) for _ in range(2)))
        for server in servers:
            assert (await server.get("/api/games"))["count"] == 0


async def test_a_table_that_two_would_own_is_written_by_one(url: str) -> None:
    """Should a process not know that it has lost a table: what it cannot store is not acknowledged."""
    async with process(url) as owner, process(url) as other:
        place = await owner.open(bots=[None, "big-money"])
        async with other.person(place) as anna:
            await anna.start()
            await anna.until(lambda: anna.asked)
            store = Store(open_database(url))
            entries = await store.journal(place["table"])
            await store.append(place["table"], len(entries), [entries[-1]])
            store.close()
            heard = len(anna.others)
            given = any_answer(anna.view["decision"], Random(1))
            await anna.say(type="answer", epoch=0, entries=anna.state["entries"], answer=given, id="mine")
            assert await anna.closed() == 1012
            assert {"type": "ok", "id": "mine"} not in anna.others[heard:]
