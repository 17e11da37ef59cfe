"""Dominion for PettingZoo's parallel libraries: all agents act at every step, and the one that is asked counts.

The others have nothing to do but pass, and whatever they give is passed over. One step is one action of the game, so a
cycle, in which everybody acts once, is one action too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
from pettingzoo.utils import parallel_to_aec  # type: ignore[import-untyped]

from freehold.rl.env import Observation, raw_env
from freehold.rl.space import PASS, Space


def env(**wanted: Any) -> AECEnv:
    """The same for libraries that want agents in turn, each once a cycle; see `parallel_env`."""
    return parallel_to_aec(parallel_env(**wanted))


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name for it)
    """All arguments are those of `dominion_v0.raw_env`; `max_cycles` counts steps.

    Agents that act all at once often do so blindly, so an action that the mask forbids is no mistake here: it stands
    for the first that is legal, which is to pass wherever that can be done.
    """

    metadata: dict[str, Any] = {**raw_env.metadata, "name": "dominion_parallel_v0", "is_parallelizable": True}  # noqa: RUF012

    def __init__(self, *, max_cycles: int | None = None, **wanted: Any) -> None:
        self._env = raw_env(**wanted)
        self._most_steps = max_cycles
        self._steps = 0
        self.render_mode = self._env.render_mode
        self.possible_agents = self._env.possible_agents
        self.agents: list[str] = []

    @property
    def space(self) -> Space:
        """What the indices of actions and observations mean."""
        return self._env.space

    def observation_space(self, agent: str) -> Any:
        return self._env.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self._env.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._env.reset(seed, options)
        self.agents = self._env.agents[:]
        self._steps = 0
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int | None]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        asked = self._env.agent_selection
        mask = self._env.observe(asked)["action_mask"]
        action = actions.get(asked)
        if action is None or not 0 <= action < len(mask) or not mask[action]:
            action = int(mask.argmax())
        self._env.step(action)
        self._steps += 1
        agents = self.agents
        over = any(self._env.terminations.values())
        cut_off = not over and self._steps == self._most_steps
        observed = self._observed()
        if over or cut_off:
            self.agents = []
        return (
            observed,
            dict(self._env.rewards),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut_off),
            {agent: {} for agent in agents},
        )

    def _observed(self) -> dict[str, Observation]:
        """What everybody observes; those who are not asked may pass."""
        observed = {agent: self._env.observe(agent) for agent in self.agents}
        for agent, shown in observed.items():
            if agent != self._env.agent_selection:
                shown["action_mask"][PASS] = 1
        return observed

    def render(self) -> str:
        return self._env.render()

    def close(self) -> None:
        """There is nothing to give back."""
