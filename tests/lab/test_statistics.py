"""Intervals: against values that are known, and against chance itself."""

from math import isclose, sqrt
from random import Random
from statistics import stdev

import pytest

from freehold.lab.statistics import SIGMAS, deviation, mean, rate
from freehold.lab.tally import Spread


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (500, 1000, 0.4691, 0.5309)],
)
def test_wilson_intervals_are_those_of_the_books(successes: int, trials: int, low: float, high: float) -> None:
    found = rate(successes, trials)
    assert found.value == successes / trials
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_nothing_is_known_without_trials() -> None:
    assert rate(0, 0) == (0.0, 0.0, 1.0)
    assert mean(0, 0, 0) == (0.0, 0.0, 0.0)


def test_intervals_hold_the_truth_19_times_in_20() -> None:
    random = Random(5)
    rates = means = 0
    for _ in range(1000):
        heads = sum(random.random() < 0.3 for _ in range(200))
        found = rate(heads, 200)
        rates += found.low <= 0.3 <= found.high
        spread = Spread()
        for _ in range(50):
            spread.add(random.randrange(11))
        means += spread.mean.low <= 5 <= spread.mean.high
    assert 930 <= rates <= 970
    assert 930 <= means <= 970


def test_a_spread_knows_what_the_values_were() -> None:
    values = [3, -1, 3, 8, 0, 3]
    spread = Spread()
    for value in values:
        spread.add(value)
    assert (spread.count, spread.total, spread.squares) == (6, 16, sum(value * value for value in values))
    assert isclose(spread.deviation, stdev(values))
    assert isclose(deviation(6, 16, spread.squares), stdev(values))
    assert isclose(spread.mean.margin, SIGMAS * stdev(values) / sqrt(6))
    assert [spread.quantile(part) for part in (0.0, 1 / 6, 0.5, 0.9, 1.0)] == [-1, -1, 3, 8, 8]
    assert Spread().quantile(0.5) == 0
    assert Spread.from_dict(spread.to_dict()) == spread
