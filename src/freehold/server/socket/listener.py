"""Somebody who is at a table and hears what happens there: over a socket of this process, or of another one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import orjson

from freehold.server.limits import Bucket


class Listener(ABC):
    def __init__(self) -> None:
        self.emotes = Bucket(0.5, 3)
        #: The seat it speaks for; None watches. Only good once a table has taken it in.
        self.seat: int | None = None
        self.language = "en"

    def send(self, message: dict[str, Any]) -> None:
        self.send_text(orjson.dumps(message).decode())

    @abstractmethod
    def send_text(self, text: str) -> None:
        """The same text can go to many listeners; it is made only once."""

    @abstractmethod
    def close(self, code: int) -> None:
        """Close the connection after what is waiting has been sent."""
