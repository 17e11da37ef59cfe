"""Which of several moves is best, when every trial of one is mostly luck.

All run in the same imagined games, one game after the other. Who has fallen clearly behind drops out, so that easy
questions are settled quickly and the effort goes where moves are close. The first thought wins unless another has done
better than it beyond doubt.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

#: By how many standard errors a move must be behind the leader to drop out, and ahead of the first thought to win.
CLEARLY_BEHIND: Final = 2.0
CLEARLY_AHEAD: Final = 1.5
#: Nobody drops out before so many games, nor between two looks that are so many games apart.
LOOK_EVERY: Final = 16


class Runner:
    """One move: how many games it has run, and what they were worth."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.games = 0
        self._sum = 0.0
        self._squares = 0.0

    def note(self, value: float) -> None:
        self.games += 1
        self._sum += value
        self._squares += value * value

    @property
    def mean(self) -> float:
        return self._sum / self.games if self.games else 0.0

    def ahead_of(self, other: Runner) -> float:
        """By how many standard errors it is ahead."""
        error = sqrt(self._error() + other._error())
        lead = self.mean - other.mean
        return lead / error if error > 0.0 else lead * 1e9

    def _error(self) -> float:
        """The variance of the mean."""
        if self.games < 2:
            return 1.0
        mean = self.mean
        return max(0.0, self._squares / self.games - mean * mean) / (self.games - 1)


class Race:
    """A race among moves, known by their numbers; number 0 is the first thought."""

    def __init__(self, moves: int) -> None:
        self._first = Runner(0)
        #: Those that are still running.
        self.left: list[Runner] = [self._first] + [Runner(number) for number in range(1, moves)]

    @property
    def over(self) -> bool:
        return len(self.left) == 1

    def look(self) -> None:
        """Take out who is clearly behind."""
        leader = self._leader()
        self.left = [runner for runner in self.left if leader.ahead_of(runner) < CLEARLY_BEHIND]

    def winner(self) -> int:
        leader = self._leader()
        return leader.number if leader.ahead_of(self._first) > CLEARLY_AHEAD else 0

    def _leader(self) -> Runner:
        leader = self.left[0]
        for runner in self.left:
            if runner.mean > leader.mean:
                leader = runner
        return leader
