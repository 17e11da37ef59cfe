"""Things still to be done, as data: so that between two of them no coroutine is alive and a game copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .card import Card

PLAY_CARD: Final = 0
PLAY_TREASURES: Final = 1
BUY_CARD: Final = 2
WINDOW: Final = 3


class Task:
    """One thing to do. Never changed once made, so copies of a game share it."""

    def __init__(
        self,
        what: int,
        seat: int,
        card: Card | None = None,
        *,
        moves: int = 0,
        times: int = 1,
        in_play: bool = False,
        slot: int = -1,
        depth: int = 0,
    ) -> None:
        self.what = what
        self.seat = seat
        self.card = card
        #: How often the card had moved when the task was made: if it has moved since, track is lost.
        self.moves = moves
        self.times = times
        #: The card has been put into play by an earlier playing of the same effect (Throne Room).
        self.in_play = in_play
        self.slot = slot
        self.depth = depth
