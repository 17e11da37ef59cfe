"""The store: what is acknowledged is there, together or not at all, and one writer's mistake is its own."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from postgres import Postgres
from sqlalchemy import inspect
from sqlalchemy.exc import IntegrityError

from freehold.server.store import Entry, Finished, Store, open_database
from freehold.server.store.database import BadDatabase
from freehold.server.store.schema import metadata

pytestmark = pytest.mark.anyio


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'a folder' / 'freehold.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        file: str = request.getfixturevalue("sqlite")
        return file
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


def entry(number: int) -> Entry:
    return Entry("answer", number % 2, [number, 1], at=float(number))


async def test_journals_come_back_as_they_were_written(url: str) -> None:
    store = Store(open_database(url))
    written = [Entry("open", None, {"ä": [1, None, True]}, at=1.5), entry(1), entry(2)]
    await store.create("one", written[:1], open_to_all=True)
    await store.append("one", 1, written[1:])
    store.close()
    store = Store(open_database(url))
    assert await store.journal("one") == written
    assert await store.journal("nothing") == []
    store.close()


async def test_many_appends_at_once_are_all_kept_in_order(url: str) -> None:
    store = Store(open_database(url))
    names = [f"t{number}" for number in range(50)]
    await asyncio.gather(*(store.create(name, [entry(0)], open_to_all=False) for name in names))

    async def fill(name: str) -> None:
        for number in range(1, 21):
            await store.append(name, number, [entry(number)])

    await asyncio.gather(*map(fill, names))
    for name in names:
        assert [one.data[0] for one in await store.journal(name)] == list(range(21))
    store.close()


async def test_two_writers_of_one_table_do_not_both_succeed(url: str) -> None:
    """The number of an entry is given once: whoever comes second learns that the table is not theirs."""
    store = Store(open_database(url))
    await store.create("one", [entry(0)], open_to_all=False)
    await store.create("two", [entry(0)], open_to_all=False)
    results = await asyncio.gather(
        store.append("one", 1, [entry(1)]),
        store.append("one", 1, [entry(2)]),
        store.append("two", 1, [entry(3)]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), IntegrityError, type(None)]
    assert [one.data[0] for one in await store.journal("one")] == [0, 1]
    assert [one.data[0] for one in await store.journal("two")] == [0, 3]
    store.close()


async def test_an_append_is_all_or_nothing(url: str) -> None:
    store = Store(open_database(url))
    await store.create("one", [entry(0)], open_to_all=True)
    game = Finished("no such table", 1.0, {}, {})
    with pytest.raises(IntegrityError):
        await store.append("one", 1, [entry(1)], status="finished", finished=game)
    assert len(await store.journal("one")) == 1
    assert [listed.id for listed in await store.waiting(0.0)] == ["one"]
    await store.append("one", 1, [entry(1)], status="finished", finished=Finished("one", 1.0, {"id": "one"}, {"a": 1}))
    assert await store.waiting(0.0) == []
    assert await store.finished(0, 10) == ([{"id": "one"}], 1)
    assert await store.record("one") == {"a": 1}
    assert await store.record("two") is None
    store.close()


async def test_tables_at_which_nobody_came_to_play_are_forgotten(url: str) -> None:
    store = Store(open_database(url))
    for name in ("left", "playing"):
        await store.create(name, [entry(0), entry(1)], open_to_all=True)
    await store.append("playing", 2, [entry(2)], status="playing")
    await store.forget_waiting(before=1.0)
    assert len(await store.journal("left")) == 2
    await store.forget_waiting(before=time.time() + 1)
    assert await store.journal("left") == []
    assert len(await store.journal("playing")) == 3
    store.close()


async def test_what_waits_is_written_before_the_store_closes(url: str) -> None:
    store = Store(open_database(url))
    await store.create("one", [entry(0)], open_to_all=False)
    waiting = [asyncio.create_task(store.append("one", number, [entry(number)])) for number in range(1, 30)]
    await asyncio.sleep(0)
    store.close()
    await asyncio.gather(*waiting)
    store = Store(open_database(url))
    assert len(await store.journal("one")) == 30
    store.close()


def test_the_migrations_give_the_schema(url: str) -> None:
    engine = open_database(url)
    found = inspect(engine)
    assert set(found.get_table_names()) == {*metadata.tables, "alembic_version"}
    for name, table in metadata.tables.items():
        columns = {column["name"]: column for column in found.get_columns(name)}
        assert set(columns) == {column.name for column in table.columns}
        for column in table.columns:
            assert bool(columns[column.name]["nullable"]) == bool(column.nullable), column
        assert set(found.get_pk_constraint(name)["constrained_columns"]) == {c.name for c in table.primary_key}
        assert {index["name"] for index in found.get_indexes(name)} == {index.name for index in table.indexes}
    engine.dispose()


def test_sqlite_waits_for_the_disk_and_lets_readers_read(sqlite: str) -> None:
    engine = open_database(sqlite)
    with engine.connect() as connection:
        pragma = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        }
    engine.dispose()
    assert pragma == {"journal_mode": "wal", "synchronous": 2}


@pytest.mark.parametrize("bad", ["nonsense", "sqlite://", "sqlite:///:memory:", "mysql://x/y", "oracle://x"])
def test_a_database_that_cannot_be_used_is_explained(bad: str) -> None:
    with pytest.raises(BadDatabase, match="URL of a database"):
        open_database(bad)


def test_a_file_that_is_no_database_is_explained_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 100, encoding="utf-8")
    with pytest.raises(BadDatabase, match="cannot be opened"):
        open_database(f"sqlite:///{file}")
    assert file.read_text(encoding="utf-8").startswith("Dear Anna")


def test_a_password_is_not_told() -> None:
    with pytest.raises(BadDatabase) as problem:
        open_database("mysql://anna:hunter2@host/db")
    assert "hunter2" not in str(problem.value)


def test_an_old_database_is_brought_up_to_date(tmp_path: Path) -> None:
    """An empty file is the oldest there is; doing it twice changes nothing."""
    file = tmp_path / "old.db"
    sqlite3.connect(file).close()
    for _ in range(2):
        open_database(f"sqlite:///{file}").dispose()
    assert sqlite3.connect(file).execute("select version_num from alembic_version").fetchall() == [("0002",)]
