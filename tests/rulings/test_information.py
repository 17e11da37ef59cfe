"""Rulings about who sees and hears what: they speak of views and events, which scenarios only touch on."""

import json
from typing import Any

import pytest

from freehold import Game
from freehold.scenario import Runner, from_dict, run
from freehold.scenario.answers import parse

A, B, C = 0, 1, 2


def position(**fields: Any) -> Game:
    """The game of a scenario after its steps."""
    return run(from_dict({"id": "test", **fields}))


def whole_view(game: Game, seat: int | None) -> str:
    return json.dumps([game.view(seat).to_dict(), game.events(seat)])


@pytest.mark.ruling("BASE-INFO-08")
def test_everybody_may_look_through_the_trash_at_any_time() -> None:
    game = position(trash=["Gold", "Witch"], A={"hand": ["Copper"]})
    for seat in (A, B, None):
        assert game.view(seat).to_dict()["trash"] == ["Gold", "Witch"]


@pytest.mark.ruling("BASE-INFO-11", "BASE-TERM-10")
def test_cards_looked_at_are_in_nobody_elses_view_or_log() -> None:
    game = position(
        kingdom=["Sentry"],
        A={"hand": ["Sentry"], "deck": ["Copper", "Artisan", "Festival", "Copper"]},
        do=[{"A": "play Sentry"}],
    )
    assert "Artisan" in whole_view(game, A)
    for seat in (B, None):
        assert "Artisan" not in whole_view(game, seat)
        assert "Festival" not in whole_view(game, seat)


@pytest.mark.ruling("BASE-TERM-13", "BASE-CARD-BANDIT-2")
def test_revealed_cards_are_seen_by_everybody() -> None:
    game = position(
        players=3,
        kingdom=["Bandit"],
        A={"hand": ["Bandit"]},
        B={"deck": ["Estate", "Festival", "Silver"]},
        do=[{"A": "play Bandit"}],
    )
    for seat in (A, B, C, None):
        reveals = [event for event in game.events(seat) if event["what"] == "reveal"]
        assert [event["cards"] for event in reveals] == [["Estate", "Festival"]]


@pytest.mark.ruling("BASE-INFO-10", "BASE-CARD-BUREAUCRAT-4")
def test_a_hand_is_hidden_until_an_effect_shows_it() -> None:
    setup: dict[str, Any] = {
        "kingdom": ["Bureaucrat"],
        "A": {"hand": ["Bureaucrat"]},
        "B": {"hand": ["Festival", "Gold"]},
    }
    assert "Festival" not in whole_view(position(**setup), A)
    shown = [event for event in position(**setup, do=[{"A": "play Bureaucrat"}]).events(A) if event["what"] == "show"]
    assert [event["cards"] for event in shown] == [["Festival", "Gold"]]


@pytest.mark.ruling("BASE-CARD-CELLAR-3", "BASE-TERM-05")
def test_of_several_discards_the_others_see_the_number_and_the_top_card() -> None:
    game = position(
        kingdom=["Cellar"],
        A={"hand": ["Cellar", "Festival", "Gold", "Copper"]},
        do=[{"A": "play Cellar"}, {"A": "discard Festival, Gold"}],
    )
    (discard,) = [event for event in game.events(B) if event["what"] == "discard"]
    assert (discard["count"], discard["top"]) == (2, "Gold")
    assert "Festival" not in json.dumps(game.events(B))


@pytest.mark.ruling("INT-CARD-MASQUERADE-7", "INT-CARD-MASQUERADE-10")
def test_a_passed_card_is_not_gained_and_only_the_two_see_it() -> None:
    game = position(
        players=3,
        kingdom=["Masquerade"],
        A={"hand": ["Masquerade", "Gold", "Copper"]},
        B={"hand": ["Silver", "Curse"]},
        C={"hand": ["Duchy", "Estate"]},
        do=[{"A": "play Masquerade"}, {"A": "pass Gold"}, {"B": "pass Silver"}, {"C": "pass Duchy"}],
    )
    assert not [event for event in game.events(None) if event["what"] == "gain"]
    passes = {event["player"]: event for event in game.events(C) if event["what"] == "pass"}
    assert passes[A].get("cards") is None
    assert passes[B]["cards"] == ["Silver"]
    assert passes[C]["cards"] == ["Duchy"]
    assert "Gold" not in json.dumps([event for event in game.events(C) if event["what"] == "pass"])


