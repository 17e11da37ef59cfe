"""One game by itself, for those who analyse them one by one."""

from __future__ import annotations

from typing import NamedTuple

from freehold.bots.watched import Row
from freehold.lab.match import Match
from freehold.lab.tally import Ending


class GameRow(NamedTuple):
    """One game of a match. Lists go by seat, in turn order."""

    number: int
    seed: str
    #: The names of the strategies.
    seats: list[str]
    #: The strategies that won; all of them if the game was broken off.
    winners: list[str]
    points: list[int]
    turns: list[int]
    ending: Ending
    #: How many decisions were answered.
    answers: int

    @staticmethod
    def of(match: Match, row: Row, ending: Ending) -> GameRow:
        seats = [match.names[entrant] for entrant in match.seats(row.number)]
        winners = [seats[seat] for seat in row.winners]
        return GameRow(
            row.number, match.seed_of(row.number), seats, winners, row.points, row.turns, ending, row.answers
        )
