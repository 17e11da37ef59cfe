"""Letters in pieces: a notification of PostgreSQL holds less than 8000 bytes, a letter may be longer."""

from __future__ import annotations

from itertools import count
from typing import Final

_LONGEST: Final = 7900
#: A sign takes up to four bytes where not all of them are plain ones.
_BYTES_A_SIGN: Final = 4


class Cutter:
    """Cuts what one process sends.

    Each piece says who sends it, whether more follows, and a number: PostgreSQL sends the same text only once a
    transaction, and two letters may well be the same.
    """

    def __init__(self, sender: int) -> None:
        self._sender = sender
        self._numbers = count()

    def cut(self, letter: str) -> list[str]:
        size = _LONGEST - 60 if letter.isascii() else (_LONGEST - 60) // _BYTES_A_SIGN
        parts = [letter[start : start + size] for start in range(0, len(letter), size)] or [""]
        last = len(parts) - 1
        return [
            f"{self._sender} {next(self._numbers)} {'+' if place < last else '.'} {part}"
            for place, part in enumerate(parts)
        ]


class Joiner:
    """Puts together what arrives. The pieces of one sender come in the order in which they were sent."""

    def __init__(self) -> None:
        self._begun: dict[str, list[str]] = {}

    def take(self, piece: str) -> str | None:
        """The letter that this piece ends; None if more follows."""
        sender, _, more, part = piece.split(" ", 3)
        parts = self._begun.setdefault(sender, [])
        parts.append(part)
        if more == "+":
            return None
        del self._begun[sender]
        return "".join(parts)
