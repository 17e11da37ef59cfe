"""The one source of chance: small, fast, the same in compiled and interpreted Python.

A multiply-with-carry generator (lag 1, base 2**32) whose state is a single integer below 2**63, so it
lives in a machine word when compiled and needs no big-integer arithmetic when interpreted. The
multiplier makes `A * 2**32 - 1` a safe prime, which gives a period of about 2**62.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .card import Card

_MULTIPLIER: Final = 0x7FFFFDCD
_LOW: Final = 0xFFFFFFFF


def seed_state(seed: int | str) -> int:
    """Spread any seed over the whole state, so that seeds 1 and 2 have nothing in common."""
    digest = blake2b(str(seed).encode(), digest_size=8).digest()
    # Never 0 nor the largest state: the two that a multiply-with-carry generator cannot leave.
    return int.from_bytes(digest, "big") % (_MULTIPLIER * 2**32 - 2) + 1


class Rng:
    """Uniform numbers and shuffles from one integer of state."""

    def __init__(self, state: i64) -> None:
        self.state: i64 = state

    def copy(self) -> Rng:
        return Rng(self.state)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n must be small beside 2**32."""
        s = self.state
        s = _MULTIPLIER * (s & _LOW) + (s >> 32)
        self.state = s
        return (((s & _LOW) ^ (s >> 32)) * n) >> 32

    def shuffle(self, cards: list[Card]) -> None:
        """Shuffle in place (Fisher-Yates). `below` is written out: this is the engine's hottest loop."""
        s = self.state
        i: i64 = len(cards)
        while i > 1:
            s = _MULTIPLIER * (s & _LOW) + (s >> 32)
            j = (((s & _LOW) ^ (s >> 32)) * i) >> 32
            i -= 1
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        self.state = s
