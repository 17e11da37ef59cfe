"""Dealing Kingdom cards out of the shuffled randomizers so that every need is met.

A card is passed over if with it the needs could no longer all be met, which can be told exactly. So each card comes
as chance would have it, and dealing does not run into a dead end for want of a village.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from freehold.engine.kind import Kind
from freehold.kingdoms.kingdom import Kingdom
from freehold.kingdoms.needs import can_be_met, met
from freehold.kingdoms.wishes import ALCHEMY, Terms


class Deal:
    """One deal, with a fixed number of Alchemy cards or (None) without looking at them."""

    def __init__(self, terms: Terms, deck: Sequence[Kind], landscapes: Sequence[Kind], alchemy: int | None) -> None:
        self.landscapes = landscapes
        self.cards = [*terms.cards]
        self.bane = terms.bane
        self.mouse = terms.mouse
        self._needs = terms.needs
        self._counts_alchemy = alchemy is not None
        #: How many cards that are not of Alchemy are still to come, and how many that are.
        self.room = self._room(terms.size - len(self.cards), alchemy or 0)
        #: What is still to be turned over, and what each card has to offer: its part of the room, the needs it meets.
        self._ahead: dict[Kind, tuple[int, int]] = {}
        for kind in deck:
            # A kingdom without Alchemy does not have one of its cards as Bane or Mouse card either.
            if kind.kingdom and not (alchemy == 0 and kind.set_name == ALCHEMY):
                self._ahead[kind] = (self._part(kind), met(kind, self._needs))
        self._offers = Counter(self._ahead.values())
        self._passed_over: list[Kind] = []
        self.unmet = (1 << len(self._needs)) - 1
        for kind in self.cards:
            self.unmet &= ~met(kind, self._needs)

    def _room(self, missing: int, alchemy: int) -> tuple[int, int]:
        of_alchemy = alchemy - sum(self._part(kind) for kind in self.cards)
        return missing - of_alchemy, of_alchemy

    def _part(self, kind: Kind) -> int:
        return int(self._counts_alchemy and kind.set_name == ALCHEMY)

    def kingdom(self) -> Kingdom | None:
        """The kingdom that chance deals; None if it cannot be done."""
        if not self.possible or not all(map(self._mouse_found, self.landscapes)):
            return None
        if not all(map(self._bane_found, self.cards)):
            return None
        while self._ahead and self.room != (0, 0):
            self._turn_over(next(iter(self._ahead)))
        if self.room != (0, 0):
            return None
        bane, mouse = (None if kind is None else kind.name for kind in (self.bane, self.mouse))
        return Kingdom.of([*self.cards, *self.landscapes], bane, mouse)

    def _turn_over(self, kind: Kind) -> None:
        """Take the next card, unless something else becomes impossible with it."""
        part, bits = self._take_out(kind)
        before = self.room, self.unmet
        self.room = (self.room[0] - (not part), self.room[1] - part)
        self.unmet &= ~bits
        if self.possible and self._bane_found(kind):
            self.cards.append(kind)
        else:
            self.room, self.unmet = before
            self._passed_over.append(kind)

    # --- what is possible ----------------------------------------------------------------------------

    @property
    def possible(self) -> bool:
        """Whether what is ahead can fill the room and meet what is unmet."""
        return self.enough and (not self.unmet or can_be_met(self.unmet, self.room, list(+self._offers)))

    @property
    def enough(self) -> bool:
        """Whether what is ahead can fill the room."""
        ahead = [0, 0]
        for (part, _), count in self._offers.items():
            ahead[part] += count
        return 0 <= self.room[0] <= ahead[0] and 0 <= self.room[1] <= ahead[1]

    def _take_out(self, kind: Kind) -> tuple[int, int]:
        offer = self._ahead.pop(kind)
        self._offers[offer] -= 1
        return offer

    # --- the Bane and the Mouse card -----------------------------------------------------------------

    def _bane_found(self, kind: Kind) -> bool:
        """Choose a Bane if this card needs one; False if there is none."""
        if kind.bane is not None and self.bane is None:
            self.bane = self._set_apart(kind.bane)
        return kind.bane is None or self.bane is not None

    def _mouse_found(self, kind: Kind) -> bool:
        """Choose a card to set aside if this Way needs one; False if there is none."""
        if kind.sets_aside is not None and self.mouse is None:
            self.mouse = self._set_apart(kind.sets_aside)
        return kind.sets_aside is None or self.mouse is not None

    def _set_apart(self, fits: Callable[[Kind], bool]) -> Kind | None:
        """The next randomizer that fits and that the kingdom can do without."""
        for kind in filter(fits, [*self._ahead]):
            offer = self._take_out(kind)
            if self.possible:
                return kind
            self._ahead[kind] = offer  # at the end: it is needed for something else anyway
            self._offers[offer] += 1
        for kind in filter(fits, self._passed_over):
            self._passed_over.remove(kind)
            return kind
        return None
