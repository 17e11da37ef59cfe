"""Bots that do what no bot should, to see that the lab copes with them."""

from collections.abc import Sequence

from freehold.bots import BigMoney, Bot
from freehold.engine.decision import Decision
from freehold.engine.views import View


class Idler(Bot):
    """Never does anything, so that its games never end."""

    name = "Idler"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
        return decision.passive()


class Stumbler(Bot):
    """Big Money, but in some games it stumbles in its third turn."""

    name = "Stumbler"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.steady = BigMoney()

    def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
        if self.seed % 7 == 0 and view.turn > 4:
            raise ZeroDivisionError("stumbled")
        return self.steady.answer(view, decision)


class Cheat(Bot):
    """Answers what is not allowed."""

    name = "Cheat"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
        return 9999


class Unborn(Bot):
    """Cannot even be made."""

    name = "Unborn"

    def __init__(self, seed: int = 0) -> None:
        raise KeyError("no such thing")
