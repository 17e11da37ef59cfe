"""What buying an Event is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.bots.sensible.worth import POINTS_PER_COIN

if TYPE_CHECKING:
    from freehold.bots.sensible.hand import Hand
    from freehold.bots.sensible.profile import Profile
    from freehold.engine.views import View


def worth_of_event(hand: Hand, view: View, event: Profile) -> float:
    """In points, like the worth of a card; an Event that nothing is known of is worth nothing."""
    hint = event.hint
    judge = hand.worth
    worth = POINTS_PER_COIN * (event.coins + 0.4 * hint.hurt)
    for slot in event.gets:
        worth += judge.if_left(slot)
    if hint.gain:
        worth += hand.gains.up_to(hint.gain)
    if hint.exile > 0:
        worth += _banishing(hand)
    if hint.upgrade >= 0:
        worth += hand.best_upgrade(event)
    if hint.plays:
        worth += 0.6 * POINTS_PER_COIN * hand.best_to_repeat(event)
    if hint.of_each_action:
        for profile in judge.known.supply:
            if profile.is_action and view.left(profile.slot):
                worth += 0.7 * judge.of(profile)
    if hint.in_play_at_most and len(view.play_kinds()) > hint.in_play_at_most:
        return 0.0
    return worth


def _banishing(hand: Hand) -> float:
    """The points in putting all copies of one card in hand on the Exile mat."""
    best = 0.0
    for profile in hand.cards:
        clog = hand.worth.clog(profile)
        if clog > 0:
            copies = 0
            for other in hand.cards:
                if other is profile:
                    copies += 1
            best = max(best, clog * copies)
    return best
