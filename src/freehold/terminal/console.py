"""Lines in, lines out: what the session needs of a terminal, and tests can put a script in place of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final
from unicodedata import normalize

from freehold.terminal.typed import plain, typed
from freehold.texts import Words

Read = Callable[[str], str]
Write = Callable[[str], object]

#: What stands before the line that a person types.
MARK: Final = "> "


class Console:
    """Talks with one person in a language. Ctrl-D and Ctrl-C pass through it as exceptions."""

    def __init__(self, read: Read, write: Write, words: Words) -> None:
        self._read = read
        self._write = write
        self._words = words

    def say(self, line: str) -> None:
        self._write(line)

    def tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._write(line)

    def line(self) -> str:
        """A line the person typed, without what cannot be printed."""
        while True:
            try:
                text = self._read(MARK)
            except UnicodeDecodeError:
                self.say(self._words.text("terminal-unreadable"))
                continue
            except RuntimeError as problem:  # what `input` says when standard input was closed
                raise EOFError from problem
            return "".join(sign if sign.isprintable() else " " for sign in normalize("NFC", text)).strip()

    def confirm(self, question: str) -> bool:
        """Yes or no; an empty line is no."""
        self.say(question)
        known = typed(self._words)
        while True:
            text = plain(self.line())
            if text in known.yes:
                return True
            if not text or text in known.no:
                return False
            self.say(self._words.text("terminal-yes-or-no"))
