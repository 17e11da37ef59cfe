"""One game as agents meet it: who is asked, which actions are legal, what each seat observes, and taking an action.

Everything else here is a cloak around this: PettingZoo, Gymnasium, the vector form, OpenSpiel.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING

from freehold.rl.actions import Answering
from freehold.rl.observe import Observer

if TYPE_CHECKING:
    from freehold.engine.decision import Decision
    from freehold.engine.game import Game
    from freehold.engine.views import View
    from freehold.rl.space import Space


class Episode:
    """A game in a space. Games come and go (`start`); what belongs to the space stays."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self._answering = Answering(space)
        self._observer = Observer(space)
        self._game: Game | None = None
        self._views: list[View] = []
        #: The seat that acts next; -1 when the game is over.
        self.seat = -1

    def start(self, game: Game) -> None:
        """Go on with another game."""
        self._game = game
        self._views = [game.view(seat) for seat in range(game.box.players)]
        self._observer.bind(self._views[0])
        self._next()

    @property
    def game(self) -> Game:
        assert self._game is not None, "no game has been started"
        return self._game

    @property
    def over(self) -> bool:
        return self.seat < 0

    @property
    def decision(self) -> Decision | None:
        """What the engine asks; it may take several actions to answer."""
        return self._answering.decision

    def view(self, seat: int) -> View:
        return self._views[seat]

    def act(self, action: int) -> None:
        """Take an action for the seat that is asked; IllegalAction, which lists what is legal, changes nothing."""
        if self._answering.act(action):
            self.answer(self._answering.answer)

    def answer(self, answer: int | Sequence[int]) -> None:
        """Answer the engine's decision outright, as bots do."""
        self.game.answer(answer)
        self._next()

    def _next(self) -> None:
        decision = self.game.decision
        if decision is None:
            self.seat = -1
            self._answering.ask(self._views[0], None)
        else:
            self.seat = decision.seat
            self._answering.ask(self._views[decision.seat], decision)

    # --- what agents see ---------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The actions that the seat that is asked can take."""
        return self._answering.legal()

    def mask(self, seat: int) -> bytearray:
        """A 1 for each action that a seat can take now; nobody but the one who is asked can take any."""
        mask = bytearray(self.space.actions)
        if seat == self.seat:
            self._answering.mark(mask, 0)
        return mask

    def observation(self, seat: int) -> array[int]:
        """What a seat observes now."""
        out = self._observer.new()
        self._observer.write(out, 0, self._views[seat], self._answering)
        return out

    def write(self, observations: array[int], masks: bytearray, row: int, seat: int) -> None:
        """Both, into one row of arrays for many games."""
        at = row * self.space.size
        observations[at : at + self.space.size] = self._observer.new()
        self._observer.write(observations, at, self._views[seat], self._answering)
        at = row * self.space.actions
        masks[at : at + self.space.actions] = bytes(self.space.actions)
        if seat == self.seat:
            self._answering.mark(masks, at)
