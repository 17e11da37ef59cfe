"""Proximal policy optimisation (PPO, Schulman et al. 2017) in numpy.

In short: play some games; see by how much each action did better than the critic had expected; make the good ones
likelier and the bad ones less so, in several small steps, but no action by more than a fifth at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from policy import HIDDEN, Array, Network, Policy

from freehold.rl.vector import DominionVectorEnv

#: New games are begun for so many steps, and then all are played to their end before the policy learns from them: an
#: agent that never sees how long games end finds out that it is never punished for making them long.
STEPS: Final = 100
#: A game that goes on for more actions than this is cut off, and counts as lost by so many points.
LONGEST: Final = 400
UNFINISHED: Final = -100.0
#: How often all of them are gone through, and how many are looked at in one small step.
ROUNDS: Final = 3
BATCH: Final = 1024
#: The size of the first small steps. They get smaller from update to update, down to nothing.
RATE: Final = 1.5e-3
#: An action gets likelier or less likely by this part at most in one update.
CLIP: Final = 0.2
#: What it is worth to stay curious: the more, the longer it keeps trying everything.
CURIOSITY: Final = 0.01
#: How much an action is judged by what really came of it, rather than by what the critic says soon after: 1 waits for
#: the end of the game.
PATIENCE: Final = 0.95
#: A lead of this many points is worth three quarters of what a lead can be worth.
LEAD: Final = 20.0


class Experience(NamedTuple):
    """What was seen and done, indexed by step and place (there is one game at a time in each place)."""

    observation: Array
    mask: Array
    action: Array
    #: By how many points the game that ended with this step was won; 0 for all other steps.
    margin: Array
    over: Array
    #: Whether something was done: a step after the end of a game only deals the next, or waits for the others.
    real: Array

    @property
    def margins(self) -> Array:
        """Those of the games."""
        return self.margin[self.over & self.real]


class Adam:
    """Kingma and Ba's way of making steps: each weight at its own pace."""

    def __init__(self, weights: list[Array]) -> None:
        self.steps = 0
        self.slopes = [np.zeros_like(weight) for weight in weights]
        self.squares = [np.zeros_like(weight) for weight in weights]

    def step(self, weights: list[Array], slopes: list[Array], rate: float) -> None:
        self.steps += 1
        # No batch may throw everything over: together the slopes are at most 0.5 long.
        rein = min(1.0, 0.5 / (1e-9 + float(sum(np.vdot(slope, slope) for slope in slopes)) ** 0.5))
        pace = np.float32(rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps))
        for weight, slope, first, second in zip(weights, slopes, self.slopes, self.squares, strict=True):
            slope *= np.float32(rein)
            first += np.float32(0.1) * (slope - first)
            second += np.float32(0.001) * (slope * slope - second)
            weight -= pace * first / (np.sqrt(second) + np.float32(1e-7))


