"""What a card more or fewer does to the score where that depends on what else one has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.engine.card import Card
from freehold.engine.owned import Owned

if TYPE_CHECKING:
    from freehold.engine.kind import Kind


class Scoring:
    """A player's cards as scoring counts them, which is by asking each odd card what it is worth among all others."""

    def __init__(self, kinds: list[Kind]) -> None:
        self._kinds = kinds
        self._cards = [Card(kind, slot, slot) for slot, kind in enumerate(kinds)]
        #: The cards whose points depend on the others.
        self._odd = [slot for slot, kind in enumerate(kinds) if kind.score is not None]
        #: Whether there are such cards in the deck.
        self.has_odd = False
        #: What was looked at last: the cards in the deck, and on the Exile mat, by slot.
        self._deck: list[int] = []
        self._exiled: list[int] = []
        #: All of them together, and the points of the odd ones, as soon as somebody asks.
        self._is_counted = True
        self._counts = [0] * len(kinds)
        self._owned = Owned([])
        self._odd_points = 0

    def look(self, deck: list[int], exiled: list[int]) -> None:
        """Take in how many cards of each slot are in the deck, and how many on the Exile mat, where they count too."""
        if self._odd:
            self._deck = deck
            self._exiled = exiled
            self._is_counted = False
            self.has_odd = False
            for slot in self._odd:
                if deck[slot]:
                    self.has_odd = True

    def points(self, slot: int, more: int) -> float:
        """What one more of a card adds to the score (or one fewer takes away, with `more` -1)."""
        if not self._is_counted:
            self._count()
        if more < 0 and not self._counts[slot]:  # in a turn that one controls, cards are somebody else's
            return 0.0
        self._change(slot, more)
        points = more * self._kinds[slot].points + self._points_of_odd() - self._odd_points
        self._change(slot, -more)
        return float(points)

    def _count(self) -> None:
        """Bring all cards together up to date: few have changed."""
        self._is_counted = True
        for slot, count in enumerate(self._deck):
            count = max(0, count + self._exiled[slot])
            while self._counts[slot] < count:
                self._change(slot, 1)
            while self._counts[slot] > count:
                self._change(slot, -1)
        self._odd_points = self._points_of_odd()

    def _points_of_odd(self) -> int:
        points = 0
        for slot in self._odd:
            count = self._counts[slot]
            score = self._kinds[slot].score
            if count and score is not None:
                points += count * score(self._owned)
        return points

    def _change(self, slot: int, more: int) -> None:
        """Take a card in, or out again."""
        owned = self._owned
        count = self._counts[slot] + more
        self._counts[slot] = count
        owned.total += more
        if more > 0:
            owned.cards.insert(0, self._cards[slot])  # where taking it out again finds it at once
        else:
            owned.cards.remove(self._cards[slot])
        if count:
            owned.names[self._kinds[slot].name] = count
        else:
            del owned.names[self._kinds[slot].name]
