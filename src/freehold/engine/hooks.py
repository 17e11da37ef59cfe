"""Abilities that wait for a moment: the data. How they are offered is in `windows.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .card import Card
    from .kind import Kind

    HookEffect = Callable[[Any, Any], Awaitable[None]]
    Condition = Callable[[Any, Any], bool]


class Hook:
    """An ability: which window it waits for, from which zone, under what condition, and what it does."""

    def __init__(
        self,
        window: int,
        zone: int,
        effect: HookEffect,
        when: Condition | None,
        must: bool,
        idle: Condition | None,
        source: Kind | None,
        needs: Callable[[Card], bool] | None = None,
        verb: str = "",
    ) -> None:
        self.window = window
        self.zone = zone
        self.effect = effect
        self.when = when
        self.must = must
        #: True while using it is legal but would change nothing (a Reaction shown a second time).
        self.idle = idle
        #: The kind of card that has it; None for a rule that goes for every card.
        self.source = source
        #: Other cards in play that the ability looks at (only for discards from play).
        self.needs = needs
        #: What it does with the card the window is about, where an offer is best put that way.
        self.verb = verb


class Watcher:
    """A hook that was set going: it watches from nowhere, for its owner, for a while."""

    def __init__(
        self,
        hook: Hook,
        seat: int,
        card: Card,
        moves: int,
        *,
        since: int,
        until: int,
        ends_with: int = -1,
        holds: tuple[tuple[Card, int], ...] = (),
        swapped: bool = False,
    ) -> None:
        self.hook = hook
        self.seat = seat
        #: The card it comes from or is about, and how often that had moved.
        self.card = card
        self.moves = moves
        #: The number of the turn in which it was set going, and of the one after which it is gone.
        self.since = since
        self.until = until
        #: A seat whose next turn ends it before it begins.
        self.ends_with = ends_with
        #: Cards that stay in play as long as this waits, and how often each had moved.
        self.holds = holds
        #: Whether +Cards and +coins change places in it.
        self.swapped = swapped


#: For a watcher that stays until it has done its work.
UNTIL_DONE: Final = 1 << 30
