"""Cards that stay in play while something of theirs is still to come, shown with a card made up for it."""

from collections.abc import Iterator

import pytest

from freehold import Game
from freehold.engine.held import Held
from freehold.engine.kind import CARDS, CardSet
from freehold.engine.play import Play
from freehold.engine.types import ACTION, DURATION
from freehold.scenario import from_dict, run

made_up = CardSet("Made up")


@made_up.card("Night Watch", 4, ACTION | DURATION)
async def night_watch(p: Play) -> None:
    p.at_next_turn_start(night_watch_rings)


@night_watch.at_next_turn_start
async def night_watch_rings(me: Held, _: None) -> None:
    me.plus_coins(1)


@pytest.fixture(autouse=True)
def _night_watch() -> Iterator[None]:
    CARDS.add(made_up)
    yield
    CARDS.remove(made_up)


def position(hand: list[str], deck: list[str], steps: list[str]) -> Game:
    do = [{step[0]: step[3:]} for step in steps]
    return run(from_dict({"id": "x", "A": {"hand": hand, "deck": deck}, "do": do}))


def in_play(game: Game) -> list[str]:
    return sorted(card.name for card in game.state.seats[0].play)


def test_a_duration_stays_until_it_has_done_its_work() -> None:
    game = position(["Night Watch", "Copper"], [], ["A: play Night Watch", "A: end turn"])
    assert in_play(game) == ["Night Watch"]
    game.answer(game.phase_decision.passive())
    assert game.state.player == 0
    assert game.state.coins == 1
    game.answer(game.phase_decision.passive())
    assert in_play(game) == []


def test_a_throne_room_stays_with_it() -> None:
    steps = ["A: play Throne Room", "A: play Night Watch", "A: end turn"]
    game = position(["Throne Room", "Night Watch", "Copper"], [], steps)
    assert in_play(game) == ["Night Watch", "Throne Room"]
    game.answer(game.phase_decision.passive())
    assert game.state.coins == 2


@pytest.mark.ruling("GLD-CARD-HERALD-4")
def test_a_herald_that_played_it_does_not_stay() -> None:
    deck = ["Copper", "Night Watch", "Copper", "Copper", "Copper", "Copper", "Copper"]
    game = position(["Herald"], deck, ["A: play Herald", "A: end turn"])
    assert in_play(game) == ["Night Watch"]
    assert "Herald" in [card.name for card in game.state.seats[0].discard]
