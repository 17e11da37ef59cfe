"""The words of the terminal game: none missing, and each in its place."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import freehold
from freehold import CARDS
from freehold.bots.big_money import BigMoney
from freehold.engine.kind import Kind
from freehold.terminal import words
from freehold.terminal.card_words import CARD_TEXTS
from freehold.terminal.narrate import BONUSES, card_list, log_lines
from freehold.terminal.screen import seat_names

HOME = Path(freehold.__file__).parent


@pytest.mark.parametrize("kind", list(CARDS), ids=lambda kind: kind.name)
def test_every_card_has_a_text(kind: Kind) -> None:
    text = CARD_TEXTS[kind.name]
    assert text.endswith(".")
    assert len(text) < 200


def test_every_text_has_a_card() -> None:
    assert {kind.name for kind in CARDS} == set(CARD_TEXTS)


def test_every_event_of_the_engine_has_a_sentence() -> None:
    told: set[str] = set()
    for path in (*(HOME / "engine").glob("*.py"), *(HOME / "cards").glob("*.py")):
        calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
        for call in calls:
            if isinstance(call.func, ast.Attribute) and call.func.attr in ("tell", "moved", "_put") and call.args:
                texts = [part for arg in call.args[:2] for part in ast.walk(arg) if isinstance(part, ast.Constant)]
                told |= {part.value for part in texts if isinstance(part.value, str)}
    assert len(told) > 20
    assert told - {""} <= {*words.EVENTS, *BONUSES}


def test_a_purchase_is_one_line_and_bonuses_are_another() -> None:
    events = [
        {"what": "play", "player": 1, "depth": 0, "cards": ["Market"], "from": "hand", "to": "play"},
        {"what": "actions", "player": 1, "depth": 1, "amount": 1},
        {"what": "buys", "player": 1, "depth": 1, "amount": 1},
        {"what": "coins", "player": 1, "depth": 1, "amount": 1},
        {"what": "buy", "player": 1, "depth": 0, "card": "Estate"},
        {"what": "gain", "player": 1, "depth": 0, "cards": ["Estate"], "from": "supply", "to": "discard"},
    ]
    assert log_lines(events, ["You", "Bot"], 0) == [
        "Bot plays Market.",
        "  Bot gets +1 Action, +1 Buy, +1 coin.",
        "Bot buys Estate.",
    ]


def test_what_this_file_does_not_know_is_still_told() -> None:
    assert log_lines([{"what": "juggle", "player": 1, "depth": 0, "count": 3}], ["You", "Bot"], 0) == [
        "juggle: Bot, 3 cards."
    ]


def test_hands_are_sorted_and_counted() -> None:
    assert card_list(["Copper", "Estate", "Village", "Copper", "Gold"]) == "Village, Gold, 2 Copper, Estate"
    assert card_list([]) == "nothing"


def test_bots_of_one_name_are_numbered() -> None:
    assert seat_names([BigMoney(), BigMoney()]) == ["You", "Big Money 1", "Big Money 2"]
    assert seat_names([BigMoney()]) == ["You", "Big Money"]
