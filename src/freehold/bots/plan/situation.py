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
        self._own: list[int] = []
        #: What is in hand less what was chosen; None as long as nothing was, and what one has is the engine's list.
        self._hand: list[int] | None = None

    def begin(self, view: View) -> None:
        self.view = view
        self._own = view.own_counts()
        self._hand = None

    def count(self, slot: int) -> int:
        """How many cards of a slot one has, wherever they are."""
        return self._own[slot]

    def in_hand(self, slot: int) -> int:
        """How many cards of a slot are in one's own hand."""
        return self.view.in_hand(slot) if self._hand is None else self._hand[slot]

    def chosen(self, slot: int, verb: str) -> None:
        """Note that a card is chosen, for the conditions of the next."""
        hand = self._hand
        if hand is None:
            hand = self._hand = self.view.hand_counts()
            self._own = self._own[:]
        if hand[slot] > 0:
            hand[slot] = hand[slot] - 1
        if verb in TAKES_AWAY and self._own[slot] > 0:
            self._own[slot] = self._own[slot] - 1
