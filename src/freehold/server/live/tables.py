"""All tables: those in memory, and the way there for those that are not.

This is the one place where a table comes into memory and where it leaves it. A table is in the memory of one process,
its owner; where several share a database, `door` leads to the owner, whichever it is.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from freehold.server import fairness, tokens
from freehold.server.live.door import Door, LocalDoor
from freehold.server.live.sharing import Alone, Sharing
from freehold.server.live.story import Story
from freehold.server.live.table import LiveTable
from freehold.server.metrics import METRICS
from freehold.server.refusal import Refusal
from freehold.server.settings import Settings
from freehold.server.socket import codes
from freehold.server.store import Entry, Store

log = logging.getLogger(__name__)


class Tables:
    def __init__(self, store: Store, settings: Settings, sharing: Sharing | None = None) -> None:
        self.store = store
        self.settings = settings
        self.sharing: Sharing = sharing or Alone()
        self._stopped = False
        self._live: dict[str, LiveTable] = {}
        #: Tables whose journals are being read, so that each is read once.
        self._coming: dict[str, asyncio.Task[Door | None]] = {}
        METRICS.tables.read = lambda: len(self._live)
        if settings.test_seed:
            log.warning("FREEHOLD_TEST_SEED is set: whoever knows it foresees every deal. For tests alone.")

    async def begin(self) -> None:
        """Let other processes that share the database reach the tables that are here."""
        await self.sharing.begin(self._local, self._lose_all)

    async def get(self, table: str) -> LiveTable | None:
        """The table with this id in the memory of this process; None if there is none, or it is another's."""
        door = await self._local(table)
        return None if door is None else door.live

    async def _local(self, table: str) -> LocalDoor | None:
        door = await self.door(table)
        return door if isinstance(door, LocalDoor) else None

    async def door(self, table: str) -> Door | None:
        """The way in to the table with this id; None if there is none. Refusal (503) if it cannot be had now."""
        if not tokens.is_table_id(table):
            return None
        if self._stopped:
            raise Refusal("server-try-again", 503)
        live = self._live.get(table)
        if live is not None:
            live.last_used = time.monotonic()  # whoever asks for it is about to use it
            return LocalDoor(live)
        if table not in self._coming:
            self._coming[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._coming[table])

    async def _load(self, table: str) -> Door | None:
        try:
            elsewhere = await self.sharing.own(table)
            if elsewhere is not None:
                return elsewhere
            entries = await self.store.journal(table)  # read once it is ours, so that nobody writes any more
            if entries and self.sharing.owns(table) and not self._stopped:
                live = self._take_in(table, entries)
                live.wake_bots()
                return LocalDoor(live)
            self.sharing.release(table)
            if entries:
                raise Refusal("server-try-again", 503)
            return None
        except Exception:
            self.sharing.release(table)
            raise
        finally:
            del self._coming[table]

    def _take_in(self, table: str, entries: list[Entry]) -> LiveTable:
        self._live[table] = live = LiveTable(Story.read(table, entries), self.store, self.settings, self._drop)
        return live

    async def open(self, opening: dict[str, Any], name: str, client_seed: str) -> tuple[LiveTable, str]:
        """A new table, and the token of its host."""
        table, token = tokens.new_table_id(), tokens.new_token()
        server_seed = fairness.new_server_seed(self.settings.test_seed)
        data = {**opening, "server_seed": server_seed, "first": None, "again": None}
        joining = {"name": name, "token": tokens.hashed(token), "client_seed": client_seed}
        entries = [Entry("open", None, data), Entry("join", opening["host"], joining)]
        await self.sharing.own(table)  # nobody else can have it: its id is new
        try:
            await self.store.create(table, entries, open_to_all=opening["open"])
        except Exception:
            self.sharing.release(table)
            raise
        return self._take_in(table, entries), token

    def live(self) -> list[LiveTable]:
        return list(self._live.values())

    # --- leaving memory -----------------------------------------------------------------------------------

    def _drop(self, live: LiveTable) -> None:
        """A table whose memory cannot be trusted; its people come back and find it as it was stored."""
        if self._live.get(live.id) is live:
            del self._live[live.id]
            self.sharing.release(live.id)
        live.stop()
        live.crowd.close_all(codes.RESTART)

    def _lose_all(self) -> None:
        """Nothing here is ours any more: the connection that held it is gone, and others may go on with it."""
        for live in self.live():
            live.broken = True
            self._drop(live)

    async def keep_house(self) -> None:
        """From time to time: drop tables that nobody uses, and note at which somebody is."""
        every = min(30.0, self.settings.drop_seconds)
        while True:
            await asyncio.sleep(every)
            try:
                await self.tidy()
            except Exception as problem:
                log.error("tidying failed", extra={"problem": type(problem).__name__})

    async def tidy(self) -> None:
        now = time.monotonic()
        for live in self.live():
            if live.unused(now):
                live.stop()
                del self._live[live.id]
                self.sharing.release(live.id)
        await self.store.touch([live.id for live in self.live() if live.crowd])
        await self.store.forget_waiting(time.time() - 3600 * self.settings.forget_hours)

    def stop(self) -> None:
        self._stopped = True
        for live in self.live():
            live.stop()
            live.crowd.close_all(codes.RESTART)
