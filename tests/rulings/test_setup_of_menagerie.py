"""Rulings about Events, Ways, the Mouse card, Horses and Exile mats when a game is set up."""

import pytest

from freehold import CARDS, Game
from freehold.engine.errors import BadSetup
from freehold.engine.types import DURATION, EVENT, WAY
from freehold.kingdoms import FIRST_GAME, random_landscapes, turn_over

KINGDOM = list(FIRST_GAME)
WITCHES = ["Young Witch", *KINGDOM[:9]]


@pytest.mark.ruling("MEN-SETUP-03")
def test_landscapes_turned_over_do_not_count_as_kingdom_cards() -> None:
    dealt = ["Barge", "Ride", "Kiln", *KINGDOM]
    kingdom, landscapes = turn_over(CARDS.find(name) for name in dealt)
    assert kingdom == ["Barge", "Kiln", *KINGDOM[:8]]
    assert landscapes == ["Ride"]


@pytest.mark.ruling("MEN-SETUP-04", "MEN-SETUP-05")
@pytest.mark.parametrize(
    ("turned_over", "kept"),
    [
        (["Ride", "Toil", "Gamble"], ["Ride", "Toil"]),
        (["Way of the Ox", "Way of the Pig", "Toil"], ["Way of the Ox", "Toil"]),
        (["Way of the Ox", "Toil", "Ride"], ["Way of the Ox", "Toil"]),
        (["Way of the Ox", "Way of the Pig"], ["Way of the Ox"]),
    ],
)
def test_landscapes_beyond_the_recommended_number_are_passed_over(turned_over: list[str], kept: list[str]) -> None:
    kingdom, landscapes = turn_over(CARDS.find(name) for name in [*turned_over, *KINGDOM])
    assert kingdom == KINGDOM
    assert landscapes == kept


@pytest.mark.ruling("MEN-SETUP-04", "MEN-SETUP-05")
def test_random_landscapes_keep_to_the_recommended_numbers() -> None:
    seen: set[str] = set()
    numbers: set[int] = set()
    for seed in range(400):
        landscapes = random_landscapes(seed)
        assert len(set(landscapes)) == len(landscapes) <= 2
        assert sum(name.startswith("Way of the ") for name in landscapes) <= 1
        seen |= set(landscapes)
        numbers.add(len(landscapes))
    assert numbers == {0, 1, 2}
    assert seen == {kind.name for kind in CARDS if kind.is_a(EVENT | WAY)}
    assert len(seen) == 40


@pytest.mark.ruling("MEN-SETUP-09")
@pytest.mark.parametrize("count", [1, 2])
def test_landscapes_may_be_dealt_from_a_deck_of_their_own(count: int) -> None:
    for seed in range(100):
        landscapes = random_landscapes(seed, count=count)
        assert len(landscapes) == count
        Game.new(KINGDOM, 2, seed, landscapes=landscapes)


@pytest.mark.ruling("MEN-SETUP-06", "MEN-SETUP-18")
def test_a_hand_picked_game_may_have_more_landscapes() -> None:
    landscapes = ["Ride", "Toil", "Gamble", "Way of the Ox", "Way of the Pig"]
    shown = Game.new(KINGDOM, 2, landscapes=landscapes).view(None).to_dict()
    assert sorted([*shown["events"], *shown["ways"]]) == sorted(landscapes)
    assert len(shown["supply"]) == 17


@pytest.mark.parametrize(
    ("landscapes", "problem"),
    [(["Ride", "Ride"], "twice"), (["Village"], "not a landscape"), (["Ridde"], "Ride")],
)
def test_landscapes_that_cannot_be(landscapes: list[str], problem: str) -> None:
    with pytest.raises(Exception, match=problem):
        Game.new(KINGDOM, 2, landscapes=landscapes)


@pytest.mark.ruling("MEN-SETUP-08")
def test_a_landscape_is_never_the_bane() -> None:
    for seed in range(300):
        game = Game.new(WITCHES, 2, seed)
        assert game.box.kinds[game.box.bane].kingdom
    for landscape in ("Ride", "Toil", "Enhance", "Way of the Ox"):
        with pytest.raises(BadSetup):
            Game.new(WITCHES, 2, bane=landscape)


