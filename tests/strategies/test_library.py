"""The strategies of the library do what they are known for, and a card more can be tried with any of them."""

import pytest

from freehold.bots import play_out
from freehold.cards import CARDS
from freehold.engine.game import Game
from freehold.kingdoms import Kingdom
from freehold.lab.match import Match
from freehold.lab.simulate import simulate
from freehold.strategies import load, shelf
from freehold.strategies.strategy import Written


def wins(a: str, b: str, games: int = 1000) -> tuple[float, float]:
    """The win rates in percent, with guard; ties are the rest. The standard error is below 1.6."""
    tally = simulate(Match.of([a, b], guard=True), games).tally
    return 100 * tally.sides[0].wins() / games, 100 * tally.sides[1].wins() / games


@pytest.mark.parametrize(
    ("a", "b", "first", "second"),
    [
        ("BMU", "BM", 81.4, 15.5),
        ("Smithy*", "BMU", 71.5, 22.35),
        ("BMU+Witch", "BMU", 86.1, 11.7),
        ("BMU+Village", "BMU", 29.0, 63.6),
    ],
)
def test_known_results(a: str, b: str, first: float, second: float) -> None:
    """`make figures` plays many more games, and all that is known."""
    assert wins(a, b) == pytest.approx((first, second), abs=5)


@pytest.mark.parametrize("card", [kind.name for kind in CARDS if kind.kingdom])
def test_any_card_can_be_tried(card: str) -> None:
    """Whatever the card asks is answered, and games come to their end in good time."""
    strategies = [load(f"BMU+{card}"), load("BMU")]
    box = Kingdom.of(strategies[0].needs).box(2)
    for seed in range(3):
        game = Game.dealt(box, seed, 0, events=False, checkpoints=False)
        play_out(game, [strategy.bot(seed) for strategy in strategies])
        assert game.state.turn < 120


def test_a_card_more_is_bought_before_silver_or_gold_and_played_last() -> None:
    def rules(name: str) -> tuple[list[str], list[str] | None]:
        strategy = load(name)
        assert isinstance(strategy, Written)
        plan = strategy.bot(0).plan
        assert plan.buys is not None
        return [rule.name for rule in plan.buys], None if plan.plays is None else [rule.name for rule in plan.plays]

    base = ["Province", "Duchy", "Estate", "Gold", "Duchy", "Silver"]
    assert rules("BMU") == (base, None)
    assert rules("BMU+Witch") == ([*base[:5], "Witch", "Silver"], ["", "Witch"])
    assert rules("BMU+Artisan") == ([*base[:3], "Artisan", *base[3:]], ["", "Artisan"])
    assert rules("BMU+Gardens") == ([*base[:5], "Gardens", "Silver"], None)
    assert rules("BMU+Familiar") == ([*base[:5], "Familiar", "Potion", "Silver"], ["", "Familiar"])
    assert rules("Smithy*+Village")[1] == ["Smithy", "Village"]


@pytest.mark.parametrize("strategy", shelf(), ids=lambda strategy: strategy.short)
def test_every_strategy_of_the_library_beats_big_money_or_is_it(strategy: Written) -> None:
    first, second = wins(strategy.short, "BM", 200)
    assert strategy.short == "BM" or first > second
