"""Dominion for PettingZoo: agents take turns (AEC), and every decision of the game is made by actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import OrderEnforcingWrapper  # type: ignore[import-untyped]

from freehold.engine.errors import BadSetup
from freehold.kingdoms import Kingdom
from freehold.kingdoms.wishes import Wishes
from freehold.rl.dealer import WIN, Dealer
from freehold.rl.episode import Episode
from freehold.rl.observe import MOST
from freehold.rl.space import Space
from freehold.rl.text import legal_text, observation_text

#: Two arrays: "observation" and "action_mask".
Observation = dict[str, Any]
NUMBER: Final = np.int16
FLAG: Final = np.int8


def env(**wanted: Any) -> AECEnv:
    """The environment as PettingZoo offers its own, with calls in the wrong order refused; see `raw_env`."""
    return OrderEnforcingWrapper(raw_env(**wanted))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name for it)
    """Dominion with 2 to 6 agents.

    An action that the mask forbids raises IllegalAction, which lists what is legal; put PettingZoo's
    TerminateIllegalWrapper around the environment to have the game lost instead.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (PettingZoo declares it so)
        "name": "dominion_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        kingdom: Kingdom | Sequence[str] | None = None,
        wishes: Wishes | None = None,
        *,
        compact: bool = False,
        seats: int | None = None,
        reward: str = WIN,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """See `Dealer` for the games. With `max_cycles` they are cut off after so many actions for each agent."""
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadSetup(f"render_mode is ansi, human or None, not {render_mode!r}")
        self._dealer = Dealer(players, kingdom, wishes, compact=compact, seats=seats, reward=reward)
        self._episode = Episode(self._dealer.space)
        self._most_steps = None if max_cycles is None else max_cycles * players
        self._steps = 0
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: (observation_space(self.space), action_space(self.space)) for agent in self._seat}

    @property
    def space(self) -> Space:
        """What the indices of actions and observations mean."""
        return self._dealer.space

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[agent][1]

    # --- playing -----------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game; with a seed, the first of those that belong to it."""
        if seed is not None:
            self._dealer.seed(seed)
        self._episode.start(self._dealer.game())
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._episode.seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadSetup(f"{agent} is still in the game, so it must act: None is for agents that are done")
        episode = self._episode
        episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._steps += 1
        if episode.over:
            for seat, reward in enumerate(self._dealer.rewards(episode.game)):
                self.rewards[self.possible_agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        elif self._steps == self._most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[episode.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent observes, whether it is asked or not; only the one that is asked has legal actions."""
        return observed(self._episode, self._seat[agent])

    # --- looking on --------------------------------------------------------------------------------------

    def render(self) -> str:
        """What the agent that is asked observes, and can do, in words."""
        shown = in_words(self._episode, max(0, self._episode.seat))
        if self.render_mode == "human":
            print(shown)
        return shown

    def close(self) -> None:
        """There is nothing to give back."""


def observed(episode: Episode, seat: int) -> Observation:
    """The observation of a seat and its mask, as arrays of their own."""
    return {
        "observation": np.frombuffer(episode.observation(seat), NUMBER),
        "action_mask": np.frombuffer(episode.mask(seat), FLAG),
    }


def in_words(episode: Episode, seat: int) -> str:
    """The same in words."""
    told = observation_text(episode.space, episode.observation(seat))
    return f"{told}\n\n{legal_text(episode.space, episode.mask(seat))}"


def observation_space(space: Space) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-MOST, MOST, (space.size,), NUMBER),
            "action_mask": spaces.Box(0, 1, (space.actions,), FLAG),
        }
    )


def action_space(space: Space) -> spaces.Discrete:
    return spaces.Discrete(space.actions)