@pytest.mark.ruling("INT-CARD-WISHING-WELL-3", "INT-CARD-SHANTY-TOWN-1", "INT-CARD-COURTIER-1")
@pytest.mark.parametrize(
    ("card", "steps", "what", "cards"),
    [
        ("Wishing Well", ["name Gold"], "reveal", ["Silver"]),
        ("Shanty Town", [], "show", ["Estate"]),
        ("Courtier", ["choose +3 coins"], "show", ["Estate"]),
    ],
)
def test_what_these_cards_reveal_everybody_sees(card: str, steps: list[str], what: str, cards: list[str]) -> None:
    deck = ["Copper", "Silver", "Silver"] if card == "Wishing Well" else []
    hand = [card] if card == "Wishing Well" else [card, "Estate"]
    game = position(
        kingdom=[card],
        A={"hand": hand, "deck": deck},
        do=[{"A": f"play {card}"}, *({"A": step} for step in steps)],
    )
    assert [event["cards"] for event in game.events(B) if event["what"] == what] == [cards]


@pytest.mark.ruling("INT-CARD-SECRET-PASSAGE-4")
def test_secret_passage_shows_no_card_of_the_deck() -> None:
    game = position(
        kingdom=["Secret Passage"],
        A={"hand": ["Secret Passage", "Gold"], "deck": ["Copper", "Copper", "Festival", "Artisan"]},
        do=[{"A": "play Secret Passage"}, {"A": "put Gold at 1"}],
    )
    assert not {"look", "reveal", "shuffle"} & {event["what"] for event in game.events(A)}
    for seat in (A, B):
        assert "Artisan" not in whole_view(game, seat)
    assert "Gold" not in json.dumps([event for event in game.events(B) if event["what"] == "insert"])


@pytest.mark.ruling("INT-CARD-BRIDGE-1")
def test_bridge_lowers_the_cost_of_cards_wherever_they_are() -> None:
    game = position(kingdom=["Bridge"], A={"hand": ["Bridge"], "play": ["Festival"]}, do=[{"A": "play Bridge"}])
    (festival, bridge) = game.state.seats[A].play
    assert (game.cost(festival.kind).coins, game.cost(bridge.kind).coins) == (4, 3)


@pytest.mark.ruling("BASE-CARD-MOAT-12")
def test_showing_moat_again_is_offered_as_a_question_that_changes_nothing() -> None:
    game = position(kingdom=["Witch", "Moat"], A={"hand": ["Witch"]}, B={"hand": ["Moat"]}, do=[{"A": "play Witch"}])
    runner = Runner(game, True, None)
    runner.answer(B, parse("react Moat"))
    assert game.decision is not None
    assert (game.decision.seat, game.decision.idle) == (B, True)
    runner.answer(B, parse("react Moat"))
    runner.answer(B, parse("decline"))
    assert game.state.seats[B].discard == []


@pytest.mark.ruling("GLD-CARD-DOCTOR-9")
def test_cards_seen_by_overpaying_for_doctor_are_not_shown_to_others() -> None:
    game = position(
        kingdom=["Doctor"],
        phase="buy",
        A={"coins": 4, "deck": ["Festival", "Copper"]},
        do=[{"A": "buy Doctor"}, {"A": "overpay 1"}, {"A": "choose keep"}],
    )
    assert "Festival" in whole_view(game, A)
    for seat in (B, None):
        assert "Festival" not in whole_view(game, seat)


