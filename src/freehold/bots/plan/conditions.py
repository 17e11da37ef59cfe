"""When a rule goes: comparisons, moments of the game, and what `and`, `or` and `not` make of them."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from freehold.bots.plan.amounts import Amount, Number, Owned
from freehold.bots.plan.situation import Cards, Situation

if TYPE_CHECKING:
    from mypy_extensions import i64

    from freehold.engine.views import View

#: The opening is what Dominion players call so: the two turns before one's bought cards are first shuffled.
OPENING_TURNS: Final = 2
#: Nobody has so many cards.
MOST_CARDS: Final = 10_000.0
#: The end is near with so many Provinces left besides one for each player, or with one more pile to run out.
PROVINCES_NEAR_END: Final = 2


class Condition:
    def bind(self, view: View) -> None:
        """Prepare for the games of a set-up."""

    def holds(self, now: Situation) -> bool:
        raise NotImplementedError(f"{type(self).__name__} does not say when it holds")


# --- comparisons ------------------------------------------------------------------------------------


class Comparison(Condition):
    def __init__(self, left: Amount, right: Amount) -> None:
        self.left = left
        self.right = right

    def bind(self, view: View) -> None:
        self.left.bind(view)
        self.right.bind(view)


class Less(Comparison):
    def holds(self, now: Situation) -> bool:
        return self.left.value(now) < self.right.value(now)


class AtMost(Comparison):
    def holds(self, now: Situation) -> bool:
        return self.left.value(now) <= self.right.value(now)


class More(Comparison):
    def holds(self, now: Situation) -> bool:
        return self.left.value(now) > self.right.value(now)


class AtLeast(Comparison):
    def holds(self, now: Situation) -> bool:
        return self.left.value(now) >= self.right.value(now)


class Equal(Comparison):
    def holds(self, now: Situation) -> bool:
        return self.left.value(now) == self.right.value(now)


class Different(Comparison):
    def holds(self, now: Situation) -> bool:
        return self.left.value(now) != self.right.value(now)


class OwnFewer(Condition):
    """`own X < n`, the commonest condition of all, in one step."""

    def __init__(self, cards: Cards, number: float) -> None:
        self.cards = cards
        self.number: i64 = ceil(max(0.0, min(number, MOST_CARDS)))

    def bind(self, view: View) -> None:
        self.cards.bind(view)

    def holds(self, now: Situation) -> bool:
        if self.cards.slot >= 0:
            return now.count(self.cards.slot) < self.number
        total = 0
        for slot in self.cards.slots:
            total += now.count(slot)
        return total < self.number


def less(left: Amount, right: Amount) -> Condition:
    """`left < right`."""
    if isinstance(left, Owned) and isinstance(right, Number):
        return OwnFewer(left.cards, right.number)
    return Less(left, right)


class Some(Condition):
    """At least one: what `own Chapel` means where a condition is wanted."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def bind(self, view: View) -> None:
        self.amount.bind(view)

    def holds(self, now: Situation) -> bool:
        return self.amount.value(now) > 0.0


# --- moments of the game ----------------------------------------------------------------------------


class Opening(Condition):
    def holds(self, now: Situation) -> bool:
        return now.view.turns(now.view.seat) <= OPENING_TURNS


class Ending(Condition):
    def __init__(self) -> None:
        self.enders: list[int] = []

    def bind(self, view: View) -> None:
        self.enders = [slot for slot in view.supply_slots if view.kinds[slot].ends_game]

    def holds(self, now: Situation) -> bool:
        view = now.view
        if view.empty_piles + 1 >= view.piles_to_end:
            return True
        for slot in self.enders:
            if view.left(slot) <= view.players + PROVINCES_NEAR_END:
                return True
        return False


class Middle(Ending):
    """Neither the opening nor near the end."""

    def holds(self, now: Situation) -> bool:
        return now.view.turns(now.view.seat) > OPENING_TURNS and not Ending.holds(self, now)


# --- put together -----------------------------------------------------------------------------------


class Both(Condition):
    def __init__(self, left: Condition, right: Condition) -> None:
        self.left = left
        self.right = right

    def bind(self, view: View) -> None:
        self.left.bind(view)
        self.right.bind(view)

    def holds(self, now: Situation) -> bool:
        return self.left.holds(now) and self.right.holds(now)


class Either(Both):
    def holds(self, now: Situation) -> bool:
        return self.left.holds(now) or self.right.holds(now)


class Not(Condition):
    def __init__(self, inner: Condition) -> None:
        self.inner = inner

    def bind(self, view: View) -> None:
        self.inner.bind(view)

    def holds(self, now: Situation) -> bool:
        return not self.inner.holds(now)
