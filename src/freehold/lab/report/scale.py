"""From values to places in a drawing.

A drawing is as wide as the page allows and so many pixels high. Across, places are per cent of the width; so letters
and lines keep their size from a phone to a wide screen, without a script that draws anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, log10


@dataclass(frozen=True)
class Scale:
    """Values from `low` to `high` at places from `start` to `end`."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        if self.high == self.low:
            return (self.start + self.end) / 2
        return self.start + (self.end - self.start) * (value - self.low) / (self.high - self.low)


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round values that reach from `low` or below to `high` or above, some `about` of them."""
    step = _round_step((high - low) / about)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [number * step for number in range(first, max(last, first + 1) + 1)]


def whole_ticks(first: int, last: int, about: int = 6) -> list[int]:
    """Round whole numbers within `first` to `last`, and `first` itself."""
    step = max(1, round(_round_step((last - first) / about)))
    after = (first // step + 1) * step
    if after - first < 0.75 * step:  # too near to the first one to stand beside it
        after += step
    return [first, *range(after, last + 1, step)]


def _round_step(rough: float) -> float:
    """1, 2 or 5 with some zeros, whichever is nearest."""
    if rough <= 0:
        return 1.0
    power: float = 10.0 ** floor(log10(rough))
    return min((factor * power for factor in (1, 2, 5, 10)), key=lambda step: abs(log10(step / rough)))


def spread(wanted: list[float], gap: float, low: float, high: float) -> list[float]:
    """Places as near as possible to those wanted, from above to below, none nearer than `gap` to another."""
    order = sorted(range(len(wanted)), key=lambda number: (wanted[number], number))
    placed = list(wanted)
    below = low - gap
    for number in order:
        below = placed[number] = max(placed[number], below + gap)
    above = high + gap
    for number in reversed(order):  # what was pushed beyond the end is pushed back
        above = placed[number] = min(placed[number], above - gap)
    return placed