@pytest.mark.ruling("GLD-CARD-HERALD-7", "GLD-CARD-HERALD-8")
def test_overpaying_for_herald_opens_the_discard_pile_only_once_the_amount_is_fixed() -> None:
    setup: dict[str, Any] = {
        "kingdom": ["Herald"],
        "phase": "buy",
        "A": {"coins": 5, "buys": 2, "discard": ["Festival", "Gold", "Copper"]},
    }

    def browsed(*steps: str, seat: int = A) -> list[Any]:
        game = position(**setup, do=[{"A": step} for step in steps])
        return [event for event in game.events(seat) if event["what"] == "browse"]

    assert browsed("buy Herald") == []
    assert browsed("buy Herald", "decline") == []
    assert browsed("buy Herald", "overpay 1")[0]["cards"] == ["Festival", "Gold", "Copper"]
    assert not {"cards", "count", "top"} & set(browsed("buy Herald", "overpay 1", seat=B)[0])


@pytest.mark.ruling("GLD-CARD-TAXMAN-2", "GLD-CARD-TAXMAN-7")
def test_a_hand_without_the_taxed_card_is_shown() -> None:
    game = position(
        players=3,
        kingdom=["Taxman"],
        A={"hand": ["Taxman", "Silver"]},
        B={"hand": ["Gold", "Gold", "Estate", "Copper", "Curse"]},
        C={"hand": ["Gold", "Gold", "Estate", "Copper"]},
        do=[{"A": "play Taxman"}, {"A": "trash Silver"}],
    )
    assert [event["player"] for event in game.events(C) if event["what"] == "show"] == [B]


@pytest.mark.ruling("ALC-CARD-POSSESSION-3", "ALC-CARD-POSSESSION-4")
def test_who_controls_a_turn_sees_what_its_player_sees_and_nobody_else_does() -> None:
    game = position(
        players=3,
        kingdom=["Possession", "Sentry"],
        A={"hand": ["Possession"]},
        B={"hand": ["Sentry", "Gold"], "deck": ["Copper", "Artisan", "Festival", "Estate"]},
        do=[{"A": "play Possession"}, {"A": "end turn"}, {"A": "play Sentry"}],
    )
    for seat, sees in ((A, True), (B, True), (C, False), (None, False)):
        assert ("Artisan" in whole_view(game, seat)) is sees
        assert ("Gold" in json.dumps(game.view(seat).to_dict()["players"][B])) is sees
    assert game.decision is not None
    assert (game.decision.seat, game.decision.player) == (A, B)


@pytest.mark.ruling("COR-PRIZE-TRUSTY-STEED-5")
def test_the_deck_that_trusty_steed_moves_is_seen_by_nobody() -> None:
    game = position(
        A={"hand": ["Trusty Steed"], "deck": ["Artisan", "Festival"], "discard": ["Copper"]},
        do=[{"A": "play Trusty Steed"}, {"A": "choose +2 coins, gain silvers"}],
    )
    assert game.state.seats[A].deck == []
    for seat in (A, B):
        assert not {"Artisan", "Festival"} & set(json.dumps(game.events(seat)).split('"'))


@pytest.mark.ruling("BASE-CARD-BUREAUCRAT-3", "BASE-CARD-MOAT-2", "INT-CARD-DIPLOMAT-4", "INT-CARD-PATROL-1")
@pytest.mark.parametrize(
    ("fields", "what", "player", "cards"),
    [
        ({"kingdom": ["Bureaucrat"], "A": {"hand": ["Bureaucrat"]}, "B": {"hand": ["Estate", "Gold"]},
          "do": [{"A": "play Bureaucrat"}]}, "show", B, ["Estate"]),
        ({"kingdom": ["Witch"], "A": {"hand": ["Witch"]}, "B": {"hand": ["Moat", "Gold"]},
          "do": [{"A": "play Witch"}, {"B": "react Moat"}]}, "show", B, ["Moat"]),
        ({"kingdom": ["Witch"], "A": {"hand": ["Witch"]}, "B": {"hand": ["Diplomat", "Gold", "Gold", "Gold", "Gold"]},
          "do": [{"A": "play Witch"}, {"B": "react Diplomat"}]}, "show", B, ["Diplomat"]),
        ({"kingdom": ["Patrol"], "A": {"hand": ["Patrol"], "deck": ["Copper"] * 3 + ["Gold"] * 4},
          "do": [{"A": "play Patrol"}]}, "reveal", A, ["Gold"] * 4),
    ],
)  # fmt: skip
def test_what_is_revealed_everybody_sees(fields: dict[str, Any], what: str, player: int, cards: list[str]) -> None:
    game = position(players=3, **fields)
    for seat in (A, B, C, None):
        seen = [event for event in game.events(seat) if event["what"] == what]
        assert [(event["player"], event["cards"]) for event in seen] == [(player, cards)]


