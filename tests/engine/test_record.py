"""Saved games: what fits is replayed, what does not is an error that says where."""

import json
from random import Random
from typing import Any

import pytest

from freehold import Game, Record
from freehold.bots.random_bot import random_answer
from freehold.engine.errors import BadRecord
from freehold.engine.fingerprint import fingerprint
from freehold.scenario import from_dict, run


def random_game(seed: int, answers: int) -> Game:
    game = Game.new(("Militia", "Moat", "Chapel", "Village", "Throne Room"), 3, seed)
    random = Random(seed)
    while game.decision is not None and len(game.answers) < answers:
        game.answer(random_answer(game.decision, random))
    return game


@pytest.mark.parametrize("answers", [0, 1, 57, 100000])
def test_a_record_gives_the_game_back(answers: int) -> None:
    game = random_game(4, answers)
    record = Record.from_json(Record.of(game, ["Ann", "Bob", "Cy"]).to_json())
    again = record.replay()
    assert record.seats == ["Ann", "Bob", "Cy"]
    assert fingerprint(again.state) == fingerprint(game.state)
    assert again.answers == game.answers
    assert again.events(1) == game.events(1)


def test_a_record_has_a_fingerprint_for_every_turn() -> None:
    game = random_game(4, 200)
    assert len(Record.of(game).hashes) >= game.state.turn


def test_part_of_a_record_can_be_replayed() -> None:
    record = Record.of(random_game(4, 80))
    assert len(record.replay(30).answers) == 30


def text() -> str:
    return Record.of(random_game(6, 90)).to_json()


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.999])
def test_a_truncated_file_is_an_error(share: float) -> None:
    whole = text()
    with pytest.raises(BadRecord, match="not a complete JSON file"):
        Record.from_json(whole[: int(len(whole) * share)])


def test_every_changed_answer_is_noticed() -> None:
    data = json.loads(text())
    for number in range(len(data["answers"])):
        edited = json.loads(json.dumps(data))
        answer = edited["answers"][number]
        edited["answers"][number] = answer + 1 if isinstance(answer, int) else [*answer, 0]
        with pytest.raises(BadRecord, match=r"answer|fingerprints"):
            Record.from_dict(edited).replay()


def test_the_message_says_which_answer_and_why() -> None:
    data = json.loads(text())
    data["answers"][12] = 500
    with pytest.raises(BadRecord, match=r"answer 12 does not fit: 500 is not one of the options; legal: 0"):
        Record.from_dict(data).replay()


def test_missing_and_added_answers_are_noticed() -> None:
    data = json.loads(text())
    for answers in (data["answers"][:-1], [*data["answers"], 0], [], data["answers"][5:]):
        with pytest.raises(BadRecord):
            Record.from_dict({**data, "answers": answers}).replay()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("freehold", 99),
        ("freehold", None),
        ("kingdom", None),
        ("kingdom", ["Vilage"]),
        ("kingdom", [1]),
        ("kingdom", ["Militia", "Moat"]),
        ("seats", []),
        ("seats", ["one"]),
        ("seats", "AB"),
        ("seed", None),
        ("seed", True),
        ("seed", 7),
        ("first", 9),
        ("first", "0"),
        ("answers", {}),
        ("answers", ["0"]),
        ("answers", [[True]]),
        ("answers", [None]),
        ("hashes", None),
        ("hashes", [[1]]),
        ("hashes", []),
        ("hashes", [["0", 1]]),
    ],
)
def test_a_wrong_field_is_an_error(field: str, value: Any) -> None:
    data = {**json.loads(text()), field: value}
    with pytest.raises(BadRecord):
        Record.from_dict(data).replay()


@pytest.mark.parametrize("other", ["[]", "null", "3", '"x"', "{}", '{"freehold": 1}', "[" * 100000])
def test_other_json_is_an_error(other: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(other).replay()


def test_random_damage_never_crashes() -> None:
    whole = text()
    random = Random(1)
    for _ in range(300):
        place = random.randrange(len(whole))
        damaged = whole[:place] + random.choice('0123456789[]{}",x ') + whole[place + random.randint(0, 2) :]
        try:
            Record.from_json(damaged).replay()
        except BadRecord:
            continue
        assert json.loads(damaged) == json.loads(whole) or json.loads(damaged)["seats"] != json.loads(whole)["seats"]


def test_a_set_up_position_cannot_be_recorded() -> None:
    with pytest.raises(BadRecord, match="set-up position"):
        Record.of(run(from_dict({"id": "x"})))


SETUPS: dict[str, dict[str, Any]] = {
    "another kingdom": {"kingdom": ["Chapel", "Witch", "Young Witch"]},
    "Kingdom cards in another order": {"kingdom": ["Moat", "Market", "Young Witch"]},
    "another Way": {"landscapes": ["Delay", "Way of the Mouse", "Way of the Horse"]},
    "another Event": {"landscapes": ["Desperation", "Way of the Mouse", "Way of the Ox"]},
    "a Way less": {"landscapes": ["Delay", "Way of the Mouse"]},
    "another Bane": {"bane": "Cellar"},
    "another card set aside": {"mouse": "Hamlet"},
    "another seed": {"seed": 4},
    "another number of players": {"seats": ["Ann", "Ben", "Cy"]},
}


@pytest.mark.parametrize("change", SETUPS.values(), ids=SETUPS)
def test_a_record_of_another_setup_is_another_game(change: dict[str, Any]) -> None:
    game = Game.new(
        ["Market", "Moat", "Young Witch"],
        2,
        3,
        landscapes=["Delay", "Way of the Mouse", "Way of the Ox"],
        bane="Village",
        mouse="Pawn",
    )
    data = Record.of(game).to_dict()
    assert Record.from_dict(data).replay().answers == []
    with pytest.raises(BadRecord, match="the set-up is not the recorded one"):
        Record.from_dict({**data, **change}).replay()


@pytest.mark.parametrize("names", [["a"], ["a", "b", "c"]])
def test_every_seat_has_a_name(names: list[str]) -> None:
    with pytest.raises(BadRecord, match="names for 2 seats"):
        Record.of(Game.new(["Market"], 2, 3), names)


@pytest.mark.parametrize("name", ["b\nc", "\x1b[31m", "\udce9", "x" * 101])
def test_names_can_be_shown_anywhere(name: str) -> None:
    """Who saves a game does not lose it by an odd name; in a file from elsewhere it is a sign of damage."""
    data = Record.of(Game.new(["Market"], 2, 3), ["Ann", name]).to_dict()
    assert Record.from_dict(data).seats[1].isprintable()
    with pytest.raises(BadRecord, match="field 'seats': names of at most 100 printable letters"):
        Record.from_dict({**data, "seats": ["Ann", name]})


def test_a_record_is_replayed_from_its_beginning_at_least() -> None:
    assert Record.of(random_game(4, 20)).replay(-2).answers == []


def test_what_was_said_to_an_attack_is_part_of_a_position() -> None:
    """Two games that have come to the same question, in one of which a Moat was declined before."""
    game = from_dict(
        {
            "id": "test",
            "players": 3,
            "kingdom": ["Militia", "Moat", "Diplomat"],
            "A": {"hand": ["Militia"]},
            "B": {"hand": ["Moat", "Copper", "Copper", "Copper", "Copper"]},
            "C": {"hand": ["Moat", "Copper", "Copper", "Copper", "Copper"]},
            "do": [{"A": "play Militia"}],
        }
    )
    waiting = run(game)
    answered = run(game)
    answered.answer(1)
    assert answered.decision is not None
    assert fingerprint(answered.checkpoint()[0]) != fingerprint(waiting.checkpoint()[0])
