"""What a card is worth to this deck now, in points at the end of the game.

That is the difference that it makes to an average turn (see `deck.py`), over the turns that are left, and the points
that it adds to the score. Everything follows from it: when to turn to Victory cards, how many terminals are enough,
what is junk. What a card does besides (give out Curses, trash, gain others) is added in the same coin.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.bots.sensible.deck import HAND
from freehold.bots.sensible.outlook import Outlook

if TYPE_CHECKING:
    from freehold.bots.sensible.profile import Profile
    from freehold.engine.views import View

#: Points that a coin in a coming turn is worth: six for a Province that costs eight.
POINTS_PER_COIN: Final = 0.75
#: How soon what a card brings bit by bit is of use, as a part of what it would be worth at once.
BIT_BY_BIT: Final = 0.35
#: How much of the worth of junk is won by being rid of it later and not at once.
LATER: Final = 0.8
#: How likely a Potion and the coins for the best card that costs one come together in time.
POTION_USE: Final = 0.9
#: No card that can be gained costs more.
DEAREST: Final = 15
#: What a copy too many is worth less.
TOO_MANY: Final = 2.0


class Worth:
    """Judges cards, for the deck and the game as of the last `look`."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self._view: View | None = None
        #: What a coin more in each coming turn is worth.
        self.per_coin = 0.0
        #: By cost, what the best card up to it is worth for its cards and coins alone; made when first asked for.
        self._plain: list[float] = []
        self._junk_known = False
        #: What is lost by all junk in the deck, how many cards that is, and how many there is means to trash in time.
        self._junk = 0.0
        self._junk_cards = 0.0
        self._trashing = 0.0
        #: What a Curse takes from who gains one, how many are left for each other player, and there is means to give.
        self._curse_harm = 0.0
        self._curses_each = 0.0
        self._cursing = 0.0
        self._curses = -1

    def look(self, view: View) -> None:
        """Take in how things are now."""
        self._view = view
        curses = view.pile("Curse")
        if self.outlook.look(view) or curses != self._curses:
            self._curses = curses
            self.per_coin = POINTS_PER_COIN * self.outlook.turns_left
            self._junk_known = False
            self._plain = []

    @property
    def view(self) -> View:
        assert self._view is not None, "nothing has been looked at yet"
        return self._view

    # --- having and losing ---------------------------------------------------------------------------

    def of(self, slot: int) -> float:
        """By how many points one more of this card would better the end of the game."""
        outlook = self.outlook
        profile = outlook.profiles[slot]
        if profile.hint.once:
            worth = self.once(profile)
        else:
            worth = outlook.points(slot) + self.per_coin * outlook.difference(profile, 1.0)
            if profile.does_more:
                worth += self._besides(profile)
            if outlook.exiled[slot] and not profile.is_dead and worth > 0:
                worth += outlook.exiled[slot] * worth  # copies on the Exile mat come back with it
        if profile.kind.potions:
            worth += self._use_of_potion(outlook.counts[slot])
        over = outlook.counts[slot] - profile.hint.most + 1
        return worth if over <= 0 else worth - TOO_MANY * over

    def named(self, name: str) -> float:
        """What one more of the card of that name is worth; 0 if there is none left of it."""
        slot = self.view.slot(name)
        return self.of(slot) if slot >= 0 and self.view.left(slot) else 0.0

    def keeping(self, slot: int) -> float:
        """By how many points one of these cards that one has betters the end of the game; below 0 it is junk."""
        outlook = self.outlook
        profile = outlook.profiles[slot]
        worth = -outlook.points(slot, -1) - self.clog(slot)
        if profile.kind.potions:
            worth += self._use_of_potion(outlook.counts[slot] - 1)
        return worth + self._besides(profile) if profile.is_action and profile.does_more else worth

    def trashing(self, profile: Profile) -> float:
        """What is won by trashing a card that one has."""
        slot = profile.slot
        if slot < 0:
            return 0.0
        won = -self.keeping(slot)
        # Without money nothing can be bought at all, however few cards there are.
        if profile.money and self.outlook.money - profile.money < 4:
            return min(won, -1.0)
        return won

    def clog(self, slot: int) -> float:
        """What is lost by having a card in the deck and not beside it, where it counts all the same."""
        return self.per_coin * self.outlook.difference(self.outlook.profiles[slot], -1.0)

    def once(self, profile: Profile) -> float:
        """What it is worth to play a card a single time."""
        deck = self.outlook.deck
        each = deck.coins / max(1.0, deck.size)
        soon = min(1.0, 0.2 * self.outlook.turns_left)
        return soon * POINTS_PER_COIN * (profile.coins + (profile.cards - 1.0) * each + 0.3 * profile.buys)

    def a_curse(self) -> float:
        """What it is worth to give each other player a Curse, as long as there are some."""
        self._look_for_junk()
        return self._curse_harm if self._curses_each > 0 else 0.0

    def any_junk(self) -> float:
        """What it is worth to trash a card off the deck, if it is junk."""
        self._look_for_junk()
        return self._junk / max(1.0, self.outlook.deck.size)

    # --- what cards do besides -----------------------------------------------------------------------

    def _besides(self, profile: Profile) -> float:
        """What a card does besides bringing cards and coins."""
        self._look_for_junk()
        hint = profile.hint
        deck = self.outlook.deck
        often = self.outlook.turns_left * HAND / max(HAND, deck.size - deck.cards)
        if profile.is_terminal:
            often *= deck.playable * (0.8 if deck.terminals >= 1.0 else 1.0)
        worth = POINTS_PER_COIN * often * hint.hurt
        if profile.removes > 0 and self._junk_cards > 0:
            worth += LATER * self._junk * _share(profile.removes * often, self._trashing, self._junk_cards)
        if hint.upgrade > 0:
            worth += BIT_BY_BIT * often * 0.35 * hint.upgrade
        each = self._curses_each
        if hint.curses > 0 and each > 0:
            worth += self._curse_harm * each * _share(hint.curses * often, self._cursing, each)
        if hint.gain:
            worth += BIT_BY_BIT * often * self._best_plain(hint.gain)
        for name in hint.gets:
            slot = self.view.slot(name)
            if slot >= 0:
                worth += BIT_BY_BIT * often * self._plainly(self.outlook.profiles[slot])
        return worth

    def _look_for_junk(self) -> None:
        """What there is to be rid of and the means to; and the same for Curses to be given away."""
        if self._junk_known:
            return
        self._junk_known = True
        self._junk = self._junk_cards = self._trashing = self._cursing = 0.0
        outlook = self.outlook
        for slot, count in enumerate(outlook.counts):
            if count:
                profile = outlook.profiles[slot]
                if not profile.is_action:
                    worth = self.keeping(slot) if profile.coins < 1.5 else 0.0
                    if worth < 0:
                        self._junk -= count * worth
                        self._junk_cards += count
                else:
                    self._trashing += count * profile.removes
                    self._cursing += count * profile.hint.curses
        often = outlook.deck.seen * outlook.turns_left
        self._trashing *= often
        self._cursing *= often
        self._curse_harm = 0.0
        self._curses_each = 0.0
        if self._curses > 0:
            curse = outlook.profiles[self.view.slot("Curse")]
            self._curse_harm = 1.0 - self.per_coin * outlook.difference(curse, 1.0)
            self._curses_each = self._curses / (outlook.players - 1.0)

    def _best_plain(self, cost: int) -> float:
        """About what a card brings that now and then gains others up to a cost."""
        if not self._plain:
            self._plain = [0.0] * (DEAREST + 1)
            for profile in self.outlook.profiles:
                if profile.cost <= DEAREST and not profile.kind.cost.potion and not profile.is_dead:
                    worth = self.per_coin * self.outlook.difference(profile, 1.0)
                    self._plain[profile.cost] = max(self._plain[profile.cost], worth)
            for each in range(1, DEAREST + 1):
                self._plain[each] = max(self._plain[each], self._plain[each - 1])
        return self._plain[min(cost, DEAREST)]

    def _plainly(self, profile: Profile) -> float:
        """What a card is worth for its cards, coins and points alone."""
        if profile.hint.once:
            return self.once(profile)
        return self.outlook.points(profile.slot) + self.per_coin * self.outlook.difference(profile, 1.0)

    def _use_of_potion(self, owned: int) -> float:
        """What the best card is worth that one could buy with a Potion, beside those that one has already."""
        outlook = self.outlook
        if owned > 1 or (owned and outlook.deck.size < 20.0) or outlook.turns_left < 7.0:
            return 0.0
        best = 0.0
        for slot in self.view.supply_slots:
            price = outlook.kinds[slot].cost
            if price.potion and self.view.left(slot):
                within_reach = min(1.0, max(0.0, 0.4 * (outlook.turn - float(price.coins))))
                best = max(best, within_reach * self.of(slot))
        return POTION_USE * best if not owned else 0.4 * best


def _share(done: float, already: float, all_there_is: float) -> float:
    """Which further part of a work is done in time by who does so much of it, beside those who do some already."""
    with_it = (done + already) / all_there_is
    without = already / all_there_is
    return with_it / (1.0 + with_it) - without / (1.0 + without)
