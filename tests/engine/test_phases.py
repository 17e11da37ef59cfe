"""Phases that begin again, shown with a card made up for it."""

from collections.abc import Iterator

import pytest

from freehold.engine.held import Held
from freehold.engine.kind import CARDS, CardSet
from freehold.engine.types import AT_BUY_PHASE, PLAY
from freehold.scenario import from_dict, run

made_up = CardSet("Made up")
toll_gate = made_up.plain("Toll Gate", 3, actions=1)


@toll_gate.on(AT_BUY_PHASE, PLAY, must=True)
async def toll_gate_opens(me: Held, _: None) -> None:
    me.plus_coins(1)


@pytest.fixture(autouse=True)
def _toll_gate() -> Iterator[None]:
    CARDS.add(made_up)
    yield
    CARDS.remove(made_up)


@pytest.mark.ruling("MEN-CARD-CAVALRY-7")
def test_abilities_at_the_start_of_the_buy_phase_happen_again_when_it_begins_again() -> None:
    scenario = {
        "id": "x",
        "kingdom": ["Toll Gate", "Cavalry"],
        "A": {"hand": ["Toll Gate"], "coins": 4, "deck": ["Toll Gate", "Copper"]},
        "do": [
            {"A": "play Toll Gate"},
            {"expect": {"phase": "buy", "coins": 5}},
            {"A": "buy Cavalry"},
            {"expect": {"phase": "action", "coins": 1, "buys": 1}},
            {"A": "play Toll Gate"},
            {"expect": {"phase": "buy", "coins": 3}},
        ],
    }
    run(from_dict(scenario))
