"""The sensible player keeps to the rules of thumb that every beginner learns, in real positions."""

from typing import Any

import pytest

from freehold import Game
from freehold.bots import Sensible
from freehold.scenario import from_dict
from freehold.scenario.position import make_game

#: The deck that everybody begins with, and one that has grown up.
NEW = {"Copper": 7, "Estate": 3}
GROWN = {"Copper": 7, "Estate": 3, "Silver": 6, "Gold": 4}


def cards(counts: dict[str, int]) -> list[str]:
    return [name for name, count in counts.items() for _ in range(count)]


def position(hand: list[str], deck: dict[str, int], **fields: Any) -> Game:
    """Seat A has this hand, and a deck besides; the other fields are those of scenario files."""
    mine = {"hand": hand, "discard": cards(deck), **fields.pop("A", {})}
    theirs = {"hand": ["Copper"] * 5, "deck": cards(NEW), **fields.pop("B", {})}
    return make_game(from_dict({"id": "TEST", "A": mine, "B": theirs, **fields}))


def turn(game: Game, seat: int = 0) -> list[str]:
    """What sensible players do until the turn is over: the answers of one of them, in words."""
    bots = [Sensible() for _ in range(game.box.players)]
    number = game.state.turn
    said: list[str] = []
    while game.decision is not None and game.state.turn == number:
        decision = game.decision
        answer = bots[decision.seat].answer(game.view(decision.seat), decision)
        if decision.seat == seat:
            chosen = (answer,) if isinstance(answer, int) else answer
            said += [str(option) for index in chosen for option in decision.options if option.index == index]
        game.answer(answer)
    return said


def buys(game: Game) -> list[str]:
    return [said.removeprefix("buy ") for said in turn(game) if said.startswith("buy ")]


# --- buying ------------------------------------------------------------------------------------------


def buys_with(coins: int, deck: dict[str, int], **fields: Any) -> list[str]:
    return buys(position([], deck, phase="buy", A={"coins": coins, **fields.pop("A", {})}, **fields))


@pytest.mark.parametrize("coins", [0, 1, 2])
def test_copper_and_curse_are_not_bought_though_they_cost_nothing(coins: int) -> None:
    assert buys_with(coins, NEW) == []


def test_money_first_and_provinces_when_there_is_some() -> None:
    assert buys_with(3, NEW) == ["Silver"]
    assert buys_with(6, NEW) == ["Gold"]
    assert buys_with(8, NEW) == ["Gold"]
    assert buys_with(8, GROWN) == ["Province"]


def test_duchies_and_estates_are_for_the_end() -> None:
    assert buys_with(5, NEW | {"Silver": 3}) == ["Silver"]
    assert buys_with(5, GROWN, supply={"Province": 2}) == ["Duchy"]
    assert buys_with(2, GROWN, supply={"Province": 1}) == ["Estate"]


def test_one_terminal_is_worth_a_buy_that_a_fourth_is_not() -> None:
    assert buys_with(4, NEW | {"Silver": 2}, kingdom=["Smithy"]) == ["Smithy"]
    assert buys_with(4, NEW | {"Silver": 2, "Smithy": 3}, kingdom=["Smithy"]) == ["Silver"]


def test_villages_are_for_decks_whose_terminals_collide() -> None:
    assert buys_with(3, NEW | {"Silver": 2}, kingdom=["Village"]) == ["Silver"]
    crowded = {"Copper": 4, "Silver": 2, "Gold": 2, "Smithy": 5}
    assert buys_with(3, crowded, kingdom=["Village", "Smithy"]) == ["Village"]


def test_a_chapel_is_bought_once_and_early() -> None:
    assert buys_with(2, NEW, kingdom=["Chapel"]) == ["Chapel"]
    assert buys_with(2, NEW | {"Chapel": 1}, kingdom=["Chapel"]) == []
    assert buys_with(2, GROWN, kingdom=["Chapel"], supply={"Province": 1}) == ["Estate"]


def test_curses_are_given_as_long_as_there_are_some() -> None:
    assert buys_with(5, NEW, kingdom=["Witch", "Market"]) == ["Witch"]
    assert "Witch" not in buys_with(5, GROWN, kingdom=["Witch", "Market"], supply={"Curse": 0})


def test_a_potion_is_for_a_kingdom_that_has_a_use_for_it() -> None:
    assert buys_with(4, NEW, kingdom=["Familiar"]) == ["Potion"]
    assert "Potion" not in buys_with(4, NEW | {"Potion": 1}, kingdom=["Familiar"])


def test_two_buys_are_planned_together() -> None:
    assert buys_with(6, NEW, kingdom=["Witch"], A={"buys": 2}) != ["Gold"]
    assert buys_with(16, GROWN, A={"buys": 2}) == ["Province", "Province"]


def test_the_game_is_ended_by_who_wins_and_not_by_who_loses() -> None:
    behind = {"hand": ["Province", "Province"]}
    assert buys_with(8, GROWN, supply={"Province": 1}) == ["Province"]
    assert buys_with(8, GROWN, supply={"Province": 1}, B=behind) == ["Duchy"]


