"""A process that hangs without dying: another takes its tables, and it cannot write any more when it wakes up."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import psycopg
import pytest
from people import PATIENCE, Person, any_answer, play_together
from postgres import Postgres
from processes import Process, process
from sqlalchemy import insert, select
from sqlalchemy.exc import DBAPIError

from freehold.server.shared.link import Link
from freehold.server.shared.processes import Processes
from freehold.server.shared.roll import StruckOff
from freehold.server.store import Entry, Store, open_database
from freehold.server.store.schema import processes, tables
from freehold.server.store.writer import NotOnTheRoll

pytestmark = pytest.mark.anyio

#: Long enough for processes that have to share a busy machine.
SILENCE = 3.0


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@contextmanager
def hanging(server: Process) -> Iterator[None]:
    """It does nothing at all meanwhile, but its connections stay."""
    server.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        server.process.send_signal(signal.SIGCONT)


async def test_another_process_goes_on_and_the_old_owner_writes_nothing(url: str) -> None:
    async with process(url, silence_seconds=SILENCE) as owner, process(url, silence_seconds=SILENCE) as other:
        first = await owner.open("Anna")
        second = await other.join(first["table"], "Ben")
        async with owner.person(first) as near, other.person(second) as far:
            await near.start()
            await play_together([near, far], Random(1), most=8)
            await _play_until_asked(near, far)
            before = await _journal(url, first["table"])
            with hanging(owner):
                # It lies in the socket until the owner wakes up, which then knows nothing of what has happened.
                given = any_answer(near.view["decision"], Random(2))
                await near.say(type="answer", epoch=near.epoch, entries=near.state["entries"], answer=given, id="late")
                assert await far.closed() == 1012
                async with other.person(first) as anna:  # the table is read there, but nothing is written yet
                    assert anna.state["entries"] == near.state["entries"]
                    owner.process.send_signal(signal.SIGCONT)
                    assert await near.closed() == 1012
                    assert {"type": "ok", "id": "late"} not in near.others
                    assert await _journal(url, first["table"]) == before
                    # Who comes back through the old owner is led to the new one.
                    await owner.reaches(first["table"])
                    async with owner.person(second) as ben:
                        await play_together([anna, ben], Random(3))
                        assert anna.over
        for server in (owner, other):
            assert (await server.get("/healthz")) == {"ok": True}
            assert (await server.get(f"/api/games/{first['table']}/proof"))["good"]


async def _play_until_asked(person: Person, other: Person) -> None:
    """One answer after the other, until it is this person's turn."""
    while True:
        for one in (person, other):
            await one.catch_up()
        if person.asked:
            return
        await play_together([person, other], Random(4), most=1)


async def _journal(url: str, table: str) -> list[Entry]:
    store = Store(open_database(url))
    try:
        return await store.journal(table)
    finally:
        store.close()


async def test_whoever_is_struck_off_cannot_write_nor_sign(url: str) -> None:
    engine = open_database(url)
    silent, awake = await Link.open(engine), await Link.open(engine)
    store = Store(engine, lambda: silent.number)
    try:
        await store.create("table", [Entry("open")], open_to_all=False)
        assert await awake.roll.strike_off(60) == []
        await asyncio.sleep(0.3)
        assert await awake.roll.sign() >= 0.3
        assert await awake.roll.strike_off(0.2) == [silent.number]
        with pytest.raises(NotOnTheRoll):
            await store.append("table", 1, [Entry("start")])
        with pytest.raises(psycopg.OperationalError):  # its connections are gone, and with them its locks
            await silent.take("table")
        assert await awake.take("table")
        assert len(await store.journal("table")) == 1
        await awake.roll.leave()
        with pytest.raises(StruckOff):
            await awake.roll.sign()
    finally:
        await silent.close()
        await awake.close()
        await asyncio.to_thread(store.close)


async def test_whoever_was_held_up_itself_strikes_nobody_off(url: str) -> None:
    engine = open_database(url)
    both = [Processes(engine, silence=1.0) for _ in range(2)]
    try:
        for one in both:
            await one.begin(_nothing, lambda: None)
        numbers = [one.number for one in both]
        await asyncio.sleep(0.6)
        time.sleep(1.5)  # both stand still, as if the database had: the first to go on must not blame the other
        await asyncio.sleep(1.0)
        assert [one.number for one in both] == numbers
    finally:
        for one in both:
            await one.close()
        engine.dispose()


async def _nothing(table: str) -> None:
    """No table is here."""


async def test_a_process_that_hangs_while_it_writes_is_struck_off_once_that_is_ended(url: str) -> None:
    """What it was storing is stored before another reads the journal, or never: PostgreSQL ends what hangs."""
    engine = open_database(url)
    silent, awake = await Link.open(engine), await Link.open(engine)
    try:
        with engine.connect() as writing:
            place = select(processes.c.number).where(processes.c.number == silent.number)
            writing.execute(place.with_for_update(read=True, key_share=True))
            writing.execute(
                insert(tables), {"id": "late", "created_at": 0, "touched_at": 0, "status": "", "open": False}
            )
            await asyncio.sleep(0.6)
            await awake.roll.sign()
            assert await awake.roll.strike_off(0.5) == []
            async with asyncio.timeout(PATIENCE):
                while await awake.roll.strike_off(0.5) != [silent.number]:
                    await asyncio.sleep(0.1)
                    await awake.roll.sign()
            with pytest.raises(DBAPIError):
                writing.commit()
            writing.invalidate()
        with engine.connect() as reading:
            assert reading.execute(select(tables)).all() == []
    finally:
        await silent.close()
        await awake.close()
        engine.dispose()
