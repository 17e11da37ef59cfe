"""Who may say what, how much and how often: bad, huge, early, late and repeated messages do no harm."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from secrets import token_hex

import pytest
import websockets
from harness import Server, serving, settings_for
from people import Person

pytestmark = pytest.mark.anyio


async def close_code(server: Server, table: str, *texts: str | bytes, origin: str | None = "") -> tuple[int, list[str]]:
    """What a connection that sends this is closed with, and what it was sent before."""
    async with server.socket(table, origin) as socket:
        person = Person(socket)
        with suppress(websockets.ConnectionClosed):  # it may be closed before anything was said
            for text in texts:
                await socket.send(text)
        return await person.closed(), person.received


# --- before the hello ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", None, "http://127.0.0.1:1", "https://evil.example@x"]
)
async def test_a_foreign_origin_is_told_nothing(server: Server, origin: str | None) -> None:
    place = await server.open()
    hello = json.dumps({"type": "hello", "token": place["token"]})
    assert await close_code(server, place["table"], hello, origin=origin) == (4403, [])


async def test_other_origins_can_be_allowed(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, origins="http://localhost:5173 https://play.example")) as server:
        place = await server.open()
        async with server.socket(place["table"], "https://play.example") as socket:
            await Person(socket).hello(place["token"])


async def test_without_a_hello_nothing_is_told(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, hello_seconds=0.1)) as server:
        place = await server.open()
        assert await close_code(server, place["table"]) == (4408, [])


@pytest.mark.parametrize(
    "early",
    [
        '{"type": "answer", "epoch": 0, "entries": 0, "answer": 0}',
        '{"type": "start"}',
        '{"type": "ping"}',
        '{"type": "hello", "token": 7}',
        '{"type": "hello", "token": null, "since": "all"}',
        '{"type": "hello", "token": null, "since": -1}',
        '{"type": "hello", "token": null, "epoch": 1.5}',
        '{"type": "hello", "token": "' + "x" * 300 + '"}',
        "[]",
        "null",
        "no json",
        "{",
        '{"type": {}}',
        "",
        b"\xff\xfe\x00",
        "[" * 2000,
    ],
)
async def test_what_is_no_hello_is_told_nothing(server: Server, early: str | bytes) -> None:
    place = await server.open()
    assert await close_code(server, place["table"], early) == (4400, [])


async def test_a_table_that_is_not_there(server: Server) -> None:
    for table in ("nothing", "a" * 16, "%2e%2e", "x" * 3000):
        assert await close_code(server, table, '{"type": "hello", "token": null}') == (4404, [])


async def test_a_token_of_another_table_opens_nothing(server: Server) -> None:
    mine = await server.open()
    other = await server.open()
    for token in (other["token"], "", "x" * 43, mine["token"][:-1], mine["token"] + "=", mine["token"].swapcase()):
        hello = json.dumps({"type": "hello", "token": token})
        assert await close_code(server, mine["table"], hello) == (4401, [])


# --- sizes and numbers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [4097, 60_000])
async def test_a_message_that_is_too_large_closes_the_connection(server: Server, size: int) -> None:
    place = await server.open()
    async with server.person(place) as anna:
        await anna.say(type="option", name="language", value="x" * size)
        assert await anna.closed() == 4413
    async with server.person(place) as anna:
        await anna.socket.send("ä" * 2100)  # counted in bytes, not in letters
        assert await anna.closed() == 4413


async def test_a_message_beyond_all_measure_is_not_even_read(server: Server) -> None:
    place = await server.open()
    async with server.person(place) as anna:
        await anna.socket.send("x" * 1_000_000)
        assert await anna.closed() == 1009


async def test_too_many_messages_close_the_connection(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, messages_per_second=1.0, messages_burst=20)) as server:
        place = await server.open()
        async with server.person(place) as anna:
            for number in range(50):
                await anna.say(type="ping", id=number)
            assert await anna.closed() == 4429
            assert len(anna.others) == 19  # and the hello


async def test_an_idle_connection_is_closed(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, idle_seconds=0.2)) as server:
        place = await server.open()
        async with server.person(place) as anna:
            assert await anna.closed() == 4408


async def test_connections_are_limited_per_table_and_address(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, connections_per_table=2)) as server:
        place = await server.open()
        async with server.person(place), server.watcher(place["table"]):
            hello = '{"type": "hello", "token": null}'
            assert await close_code(server, place["table"], hello) == (4429, [])
        async with server.watcher(place["table"]):
            pass
    for limit in ("connections_per_address", "connections"):
        async with serving(settings_for(tmp_path, **{limit: 2})) as server:
            place = await server.open()
            async with server.person(place), server.watcher(place["table"]):
                assert await close_code(server, place["table"]) == (4429, [])
            async with server.watcher(place["table"]):
                pass


async def test_who_does_not_read_is_dropped_and_harms_nobody(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, outbox_bytes=1000)) as server:
        place = await server.open(bots=[None, "big-money"], kingdom={"name": "First Game"})
        async with server.person(place) as anna, server.watcher(place["table"]) as watcher:
            live = await server.context.tables.get(place["table"])
            assert live is not None
            await anna.start()
            watcher.socket.transport.pause_reading()
            for _ in range(40):
                if anna.over:
                    break
                # Far more than the buffers of any system hold, or nothing would ever pile up.
                live.crowd.tell(None, {"type": "filler", "text": token_hex(500_000)})
                await anna.play(Random(1), most=1)
            await anna.until(lambda: anna.table["spectators"] == 0 or anna.over)
            watcher.socket.transport.resume_reading()
            assert await watcher.closed() in (4408, 1006)