def test_in_the_last_turn_only_points_count() -> None:
    game = position([], GROWN, phase="buy", supply={"Province": 1}, A={"coins": 11, "buys": 2})
    assert buys(game) == ["Province", "Estate"]


def test_tokens_are_spent_where_they_reach_something_better() -> None:
    game = position([], GROWN, kingdom=["Baker"], phase="buy", A={"coins": 7, "coffers": 2})
    assert turn(game) == ["spend 1", "buy Province"]
    game = position([], NEW, kingdom=["Baker"], phase="buy", A={"coins": 3, "coffers": 1})
    assert turn(game) == ["buy Silver"]


def test_events_are_bought_for_what_they_bring() -> None:
    assert buys_with(10, GROWN, landscapes=["Alliance"]) == ["Alliance"]
    assert buys_with(0, NEW, landscapes=["Desperation"]) == []


def test_an_event_that_was_had_is_not_waited_for() -> None:
    game = position([], NEW, landscapes=["Seize the Day"], phase="buy", A={"coins": 4})
    game.state.seats[0].once = (game.box.slot("Seize the Day"),)
    assert buys(game) == ["Silver"]


# --- playing -----------------------------------------------------------------------------------------


def plays(game: Game) -> list[str]:
    return [said.removeprefix("play ") for said in turn(game) if said.startswith("play ")]


def test_what_costs_no_action_is_played_first() -> None:
    game = position(["Militia", "Smithy", "Village", "Laboratory"], GROWN, kingdom=["Moat"])
    assert plays(game)[:4] == ["Laboratory", "Village", "Smithy", "Militia"]


def test_the_best_of_two_terminals_is_played() -> None:
    assert plays(position(["Moat", "Witch", "Copper"], GROWN, kingdom=["Moat", "Witch"]))[0] == "Witch"


def test_a_throne_room_is_played_before_what_it_doubles() -> None:
    game = position(["Throne Room", "Smithy"], GROWN, kingdom=["Throne Room"])
    assert plays(game)[:2] == ["Throne Room", "Smithy"]
    assert plays(position(["Throne Room", "Copper"], GROWN, kingdom=["Throne Room"])) == ["treasures"]


def test_what_would_trash_a_good_card_is_not_played() -> None:
    assert plays(position(["Trading Post", "Gold", "Gold"], GROWN, kingdom=["Moat"])) == ["treasures"]
    assert plays(position(["Trading Post", "Estate", "Curse"], GROWN, kingdom=["Moat"]))[0] == "Trading Post"


def test_a_treasure_that_asks_is_played_after_the_others() -> None:
    game = position(["Horn of Plenty", "Copper", "Silver", "Gold"], GROWN, kingdom=["Horn of Plenty", "Market"])
    assert turn(game)[:3] == ["play treasures", "play Horn of Plenty", "gain Silver"]


def test_a_way_is_used_where_it_brings_more_than_the_card() -> None:
    game = position(["Moat"], {"Estate": 8, "Copper": 2}, kingdom=["Moat"], landscapes=["Way of the Sheep"])
    assert "use Way of the Sheep" in turn(game)
    game = position(["Festival"], GROWN, kingdom=["Festival"], landscapes=["Way of the Monkey"])
    assert "use Way of the Monkey" not in turn(game)


# --- choosing ----------------------------------------------------------------------------------------


def chosen(game: Game, verb: str, seat: int = 0) -> list[str]:
    return [said.removeprefix(verb).strip() for said in turn(game, seat) if said.startswith(verb + " ")]


def test_chapel_trashes_junk_and_leaves_the_money_to_buy_with() -> None:
    game = position(["Chapel", "Curse", "Estate", "Estate", "Gold"], NEW, kingdom=["Chapel"])
    assert chosen(game, "trash") == ["Curse", "Estate", "Estate"]
    game = position(["Chapel", "Copper", "Copper", "Copper", "Copper"], {"Estate": 3}, kingdom=["Chapel"])
    assert chosen(game, "trash") == []


def test_estates_are_not_trashed_at_the_end() -> None:
    game = position(["Chapel", "Estate", "Estate"], GROWN, kingdom=["Chapel"], supply={"Province": 1})
    assert chosen(game, "trash") == []


def test_dead_cards_are_discarded_first_and_gold_last() -> None:
    game = position(
        ["Militia"], GROWN, kingdom=["Militia"], B={"hand": ["Gold", "Silver", "Copper", "Estate", "Province"]}
    )
    assert sorted(chosen(game, "discard", seat=1)) == ["Estate", "Province"]
    game = position(["Militia"], GROWN, kingdom=["Militia"], B={"hand": ["Gold", "Silver", "Copper", "Gold", "Silver"]})
    assert sorted(chosen(game, "discard", seat=1)) == ["Copper", "Silver"]


def test_one_terminal_is_kept_and_a_second_is_not() -> None:
    game = position(["Militia"], GROWN, kingdom=["Militia"], B={"hand": ["Smithy", "Moat", "Gold", "Silver", "Copper"]})
    assert "Smithy" not in chosen(game, "discard", seat=1)
    assert "Moat" not in turn(game, seat=1)


