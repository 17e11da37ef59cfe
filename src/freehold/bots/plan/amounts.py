"""Numbers in a rule: written ones, what can be counted in a game, and sums of them.

An amount is asked for its `value` in a situation. What depends on the set-up alone it looks up in `bind`, once for
all games of a box, so that a value costs neither a name nor a dictionary.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from freehold.bots.plan.situation import Cards, Situation

if TYPE_CHECKING:
    from freehold.engine.views import View


class Amount:
    def bind(self, view: View) -> None:
        """Prepare for the games of a set-up."""

    def value(self, now: Situation) -> float:
        raise NotImplementedError(f"{type(self).__name__} does not say what it amounts to")


class Number(Amount):
    def __init__(self, number: float) -> None:
        self.number = number

    def value(self, now: Situation) -> float:
        return self.number


# --- cards ------------------------------------------------------------------------------------------


class CardAmount(Amount):
    """How many cards of a name or type there are somewhere."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def bind(self, view: View) -> None:
        self.cards.bind(view)


class Owned(CardAmount):
    def value(self, now: Situation) -> float:
        if self.cards.slot >= 0:
            return float(now.count(self.cards.slot))
        total = 0
        for slot in self.cards.slots:
            total += now.count(slot)
        return float(total)


class InHand(CardAmount):
    def value(self, now: Situation) -> float:
        if self.cards.slot >= 0:
            return float(now.in_hand(self.cards.slot))
        total = 0
        for slot in self.cards.slots:
            total += now.in_hand(slot)
        return float(total)


class InPlay(CardAmount):
    def value(self, now: Situation) -> float:
        total = 0
        for kind in now.view.play_kinds():
            if self.cards.fits(kind):
                total += 1
        return float(total)


class Left(CardAmount):
    """How many are left in the Supply."""

    def bind(self, view: View) -> None:
        self.cards.bind(view)
        self.cards.slots = [slot for slot in self.cards.slots if slot in view.supply_slots]

    def value(self, now: Situation) -> float:
        total = 0
        for slot in self.cards.slots:
            total += now.view.left(slot)
        return float(total)


class OthersOwn(CardAmount):
    """How many all other players have together."""

    def value(self, now: Situation) -> float:
        view = now.view
        total = 0
        for seat in range(view.players):
            if seat != view.seat:
                theirs = view.counts_of(seat)
                for slot in self.cards.slots:
                    total += theirs[slot]
        return float(total)


# --- facts ------------------------------------------------------------------------------------------


class Money(Amount):
    """The coins on all own cards, those printed on Actions included."""

    def __init__(self) -> None:
        self.slots: list[int] = []
        self.coins: list[int] = []

    def bind(self, view: View) -> None:
        self.slots = [slot for slot, kind in enumerate(view.kinds) if kind.coins]
        self.coins = [view.kinds[slot].coins for slot in self.slots]

    def value(self, now: Situation) -> float:
        total = 0
        for n, slot in enumerate(self.slots):
            total += now.count(slot) * self.coins[n]
        return float(total)


class Deck(Amount):
    """The number of all own cards."""

    def value(self, now: Situation) -> float:
        total = 0
        for slot in range(len(now.view.kinds)):
            total += now.count(slot)
        return float(total)


class Coins(Amount):
    def value(self, now: Situation) -> float:
        return float(now.view.coins)


class Potions(Amount):
    def value(self, now: Situation) -> float:
        return float(now.view.potions)


class Buys(Amount):
    def value(self, now: Situation) -> float:
        return float(now.view.buys)


class Actions(Amount):
    def value(self, now: Situation) -> float:
        return float(now.view.actions)


class Coffers(Amount):
    def value(self, now: Situation) -> float:
        return float(now.view.coffers(now.view.seat))


class Turn(Amount):
    """The number of the own turn: the one under way, or the last."""

    def value(self, now: Situation) -> float:
        return float(now.view.turns(now.view.seat))


class Points(Amount):
    def value(self, now: Situation) -> float:
        return float(now.view.points(now.view.seat))


class Lead(Amount):
    """By how many points one is ahead of the best of the others; below 0 one is behind."""

    def value(self, now: Situation) -> float:
        view = now.view
        best = -inf
        for seat in range(view.players):
            if seat != view.seat:
                best = max(best, float(view.points(seat)))
        return float(view.points(view.seat)) - best


class Players(Amount):
    def value(self, now: Situation) -> float:
        return float(now.view.players)


class EmptyPiles(Amount):
    def value(self, now: Situation) -> float:
        return float(now.view.empty_piles)


# --- sums -------------------------------------------------------------------------------------------


class Combined(Amount):
    """Two amounts made into one."""

    def __init__(self, left: Amount, right: Amount) -> None:
        self.left = left
        self.right = right

    def bind(self, view: View) -> None:
        self.left.bind(view)
        self.right.bind(view)


class Plus(Combined):
    def value(self, now: Situation) -> float:
        return self.left.value(now) + self.right.value(now)


class Minus(Combined):
    def value(self, now: Situation) -> float:
        return self.left.value(now) - self.right.value(now)


class Times(Combined):
    def value(self, now: Situation) -> float:
        return self.left.value(now) * self.right.value(now)


class Divided(Combined):
    """Real division. A share of nothing has no bounds, but nothing shared stays nothing."""

    def value(self, now: Situation) -> float:
        left = self.left.value(now)
        right = self.right.value(now)
        if right != 0.0:
            return left / right
        return inf if left > 0.0 else -inf if left < 0.0 else 0.0
