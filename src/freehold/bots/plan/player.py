"""The player who follows a plan, and asks the sensible player about everything that the plan leaves open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from freehold.bots.plan.guard import would_lose
from freehold.bots.plan.plan import Plan
from freehold.bots.plan.situation import Situation
from freehold.bots.sensible.player import Sensible
from freehold.engine.decision import DECLINE

if TYPE_CHECKING:
    from freehold.bots.plan.conditions import Condition
    from freehold.engine.decision import Decision
    from freehold.engine.phase import PhaseDecision
    from freehold.engine.views import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Planned(Sensible):
    """The first rule that can be followed is."""

    def __init__(self, plan: Plan, seed: int = 0, name: str = "Plan") -> None:
        super().__init__(seed)
        self.name = name
        self.plan = plan
        self._now = Situation()
        #: Whether the situation is that of the decision to be answered now.
        self._begun = False

    def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
        if view.kinds is not self.plan.kinds:
            self.plan.bind(view)
        self._begun = False
        return super().answer(view, decision)

    def _goes(self, condition: Condition | None, view: View) -> bool:
        """Whether a rule with that condition goes now. The situation is looked at when the first rule asks."""
        if condition is None:
            return True
        if not self._begun:
            self._begun = True
            self._now.begin(view)
        return condition.holds(self._now)

    # --- buying -------------------------------------------------------------------------------------

    def to_buy(self, view: View, decision: PhaseDecision) -> int:
        plan = self.plan
        if plan.buys is None:
            return super().to_buy(view, decision)
        if view.coffers(decision.player):
            index = self._spend(view, decision)
            if index >= 0:
                return index
        buyable = decision.buyable()
        for rule in plan.buys:
            if rule.slot >= 0:
                if buyable >> rule.slot & 1 and self._goes(rule.condition, view) and not self._guards(view, rule.slot):
                    return decision.buy_slot(rule.slot)
            elif rule.anything and self._goes(rule.condition, view):
                index = super().to_buy(view, decision)
                if index >= 0:
                    return index
        return -1

    def _guards(self, view: View, slot: int) -> bool:
        """Whether the guard passes over a buy."""
        return self.plan.guard and would_lose(view, slot)

    def _spend(self, view: View, decision: PhaseDecision) -> int:
        """Spend Coffers as the plan says, or else as many as reach a rule that coins alone do not; -1 for none."""
        tokens = self._tokens(view, decision)
        if tokens > 0:
            for option in decision.options:
                if option.verb == "spend" and option.number == tokens:
                    return option.index
        return -1

    def _tokens(self, view: View, decision: PhaseDecision) -> int:
        plan = self.plan
        held = view.coffers(decision.player)
        if plan.spendings is not None:
            for spending in plan.spendings:
                if self._goes(spending.condition, view):
                    self._now.begin(view)
                    return min(held, int(spending.amount.value(self._now)))
            return 0
        for rule in plan.buys or []:
            if rule.slot < 0 or not self._goes(rule.condition, view) or self._guards(view, rule.slot):
                continue
            if decision.buy_slot(rule.slot) >= 0:
                return 0
            price = view.price(rule.slot)
            short = price.coins - view.coins
            if 0 < short <= held and price.potion <= view.potions and view.left(rule.slot):
                return short
        return 0

    # --- playing ------------------------------------------------------------------------------------

    def to_play(self, view: View, decision: PhaseDecision) -> int:
        plays = self.plan.plays
        if plays is None:
            return super().to_play(view, decision)
        playable = decision.playable()
        for rule in plays:
            index = -1
            if rule.slot >= 0:
                if playable >> rule.slot & 1 and self._goes(rule.condition, view):
                    index = decision.play_slot(rule.slot)
            elif rule.anything and self._goes(rule.condition, view):
                index = super().to_play(view, decision)
            if index >= 0:
                return index
        return -1

    # --- choosing -----------------------------------------------------------------------------------

    def to_choose(self, view: View, decision: Decision) -> int | Sequence[int]:
        if not self.plan.choices:
            return super().to_choose(view, decision)
        spoken = False
        self._now.begin(view)
        for choice in self.plan.choices:
            taken = choice.take(decision, self._now)
            if taken is not None:
                spoken = True
                if taken:
                    return taken[0] if decision.single else self._filled(view, decision, taken)
        if spoken:
            if not decision.single:
                return self._filled(view, decision, [])
            for option in decision.options:
                if option.verb == DECLINE:
                    return option.index
        return super().to_choose(view, decision)

    def _filled(self, view: View, decision: Decision, taken: list[int]) -> tuple[int, ...]:
        """What the plan takes, and where that is too little, what the sensible player would take besides."""
        if len(taken) < decision.minimum and (taken or not decision.may_decline):
            more = super().to_choose(view, decision)
            rest = [more] if isinstance(more, int) else list(more)
            rest += [option.index for option in decision.options]
            for index in rest:
                if len(taken) < decision.minimum and index not in taken:
                    taken.append(index)
        return tuple(taken)
