"""Round numbers on an axis, and letters that do not lie on top of each other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freehold.lab.report.scale import Scale, spread, ticks, whole_ticks


def test_a_scale_goes_from_end_to_end() -> None:
    scale = Scale(1, 21, 8, 92)
    assert [scale(1), scale(11), scale(21)] == [8, 50, 92]
    assert Scale(5, 5, 8, 92)(5) == 50


def test_ticks_are_round() -> None:
    assert ticks(0, 11) == [0, 2, 4, 6, 8, 10, 12]
    assert ticks(-3, 46) == [-10, 0, 10, 20, 30, 40, 50]
    assert ticks(0, 0.23, 4) == pytest.approx([0, 0.05, 0.1, 0.15, 0.2, 0.25])


@given(st.floats(-1000, 1000), st.floats(0, 5000))
def test_ticks_hold_all_values_and_are_few(low: float, width: float) -> None:
    marks = ticks(low, low + width)
    step = marks[1] - marks[0]
    assert marks[0] <= low + 1e-6 * step
    assert marks[-1] >= low + width - 1e-6 * step
    assert 2 <= len(marks) <= 11


def test_whole_ticks_begin_with_the_first_and_leave_it_room() -> None:
    assert whole_ticks(1, 20) == [1, 5, 10, 15, 20]
    assert whole_ticks(1, 12) == [1, 4, 6, 8, 10, 12]
    assert whole_ticks(7, 7) == [7]


@given(st.integers(0, 50), st.integers(0, 800))
def test_whole_ticks_are_within_and_few(first: int, more: int) -> None:
    marks = whole_ticks(first, first + more)
    assert marks[0] == first
    assert marks == sorted(set(marks))
    assert marks[-1] <= first + more
    assert len(marks) <= 11


def test_letters_that_do_not_meet_stay_where_they_are() -> None:
    assert spread([100, 20, 60], 15, 0, 200) == [100, 20, 60]


@given(st.lists(st.floats(18, 238), min_size=1, max_size=6))
def test_letters_keep_their_distance_and_their_order(wanted: list[float]) -> None:
    placed = spread(wanted, 15, 18, 238)
    for one, height in zip(wanted, placed, strict=True):
        for other, place in zip(wanted, placed, strict=True):
            if one < other:
                assert height <= place - 15 + 1e-6
    assert all(18 - 1e-6 <= place <= 238 + 1e-6 for place in placed)
