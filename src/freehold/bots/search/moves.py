"""The answers that are worth thinking about, and what makes an answer the same in two games that differ.

A search imagines many games that look alike now and differ later on. An answer's index means the same in all of them
only in the phases; elsewhere it is the cards and labels chosen that count.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING, Final

from freehold.engine.cost import Cost
from freehold.engine.phase import PhaseDecision

if TYPE_CHECKING:
    from freehold.engine.decision import Decision, Option

_FREE: Final = Cost(0)
#: Where several cards are chosen, so many ways of choosing are looked at besides the one that comes to mind first.
MOST_PICKS: Final = 12


class Move:
    """An answer, and a name by which to know it again."""

    def __init__(self, answer: int | tuple[int, ...], name: str) -> None:
        self.answer = answer
        self.name = name


def moves(decision: Decision, first: int | Sequence[int]) -> list[Move]:
    """The answers to think about. The first is the one that came to mind, whatever it is."""
    if isinstance(decision, PhaseDecision):
        return _phase_moves(decision, first)
    options = {option.index: option for option in decision.options}
    prefix = decision.key if decision.cause is None else f"{decision.key} {decision.cause.name}"
    found = [_move(decision, options, prefix, first)]
    names = {found[0].name}
    limit = len(options) if decision.single else MOST_PICKS
    for answer in islice(decision.answers(), limit):
        move = _move(decision, options, prefix, answer)
        if move.name not in names:
            names.add(move.name)
            found.append(move)
    return found


def _phase_moves(decision: PhaseDecision, first: int | Sequence[int]) -> list[Move]:
    """All that can be played or bought; but plain Treasures are just played, and what costs nothing is passed over."""
    assert isinstance(first, int)
    if decision.play_treasures() >= 0:
        return [Move(decision.play_treasures(), "treasures")]
    found = [Move(first, str(first))]
    for option in decision.options:
        free = option.verb == "buy" and option.kind is not None and option.kind.cost.same_as(_FREE)
        if option.index != first and not free:
            found.append(Move(option.index, str(option.index)))
    return found


def _move(decision: Decision, options: dict[int, Option], prefix: str, answer: int | Sequence[int]) -> Move:
    picked = (answer,) if isinstance(answer, int) else tuple(answer)
    names = [str(options[index]) for index in picked]
    if not decision.ordered:
        names.sort()
    return Move(picked[0] if decision.single else picked, f"{prefix}: {', '.join(names)}")
