"""A bot that gives any legal answer: the weakest opponent, and a good tester."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from freehold.bots.bot import Bot

if TYPE_CHECKING:
    from freehold.engine.decision import Decision
    from freehold.engine.views import View


class RandomBot(Bot):
    """Chooses among the options with equal odds. The same seed makes the same choices."""

    name = "Random"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
        return random_answer(decision, self._random)


def random_answer(decision: Decision, random: Random) -> int | Sequence[int]:
    """Any legal answer."""
    if decision.idle and random.random() < 0.9:
        return decision.passive()  # or two who show each other their Moats would never come to an end
    options = decision.options
    if decision.single:
        return options[int(random.random() * len(options))].index  # a third of the time of `randrange`
    if decision.may_decline and random.random() < 0.3:
        return ()
    if decision.alike:
        name = options[random.randrange(len(options))].name
        options = [option for option in options if option.name == name]
    size = random.randint(decision.minimum, min(decision.maximum, len(options)))
    return tuple(option.index for option in random.sample(options, size))
