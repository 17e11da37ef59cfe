"""What a simulation gives back: the match, its tally, and how it was played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from freehold._version import VERSION
from freehold.lab.match import Match
from freehold.lab.tally import Side, Tally

# Why a simulation has stopped.
FINISHED: Final = "finished"  #: all games were played
SURE_ENOUGH: Final = "sure enough"  #: the interval was as narrow as was asked for
INTERRUPTED: Final = "interrupted"


@dataclass
class Result:
    """What came of a match."""

    match: Match
    tally: Tally
    #: The number of the first game.
    first: int = 0
    stopped: str = FINISHED
    seconds: float = 0.0
    workers: str = "1"

    @property
    def command(self) -> str:
        """What plays the same games again; '' if there were none."""
        return self.match.command(self.tally.games, self.first) if self.tally.games else ""

    def to_dict(self) -> dict[str, Any]:
        """Everything for programs: the figures ready to use, then the counts that they come from."""
        tally = self.tally
        return {
            "freehold": VERSION,
            "command": self.command,
            "kingdom": self.match.kingdom.to_dict(),
            "seed": self.match.seed,
            "stopped": self.stopped,
            "seconds": round(self.seconds, 3),
            "workers": self.workers,
            "strategies": [_figures(side, tally.players) for side in tally.sides],
            "turns": tally.turns.mean.to_dict(),
            "tally": tally.to_dict(),
        }


def _figures(side: Side, players: int) -> dict[str, Any]:
    return {
        "name": side.name,
        "games": side.games(),
        "wins": side.wins(),
        "ties": side.ties(),
        "losses": side.losses(),
        "win_rate": side.win_rate().to_dict(),
        "tie_rate": side.tie_rate().to_dict(),
        "loss_rate": side.loss_rate().to_dict(),
        "win_share": side.win_share().to_dict(),
        "win_rate_by_seat": [side.win_rate(seat).to_dict() for seat in range(players)],
        "points": side.points.mean.to_dict(),
        "turns": side.turns.mean.to_dict(),
    }
