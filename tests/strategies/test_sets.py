"""Every recommended set has a strategy of its own, which needs only its cards and beats Big Money Ultimate there."""

import pytest

from freehold.kingdoms import to_code
from freehold.kingdoms.recommended import Recommended, recommended
from freehold.lab.match import Match
from freehold.lab.simulate import simulate
from freehold.strategies import Written, load
from freehold.strategies.loading import LIBRARY, SUFFIX
from freehold.texts.words import words

SETS = LIBRARY / "sets"
AVAILABLE = [each for each in recommended().values() if each.available]

#: Few, because every set is played; the figures in docs/strategies.md are from many more.
GAMES = 30

each_set = pytest.mark.parametrize("recommendation", AVAILABLE, ids=lambda each: each.key)


def strategy_for(recommendation: Recommended) -> Written:
    """Found as people find it: by the name of the set."""
    strategy = load(words("en").say(recommendation.name))
    assert isinstance(strategy, Written)
    return strategy


def test_there_is_a_strategy_for_each_set_and_no_other() -> None:
    assert {path.stem for path in SETS.glob(f"*{SUFFIX}")} == {each.key for each in AVAILABLE}


@each_set
def test_it_needs_only_cards_of_its_set(recommendation: Recommended) -> None:
    assert recommendation.kingdom is not None
    strategy = strategy_for(recommendation)
    assert set(strategy.needs) <= set(recommendation.kingdom.names)
    assert strategy.needs, "a strategy for a set makes use of it"
    assert strategy.about
    assert strategy.guard


@each_set
def test_it_beats_big_money_ultimate_on_its_set(recommendation: Recommended) -> None:
    assert recommendation.kingdom is not None
    name = strategy_for(recommendation).name
    tally = simulate(Match.of([name, "BMU"], to_code(recommendation.kingdom)), GAMES).tally
    ours, theirs = tally.sides
    assert ours.wins() > theirs.wins()
