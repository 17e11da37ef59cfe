"""Which Kingdom cards to play with."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from freehold.engine.errors import BadSetup
from freehold.engine.kind import CARDS
from freehold.engine.setup import KINGDOM_SIZE

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
