"""What a Kingdom card is good for: whether it is a village, a trasher, and so on.

Most of it is printed on the card. What is not stands in `data/traits.yaml`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from freehold.engine.kind import Kind
from freehold.engine.types import ATTACK, ATTACKED
from freehold.kingdoms.data import read_yaml

#: What can be wished for, in the order in which it is listed.
TRAITS: Final = ("village", "trasher", "draw", "buy", "attack", "reaction")


def traits(kind: Kind) -> frozenset[str]:
    """All traits of a card."""
    return printed_traits(kind) | _further().get(kind.name, frozenset())


def printed_traits(kind: Kind) -> frozenset[str]:
    """The traits that can be told from its bonuses, its types and what it reacts to."""
    told = {
        "village": kind.actions >= 2,
        "draw": kind.cards >= 2,
        "buy": kind.buys >= 1,
        "attack": kind.is_a(ATTACK),
        "reaction": any(hook.window & ATTACKED for hook in kind.hooks),
    }
    return frozenset(trait for trait, has_it in told.items() if has_it)


@cache
def considered() -> dict[str, dict[str, list[str]]]:
    """The table of further traits, by set and card."""
    table: dict[str, dict[str, list[str]]] = read_yaml("traits.yaml")
    return table


@cache
def _further() -> dict[str, frozenset[str]]:
    return {name: frozenset(further) for cards in considered().values() for name, further in cards.items()}
