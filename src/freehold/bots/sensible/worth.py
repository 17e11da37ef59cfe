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
    from mypy_extensions import i64

    from freehold.bots.sensible.known import Known
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
#: What a copy too many is worth less.
TOO_MANY: Final = 2.0


class Worth:
    """Judges cards, for the deck and the game as of the last `look`.

    Many questions are answered without it, so nothing is looked at before somebody asks.
    """

    def __init__(self, known: Known) -> None:
        self.known = known
        self._outlook = Outlook(known)
        self._is_fresh = False
        self._view: View | None = None
        #: What a coin more in each coming turn is worth.
        self._per_coin = 0.0
        #: The cost that `_best_plain` was last asked for, and what it found.
        self._plain_cost: i64 = -1
        self._plain = 0.0
        self._junk_known = False
        #: What is lost by all junk in the deck, how many cards that is, and how many there is means to trash in time.
        self._junk = 0.0
        self._junk_cards = 0.0
        self._trashing = 0.0
        #: What a Curse takes from who gains one, how many are left for each other player, and there is means to give.
        self._curse_harm = 0.0
        self._curses_each = 0.0
        self._cursing = 0.0
        self._curses: i64 = -1

    def look(self, view: View) -> None:
        """From now on, things are as they are now."""
        self._view = view
        self._is_fresh = False

    @property
    def outlook(self) -> Outlook:
        """How things stand. What is remembered of it here holds once this was asked for."""
        if not self._is_fresh:
            self._is_fresh = True
            self._take_in(self.view)
        return self._outlook

    def _take_in(self, view: View) -> None:
        changed = self._outlook.look(view)
        curses: i64 = view.left(self.known.curse) if self.known.curse >= 0 else 0
        if changed or curses != self._curses:
            self._curses = curses
            self._per_coin = POINTS_PER_COIN * self._outlook.turns_left
            self._junk_known = False
            self._plain_cost = -1

    @property
    def view(self) -> View:
        assert self._view is not None, "nothing has been looked at yet"
        return self._view

    # --- having and losing ---------------------------------------------------------------------------

    def of(self, profile: Profile) -> float:
        """By how many points one more of this card would better the end of the game."""
        outlook = self.outlook
        slot = profile.slot
        count = outlook.counts[slot]
        if profile.once:
            worth = self._once(profile)
        else:
            worth = outlook.points(profile) + self._per_coin * outlook.with_one_more(profile)
            if profile.does_more:
                worth += self._besides(profile)
            if outlook.exiled[slot] and not profile.is_dead and worth > 0:
                worth += outlook.exiled[slot] * worth  # copies on the Exile mat come back with it
        if profile.potions:
            worth += self._use_of_potion(count)
        over = count - profile.most + 1
        return worth if over <= 0 else worth - TOO_MANY * float(over)

    def if_left(self, slot: int) -> float:
        """What one more of a card is worth; 0 if there is none left of it."""
        return self.of(self.known.profiles[slot]) if self.view.left(slot) else 0.0

    def named(self, name: str) -> float:
        """The same for the card of a name; 0 also if the game does not use it."""
        slot = self.view.slot(name)
        return self.if_left(slot) if slot >= 0 else 0.0

    def keeping(self, profile: Profile) -> float:
        """By how many points one of these cards that one has betters the end of the game; below 0 it is junk."""
        outlook = self.outlook
        worth = -outlook.points(profile, -1) - self.clog(profile)
        if profile.potions:
            worth += self._use_of_potion(outlook.counts[profile.slot] - 1)
        return worth + self._besides(profile) if profile.is_action and profile.does_more else worth

    def trashing(self, profile: Profile) -> float:
        """What is won by trashing a card that one has."""
        if profile.slot < 0:
            return 0.0
        won = -self.keeping(profile)
        # Without money nothing can be bought at all, however few cards there are.
        if profile.money and self.outlook.money - profile.money < 4:
            return min(won, -1.0)
        return won

    def clog(self, profile: Profile) -> float:
        """What is lost by having a card in the deck and not beside it, where it counts all the same."""
        outlook = self.outlook
        return self._per_coin * outlook.with_one_fewer(profile)

    def a_curse(self) -> float:
        """What it is worth to give each other player a Curse, as long as there are some."""
        self._look_for_junk()
        return self._curse_harm if self._curses_each > 0 else 0.0

    def any_junk(self) -> float:
        """What it is worth to trash a card off the deck, if it is junk."""
        self._look_for_junk()
        return self._junk / max(1.0, self.outlook.deck.size)

    # --- what cards do besides -----------------------------------------------------------------------

    def _once(self, profile: Profile) -> float:
        """What it is worth to play a card a single time."""
        deck = self.outlook.deck
        each = deck.coins / max(1.0, deck.size)
        soon = min(1.0, 0.2 * self.outlook.turns_left)
        return soon * POINTS_PER_COIN * (profile.coins + (profile.cards - 1.0) * each + 0.3 * profile.buys)

    def _besides(self, profile: Profile) -> float:
        """What a card does besides bringing cards and coins."""
        self._look_for_junk()
        hint = profile.hint
        deck = self.outlook.deck
        often = self.outlook.turns_left * HAND / max(HAND, deck.size - deck.cards)
        if profile.is_terminal:
            often *= deck.flow.playable * (0.8 if deck.terminals >= 1.0 else 1.0)
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
        for slot in profile.gets:
            worth += BIT_BY_BIT * often * self._plainly(self.known.profiles[slot])
        return worth

    def _look_for_junk(self) -> None:
        """What there is to be rid of and the means to; and the same for Curses to be given away."""
        outlook = self.outlook
        if self._junk_known:
            return
        self._junk_known = True
        self._junk = self._junk_cards = self._trashing = self._cursing = 0.0
        for slot, count in enumerate(outlook.counts):
            if count:
                profile = self.known.profiles[slot]
                if not profile.is_action:
                    worth = self.keeping(profile) if profile.coins < 1.5 else 0.0
                    if worth < 0:
                        self._junk -= count * worth
                        self._junk_cards += count
                elif profile.does_more:
                    self._trashing += count * profile.removes
                    self._cursing += count * profile.hint.curses
        often = outlook.deck.flow.seen * outlook.turns_left
        self._trashing *= often
        self._cursing *= often
        self._curse_harm = 0.0
        self._curses_each = 0.0
        if self._curses > 0:
            curse = self.known.profiles[self.known.curse]
            self._curse_harm = 1.0 - self._per_coin * outlook.with_one_more(curse)
            self._curses_each = float(self._curses) / (self.known.players - 1.0)

    def _best_plain(self, cost: int) -> float:
        """About what a card brings that now and then gains others up to a cost."""
        if cost != self._plain_cost:
            self._plain_cost = cost
            best = 0.0
            for profile in self.known.profiles:
                if profile.cost <= cost and profile.is_useful:
                    best = max(best, self.outlook.with_one_more(profile))
            self._plain = self._per_coin * best
        return self._plain

    def _plainly(self, profile: Profile) -> float:
        """What a card is worth for its cards, coins and points alone."""
        if profile.once:
            return self._once(profile)
        return self.outlook.points(profile) + self._per_coin * self.outlook.with_one_more(profile)

    def _use_of_potion(self, owned: int) -> float:
        """What the best card is worth that one could buy with a Potion, beside those that one has already."""
        outlook = self.outlook
        if owned > 1 or (owned and outlook.deck.size < 20.0) or outlook.turns_left < 7.0:
            return 0.0
        best = 0.0
        for profile in self.known.supply:
            price = profile.kind.cost
            if price.potion and self.view.left(profile.slot):
                within_reach = min(1.0, max(0.0, 0.4 * (outlook.turn - float(price.coins))))
                best = max(best, within_reach * self.of(profile))
        return POTION_USE * best if not owned else 0.4 * best


def _share(done: float, already: float, all_there_is: float) -> float:
    """Which further part of a work is done in time by who does so much of it, beside those who do some already."""
    return (done + already) / (all_there_is + done + already) - already / (all_there_is + already)
