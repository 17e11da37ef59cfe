"""The guard: not to end the game with a loss."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.engine.card import Card
from freehold.engine.owned import Owned

if TYPE_CHECKING:
    from freehold.engine.views import View


def would_lose(view: View, slot: int) -> bool:
    """Whether buying that card ends a game that goes on otherwise, with somebody else ahead.

    Ahead is who has more points, or as many in fewer turns.
    """
    if view.ending or not view.would_end(slot):
        return False
    mine = points_with(view, slot)
    turns = view.turns(view.seat)
    for seat in range(view.players):
        if seat != view.seat:
            theirs = view.points(seat)
            if theirs > mine or (theirs == mine and view.turns(seat) < turns):
                return True
    return False


def points_with(view: View, slot: int) -> int:
    """One's own score with one more card."""
    kinds = view.kinds
    cards = [Card(kinds[slot], 0, slot)]
    for own, count in enumerate(view.counts()):
        cards += [Card(kinds[own], 0, own)] * count
    return Owned(cards).points
