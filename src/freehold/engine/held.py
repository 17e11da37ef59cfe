"""An ability about to work: what Reactions and everything that was set going act as."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .act import Act
from .types import ACTION_PHASE, BUY_PHASE

if TYPE_CHECKING:
    from .card import Card
    from .game import Game
    from .hooks import Hook, Watcher
    from .player import Player


class Held(Act):
    """A hook whose moment has come: whose it is, and the card it comes from. Abilities call it `me`."""

    def __init__(self, game: Game, hook: Hook, you: Player, card: Card, watcher: Watcher | None) -> None:
        super().__init__(game, you, game.depth)
        self.hook = hook
        self.card = card
        self.watcher = watcher
        self.swapped = watcher is not None and watcher.swapped

    @property
    def lost(self) -> bool:
        """Whether the card has moved since this was set going."""
        return self.watcher is not None and self.game.state.moves[self.card.index] != self.watcher.moves

    @property
    def next_turn_begins(self) -> bool:
        """Whether this is the owner's next turn after the one in which this was set going."""
        return self.watcher is not None and self.you.my_turn and self.watcher.since < self.game.state.turn

    def at_next_turn_start(self, hook: Hook) -> None:
        """Let an ability work when the owner's next turn begins."""
        self.watch(hook, self.card)

    def stays_with(self) -> tuple[Card, ...]:
        return (self.card,) if self.watcher is None else tuple([card for card, _ in self.watcher.holds])

    def done(self) -> None:
        """Stop watching."""
        if self.watcher is not None:
            self.game.state.unwatch(self.watcher)

    def return_to_action_phase(self) -> None:
        """If the player is in the own Buy phase, the Action phase goes on, and a new Buy phase follows."""
        state = self.game.state
        if self.you.my_turn and state.phase == BUY_PHASE:
            state.phase = ACTION_PHASE
            state.bought = False
            self.you.tell("action_phase")
