"""What can go wrong, as types. Every message says what was wrong and what would have been right."""

from collections.abc import Iterable
from typing import Any, Final

#: So many letters of what was given are quoted.
LONGEST_QUOTE: Final = 80


def shown(value: object) -> str:
    """Something that came from outside, as a message quotes it: never long, and never a reason to fail."""
    try:
        text = repr(value)
    except Exception:  # a number too long to write, a list too deep, an object that cannot say what it is
        text = f"<{type(value).__name__}>"
    return short(text)


def short(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


class FreeholdError(Exception):
    """The base of every error that Freehold raises on purpose.

    The message is for programmers. For players there is a key with the facts, of which `texts` makes a sentence.
    """

    def __init__(self, message: str, key: str = "other", **facts: Any) -> None:
        super().__init__(message)
        self.key = key
        self.facts = facts


class UnknownCard(FreeholdError):
    """A name that no card has."""

    def __init__(self, name: str, nearest: Iterable[str] = (), where: str = "") -> None:
        self.name = name
        self.nearest = list(nearest)
        hint = f"; did you mean {' or '.join(self.nearest)}?" if self.nearest else ""
        key = "unknown-card-nearest" if self.nearest else "unknown-card"
        super().__init__(
            f"there is no card named {shown(name)}{where}{hint}", key, name=short(name), nearest=self.nearest
        )


class IllegalAnswer(FreeholdError):
    """An answer that the pending decision does not allow. The game has not changed."""

    def __init__(self, why: str, legal: Iterable[str], key: str = "not-an-option", **facts: Any) -> None:
        self.why = why
        self.legal = list(legal)
        super().__init__(f"{why}; legal: {', '.join(self.legal) or 'nothing'}", key, **facts)


class NotYours(FreeholdError):
    """An answer from a seat that is not asked."""


class BadUndo(FreeholdError):
    """An undo to an answer that was not given."""


class GameOver(FreeholdError):
    """An answer was given after the end of the game."""


class StaleDecision(FreeholdError):
    """A decision was read after the game had moved on from it."""


class BadSetup(FreeholdError):
    """A game that cannot be set up as asked."""


class BadRecord(FreeholdError):
    """A saved game that is damaged, or that this engine would play differently."""
