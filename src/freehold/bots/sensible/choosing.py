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
    from freehold.bots.sensible.worth import Worth
    from freehold.engine.decision import Decision
    from freehold.engine.views import View

#: Less appealing than anything: it is chosen already.
TAKEN: Final = -1e9


def choose(appeals: Appeals, view: View, decision: Decision) -> int | Sequence[int]:
    """The answer to any decision that is not one of the phases."""
    if decision.idle:
        return decision.passive()
    if decision.single:
        return _one(appeals.of(view, decision), decision)
    if decision.key == "trash" and not decision.may_decline:
        return _trash(appeals.worth, decision)
    if decision.alike:
        return _alike(appeals.of(view, decision), decision)
    return _several(appeals.of(view, decision), decision)


def _one(values: list[float], decision: Decision) -> int:
    options = decision.options
    best = 0
    for place in range(1, len(options)):
        if values[place] > values[best]:
            best = place
    return options[best].index


def _several(values: list[float], decision: Decision) -> tuple[int, ...]:
    """The most appealing, as many as must be and all that are better than nothing."""
    options = decision.options
    all_or_none = decision.may_decline and decision.minimum > 0
    most = decision.minimum if all_or_none else decision.maximum
    left = values[:]
    chosen: list[int] = []
    total = 0.0
    while len(chosen) < most and len(chosen) < len(options):
        best = 0
        for place in range(1, len(left)):
            if left[place] > left[best]:
                best = place
        if left[best] <= 0 and len(chosen) >= decision.minimum:
            break
        chosen.append(options[best].index)
        total += left[best]
        left[best] = TAKEN
    if all_or_none and total <= 0:
        return ()
    return tuple(chosen)


def _alike(values: list[float], decision: Decision) -> tuple[int, ...]:
    """All copies of the card that is most appealing taken together."""
    options = decision.options
    best: list[int] = []
    most = 0.0
    for option in options:
        copies = [place for place, other in enumerate(options) if other.kind is option.kind and values[place] > 0]
        total = sum([values[place] for place in copies])
        if total > most:
            best = copies
            most = total
    return tuple([options[place].index for place in best[: decision.maximum]])


def _trash(worth: Worth, decision: Decision) -> tuple[int, ...]:
    """One after the other, what the deck is best rid of: each that goes makes those that are left more precious."""
    outlook = worth.outlook
    left = list(decision.options)
    chosen: list[int] = []
    while left and len(chosen) < decision.maximum:
        worst = left[0]
        most = -99.0
        for option in left:
            assert option.kind is not None
            won = worth.trashing(outlook.profile(option.kind))
            if won > most:
                worst = option
                most = won
        if most <= 0 and len(chosen) >= decision.minimum:
            break
        assert worst.kind is not None
        chosen.append(worst.index)
        left.remove(worst)
        outlook.without(outlook.profile(worst.kind).slot)
    return tuple(chosen)