@pytest.mark.ruling("MEN-HORSE-06", "MEN-EVENT-02", "MEN-WAY-03")
@pytest.mark.parametrize("name", ["Horse", "Ride", "Way of the Ox"])
def test_what_is_no_kingdom_card(name: str) -> None:
    assert not CARDS.find(name).kingdom
    with pytest.raises(BadSetup):
        Game.new([*KINGDOM[:9], name], 2)


@pytest.mark.ruling("MEN-SETUP-14", "MEN-SETUP-16", "MEN-SETUP-17")
def test_a_random_mouse_card_is_an_unused_action_for_two_or_three() -> None:
    mice = set()
    for seed in range(600):
        game = Game.new(WITCHES, 2, seed, landscapes=["Way of the Mouse"])
        assert game.box.mouse is not None
        mice.add(game.box.mouse.name)
        bane = game.box.kinds[game.box.bane].name
        assert game.box.mouse.name not in (*WITCHES, bane)
        assert not game.has_pile(game.box.mouse.slot)
    fit = {kind.name for kind in CARDS if kind.kingdom and kind.is_a(1) and kind.cost.between(2, 3)} - set(WITCHES)
    assert mice == fit
    assert "Familiar" not in mice
    assert "Fisherman" not in mice


@pytest.mark.ruling("MEN-SETUP-16", "MEN-SETUP-17")
@pytest.mark.parametrize(
    "mouse", ["Familiar", "Fisherman", "Stockpile", "Militia", "Village", "Silver", "Horse", "Ride"]
)
def test_what_cannot_be_the_mouse_card(mouse: str) -> None:
    with pytest.raises(BadSetup):
        Game.new(KINGDOM, 2, landscapes=["Way of the Mouse"], mouse=mouse)


def test_a_mouse_card_needs_its_way() -> None:
    with pytest.raises(BadSetup, match="nothing in this game needs"):
        Game.new(KINGDOM, 2, mouse="Sleigh")


EXILES = """Banish, Bounty Hunter, Camel Train, Cardinal, Coven, Displace, Enclave, Gatekeeper, Invest, Sanctuary,
Stockpile, Transport, Way of the Camel, Way of the Worm"""
HORSES = """Bargain, Cavalry, Demand, Groom, Hostelry, Livery, Paddock, Ride, Scrap, Sleigh, Stampede, Supplies"""


@pytest.mark.ruling("MEN-SETUP-10", "MEN-SETUP-11", "MEN-SETUP-13", "MEN-SETUP-15")
def test_mats_and_horses_are_there_exactly_for_the_cards_that_refer_to_them() -> None:
    exiles = {name.strip() for name in EXILES.split(",")}
    horses = {name.strip() for name in HORSES.split(",")}
    for kind in CARDS:
        if kind.set_name != "Menagerie" or kind.name == "Horse":
            continue
        if kind.kingdom:
            game = Game.new([kind.name, *KINGDOM[:9]], 2)
        else:
            game = Game.new(KINGDOM, 2, landscapes=[kind.name], mouse="Pawn" if kind.sets_aside else None)
        shown = game.view(None).to_dict()
        assert (shown["mats"] == ["Exile"]) == (kind.name in exiles), kind.name
        assert (shown["other_piles"] == {"Horse": 30}) == (kind.name in horses), kind.name
    for mouse, mats, piles in (("Sleigh", [], ["Horse"]), ("Camel Train", ["Exile"], []), ("Pawn", [], [])):
        shown = Game.new(KINGDOM, 2, landscapes=["Way of the Mouse"], mouse=mouse).view(None).to_dict()
        assert (shown["mats"], list(shown["other_piles"])) == (mats, piles)
    tokens = Game.new(KINGDOM, 2, landscapes=["Way of the Mouse"], mouse="Candlestick Maker").view(None).to_dict()
    assert tokens["mats"] == ["Coffers"]


@pytest.mark.ruling("MEN-DURATION-01")
def test_four_cards_of_menagerie_are_durations() -> None:
    durations = {kind.name for kind in CARDS if kind.is_a(DURATION)}
    assert durations == {"Barge", "Gatekeeper", "Mastermind", "Village Green"}
