"""The decisions of the phases themselves: which card to play or buy, or to go on.

They are asked far more often than any other, so nothing is computed before somebody looks: the answers
have fixed places in the box's table, and a single answer is checked on its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .box import END, FIRST_PLAY, TREASURES
from .decision import END_PHASE, Decision, Option
from .errors import StaleDecision, shown
from .kind import is_quiet_treasure
from .types import ACTION_PHASE, BUY_PHASE, EVENT, TREASURE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .game import Game


class PhaseDecision(Decision):
    """What to do next in the Action or Buy phase. A game has one, which it asks again and again."""

    __slots__ = (
        "_game",
        "sure",
    )

    def __init__(self, game: Game) -> None:
        super().__init__(game.state.controller, game.state.player, "", None, [])
        self._game = game
        #: An answer that is known to be legal, so that giving it need not be checked again: ending the
        #: phase, and what was found legal last.
        self.sure: int = END

    @property
    def options(self) -> list[Option]:
        """The legal answers, in the order of the table."""
        game = self._asking()
        state = game.state
        box = game.box
        table = box.table
        options = [table[END]]
        buying = state.phase == BUY_PHASE
        if buying and self.allows(TREASURES):
            options.append(table[TREASURES])
        playable = self.playable()
        for slot in range(len(box.kinds)):
            if playable >> slot & 1:
                options.append(table[FIRST_PLAY + slot])
        if buying:
            buyable = self.buyable()
            for slot in range(len(box.kinds)):
                if buyable >> slot & 1:
                    options.append(table[box.first_buy + slot])
            first = box.first_spend
            for tokens in range(1, state.seats[self.player].coffers + 1):
                if self.allows(first + tokens):
                    options.append(Option(first + tokens, "spend", number=tokens))
        return options

    def _asking(self) -> Game:
        """The game, if this is what it asks now. What somebody kept must not tell of another's hand later."""
        game = self._game
        if game.decision is not self:
            raise StaleDecision(f"the game has moved on from this decision ({self.key})")
        return game

    def allows(self, index: int) -> bool:
        """Whether one answer is legal now."""
        game = self._asking()
        state = game.state
        box = game.box
        if index >= box.first_spend:
            spent = index - box.first_spend
            return state.phase == BUY_PHASE and not state.bought and 0 < spent <= state.seats[self.player].coffers
        if index >= box.first_buy:
            return self.buy_slot(index - box.first_buy) >= 0
        if index == TREASURES:
            if state.phase != BUY_PHASE or state.bought:
                return False
            for card in state.seats[self.player].hand:
                if card.plain_coins >= 0:
                    return True
            if box.wordy_treasures:
                for card in state.seats[self.player].hand:
                    if is_quiet_treasure(card.kind):
                        return True
            return False
        if index >= FIRST_PLAY:
            return self.playable() >> (index - FIRST_PLAY) & 1 != 0
        return index == END

    def playable(self) -> i64:
        """What can be played from hand now: a bit for each slot."""
        state = self._asking().state
        slots: i64 = 0
        if state.phase == ACTION_PHASE:
            for card in state.seats[self.player].hand:
                slots |= card.action
        elif not state.bought:
            for card in state.seats[self.player].hand:
                if card.kind.types & TREASURE:
                    slots |= 1 << card.slot
        return slots

    def buyable(self) -> i64:
        """What can be bought now: a bit for each slot."""
        game = self._game
        state = game.state
        box = game.box
        slots: i64 = 0
        if state.discount or state.potions or box.odd_costs or box.events:
            for slot in box.supply + box.events:
                if self.buy_slot(slot) >= 0:
                    slots |= 1 << slot
        elif state.phase == BUY_PHASE and state.buys > 0:
            slots = box.within[min(state.coins, len(box.within) - 1)]
            if state.empty:
                for slot in box.supply:
                    if not state.piles[slot]:
                        slots &= ~(1 << slot)
        return slots

    # The answers that are given most have a short way of their own, which computes nothing else.

    def buy(self, name: str) -> int:
        """The answer that buys a card or an Event, or -1 if it cannot be bought now."""
        slot = self._game.box.buy_slots.get(name, -1)
        return -1 if slot < 0 else self.buy_slot(slot)

    def buy_slot(self, slot: i64) -> int:
        """The answer that buys the card or the Event of a slot of the Supply, or -1 if it cannot be bought now."""
        game = self._game
        state = game.state
        if state.phase != BUY_PHASE or state.buys <= 0:
            return -1
        box = game.box
        kind = box.for_sale[slot]
        if kind is None:
            return -1
        cost = kind.cost
        if state.discount or box.odd_costs:
            cost = game.cost(kind)
        short = cost.coins > state.coins or (cost.potion and not state.potions)
        if short and (kind.instead is None or not self._asking().payable(kind)):
            return -1
        if not state.piles[slot] and not (kind.types & EVENT and game.may_buy_again(slot)):
            return -1
        self.sure = box.first_buy + slot
        return self.sure

    def play_slot(self, slot: i64) -> int:
        """The answer that plays a card of that slot from hand, or -1 if none can be played now."""
        if slot < 0 or not self.allows(FIRST_PLAY + slot):
            return -1
        self.sure = FIRST_PLAY + slot
        return self.sure

    def play_treasures(self) -> int:
        """The answer that plays all plain Treasures, or -1 if there is none to play."""
        game = self._game
        if self.treasures and game.decision is self:
            for card in game.state.seats[self.player].hand:
                if card.plain_coins >= 0:
                    self.sure = TREASURES
                    return TREASURES
            if game.box.wordy_treasures and self.allows(TREASURES):
                return TREASURES
        return -1

    def find(self, verb: str, name: str = "") -> int:
        if not name and verb in ("buy", "play", "spend"):
            return super().find(verb)  # the first of them
        box = self._game.box
        index = -1
        if verb == "buy":
            return self.buy(name)
        if verb == "play" and name in box.slots:
            index = FIRST_PLAY + box.slots[name]
        elif verb == "play treasures":
            index = TREASURES
        elif verb == END_PHASE:
            index = END
        if index < 0 or not self.allows(index):
            return -1
        self.sure = index
        return index

    def passive(self) -> int:
        """Ending the phase."""
        self.sure = END
        return END

    def check(self, answer: int | Sequence[int]) -> tuple[int, ...]:
        return (self.check_one(answer),)

    def check_one(self, answer: int | Sequence[int]) -> int:
        """The index of the one thing chosen, or IllegalAnswer."""
        picked = self.indices(answer)
        if len(picked) != 1:
            raise self.refuse(f"{len(picked)} chosen, but 1 needed", "wrong-number", chosen=len(picked))
        if not self.allows(picked[0]):
            raise self.refuse(f"{shown(picked[0])} is not one of the options")
        return picked[0]

    def __repr__(self) -> str:
        return super().__repr__() if self._game.decision is self else "<a decision that the game has moved on from>"
