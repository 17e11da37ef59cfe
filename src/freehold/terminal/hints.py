"""What would make possible what is not possible yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from freehold.engine.kind import CARDS
from freehold.engine.types import TREASURE

if TYPE_CHECKING:
    from freehold.engine.decision import Decision


def treasures_first(decision: Decision, shown: dict[str, Any], name: str) -> bool:
    """Whether a card or an Event could be bought after the Treasures in hand, by the coins that are printed on them."""
    if decision.key != "buy_phase" or not shown["buys"] or decision.find("play") < 0:
        return False
    pile = shown["supply"].get(name)
    cost = pile["cost"] if pile is not None and pile["left"] else shown["events"].get(name)
    if cost is None:
        return False
    hand = [CARDS.find(card) for card in shown["players"][decision.player]["hand"]]
    treasures = [kind for kind in hand if kind.is_a(TREASURE)]
    coins, potions = shown["coins"], shown["potions"]
    price, potion = int(cost.removesuffix("P")), cost.endswith("P")
    if price <= coins and potions >= potion:  # it is not for want of money
        return False
    coins += sum(kind.coins for kind in treasures)
    potions += sum(kind.potions for kind in treasures)
    return bool(price <= coins and potions >= potion)
