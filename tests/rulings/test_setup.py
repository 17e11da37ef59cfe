"""Rulings about setting up a game, which no scenario can state: a scenario sets up its own position."""

from collections import Counter

import pytest

from freehold import CARDS, Game
from freehold.engine.card import Card
from freehold.engine.errors import BadSetup
from freehold.kingdoms import FIRST_GAME, random_kingdom


def names(cards: list[Card]) -> list[str]:
    return [card.name for card in cards]


@pytest.mark.ruling("BASE-SETUP-01")
def test_everybody_starts_with_seven_coppers_and_three_estates_in_an_order_of_their_own() -> None:
    orders = set()
    for seed in range(20):
        game = Game.new(FIRST_GAME, 3, seed)
        for seat in game.state.seats:
            cards = names([*seat.hand, *seat.deck])
            assert Counter(cards) == {"Copper": 7, "Estate": 3}
            orders.add(tuple(cards))
    assert len(orders) > 30


@pytest.mark.ruling("BASE-SETUP-08")
def test_a_kingdom_is_ten_different_cards_and_others_are_not_in_the_game() -> None:
    game = Game.new(FIRST_GAME, 2, 1)
    kingdom = [kind.name for kind in game.box.kinds if kind.kingdom]
    assert sorted(kingdom) == sorted(FIRST_GAME)
    assert "Witch" not in game.box.slots
    with pytest.raises(BadSetup, match="a game uses 10"):
        Game.new([*FIRST_GAME, "Witch"])
    with pytest.raises(BadSetup, match="twice"):
        Game.new(["Moat", "Moat"])


@pytest.mark.ruling("BASE-SETUP-09")
def test_random_kingdoms_have_no_repetition_and_leave_no_card_out() -> None:
    seen: set[str] = set()
    for seed in range(300):
        kingdom = random_kingdom(seed, sets=["Base"])
        assert len(set(kingdom)) == 10
        seen |= set(kingdom)
    assert seen == {kind.name for kind in CARDS if kind.set_name == "Base"}
    game = Game.new(random_kingdom(5), 2, 5)
    for slot, kind in enumerate(game.box.kinds):
        if not kind.kingdom:
            continue  # the randomizer is not a card of the pile
        assert len(game.state.piles[slot]) == (8 if "Victory" in kind.type_names else 10)


@pytest.mark.ruling("INT-RULE-02")
def test_intrigue_is_randomised_together_with_other_sets() -> None:
    kingdoms = [random_kingdom(seed) for seed in range(300)]
    intrigue = {kind.name for kind in CARDS if kind.set_name == "Intrigue"}
    assert len(intrigue) == 26
    assert intrigue <= {name for kingdom in kingdoms for name in kingdom}
    assert any(0 < len(intrigue & set(kingdom)) < 10 for kingdom in kingdoms)


@pytest.mark.ruling("BASE-SETUP-12")
def test_the_first_game() -> None:
    assert set(FIRST_GAME) == {
        "Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop",
    }  # fmt: skip


@pytest.mark.ruling("BASE-SETUP-13")
def test_the_trash_is_one_and_empty() -> None:
    assert Game.new(FIRST_GAME, 4, 1).state.trash == []


@pytest.mark.ruling("BASE-SETUP-14")
@pytest.mark.parametrize("last_winners", [(), (0, 2)])
def test_without_a_sole_winner_before_chance_picks_who_begins(last_winners: tuple[int, ...]) -> None:
    starts = Counter(Game.new(FIRST_GAME, 3, seed, last_winners=last_winners).state.player for seed in range(600))
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 150


@pytest.mark.ruling("BASE-SETUP-15")
def test_a_sole_winner_goes_last() -> None:
    for seed in range(20):
        game = Game.new(FIRST_GAME, 3, seed, last_winners=[1])
        assert [player.index for player in game.in_turn_order()] == [2, 0, 1]


@pytest.mark.ruling("BASE-SETUP-16")
def test_everybody_draws_five_before_the_first_turn() -> None:
    game = Game.new(FIRST_GAME, 6, 3)
    for seat in game.state.seats:
        assert (len(seat.hand), len(seat.deck), len(seat.discard)) == (5, 5, 0)


@pytest.mark.ruling("BASE-SETUP-02")
def test_seventeen_piles() -> None:
    game = Game.new(FIRST_GAME, 2, 1)
    assert len(game.box.supply) == 17
    assert [kind.name for kind in game.box.kinds[:7]] == [
        "Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse",
    ]  # fmt: skip


@pytest.mark.ruling("INT-RULE-04")
def test_intrigue_piles_that_are_no_victory_cards_have_ten_cards() -> None:
    kinds = [kind for kind in CARDS if kind.set_name == "Intrigue" and "Victory" not in kind.type_names]
    assert len(kinds) == 22
    assert {kind.pile_size(players) for kind in kinds for players in range(2, 7)} == {10}


@pytest.mark.ruling("INT-RULE-10")
def test_the_attacks_of_intrigue() -> None:
    attacks = {kind.name for kind in CARDS if kind.set_name == "Intrigue" and "Attack" in kind.type_names}
    assert attacks == {"Minion", "Replace", "Swindler", "Torturer"}


def test_the_number_of_players_is_checked() -> None:
    for players in (1, 7):
        with pytest.raises(BadSetup, match="2 to 6"):
            Game.new(FIRST_GAME, players)
