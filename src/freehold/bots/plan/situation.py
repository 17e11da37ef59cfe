"""What a seat knows at one decision, as the numbers that rules speak of. Nothing is counted before a rule asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from freehold.engine.kind import Kind
    from freehold.engine.views import View

#: What is done with a chosen card that takes it away from its owner for good.
TAKES_AWAY: Final = ("trash", "pass", "return")


class Cards:
    """What a name in a rule stands for in one game: a card, or all cards of a type."""

    def __init__(self, name: str, types: int = 0) -> None:
        self.name = name
        #: The type, where the name is one and not a card's.
        self.types = types
        self.slots: list[int] = []
        #: The slot, where there is exactly one, as with every card that the game uses; else -1.
        self.slot = -1

    def bind(self, view: View) -> None:
        """Look up what it stands for in a new set-up. A card that the game does not use stands for nothing."""
        self.slots = [slot for slot, kind in enumerate(view.kinds) if self.fits(kind)]
        self.slot = self.slots[0] if len(self.slots) == 1 else -1

    def fits(self, kind: Kind) -> bool:
        return kind.types & self.types != 0 if self.types else kind.name == self.name


class Situation:
    """One decision, seen from a seat. While several cards are chosen, those chosen already count as gone."""

    def __init__(self) -> None:
        self._own: list[int] | None = None
        self._hand: list[int] | None = None
        self._asked = False

    def begin(self, view: View) -> None:
        self.view = view
        self._own = None
        self._hand = None
        self._asked = False

    def count(self, slot: int) -> int:
        """How many cards of a slot one has. Many plans ask once, so all cards are counted at the second question."""
        if self._own is None and not self._asked:
            self._asked = True
            return self.view.count(slot)
        return self.own()[slot]

    def own(self) -> list[int]:
        """How many cards of each slot one has, wherever they are."""
        own = self._own
        if own is None:
            own = self._own = self.view.counts()
        return own

    def hand(self) -> list[int]:
        """How many cards of each slot are in one's own hand."""
        hand = self._hand
        if hand is None:
            hand = self._hand = self.view.hand_counts()
        return hand

    def chosen(self, slot: int, verb: str) -> None:
        """Note that a card is chosen, for the conditions of the next."""
        hand = self.hand()
        if hand[slot] > 0:
            hand[slot] -= 1
        if verb in TAKES_AWAY:
            own = self.own()
            if own[slot] > 0:
                own[slot] -= 1
