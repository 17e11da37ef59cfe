"""Errors that Freehold raises on purpose, as messages to players."""

from __future__ import annotations

from freehold.engine.errors import FreeholdError
from freehold.texts.message import Message, message


def problem(error: FreeholdError) -> Message:
    """What went wrong, by the error's key and facts."""
    if error.key == "other":
        return message("error-other", why=str(error).rstrip("."))
    return Message(f"error-{error.key}", error.facts)
