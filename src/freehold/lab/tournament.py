"""A tournament: every strategy against every other, and ratings out of all results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from typing import Any

from freehold._version import VERSION
from freehold.engine.errors import BadSetup
from freehold.kingdoms import Kingdom
from freehold.lab.crew import Crew
from freehold.lab.entrants import Entrant, told_apart
from freehold.lab.kingdom import kingdom_for
from freehold.lab.match import Match, check_seed
from freehold.lab.ratings import ratings
from freehold.lab.result import INTERRUPTED, Result
from freehold.lab.simulate import simulate
from freehold.lab.statistics import Estimate, rate
from freehold.lab.tally import Tally


@dataclass
class Tournament:
    """Who takes part, with which cards, and what came of each pair that was played."""

    entrants: Sequence[Entrant]
    kingdom: Kingdom
    seed: int | str = 0
    guard: bool | None = None
    #: By the places of the two in `entrants`, the lower first.
    results: dict[tuple[int, int], Result] = field(default_factory=dict)
    interrupted: bool = False

    @staticmethod
    def of(strategies: Sequence[str], kingdom: str | None, seed: int | str, guard: bool | None) -> Tournament:
        """A tournament as somebody types it. All play with the same cards: what any of them needs is there for all."""
        if len(strategies) < 2:
            why = "a tournament needs two strategies or more; `freehold strategies` lists some"
            raise BadSetup(why, "tournament-size")
        check_seed(seed)
        entrants = [Entrant.of(text, guard) for text in strategies]
        return Tournament(entrants, kingdom_for(entrants, kingdom, seed), seed, guard)

    @property
    def names(self) -> list[str]:
        return told_apart(entrant.strategy.name for entrant in self.entrants)

    @property
    def pairs(self) -> list[tuple[int, int]]:
        return list(combinations(range(len(self.entrants)), 2))

    def match(self, pair: tuple[int, int]) -> Match:
        return Match(tuple(self.entrants[place] for place in pair), self.kingdom, self.seed, self.guard)

    def play(self, games: int, crew: Crew, progress: Callable[[tuple[int, int], Tally], None]) -> None:
        """Play so many games of each pair. Ctrl-C ends it with what was played so far."""
        for pair in self.pairs:
            match = self.match(pair)
            result = simulate(match, match.even(games), crew=crew, progress=partial(progress, pair))
            if result.tally.games:
                self.results[pair] = result
            if result.stopped == INTERRUPTED:
                self.interrupted = True
                return

    # --- what came of it -----------------------------------------------------------------------------

    def victories(self) -> list[list[float]]:
        """How often each won against each, shared victories split."""
        count = len(self.entrants)
        won = [[0.0] * count for _ in range(count)]
        for pair, result in self.results.items():
            for own, other, side in zip(pair, reversed(pair), result.tally.sides, strict=True):
                won[own][other] = side.victories()
        return won

    def ratings(self) -> list[Estimate]:
        return ratings(self.victories())

    def ranking(self) -> list[int]:
        """The places in `entrants`, the best first; of equal ones the one named first."""
        rated = self.ratings()
        return sorted(range(len(rated)), key=lambda place: -rated[place].value)

    def win_share(self, place: int, against: int | None = None) -> Estimate:
        """The part of the victories in the games of one, against all others or one of them."""
        won = self.victories()
        others = [other for other in range(len(won)) if other != place and against in (None, other)]
        games = sum(self.games(place, other) for other in others)
        return rate(sum(won[place][other] for other in others), games)

    def games(self, place: int, other: int) -> int:
        """How many games two have played."""
        result = self.results.get((min(place, other), max(place, other)))
        return 0 if result is None else result.tally.games

    def to_dict(self) -> dict[str, Any]:
        rated = self.ratings()
        names = self.names
        return {
            "freehold": VERSION,
            "kingdom": self.kingdom.to_dict(),
            "seed": self.seed,
            "interrupted": self.interrupted,
            "ranking": [
                {
                    "name": names[place],
                    "rating": rated[place].to_dict(),
                    "win_share": self.win_share(place).to_dict(),
                }
                for place in self.ranking()
            ],
            "pairs": [
                {
                    "strategies": [names[place] for place in pair],
                    "games": result.tally.games,
                    "wins": [side.wins() for side in result.tally.sides],
                    "win_share": result.tally.sides[0].win_share().to_dict(),
                    "turns": result.tally.turns.mean.to_dict(),
                    "command": result.command,
                }
                for pair, result in self.results.items()
            ],
        }
