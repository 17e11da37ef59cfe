"""What to buy: the affordable card or Event that is worth most, or with more buys the best two together.

Ending the game is judged apart: it is right when one wins by it, and wrong as long as somebody else does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.bots.sensible.events import worth_of_event
from freehold.bots.sensible.hand import Hand
from freehold.bots.sensible.worth import POINTS_PER_COIN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from freehold.bots.sensible.profile import Profile
    from freehold.engine.kind import Kind
    from freehold.engine.phase import PhaseDecision
    from freehold.engine.views import View

#: Less than this is not worth a buy.
LEAST: Final = 0.05
#: Winning the game is worth more than anything.
WINNING: Final = 1000.0
#: What the card whose pile ends the game is worth at least: a deck that nobody wants to spoil would go on for ever.
RATHER_THAN_NOTHING: Final = 0.1
#: What a token on the Coffers mat is worth if it is kept, in points.
TOKEN: Final = 0.6


class Wish:
    """Something that could be bought, and what was last found out about it."""

    def __init__(self, profile: Profile) -> None:
        self.profile = profile
        self.price: i64 = 0
        self.potion: i64 = 0
        self.worth = 0.0


class Buyer:
    """Decides what to buy."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.worth = hand.worth
        self.known = hand.known
        #: All piles that may ever be worth a buy and the Events, in games with these kinds.
        self._kinds: list[Kind] = []
        self._piles: list[Wish] = []
        self._events: list[Wish] = []
        #: Whether the game ends with this turn, as things stand.
        self._ending = False

    def next_buy(self, view: View, decision: PhaseDecision) -> int:
        """The answer that buys the best there is (or spends tokens to that end), or -1 if nothing is worth it."""
        self._know(view)
        self.worth.look(view)
        tokens = view.coffers(decision.player)
        wishes = self._wishes(view, decision, view.coins + tokens)
        if tokens:
            answer = _spend(decision, self._tokens(view, tokens, wishes))
            if answer >= 0:
                return answer
        wish = _best(wishes, view.coins, view.potions, view.buys)
        return -1 if wish is None else decision.buy_slot(wish.profile.slot)

    def _know(self, view: View) -> None:
        """Take in what is the same in all games with these cards."""
        known = self.known
        known.look(view)
        if known.kinds is not self._kinds:
            self._kinds = known.kinds
            self._piles = [Wish(profile) for profile in known.supply if known.may_be_wanted(profile)]
            self._events = [Wish(known.profiles[slot]) for slot in view.event_slots]

    def _wishes(self, view: View, decision: PhaseDecision, coins: i64) -> list[Wish]:
        """All that is worth buying with so many coins, with a potion only if there is one."""
        self._ending = view.ending
        potions: i64 = view.potions
        wishes: list[Wish] = []
        #: With tokens to spend, more is within reach than can be bought as it is.
        buyable: i64 = decision.buyable() if coins == view.coins else -1
        for wish in self._piles:
            profile = wish.profile
            if not buyable >> profile.slot & 1:
                continue
            price = view.price(profile.slot)
            if price.coins > coins or price.potion > potions:
                continue
            left: i64 = view.left(profile.slot)
            if not left:
                continue
            wish.worth = self._worth_of_card(view, profile, left, coins - price.coins)
            if wish.worth > LEAST:
                wish.price = price.coins
                wish.potion = price.potion
                wishes.append(wish)
        if self._events and not self._ending:
            self._add_events(view, decision, coins, wishes)
        return wishes

    def _add_events(self, view: View, decision: PhaseDecision, coins: i64, wishes: list[Wish]) -> None:
        looked = False
        for wish in self._events:
            wish.price = view.price(wish.profile.slot).coins
            if wish.price > coins or decision.buy_slot(wish.profile.slot) < 0:
                continue
            if not looked:  # only Events do something with the hand
                looked = True
                self.hand.look(view, decision)
            wish.worth = worth_of_event(self.hand, view, wish.profile)
            if wish.worth > LEAST:
                wishes.append(wish)

    def _worth_of_card(self, view: View, profile: Profile, left: i64, coins_left: i64) -> float:
        """What it is worth to buy one of the cards left of a pile, with so many coins left over."""
        outlook = self.worth.outlook
        if profile.is_worthless and not outlook.points(profile) > 0:
            return 0.0
        if self._ending:
            return outlook.points(profile)
        worth = self.worth.of(profile)
        if left == 1 and view.would_end(profile.slot):
            return worth + WINNING if self._wins_with(view, outlook.points(profile)) else -WINNING
        if profile.overpays_silver:
            worth += float(coins_left) * self.worth.named("Silver")
        return max(worth, RATHER_THAN_NOTHING) if profile.slot == self.known.last else worth

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
        each = 0.0 if view.ending else min(TOKEN, POINTS_PER_COIN * 0.3 * self.worth.outlook.turns_left)
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
