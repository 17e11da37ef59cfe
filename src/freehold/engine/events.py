"""What happened, as typed records: the source of logs, animations and statistics.

An event keeps the cards it is about and who may see their faces; `as_seen_by` makes the form that may
leave the engine for one seat. Words are made elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .types import NOWHERE, ZONE_NAMES

if TYPE_CHECKING:
    from .card import Card
    from .kind import Kind

#: The mask of seats that stands for everybody, spectators included.
EVERYBODY: Final = -1


class Event:
    """One thing that happened to one player."""

    def __init__(
        self,
        what: str,
        seat: int,
        cards: list[Card],
        seen: int,
        *,
        source: int = NOWHERE,
        target: int = NOWHERE,
        amount: int = 0,
        top: bool = False,
        other: int = -1,
        cause: Kind | None = None,
        kind: Kind | None = None,
        depth: int = 0,
        counted: bool = True,
        order: int = EVERYBODY,
    ) -> None:
        self.what = what
        self.seat = seat
        self.cards = cards
        #: A bit for each seat that sees the faces of the cards.
        self.seen = seen
        self.source = source
        self.target = target
        self.amount = amount
        #: The last of the cards ends face up on a pile, so everybody sees that one.
        self.top = top
        self.other = other
        self.cause = cause
        self.kind = kind
        self.depth = depth
        #: Whether those who do not see the cards may know how many there are.
        self.counted = counted
        #: A bit for each seat that knows the order of the cards; to others they are told in no order.
        self.order = order

    def as_seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event for one seat (None: a spectator), with only what that seat may know."""
        shown: dict[str, Any] = {"what": self.what, "player": self.seat, "depth": self.depth}
        if self.cause is not None:
            shown["cause"] = self.cause.name
        if self.source != NOWHERE:
            shown["from"] = ZONE_NAMES[self.source]
        if self.target != NOWHERE:
            shown["to"] = ZONE_NAMES[self.target]
        if self.other >= 0:
            shown["other"] = self.other
        if self.amount:
            shown["amount"] = self.amount
        if self.kind is not None:
            shown["card"] = self.kind.name
        if self.cards:
            if _includes(self.seen, seat):
                names = [card.kind.name for card in self.cards]
                shown["cards"] = names if _includes(self.order, seat) else sorted(names)
            elif self.counted:
                shown["count"] = len(self.cards)
                if self.top:
                    shown["top"] = self.cards[-1].kind.name
        return shown


def _includes(seats: int, seat: int | None) -> bool:
    return seats == EVERYBODY or (seat is not None and seats >> seat & 1 != 0)