class Learner:
    """A policy that learns, and the critic that tells how well a game is going."""

    def __init__(self, policy: Policy, random: np.random.Generator) -> None:
        self.policy = policy
        self.critic = Network((policy.actor.weights[0].shape[0], *HIDDEN, 1), random)
        self._adams = {"actor": Adam(policy.actor.weights), "critic": Adam(self.critic.weights)}

    def play(self, env: DominionVectorEnv, seed: list[int]) -> Experience:
        """Play new games, all of which follow from the seed."""
        random = np.random.default_rng(seed)
        seen, _ = env.reset(seed=int(random.integers(2**48)))
        over = np.zeros(env.num_envs, np.bool_)
        retired = np.zeros(env.num_envs, np.bool_)
        steps = []
        while not retired.all():
            observation, mask, real = seen["observation"], seen["action_mask"], ~over & ~retired
            log_odds = self.policy.log_odds(self.policy.look(observation, mask), mask)
            # Adding Gumbel noise and taking the best draws each action with its odds.
            action = (log_odds + random.gumbel(size=log_odds.shape)).argmax(axis=1)
            seen, margin, over, cut_off, _ = env.step(action)
            margin[cut_off] = UNFINISHED
            over = over | cut_off
            steps.append((observation, mask, action, margin, over, real))
            if len(steps) >= STEPS:
                retired = retired | over | ~real  # a place where no game was going on does not begin another
        return Experience(*(np.array(column) for column in zip(*steps, strict=True)))

    def learn(self, played: Experience, rate: float, random: np.random.Generator) -> None:
        """Get better by what was experienced."""
        real = played.real
        observation, mask, action = played.observation[real], played.mask[real], played.action[real]
        self.policy.get_used_to(observation, mask)
        inputs = self.policy.look(observation, mask)
        values = np.zeros(real.shape, np.float32)
        values[real] = self.critic.forward(inputs)[:, 0]
        advantage = advantages(played, values)[real]
        target = advantage + values[real]
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)

        before = np.empty(len(action), np.float32)
        rows = np.arange(len(action))
        for some in in_batches(rows):
            before[some] = self.policy.log_odds(inputs[some], mask[some])[np.arange(len(some)), action[some]]
        for _ in range(ROUNDS):
            for some in in_batches(random.permutation(rows)):
                self._improve_actor(inputs[some], mask[some], action[some], before[some], advantage[some], rate)
                self._improve_critic(inputs[some], target[some], rate)

    def _improve_actor(
        self, inputs: Array, mask: Array, action: Array, before: Array, advantage: Array, rate: float
    ) -> None:
        log_odds = self.policy.log_odds(inputs, mask)
        odds = np.exp(log_odds)
        row = np.arange(len(action))
        ratio = np.exp(log_odds[row, action] - before)
        # What has changed enough for its advantage already is left alone.
        enough = np.where(advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        pull = np.where(enough, 0, ratio * advantage).astype(np.float32)
        slope = odds * pull[:, np.newaxis]
        slope[row, action] -= pull
        surprise = np.where(mask, log_odds, 0)
        slope += CURIOSITY * odds * (surprise - (odds * surprise).sum(axis=1, keepdims=True))
        actor = self.policy.actor
        self._adams["actor"].step(actor.weights, actor.backward(slope / np.float32(len(row))), rate)

    def _improve_critic(self, inputs: Array, target: Array, rate: float) -> None:
        slope = (self.critic.forward(inputs)[:, 0] - target) / np.float32(len(target))
        self._adams["critic"].step(self.critic.weights, self.critic.backward(slope[:, np.newaxis]), rate)

    # --- checkpoints -------------------------------------------------------------------------------------

    def to_arrays(self) -> dict[str, Array]:
        arrays = self.policy.to_arrays()
        arrays |= {f"critic{n}": weight for n, weight in enumerate(self.critic.weights)}
        for name, adam in self._adams.items():
            arrays[f"{name} steps"] = np.array(adam.steps)
            arrays |= {f"{name} slope{n}": slope for n, slope in enumerate(adam.slopes)}
            arrays |= {f"{name} square{n}": square for n, square in enumerate(adam.squares)}
        return arrays

    @classmethod
    def from_arrays(cls, arrays: dict[str, Array]) -> Learner:
        learner = cls(Policy.from_arrays(arrays), np.random.default_rng(0))
        learner.critic.weights = [arrays[f"critic{n}"] for n in range(len(learner.critic.weights))]
        for name, adam in learner._adams.items():
            adam.steps = int(arrays[f"{name} steps"])
            adam.slopes = [arrays[f"{name} slope{n}"] for n in range(len(adam.slopes))]
            adam.squares = [arrays[f"{name} square{n}"] for n in range(len(adam.squares))]
        return learner


def advantages(played: Experience, values: Array) -> Array:
    """By how much each action did better than the critic expected (generalised advantage estimation)."""
    reward = worth(played.margin)
    advantage = np.zeros_like(values)
    later: Array = np.zeros_like(values[0])
    ahead: Array = np.zeros_like(values[0])
    for step in reversed(range(len(values))):
        goes_on = ~played.over[step]
        surprise = reward[step] + goes_on * ahead - values[step]
        later = advantage[step] = surprise + PATIENCE * goes_on * later
        ahead = values[step]
    return advantage


def worth(margin: Array) -> Array:
    """What a result is worth: half of it the victory, half by how much. At first there are only defeats to compare."""
    return ((np.sign(margin) + np.tanh(margin / LEAD)) / 2).astype(np.float32)


def in_batches(rows: Array) -> Iterator[Array]:
    for first in range(0, len(rows), BATCH):
        yield rows[first : first + BATCH]
