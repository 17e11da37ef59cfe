"""Choosing among cards. Most questions of effects are of this kind, so nothing is made before somebody looks."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from .decision import Decision, Option
from .native import mypyc_attr

if TYPE_CHECKING:
    from .card import Card
    from .chooser import Chooser

#: The options of a selection that nobody has looked at.
NOT_MADE: Final[list[Option]] = []


@mypyc_attr(free_list_len=1)
class Selection(Decision):
    """Which of some cards to do something with. Awaiting it gives the chosen ones, in the order of the answer.

    Where there is no choice (`settled`), awaiting it asks nobody.
    """

    __slots__ = (
        "_cards",
        "settled",
        "verb",
    )

    def __init__(
        self,
        chooser: Chooser,
        verb: str,
        cards: list[Card],
        minimum: int = 1,
        maximum: int = 1,
        *,
        key: str = "",
        may_decline: bool = False,
        ordered: bool = False,
        alike: bool = False,
        whom: int = -1,
        settled: bool = False,
    ) -> None:
        super().__init__(
            chooser.decider,
            chooser.index,
            key or verb,
            chooser.game.cause,
            NOT_MADE,
            minimum,
            maximum,
            may_decline=may_decline,
            ordered=ordered,
            alike=alike,
            whom=whom,
        )
        self.size = len(cards)
        self.verb = verb
        self._cards = cards
        self.settled = settled

    @property
    def options(self) -> list[Option]:
        if not self._options:
            self._options = [Option(n, self.verb, card.kind) for n, card in enumerate(self._cards)]
        return self._options

    def slots(self) -> list[int]:
        """What the options are about, by the numbers of the kinds in this game."""
        return [card.slot for card in self._cards]

    def ranks(self, by_slot: list[int]) -> list[int]:
        """The same, with a number of somebody's in the place of each slot."""
        return [by_slot[card.slot] for card in self._cards]

    def __await__(self) -> Generator[Decision, tuple[int, ...], list[Card]]:
        if self.settled:
            return self._cards
        picked = yield self
        return [self._cards[n] for n in picked]
