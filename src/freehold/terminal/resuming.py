"""Going on with a game that comes from a file: who plays in it, and which of its answers were the person's."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from freehold.bots import BOTS, make_bot
from freehold.engine.errors import BadRecord
from freehold.engine.record import Record
from freehold.terminal.keeping import real
from freehold.texts import Message, message, problem

if TYPE_CHECKING:
    from freehold.bots.bot import Bot
    from freehold.engine.game import Game


class NotResumable(Exception):
    """A kept game that cannot go on here, and what to tell the person about it."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.key)
        self.why = why


@dataclass(frozen=True)
class Kept:
    """A game that can go on: with what the person was called, and with the bots of the other seats."""

    game: Game
    person: str
    bots: list[Bot]


def kept_game(path: Path, bot: str | None = None) -> Kept:
    """The unfinished game in a file; NotResumable, or OSError if it cannot be read.

    The names of the seats tell which bots play, unless `bot` says who takes all seats but the first.
    """
    try:
        record = _record(path)
        game = record.replay()
    except BadRecord as bad:
        raise NotResumable(problem(bad)) from bad
    if game.over:
        raise NotResumable(message("terminal-why-over"))
    others = record.seats[1:]
    makers = [bot] * len(others) if bot is not None else _bots(record.seats)
    chance = Random(f"{record.seed} {len(record.answers)}")
    return Kept(game, record.seats[0], [make_bot(maker, chance.randrange(2**31)) for maker in makers])


def holds_open_game(path: Path) -> bool:
    """Whether a file holds a game that has not ended."""
    try:
        return not _record(path).replay().over
    except (OSError, BadRecord, NotResumable):
        return False


def _record(path: Path) -> Record:
    file = real(path)
    if file.exists() and not file.is_file():  # a pipe or a device might never end
        raise NotResumable(message("terminal-why-special"))
    try:
        return Record.from_json(file.read_text(encoding="utf-8"))
    except ValueError as error:  # not even text
        raise BadRecord(f"{path} is not a text file", "record-not-json") from error


def _bots(seats: list[str]) -> list[str]:
    """The bots of all seats but the first, by the names that they have in a kept game."""
    known = {maker(0).name: name for name, maker in BOTS.items()}
    makers = [known.get(seat) or known.get(re.sub(r" \d+$", "", seat), "") for seat in seats]
    if makers[0]:
        raise NotResumable(message("terminal-why-first-seat"))
    if not all(makers[1:]):
        people = [seat for seat, maker in zip(seats, makers, strict=True) if not maker]
        raise NotResumable(message("terminal-why-people", names=people))
    return makers[1:]


def own_answers(game: Game, seat: int) -> list[int]:
    """Which of the answers given so far were a seat's own. A set-up position does not tell."""
    if not game.answers or game.is_position:
        return []
    twin = Record.of(game).replay(0)
    own = []
    for number, answer in enumerate(game.answers):
        decision = twin.decision
        if decision is not None and decision.seat == seat and not decision.idle:
            own.append(number)
        twin.answer(answer)
    return own
