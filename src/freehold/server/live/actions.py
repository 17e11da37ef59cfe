"""What people at a table can do: one function for each type of message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from freehold.bots import BOTS
from freehold.engine.errors import FreeholdError
from freehold.server.live.emotes import EMOTES
from freehold.server.live.rematch import rematch
from freehold.server.live.table import LiveTable
from freehold.server.live.undoing import Request, others_to_ask, undo_of
from freehold.server.refusal import Refusal
from freehold.server.socket.listener import Listener
from freehold.server.store import Answer
from freehold.server.validate import Fields, wrong
from freehold.texts.words import LANGUAGES

Action = Callable[[LiveTable, Listener, Fields], Awaitable[None]]

#: More options than any decision has.
_MOST_CHOSEN: Final = 500


# --- before the game ----------------------------------------------------------------------------------------


async def start(table: LiveTable, connection: Listener, said: Fields) -> None:
    seat = _host(table, connection)
    story = table.story
    if any(place.free for place in story.seats):
        raise Refusal("server-seats-free")
    table.happen("start", seat, said.client_seed())
    table.crowd.begin()
    await table.settle()


async def seed(table: LiveTable, connection: Listener, said: Fields) -> None:
    """Add another random text to the shuffles: one that the server did not know when it committed itself."""
    seat = _seated(table, connection)
    if table.story.game is not None:
        raise Refusal("server-begun")
    table.happen("seed", seat, said.client_seed())
    await table.settle()


async def fill(table: LiveTable, connection: Listener, said: Fields) -> None:
    """The host puts a bot into a seat, or frees it: a bot's, or that of somebody who is not there."""
    _host(table, connection)
    place = said.number("seat", 0, len(table.story.seats) - 1)
    seat = table.story.seats[place]
    bot = said.choice("bot", BOTS) if "bot" in said else None
    if seat.person and (place == table.story.host or table.crowd.here(place)):
        raise Refusal("server-seat-taken")
    table.happen("fill", place, bot)
    await table.settle()


# --- in the game --------------------------------------------------------------------------------------------


async def answer(table: LiveTable, connection: Listener, said: Fields) -> None:
    seat = _playing(table, connection)
    game = table.story.game
    assert game is not None
    given = _answer(said)
    place = (said.number("epoch", 0, 1 << 31), said.number("entries", 0, 1 << 31))
    decision = game.decision
    if decision is None or decision.seat != seat:
        raise Refusal("error-not-yours")
    if place != (table.story.epoch, len(game.answers)):
        raise Refusal("server-too-late")
    try:
        table.answer(seat, given)
    except FreeholdError as problem:
        raise Refusal.of(problem) from problem
    await table.settle()


def _answer(said: Fields) -> Answer:
    given = said.raw("answer")
    if isinstance(given, list) and len(given) <= _MOST_CHOSEN and all(map(_is_number, given)):
        return tuple(given)
    if not _is_number(given):
        raise wrong("answer")
    number: int = given
    return number


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


async def undo(table: LiveTable, connection: Listener, said: Fields) -> None:
    seat = _playing(table, connection)
    story = table.story
    _same_version(table, said)
    how = undo_of(story, seat)
    to = story.trail.last_of(seat)
    if how is None or to is None:
        raise Refusal("error-bad-undo")
    if how == "free":
        await _undo(table, seat, to)
        return
    if table.request is not None:
        raise Refusal("server-undo-pending")
    table.request = Request(seat, to, others_to_ask(story, seat))
    table.crowd.tell_all(table.request)


async def consent(table: LiveTable, connection: Listener, said: Fields) -> None:
    """Agree to an undo, or not. Whoever asked for it can take that back."""
    seat = _playing(table, connection)
    _same_version(table, said)
    request = table.request
    yes = said.truth("yes")
    if request is None or (seat not in request.needed and (yes or seat != request.by)):
        raise Refusal("server-no-undo")
    if not yes:
        table.request = None
        table.crowd.tell_all(None)
        if seat != request.by:
            table.crowd.tell_everybody({"type": "undo_refused", "by": request.by, "seat": seat})
        return
    request.answered.add(seat)
    if request.granted:
        await _undo(table, request.by, request.to)
    else:
        table.crowd.tell_all(request)


