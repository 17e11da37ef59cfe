"""The log as one viewer gets it: lines that are added, and now and then the last ones told anew.

Things that follow each other can become one line (Treasures played one by one, bonuses), so what is told of a turn
may change until the turn is over. Nothing is ever gathered over the beginning of a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from freehold.texts import log_lines
from freehold.texts.log import TURNS, Line

Json = dict[str, Any]


class Log:
    """What a viewer was told so far; only the lines of the current turn are kept."""

    def __init__(self, seat: int | None) -> None:
        self._seat = seat
        #: The event with which the current turn begins, and how many lines stand before it.
        self.turn = 0
        self._before = 0
        #: The lines of the current turn, and how many events they tell of.
        self._lines: list[Line] = []
        self._told = 0

    def follow(self, events: Sequence[Json], names: Sequence[str]) -> tuple[int, list[Json]]:
        """The lines that are new, and how many of those before stay as they are.

        `events` are those from the beginning of the current turn on.
        """
        if len(events) == self._told:
            return self._before + len(self._lines), []
        told, before = self._lines, self._before
        lines: list[Line] = []
        for turn in turns(events):
            self._before += len(self._lines) if lines else 0
            self._lines = list(log_lines(turn, names, self._seat))
            self._told = len(turn)
            lines += self._lines
        self.turn += len(events) - self._told
        same = common(told, lines)
        return before + same, as_data(lines[same:])


def missed(events: Sequence[Json], since: int, names: Sequence[str], seat: int | None) -> tuple[int, list[Json]]:
    """The same for somebody who has heard the log of the first `since` events."""
    known, lines = list(log_lines(events[:since], names, seat)), list(log_lines(events, names, seat))
    same = common(known, lines)
    return same, as_data(lines[same:])


def as_data(lines: Sequence[Line]) -> list[Json]:
    return [{"depth": line.depth, "said": line.said.to_data(), "turn": line.turn} for line in lines]


def turns(events: Sequence[Json]) -> list[list[Json]]:
    """Events parted before each that begins a turn."""
    parts: list[list[Json]] = []
    for event in events:
        if not parts or event["what"] in TURNS:
            parts.append([])
        parts[-1].append(event)
    return parts


def common(one: Sequence[Line], other: Sequence[Line]) -> int:
    """How many lines two logs have in common from their beginning."""
    for place, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return place
    return min(len(one), len(other))
