"""What to buy: the affordable card or Event that is worth most, or with more buys the best two together.

Ending the game is judged apart: it is right when one wins by it, and wrong as long as somebody else does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.bots.sensible.events import worth_of_event
from freehold.bots.sensible.hand import Hand
from freehold.bots.sensible.worth import POINTS_PER_COIN

if TYPE_CHECKING:
    from freehold.engine.phase import PhaseDecision
    from freehold.engine.views import View

#: Less than this is not worth a buy.
LEAST: Final = 0.05
#: Winning the game is worth more than anything.
WINNING: Final = 1000.0
#: What a token on the Coffers mat is worth if it is kept, in points.
TOKEN: Final = 0.6


class Wish:
    """Something that could be bought."""

    def __init__(self, slot: int, price: int, potion: int, worth: float) -> None:
        self.slot = slot
        self.price = price
        self.potion = potion
        self.worth = worth


class Buyer:
    """Decides what to buy, with a hand that is up to date."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.worth = hand.worth
        self.outlook = hand.worth.outlook

    def next_buy(self, view: View, decision: PhaseDecision) -> int:
        """The answer that buys the best there is (or spends tokens to that end), or -1 if nothing is worth it."""
        tokens = view.coffers(decision.player)
        wishes = self._wishes(view, decision, view.coins + tokens)
        if tokens:
            answer = _spend(decision, self._tokens(view, tokens, wishes))
            if answer >= 0:
                return answer
        wish = _best(wishes, view.coins, view.potions, view.buys)
        return -1 if wish is None else decision.buy_slot(wish.slot)

    def _wishes(self, view: View, decision: PhaseDecision, coins: int) -> list[Wish]:
        """All that is worth buying with so many coins, with a potion only if there is one."""
        potions = view.potions
        outlook = self.outlook
        ending = view.ending
        wishes: list[Wish] = []
        for slot in view.supply_slots:
            price = view.price(slot)
            if price.coins > coins or price.potion > potions or not view.left(slot):
                continue
            profile = outlook.profiles[slot]
            if profile.is_worthless and not outlook.points(slot) > 0:
                continue
            if ending:
                worth = outlook.points(slot)
            else:
                worth = self.worth.of(slot)
                if view.would_end(slot):
                    worth = worth + WINNING if self._wins_with(view, outlook.points(slot)) else -WINNING
                elif profile.hint.overpay == "Silver":
                    worth += float(coins - price.coins) * self.worth.named("Silver")
            if worth > LEAST:
                wishes.append(Wish(slot, price.coins, price.potion, worth))
        if not ending:
            for slot in view.event_slots:
                price = view.price(slot)
                if price.coins <= coins and decision.buy_slot(slot) >= 0:
                    worth = worth_of_event(self.hand, view, outlook.profiles[slot])
                    if worth > LEAST:
                        wishes.append(Wish(slot, price.coins, 0, worth))
        return wishes

    def _wins_with(self, view: View, points: float) -> bool:
        """Whether so many points more win the game if it ends now; who has had fewer turns wins a tie."""
        mine = view.points(view.seat) + points
        for seat in range(view.players):
            if seat != view.seat:
                theirs = view.points(seat)
                if theirs > mine or (theirs == mine and view.turns(seat) < view.turns(view.seat)):
                    return False
        return True

    def _tokens(self, view: View, tokens: int, wishes: list[Wish]) -> int:
        """How many tokens of the Coffers mat to spend: as few as it takes to reach something that much better."""
        now = _best(wishes, view.coins, view.potions, 1)
        best = 0
        gained = LEAST if now is None else now.worth
        each = 0.0 if view.ending else min(TOKEN, POINTS_PER_COIN * 0.3 * self.outlook.turns_left)
        for more in range(1, tokens + 1):
            wish = _best(wishes, view.coins + more, view.potions, 1)
            if wish is not None and wish.worth - each * more > gained + LEAST:
                gained = wish.worth - each * more
                best = more
        return best


def _best(wishes: list[Wish], coins: int, potions: int, buys: int) -> Wish | None:
    """What to buy first: the best one, or the dearer of the best two."""
    best: Wish | None = None
    most = 0.0
    for wish in wishes:
        if wish.price <= coins and wish.worth > most:
            best = wish
            most = wish.worth
    if buys < 2 or best is None:
        return best
    for wish in wishes:
        for other in wishes:
            if other.price > wish.price or wish.price + other.price > coins or wish.potion + other.potion > potions:
                continue
            # A second copy is worth a little less than the first.
            both = wish.worth + (0.85 * other.worth if other is wish else other.worth)
            if both > most:
                best = wish
                most = both
    return best


def _spend(decision: PhaseDecision, tokens: int) -> int:
    for option in decision.options:
        if option.verb == "spend" and option.number == tokens:
            return option.index
    return -1
