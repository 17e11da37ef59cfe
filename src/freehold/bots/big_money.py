"""Big Money: the plainest sensible strategy, and the yardstick of all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.bots.bot import Bot

if TYPE_CHECKING:
    from freehold.engine.decision import Decision
    from freehold.engine.views import View


class BigMoney(Bot):
    """Province with 8 coins, Gold with 6, Silver with 3, else nothing; never plays an Action."""

    name = "Big Money"

    def answer(self, view: View, decision: Decision) -> int | tuple[int, ...]:
        if decision.key == "buy_phase":
            index = decision.find("play treasures")
            if index >= 0:
                return index
            coins = view.coins
            if coins >= 8:
                index = decision.find("buy", "Province")
            elif coins >= 6:
                index = decision.find("buy", "Gold")
            elif coins >= 3:
                index = decision.find("buy", "Silver")
            return index if index >= 0 else decision.find("end phase")
        return decision.passive()
