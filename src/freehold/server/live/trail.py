"""Who gave each answer, and how much had come to light before: what an undo depends on."""

from __future__ import annotations

from freehold.engine.game import Game


class Trail:
    """One step for each answer of the game. It tells what `Game.undo_leaks` does, without playing anything again."""

    def __init__(self) -> None:
        self._seats: list[int] = []
        self._reveals: list[int] = []

    def __len__(self) -> int:
        return len(self._seats)

    def add(self, seat: int, reveals: int) -> None:
        self._seats.append(seat)
        self._reveals.append(reveals)

    def cut(self, length: int) -> None:
        del self._seats[length:]
        del self._reveals[length:]

    def last_of(self, seat: int) -> int | None:
        """The number of a seat's last answer."""
        for number in range(len(self._seats) - 1, -1, -1):
            if self._seats[number] == seat:
                return number
        return None

    def leaks(self, game: Game, to: int) -> bool:
        """Whether somebody has learnt something since answer `to` that undoing it would not take back."""
        seat = self._seats[to]
        if any(other != seat for other in self._seats[to:]):
            return True
        pending = game.decision
        if pending is not None and pending is not game.phase_decision and pending.seat != seat:
            return True
        return game.state.reveals != self._reveals[to]
