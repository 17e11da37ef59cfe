"""Big Money: the plainest sensible strategy, and the yardstick of all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from freehold.bots.bot import Bot

if TYPE_CHECKING:
    from freehold.engine.decision import Decision
    from freehold.engine.views import View


class BigMoney(Bot):
    """Province with 8 coins, Gold with 6, Silver with 3, else nothing; never plays an Action."""

    name = "Big Money"

    def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
        if decision.key != "buy_phase":
            return decision.passive()
        index = -1
        coins = view.coins
        if coins >= 8:
            index = decision.buy("Province")
        elif coins >= 6:
            index = decision.buy("Gold")
        elif coins >= 3:
            index = decision.buy("Silver")
        elif not coins:  # it never plays an Action, so without coins its Treasures are still in hand
            index = decision.play_treasures()
        return index if index >= 0 else decision.passive()
