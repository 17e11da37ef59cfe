"""What the headline claims, and how sure it says that is."""

from __future__ import annotations

import pytest

from freehold.bots.watched import VICTORY
from freehold.lab.report.headline import games_needed, headline, is_sure, leaders
from freehold.lab.report.language import Language
from freehold.lab.tally import Tally

ENGLISH, GERMAN = Language("en"), Language("de")


def tally_of(*wins: int, ties: int = 0) -> Tally:
    """Games won by each of some strategies, and games whose victory all shared."""
    names = ["Smithy", "Big Money", "Chapel", "Witch"][: len(wins)]
    tally = Tally.of(names)
    tally.games = sum(wins) + ties
    for side, won in zip(tally.sides, wins, strict=True):
        side.shares[0].add(VICTORY, won)
        side.shares[0].add(0, sum(wins) - won)
        side.shares[0].add(VICTORY // len(wins), ties)
    return tally


def test_one_beats_the_other() -> None:
    tally = tally_of(35_750, 14_250)
    assert headline(tally, ENGLISH) == "Smithy beats Big Money: 71.5% ± 0.4 wins over 50,000 games"
    assert headline(tally, GERMAN) == "Smithy schlägt Big Money: 71,5\u00a0% ± 0,4 Siege in 50.000 Spielen"


def test_the_winner_need_not_be_named_first() -> None:
    tally = tally_of(100, 900)
    assert [side.name for side in leaders(tally)] == ["Big Money", "Smithy"]
    assert headline(tally, ENGLISH).startswith("Big Money beats Smithy: 90.0% ±")


def test_a_lead_within_the_interval_is_no_victory() -> None:
    tally = tally_of(510, 490)
    assert not is_sure(tally)
    assert headline(tally, ENGLISH) == "Smithy and Big Money are too close to tell after 1,000 games"


def test_ties_do_not_make_a_victory_sure() -> None:
    """Few games are won alone: what counts is the share of the victories, not a rate below one half."""
    assert is_sure(tally_of(40, 0, ties=60))
    assert not is_sure(tally_of(3, 1, ties=96))


def test_of_several_the_first_must_be_clear_of_the_second() -> None:
    assert headline(tally_of(500, 300, 200), ENGLISH) == "Smithy wins most often: 50.0% ± 3.1 wins over 1,000 games"
    assert not is_sure(tally_of(350, 340, 310))
    assert "Smithy and Big Money are too close" in headline(tally_of(350, 340, 310), ENGLISH)


@pytest.mark.parametrize("wins", [(510, 490), (350, 330, 320), (51, 49), (5050, 4950)])
def test_that_many_games_would_tell(wins: tuple[int, ...]) -> None:
    tally = tally_of(*wins)
    needed = games_needed(tally)
    assert needed > tally.games
    times = needed / tally.games
    assert is_sure(tally_of(*(round(1.05 * times * won) for won in wins)))
    assert not is_sure(tally_of(*(round(0.85 * times * won) for won in wins)))


def test_equal_strategies_are_not_told_apart_by_any_number_of_games() -> None:
    assert games_needed(tally_of(500, 500)) == 0
    assert games_needed(tally_of(500_001, 500_000)) == 0
