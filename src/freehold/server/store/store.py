"""Reading and writing what is kept. Reads run in threads of their own, writes in the writer's."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import orjson
from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from freehold.server.store.entry import Entry
from freehold.server.store.schema import games, journal, tables
from freehold.server.store.writer import Job, Writer

Found = TypeVar("Found")


@dataclass(frozen=True)
class Finished:
    """A finished game as it is kept."""

    id: str
    finished_at: float
    summary: dict[str, Any]
    record: dict[str, Any]


@dataclass(frozen=True)
class Listed:
    """A table that waits for people."""

    id: str
    created_at: float


class Store:
    def __init__(self, engine: Engine, number: Callable[[], int | None] = lambda: None) -> None:
        """`number` tells under which number this process shares the database at the moment, if it does."""
        self._engine = engine
        self._number = number
        self._writer = Writer(engine)

    def close(self) -> None:
        self._writer.close()
        self._engine.dispose()

    # --- tables ------------------------------------------------------------------------------------

    async def create(self, table: str, entries: Sequence[Entry], *, open_to_all: bool) -> None:
        """A new table and the beginning of its journal."""
        now = time.time()
        row = {"id": table, "created_at": now, "touched_at": now, "status": "waiting", "open": open_to_all}
        await self._write(before=[lambda c: c.execute(insert(tables), row)], rows=_rows(table, 0, entries))

    async def append(
        self,
        table: str,
        number: int,
        entries: Sequence[Entry],
        *,
        status: str | None = None,
        finished: Finished | None = None,
    ) -> None:
        """Add entries to a journal, the first with this number; it is on the disk when this comes back."""
        after: list[Callable[[Connection], Any]] = []
        if status is not None:
            changed = update(tables).where(tables.c.id == table).values(status=status, touched_at=time.time())
            after.append(lambda c: c.execute(changed))
        if finished is not None:
            row = {
                "id": finished.id,
                "finished_at": finished.finished_at,
                "summary": orjson.dumps(finished.summary).decode(),
                "record": orjson.dumps(finished.record).decode(),
            }
            after.append(lambda c: c.execute(insert(games), row))
        await self._write(rows=_rows(table, number, entries), after=after)

    async def touch(self, ids: Sequence[str]) -> None:
        """Note that somebody is at these tables."""
        if ids:
            changed = update(tables).where(tables.c.id.in_(list(ids))).values(touched_at=time.time())
            await self._write(after=[lambda c: c.execute(changed)])

    async def forget_waiting(self, before: float) -> None:
        """Remove tables at which no game has begun and nobody has been since."""
        # Locked, so that no other process lets a game begin there meanwhile; what one uses just now is left alone.
        old = select(tables.c.id).where(tables.c.status == "waiting", tables.c.touched_at < before)
        old = old.with_for_update(skip_locked=True)

        def forget(connection: Connection) -> None:
            ids = list(connection.scalars(old))
            if ids:
                connection.execute(delete(journal).where(journal.c.table_id.in_(ids)))
                connection.execute(delete(tables).where(tables.c.id.in_(ids)))

        await self._write(after=[forget])

    async def journal(self, table: str) -> list[Entry]:
        """All entries of a table in order; none if there is no such table."""
        query = select(journal).where(journal.c.table_id == table).order_by(journal.c.number)
        return await self._read(lambda c: [_entry(row) for row in c.execute(query)])

    async def waiting(self, since: float, most: int = 100) -> list[Listed]:
        """Open tables that have not begun and at which somebody was after `since`, the newest first."""
        query = (
            select(tables.c.id, tables.c.created_at)
            .where(tables.c.status == "waiting", tables.c.open, tables.c.touched_at >= since)
            .order_by(tables.c.created_at.desc())
            .limit(most)
        )
        return await self._read(lambda c: [Listed(row.id, row.created_at) for row in c.execute(query)])

    # --- finished games ------------------------------------------------------------------------------

    async def finished(self, page: int, size: int) -> tuple[list[dict[str, Any]], int]:
        """A page of summaries (from 0), the newest first, and how many games there are."""
        query = select(games.c.summary).order_by(games.c.finished_at.desc(), games.c.id).limit(size).offset(page * size)

        def read(connection: Connection) -> tuple[list[dict[str, Any]], int]:
            count = connection.execute(select(func.count()).select_from(games)).scalar_one()
            return [orjson.loads(row.summary) for row in connection.execute(query)], count

        return await self._read(read)

    async def record(self, game: str) -> dict[str, Any] | None:
        return await self._read(lambda c: read_record(c, game))

    async def _write(self, **what: Any) -> None:
        await self._writer.write(Job(self._number(), **what))

    async def _read(self, work: Callable[[Connection], Found]) -> Found:
        def read() -> Found:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(read)


def read_record(connection: Connection, game: str) -> dict[str, Any] | None:
    """The record of a finished game, or None if there is no such game."""
    text = connection.execute(select(games.c.record).where(games.c.id == game)).scalar_one_or_none()
    if text is None:
        return None
    record: dict[str, Any] = orjson.loads(text)
    return record


def _rows(table: str, number: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table,
            "number": number + place,
            "kind": entry.kind,
            "seat": entry.seat,
            "data": orjson.dumps(entry.data).decode(),
            "at": entry.at,
        }
        for place, entry in enumerate(entries)
    ]


def _entry(row: Any) -> Entry:
    return Entry(row.kind, row.seat, orjson.loads(row.data), row.at)
