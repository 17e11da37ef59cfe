"""The one source of chance: small, fast, the same in compiled and interpreted Python.

A multiply-with-carry generator (lag 1, base 2**30) whose state is a single integer below 2**60: a machine
word when compiled, and two digits of CPython's own integers when interpreted. The multiplier makes
`A * 2**30 - 1` a safe prime, which gives a period of about 2**59.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .card import Card

_MULTIPLIER: Final = 0x3FFFFD74
_BITS: Final = 30
_LOW: Final = 0x3FFFFFFF
INTERPRETED: Final = __file__.endswith(".py")
#: For so many cards, two places at a time from the last: both, and how many ways there are to fill them. Looking
#: that up is quicker than working it out, when interpreted.
STEPS: Final[dict[int, list[tuple[int, int, int]]]] = {}


def seed_state(seed: int | str) -> int:
    """Spread any seed over the whole state, so that seeds 1 and 2 have nothing in common."""
    digest = blake2b(str(seed).encode("utf-8", "surrogatepass"), digest_size=8).digest()
    # Never 0 nor the largest state: the two that a multiply-with-carry generator cannot leave.
    return int.from_bytes(digest, "big") % ((_MULTIPLIER << _BITS) - 2) + 1


class Rng:
    """Uniform numbers and shuffles from one integer of state."""

    __slots__ = ("state",)

    def __init__(self, state: i64) -> None:
        self.state: i64 = state

    def copy(self) -> Rng:
        return Rng(self.state)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n must be small beside 2**30."""
        s = self.state
        s = _MULTIPLIER * (s & _LOW) + (s >> _BITS)
        self.state = s
        return ((s & _LOW) * n) >> _BITS

    def shuffle(self, cards: list[Card]) -> None:
        """Shuffle in place (Fisher-Yates): the hottest loop of the engine, so `below` is written out, with its numbers.

        Each step of the generator serves two places: what is left of the product after the first index
        is cut off is again an evenly spread fraction. For 60 cards the odds are off by less than 1 in
        200,000.
        """
        s = self.state
        low = s & 0x3FFFFFFF
        left: i64
        for left in range(len(cards), 1, -2):
            s = 0x3FFFFD74 * low + (s >> 30)
            low = s & 0x3FFFFFFF
            product = low * left
            i = left - 1
            j = product >> 30
            cards[i], cards[j] = cards[j], cards[i]
            j = ((product & 0x3FFFFFFF) * i) >> 30
            i -= 1
            cards[i], cards[j] = cards[j], cards[i]
        self.state = s

    def shuffle_interpreted(self, cards: list[Card]) -> None:
        """The same, by what is quick for an interpreter: few operations, and a division rather than three of them.

        A number below i * (i + 1) is one below i + 1 and one below i.
        """
        steps = STEPS.get(len(cards))
        if steps is None:
            steps = STEPS[len(cards)] = [(i, i - 1, i * (i + 1)) for i in range(len(cards) - 1, 0, -2)]
        s = self.state
        low = s & 0x3FFFFFFF
        for i, before, ways in steps:
            s = 0x3FFFFD74 * low + (s >> 30)
            low = s & 0x3FFFFFFF
            pair = low * ways >> 30
            j = pair // i
            cards[i], cards[j] = cards[j], cards[i]
            j = pair % i
            cards[before], cards[j] = cards[j], cards[before]
        self.state = s


if INTERPRETED:
    setattr(Rng, "shuffle", Rng.shuffle_interpreted)  # noqa: B010 - a class that is compiled has no such assignment
