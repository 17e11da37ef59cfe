"""Numbers as people write them, no more exact than they are."""

from __future__ import annotations

from freehold.lab.report.language import Language, places_for
from freehold.lab.statistics import Estimate

ENGLISH, GERMAN = Language("en"), Language("de")


def test_numbers_are_written_as_in_the_language() -> None:
    assert (ENGLISH.whole(1234567), GERMAN.whole(1234567)) == ("1,234,567", "1.234.567")
    assert (ENGLISH.decimal(1234.56), GERMAN.decimal(1234.56)) == ("1,234.6", "1.234,6")
    assert (ENGLISH.percent(0.7149), GERMAN.percent(0.7149)) == ("71.5%", "71,5\u00a0%")


def test_a_minus_is_a_minus_and_nothing_has_none() -> None:
    assert ENGLISH.decimal(-3.25, 2) == "−3.25"
    assert ENGLISH.decimal(-0.04) == "0.0"
    assert ENGLISH.decimal(5, 0) == "5"


def test_an_estimate_has_the_places_that_its_margin_gives() -> None:
    assert ENGLISH.rate(Estimate(0.715, 0.711, 0.719)) == "71.5% ± 0.4"
    assert ENGLISH.rate(Estimate(0.71512, 0.71472, 0.71552)) == "71.51% ± 0.04"
    assert ENGLISH.rate(Estimate(0.5, 0.4, 0.6)) == "50.0% ± 10.0"
    assert GERMAN.mean(Estimate(16.974, 16.914, 17.034)) == "16,97 ± 0,06"
    assert ENGLISH.between(Estimate(0.715, 0.711, 0.719)) == "71.1% to 71.9%"


def test_places() -> None:
    assert [places_for(margin) for margin in (12.0, 0.4, 0.04, 0.0004, 0.0)] == [1, 1, 2, 3, 1]
