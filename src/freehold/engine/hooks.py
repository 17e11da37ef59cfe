"""Abilities that wait for a moment: the data. How they are offered is in `windows.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .card import Card
    from .game import Game
    from .kind import Kind
    from .player import Player

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
        source: Kind,
        needs: Callable[[Card], bool] | None = None,
    ) -> None:
        self.window = window
        self.zone = zone
        self.effect = effect
        self.when = when
        self.must = must
        #: True while using it is legal but would change nothing (a Reaction shown a second time).
        self.idle = idle
        self.source = source
        #: Other cards in play that the ability looks at (only for discards from play).
        self.needs = needs


class Watcher:
    """A hook that a playing set going: it watches from nowhere, for its owner, for a while."""

    def __init__(self, hook: Hook, seat: int, card: Card, until: int, holds: tuple[Card, ...] = ()) -> None:
        self.hook = hook
        self.seat = seat
        self.card = card
        #: The number of the turn after which it is gone.
        self.until = until
        #: Cards that stay in play as long as this waits.
        self.holds = holds


#: For a watcher that stays until it has done its work.
UNTIL_DONE: Final = 1 << 30


class Held:
    """A hook about to work: whose it is, and the card it comes from. Abilities call it `me`."""

    def __init__(self, game: Game, hook: Hook, you: Player, card: Card, watcher: Watcher | None) -> None:
        self.game = game
        self.hook = hook
        self.you = you
        self.card = card
        self.watcher = watcher

    def at_next_turn_start(self, hook: Hook) -> None:
        """Let an ability work when the owner's next turn begins."""
        self.game.state.watch(Watcher(hook, self.you.index, self.card, UNTIL_DONE))

    def done(self) -> None:
        """Stop watching."""
        if self.watcher is not None:
            self.game.state.unwatch(self.watcher)
