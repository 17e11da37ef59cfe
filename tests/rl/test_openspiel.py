"""Dominion in OpenSpiel: its own tests pass, and its algorithms play."""

import pickle
import re
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

from freehold.engine.errors import FreeholdError
from freehold.kingdoms import Kingdom, to_code
from freehold.rl.openspiel import DominionState, resampled

SETUPS: list[dict[str, Any]] = [
    {"longest": 50},
    {"longest": 40, "players": 3, "kingdom": to_code(Kingdom.of(["Masquerade", "Cellar", "Militia", "Throne Room"]))},
    {"longest": 40, "kingdom": "Moat, Chapel, Swindler, Way of the Mouse, Desperation"},
]


def step(state: DominionState, random: Random) -> None:
    if state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))


def a_state(steps: int, seed: int = 0, **params: Any) -> DominionState:
    """A state after some random steps, at which a player is asked."""
    state: DominionState = pyspiel.load_game("python_dominion", params).new_initial_state()
    random = Random(seed)
    while steps > 0 or state.is_chance_node():
        step(state, random)
        steps -= 1
    return state


@pytest.mark.parametrize("params", SETUPS)
def test_the_tests_of_openspiel_pass_with_serialisation(params: dict[str, Any]) -> None:
    game = pyspiel.load_game("python_dominion", params)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_whole_random_game_comes_to_its_end() -> None:
    state = pyspiel.load_game("python_dominion").new_initial_state()
    random = Random(1)
    while not state.is_terminal():
        step(state, random)
    assert state.position.game.over, "it did not have to be broken off"
    assert sum(state.returns()) == 0
    assert max(state.returns()) in (0, 1)


def test_a_game_that_lasts_too_long_is_judged_as_it_stands() -> None:
    state = pyspiel.load_game("python_dominion", {"longest": 5}).new_initial_state()
    while not state.is_terminal():
        step(state, Random(0))
    assert state.returns() in ([0, 0], [1, -1], [-1, 1])


def test_in_a_game_of_three_the_losers_pay_the_winner() -> None:
    state = pyspiel.load_game("python_dominion", {"players": 3, "longest": 30}).new_initial_state()
    while not state.is_terminal():
        step(state, Random(3))
    assert sum(state.returns()) == pytest.approx(0)


def test_a_history_gives_the_same_game_again() -> None:
    state = a_state(120, 4)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    for player in (0, 1):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_tensor(player) == state.observation_tensor(player)


def test_chance_decides_how_cards_are_shuffled() -> None:
    game = pyspiel.load_game("python_dominion")
    hands = set()
    for outcome in range(20):
        state = game.new_initial_state()
        state.apply_action(outcome)
        hands.add(tuple(state.observation_tensor(0)))
    assert len(hands) > 2
    state = a_state(0)
    asked = 0
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
        asked += 1
    assert asked == 3, "who began shuffles at the end of the second turn, after ten cards"
    after = {state.child(outcome).information_state_string(0) for outcome in range(20)}
    after |= {state.child(outcome).information_state_string(1) for outcome in range(20)}
    assert len(after) > 3


def test_a_clone_goes_its_own_way() -> None:
    state = a_state(60, 2)
    before = state.information_state_string()
    clone = state.clone()
    assert clone.information_state_string() == before
    for _ in range(20):
        step(clone, Random(1))
    assert state.information_state_string() == before


@pytest.mark.parametrize("seed", range(4))
def test_who_is_asked_cannot_tell_a_resampled_state_from_the_real_one(seed: int) -> None:
    kingdom = to_code(Kingdom.of(["Masquerade", "Cellar", "Militia", "Throne Room", "Swindler", "Chapel"]))
    state = a_state(30, seed, players=3, kingdom=kingdom)
    random = Random(seed)
    for number in range(30):
        if not state.is_chance_node():
            player = state.current_player()
            twin = resampled(state, player, number)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.legal_actions() == state.legal_actions()
            for _ in range(5):
                step(twin, random)
        step(state, random)


def test_a_resampled_state_says_why_it_cannot_be_serialised() -> None:
    state = a_state(10)
    assert pickle.loads(pickle.dumps(state.position)).told(0) == state.position.told(0)
    with pytest.raises(pickle.PicklingError, match="no history of its own"):
        resampled(state, state.current_player(), 1).serialize()


def test_information_set_search_plays() -> None:
    state = a_state(20, longest=200)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=4,
        random_state=np.random.RandomState(2),
        allow_inconsistent_action_sets=True,
    )
    numbers = iter(range(10**6))
    bot.set_resampler(lambda state, player: resampled(state, player, next(numbers)))
    for _ in range(3):
        while state.is_chance_node():
            step(state, Random(1))
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_tree_search_plays() -> None:
    state = a_state(20, longest=100)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(state.get_game(), 1.0, 8, evaluator, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


def test_a_kingdom_that_cannot_be_played_is_an_error() -> None:
    with pytest.raises(FreeholdError, match="Cellor"):
        pyspiel.load_game("python_dominion", {"kingdom": "Cellor"})


def test_actions_have_names() -> None:
    state = a_state(0)
    assert state.action_to_string(state.current_player(), 0) == "pass"
    assert "turn" in str(state)


def test_the_examples_of_the_document_run() -> None:
    text = Path(__file__).parents[2].joinpath("docs", "search.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(examples) == 4
    scope: dict[str, Any] = {}
    for example in examples:
        exec(example, scope)
    assert scope["action"] in scope["state"].legal_actions()
