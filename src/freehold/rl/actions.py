"""A decision as a sequence of single actions.

An engine's decision may want several cards, in an order perhaps, and tells its options apart by card, label, number
and verb. Here it is answered one small step at a time: an action names one thing, by the first of those marks in which
the options that are left differ; if more than one kind of option still fits, the next action tells those apart; and
where several things are chosen it goes on until there are enough or the player passes. A step with only one
possibility is not asked, just as in the engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.engine.decision import DECLINE, END_PHASE
from freehold.engine.errors import FreeholdError
from freehold.engine.phase import PhaseDecision
from freehold.engine.types import HAND
from freehold.rl.space import FIRST_PLAY, NUMBERS, PASS, TREASURES, Places

if TYPE_CHECKING:
    from freehold.engine.decision import Decision, Option
    from freehold.engine.views import View
    from freehold.rl.space import Space

# The marks of an option, in the order in which they are looked at.
_KIND: Final = 0
_LABEL: Final = 1
_NUMBER: Final = 2
_VERB: Final = 3


class IllegalAction(FreeholdError):
    """An action that the mask forbids. Nothing has changed."""


class Answering:
    """The answer to one decision while it is put together. Call `ask`, then `act` until it returns True."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self.places = Places(space)
        self.decision: Decision | None = None
        self._view: View | None = None
        #: The actions of this decision so far.
        self.chosen: list[int] = []
        #: The options chosen so far, by index.
        self.picked: list[int] = []
        #: The options that the next action can mean (not those of a phase), and the action for each.
        self.offered: list[Option] = []
        self._actions: list[int] = []
        #: Whether these cannot be told apart, being copies of one card.
        self._copies = False
        #: Whether the last action has chosen nothing yet, but only told what kind of thing it will be.
        self._midway = False
        #: The option that declines, or -1.
        self._passing = -1
        #: The finished answer, as the engine takes it.
        self.answer: int | tuple[int, ...] = 0

    def ask(self, view: View, decision: Decision | None) -> None:
        """Begin with a decision; the view is that of the seat that is asked."""
        self.places.bind(view)
        self._view = view
        self.decision = decision
        if self.chosen:
            self.chosen = []
        if decision is None or isinstance(decision, PhaseDecision):
            self.offered = []
            return
        self.picked = []
        self._passing = -1
        self._midway = False
        options = []
        for option in decision.options:
            if option.verb == DECLINE or option.verb == END_PHASE:
                self._passing = option.index
            else:
                options.append(option)
        self._offer(options)

    # --- what is legal -----------------------------------------------------------------------------------

    def mark(self, mask: bytearray, at: int) -> None:
        """Write a 1 for each legal action; the mask is all 0 so far, and begins at `at`."""
        decision = self.decision
        if decision is None:
            return
        if isinstance(decision, PhaseDecision):
            self._mark_phase(decision, mask, at)
            return
        for action in self._actions:
            mask[at + action] = 1
        if self._may_pass():
            mask[at + PASS] = 1

    def _mark_phase(self, decision: PhaseDecision, mask: bytearray, at: int) -> None:
        view = self._view
        assert view is not None
        space = self.space
        number_of = self.places.number_of
        mask[at + PASS] = 1
        for slot in view.slots_in(decision.player, HAND):
            action = at + FIRST_PLAY + number_of[slot]
            if not mask[action] and decision.play_slot(slot) >= 0:
                mask[action] = 1
        if decision.key != "buy_phase":
            return
        if decision.play_treasures() >= 0:
            mask[at + TREASURES] = 1
        first = at + space.first_buy
        for slot in view.supply_slots:
            if decision.buy_slot(slot) >= 0:
                mask[first + number_of[slot]] = 1
        for slot in view.event_slots:
            if decision.buy_slot(slot) >= 0:
                mask[first + number_of[slot]] = 1
        if view.coffers(decision.player):
            for option in decision.options:
                if 0 <= option.number < NUMBERS:
                    mask[at + space.first_number + option.number] = 1

    def legal(self) -> list[int]:
        """The legal actions."""
        mask = bytearray(self.space.actions)
        self.mark(mask, 0)
        return [action for action in range(self.space.actions) if mask[action]]

    # --- taking one --------------------------------------------------------------------------------------

    def act(self, action: int) -> bool:
        """Take an action; whether the decision is answered with it. IllegalAction if the mask forbids it."""
        decision = self.decision
        if isinstance(decision, PhaseDecision):
            answer = self._phase_answer(decision, action)
            if answer < 0:
                raise self.refuse(action)
            self.answer = answer
            return True
        if decision is None:
            raise self.refuse(action)
        if action == PASS:
            if not self._may_pass():
                raise self.refuse(action)
            return self._finish()
        if action not in self._actions:
            raise self.refuse(action)
        self.chosen.append(action)
        fitting = [option for n, option in enumerate(self.offered) if self._actions[n] == action]
        while True:
            self._offer(fitting)
            self._midway = not self._copies
            if self._copies and self._pick(fitting[0]):
                return True
            if self._may_pass() or not _all_equal(self._actions):
                return False
            fitting = self.offered  # no choice is left in this step
            self.chosen.append(self._actions[0])

    def _phase_answer(self, decision: PhaseDecision, action: int) -> int:
        space = self.space
        if action == PASS:
            return decision.passive()
        if action == TREASURES:
            return decision.play_treasures()
        if FIRST_PLAY <= action < space.first_buy:
            slot = self.places.slot_of[action - FIRST_PLAY]
            return -1 if slot < 0 else decision.play_slot(slot)
        if space.first_buy <= action < space.first_pick:
            slot = self.places.slot_of[action - space.first_buy]
            return -1 if slot < 0 else decision.buy_slot(slot)
        if space.first_number < action < space.actions:
            for option in decision.options:
                if option.number == action - space.first_number:
                    return option.index
        return -1

    def _pick(self, option: Option) -> bool:
        """Choose an option; whether that is all."""
        decision = self.decision
        assert decision is not None
        self.picked.append(option.index)
        if len(self.picked) >= decision.maximum:
            return self._finish()
        left = []
        for other in decision.options:
            if other.index not in self.picked and (not decision.alike or other.name == option.name):
                left.append(other)
        if not left:
            return self._finish()
        self._offer(left)
        return False

    def _finish(self) -> bool:
        decision = self.decision
        assert decision is not None
        if not decision.single:
            self.answer = tuple(self.picked)
        elif self.picked:
            self.answer = self.picked[0]
        else:
            self.answer = self._passing
        return True

    def _may_pass(self) -> bool:
        decision = self.decision
        assert decision is not None
        if self._midway:
            return False
        if decision.single:
            return self._passing >= 0
        count = len(self.picked)
        return decision.minimum <= count or (not count and decision.may_decline)

    # --- options and actions -----------------------------------------------------------------------------

    def _offer(self, options: list[Option]) -> None:
        """Find the first mark in which the options differ, and the action for each by it."""
        self._copies = True
        for mark in (_KIND, _LABEL, _NUMBER, _VERB):
            actions = [self._action_for(option, mark) for option in options]
            if not _all_equal(actions):
                self._copies = False
                break
        if self._copies:
            actions = [self._action_for(option, _KIND) for option in options]
        self.offered = []
        self._actions = []
        for n, action in enumerate(actions):
            if action >= 0:  # a card outside the space, or too large a number, is left out
                self.offered.append(options[n])
                self._actions.append(action)

    def _action_for(self, option: Option, mark: int) -> int:
        """The action for an option by one of its marks, or by the next if it has not got it; -1 if there is none."""
        space = self.space
        if mark == _KIND and option.kind is not None:
            number = space.numbers.get(option.kind.name, -1)
            return -1 if number < 0 else space.first_pick + number
        if mark <= _LABEL and option.label:
            number = space.numbers.get(option.label, -1)
            if number >= 0:
                return space.first_pick + number
            return self._word(option.label, option)
        if mark <= _NUMBER and option.number >= 0:
            return space.first_number + option.number if option.number < NUMBERS else -1
        return self._word(option.verb, option)

    def _word(self, word: str, option: Option) -> int:
        """The action for a word; for one that only a card from elsewhere uses, the number of the option."""
        return self.space.words.get(word, self.space.first_number + min(option.index, NUMBERS - 1))

    def refuse(self, action: int) -> IllegalAction:
        names = self.space.action_names()
        told = names[action] if 0 <= action < len(names) else "no action at all"
        legal = ", ".join(f"{index} ({names[index]})" for index in self.legal())
        return IllegalAction(f"action {action} ({told}) is not legal now; legal: {legal or 'nothing'}")


def _all_equal(numbers: list[int]) -> bool:
    first = numbers[0]
    for number in numbers:
        if number != first:
            return False
    return True
