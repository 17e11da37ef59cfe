"""Errors that Freehold raises on purpose, as messages to players."""

from __future__ import annotations

from freehold.engine.errors import FreeholdError
from freehold.texts.message import Message, message


def problem(error: FreeholdError) -> Message:
    """What went wrong, by the error's key and facts; and why, if another error has led to it."""
    if error.key == "other":
        return message("error-other", why=_ended(str(error)))
    facts = error.facts
    if isinstance(error.__cause__, FreeholdError):
        facts = {**facts, "why": problem(error.__cause__)}
    return Message(f"error-{error.key}", facts)


def _ended(text: str) -> str:
    """A sentence with its full stop; what ends in a question, or shows a line of a file, has none."""
    return text if text.endswith((".", "?", "!")) or "\n" in text else f"{text}."
