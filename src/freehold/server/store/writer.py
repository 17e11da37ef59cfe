"""The one thread that writes. What waits is committed together, so a slow disk costs one wait for many tables."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any, Final

from sqlalchemy import Connection, Engine, insert, select
from sqlalchemy.exc import DBAPIError

from freehold.server.store.schema import journal, processes

log = logging.getLogger(__name__)

#: So that one commit does not grow without end under load.
MOST_TOGETHER: Final = 500


class NotOnTheRoll(Exception):
    """Others hold this process for dead and may have its tables: it must not write any more."""


@dataclass
class Job:
    """Something to write, all of it or nothing: rows of journals, and what belongs to them."""

    #: The number under which the process shared the database when this was to be written; None if it is alone.
    number: int | None = None
    before: Sequence[Callable[[Connection], Any]] = ()
    rows: Sequence[dict[str, Any]] = ()
    after: Sequence[Callable[[Connection], Any]] = ()
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """`await write(job)` comes back when the job is on the disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="freehold-writer", daemon=True)
        self._closed = False
        self._thread.start()

    async def write(self, job: Job) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
        self._jobs.put(job)
        await job.done

    def close(self) -> None:
        """Write what is waiting, and stop."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            self._write_all(connection)

    def _write_all(self, connection: Connection) -> None:
        while (job := self._jobs.get()) is not None:
            together = [job]
            last = False
            while len(together) < MOST_TOGETHER and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    last = True
                    break
                together.append(more)
            self._commit(connection, together)
            if last:
                return

    def _commit(self, connection: Connection, together: list[Job], *, again: bool = False) -> None:
        problem: Exception | None = None
        try:
            with connection.begin():
                _write(connection, together)
        except Exception as failed:
            if _cut_off(failed) and not again:  # should it have been written all the same, the numbers are taken
                self._commit(connection, together, again=True)
                return
            problem = failed
            if len(together) > 1:  # one of them is at fault; the others must not suffer for it
                for job in together:
                    self._commit(connection, [job])
                return
            log.error("not stored", extra={"problem": type(failed).__name__})
        for job in together:
            _tell(job.done, problem)


def _cut_off(problem: Exception) -> bool:
    """Whether the database has hung up, as when it was started anew. The connection makes itself a new one."""
    return isinstance(problem, DBAPIError) and problem.connection_invalidated


def _write(connection: Connection, together: list[Job]) -> None:
    _hold_place({job.number for job in together if job.number is not None}, connection)
    for job in together:
        for step in job.before:
            step(connection)
    rows = [row for job in together for row in job.rows]
    if rows:
        connection.execute(insert(journal), rows)
    for job in together:
        for step in job.after:
            step(connection)


def _hold_place(numbers: set[int], connection: Connection) -> None:
    """Make sure that the process is on the roll, and stays there until this is written."""
    if numbers:
        there = select(processes.c.number).where(processes.c.number.in_(numbers))
        missing = numbers - set(connection.scalars(there.with_for_update(read=True, key_share=True)))
        if missing:
            raise NotOnTheRoll(f"process {min(missing)} was silent for too long")


def _tell(done: asyncio.Future[None], problem: Exception | None) -> None:
    def settle() -> None:
        if not done.done():
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)

    with suppress(RuntimeError):  # the loop may be gone, and with it whoever waited
        done.get_loop().call_soon_threadsafe(settle)
