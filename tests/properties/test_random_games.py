"""Whatever is played: random games over random kingdoms, with every invariant at every step."""

import os
import subprocess
import sys
from random import Random

import pytest

from freehold import Game
from freehold.bots.random_bot import random_answer
from freehold.engine.fingerprint import fingerprint
from freehold.fuzz.fuzzer import fuzz_game, fuzz_rich_game, random_setup
from freehold.fuzz.invariants import Broken, check_cards, check_counters
from freehold.fuzz.leaks import check_leaks
from freehold.kingdoms import FIRST_GAME


@pytest.mark.parametrize("seed", range(40))
def test_random_games_keep_every_invariant(seed: int) -> None:
    outcome = fuzz_game(seed)
    assert outcome.problem == ""
    assert outcome.most_replayed <= 10


@pytest.mark.parametrize("seed", range(30))
def test_games_in_which_rare_cards_meet_keep_them_too(seed: int) -> None:
    outcome = fuzz_rich_game(seed)
    assert outcome.problem == ""
    assert outcome.most_replayed <= 10


def transcript(games: int) -> str:
    """The fingerprints of some random games at every answer."""
    lines = []
    for seed in range(games):
        random = Random(seed)
        kingdom, landscapes, players = random_setup(random)
        game = Game.new(kingdom, players, seed, landscapes=landscapes)
        marks = []
        while game.decision is not None and len(game.answers) < 300:
            game.answer(random_answer(game.decision, random))
            marks.append(fingerprint(game.state)[:4])
        lines.append(f"{seed} {len(game.events(0))} {game.scores()} {''.join(marks)}")
    return "\n".join(lines)


def test_interpreted_and_compiled_play_the_same_games() -> None:
    program = "from tests.properties.test_random_games import transcript; print(transcript(25))"
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    pure = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "FREEHOLD_PURE": "1", "PYTHONPATH": root},
        check=True,
        capture_output=True,
        text=True,
    )
    assert pure.stdout.strip() == transcript(25)


# --- the invariants themselves notice what they are there for -------------------------------------


def a_game() -> Game:
    return Game.new(FIRST_GAME, 3, 1)


def test_a_lost_card_is_noticed() -> None:
    game = a_game()
    game.state.seats[0].hand.pop()
    with pytest.raises(Broken, match="lost"):
        check_cards(game)


def test_a_doubled_card_is_noticed() -> None:
    game = a_game()
    game.state.trash.append(game.state.seats[0].hand[0])
    with pytest.raises(Broken, match="is in"):
        check_cards(game)


def test_a_negative_counter_is_noticed() -> None:
    game = a_game()
    game.state.coins = -1
    with pytest.raises(Broken, match="coins"):
        check_counters(game)


LEAKY_EVENTS = """
from random import Random
from freehold import Game
from freehold.engine.events import Event
from freehold.fuzz.invariants import Broken
from freehold.fuzz.leaks import check_leaks

Event.as_seen_by = lambda self, seat: {"cards": [card.name for card in self.cards]}
game = Game.new(["Moat"], 3, 1)
game.answer(0)
try:
    check_leaks(game, 0, Random(1))
except Broken as problem:
    print("noticed" if "shows hidden cards" in str(problem) else problem)
"""

BAD_MEMORY = """
from freehold import Game
from freehold.engine.sight import Sight
from freehold.fuzz.invariants import Broken, check_knowledge

Sight._known_cards = lambda self, seat: self._game.state.seats[seat].cards()[self.seat == 1 :]
try:
    check_knowledge(Game.new(["Moat"], 3, 1))
except Broken as problem:
    print("noticed" if "seat 1 counts other cards" in str(problem) else problem)
"""


@pytest.mark.parametrize("broken", [LEAKY_EVENTS, BAD_MEMORY], ids=["an event that shows too much", "a lost card"])
def test_what_a_broken_engine_tells_is_noticed(broken: str) -> None:
    """In a process of its own: only the interpreted engine lets itself be broken like this."""
    result = subprocess.run(
        [sys.executable, "-c", broken],
        env={**os.environ, "FREEHOLD_PURE": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert result.stdout == "noticed\n"


def test_a_view_that_depends_on_hidden_cards_is_noticed() -> None:
    """Telling a seat that it controls another one's turn must change what the leak test re-deals."""
    game = a_game()
    player = game.state.player
    other = (player + 1) % 3
    assert "hand" not in game.view(other).player_dict(player)
    game.state.controller = other
    assert "hand" in game.view(other).player_dict(player)
    check_leaks(game, 0, Random(1))
