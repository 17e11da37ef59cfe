"""When a bot fails in the middle of a simulation: whose it was, in which game, and how to see it again."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, Any

from freehold.bots.watched import Watcher
from freehold.engine.errors import FreeholdError

if TYPE_CHECKING:
    from freehold.lab.match import Match


class StrategyFailed(FreeholdError):
    """A bot raised an error or gave an illegal answer."""

    def __init__(self, message: str, trace: str = "") -> None:
        super().__init__(message)
        self.message = message
        #: Where in the bot it happened, for whoever wrote it.
        self.trace = trace

    def __reduce__(self) -> tuple[Any, ...]:  # it comes back from other processes, where the cause gets lost
        return StrategyFailed, (self.message, self.trace)

    @staticmethod
    def of(match: Match, watcher: Watcher, problem: Exception) -> StrategyFailed:
        """What to tell about an error in the game that a watcher is in."""
        number = watcher.number
        what = f"{type(problem).__name__}: {problem}"
        return StrategyFailed(
            f"game {number} (seed {match.seed_of(number)}): {_who(match, watcher)}: {what}\n"
            f"This plays that game alone: `{match.command(1, first=number)}`",
            "".join(traceback.format_exception(problem)),
        )


def _who(match: Match, watcher: Watcher) -> str:
    """Who failed, and at what."""
    game = watcher.game
    seat = watcher.asked
    if game is None or seat < 0:
        return "it could not be dealt"
    name = match.names[match.seats(watcher.number)[seat]]
    if not watcher.bots_made:
        return f"{name} failed to make its bot"
    return f"{name} failed in seat {seat} in turn {game.state.turn}, when asked {game.decision!r}"
