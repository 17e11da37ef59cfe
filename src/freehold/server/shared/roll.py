"""The roll of the processes that share a database: who has shown a sign of life, and who may write.

A process that is gone loses its locks by itself; one that only hangs would keep them for ever. So each signs the roll
once a second, and whoever has not signed for too long is struck off: its connections are ended, which frees its
tables, and the writer (`store/writer.py`) stores nothing for a process that is not on the roll. Should it wake up, it
finds its link broken and begins anew under another number.

Only the clock of the database is looked at, so those of the machines need not agree.
"""

from __future__ import annotations

from typing import Any, Final

from psycopg import AsyncConnection

_NOW: Final = "extract(epoch from clock_timestamp())"
_ENTER: Final = f"insert into processes (number, seen_at) values (%s, {_NOW})"
_LEAVE: Final = "delete from processes where number = %s"
_SIGN: Final = f"""
    update processes set seen_at = {_NOW}
    from (select number, seen_at from processes where number = %s for update) as before
    where processes.number = before.number
    returning processes.seen_at - before.seen_at
"""
# A row that the writer of a silent process has locked is left for later: what it stores now still counts, and
# PostgreSQL ends a transaction in which nothing happens (`store/database.py`). Whoever would begin to write after
# this has to wait until the row is gone.
_STRIKE_OFF: Final = f"""
    with silent as (
        select number from processes where seen_at < {_NOW} - %s for update skip locked
    ), gone as (
        delete from processes using silent where processes.number = silent.number returning processes.number
    )
    select number, (
        select count(pg_terminate_backend(pid)) from pg_stat_activity
        where datname = current_database() and application_name = 'freehold_' || number
    ) from gone
"""


class StruckOff(Exception):
    """The others hold this process for dead, and may have its tables."""


class Roll:
    """The place of one link on the roll; all of it goes through a connection of that link."""

    def __init__(self, connection: AsyncConnection[Any], number: int) -> None:
        self._connection = connection
        self._number = number

    async def enter(self) -> None:
        await self._connection.execute(_ENTER, (self._number,))

    async def leave(self) -> None:
        await self._connection.execute(_LEAVE, (self._number,))

    async def sign(self) -> float:
        """Show that we are there; how many seconds ago we last did. StruckOff if it is too late."""
        row = await (await self._connection.execute(_SIGN, (self._number,))).fetchone()
        if row is None:
            raise StruckOff(f"process {self._number} was silent for too long")
        return float(row[0])

    async def strike_off(self, silence: float) -> list[int]:
        """Take everybody off who has not signed for so many seconds; who that is."""
        rows = await (await self._connection.execute(_STRIKE_OFF, (silence,))).fetchall()
        return [row[0] for row in rows]


def connection_name(number: int) -> str:
    """What the connections of a link are called in the database, so that others can end them."""
    return f"freehold_{number}"
