"""Many games at once: one call takes an action in each of them and gives numpy arrays with a row for each."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from freehold.engine.errors import BadSetup
from freehold.kingdoms import Kingdom
from freehold.kingdoms.wishes import Wishes
from freehold.rl.dealer import WIN, Dealer
from freehold.rl.env import FLAG, NUMBER, Observation, action_space, observation_space
from freehold.rl.episode import Episode
from freehold.rl.gym import Opponent, Rivals
from freehold.rl.space import Space

Row = NDArray[Any]


class DominionVectorEnv(VectorEnv[Observation, Row, Row]):
    """So many games, each stepped by one action at every call.

    Against `opponents` the agent has one seat of each game. Without them it plays all seats: each row shows what
    the seat sees that is asked now. `info["seat"]` tells which that is, and the reward in a row is that of the seat
    that acted; those of all seats are in `info["rewards"]`, one column for each.

    When a game is over its row shows the last position, without legal actions. The next call begins a new game there,
    whatever its action (Gymnasium calls that "next step").
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        num_envs: int,
        opponents: Opponent | Sequence[Opponent] | None = None,
        players: int = 2,
        kingdom: Kingdom | Sequence[str] | None = None,
        wishes: Wishes | None = None,
        *,
        compact: bool = False,
        seats: int | None = None,
        reward: str = WIN,
        max_steps: int | None = None,
        copy: bool = True,
    ) -> None:
        """See `Dealer` for the games. With `max_steps` they are cut off after so many actions of the agent.

        Without `copy` every call gives the same arrays again, with new numbers in them: quicker, if nobody keeps them.
        """
        if num_envs < 1:
            raise BadSetup(f"{num_envs} games cannot be played: it takes 1 or more")
        self._dealer = Dealer(players, kingdom, wishes, compact=compact, seats=seats, reward=reward)
        self.num_envs = num_envs
        self._episodes = [Episode(self.space) for _ in range(num_envs)]
        self._rivals = [None if opponents is None else Rivals(opponents, players) for _ in range(num_envs)]
        self._most_steps = max_steps
        self._copy = copy
        self.single_observation_space = observation_space(self.space)
        self.single_action_space = action_space(self.space)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

        # The episodes write here, and the arrays are windows on it.
        self._numbers = array("h", bytes(2 * num_envs * self.space.size))
        self._flags = bytearray(num_envs * self.space.actions)
        self._observed: Observation = {
            "observation": np.frombuffer(self._numbers, NUMBER).reshape(num_envs, self.space.size),
            "action_mask": np.frombuffer(self._flags, FLAG).reshape(num_envs, self.space.actions),
        }
        # Of each game: the seat whose row it is, the actions taken so far, and whether it is over or cut off.
        self._seats = [0] * num_envs
        self._steps = [0] * num_envs
        self._done = [False] * num_envs

    @property
    def space(self) -> Space:
        """What the indices of actions and observations mean."""
        return self._dealer.space

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games everywhere; one seed is for all of them together."""
        if seed is not None:
            self._dealer.seed(seed)
        for row in range(self.num_envs):
            self._begin(row)
        return self._shown(), {"seat": np.array(self._seats)}

    def step(self, actions: Row) -> tuple[Observation, Row, Row, Row, dict[str, Any]]:
        """Take an action in each game; IllegalAction if a mask forbids one, and then some games have gone on."""
        rewards = np.zeros((self.num_envs, self._dealer.players), np.float32)
        over = np.zeros(self.num_envs, np.bool_)
        cut_off = np.zeros(self.num_envs, np.bool_)
        acted = self._seats[:]
        for row, action in enumerate(np.asarray(actions).tolist()):
            if self._done[row]:
                self._begin(row)
                continue
            episode = self._episodes[row]
            episode.act(action)
            rivals = self._rivals[row]
            if rivals is not None:
                rivals.answer(episode)
            self._steps[row] += 1
            if episode.over:
                over[row] = self._done[row] = True
                rewards[row] = self._dealer.rewards(episode.game)
            else:
                if rivals is None:
                    self._seats[row] = episode.seat
                if self._steps[row] == self._most_steps:
                    cut_off[row] = self._done[row] = True
            episode.write(self._numbers, self._flags, row, self._seats[row])
        info = {"seat": np.array(self._seats), "rewards": rewards}
        return self._shown(), rewards[np.arange(self.num_envs), acted], over, cut_off, info

    def _begin(self, row: int) -> None:
        """A new game in a row."""
        episode = self._episodes[row]
        rivals = self._rivals[row]
        self._steps[row] = 0
        self._done[row] = False
        while True:  # until there is a game in which the agent is asked at all
            episode.start(self._dealer.game())
            seat = episode.seat
            if rivals is not None:
                seat = self._dealer.number() % self._dealer.players
                rivals.sit_down(seat, self._dealer.number())
                rivals.answer(episode)
            if not episode.over:
                break
        self._seats[row] = seat
        episode.write(self._numbers, self._flags, row, seat)

    def _shown(self) -> Observation:
        return {key: numbers.copy() for key, numbers in self._observed.items()} if self._copy else self._observed
