"""When a bot fails in the middle of a simulation: whose it was, in which game, and how to see it again."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, Any

from freehold.bots.watched import Watcher
from freehold.engine.errors import FreeholdError
from freehold.texts import Message, message, words

if TYPE_CHECKING:
    from freehold.lab.match import Match


class StrategyFailed(FreeholdError):
    """A bot raised an error or gave an illegal answer."""

    def __init__(self, why: str, trace: str = "", **facts: Any) -> None:
        super().__init__(why, "strategy-failed", **facts)
        #: Where in the bot it happened, for whoever wrote it; from other processes the cause itself does not come back.
        self.trace = trace

    def __reduce__(self) -> tuple[Any, ...]:  # from there it comes with all it says
        return _come_back, (str(self), self.trace, self.facts)

    @staticmethod
    def of(match: Match, watcher: Watcher, problem: Exception) -> StrategyFailed:
        """What to tell about an error in the game that a watcher is in."""
        number = watcher.number
        what = f"{type(problem).__name__}: {problem}"
        who = _who(match, watcher)
        command = match.command(1, first=number)
        seed = match.seed_of(number)
        return StrategyFailed(
            f"game {number} (seed {seed}): {words('en').say(who)}: {what}\nThis plays that game alone: `{command}`",
            "".join(traceback.format_exception(problem)),
            game=str(number),
            seed=seed,
            who=who,
            what=what,
            command=command,
        )


def _come_back(why: str, trace: str, facts: dict[str, Any]) -> StrategyFailed:
    return StrategyFailed(why, trace, **facts)


def _who(match: Match, watcher: Watcher) -> Message:
    """Who failed, and at what."""
    game = watcher.game
    seat = watcher.asked
    if game is None or seat < 0:
        return message("lab-failed-dealing")
    name = match.names[match.seats(watcher.number)[seat]]
    if not watcher.bots_made:
        return message("lab-failed-making", name=name)
    return message("lab-failed-asked", name=name, seat=seat, turn=game.state.turn, asked=repr(game.decision))
