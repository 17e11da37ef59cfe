"""Rulings about Potions, Bane, Prizes and Coffers mats when a game is set up."""

import pytest

from freehold import CARDS, Game
from freehold.engine.errors import BadSetup
from freehold.kingdoms import random_kingdom

WITCHES = ["Young Witch", "Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"]


@pytest.mark.ruling("ALC-SETUP-01", "ALC-SETUP-02", "ALC-SETUP-04", "ALC-SETUP-07")
def test_the_potion_pile_is_there_exactly_when_a_cost_has_a_potion() -> None:
    for players in range(2, 7):
        game = Game.new([*WITCHES[1:], "Golem"], players)
        assert len(game.box.supply) == 18
        assert game.pile_size("Potion") == 16
        assert "Potion" not in Game.new([*WITCHES[1:], "Herbalist"], players).box.slots


@pytest.mark.ruling("ALC-SETUP-06")
def test_a_kingdom_may_have_any_number_of_alchemy_cards() -> None:
    alchemy = [kind.name for kind in CARDS if kind.set_name == "Alchemy" and kind.kingdom]
    assert len(alchemy) == 12
    for count in range(1, 11):
        others = [name for name in random_kingdom(1, sets=["Base"]) if name not in alchemy]
        Game.new(alchemy[:count] + others[: 10 - count], 2)
    random_kingdom(1, sets=["Alchemy"])


@pytest.mark.ruling("COR-SETUP-01", "COR-SETUP-03", "COR-SETUP-08")
def test_a_random_bane_costs_two_or_three_coins_and_is_not_in_the_kingdom() -> None:
    banes = set()
    for seed in range(300):
        game = Game.new(WITCHES, 2, seed)
        bane = game.box.kinds[game.box.bane]
        assert bane.cost.between(2, 3)
        assert bane.kingdom
        assert bane.name not in WITCHES
        assert len(game.box.supply) in (18, 18 + ("Potion" in game.box.slots))
        banes.add(bane.name)
    fit = {kind.name for kind in CARDS if kind.kingdom and kind.cost.between(2, 3) and kind.name not in WITCHES}
    assert banes == fit
    assert Game.new(WITCHES, 2, 1, bane="Herbalist").view(None).to_dict()["bane"] == "Herbalist"


@pytest.mark.ruling("COR-SETUP-08", "COR-SETUP-09", "GLD-OVERPAY-12")
@pytest.mark.parametrize("bane", ["University", "Familiar", "Estate", "Silver", "Moat", "Herald", "Princess", "Copper"])
def test_what_cannot_be_the_bane(bane: str) -> None:
    with pytest.raises(BadSetup):
        Game.new(WITCHES, 2, bane=bane)


@pytest.mark.ruling("GLD-OVERPAY-12")
@pytest.mark.parametrize("bane", ["Masterpiece", "Doctor", "Stonemason"])
def test_overpay_cards_can_be_the_bane_by_their_normal_cost(bane: str) -> None:
    assert Game.new(WITCHES, 2, bane=bane).pile_size(bane) == 10


@pytest.mark.ruling("COR-SETUP-11")
def test_no_bane_and_no_prizes_without_the_cards_that_need_them() -> None:
    game = Game.new(WITCHES[1:], 2)
    assert game.box.bane == -1
    assert game.box.other_piles == []
    with pytest.raises(BadSetup, match="nothing in this game needs a Bane"):
        Game.new(WITCHES[1:], 2, bane="Hamlet")


@pytest.mark.ruling("COR-CARD-TOURNAMENT-12", "COR-SETUP-07", "COR-PRIZE-01")
def test_everybody_sees_the_remaining_prizes_at_any_time() -> None:
    game = Game.new(["Tournament"], 3, 1)
    prizes = {"Bag of Gold": 1, "Diadem": 1, "Followers": 1, "Princess": 1, "Trusty Steed": 1}
    for seat in (0, 1, 2, None):
        assert game.view(seat).to_dict()["other_piles"] == prizes
    game.take_from_pile(game.box.slot("Diadem"))
    assert game.view(2).to_dict()["other_piles"] == {**prizes, "Diadem": 0}
    assert not {"Diadem", "Princess"} & set(game.view(0).supply)
    with pytest.raises(BadSetup, match="not a Kingdom card"):
        Game.new(["Princess"])


@pytest.mark.ruling("GLD-SETUP-01", "GLD-SETUP-05", "GLD-SETUP-06", "COR-SETUP-10")
def test_coffers_mats_are_there_when_a_card_needs_them() -> None:
    for name in ("Baker", "Butcher", "Candlestick Maker", "Merchant Guild", "Plaza"):
        assert Game.new([name], 2).view(0).to_dict()["mats"] == ["Coffers"]
    assert Game.new(WITCHES[1:], 2).view(0).to_dict()["mats"] == []
    assert Game.new(WITCHES, 2, bane="Candlestick Maker").view(0).to_dict()["mats"] == ["Coffers"]


@pytest.mark.ruling("GLD-SETUP-02", "GLD-SETUP-03")
def test_baker_gives_everybody_a_token_to_start_with() -> None:
    assert [seat.coffers for seat in Game.new(["Baker"], 4).state.seats] == [1, 1, 1, 1]
    assert [seat.coffers for seat in Game.new(["Plaza"], 4).state.seats] == [0, 0, 0, 0]