def test_cellar_discards_what_is_worse_than_a_card() -> None:
    game = position(["Cellar", "Estate", "Curse", "Gold"], GROWN, kingdom=["Cellar"])
    assert sorted(chosen(game, "discard")) == ["Curse", "Estate"]


def test_a_reaction_that_protects_is_shown() -> None:
    game = position(["Witch"], GROWN, kingdom=["Witch"], B={"hand": ["Moat", "Copper"]})
    assert turn(game, seat=1)[0] == "react Moat"


def test_the_best_card_is_gained_and_the_worst_given() -> None:
    assert chosen(position(["Artisan", "Estate"], NEW, kingdom=["Artisan", "Witch"]), "gain") == ["Witch"]
    game = position(["Swindler"], GROWN, kingdom=["Swindler"], B={"deck": ["Copper"]})
    assert chosen(game, "gain") == ["Curse"]


def test_remodel_makes_the_most_of_what_it_trashes() -> None:
    game = position(["Remodel", "Gold", "Silver"], GROWN, kingdom=["Remodel"], supply={"Province": 3})
    assert turn(game)[:3] == ["play Remodel", "trash Gold", "gain Province"]
    game = position(["Remodel", "Province", "Estate"], GROWN, kingdom=["Remodel"])
    assert chosen(game, "trash") == ["Estate"]


def test_mine_makes_gold_of_silver_and_moneylender_coins_of_copper() -> None:
    game = position(["Mine", "Silver", "Gold"], GROWN, kingdom=["Mine"])
    assert turn(game)[:3] == ["play Mine", "trash Silver", "gain Gold"]
    assert chosen(position(["Moneylender", "Copper"], NEW, kingdom=["Mine"]), "trash") == ["Copper"]


def test_what_is_put_back_is_what_this_turn_has_no_use_for() -> None:
    game = position(["Courtyard", "Estate", "Gold", "Silver"], {}, kingdom=["Moat"], A={"deck": ["Copper"] * 3})
    assert chosen(game, "topdeck") == ["Estate"]


def test_the_best_comes_on_top_of_the_deck() -> None:
    game = position(["Harbinger"], {"Gold": 1, "Estate": 1}, kingdom=["Harbinger"], A={"deck": ["Copper"]})
    assert chosen(game, "topdeck") == ["Gold"]
    game = position(["Harbinger"], {"Curse": 1, "Estate": 1}, kingdom=["Harbinger"], A={"deck": ["Copper"]})
    assert chosen(game, "topdeck") == []


def test_sentry_trashes_and_discards_as_cards_deserve() -> None:
    game = position(["Sentry"], GROWN, kingdom=["Sentry"], A={"deck": ["Copper", "Curse", "Province"]})
    assert turn(game)[1:3] == ["trash Curse", "discard Province"]


def test_the_most_numerous_card_is_named_and_junk_where_it_is_to_go() -> None:
    game = position(["Wishing Well"], {"Silver": 6, "Copper": 2}, kingdom=["Moat"], A={"deck": ["Copper", "Silver"]})
    assert chosen(game, "name") == ["Silver"]
    game = position(["Doctor"], {"Estate": 4, "Copper": 4, "Silver": 2}, kingdom=["Doctor"])
    assert chosen(game, "name") == ["Estate"]


def test_masquerade_passes_the_worst_card() -> None:
    game = position(["Masquerade", "Gold", "Curse"], {}, kingdom=["Moat"], A={"deck": ["Silver"] * 2})
    assert chosen(game, "pass") == ["Curse"]


def test_provinces_are_exiled_and_gold_comes_back() -> None:
    game = position(["Sanctuary", "Province", "Gold"], GROWN, kingdom=["Sanctuary"], A={"deck": ["Copper"]})
    assert chosen(game, "exile") == ["Province"]
    game = position([], NEW, kingdom=["Sanctuary"], phase="buy", A={"coins": 6, "exile": ["Gold"]})
    assert turn(game) == ["buy Gold", "discard Gold"]


def test_a_province_is_shown_at_a_tournament_and_a_prize_taken() -> None:
    game = position(["Tournament", "Province"], GROWN, kingdom=["Tournament"])
    assert turn(game)[:2] == ["play Tournament", "reveal Province"]


def test_baron_discards_an_estate_and_mill_what_is_dead() -> None:
    assert chosen(position(["Baron", "Estate"], NEW, kingdom=["Baron"]), "discard") == ["Estate"]
    game = position(["Mill", "Gold", "Silver", "Silver"], {}, kingdom=["Mill"], A={"deck": ["Gold"]})
    assert chosen(game, "discard") == []


def test_more_is_paid_for_a_masterpiece_than_it_costs() -> None:
    game = position([], {"Copper": 7, "Estate": 3}, kingdom=["Masterpiece"], phase="buy", A={"coins": 7})
    assert turn(game) == ["buy Masterpiece", "overpay 4"]
