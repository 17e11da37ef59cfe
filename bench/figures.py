"""`make figures`: results that other simulators agree on, played again, ours beside theirs.

The lab plays them, as `freehold simulate` would. A row that is off by more than it may be is marked and makes the
command fail.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from freehold.bots import Bot
from freehold.engine.decision import Decision
from freehold.engine.game import Game
from freehold.engine.views import View
from freehold.kingdoms import FIRST_GAME, Kingdom
from freehold.lab.crew import Crew, crew_for
from freehold.lab.match import Match
from freehold.lab.simulate import simulate
from freehold.lab.tally import Tally
from freehold.strategies import load

FIGURES: Final = Path(__file__).with_name("figures.yaml")
GAMES: Final = 50_000
#: How far a figure may be off: in points (percent) by kind of row, and in turns.
POINTS: Final = {"matches": 0.8, "seats": 1.5, "one_card": 2.0}
TURNS: Final = 0.1
PROVINCES_ALONE: Final = 4


@dataclass(frozen=True)
class Figure:
    """One number, ours beside theirs."""

    what: str
    theirs: float
    ours: float
    #: How far apart they may be; None if the row is judged by its other figures alone.
    within: float | None

    @property
    def off(self) -> bool:
        return self.within is not None and abs(self.ours - self.theirs) > self.within

    def __str__(self) -> str:
        return f"{self.what} {self.ours:6.2f} ({self.theirs:5.2f}){'!' if self.off else ' '}"


class Bystander(Bot):
    """Does nothing, so that the other player is as good as alone."""

    def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
        return decision.passive()


def main() -> int:
    arguments = argparse.ArgumentParser(
        prog="python -m bench.figures", description="Known results, ours beside theirs."
    )
    arguments.add_argument("--games", type=int, default=GAMES, help="games for each row")
    games = arguments.parse_args().games
    print(f"{games:,} games for each row; ours, and theirs in brackets; ! is too far off", file=sys.stderr)
    off = 0
    with crew_for(None) as crew:
        for title, figures in rows(yaml.safe_load(FIGURES.read_text(encoding="utf-8")), games, crew):
            off += any(figure.off for figure in figures)
            print(f"{title:28} {'  '.join(map(str, figures))}", flush=True)
    print(f"{off} rows are too far off" if off else "all within what was promised")
    return 1 if off else 0


def rows(known: dict[str, Any], games: int, crew: Crew) -> Iterator[tuple[str, list[Figure]]]:
    """Each row of the table with its figures, as it is played."""
    for row in known["matches"]:
        guard = "guard" if row["guard"] else "no guard"
        tally = played(row["a"], row["b"], row["guard"], games, crew)
        yield f"{row['a']} : {row['b']}, {guard}", outcome(row, tally, POINTS["matches"], TURNS)
    for row in known["seats"]:
        tally = played(row["a"], row["a"], True, games, crew)
        yield f"{row['a']} : itself, guard", seats(row, tally)
    for row in known["alone"]:
        yield f"{row['a']} alone", [Figure("turns", row["turns"], turns_alone(row["a"], games), TURNS)]
    for card, row in known["one_card"].items():
        tally = played(f"BMU+{card}", "BMU", True, games, crew)
        yield f"BMU+{card} : BMU, guard", outcome(row, tally, POINTS["one_card"], None)


def played(a: str, b: str, guard: bool, games: int, crew: Crew) -> Tally:
    return simulate(Match.of([a, b], guard=guard), games, crew=crew).tally


def outcome(row: dict[str, float], tally: Tally, points: float, turns: float | None) -> list[Figure]:
    ours = [100 * side.wins() / side.games() for side in tally.sides]
    return [
        Figure("A wins", row["wins_a"], ours[0], points),
        Figure("B wins", row["wins_b"], ours[1], points),
        Figure("turns", row["turns"], tally.turns.mean.value, turns),
    ]


def seats(row: dict[str, float], tally: Tally) -> list[Figure]:
    """How often who sits first and who sits second wins, whichever of the two alike that is."""
    ours = [100 * sum(side.wins(seat) for side in tally.sides) / tally.games for seat in (0, 1)]
    return [
        Figure("first wins", row["first"], ours[0], POINTS["seats"]),
        Figure("second wins", row["second"], ours[1], POINTS["seats"]),
    ]


def turns_alone(name: str, games: int) -> float:
    """The average number of turns until a strategy has its Provinces, if the other player does nothing."""
    strategy = load(name)
    box = Kingdom.of(strategy.needs or FIRST_GAME).box(2)
    bots = [strategy.bot(0), Bystander()]
    turns = 0
    for seed in range(games):
        game = Game.dealt(box, seed, 0, events=False, checkpoints=False)
        views = [game.view(0), game.view(1)]
        decision = game.decision
        while decision is not None and views[0].owned("Province") < PROVINCES_ALONE:
            game.answer(bots[decision.seat].answer(views[decision.seat], decision))
            decision = game.decision
        turns += views[0].turns(0)
    return turns / games


if __name__ == "__main__":
    sys.exit(main())
