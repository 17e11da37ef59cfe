"""Big Money: the plainest sensible strategy, and the yardstick of all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from freehold.bots.bot import Bot

if TYPE_CHECKING:
    from freehold.engine.decision import Decision
    from freehold.engine.kind import Kind
    from freehold.engine.views import View


class BigMoney(Bot):
    """Province with 8 coins, Gold with 6, Silver with 3, else nothing; never plays an Action."""

    name = "Big Money"

    def __init__(self) -> None:
        self._kinds: list[Kind] = []

    def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
        if decision.treasures:
            index = decision.play_treasures()
            if index >= 0:
                return index
        elif decision.key != "buy_phase":
            return decision.passive()
        coins = view.coins
        if coins < 3:
            return decision.passive()
        if view.kinds is not self._kinds:
            self._look_up(view)
        index = decision.buy_slot(self._province if coins >= 8 else self._gold if coins >= 6 else self._silver)
        return index if index >= 0 else decision.passive()

    def _look_up(self, view: View) -> None:
        self._kinds = view.kinds
        self._province = view.slot("Province")
        self._gold = view.slot("Gold")
        self._silver = view.slot("Silver")
