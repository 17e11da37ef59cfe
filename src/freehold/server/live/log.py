"""The log as one viewer gets it: lines that are added, and now and then the last ones told anew.

Things that follow each other can become one line (Treasures played one by one, bonuses), so what is told of a turn
may change until the turn is over. Nothing is ever gathered over the beginning of a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from freehold.texts import log_lines
from freehold.texts.log import TURNS

Json = dict[str, Any]


class Log:
    """What a viewer was told so far; only the lines of the current turn are kept."""

    def __init__(self, seat: int | None) -> None:
        self._seat = seat
        #: The event with which the current turn begins, and how many lines stand before it.
        self.turn = 0
        self._before = 0
        self._lines: list[Json] = []

    def follow(self, events: Sequence[Json], names: Sequence[str]) -> tuple[int, list[Json]]:
        """The lines that are new, and how many of those before stay as they are.

        `events` are those from the beginning of the current turn on.
        """
        told, before = self._lines, self._before
        lines: list[Json] = []
        for turn in turns(events):
            self._before += len(self._lines) if lines else 0
            self._lines = lines_of(turn, names, self._seat)
            lines += self._lines
            self.turn += len(turn)
        if events:
            self.turn -= len(turns(events)[-1])
        same = common(told, lines)
        return before + same, lines[same:]


def missed(events: Sequence[Json], since: int, names: Sequence[str], seat: int | None) -> tuple[int, list[Json]]:
    """The same for somebody who has heard the log of the first `since` events."""
    known, lines = lines_of(events[:since], names, seat), lines_of(events, names, seat)
    same = common(known, lines)
    return same, lines[same:]


def lines_of(events: Sequence[Json], names: Sequence[str], seat: int | None) -> list[Json]:
    """The lines of some events as data."""
    return [
        {"depth": line.depth, "said": line.said.to_data(), "turn": line.turn} for line in log_lines(events, names, seat)
    ]


def turns(events: Sequence[Json]) -> list[list[Json]]:
    """Events parted before each that begins a turn."""
    parts: list[list[Json]] = []
    for event in events:
        if not parts or event["what"] in TURNS:
            parts.append([])
        parts[-1].append(event)
    return parts


def common(one: Sequence[Json], other: Sequence[Json]) -> int:
    """How many lines two logs have in common from their beginning."""
    for place, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return place
    return min(len(one), len(other))
