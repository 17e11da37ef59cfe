"""The link of a process with the others, through PostgreSQL: locks on tables, and letters.

A link has a number of its own. What it owns are advisory locks of its connection, so that all of it is free at the
moment in which the process, or only the connection, is gone. A link that has broken is never mended: there is a new
one with a new number, and whatever the old one owned has to be taken again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from hashlib import sha256
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection
from sqlalchemy import Engine

from freehold.server.shared.pieces import Cutter, Joiner
from freehold.server.shared.roll import Roll, connection_name
from freehold.server.store.database import KEEPALIVE

#: The first half of the lock by which a link shows that it is there; its number is the other half.
HERE: Final = 0x46726565
#: So that both ends notice within seconds when the other's machine is gone; and letters need not wait for the disk.
_OPTIONS: Final = (
    "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c synchronous_commit=off"
)
_DATABASE: Final = "(select oid from pg_database where datname = current_database())"
_ADVISORY: Final = f"locktype = 'advisory' and granted and database = {_DATABASE}"
_TAKE: Final = "select pg_try_advisory_lock(%s)"
_RELEASE: Final = "select pg_advisory_unlock(%s)"
_LIVING: Final = f"select objid from pg_locks where {_ADVISORY} and objsubid = 2 and classid = {HERE}"
_OWNER: Final = f"""
    {_LIVING} and pid = (
        select pid from pg_locks where {_ADVISORY} and objsubid = 1
        and classid = %s::bigint::oid and objid = %s::bigint::oid limit 1)
"""
_SEND: Final = "select pg_notify(channel, piece) from unnest(%s::text[], %s::text[]) as letters (channel, piece)"


class Link:
    def __init__(self, number: int, speaking: AsyncConnection[Any], listening: AsyncConnection[Any]) -> None:
        self.number = number
        self._speaking = speaking
        self._listening = listening
        self.roll = Roll(speaking, number)
        self._cutter = Cutter(number)
        self._outgoing: list[tuple[str, str]] = []
        self._something = asyncio.Event()
        self._sending = asyncio.Lock()

    @staticmethod
    async def open(engine: Engine) -> Link:
        number = secrets.randbits(31)
        arguments, options = engine.dialect.create_connect_args(engine.url)
        options = {**KEEPALIVE, **options, "options": f"{options.get('options', '')} {_OPTIONS}".strip()}
        options["application_name"] = connection_name(number)
        async with AsyncExitStack() as opened:
            speaking = await AsyncConnection.connect(*arguments, **options, autocommit=True)
            opened.push_async_callback(speaking.close)
            listening = await AsyncConnection.connect(*arguments, **options, autocommit=True)
            opened.push_async_callback(listening.close)
            await listening.execute(f"listen {_channel(number)}")
            await speaking.execute("select pg_advisory_lock(%s, %s)", (HERE, number))
            link = Link(number, speaking, listening)
            await link.roll.enter()
            opened.pop_all()
        return link

    async def close(self) -> None:
        """Everything that was owned is free."""
        for connection in (self._listening, self._speaking):
            with suppress(psycopg.Error, OSError):
                await connection.close()

    # --- owning -----------------------------------------------------------------------------------------

    async def take(self, table: str) -> bool:
        """Own a table, unless another does. Taking twice is owning twice: each has to be released."""
        return bool(await self._one(_TAKE, lock_of(table)))

    async def release(self, table: str) -> None:
        await self._one(_RELEASE, lock_of(table))

    async def owner(self, table: str) -> int | None:
        """The number of the link that owns a table."""
        lock = lock_of(table) & 0xFFFF_FFFF_FFFF_FFFF
        found: int | None = await self._one(_OWNER, lock >> 32, lock & 0xFFFF_FFFF)
        return found

    async def living(self) -> set[int]:
        """The numbers of all links that are there."""
        return {row[0] for row in await (await self._speaking.execute(_LIVING)).fetchall()}

    async def _one(self, query: str, *values: int) -> Any:
        row = await (await self._speaking.execute(query, values)).fetchone()
        return None if row is None else row[0]

    # --- letters ----------------------------------------------------------------------------------------

    def send(self, to: int, letter: str) -> None:
        """Put a letter with those that wait; what waits goes together."""
        self._outgoing += [(_channel(to), piece) for piece in self._cutter.cut(letter)]
        self._something.set()

    async def keep_sending(self) -> None:
        while True:
            await self._something.wait()
            await self.flush()

    async def flush(self) -> None:
        """Send what is waiting."""
        async with self._sending:
            self._something.clear()
            going, self._outgoing = self._outgoing, []
            if going:
                await self._speaking.execute(_SEND, ([one[0] for one in going], [one[1] for one in going]))

    async def letters(self) -> AsyncIterator[str]:
        """What others send to this link, until the connection is gone."""
        joiner = Joiner()
        async for notice in self._listening.notifies():
            letter = joiner.take(notice.payload)
            if letter is not None:
                yield letter


def lock_of(table: str) -> int:
    """The number that stands for a table among the locks of the database: 64 bits, with a sign."""
    return int.from_bytes(sha256(table.encode()).digest()[:8], "big", signed=True)


def _channel(number: int) -> str:
    return f"freehold_{number}"
