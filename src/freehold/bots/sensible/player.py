"""The sensible player: the default opponent, and what every strategy stands on.

It knows no plan. Whatever it is asked, it takes what makes its average turn, and in the end its score, best; how
that is judged is in `worth.py`. A strategy is a subclass that knows better about some of the questions: it
overrides one of the three methods below, and asks `super()` about everything else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from freehold.bots.bot import Bot
from freehold.bots.sensible.appeals import Appeals
from freehold.bots.sensible.buying import Buyer
from freehold.bots.sensible.choosing import choose
from freehold.bots.sensible.gains import Gains
from freehold.bots.sensible.hand import Hand
from freehold.bots.sensible.known import Known
from freehold.bots.sensible.playing import next_action, only_action
from freehold.bots.sensible.worth import Worth
from freehold.engine.phase import PhaseDecision

if TYPE_CHECKING:
    from freehold.engine.decision import Decision
    from freehold.engine.kind import Kind
    from freehold.engine.views import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Sensible(Bot):
    """Plays any kingdom reasonably. It leaves nothing to chance: the seed is there for subclasses."""

    name = "Sensible"
    #: It answers in a moment, so a server need not let it think elsewhere.
    quick: bool = True

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._known = Known()
        self._worth = Worth(self._known)
        self.hand = Hand(self._worth, Gains(self._worth))
        self._buyer = Buyer(self.hand)
        self._appeals = Appeals(self.hand)

    def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
        if not isinstance(decision, PhaseDecision):
            return self.to_choose(view, decision)
        if decision.key == "action_phase":
            index = self.to_play(view, decision)
        else:
            index = decision.play_treasures()
            if index < 0:
                index = self._asking_treasure(view, decision)
            if index < 0:
                index = self.to_buy(view, decision)
        return index if index >= 0 else decision.passive()

    # --- what a strategy may know better -------------------------------------------------------------

    def to_buy(self, view: View, decision: PhaseDecision) -> int:
        """What to buy once all Treasures are played (or tokens to spend): an answer, or -1 to buy nothing more."""
        return self._buyer.next_buy(view, decision)

    def to_play(self, view: View, decision: PhaseDecision) -> int:
        """Which Action card to play next: an answer, or -1 to end the Action phase."""
        self._known.look(view)
        index = only_action(self._known, view, decision)
        if index < 0:
            self._look(view, decision)
            index = next_action(self.hand, view, decision)
        return index

    def to_choose(self, view: View, decision: Decision) -> int | Sequence[int]:
        """The answer to a question that a card asks."""
        if decision.idle:
            return decision.passive()
        self._look(view, decision)
        return choose(self._appeals, view, decision)

    # --- what it thinks ------------------------------------------------------------------------------

    def worth(self, view: View, kind: Kind) -> float:
        """By how many points having one more of this card would better the end of the game; below 0 it is junk."""
        self._known.look(view)
        self._worth.look(view)
        slot = view.slot(kind.name)
        return self._worth.of(self._known.profiles[slot]) if slot >= 0 else 0.0

    def _look(self, view: View, decision: Decision) -> None:
        self._known.look(view)
        self._worth.look(view)
        self.hand.look(view, decision)

    def _asking_treasure(self, view: View, decision: PhaseDecision) -> int:
        """A Treasure that asks something is played on its own, after the others: it may look at what is in play."""
        self._known.look(view)
        for slot in self._known.asking_treasures:
            index = decision.play_slot(slot)
            if index >= 0:
                return index
        return -1
