"""Where one game is kept, and how much of it has been."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from freehold.terminal.keeping import keep, real
from freehold.texts import Message

if TYPE_CHECKING:
    from freehold.engine.game import Game


class Keeper:
    """Writes a game to the file that was named at the beginning, turn by turn, and to others when told to."""

    def __init__(self, game: Game, names: Sequence[str], path: Path | None) -> None:
        self._game = game
        self._names = names
        self.path = path
        #: The files that hold this game; they are written to without asking.
        self._own = set() if path is None else {real(path)}
        #: The turn at whose beginning it was kept.
        self._turn = -1
        #: The file it was kept in last, and the answers that are there.
        self.last: Path | None = None
        self._answers: list[int | tuple[int, ...]] = []
        #: Why it could not be written to its file, when that was tried last.
        self._trouble: Message | None = None

    @property
    def up_to_date(self) -> bool:
        """Whether a file holds all of the game."""
        return self.last is not None and self._answers == self._game.answers

    @property
    def where(self) -> Path | None:
        """The file that holds the game, or will when it is left; None if it would be lost."""
        if self.up_to_date:
            return self.last
        return self.path if self._trouble is None else None

    def may_write(self, path: Path) -> bool:
        """Whether nobody has to be asked first, because nothing else is in that file."""
        file = real(path)
        return file in self._own or not file.exists()

    def keep(self, path: Path) -> Message | None:
        """Write the game to a file; why it failed, or None."""
        why = keep(self._game, self._names, path)
        if why is None:
            self._own.add(real(path))
            self.last = path
            self._answers = self._game.answers[:]
        return why

    def keep_turn(self, turn: int) -> Message | None:
        """Write the game to its file when another turn has begun, so that nothing can take more than one away.

        Why it failed, or None, also if it has failed for the same reason before.
        """
        if self.path is None or turn == self._turn:
            return None
        self._turn = turn
        before = self._trouble
        why = self.finish()
        return None if why == before else why

    def finish(self) -> Message | None:
        """Write the game to its file as it is now; why it failed, or None."""
        self._trouble = None if self.path is None else self.keep(self.path)
        return self._trouble
