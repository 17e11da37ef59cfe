"""Which Action card to play next: first what costs no Action, then the best use of those that are left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.bots.sensible.hand import Hand

if TYPE_CHECKING:
    from mypy_extensions import i64

    from freehold.bots.sensible.known import Known
    from freehold.bots.sensible.profile import Profile
    from freehold.engine.phase import PhaseDecision
    from freehold.engine.views import View

# In which order cards are played; within each of these by what they bring.
REPEAT_THE_LAST: Final = 4000.0
FREE: Final = 3000.0
REPEAT: Final = 2000.0
ALL_CAN_BE_PLAYED: Final = 1000.0


def only_action(known: Known, view: View, decision: PhaseDecision) -> int:
    """The answer that plays the only Action card in hand if that is never wrong, else -1: many hands are so simple."""
    if decision.player != view.seat:
        return -1
    playable = decision.playable()
    if playable & (playable - 1):  # there is more than one bit in it
        return -1
    slot: i64 = 0
    while playable > 1:
        playable >>= 1
        slot += 1
    return decision.play_slot(slot) if playable and known.profiles[slot].is_harmless else -1


def next_action(hand: Hand, view: View, decision: PhaseDecision) -> int:
    """The answer that plays the next Action card, or -1 if none is worth playing."""
    best = -1
    best_rank = 0.0
    last: Profile | None = None
    for profile in hand.cards:
        if profile.is_action and profile is not last:
            last = profile
            rank = _rank(hand, profile)
            if rank > best_rank:
                best = profile.slot
                best_rank = rank
    return decision.play_slot(best) if best >= 0 else -1


def _rank(hand: Hand, profile: Profile) -> float:
    """How soon to play a card; 0 or less for not at all."""
    value = hand.playing(profile)
    if profile.hint.repeats > 1:
        return _rank_of_repeater(hand, profile, value)
    if not profile.is_terminal:
        # Cards first: they may bring what makes the others better.
        return FREE + 10.0 * profile.cards + value if value > -0.2 else 0.0
    if value <= 0.0:
        return 0.0
    if hand.actions >= hand.terminals:
        return ALL_CAN_BE_PLAYED + 10.0 * profile.cards + value
    return value


def _rank_of_repeater(hand: Hand, profile: Profile, value: float) -> float:
    free = 0
    others = 0
    for other in hand.cards:
        if other.is_action and other.hint.repeats == 1:
            others += 1
            if not other.is_terminal:
                free += 1
    if not others or value <= 0.0:
        return 0.01 if profile.kind.lingers else 0.0  # what it repeats may come with the next turn
    # With a single card that costs no Action left it is time to repeat that one; before, more may be drawn.
    return REPEAT_THE_LAST if free == others == 1 else REPEAT
