"""Files and set-ups: what is read as what, and which mistakes are named where."""

from pathlib import Path
from typing import Any

import pytest

from freehold.scenario import ScenarioError, from_dict, load_file, read_file, run


def written(folder: Path, text: str) -> Path:
    path = folder / "x.yaml"
    path.write_text(text, encoding="utf-8")
    return path


# --- YAML -----------------------------------------------------------------------------------------


def test_a_merge_key_brings_fields_that_may_be_overridden(tmp_path: Path) -> None:
    text = """
- &base
  id: first
  kingdom: [Village]
  A: &mine {hand: [Village], deck: [Gold]}
- &again
  <<: *base
  id: second
  A: {<<: *mine, deck: [Silver]}
- {<<: *again, id: third, kingdom: [Smithy, Village]}
"""
    first, second, third = load_file(written(tmp_path, text))
    assert [kind.name for kind in second.kingdom] == ["Village"]
    assert [kind.name for kind in first.seats[0].zones["deck"]] == ["Gold"]
    assert [kind.name for kind in second.seats[0].zones["hand"]] == ["Village"]
    assert [kind.name for kind in second.seats[0].zones["deck"]] == ["Silver"]
    assert (third.id, third.seats[0], len(third.kingdom)) == ("third", second.seats[0], 2)


@pytest.mark.parametrize(
    "text",
    [
        "- &a {id: a}\n- {<<: *a, id: b, id: c}\n",
        "- &a {id: a}\n- {<<: *a, <<: *a, id: b}\n",
        "- {id: a, A: {hand: [Gold], hand: [Copper]}}\n",
        "- {id: a, supply: {Curse: 1, 'Curse': 2}}\n",
    ],
)
def test_a_key_that_is_written_twice_is_refused_beside_a_merge_key_too(tmp_path: Path, text: str) -> None:
    with pytest.raises(ScenarioError, match=r"x\.yaml: .*comes twice"):
        load_file(written(tmp_path, text))


def test_all_documents_of_a_file_count(tmp_path: Path) -> None:
    path = written(tmp_path, "---\n- {id: a}\n---\n---\n- {id: b}\n- {id: c}\n")
    assert [scenario.id for scenario in load_file(path)] == ["a", "b", "c"]
    with pytest.raises(ScenarioError, match=r"x\.yaml: a list of scenarios is needed"):
        load_file(written(tmp_path, "- {id: a}\n---\nid: b\n"))


# --- ids ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bad", [3, "", "  ", True, None, ["a"], 1.5])
def test_an_id_is_a_text(bad: Any) -> None:
    with pytest.raises(ScenarioError, match=r"f\.yaml: scenario 1: id: a text that is not empty is needed"):
        from_dict({"id": bad}, "f.yaml")


def test_the_same_id_twice_in_a_file_is_an_error_of_the_second(tmp_path: Path) -> None:
    scenarios, errors = read_file(written(tmp_path, "- {id: a, seed: 1}\n- {id: b}\n---\n- {id: a, seed: 2}\n"))
    assert [(scenario.id, scenario.seed) for scenario in scenarios] == [("a", 1), ("b", 0)]
    assert [str(error).partition("x.yaml: ")[2] for error in errors] == [
        "a: id: another scenario of this file has the same"
    ]


def test_an_error_knows_the_scenario_it_is_about(tmp_path: Path) -> None:
    _, errors = read_file(written(tmp_path, "- {id: a, colour: red}\n- {colour: red}\n"))
    assert [error.scenario for error in errors] == ["a", ""]


# --- what may be written in more than one way -----------------------------------------------------


def test_one_card_needs_no_list() -> None:
    fields = {
        "kingdom": "Village",
        "rules": "SOME-RULE",
        "A": {"hand": "Copper", "deck": "Silver"},
        "expect": {
            "A": {"hand": "Copper", "deck_top": "silver", "deck": "Silver"},
            "can": "play Copper",
            "cannot": "decline",
            "sees": {"A": {"A": {"hand": "Copper"}}, "B": {"A": {"hand": "hidden"}}},
        },
    }
    assert run(from_dict({"id": "x", **fields})).box.in_supply
    assert from_dict({"id": "x", **fields}).rules == ["SOME-RULE"]


def test_a_shuffle_is_always_a_list_of_lists() -> None:
    for bad in ("Gold", ["Gold", "Copper"]):
        with pytest.raises(ScenarioError, match=r"x: shuffles\.A: a list is needed"):
            from_dict({"id": "x", "shuffles": {"A": bad}})


