"""One agent against bots, for Gymnasium."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from freehold.bots import BigMoney, RandomBot, UnknownBot
from freehold.engine.errors import BadSetup
from freehold.kingdoms import FIRST_GAME
from freehold.rl.gym import NAME, DominionEnv


def play(env: DominionEnv, seed: int) -> tuple[float, bool, bool]:
    """A game at random."""
    random = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    while True:
        seen, reward, terminated, truncated, _ = env.step(random.choice(np.flatnonzero(seen["action_mask"])))
        if terminated or truncated:
            return reward, terminated, truncated


@pytest.mark.parametrize(
    "wanted", [{}, {"players": 4, "opponents": "random"}, {"kingdom": FIRST_GAME, "compact": True}]
)
def test_gymnasium_is_content(wanted: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(NAME, disable_env_checker=True, **wanted).unwrapped)


def test_random_play_loses_against_big_money() -> None:
    env = DominionEnv("big-money", kingdom=FIRST_GAME)
    assert sum(play(env, seed)[0] for seed in range(20)) < -15


def test_opponents_are_names_or_makers_of_bots() -> None:
    env = DominionEnv(["random", RandomBot, lambda seed: BigMoney()], players=4, kingdom=FIRST_GAME)
    assert play(env, 1)[1]


@pytest.mark.parametrize(
    ("wanted", "why"),
    [({"players": 3, "opponents": ["random"]}, "need 2 opponents, not 1"), ({"seat": 2}, "the seats are 0 to 1")],
)
def test_what_cannot_be_is_refused(wanted: dict[str, Any], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        DominionEnv(**wanted)


def test_an_unknown_bot_is_refused_at_once() -> None:
    with pytest.raises(UnknownBot, match="there are"):
        DominionEnv("deep-blue")


def test_an_illegal_action_loses_and_says_what_was_legal() -> None:
    env = DominionEnv()
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(env.space.actions - 1)
    assert (reward, terminated) == (-1.0, True)
    assert "legal: 0 (pass)" in info["illegal"]


def test_games_are_cut_off() -> None:
    assert play(DominionEnv(max_steps=3), 1) == (0.0, False, True)


def test_the_mask_is_there_for_those_who_ask_for_it() -> None:
    env = DominionEnv()
    seen, _ = env.reset(seed=1)
    assert np.array_equal(seen["action_mask"], env.action_masks())
    assert "asked: me" in env.render()


def test_the_agent_sits_where_it_is_told() -> None:
    """Who begins is chance, so in a seat of its own the agent is first about half the time."""
    turns = []
    for seed in range(30):
        env = DominionEnv(seat=1)
        seen, _ = env.reset(seed=seed)
        turns.append(int(seen["observation"][env.space.turn + 1]))
    assert set(turns) == {1, 2}
