"""What a kingdom must have at least one card for, and whether there is still room for all of it.

Needs are bits: a card meets some of them at once, and what is still unmet is one number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from freehold.engine.kind import Kind
from freehold.kingdoms.traits import traits


@dataclass(frozen=True)
class Need:
    """Something that one card at least must be or have; the key names it in the texts (`kingdom-wish-…`)."""

    key: str
    met_by: Callable[[Kind], bool]


#: Costs spread when there is a card for each of these; one that costs a potion is for none of them.
SPREAD: Final = (
    Need("cost-2", lambda kind: kind.cost.between(0, 2)),
    Need("cost-3", lambda kind: kind.cost.between(3, 3)),
    Need("cost-4", lambda kind: kind.cost.between(4, 4)),
    Need("cost-5", lambda kind: kind.cost.at_least(5) and not kind.cost.potion),
)


def needs_of(wants: Iterable[str], spread: bool) -> list[Need]:
    """The needs for these traits, and for a spread of costs."""
    return [*(Need(trait, partial(_has, trait)) for trait in wants), *(SPREAD if spread else ())]


def _has(trait: str, kind: Kind) -> bool:
    return trait in traits(kind)


def met(kind: Kind, needs: Sequence[Need]) -> int:
    """The needs that a card meets, as bits."""
    return sum(1 << place for place, need in enumerate(needs) if need.met_by(kind))


def can_be_met(unmet: int, room: tuple[int, int], offers: Iterable[tuple[int, int]]) -> bool:
    """Whether cards can be chosen that together meet all these needs.

    There is room for so many cards of the first part of the pool and so many of the second. An offer is a part (0 or
    1) and the needs that a card of it meets; cards that offer the same are never both useful.
    """
    useful = sorted({(part, bits & unmet) for part, bits in offers if bits & unmet})
    failed: set[tuple[int, int, int]] = set()

    def search(unmet: int, first: int, second: int) -> bool:
        if not unmet:
            return True
        if (unmet, first, second) in failed:
            return False
        lowest = unmet & -unmet
        for part, bits in useful:
            fits = bits & lowest and (second if part else first)
            if fits and search(unmet & ~bits, first - (not part), second - part):
                return True
        failed.add((unmet, first, second))
        return False

    return search(unmet, *room)
