"""A request that is not granted, with the reason as a message in everybody's own language."""

from __future__ import annotations

from typing import Any

from freehold.engine.errors import FreeholdError
from freehold.texts import Message, message, problem


class Refusal(Exception):
    """Nothing has changed. The message never holds more than the request did."""

    def __init__(self, key: str, status: int = 409, **facts: Any) -> None:
        super().__init__(key)
        self.said: Message = message(key, **facts)
        self.status = status

    @staticmethod
    def of(error: FreeholdError, status: int = 400) -> Refusal:
        """An error of the engine or of a kingdom, told to the one who made the request."""
        if error.key == "other":  # its words are for programmers and could tell of the game
            return Refusal("server-not-possible", status)
        refusal = Refusal(f"error-{error.key}", status)
        refusal.said = problem(error)
        return refusal


class BadMessage(Exception):
    """Something that is not a message of the protocol at all."""
