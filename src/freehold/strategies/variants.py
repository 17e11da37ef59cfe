"""One-card variants: a strategy that also gets one copy of a card, to see what that card is worth."""

from __future__ import annotations

from typing import Final

from freehold.bots.plan.amounts import Number, Owned
from freehold.bots.plan.conditions import Both, Condition, less
from freehold.bots.plan.plan import Plan, Rule
from freehold.bots.plan.situation import Cards
from freehold.engine.kind import Kind
from freehold.engine.types import ACTION

#: Cards from this cost on come before Gold, others before Silver.
DEAR: Final = 6


def add_card(plan: Plan, kind: Kind) -> None:
    """Buy the card if none is owned, just before Silver, or before Gold if it is dear; play it whenever possible.

    A card with a potion in its cost needs a Potion first, which is bought at the same place.
    """
    buys = plan.buys = [] if plan.buys is None else plan.buys
    place = _place_of("Gold" if kind.cost.coins >= DEAR else "Silver", buys)
    buys.insert(place, Rule(kind.name, _none(kind.name)))
    if kind.cost.potion:
        buys.insert(place + 1, Rule("Potion", Both(_none("Potion"), _none(kind.name))))
    if kind.is_a(ACTION):
        plays = plan.plays = [Rule("")] if plan.plays is None else plan.plays
        plays.append(Rule(kind.name))


def _none(name: str) -> Condition:
    return less(Owned(Cards(name)), Number(1.0))


def _place_of(name: str, rules: list[Rule]) -> int:
    """Where the last rule about that card stands; the end if there is none."""
    for place in range(len(rules) - 1, -1, -1):
        if rules[place].name == name:
            return place
    return len(rules)
