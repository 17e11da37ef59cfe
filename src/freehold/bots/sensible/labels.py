"""How appealing the choices are that are printed on cards, by their labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.bots.sensible.hand import NEEDED_ACTION
from freehold.bots.sensible.worth import POINTS_PER_COIN
from freehold.engine.types import EXILE

if TYPE_CHECKING:
    from freehold.bots.sensible.hand import Hand
    from freehold.bots.sensible.profile import Profile
    from freehold.bots.sensible.worth import Worth
    from freehold.engine.decision import Decision, Option
    from freehold.engine.views import View


def appeal_of_label(hand: Hand, view: View, decision: Decision, option: Option) -> float:
    """In coins. A label that nobody knows is worth nothing, and the first such is chosen."""
    label = option.label
    if label.startswith("+"):
        return _bonus(hand, view, label)
    if option.kind is not None:
        theirs = decision.whom >= 0 and decision.whom != view.seat
        return _about(hand, hand.known.profile(option.kind), label, theirs)
    if label.startswith("gain "):
        return _gain(hand.worth, label)
    if label == "discard":
        return -_least(hand, 2)
    if label == "discard hand":
        return 4.0 * hand.each - hand.value()
    if label == "trash":
        return _trashing(hand, view, decision)
    if label == "gain":
        return _best_in_trash(hand.worth, view)
    if label == "now":
        return 0.1 if hand.my_turn and hand.plays_actions else -0.1
    if label == "topdeck":
        return 0.5 if view.slots_in(view.seat, EXILE) else -0.5
    return 0.0


def _bonus(hand: Hand, view: View, label: str) -> float:
    """What "+2 cards" and the like bring now."""
    amount = float(int(label[1]))
    if label[3] == "c" and label[4] == "a":
        return amount * hand.each
    if label[3] == "c":
        return amount
    if label[3] == "b":
        return amount * (1.0 if view.coins >= 8 else 0.3)
    left = hand.terminals - (view.actions if hand.my_turn else 1)
    return NEEDED_ACTION * min(amount, left) if left > 0 else 0.05 * amount


def _about(hand: Hand, profile: Profile, label: str, theirs: bool) -> float:
    """A choice about one card: who gets it, or where it goes."""
    if label == "me":
        return hand.worth.of(profile)
    if label == "them":
        return -hand.worth.of(profile)
    if label == "trash":
        return hand.worth.trashing(profile) + 0.1
    usable = not profile.is_dead
    if label == "keep":
        return (1.0 if usable else -1.0) * (-1.0 if theirs else 1.0)
    if label == "hand":
        return 1.0 if (hand.my_turn and hand.plays_actions) or not usable else -1.0
    return 0.0


def _gain(worth: Worth, label: str) -> float:
    name = label[5:].capitalize()
    if name == "Silvers":
        return 2.0 * worth.named("Silver") / POINTS_PER_COIN
    return worth.named(name) / POINTS_PER_COIN


def _least(hand: Hand, count: int) -> float:
    """What the least useful cards in hand are good for together."""
    values = sorted(hand.values())
    return sum(values[:count])


def _trashing(hand: Hand, view: View, decision: Decision) -> float:
    """Being rid of the two worst cards in hand; with an empty hand the choice is about something else."""
    values = sorted([hand.worth.trashing(profile) for profile in hand.cards], reverse=True)
    return sum(values[:2]) / POINTS_PER_COIN


def _best_in_trash(worth: Worth, view: View) -> float:
    """What the best Action in the trash is worth."""
    best = 0.0
    for name in view.trash:
        slot = view.slot(name)
        if slot >= 0 and worth.known.profiles[slot].is_action:
            best = max(best, worth.of(worth.known.profiles[slot]))
    return best + 0.01
