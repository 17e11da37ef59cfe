"""The log: where its lines stand, what becomes one line, and what each has to name."""

from __future__ import annotations

from typing import Any

from freehold.texts import log_lines, message, told, words

NAMES = ("Anna", "Ben")


def event(what: str, depth: int = 0, player: int = 1, **more: Any) -> dict[str, Any]:
    return {"what": what, "player": player, "depth": depth, **more}


def lines(*events: dict[str, Any], language: str = "en") -> list[str]:
    return told(words(language), events, NAMES, 0)


def test_what_comes_of_a_card_that_is_not_named_above_names_it() -> None:
    start = event("turn", amount=2)
    draw = event("draw", count=1, cause="Village Green")
    more = event("actions", amount=2, cause="Village Green")
    assert lines(start, draw, more) == ["Turn 2: Ben", "Village Green: Ben draws 1 card.", "  Ben gets +2 Actions."]
    assert lines(start, draw, language="de")[1] == "Dorfanger: Ben zieht 1 Karte."


def test_what_a_gain_sets_off_stands_under_it() -> None:
    assert lines(
        event("buy", card="Cavalry"),
        event("gain", cards=["Cavalry"], to="discard"),
        event("draw", count=2, cause="Cavalry"),
        event("gain", cards=["Horse"], cause="Livery", to="discard"),
        event("gain", cards=["Horse"], cause="Livery", to="discard"),
        event("clean_up", count=1),
    ) == [
        "Ben buys a Cavalry.",
        "  Ben draws 2 cards.",
        "  Livery: Ben gains 2 Horses.",
        "Ben discards their hand: 1 card.",
    ]


def test_what_a_way_does_stands_under_the_way() -> None:
    assert lines(
        event("play", cards=["Pawn"]),
        event("way", 1, card="Way of the Horse"),
        event("draw", 1, count=2, cause="Way of the Horse"),
        event("return", 1, cards=["Pawn"], cause="Way of the Horse"),
    ) == [
        "Ben plays a Pawn.",
        "  Ben uses Way of the Horse instead.",
        "    Ben draws 2 cards.",
        "    Ben returns a Pawn to its pile.",
    ]


def test_a_played_card_goes_on_under_itself_after_something_else() -> None:
    assert lines(
        event("play", cards=["Menagerie"]),
        event("gain", cards=["Menagerie"], cause="Kiln"),
        event("actions", 1, amount=1, cause="Menagerie"),
    ) == ["Ben plays a Menagerie.", "  Kiln: Ben gains a Menagerie.", "  Ben gets +1 Action."]


def test_what_is_bought_by_one_and_gained_by_another() -> None:
    bought = event("buy", card="Gold"), event("gain", player=0, cards=["Gold"], to="discard")
    assert lines(*bought) == ["Ben buys a Gold.", "  You gain a Gold."]


def test_copies_that_return_from_exile_stand_under_the_gain() -> None:
    returned = event("discard", cards=["Gold", "Gold"]) | {"from": "exile"}
    assert lines(event("buy", card="Gold"), returned)[1] == "  Ben discards 2 Golds from Exile."


def test_cards_revealed_one_by_one_are_one_line_in_that_order() -> None:
    revealed = [event("reveal", cards=[name], cause="Golem") for name in ("Copper", "Moat", "Copper")]
    assert lines(event("play", cards=["Golem"]), *revealed)[1] == (
        "  Ben reveals a Copper, a Moat and a Copper from their deck."
    )


def test_a_bonus_of_nothing_is_not_told() -> None:
    assert lines(event("actions", cause="Paddock")) == []


def test_only_turns_begin_a_turn() -> None:
    events = [event("turn", amount=1), event("return", cards=["Horse"], cause="Horse"), event("extra_turn")]
    assert [line.turn for line in log_lines(events, NAMES, 0)] == [True, False, True]


def test_points_below_zero_keep_their_sign() -> None:
    assert words("de").card_text("Curse") == "-1 Punkt"
    assert words("en").card_text("Curse") == "-1 VP"
    score = message("reference-score", who="Anna", points=-1, turns=1)
    assert words("en").say(score) == "Anna: -1 point after 1 turn"
    assert words("de").say(score) == "Anna: -1 Punkt nach 1 Zug"
