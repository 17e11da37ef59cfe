"""What `sees` compares: everything that a view shows, and nothing else."""

from typing import Any

import pytest

from freehold.scenario import Failure, from_dict, run

A_TURN: dict[str, Any] = {
    "id": "x",
    "phase": "buy",
    "A": {"coins": 3, "buys": 2, "hand": ["Copper"], "deck": ["Gold"], "discard": ["Estate"]},
    "B": {"hand": ["Silver"], "deck": ["Duchy"]},
}
THE_END: dict[str, Any] = {
    "id": "x",
    "phase": "buy",
    "supply": {"Province": 1},
    "A": {"coins": 8},
    "do": [{"A": "buy Province"}],
}


def sees(fields: dict[str, Any], viewer: str, player: str, **seen: Any) -> None:
    run(from_dict({**fields, "expect": {"sees": {viewer: {player: seen}}}}))


@pytest.mark.parametrize("viewer", ["A", "B"])
def test_the_counters_of_the_turn_are_public(viewer: str) -> None:
    sees(A_TURN, viewer, "A", coins=3, actions=1, buys=2, potions=0)
    for field in ("coins", "actions", "buys", "potions"):
        for wrong in ("hidden", 7):
            with pytest.raises(Failure, match=f"{viewer} sees A.{field} is "):
                sees(A_TURN, viewer, "A", **{field: wrong})


def test_who_has_no_turn_has_no_counters_to_be_seen() -> None:
    sees(A_TURN, "A", "B", coins="hidden", actions="hidden")
    with pytest.raises(Failure, match="coins is hidden, expected 0"):
        sees(A_TURN, "A", "B", coins=0)


def test_scores_are_seen_when_the_game_is_over() -> None:
    sees(A_TURN, "A", "A", score="hidden")
    with pytest.raises(Failure, match="score is hidden, expected 1"):
        sees(A_TURN, "B", "A", score=1)
    sees(THE_END, "B", "A", score=6)
    sees(THE_END, "A", "B", score=0)
    with pytest.raises(Failure, match="score is 6, expected hidden"):
        sees(THE_END, "B", "A", score="hidden")


def test_an_empty_pile_is_seen_to_be_empty() -> None:
    sees(A_TURN, "A", "B", discard=[], discard_count=0, discard_top="none")
    sees(A_TURN, "B", "A", discard="hidden", discard_count="hidden", discard_top="Estate")
    for field, wrong in (("discard", []), ("discard", ["Estate"]), ("discard_count", 0), ("discard_count", 1)):
        with pytest.raises(Failure, match="is hidden, expected"):
            sees(A_TURN, "B", "A", **{field: wrong})
    with pytest.raises(Failure, match="discard is hidden, expected \\[Gold\\]"):
        sees(A_TURN, "A", "B", discard=["Gold"])


def test_an_empty_hand_is_seen_to_be_empty() -> None:
    sees({"id": "x"}, "B", "A", hand=[], hand_count=0)
    with pytest.raises(Failure, match="hand is hidden"):
        sees(A_TURN, "B", "A", hand=[])


@pytest.mark.parametrize("viewer", ["A", "B"])
def test_decks_stay_hidden(viewer: str) -> None:
    for player in ("A", "B"):
        sees(A_TURN, viewer, player, deck="hidden", deck_top="hidden")
        for field, wrong in (("deck", ["Gold"]), ("deck_top", ["Gold"]), ("deck_top", []), ("deck", [])):
            with pytest.raises(Failure, match="is hidden, expected"):
                sees(A_TURN, viewer, player, **{field: wrong})