async def _undo(table: LiveTable, seat: int, to: int) -> None:
    table.request = None
    table.happen("undo", seat, to)
    await table.settle()


async def resign(table: LiveTable, connection: Listener, said: Fields) -> None:
    """Leave: before the game the seat is free again; in it a bot plays on, or with two players the game ends."""
    if table.story.game is None:
        seat = _seated(table, connection)
        table.happen("leave", seat)
        table.crowd.make_spectators(seat)
    else:
        table.request = None
        table.happen("resign", _playing(table, connection), table.settings.stand_in)
    await table.settle()


async def replace(table: LiveTable, connection: Listener, said: Fields) -> None:
    _playing(table, connection)
    place = said.number("seat", 0, len(table.story.seats) - 1)
    if not table.story.seats[place].plays or not table.crowd.missing_long(place):
        raise Refusal("server-not-missing")
    if table.request is not None:
        table.request = None  # those who have to agree are others now
    table.happen("replace", place, said.choice("bot", BOTS, table.settings.stand_in))
    await table.settle()


# --- whenever -------------------------------------------------------------------------------------------------


async def play_again(table: LiveTable, connection: Listener, said: Fields) -> None:
    seat = _seated(table, connection)
    if not table.story.over:
        raise Refusal("server-not-over")
    if table.story.rematch is None:
        same, test_seed = said.truth("same_seed"), table.settings.test_seed
        following = await rematch(table.story, table.store, seat, same_seed=same, test_seed=test_seed)
        table.happen("rematch", seat, following)
        await table.settle()
    table.crowd.tell_everybody({"type": "rematch", "table": table.story.rematch})


async def option(table: LiveTable, connection: Listener, said: Fields) -> None:
    said.choice("name", ("language",))
    connection.language = said.choice("value", LANGUAGES)


async def emote(table: LiveTable, connection: Listener, said: Fields) -> None:
    seat = _seated(table, connection)
    chosen = said.choice("emote", EMOTES)
    if not connection.emotes.take():
        raise Refusal("server-too-often", 429)
    table.crowd.tell_everybody({"type": "emote", "seat": seat, "emote": chosen})


# --- who may ------------------------------------------------------------------------------------------------


def _seated(table: LiveTable, connection: Listener) -> int:
    seat = connection.seat
    if seat is None or not table.story.seats[seat].person:
        raise Refusal("server-only-watching", 403)
    return seat


def _host(table: LiveTable, connection: Listener) -> int:
    seat = _seated(table, connection)
    if seat != table.story.host:
        raise Refusal("server-only-host", 403)
    if table.story.game is not None:
        raise Refusal("server-begun")
    return seat


def _playing(table: LiveTable, connection: Listener) -> int:
    seat = _seated(table, connection)
    if table.story.game is None:
        raise Refusal("server-not-begun")
    if table.story.over:
        raise Refusal("error-game-over")
    if not table.story.seats[seat].plays:
        raise Refusal("server-resigned", 403)
    return seat


def _same_version(table: LiveTable, said: Fields) -> None:
    game = table.story.game
    assert game is not None
    if (said.number("epoch", 0, 1 << 31), said.number("version", 0, 1 << 31)) != (table.story.epoch, game.version):
        raise Refusal("server-too-late")


ACTIONS: Final[dict[str, Action]] = {
    "start": start,
    "seed": seed,
    "fill": fill,
    "answer": answer,
    "undo": undo,
    "consent": consent,
    "resign": resign,
    "replace": replace,
    "rematch": play_again,
    "option": option,
    "emote": emote,
}