def test_case_does_not_matter_in_seats_and_phases() -> None:
    fields = {
        "turn": "b",
        "phase": "Buy",
        "b": {"hand": ["Copper"], "coins": 3},
        "do": [{"b": "play Copper"}, {"expect": {"phase": "BUY", "b": {"coins": 4}, "pending": "b", "turn": "b"}}],
        "expect": {"winners": [], "pending": "B", "sees": {"a": {"b": {"hand": "Hidden", "hand_count": 0}}}},
    }
    run(from_dict({"id": "x", **fields}))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"A": {}, "a": {}}, "x: a: the seat comes twice"),
        ({"expect": {"A": {}, "a": {}}}, r"expect\.a: the seat comes twice"),
        ({"expect": {"sees": {"A": {}, "a": {}}}}, r"expect\.sees\.a: the seat comes twice"),
        ({"supply": {"Curse": 1, "curse": 2}}, r"x: supply\.curse: the card comes twice"),
        ({"C": {}}, "x: C: 'C' is not a seat; the seats are A, B"),
        ({"G": {}}, "x: G: 'G' is not a seat; the seats are A, B"),
        ({"players": 3, "z": {}}, "x: z: 'z' is not a seat; the seats are A, B, C"),
        ({"do": [{"G": "play Gold"}]}, "do, step 1: 'G' is not a seat; the seats are A, B"),
        ({"expect": {"G": {"hand": []}}}, r"expect\.G: 'G' is not a seat; the seats are A, B"),
        ({"A": {"hand": ["Way of the Ox"]}}, r"A\.hand: Way of the Ox is not a card but a landscape"),
        ({"expect": {"sees": {"A": {"B": {"hand_count": "many"}}}}}, r"sees\.A\.B\.hand_count: a whole number"),
        ({"B": {"coins": 5}}, r"x: B\.coins: only the seat whose turn it is has these, and it is A's turn"),
    ],
)
def test_more_mistakes_that_are_named_with_their_field(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(ScenarioError, match=message):
        from_dict({"id": "x", **fields}, "f.yaml")


# --- mistakes that show only in the game ----------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"kingdom": ["Copper"]}, "kingdom: Copper is in every game"),
        ({"kingdom": ["Horse"]}, "kingdom: Horse is not a Kingdom card"),
        ({"kingdom": ["Witch", "witch"]}, "kingdom: Witch is in the kingdom twice"),
        ({"kingdom": ["Way of the Ox"]}, "kingdom: Way of the Ox is not a Kingdom card but a landscape"),
        ({"landscapes": ["Village"]}, "landscapes: Village is not a landscape"),
        ({"kingdom": ["Village"], "landscapes": ["Village"]}, "landscapes: Village is not a landscape"),
        ({"landscapes": ["Way of the Ox", "Way of the Ox"]}, "landscapes: Way of the Ox is among the landscapes twice"),
        ({"supply": {"Gardens": 3}}, r"supply\.Gardens: Gardens has no pile in this game"),
        ({"bane": "Moat"}, "bane: Moat: nothing in this game needs"),
        ({"kingdom": ["Young Witch"], "bane": "Witch"}, "bane: Witch cannot be the Bane pile"),
        ({"kingdom": ["Young Witch"], "bane": "Copper"}, "bane: Copper is in every game"),
        ({"kingdom": ["Young Witch", "Moat"], "bane": "Moat"}, "bane: Moat is in the kingdom twice"),
        ({"mouse": "Moat"}, "mouse: Moat: nothing in this game needs"),
        ({"landscapes": ["Way of the Mouse"], "mouse": "Witch"}, "mouse: Witch cannot be set aside"),
    ],
)
def test_what_cannot_be_set_up_is_named_with_its_field(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(ScenarioError, match=f"^f\\.yaml: x: {message}") as raised:
        run(from_dict({"id": "x", **fields}, "f.yaml"))
    assert raised.value.scenario == "x"


def test_a_shuffle_that_does_not_fit_is_named_with_its_seat() -> None:
    fields = {
        "id": "x",
        "kingdom": ["Council Room"],
        "A": {"hand": ["Council Room"], "deck": ["Copper"] * 4},
        "B": {"discard": ["Gold", "Copper"]},
        "shuffles": {"B": [["Copper", "Copper"]]},
        "do": [{"A": "play Council Room"}],
    }
    with pytest.raises(ScenarioError) as raised:
        run(from_dict(fields, "f.yaml"))
    assert str(raised.value) == "f.yaml: x: shuffles.B: [Copper, Copper] is not a permutation of [Copper, Gold]"


def test_a_shuffle_is_not_used_up_by_asking_what_is_legal() -> None:
    fields = {
        "phase": "buy",
        "A": {"coins": 3, "hand": ["Estate"]},
        "shuffles": {"A": [["Silver", "Estate"]]},
        "do": [{"expect": {"can": ["buy Copper", "buy Silver"], "cannot": ["buy Gold"]}}, {"A": "buy Silver"}],
        "expect": {"A": {"hand": ["Silver", "Estate"]}},
    }
    run(from_dict({"id": "x", **fields}))
