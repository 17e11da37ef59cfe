"""How sure a figure is: estimates with 95% intervals."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

#: So many standard errors on each side hold the true value 95 times in 100.
SIGMAS: Final = 1.959964


class Estimate(NamedTuple):
    """A figure, and the interval that holds the true one 95 times in 100."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def to_dict(self) -> dict[str, float]:
        return {"value": round(self.value, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


def rate(successes: float, trials: int) -> Estimate:
    """A rate with Wilson's interval, which is right near 0 and 1 too, where the usual one is far too narrow.

    `successes` need not be whole: a shared victory counts as a part of one. That varies less than a victory or
    nothing does, so the interval is then a little wider than it has to be.
    """
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = successes / trials
    z = SIGMAS * SIGMAS / trials
    centre = (share + z / 2) / (1 + z)
    reach = sqrt(z * share * (1 - share) + z * z / 4) / (1 + z)
    return Estimate(share, min(share, max(0.0, centre - reach)), max(share, min(1.0, centre + reach)))


def mean(count: int, total: int, squares: int) -> Estimate:
    """A mean with the normal interval, from the number of values, their sum and the sum of their squares."""
    if count == 0:
        return Estimate(0.0, 0.0, 0.0)
    value = total / count
    reach = SIGMAS * deviation(count, total, squares) / sqrt(count)
    return Estimate(value, value - reach, value + reach)


def deviation(count: int, total: int, squares: int) -> float:
    """The standard deviation of values that are a sample of all there could be; whole numbers, so nothing is lost."""
    if count < 2:
        return 0.0
    return sqrt((count * squares - total * total) / (count * (count - 1)))
