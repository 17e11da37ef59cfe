"""Ratings: what must be true of them whatever the results."""

from math import log10

import pytest

from freehold.lab.ratings import AVERAGE, ratings


def test_two_are_apart_by_their_odds() -> None:
    """Ten to one is 400; one shared victory is added, which a thousand games hardly feel."""
    first, second = ratings([[0, 1000], [100, 0]])
    assert first.value - second.value == pytest.approx(400 * log10(1000.5 / 100.5))
    assert first.value + second.value == pytest.approx(2 * AVERAGE)


def test_expected_victories_are_those_seen() -> None:
    won = [[0, 70, 85, 99], [30, 0, 60, 90], [15, 40, 0, 75], [1, 10, 25, 0]]
    found = [estimate.value for estimate in ratings(won)]
    assert found == sorted(found, reverse=True)
    for one, row in enumerate(won):
        expected = sum(101 / (1 + 10 ** ((found[other] - found[one]) / 400)) for other in range(4) if other != one)
        assert expected == pytest.approx(sum(row) + 1.5)


def test_more_games_make_surer() -> None:
    few = ratings([[0, 30, 40], [20, 0, 35], [10, 15, 0]])
    many = ratings([[0, 3000, 4000], [2000, 0, 3500], [1000, 1500, 0]])
    for less, more in zip(few, many, strict=True):
        assert less.margin == pytest.approx(10 * more.margin, rel=0.1)
        assert less.low < more.value < less.high


def test_intervals_of_two_follow_from_their_win_rate() -> None:
    """For equal players the rate is off by so much, and so is the rating, which is half of what parts them."""
    first, _ = ratings([[0, 199.5], [199.5, 0]])
    slope = 400 / 2.302585 / 0.25  # of the difference of the ratings, by the rate
    assert first.margin == pytest.approx(1.959964 * (0.25 / 400) ** 0.5 * slope / 2, rel=1e-4)


def test_who_never_loses_or_never_plays_is_rated_all_the_same() -> None:
    best, middle, worst, absent = ratings([[0, 50, 50, 0], [0, 0, 50, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
    assert best.value > middle.value > worst.value
    assert absent.value == pytest.approx(AVERAGE)
    assert absent.margin > 2 * middle.margin
