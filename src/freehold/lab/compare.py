"""What a card is worth: a strategy with it against the same strategy without it, and what the game is like for both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from freehold._version import VERSION
from freehold.kingdoms.names import find_card
from freehold.lab.crew import Crew
from freehold.lab.entrants import Entrant
from freehold.lab.kingdom import kingdom_for
from freehold.lab.match import Match, check_seed
from freehold.lab.result import INTERRUPTED, Result
from freehold.lab.simulate import simulate
from freehold.lab.tally import Side, Tally

# Who buys the card.
ONE_SIDE: Final = "one side"
NOBODY: Final = "nobody"
BOTH_SIDES: Final = "both sides"

HELPS: Final = "helps"
HARMS: Final = "harms"
OPEN: Final = "open"


@dataclass
class Comparison:
    """The matches of a comparison, by who buys the card; the one that decides comes first."""

    card: str
    matches: dict[str, Match]
    results: dict[str, Result] = field(default_factory=dict)
    interrupted: bool = False

    @staticmethod
    def of(
        card: str,
        base: str,
        kingdom: str | None = None,
        seed: int | str = 0,
        guard: bool | None = None,
        language: str = "en",
    ) -> Comparison:
        """A comparison as somebody types it. The card lies in the Supply in all matches, whoever buys it."""
        check_seed(seed)
        name = find_card(card, language).name
        without = Entrant.of(base, guard)
        having = Entrant.of(f"{base}+{name}", guard)
        found = kingdom_for([having, without], kingdom, seed)
        pairs = {ONE_SIDE: (having, without), NOBODY: (without, without), BOTH_SIDES: (having, having)}
        return Comparison(name, {who: Match(pair, found, seed, guard) for who, pair in pairs.items()})

    def play(
        self,
        games: int,
        crew: Crew,
        until: float = 0.0,
        progress: Callable[[str, Tally], None] = lambda who, tally: None,
    ) -> None:
        """Play so many games of each match. Ctrl-C ends it with what was played so far."""
        for who, match in self.matches.items():
            result = simulate(match, match.even(games), crew=crew, until=until, progress=partial(progress, who))
            if result.tally.games:
                self.results[who] = result
            if result.stopped == INTERRUPTED:
                self.interrupted = True
                return

    @property
    def buyer(self) -> Side:
        """The side that alone buys the card."""
        return self._sides[0]

    @property
    def other(self) -> Side:
        return self._sides[1]

    @property
    def _sides(self) -> list[Side]:
        match = self.matches[ONE_SIDE]
        return (self.results[ONE_SIDE].tally if ONE_SIDE in self.results else Tally.of(match.names)).sides

    @property
    def verdict(self) -> str:
        """Whether the card helps whom alone buys it, as far as that is sure: one half would be no difference."""
        share = self.buyer.win_share()
        if share.low > 0.5:
            return HELPS
        return HARMS if share.high < 0.5 else OPEN

    def to_dict(self) -> dict[str, Any]:
        return {
            "freehold": VERSION,
            "card": self.card,
            "verdict": self.verdict,
            "win_share": self.buyer.win_share().to_dict(),
            "interrupted": self.interrupted,
            "matches": {who: result.to_dict() for who, result in self.results.items()},
        }
