"""Things still to be done, as data: so that between two of them no coroutine is alive and a game copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .native import mypyc_attr

if TYPE_CHECKING:
    from .card import Card
    from .kind import Kind
    from .windows import Said

PLAY_CARD: Final = 0
PLAY_TREASURES: Final = 1
BUY: Final = 2
START_TURN: Final = 3
CLEAN_UP_PLAY: Final = 4
END_TURN: Final = 5
START_BUY_PHASE: Final = 6

# The stages of playing a card: it is put into play, others react to it, its player may choose a Way,
# and instructions are followed.
ANNOUNCE: Final = 0
REACT: Final = 1
CHOOSE_WAY: Final = 2
FOLLOW: Final = 3


@mypyc_attr(free_list_len=1, acyclic=True)
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
        apart: bool = False,
        slot: int = -1,
        depth: int = 0,
        stage: int = ANNOUNCE,
        spared: int = 0,
        said: Said | None = None,
        by: tuple[Card, ...] = (),
        way: Kind | None = None,
    ) -> None:
        self.what = what
        self.seat = seat
        self.card = card
        #: How often the card had moved when the task was made: if it has moved since, track is lost.
        self.moves = moves
        self.times = times
        #: The card has been put into play by an earlier playing of the same effect (Throne Room).
        self.in_play = in_play
        #: The card is played where it lies, and is never in play.
        self.apart = apart
        self.slot = slot
        self.depth = depth
        #: How far a playing has got, whom it leaves alone, and what was said in answer to it.
        self.stage = stage
        self.spared = spared
        self.said = said
        #: Cards that play this one several times, and so stay in play as long as it does.
        self.by = by
        #: The Way that is followed instead of the card's own instructions.
        self.way = way

    def next_stage(
        self, stage: int, moves: int, spared: int = 0, said: Said | None = None, way: Kind | None = None
    ) -> Task:
        """The same playing, further on."""
        return Task(
            self.what,
            self.seat,
            self.card,
            moves=moves,
            in_play=True,
            apart=self.apart,
            depth=self.depth,
            stage=stage,
            spared=spared,
            said=said,
            by=self.by,
            way=way,
        )
