"""The parallel form: everybody acts, and the one who is asked counts."""

from typing import Any

import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
)

from freehold.rl import parallel
from freehold.rl.parallel import parallel_env
from freehold.rl.space import PASS


@pytest.mark.parametrize("players", [2, 4])
def test_pettingzoo_is_content(players: int) -> None:
    parallel_api_test(parallel_env(players=players), num_cycles=200)
    parallel_seed_test(lambda: parallel_env(players=players), num_cycles=100)


def test_cycles_are_counted() -> None:
    max_cycles_test(parallel)


def test_those_who_are_not_asked_can_only_pass() -> None:
    env = parallel_env(players=3)
    seen, _ = env.reset(seed=1)
    masks = sorted(seen[agent]["action_mask"].sum() for agent in env.agents)
    assert masks[:2] == [1, 1]
    assert masks[2] > 1
    assert all(seen[agent]["action_mask"][PASS] for agent in env.agents)


def test_a_game_can_be_played_to_its_end() -> None:
    env = parallel_env(kingdom=["Village"])
    seen, _ = env.reset(seed=1)
    earned = dict.fromkeys(env.agents, 0.0)
    steps = 0
    while env.agents:
        actions = {agent: int(len(mask) - 1 - mask[::-1].argmax()) for agent, mask in _masks(seen).items()}
        seen, rewards, terminated, _, _ = env.step(actions)
        earned = {agent: earned[agent] + reward for agent, reward in rewards.items()}
        steps += 1
    assert all(terminated.values())
    assert sum(earned.values()) == 0
    assert steps > 20


def _masks(seen: dict[str, Any]) -> dict[str, Any]:
    return {agent: shown["action_mask"] for agent, shown in seen.items()}
