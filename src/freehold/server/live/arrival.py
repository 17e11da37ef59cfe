"""Coming to a table with a token or without, and leaving it."""

from __future__ import annotations

from freehold.server import tokens
from freehold.server.live.story import Story
from freehold.server.live.table import LiveTable
from freehold.server.socket import codes
from freehold.server.socket.listener import Listener


async def arrive(
    table: LiveTable, connection: Listener, token: str | None, since: int | None, epoch: int
) -> int | None:
    """Take a connection in and tell it everything; or the code to close it with."""

    async def come() -> int | None:
        seat = None if token is None else seat_of(table.story, token)
        if token is not None and seat is None:
            return codes.BAD_TOKEN
        table.crowd.remove(connection)  # it may be here already, and say hello again
        if len(table.crowd) >= table.settings.connections_per_table:
            return codes.TOO_MANY
        connection.seat = seat
        table.crowd.add(connection)  # before anybody hears of it: who is back is not missing any more
        if seat is not None and _comes_back(table, seat):
            table.happen("return", seat)
            table.request = None
            await table.settle(besides=connection)
        else:
            table.crowd.tell_table(besides=connection)
        table.crowd.welcome(connection, table.request, since, epoch)
        return None

    return await table.run(come)


async def leave(table: LiveTable, connection: Listener) -> None:
    """It is gone. The table may be so as well, if it could not be stored; then nobody has to be told."""
    table.crowd.remove(connection)
    if not table.broken:
        table.crowd.tell_table()


def seat_of(story: Story, token: str) -> int | None:
    """The seat that a token holds. All seats are compared, whichever it is."""
    found = None
    for place, seat in enumerate(story.seats):
        if seat.person and tokens.fits(token, seat.token):
            found = place
    return found


def _comes_back(table: LiveTable, seat: int) -> bool:
    """Whether a bot has stood in for somebody who is here again."""
    sitting = table.story.seats[seat]
    return sitting.stand_in is not None and not sitting.resigned and not table.story.over
