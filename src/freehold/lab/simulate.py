"""Playing a match: block after block, until enough was played or enough is known."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from typing import Protocol

from freehold.interrupts import put_off
from freehold.lab.crew import Alone, Crew
from freehold.lab.match import Match
from freehold.lab.result import INTERRUPTED, SURE_ENOUGH, Result
from freehold.lab.rows import GameRow
from freehold.lab.tally import Tally

Progress = Callable[[Tally], None]


class RowWriter(Protocol):
    """Something that takes the games one by one, such as a Parquet file."""

    def write(self, rows: list[GameRow]) -> None: ...


def simulate(
    match: Match,
    games: int,
    *,
    first: int = 0,
    until: float = 0.0,
    crew: Crew | None = None,
    rows: RowWriter | None = None,
    progress: Progress = lambda tally: None,
) -> Result:
    """Play games of a match from number `first` on. Ctrl-C gives the result so far.

    With `until` no more are played once every win rate is known to within so much, such as 0.01 for plus or minus one
    percent. That is looked at between blocks, in their order, so it does not depend on who plays them, nor how fast.
    """
    crew = crew or Alone()
    result = Result(match, Tally.of(match.names), first, workers=crew.name)
    start = time.monotonic()
    try:
        with closing(crew.play(match, match.blocks(games, first), rows is not None)) as played:
            for block in played:
                with put_off():
                    result.tally.merge(block.tally)
                    if rows is not None:
                        rows.write(block.rows)
                result.seconds = time.monotonic() - start
                progress(result.tally)
                if until and margin(result.tally) <= until:
                    result.stopped = SURE_ENOUGH
                    break
    except KeyboardInterrupt:
        result.stopped = INTERRUPTED
    result.seconds = time.monotonic() - start
    return result


def margin(tally: Tally) -> float:
    """How well the win rates are known: half the interval of the one that is known worst."""
    return max(side.win_rate().margin for side in tally.sides)
