"""Which Kingdom cards and landscapes to play with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from freehold.engine.errors import BadSetup
from freehold.engine.kind import CARDS, Kind
from freehold.engine.setup import KINGDOM_SIZE
from freehold.engine.types import EVENT, WAY

#: How many landscapes the rulebook recommends at most, and how many of them may be Ways.
MOST_LANDSCAPES = 2
MOST_WAYS = 1

#: The ten cards that the rulebook suggests for a first game.
FIRST_GAME = (
    "Cellar",
    "Market",
    "Merchant",
    "Militia",
    "Mine",
    "Moat",
    "Remodel",
    "Smithy",
    "Village",
    "Workshop",
)


def random_kingdom(seed: int | str, *, sets: Sequence[str] = (), include: Sequence[str] = ()) -> list[str]:
    """Ten different Kingdom cards: those to include, and others at random out of the given (or all) sets."""
    chosen = [CARDS.find(name).name for name in include]
    if len(chosen) > KINGDOM_SIZE:
        raise BadSetup(f"{len(chosen)} cards to include, but a kingdom has {KINGDOM_SIZE}")
    pool = [kind.name for kind in CARDS if kind.kingdom and (not sets or kind.set_name in sets)]
    others = [name for name in pool if name not in chosen]
    missing = KINGDOM_SIZE - len(chosen)
    if len(others) < missing:
        raise BadSetup(f"{', '.join(sets)}: only {len(others)} cards to choose from, {missing} are needed")
    return chosen + Random(seed).sample(others, missing)


def random_landscapes(seed: int | str, *, sets: Sequence[str] = (), count: int | None = None) -> list[str]:
    """Landscapes of the given (or all) sets, at most one of them a Way.

    Without a `count` as many as come up when they are shuffled among the Kingdom cards, but no more than two;
    with one, they are dealt from a deck of their own.
    """
    kinds = [kind for kind in CARDS if not sets or kind.set_name in sets]
    randomizers = [kind for kind in kinds if kind.is_a(EVENT | WAY) or (count is None and kind.kingdom)]
    Random(seed).shuffle(randomizers)
    return turn_over(randomizers, MOST_LANDSCAPES if count is None else count)[1]


def turn_over(randomizers: Iterable[Kind], most_landscapes: int = MOST_LANDSCAPES) -> tuple[list[str], list[str]]:
    """Deal from shuffled randomizers until ten Kingdom cards are out; those, and the landscapes among them.

    Landscapes do not count as Kingdom cards. Those beyond the recommended number are passed over.
    """
    kingdom: list[str] = []
    landscapes: list[str] = []
    ways = 0
    for kind in randomizers:
        if len(kingdom) == KINGDOM_SIZE:
            break
        if kind.kingdom:
            kingdom.append(kind.name)
        elif len(landscapes) < most_landscapes and not (kind.is_a(WAY) and ways >= MOST_WAYS):
            landscapes.append(kind.name)
            ways += kind.is_a(WAY)
    return kingdom, landscapes
