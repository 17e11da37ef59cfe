"""The scenario runner keeps its contract: what it accepts, what it refuses, how it helps."""

from pathlib import Path
from typing import Any

import pytest

from freehold.engine.errors import FreeholdError
from freehold.scenario import Failure, ScenarioError, from_dict, load_file, read_file, run
from freehold.scenario.answers import UnknownAnswer, parse

WITCH: dict[str, Any] = {
    "id": "x",
    "kingdom": ["Witch", "Moat"],
    "supply": {"Curse": 1},
    "A": {"hand": ["Witch", "Copper"], "deck": ["Gold", "Gold", "Silver"]},
    "B": {"hand": ["Moat", "Copper"]},
    "do": [{"A": "play Witch"}, {"B": "react Moat"}],
    "expect": {"A": {"hand": ["Copper", "Gold", "Gold"]}, "B": {"discard": []}, "supply": {"Curse": 1}},
}


def with_changes(**changes: Any) -> dict[str, Any]:
    return {**WITCH, **changes}


def test_the_sample_of_the_contract_holds() -> None:
    run(from_dict(WITCH))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"colour": "red"}, "x: colour: unknown field"),
        ({"A": {"hands": []}}, r"A\.hands: unknown field"),
        ({"A": {"hand": ["Wich"]}}, "did you mean Witch"),
        ({"kingdom": ["Wich"]}, "kingdom: there is no card named 'Wich'"),
        ({"do": [{"A": "ply Witch"}]}, "do, step 1: 'ply Witch' is not an answer"),
        ({"do": [{"C": "play Witch"}]}, "'C' is not a seat; the seats are A, B"),
        ({"do": [{"A": "play Witch", "B": "yes"}]}, "'SEAT: ANSWER'"),
        ({"do": ["play Witch"]}, "'SEAT: ANSWER'"),
        ({"expect": {"coin": 1}}, r"expect\.coin: unknown field"),
        ({"expect": {"A": {"hnd": []}}}, r"expect\.A\.hnd: unknown field"),
        ({"expect": {"sees": {"A": {"B": {"thoughts": 1}}}}}, "thoughts: unknown field"),
        ({"expect": {"costs": {"Witch": "x"}}}, "is not a cost"),
        ({"players": 7}, "players"),
        ({"phase": "night"}, "is not a phase"),
        ({"strict": "yes"}, "true or false"),
        ({"turn": "Z"}, "is not a seat"),
        ({"supply": {"Curse": -1}}, "whole number"),
        ({"do": [{"A": "choose the moon"}]}, "the moon"),
    ],
)
def test_a_file_that_breaks_the_contract_names_the_scenario_and_the_field(changes: Any, message: str) -> None:
    with pytest.raises(ScenarioError, match=message):
        from_dict(with_changes(**changes), "file.yaml")


