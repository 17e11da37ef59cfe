"""The answers to what cards ask: each option gets an appeal, and the most appealing are chosen.

An appeal is how much better off one is for choosing that option than for choosing nothing. Declining has none, so what
has less than none is left alone where one may; where one must, the least bad is taken. The appeals are in
`appeals.py` (what is done with cards) and `labels.py` (the choices printed on cards).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from freehold.bots.sensible.appeals import Appeals

if TYPE_CHECKING:
    from freehold.bots.sensible.profile import Profile
    from freehold.engine.decision import Decision
    from freehold.engine.views import View

#: Less appealing than anything: it is chosen already.
TAKEN: Final = -1e9


def choose(appeals: Appeals, view: View, decision: Decision) -> int | Sequence[int]:
    """The answer to any decision that is not one of the phases."""
    if decision.idle:
        return decision.passive()
    if decision.key == "trash" and not decision.single and not decision.may_decline:
        return _trash(appeals, decision)
    values = appeals.of(view, decision)
    if decision.single:
        return _best(values)
    if decision.alike:
        return _alike(values, appeals.profiles(decision), decision.maximum)
    return _several(values, decision)


# An option's index is its place.


def _best(values: list[float]) -> int:
    best = 0
    for place in range(1, len(values)):
        if values[place] > values[best]:
            best = place
    return best


def _several(values: list[float], decision: Decision) -> tuple[int, ...]:
    """The most appealing, as many as must be and all that are better than nothing."""
    all_or_none = decision.may_decline and decision.minimum > 0
    most = min(len(values), decision.minimum if all_or_none else decision.maximum)
    left = values[:]
    chosen: list[int] = []
    total = 0.0
    while len(chosen) < most:
        best = _best(left)
        if left[best] <= 0 and len(chosen) >= decision.minimum:
            break
        chosen.append(best)
        total += left[best]
        left[best] = TAKEN
    if all_or_none and total <= 0:
        return ()
    return tuple(chosen)


def _alike(values: list[float], profiles: list[Profile | None], maximum: int) -> tuple[int, ...]:
    """All copies of the card that is most appealing taken together."""
    best: list[int] = []
    most = 0.0
    for profile in profiles:
        copies = [place for place, other in enumerate(profiles) if other is profile and values[place] > 0]
        total = sum([values[place] for place in copies])
        if total > most:
            best = copies
            most = total
    return tuple(best[:maximum])


def _trash(appeals: Appeals, decision: Decision) -> tuple[int, ...]:
    """One after the other, what the deck is best rid of: each that goes makes those that are left more precious."""
    worth = appeals.worth
    profiles = appeals.profiles(decision)
    chosen: list[int] = []
    while len(chosen) < min(len(profiles), decision.maximum):
        worst = -1
        most = -99.0
        for place, profile in enumerate(profiles):
            if profile is not None:
                won = worth.trashing(profile)
                if worst < 0 or won > most:
                    worst = place
                    most = won
        if worst < 0 or (most <= 0 and len(chosen) >= decision.minimum):
            break
        chosen.append(worst)
        gone = profiles[worst]
        profiles[worst] = None
        if gone is not None:
            worth.outlook.without(gone.slot)
    return tuple(chosen)
