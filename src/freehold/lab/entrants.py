"""Who plays: the strategies of a match, as people type them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from freehold.bots.bot import Bot
from freehold.strategies.loading import load
from freehold.strategies.strategy import Strategy, Written


@dataclass(frozen=True)
class Entrant:
    """One who takes part in a match: what somebody typed, and the strategy that it means."""

    text: str
    strategy: Strategy

    @staticmethod
    def of(text: str, guard: bool | None = None) -> Entrant:
        """The strategy that a text means; with `guard` as if its file said so. A program decides that for itself."""
        strategy = load(text)
        if guard is not None and isinstance(strategy, Written):
            strategy = strategy.guarded(guard)
        return Entrant(text, strategy)

    def maker(self) -> Callable[[int], Bot]:
        """What gives a bot for each game, by a seed.

        A bot by a written strategy leaves nothing to chance, remembers nothing from one game to the next and takes time
        to make: one does for all games. Whatever else a bot may do, it is made anew.
        """
        if not isinstance(self.strategy, Written):
            return self.strategy.bot
        bot = self.strategy.bot(0)
        return lambda seed: bot


def told_apart(names: Iterable[str]) -> list[str]:
    """Names with a number behind those that come up more than once."""
    names = list(names)
    often = Counter(names)
    seen: Counter[str] = Counter()
    told: list[str] = []
    for name in names:
        seen[name] += 1
        told.append(f"{name} ({seen[name]})" if often[name] > 1 else name)
    return told
