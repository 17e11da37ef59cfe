"""How appealing it is to do something with a card: to gain, trash, discard, topdeck, play or name it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.bots.sensible.labels import appeal_of_label
from freehold.bots.sensible.worth import POINTS_PER_COIN
from freehold.engine.decision import DECLINE
from freehold.engine.selection import Selection
from freehold.engine.types import DISCARD_FROM_PLAY

if TYPE_CHECKING:
    from freehold.bots.sensible.hand import Hand
    from freehold.bots.sensible.profile import Profile
    from freehold.engine.decision import Decision, Option
    from freehold.engine.views import View


class Appeals:
    """Finds the appeal of options, with a hand that is up to date."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.worth = hand.worth
        self.gains = hand.gains
        self.known = hand.known

    def of(self, view: View, decision: Decision) -> list[float]:
        """The appeal of each option of a decision, in their order."""
        if isinstance(decision, Selection):
            return self._selection(view, decision)
        key = decision.key
        if key == "way":
            return self._ways(decision)
        if key == "name":
            return self._names(view, decision)
        options = decision.options
        verb = options[-1].verb
        if verb == "discard" and len(options) > 1 and options[0].verb in (DECLINE, verb) and key != "respond":
            return self._discards(decision, self.profiles(decision))
        values: list[float] = []
        for option in options:
            if option.verb == DECLINE:
                values.append(0.0)
            elif option.verb == "choose" and option.label:
                values.append(appeal_of_label(self.hand, view, decision, option))
            elif option.kind is None:
                values.append(self._number(view, decision, option))
            else:
                profile = self.known.profile(option.kind)
                values.append(self._card(view, decision, option.verb, option.number, profile))
        return values

    def profiles(self, decision: Decision) -> list[Profile | None]:
        """What each option is about: None where that is no card, or the option is to decline."""
        if isinstance(decision, Selection):
            return [self.known.profiles[slot] for slot in decision.slots()]
        return [
            None if option.kind is None or option.verb == DECLINE else self.known.profile(option.kind)
            for option in decision.options
        ]

    def _selection(self, view: View, decision: Selection) -> list[float]:
        """Most choices are among cards: these need no options to be made."""
        profiles = self.profiles(decision)
        verb = decision.verb
        if verb == "discard" and len(profiles) > 1 and decision.key != "respond":
            return self._discards(decision, profiles)
        values: list[float] = []
        for profile in profiles:
            assert profile is not None
            values.append(self._card(view, decision, verb, -1, profile))
        return values

    # --- one card ------------------------------------------------------------------------------------

    def _card(self, view: View, decision: Decision, verb: str, number: int, profile: Profile) -> float:
        key = decision.key
        theirs = decision.whom >= 0 and decision.whom != view.seat
        if verb == "gain":
            return self._gaining(view, profile, theirs)
        if verb == "trash":
            return self._trashing(view, decision, profile)
        if verb == "exile":
            return self._exiling(view, decision, profile)
        if verb == "play" or key == "play_first":
            value = self.hand.playing(profile)
            return value + (5.0 if key == "play_first" and not profile.is_terminal else 0.0)
        if verb == "topdeck" or verb == "put":
            return self._topdecking(view, decision, profile)
        if verb == "pass":
            return -self.worth.keeping(profile)
        if verb == "reveal":
            return 1.0 + len(profile.kind.type_names)
        if verb == "react":
            return 1.0
        if key == "respond" and verb == "discard":  # off the Exile mat and so back into the deck
            return -self.worth.clog(profile)
        if verb == "discard" or verb == "keep":
            good = self._next_turn(profile) - self.hand.each
            return good if verb == "keep" else -good
        if key == "advise":
            return self._next_turn(profile)
        if key == "discard_first":
            # Who has an ability uses it while what it looks at is still there.
            return 1.0 if any(hook.window == DISCARD_FROM_PLAY for hook in profile.kind.hooks) else 0.0
        if verb == "set aside":
            return self._setting_aside(view, profile)
        if verb == "return":
            cause = decision.cause
            return 0.0 if cause is None else self.gains.exchange(profile, self.known.profile(cause).hint)
        if verb == "place":
            top = self._next_turn(profile) > self.hand.each
            return float(-number if top else number)
        return 0.0

    def _gaining(self, view: View, profile: Profile, theirs: bool) -> float:
        if profile.slot < 0:
            return 0.0
        worth = self.worth.of(profile)
        if theirs:
            return -worth
        if view.ending:
            return self.worth.outlook.points(profile)
        return worth

    def _trashing(self, view: View, decision: Decision, profile: Profile) -> float:
        cause = decision.cause
        hint = None if cause is None else self.known.profile(cause).hint
        if not _offers_to_decline(decision) and not self.worth.outlook.has(profile):
            return self.worth.of(profile)  # off a pile: what one may want back
        if hint is not None and hint.upgrade >= 0:
            return self.gains.exchange(profile, hint)
        pays = 0.0 if hint is None else hint.pays
        return pays * POINTS_PER_COIN + self.worth.trashing(profile)

    def _exiling(self, view: View, decision: Decision, profile: Profile) -> float:
        in_hand = False
        for other in self.hand.cards:
            if other is profile:
                in_hand = True
        if decision.player != view.player:
            return -self.worth.keeping(profile)
        if not in_hand:
            return self.worth.of(profile)
        hint = None if decision.cause is None else self.known.profile(decision.cause).hint
        if hint is not None and hint.upgrade >= 0:
            return self.gains.exchange(profile, hint)
        return self.worth.clog(profile)

    def _topdecking(self, view: View, decision: Decision, profile: Profile) -> float:
        """The best for the next turn, but nothing that this turn has a use for."""
        good = self._next_turn(profile)
        if decision.single and not _offers_to_decline(decision) and self.hand.my_turn and self.hand.plays_actions:
            return 0.5 * good - self._now(profile)
        return good - 0.3 if not profile.is_dead else -0.1

    def _setting_aside(self, view: View, profile: Profile) -> float:
        """Off the way of a hand that is being filled, or until the next turn: what cannot be played now."""
        if not self.hand.plays_actions:
            return self.hand.playing(profile)
        return 1.0 if profile.is_terminal and view.actions <= self.hand.terminals else -1.0

    def _next_turn(self, profile: Profile) -> float:
        """What a card would be good for at the beginning of a turn."""
        if profile.is_action:
            return max(0.2, self.hand.playing(profile))
        return profile.coins + 1.5 * float(profile.potions) if profile.is_treasure else 0.0

    def _now(self, profile: Profile) -> float:
        """What the least useful copy of a card in hand is good for in this turn."""
        values = self.hand.values()
        least = 99.0
        for place, other in enumerate(self.hand.cards):
            if other is profile and values[place] < least:
                least = values[place]
        return least if least < 99.0 else 0.0

    # --- several cards, names, Ways, numbers -----------------------------------------------------------

    def _discards(self, decision: Decision, profiles: list[Profile | None]) -> list[float]:
        """What is paid for each card, less what it is good for in hand; of copies the least useful go first."""
        hand = self.hand
        cause = decision.cause
        paid = 0.0
        if cause is not None:
            hint = self.known.profile(cause).hint
            paid = hint.pays + (hand.each if hint.redraws else 0.0)
        values = hand.values()
        taken = [False] * len(values)
        appeals: list[float] = []
        for profile in profiles:
            if profile is None:
                appeals.append(0.0)
                continue
            least = -1
            for place, other in enumerate(hand.cards):
                if other is profile and not taken[place] and (least < 0 or values[place] < values[least]):
                    least = place
            if least >= 0:
                taken[least] = True
            good = values[least] if least >= 0 else hand.holding(profile)
            # Of cards that are equally useless now the worst goes.
            appeals.append(paid - good - 0.001 * self._next_turn(profile))
        return appeals

    def _names(self, view: View, decision: Decision) -> list[float]:
        """The card that is most likely met: one to be rid of if the card that asks is for that, else any good one."""
        counts = self.worth.outlook.counts
        junk = decision.cause is not None and self.known.profile(decision.cause).hint.names_junk
        values: list[float] = []
        for option in decision.options:
            assert option.kind is not None
            profile = self.known.profile(option.kind)
            slot = profile.slot
            count = 0.0
            if slot >= 0 and counts[slot]:
                count = float(counts[slot] - view.in_hand(slot))
                for other in view.play_kinds():
                    if other is option.kind:
                        count -= 1.0
                if junk:
                    count *= max(0.05, -self.worth.keeping(profile))
                elif profile.is_dead:
                    count *= 0.3
                else:
                    count *= 1.0 + 0.2 * profile.coins
            values.append(count)
        return values

    def _ways(self, decision: Decision) -> list[float]:
        """What the card's own instructions bring, and each Way in their place."""
        hand = self.hand
        card = decision.options[0].kind
        assert card is not None
        played = self.known.profile(card)
        values = [hand.playing(played)]
        for option in decision.options[1:]:
            assert option.kind is not None
            way = self.known.profile(option.kind)
            value = hand.playing(way) - 0.1
            if way.hint.once and played.slot >= 0:
                value -= max(0.0, self.worth.keeping(played)) / POINTS_PER_COIN
            values.append(value)
        return values

    def _number(self, view: View, decision: Decision, option: Option) -> float:
        """How much to pay: for a better card to gain, or more than the cost of one that is bought."""
        if option.verb == "overpay":
            cause = decision.cause
            what = "" if cause is None else self.known.profile(cause).hint.overpay
            if what == "Action":
                return self.gains.at(option.number)
            return float(option.number) if view.buys <= 0 or what else -1.0
        return -0.1 * option.number


def _offers_to_decline(decision: Decision) -> bool:
    """Whether the first option is to do nothing."""
    return not isinstance(decision, Selection) and decision.options[0].verb == DECLINE
