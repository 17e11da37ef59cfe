"""The PettingZoo environment: its own tests, and what the game means by rewards, seeds and illegal actions."""

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]
from pettingzoo.utils import TerminateIllegalWrapper  # type: ignore[import-untyped]

from freehold import CARDS
from freehold.engine.errors import BadSetup
from freehold.kingdoms import FIRST_GAME
from freehold.kingdoms.wishes import Wishes
from freehold.rl import IllegalAction, dominion_v0
from freehold.rl.env import raw_env


def play(env: Any, seed: int, choose: Callable[[Any], int] | None = None) -> dict[str, float]:
    """Play a game to its end, at random unless told otherwise; what each agent was rewarded with."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    earned = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        action = None
        if not (terminated or truncated):
            action = random.choice(np.flatnonzero(seen["action_mask"])) if choose is None else choose(seen)
        env.step(action)
    return earned


@pytest.mark.parametrize("wanted", [{}, {"players": 3}, {"players": 6}, {"kingdom": FIRST_GAME, "compact": True}])
def test_pettingzoo_is_content(wanted: dict[str, Any]) -> None:
    with warnings.catch_warnings():  # it would rather have no dictionaries, but wants masks in them
        warnings.simplefilter("ignore")
        api_test(dominion_v0.env(**wanted), num_cycles=300)
    seed_test(lambda: dominion_v0.env(**wanted), num_cycles=100)


def test_the_same_seed_is_the_same_series_of_games() -> None:
    one, two = raw_env(), raw_env()
    for seed in (5, None, None):
        one.reset(seed=seed)
        two.reset(seed=seed)
        for agent in one.agents:
            assert np.array_equal(one.observe(agent)["observation"], two.observe(agent)["observation"])
    first = one.observe("player_0")["observation"]
    one.reset()
    assert not np.array_equal(one.observe("player_0")["observation"], first)


def test_every_episode_has_a_fresh_kingdom_that_grants_the_wishes() -> None:
    env = raw_env(wishes=Wishes(include=["Witch"], landscapes=0))
    kingdoms = set()
    for seed in range(4):
        env.reset(seed=seed)
        supply = env.observe("player_0")["observation"][env.space.first_card :].reshape(len(CARDS), -1)[:, 0]
        names = [kind.name for kind, there in zip(CARDS, supply, strict=True) if there]
        assert "Witch" in names
        kingdoms.add(tuple(names))
    assert len(kingdoms) == 4


def test_victory_is_worth_1_and_defeat_minus_1_and_a_tie_is_between() -> None:
    env = raw_env(kingdom=FIRST_GAME)
    results = [tuple(sorted(play(env, seed).values())) for seed in range(40)]
    assert set(results) <= {(-1.0, 1.0), (0.0, 0.0)}
    assert (-1.0, 1.0) in results


def test_the_margin_is_the_lead_over_the_best_of_the_others() -> None:
    env = raw_env(players=3, kingdom=FIRST_GAME, reward="margin")
    earned = play(env, 1)
    best, second, last = sorted(earned.values(), reverse=True)
    assert best == -second
    assert second >= last


def test_games_are_cut_off_after_so_many_cycles() -> None:
    env = raw_env(max_cycles=5)
    env.reset(seed=1)
    for _ in range(10):
        assert not any(env.truncations.values())
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_an_illegal_action_is_refused_with_what_was_legal() -> None:
    env = dominion_v0.env()
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"choose 99\) is not legal now; legal: 0 \(pass\)"):
        env.step(env.unwrapped.space.actions - 1)


def test_an_illegal_action_can_lose_the_game_instead() -> None:
    env = TerminateIllegalWrapper(dominion_v0.env(), illegal_reward=-1)
    env.reset(seed=1)
    agent = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(env.unwrapped.space.actions - 1)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_observations_are_kept_as_they_were() -> None:
    env = raw_env(kingdom=FIRST_GAME)
    env.reset(seed=1)
    kept = env.observe("player_0")
    copy = {key: numbers.copy() for key, numbers in kept.items()}
    for _ in range(30):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert all(np.array_equal(kept[key], copy[key]) for key in kept)
    kept["action_mask"][0] = 1  # and they can be written to, as some libraries do


def test_rendering_tells_what_the_one_who_is_asked_sees() -> None:
    env = raw_env(kingdom=FIRST_GAME, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert "phase: Buy phase\nturn of: me\n" in shown
    assert "\n0 pass\n" in shown


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"compact": True}, "name the kingdom"),
        ({"players": 3, "seats": 2}, "3 players need room"),
        ({"reward": "fame"}, "win or margin"),
        ({"render_mode": "rgb_array"}, "ansi, human or None"),
    ],
)
def test_what_cannot_be_is_refused(wanted: dict[str, Any], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        dominion_v0.env(**wanted)


def test_an_agent_that_is_in_the_game_has_to_act() -> None:
    env = raw_env()
    env.reset(seed=1)
    with pytest.raises(BadSetup, match="must act"):
        env.step(None)
