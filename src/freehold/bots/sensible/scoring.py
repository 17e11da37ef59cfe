"""What a card more or fewer does to the score, also where that depends on what else one has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.engine.card import Card
from freehold.engine.owned import Owned

if TYPE_CHECKING:
    from freehold.engine.kind import Kind


class Scoring:
    """The points of a player's cards, for the cards as of the last `look`."""

    def __init__(self, kinds: list[Kind]) -> None:
        self._kinds = kinds
        self._cards = [Card(kind, slot, slot) for slot, kind in enumerate(kinds)]
        #: The cards whose points depend on the others.
        self._odd = [slot for slot, kind in enumerate(kinds) if kind.score is not None]
        #: Whether there are such cards in the game, and in the deck.
        self.is_odd = bool(self._odd)
        self.has_odd = False
        self._counts: list[int] = []
        #: All cards together, and the points of the odd ones among them; made when first asked for.
        self._owned: Owned | None = None
        self._odd_points = 0

    def look(self, deck: list[int], exiled: list[int]) -> None:
        """Take in how many cards of each slot are in the deck, and how many on the Exile mat, where they count too."""
        self.has_odd = False
        if self.is_odd:
            self._owned = None
            self._counts = [max(0, count + exiled[slot]) for slot, count in enumerate(deck)]
            for slot in self._odd:
                if deck[slot]:
                    self.has_odd = True

    def points(self, slot: int, more: int) -> float:
        """What one more of a card adds to the score (or one fewer takes away, with `more` -1), if that is odd."""
        if more < 0 and not self._counts[slot]:  # in a turn that one controls, cards are somebody else's
            return 0.0
        owned = self._owned
        if owned is None:
            owned = self._count()
        self._change(owned, slot, more)
        points = more * self._kinds[slot].points + self._points_of_odd(owned) - self._odd_points
        self._change(owned, slot, -more)
        return float(points)

    def _count(self) -> Owned:
        cards: list[Card] = []
        for slot, count in enumerate(self._counts):
            cards += [self._cards[slot]] * count
        owned = self._owned = Owned(cards)
        self._odd_points = self._points_of_odd(owned)
        return owned

    def _points_of_odd(self, owned: Owned) -> int:
        points = 0
        for slot in self._odd:
            score = self._kinds[slot].score
            if self._counts[slot] and score is not None:
                points += self._counts[slot] * score(owned)
        return points

    def _change(self, owned: Owned, slot: int, more: int) -> None:
        """Take a card in, or out again."""
        name = self._kinds[slot].name
        count = self._counts[slot] + more
        self._counts[slot] = count
        owned.total += more
        if more > 0:
            owned.cards.insert(0, self._cards[slot])  # where taking it out again finds it at once
        else:
            owned.cards.remove(self._cards[slot])
        if count:
            owned.names[name] = count
        else:
            del owned.names[name]
