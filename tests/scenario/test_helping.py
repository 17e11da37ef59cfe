"""How the runner helps, where it does not, and what it says when a step cannot be taken."""

from typing import Any

import pytest

from freehold.engine.game import Game
from freehold.scenario import Failure, from_dict, run


def played(*steps: dict[str, Any], **fields: Any) -> Game:
    return run(from_dict({"id": "x", **fields, "do": list(steps)}))


def refusal(*steps: dict[str, Any], **fields: Any) -> str:
    with pytest.raises(Failure) as raised:
        played(*steps, **fields)
    return str(raised.value)


# --- ambiguous steps ------------------------------------------------------------------------------


def test_an_ambiguous_step_fails_and_says_what_it_may_mean() -> None:
    buying = {"phase": "buy", "A": {"hand": ["Gold"], "coins": 9}}
    said = "'A: choose Gold' is ambiguous: it may mean play Gold or buy Gold"
    assert refusal({"A": "choose Gold"}, **buying) == said
    for field in ("can", "cannot"):
        assert refusal({"expect": {field: ["choose Gold"]}}, **buying) == f"step 1: {said}"
    sentry = {"kingdom": ["Sentry"], "A": {"hand": ["Sentry"], "deck": ["Copper", "Gold", "Estate"]}}
    said = "'A: choose Gold' is ambiguous: it may mean trash Gold or discard Gold or keep Gold"
    assert refusal({"A": "play Sentry"}, {"A": "choose Gold"}, **sentry) == said
    passage = {"kingdom": ["Secret Passage"], "A": {"hand": ["Secret Passage", "Gold"], "deck": ["Copper"] * 3}}
    steps = [{"A": "play Secret Passage"}, {"A": "choose Gold"}, {"A": "choose Gold"}]
    assert refusal(*steps, **passage).endswith("it may mean put Gold at 0 or put Gold at 1")


def test_a_step_with_one_meaning_is_helped_into_the_next_turn() -> None:
    game = played({"B": "play Copper"}, A={"hand": ["Gold"]}, B={"hand": ["Copper"]})
    assert (game.state.player, game.state.coins) == (1, 1)


# --- turns that have ended by themselves ----------------------------------------------------------


@pytest.mark.parametrize("answer", ["end phase", "end turn"])
def test_what_has_just_ended_by_itself_need_not_be_ended(answer: str) -> None:
    buying = {"phase": "buy", "A": {"coins": 3}}
    game = played({"A": "buy Silver"}, {"A": answer}, **buying)
    assert (game.state.turn, game.state.player) == (2, 1)
    game = played({"A": "buy Silver"}, {"A": answer}, {"B": answer}, **buying)
    assert (game.state.turn, game.state.player) == (3, 0)


@pytest.mark.parametrize("answer", ["end phase", "end turn"])
def test_the_game_may_have_ended_with_the_turn(answer: str) -> None:
    game = played({"A": "buy Province"}, {"A": answer}, phase="buy", supply={"Province": 1}, A={"coins": 8})
    assert game.over


def test_a_phase_in_which_the_seat_is_asked_is_ended() -> None:
    game = played({"A": "buy Silver"}, {"A": "end phase"}, phase="buy", A={"coins": 3, "buys": 2})
    assert game.state.player == 1


def test_a_turn_that_somebody_else_decided_in_has_ended_by_itself_too() -> None:
    fields = {"kingdom": ["Possession"], "A": {"hand": ["Possession"]}, "B": {"deck": ["Copper"] * 5}}
    steps = [{"A": "play Possession"}, {"A": "end turn"}, {"A": "buy Copper"}]
    for answer in ("end phase", "end turn"):
        game = played(*steps, {"A": answer}, **fields)
        assert (game.state.player, game.state.controller) == (1, 1)


# --- what is said ---------------------------------------------------------------------------------

HINT = " (a question with only one possible answer is not asked)"


def test_the_question_that_was_pending_is_reported_with_who_was_asked() -> None:
    fields = {"kingdom": ["Village"], "A": {"hand": ["Village"]}}
    asked = "A is asked action_phase; legal: end phase, play Village"
    assert refusal({"A": "buy Gold"}, **fields) == f"'A: buy Gold' is not a legal answer: {asked}"
    assert refusal({"B": "buy Gold"}, **fields) == f"'B: buy Gold' is not a legal answer: {asked}"


