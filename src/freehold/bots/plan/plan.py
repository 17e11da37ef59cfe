"""A plan: rules in the order in which they are tried. Whatever it does not speak of is left to the sensible player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.bots.plan.choices import Choice
from freehold.bots.plan.conditions import Condition

if TYPE_CHECKING:
    from mypy_extensions import i64

    from freehold.bots.plan.amounts import Amount
    from freehold.engine.kind import Kind
    from freehold.engine.views import View


class Rule:
    """A card to buy or to play, and when. Without a name: whatever the sensible player would."""

    def __init__(self, name: str, condition: Condition | None = None) -> None:
        self.name = name
        self.condition = condition
        #: Its number in this game; below 0 if it cannot be had.
        self.slot: i64 = -1
        self.anything = not name

    def bind(self, view: View) -> None:
        self.slot = view.slot(self.name)
        if self.condition is not None:
            self.condition.bind(view)


class Spending:
    """How many Coffers to spend before buying, and when."""

    def __init__(self, amount: Amount, condition: Condition | None = None) -> None:
        self.amount = amount
        self.condition = condition

    def bind(self, view: View) -> None:
        self.amount.bind(view)
        if self.condition is not None:
            self.condition.bind(view)


class Plan:
    """The rules. A list that is None says nothing; one that is empty says: nothing at all."""

    def __init__(
        self,
        buys: list[Rule] | None = None,
        plays: list[Rule] | None = None,
        choices: list[Choice] | None = None,
        spendings: list[Spending] | None = None,
        guard: bool = False,
    ) -> None:
        self.buys = buys
        self.plays = plays
        self.choices: list[Choice] = [] if choices is None else choices
        self.spendings = spendings
        #: Whether a buy that would end the game with a loss is passed over.
        self.guard = guard
        #: The kinds of the set-up that the rules are bound to.
        self.kinds: list[Kind] = []

    def bind(self, view: View) -> None:
        """Look up everything that depends on the set-up alone: once for all games of a box."""
        self.kinds = view.kinds
        for rule in self.buys or []:
            rule.bind(view)
            if rule.slot not in view.supply_slots and rule.slot not in view.event_slots:
                rule.slot = -1
        for rule in self.plays or []:
            rule.bind(view)
        for choice in self.choices:
            choice.bind(view)
        for spending in self.spendings or []:
            spending.bind(view)
