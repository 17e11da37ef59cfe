"""The names in a strategy: cards, Events, Ways and types, in the singular or the plural."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from freehold.bots.plan.situation import Cards
from freehold.cards import CARDS
from freehold.engine.errors import UnknownCard
from freehold.engine.kind import Kind, fold
from freehold.engine.types import TYPE_NAMES

TYPES: Final = {fold(name): flag for flag, name in TYPE_NAMES.items()}
#: Endings of English plurals, and what the singular has instead.
PLURALS: Final = (("ies", "y"), ("es", ""), ("s", ""), ("men", "man"))


def find_kind(name: str) -> Kind:
    """A card, Event or Way; UnknownCard with the nearest names if there is none."""
    for singular in _singulars(name):
        try:
            return CARDS.find(singular)
        except UnknownCard:
            continue
    return CARDS.find(name)


def find_cards(name: str) -> Cards:
    """A card, or all cards of a type."""
    try:
        return Cards(find_kind(name).name)
    except UnknownCard:
        for singular in _singulars(name):
            if fold(singular) in TYPES:
                return Cards(singular, TYPES[fold(singular)])
        raise


def is_name(name: str) -> bool:
    try:
        find_cards(name)
    except UnknownCard:
        return False
    return True


def _singulars(name: str) -> Iterator[str]:
    """What a name may be the plural of, itself first."""
    yield name
    head, of, tail = name.partition(" of ")
    for plural, singular in PLURALS:
        if head.endswith(plural):
            yield head.removesuffix(plural) + singular + of + tail