def test_a_question_that_was_never_asked_is_explained() -> None:
    fields = {"kingdom": ["Chapel"], "A": {"hand": ["Chapel"]}}
    asked = "A is asked buy_phase; legal: end phase, buy Copper, buy Curse"
    said = refusal({"A": "play Chapel"}, {"A": "trash Estate"}, **fields)
    assert said == f"'A: trash Estate' is not a legal answer: {asked}{HINT}"
    assert refusal({"A": "play Chapel"}, {"A": "trash Estate"}, strict=True, **fields) == said
    assert refusal({"A": "play Chapel"}, {"A": "choose +1 card"}, **fields).endswith(HINT)
    for answer in ("yes", "put Gold at 0", "react Moat"):
        assert refusal({"A": answer}, **fields).endswith(HINT)
    assert HINT not in refusal({"A": "play Gold"}, **fields)


def test_what_stands_in_the_way_is_reported_as_well() -> None:
    fields: dict[str, Any] = {"kingdom": ["Militia", "Moat"], "A": {"hand": ["Militia"]}}
    fields["B"] = {"hand": ["Moat", *["Copper"] * 4]}
    said = refusal({"A": "play Militia"}, {"A": "buy Copper"}, **fields)
    assert said == (
        "'A: buy Copper' is not a legal answer: B is asked react (Militia); legal: decline, react Moat; "
        "then B is asked discard_down_to (Militia); legal: discard 2 of [Moat, Copper, Copper, Copper, Copper]"
    )


def test_after_the_end_nothing_is_legal() -> None:
    fields = {"phase": "buy", "supply": {"Province": 1}, "A": {"coins": 8}}
    said = refusal({"A": "buy Province"}, {"B": "buy Copper"}, **fields)
    assert said == "'B: buy Copper' is not a legal answer: the game is over"


def test_a_trace_says_what_was_done_for_a_step() -> None:
    fields = {"kingdom": ["Village"], "A": {"hand": ["Village"]}, "do": [{"A": "buy Copper"}]}
    lines: list[str] = []
    run(from_dict({"id": "x", **fields}), lines.append)
    assert lines[:2] == ["A is asked action_phase; legal: end phase, play Village", "  -> A: end phase (helped)"]
    assert lines[3] == "  -> A: buy Copper"


ORDERED: dict[str, Any] = {
    "kingdom": ["Gatekeeper", "Camel Train"],
    "A": {"hand": ["Gatekeeper"], "deck": ["Copper"] * 5},
    "B": {"hand": ["Gold", "Estate"], "deck": ["Estate", "Estate", "Silver"]},
    "do": [{"A": "play Gatekeeper"}, {"A": "end turn"}, {"B": "play treasures"}, {"B": "buy Camel Train"}],
}


def test_an_expectation_may_leave_an_order_to_the_runner() -> None:
    exiled = {"B": {"exile": ["Camel Train", "Gold"]}}
    run(from_dict({"id": "x", **ORDERED, "expect": exiled}))
    with pytest.raises(Failure, match=r"B\.exile is"):
        run(from_dict({"id": "x", **ORDERED, "expect": exiled, "strict": True}))
    with pytest.raises(Failure, match=r"B\.exile is"):
        run(from_dict({"id": "x", **ORDERED, "expect": {"B": {"exile": ["Gold"]}}}))
    run(from_dict({"id": "x", **ORDERED, "expect": {"B": {"exile": []}, "pending": "B"}}))


@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize("verb", ["play", "react"])
def test_a_reaction_that_plays_itself_may_be_called_playing(verb: str, strict: bool) -> None:
    fields: dict[str, Any] = {
        "kingdom": ["Falconer", "Mill"],
        "phase": "buy",
        "strict": strict,
        "A": {"coins": 4, "buys": 2},
        "B": {"hand": ["Falconer"]},
    }
    steps = [{"A": "buy Mill"}, {"B": f"{verb} Falconer"}, {"B": "gain Silver"}]
    run(from_dict({"id": "x", **fields, "do": steps, "expect": {"turn": "A", "B": {"hand": ["Silver"]}}}))


def test_or_the_turn_that_follows() -> None:
    fields = {"kingdom": ["Falconer", "Mill"], "phase": "buy", "A": {"coins": 4}, "B": {"hand": ["Falconer"]}}
    steps = [{"A": "buy Mill"}, {"B": "play Falconer"}, {"B": "gain Silver"}]
    run(from_dict({"id": "x", **fields, "do": steps, "expect": {"turn": "B", "B": {"hand": ["Silver"]}}}))
