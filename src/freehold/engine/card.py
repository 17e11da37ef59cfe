"""One physical card. It never changes: where it is and how often it has moved live in the state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .types import ACTION

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .kind import Kind


class Card:
    """A handle, shared by all copies of a game. `index` numbers the cards of a box."""

    __slots__ = (
        "action",
        "index",
        "kind",
        "plain_coins",
        "slot",
    )

    def __init__(self, kind: Kind, index: int, slot: int) -> None:
        self.kind = kind
        # As printed; here too, because nothing is asked more often.
        #: The bit of its slot if it is an Action, else 0.
        self.action: i64 = 1 << slot if kind.types & ACTION else 0
        self.plain_coins: i64 = kind.plain_coins
        self.index: i64 = index
        #: The number of its kind in this box (see `Box.kinds`).
        self.slot: i64 = slot

    @property
    def is_action(self) -> bool:
        return self.action != 0

    @property
    def name(self) -> str:
        return self.kind.name

    def __repr__(self) -> str:
        return f"{self.kind.name}#{self.index}"
