"""Lines in, lines out: what the session needs of a terminal, and tests can put a script in place of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final
from unicodedata import category, normalize

from freehold.terminal.keeping import refused
from freehold.terminal.typed import plain, typed
from freehold.texts import Message, Words

Read = Callable[[str], str]
Write = Callable[[str], object]

#: What stands before the line that a person types.
MARK: Final = "> "
#: What some files begin with, and what some lines end with.
_BYTE_ORDER: Final = "\ufeff"
_RETURN: Final = "\r"


class Unwritable(Exception):
    """What is said reaches nobody any more, and why."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.key)
        self.why = why
        #: Where the game is kept all the same.
        self.kept: Path | None = None


class Console:
    """Talks with one person in a language. Ctrl-D and Ctrl-C pass through it as exceptions."""

    def __init__(self, read: Read, write: Write, words: Words) -> None:
        self._read = read
        self._write = write
        self._words = words

    def say(self, line: str) -> None:
        try:
            self._write(line)
        except OSError as error:
            raise Unwritable(refused(error)) from error

    def tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.say(line)

    def line(self) -> str:
        """A line the person typed; one that is not text is asked for again, because an empty line means something."""
        while True:
            try:
                text = readable(self._read(MARK))
            except UnicodeDecodeError:
                text = None
            except (RuntimeError, OSError) as problem:  # standard input was closed, or its terminal is gone
                raise EOFError from problem
            if text is not None:
                return text
            self.tell(["", self._words.text("terminal-unreadable")])

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


def readable(text: str) -> str | None:
    """A line with plain spaces, or None if it has something else in it that cannot be printed."""
    text = normalize("NFC", text).removeprefix(_BYTE_ORDER).removesuffix(_RETURN)
    spaced = "".join(" " if category(sign) == "Zs" else sign for sign in text).strip(" ")
    line = spaced.replace("\t", " ").strip(" ")
    return None if not line.isprintable() or (spaced and not line) else line
