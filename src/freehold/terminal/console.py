"""Lines in, lines out: what the session needs of a terminal, and tests can put a script in place of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from freehold.terminal import words

Read = Callable[[str], str]
Write = Callable[[str], object]


class Console:
    """Talks with one person. Ctrl-D and Ctrl-C pass through it as exceptions."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    def say(self, line: str) -> None:
        self._write(line)

    def tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._write(line)

    def line(self) -> str:
        """A line the person typed, without what cannot be printed."""
        while True:
            try:
                text = self._read(words.MARK)
            except UnicodeDecodeError:
                self.say(words.UNREADABLE)
                continue
            except RuntimeError as problem:  # what `input` says when standard input was closed
                raise EOFError from problem
            return "".join(sign if sign.isprintable() else " " for sign in text).strip()

    def confirm(self, question: str) -> bool:
        self.say(question)
        while True:
            text = self.line().casefold()
            if text in words.YES:
                return True
            if text in words.NO:
                return False
            self.say(words.YES_OR_NO)
