"""What a seat observes, as numbers: its view and nothing else, written into an array.

Most numbers are 0 and stay 0, or never change in a game; those are copied from a blank made once for each kingdom. The
rest is written one by one. No numpy here: this is compiled together with the engine.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from freehold.engine.types import DISCARD, EXILE, HAND, LOOKED_AT, PLAY, REVEALED, SET_ASIDE
from freehold.rl.space import (
    BANE,
    CARD,
    CAUSE,
    CHOSEN,
    COST,
    FIRST_ZONE,
    HOLDING,
    IN_SUPPLY,
    LANDSCAPE,
    LEFT,
    MOUSE,
    OFFERED,
    OWNED,
    POTION,
    QUESTIONS,
    SEAT,
    STAYED,
    TRASHED,
    Places,
)

if TYPE_CHECKING:
    from freehold.engine.views import View
    from freehold.rl.actions import Answering
    from freehold.rl.space import Space

#: The zones of a player in the order of `space.HOLDING`.
ZONES: Final = [HAND, DISCARD, PLAY, EXILE, SET_ASIDE, REVEALED, LOOKED_AT]
#: No number in an observation is larger, nor smaller than minus this: some kingdoms make coins without end.
MOST: Final = 9999


class Observer:
    """Writes observations of games in one space."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self._places = Places(space)
        self._blank: array[int] = array("h")
        #: Where the row of each slot begins in an observation.
        self._rows: list[int] = []

    def bind(self, view: View) -> None:
        """Get ready for a game: what stays the same all game long is worked out once."""
        if not self._places.bind(view):
            return
        space = self.space
        self._rows = [space.first_card + number * space.row for number in self._places.number_of]
        blank = self._blank = array("h", bytes(2 * space.size))
        for slot in view.supply_slots:
            blank[self._rows[slot] + IN_SUPPLY] = 1
        for kind in [view.kinds[slot] for slot in view.event_slots] + view.ways:
            blank[space.first_card + space.number(kind) * space.row + LANDSCAPE] = 1
        if view.bane >= 0:
            blank[self._rows[view.bane] + BANE] = 1
        if view.mouse >= 0:
            blank[self._rows[view.mouse] + MOUSE] = 1
        for slot, row in enumerate(self._rows):
            cost = view.kinds[slot].cost
            blank[row + COST] = cost.coins
            blank[row + POTION] = cost.potion
        blank[space.turn] = view.players
        blank[space.turn + 8] = view.piles_to_end

    def new(self) -> array[int]:
        """An observation with what never changes; `write` does the rest. `bind` comes first."""
        return self._blank[:]

    def write(self, out: array[int], at: int, view: View, asked: Answering) -> None:
        """Write what a seat observes now; `out` holds a blank from `at` on."""
        self._write_turn(out, at, view)
        self._write_piles(out, at, view)
        for seat in range(view.players):
            self._write_seat(out, at, view, seat)
        self._write_decision(out, at, view, asked)
        for slot in view.trash_slots():
            out[at + self._rows[slot] + TRASHED] += 1

    def _write_turn(self, out: array[int], at: int, view: View) -> None:
        space = self.space
        players = view.players
        me = view.seat
        turn = at + space.turn
        out[turn + 1] = min(view.turn, MOST)
        out[turn + 2] = min(view.actions, MOST)
        out[turn + 3] = min(view.buys, MOST)
        out[turn + 4] = min(view.coins, MOST)
        out[turn + 5] = min(view.potions, MOST)
        out[turn + 6] = min(view.actions_played, MOST)
        out[turn + 7] = view.empty_piles
        out[turn + 9] = view.ending
        out[at + space.phase + view.phase_number] = 1
        out[at + space.whose_turn + (view.player - me) % players] = 1
        out[at + space.controller + (view.controller - me) % players] = 1

    def _write_piles(self, out: array[int], at: int, view: View) -> None:
        kinds = view.kinds
        for slot, row in enumerate(self._rows):
            left = view.left(slot)
            if left:
                out[at + row + LEFT] = left
            cost = view.price(slot)
            if cost is not kinds[slot].cost:
                out[at + row + COST] = cost.coins
                out[at + row + POTION] = cost.potion

    def _write_seat(self, out: array[int], at: int, view: View, seat: int) -> None:
        space = self.space
        rows = self._rows
        place = (seat - view.seat) % view.players
        facts = at + space.first_seat + place * len(SEAT)
        out[facts] = min(view.turns(seat), MOST)
        out[facts + 1] = view.hand_size(seat)
        out[facts + 2] = min(view.coffers(seat), MOST)
        out[facts + 3] = max(-MOST, min(view.points(seat), MOST))
        out[facts + 4] = view.looked_at_count(seat)
        out[facts + 5] = max(0, view.deck_count_of(seat))
        first = at + len(CARD) + place * len(HOLDING)
        for slot, count in enumerate(view.counts_of(seat)):
            if count:
                out[first + rows[slot] + OWNED] = count
        for slot in view.stayed_slots(seat):
            out[first + rows[slot] + STAYED] += 1
        first += FIRST_ZONE
        for zone in ZONES:
            for slot in view.slots_in(seat, zone):
                out[first + rows[slot]] += 1
            first += 1

    def _write_decision(self, out: array[int], at: int, view: View, asked: Answering) -> None:
        decision = asked.decision
        if decision is None:
            return
        space = self.space
        players = view.players
        me = view.seat
        # Who is asked because of which card, and about whom, is public; what is asked is not.
        out[at + space.asked + (decision.seat - me) % players] = 1
        if decision.whom >= 0:
            out[at + space.whom + (decision.whom - me) % players] = 1
        if decision.cause is not None:
            number = space.numbers.get(decision.cause.name, -1)
            if number >= 0:
                out[at + space.first_card + number * space.row + CAUSE] = 1
        if decision.seat != me:
            return
        out[at + space.questions.get(decision.key, space.question + len(QUESTIONS) - 1)] = 1
        choice = at + space.choice
        out[choice] = decision.minimum
        out[choice + 1] = decision.maximum
        out[choice + 2] = len(asked.chosen)
        out[choice + 3] = decision.may_decline
        out[choice + 4] = decision.ordered
        out[choice + 5] = decision.alike
        out[choice + 6] = decision.idle
        for option in asked.offered:
            if option.kind is not None:
                number = space.numbers.get(option.kind.name, -1)
                if number >= 0:
                    out[at + space.first_card + number * space.row + OFFERED] += 1
        for action in asked.chosen:
            if space.first_pick <= action < space.first_word:
                number = action - space.first_pick
                out[at + space.first_card + number * space.row + CHOSEN] += 1
            elif space.first_word <= action < space.first_number:
                out[at + space.chosen_words + action - space.first_word] += 1
