"""What a bot is: something that answers a decision, given the view of its seat. It never gets the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from freehold.engine.decision import Decision
    from freehold.engine.game import Game
    from freehold.engine.views import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Subclass this and write `answer`. One bot object plays one seat of one game at a time."""

    name: str = "Bot"

    def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
        """The index of the chosen option, or a tuple of indices where several are to be chosen."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it answers")


class Seated:
    """A bot at its place in a game, and what it sees from there."""

    def __init__(self, bot: Bot, view: View) -> None:
        self.bot = bot
        self.view = view


def seat_all(game: Game, bots: Sequence[Bot]) -> list[Seated]:
    return [Seated(bot, game.view(seat)) for seat, bot in enumerate(bots)]


def play_out(game: Game, bots: Sequence[Bot]) -> None:
    """Let the bots play a game to its end, each through the view of its own seat."""
    seated = seat_all(game, bots)
    decision = game.decision
    while decision is not None:
        asked = seated[decision.seat]
        game.answer(asked.bot.answer(asked.view, decision))
        decision = game.decision
