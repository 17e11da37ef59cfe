"""The randomizers, one for each Kingdom card and landscape: shuffled by a seed, and turned over."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import log
from random import Random
from typing import Final

from freehold.engine.kind import CARDS, Kind
from freehold.engine.setup import KINGDOM_SIZE
from freehold.engine.types import WAY

#: How many landscapes the rulebook recommends at most, and how many of them may be Ways.
MOST_LANDSCAPES: Final = 2
MOST_WAYS: Final = 1


class Chances:
    """What chance has in store for a seed: a number between 0 and 1 for each randomizer, whether it is used or not.

    So one that is taken out, or a set that is added after the others, leaves the chances of the rest as they were.
    """

    def __init__(self, seed: int | str) -> None:
        self.random = Random(f"kingdom {seed}")
        #: Of how many Alchemy cards there will be.
        self.of_alchemy = self.random.random()
        self._of_kinds = {kind: self.random.random() for kind in CARDS}

    def shuffled(self, kinds: Iterable[Kind], weight: Callable[[Kind], float]) -> list[Kind]:
        """Randomizers in random order: each time the next one is drawn, its odds are its weight."""
        return sorted(kinds, key=lambda kind: -log(1.0 - self._of_kinds[kind]) / weight(kind))


def turn_over(
    randomizers: Iterable[Kind],
    most_landscapes: int = MOST_LANDSCAPES,
    *,
    most_ways: int = MOST_WAYS,
    size: int = KINGDOM_SIZE,
) -> tuple[list[str], list[str]]:
    """Deal from shuffled randomizers until ten Kingdom cards are out; those, and the landscapes among them.

    Landscapes do not count as Kingdom cards. Those beyond the recommended number are passed over.
    """
    kingdom: list[str] = []
    landscapes: list[str] = []
    ways = 0
    for kind in randomizers:
        if len(kingdom) == size:
            break
        if kind.kingdom:
            kingdom.append(kind.name)
        elif len(landscapes) < most_landscapes and not (kind.is_a(WAY) and ways >= most_ways):
            landscapes.append(kind.name)
            ways += kind.is_a(WAY)
    return kingdom, landscapes