@pytest.mark.ruling("BASE-CARD-HARBINGER-1")
def test_harbinger_lets_its_player_alone_look_through_the_discard_pile() -> None:
    game = position(
        kingdom=["Harbinger"],
        A={"hand": ["Harbinger"], "deck": ["Copper"], "discard": ["Festival", "Silver"]},
        do=[{"A": "play Harbinger"}],
    )
    assert [event["cards"] for event in game.events(A) if event["what"] == "browse"] == [["Festival", "Silver"]]
    assert "Festival" not in whole_view(game, B)


def test_a_turn_is_told() -> None:
    game = position(do=[{"A": "end turn"}], A={"hand": ["Copper"]})
    assert [(event["player"], event["amount"]) for event in game.events(A) if event["what"] == "turn"] == [(B, 1)]


@pytest.mark.ruling("MEN-WAY-06")
def test_everybody_sees_which_cards_in_play_were_played_as_a_way() -> None:
    game = position(
        kingdom=["Village", "Festival"],
        landscapes=["Way of the Sheep"],
        A={"hand": ["Village", "Festival"], "deck": ["Copper", "Copper"]},
        do=[{"A": "play Festival"}, {"A": "decline"}, {"A": "play Village"}, {"A": "use Way of the Sheep"}],
    )
    for seat in (A, B, None):
        shown = game.view(seat).player_dict(A)
        assert shown["play"] == ["Festival", "Village"]
        assert shown["as_way"] == ["Village"]
        ways = [event["card"] for event in game.events(seat) if event["what"] == "way"]
        assert ways == ["Way of the Sheep"]


@pytest.mark.ruling("MEN-DURATION-04")
def test_everybody_sees_which_durations_stayed_from_an_earlier_turn() -> None:
    steps = [{"A": "play Barge"}, {"A": "choose next turn"}, {"A": "end turn"}, {"B": "end turn"}]
    setup: dict[str, Any] = {"kingdom": ["Barge"], "A": {"hand": ["Barge"], "deck": ["Copper"] * 7 + ["Barge"]}}
    game = position(**setup, do=steps[:2])
    assert game.view(B).player_dict(A)["stayed"] == []
    game = position(**setup, do=[*steps, {"A": "play Barge"}, {"A": "choose next turn"}])
    for seat in (A, B, None):
        shown = game.view(seat).player_dict(A)
        assert shown["play"] == ["Barge", "Barge"]
        assert shown["stayed"] == ["Barge"]


@pytest.mark.ruling("MEN-EVENT-INVEST-4", "MEN-EXILE-05")
def test_invested_cards_are_told_from_others_in_exile_by_everybody() -> None:
    game = position(
        kingdom=["Village", "Smithy"],
        landscapes=["Invest"],
        phase="buy",
        A={"coins": 4, "buys": 2, "exile": ["Village", "Smithy"]},
        do=[{"A": "buy Invest"}, {"A": "exile Village"}],
    )
    for seat in (A, B, None):
        shown = game.view(seat).player_dict(A)
        assert shown["exile"] == ["Smithy", "Village", "Village"]
        assert shown["invested"] == ["Village"]
