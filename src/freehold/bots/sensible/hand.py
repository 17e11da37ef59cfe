"""What the cards in hand are good for, in this turn or the next: in coins, since a turn is about what it can buy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.bots.sensible.gains import Gains
from freehold.bots.sensible.worth import POINTS_PER_COIN, Worth
from freehold.engine.types import BUY_PHASE, HAND, REACTION

if TYPE_CHECKING:
    from freehold.bots.sensible.profile import Profile
    from freehold.engine.decision import Decision
    from freehold.engine.views import View

#: A terminal that cannot be played any more is still better kept than a dead card.
UNPLAYABLE: Final = 0.1
#: What an Action is worth to who has a terminal in hand and none left to play it.
NEEDED_ACTION: Final = 1.2


class Hand:
    """A hand, as of the last `look`."""

    def __init__(self, worth: Worth, gains: Gains) -> None:
        self.worth = worth
        self.known = worth.known
        self.gains = gains
        self.cards: list[Profile] = []
        self.my_turn = False
        #: Whether Action cards in hand can still be played, in this turn or one that is to come.
        self.plays_actions = False
        #: Actions that can be spent on the terminals in hand, and how many of these there are.
        self.actions = 1.0
        self.terminals = 0
        #: See `each`; below 0 as long as nobody has asked.
        self._each = -1.0

    def look(self, view: View, decision: Decision) -> None:
        """Take in the hand of the player whom a decision concerns."""
        self.gains.forget()
        self._each = -1.0
        profiles = self.known.profiles
        player = decision.player
        cards: list[Profile] = []
        for slot in view.slots_in(player, HAND):
            cards.append(profiles[slot])
        self.cards = cards
        self.my_turn = player == view.player
        in_buy_phase = view.phase_number == BUY_PHASE
        self.plays_actions = not self.my_turn or not in_buy_phase
        actions = float(view.actions) if self.my_turn and not in_buy_phase else 1.0
        terminals = 0
        for profile in cards:
            if profile.is_terminal:
                terminals += 1
            elif profile.is_action:
                actions += profile.actions - 1.0
        self.actions = actions
        self.terminals = terminals

    @property
    def each(self) -> float:
        """What a card that is drawn brings on average."""
        if self._each < 0.0:
            deck = self.worth.outlook.deck
            self._each = max(0.4, (deck.coins + 0.5 * deck.terminals) / max(1.0, deck.size))
        return self._each

    # --- what playing brings -------------------------------------------------------------------------

    def playing(self, profile: Profile) -> float:
        """What it brings to play this card, or use this Way, now; below 0 it does harm."""
        hint = profile.hint
        value = profile.coins
        if profile.cards:
            value += profile.cards * self.each
        value += 0.3 * profile.buys
        value += hint.hurt
        missing = self.terminals - self.actions
        if profile.actions > 0 and missing > 0:
            value += NEEDED_ACTION * min(profile.actions, missing)
        points = 0.0
        if hint.curses > 0:
            points += hint.curses * self.worth.a_curse()
        if hint.gain:
            points += max(0.0, self.gains.up_to(hint.gain))
        for slot in profile.gets:
            points += self.worth.if_left(slot)
        if hint.upgrade >= 0:
            points += self.best_upgrade(profile)
        elif hint.digs:
            points += 2.0 * hint.trash * self.worth.any_junk()
        elif hint.trash > 0 or hint.exile > 0:
            points += self.clearing(profile)
        value += points / POINTS_PER_COIN
        if hint.repeats > 1:
            value += (hint.repeats - 1) * self.best_to_repeat(profile)
        return value

    def clearing(self, trasher: Profile) -> float:
        """The points in being rid of the worst cards in hand; below 0 if only good ones are there and one must go."""
        hint = trasher.hint
        most = hint.trash + hint.exile
        values: list[float] = []
        skipped = False
        for profile in self.cards:
            if profile is trasher and not skipped:
                skipped = True
                continue
            values.append(self.worth.clog(profile) if hint.exile > 0 else -self.worth.keeping(profile))
        values.sort(reverse=True)
        total = 0.0
        for place, value in enumerate(values):
            if place >= most or (value <= 0 and not (hint.must and place == 0)):
                break
            total += value
        return total

    def best_upgrade(self, upgrader: Profile) -> float:
        """The points in giving up the best-suited card in hand for another one."""
        best = -99.0 if upgrader.hint.must else 0.0
        skipped = False
        for profile in self.cards:
            if profile is upgrader and not skipped:
                skipped = True
                continue
            hint = upgrader.hint
            if (profile.is_victory and hint.spares_victory) or (hint.treasures and not profile.is_treasure):
                continue
            value = self.gains.exchange(profile, upgrader.hint)
            if value > best:
                best = value
        return best if best > -99.0 else 0.0

    def best_to_repeat(self, repeater: Profile) -> float:
        """What the best card in hand brings that could be played once more."""
        best = 0.0
        for profile in self.cards:
            if profile.is_action and profile.hint.repeats == 1:
                value = self.playing(profile)
                if value > best:
                    best = value
        return best

    # --- what keeping brings -------------------------------------------------------------------------

    def holding(self, profile: Profile) -> float:
        """What a card in hand is good for, if there is an Action for it."""
        if profile.is_action and self.plays_actions:
            value = self.playing(profile)
            if not profile.is_terminal and profile.actions > 1 and self.terminals > 1:
                value += 0.5
            if value < UNPLAYABLE:
                value = UNPLAYABLE
        elif profile.is_treasure and not (self.my_turn and not self.plays_actions):
            value = profile.coins + 1.5 * float(profile.potions)
        else:
            value = 0.0
        if not self.my_turn and profile.kind.types & REACTION:
            value += 0.2
        return value

    def values(self) -> list[float]:
        """What each card in hand is good for; of the terminals only the best can be played."""
        values = [self.holding(profile) for profile in self.cards]
        excess = self.terminals - max(1.0, self.actions)
        while excess > 0:
            worst = -1
            for place, profile in enumerate(self.cards):
                if profile.is_terminal and values[place] > UNPLAYABLE and (worst < 0 or values[place] < values[worst]):
                    worst = place
            if worst < 0:
                break
            values[worst] = UNPLAYABLE
            excess -= 1.0
        return values

    def value(self) -> float:
        """What the whole hand is good for."""
        return sum(self.values())
