"""What a seat remembers: which of the cards that lie face down it could name, because it saw them go there.

The log tells it. Somebody with a good memory knows the own discard pile, what others have bought since they last
shuffled, a card that was put on top of a deck in the open, or a hand that was shown; and forgets them when
they are shuffled, or when some of them go away unseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .types import DECK, DISCARD, HAND, NOWHERE

if TYPE_CHECKING:
    from .card import Card
    from .events import Event
    from .state import State

#: The zones in which a card may lie hidden from somebody. (What is looked at goes on at once.)
_HIDING = (HAND, DECK, DISCARD)


class Memory:
    """Where one seat knows cards to be."""

    def __init__(self, seat: int, log: Sequence[Event]) -> None:
        self._seat = seat
        #: Whose card it is and in which zone it lies.
        self._places: dict[Card, tuple[int, int]] = {}
        for event in log:
            self._note(event)

    def known(self, state: State) -> set[Card]:
        """The cards in hands, decks and discard piles whose place this seat knows.

        In a deck, that is the very place: it was put on top in the open, and what came and went since came and
        went on top as well.
        """
        known: set[Card] = set()
        for index, seat in enumerate(state.seats):
            for zone in _HIDING:
                for card in seat.zone(zone):
                    if self._places.get(card) == (index, zone):
                        known.add(card)
        return known

    def _note(self, event: Event) -> None:
        if event.what == "shuffle":
            self._forget(event.seat, DISCARD)
        elif event.what == "deck_to_discard":
            for card in self._lying(event.seat, DECK):
                self._places[card] = (event.seat, DISCARD)
        elif event.cards:
            owner = event.seat if event.other < 0 else event.other
            target = event.source if event.target == NOWHERE else event.target  # what is only shown stays there
            if event.seen >> self._seat & 1:
                for card in event.cards:
                    self._places[card] = (owner, target)
                if target == DECK and len(event.cards) > 1 and not event.order >> self._seat & 1:
                    self._forget_cards(event.cards)
            else:
                self._note_unseen(event, owner, target)
                if event.top:
                    self._places[event.cards[-1]] = (owner, target)

    def _note_unseen(self, event: Event, owner: int, target: int) -> None:
        """Cards went somewhere face down. Who knew all that could have gone still knows where they are."""
        all_went = event.source == DECK or event.what == "clean_up"
        if not all_went:
            self._forget(event.seat, event.source)
        for card in event.cards:
            if card in self._places:
                self._places[card] = (owner, target)

    def _lying(self, index: int, zone: int) -> list[Card]:
        return [card for card, place in self._places.items() if place == (index, zone)]

    def _forget(self, index: int, zone: int) -> None:
        self._forget_cards(self._lying(index, zone))

    def _forget_cards(self, cards: Sequence[Card]) -> None:
        for card in cards:
            self._places.pop(card, None)