def test_one_bad_scenario_does_not_hide_the_others(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("- {id: a}\n- {id: b, colour: red}\n- {id: c}\n")
    scenarios, errors = read_file(path)
    assert [scenario.id for scenario in scenarios] == ["a", "c"]
    assert len(errors) == 1


def test_a_key_that_comes_twice_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("- id: a\n  A: {hand: [Gold]}\n  A: {hand: [Copper]}\n")
    with pytest.raises(ScenarioError, match="comes twice"):
        load_file(path)


def test_an_answer_that_fits_several_options_is_refused() -> None:
    setup = {"id": "x", "kingdom": ["Sentry"], "A": {"hand": ["Sentry"], "deck": ["Copper", "Gold", "Estate"]}}
    steps = [{"A": "play Sentry"}, {"A": "choose trash"}, {"A": "choose keep"}]
    game = run(from_dict({**setup, "do": steps}))
    assert [card.name for card in game.state.trash] == ["Gold"]
    with pytest.raises(Failure):
        run(from_dict({**setup, "do": [{"A": "play Sentry"}, {"A": "choose Gold"}]}))


def test_a_fate_may_be_chosen_by_its_label_or_by_its_verb() -> None:
    setup = {"id": "x", "kingdom": ["Doctor"], "phase": "buy", "A": {"coins": 5, "deck": ["Copper", "Gold"]}}
    for first, second in (("choose trash", "choose keep"), ("trash Copper", "keep Gold"), ("trash Copper", "keep")):
        steps = [{"A": "buy Doctor"}, {"A": "overpay 2"}, {"A": first}, {"A": second}]
        run(from_dict({**setup, "do": steps, "expect": {"trash": ["Copper"]}}))


def test_a_shown_moat_can_be_shown_again_as_the_rules_have_it() -> None:
    steps = [{"A": "play Witch"}, {"B": "react Moat"}]
    run(from_dict(with_changes(do=steps, expect={"can": ["react Moat", "buy Copper"], "pending": "A"})))
    run(from_dict(with_changes(do=[*steps, {"B": "react Moat"}, {"A": "play Copper"}], expect=None)))


def test_an_entry_without_an_id_is_an_error() -> None:
    with pytest.raises(ScenarioError, match="needs an id"):
        from_dict({"title": "x"}, "file.yaml")


def test_damaged_files_are_errors(tmp_path: Path) -> None:
    for text in ("- id: [", "just text", "id: x", "\0"):
        path = tmp_path / "x.yaml"
        path.write_text(text)
        with pytest.raises(ScenarioError, match=r"x\.yaml"):
            load_file(path)
    with pytest.raises(ScenarioError, match="cannot be read"):
        load_file(tmp_path / "none.yaml")


@pytest.mark.parametrize(
    "expect",
    [
        {"A": {"hand": ["Copper", "Gold"]}},
        {"A": {"deck": ["Gold"]}},
        {"A": {"deck_top": ["Gold"]}},
        {"B": {"discard": ["Curse"]}},
        {"A": {"hand_count": 2}},
        {"A": {"discard_top": "Gold"}},
        {"A": {"score": 1}},
        {"A": {"turns_taken": 2}},
        {"B": {"turns_taken": 1}},
        {"A": {"coffers": 1}},
        {"A": {"actions": 1}},
        {"B": {"actions": 0}},
        {"coins": 1},
        {"buys": 2},
        {"supply": {"Curse": 0}},
        {"trash": ["Moat"]},
        {"costs": {"Witch": 4}},
        {"turn": "B"},
        {"phase": "action"},
        {"pending": "B"},
        {"pending": "none"},
        {"can": ["buy Gold"]},
        {"cannot": ["buy Copper"]},
        {"over": True},
        {"winners": ["A"]},
        {"sees": {"B": {"A": {"hand": ["Copper"]}}}},
        {"sees": {"B": {"A": {"hand_count": 2}}}},
        {"sees": {"A": {"A": {"hand": "hidden"}}}},
    ],
)
def test_every_expectation_can_fail(expect: dict[str, Any]) -> None:
    with pytest.raises(Failure):
        run(from_dict(with_changes(expect=expect)))


def test_every_expectation_can_hold() -> None:
    expect = {
        "A": {
            "hand": ["Gold", "Copper", "Gold"], "deck": ["Silver"], "deck_top": ["Silver"], "play": ["Witch"],
            "hand_count": 3, "deck_count": 1, "discard_count": 0, "discard_top": "none", "score": 0,
            "turns_taken": 1, "coffers": 0, "actions": 0, "exile": [], "set_aside": [],
        },
        "coins": 0, "buys": 1, "potions": 0, "trash": [], "costs": {"Witch": 5}, "turn": "A", "phase": "buy",
        "pending": "A", "can": ["play treasures", "play Gold", "buy Copper", "end phase", "end turn"],
        "cannot": ["buy Witch", "play Witch", "decline", "yes", "react Moat"], "over": False, "winners": [],
        "sees": {"B": {"A": {"hand_count": 3, "hand": "hidden", "deck_count": "hidden", "play": ["Witch"]}}},
    }  # fmt: skip
    run(from_dict(with_changes(expect=expect)))


def test_without_strict_the_runner_declines_what_is_in_the_way() -> None:
    steps = [{"A": "play Witch"}, {"A": "buy Copper"}]
    game = run(from_dict(with_changes(do=steps, expect=None)))
    assert [card.name for card in game.state.seats[1].discard] == ["Curse"]
    with pytest.raises(
        Failure, match=r"'A: buy Copper' is not a legal answer: B is asked react.*legal: decline, react"
    ):
        run(from_dict(with_changes(do=steps, expect=None, strict=True)))


def test_an_impossible_step_names_the_decision_and_the_legal_answers() -> None:
    with pytest.raises(
        Failure, match=r"'A: buy Gold' is not a legal answer: A is asked action_phase; legal: end phase"
    ):
        run(from_dict(with_changes(do=[{"A": "buy Gold"}], expect=None)))
    with pytest.raises(Failure, match="is not a legal answer"):
        run(from_dict(with_changes(do=[{"A": "play Witch"}, {"B": "trash Copper"}], expect=None)))


def test_yaml_truth_values_are_yes_and_no() -> None:
    setup = {"id": "x", "kingdom": ["Mining Village"], "A": {"hand": ["Mining Village"]}}
    for answer, coins in ((True, 2), (False, 0), ("yes", 2), ("no", 0), ("decline", 0), ("trash Mining Village", 2)):
        run(from_dict({**setup, "do": [{"A": "play Mining Village"}, {"A": answer}], "expect": {"coins": coins}}))


def test_choose_stands_for_any_verb_and_case_does_not_matter() -> None:
    setup = {"id": "x", "kingdom": ["Workshop"], "A": {"hand": ["Workshop"]}}
    for answer in ("choose silver", "GAIN  Silver", "gain silver"):
        steps = [{"A": "play workshop"}, {"A": answer}]
        run(from_dict({**setup, "do": steps, "expect": {"A": {"discard": ["Silver"]}}}))


def test_a_shuffle_must_be_a_permutation() -> None:
    setup = {"id": "x", "kingdom": ["Smithy"], "A": {"hand": ["Smithy"], "discard": ["Gold", "Copper"]}}
    game = run(from_dict({**setup, "shuffles": {"A": [["Copper", "Gold"]]}, "do": [{"A": "play Smithy"}]}))
    assert [card.name for card in game.state.seats[0].hand] == ["Gold", "Copper"]
    with pytest.raises(FreeholdError, match="not a permutation"):
        run(from_dict({**setup, "shuffles": {"A": [["Copper", "Copper"]]}, "do": [{"A": "play Smithy"}]}))


def test_end_turn_stops_when_somebody_is_asked_something_else() -> None:
    game = run(from_dict({"id": "x", "A": {"hand": ["Copper"]}, "do": [{"A": "end turn"}]}))
    assert game.state.player == 1


def test_set_up_mistakes_are_failures() -> None:
    for changes in ({"supply": {"Gardens": 3}}, {"B": {"coins": 3}}, {"kingdom": ["Copper"]}):
        with pytest.raises(FreeholdError):
            run(from_dict({"id": "x", **changes}))


@pytest.mark.parametrize(
    "text", ["", "buy", "spend x", "overpay", "put Gold", "put Gold at top", 3, None, "yes please"]
)
def test_texts_that_are_no_answers(text: object) -> None:
    with pytest.raises((UnknownAnswer, FreeholdError)):
        parse(text)


@pytest.mark.parametrize(
    ("text", "number", "potion"), [("overpay 2", 2, False), ("overpay 1P", 1, True), ("overpay P", 0, True)]
)
def test_amounts(text: str, number: int, potion: bool) -> None:
    step = parse(text)
    assert (step.verb, step.number, step.potion) == ("overpay", number, potion)
