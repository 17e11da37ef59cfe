"""Perft: the number of lines of answers from fixed positions is what it was."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from freehold.fuzz.perft import perft
from freehold.scenario import from_dict
from freehold.scenario.position import make_game

POSITIONS = yaml.safe_load(Path(__file__).with_name("positions.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["id"])
def test_perft(entry: dict[str, Any]) -> None:
    setup = {key: value for key, value in entry.items() if key != "counts"}
    game = make_game(from_dict(setup))
    assert [perft(game, depth) for depth in range(1, len(entry["counts"]) + 1)] == entry["counts"]
