"""Sharing the tables with other processes: the life of the link, and who is asked for a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import orjson
import psycopg
from sqlalchemy import Engine

from freehold.server.live.door import Door
from freehold.server.metrics import METRICS
from freehold.server.shared.calls import Calls, Letter, away
from freehold.server.shared.desk import Desk, Find
from freehold.server.shared.link import Link
from freehold.server.shared.remote import RemoteDoor

log = logging.getLogger(__name__)

#: How often to look whether the others are there, and how long that may take.
LOOK_SECONDS: Final = 1.0
LOOK_PATIENCE: Final = 10.0
#: How often to try for a table that is just changing hands.
_TRIES: Final = 5

_BROKEN: Final = (psycopg.Error, OSError, TimeoutError)


class Processes:
    """See `live/sharing.py` for what this offers."""

    def __init__(self, engine: Engine, silence: float) -> None:
        """`silence` is for how many seconds another may show no sign of life before it is held for dead."""
        self._engine = engine
        self._silence = silence
        self._link: Link | None = None
        self._mine: set[str] = set()
        self._calls = Calls(self._send)
        self._desk: Desk | None = None
        self._lost: Callable[[], None] = lambda: None
        self._life: asyncio.Task[None] | None = None
        self._releasing: set[asyncio.Task[None]] = set()

    async def begin(self, find: Find, lost: Callable[[], None]) -> None:
        self._desk = Desk(find, self._send)
        self._lost = lost
        METRICS.relayed.read = lambda: len(self._calls)
        self._link = await Link.open(self._engine)
        self._life = asyncio.create_task(self._live(self._link))

    async def close(self) -> None:
        link, self._link = self._link, None
        if link is not None:
            with suppress(*_BROKEN):
                async with asyncio.timeout(LOOK_PATIENCE):
                    await link.flush()
                    await link.roll.leave()
        if self._life is not None:
            self._life.cancel()
            with suppress(asyncio.CancelledError):
                await self._life
        if link is not None:
            await link.close()

    @property
    def problem(self) -> str:
        return "" if self._link is not None else "The link to the database is lost. It is being made anew."

    @property
    def number(self) -> int:
        if self._link is None:
            raise away()
        return self._link.number

    # --- owning -------------------------------------------------------------------------------------------

    async def own(self, table: str) -> Door | None:
        for attempt in range(_TRIES):
            if attempt:
                await asyncio.sleep(0.02 * attempt)
            link = self._link
            if link is None:
                break
            try:
                if await link.take(table):
                    if self._link is link:
                        self._mine.add(table)
                        return None
                    continue
                owner = await link.owner(table)
            except _BROKEN as problem:
                log.error("no owner found", extra={"table": table[:6], "problem": type(problem).__name__})
                break
            if owner is not None and owner != link.number:
                return RemoteDoor(self._calls, owner, table)
        raise away()

    def owns(self, table: str) -> bool:
        return table in self._mine

    def release(self, table: str) -> None:
        if self._link is not None and table in self._mine:
            self._mine.discard(table)
            task = asyncio.create_task(self._release(self._link, table))
            self._releasing.add(task)
            task.add_done_callback(self._releasing.discard)

    async def _release(self, link: Link, table: str) -> None:
        with suppress(*_BROKEN):  # with the link everything is released
            await link.release(table)

    # --- the link -------------------------------------------------------------------------------------------

    async def _live(self, link: Link) -> None:
        """Work as long as the link holds, and make a new one when it is gone."""
        while True:
            await self._work(link)
            log.error("link lost", extra={"tables": len(self._mine)})
            self._link = None
            self._mine.clear()
            self._forget(set())
            self._lost()
            await link.close()
            link = await self._open_again()
            self._link = link
            log.info("link again")

    async def _work(self, link: Link) -> None:
        tasks = [asyncio.create_task(work) for work in (self._hear(link), link.keep_sending(), self._look(link))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception):
                    log.error("link failed", exc_info=result)

    async def _open_again(self) -> Link:
        while True:
            try:
                return await Link.open(self._engine)
            except _BROKEN:
                await asyncio.sleep(LOOK_SECONDS)

    async def _hear(self, link: Link) -> None:
        async for text in link.letters():
            try:
                self._take(orjson.loads(text))
            except Exception:  # from another version, perhaps; the tables must not suffer for it
                log.exception("letter not understood")

    def _take(self, letter: Letter) -> None:
        assert self._desk is not None
        if "do" in letter:
            self._desk.take(letter)
        else:
            self._calls.take(letter)

    async def _look(self, link: Link) -> None:
        """Show that we are there, and see whether the others are; and whether the link is."""
        while True:
            await asyncio.sleep(min(LOOK_SECONDS, self._silence / 4))
            async with asyncio.timeout(LOOK_PATIENCE):
                pause = await link.roll.sign()
                # Whoever was held up itself, as by a database that stood still, cannot blame others for silence.
                if pause < self._silence / 2:
                    for number in await link.roll.strike_off(self._silence):
                        log.error("process struck off", extra={"link": number})
                living = await link.living()
            self._forget(living)

    def _forget(self, living: set[int]) -> None:
        self._calls.forget(living)
        assert self._desk is not None
        self._desk.forget(living)

    def _send(self, to: int, letter: Letter) -> None:
        if self._link is not None:
            data: dict[str, Any] = {"from": self._link.number, **letter}
            self._link.send(to, orjson.dumps(data).decode())
