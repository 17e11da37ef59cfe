"""A small network that plays Dominion, in numpy, and the bot that follows it.

`train.py` makes one and `evaluate.py` measures it. The bot works wherever a strategy does:

    freehold simulate examples/policy.py "Big Money Ultimate"
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from freehold import CARDS
from freehold.bots import Bot
from freehold.rl.actions import Answering
from freehold.rl.observe import Observer
from freehold.rl.space import Space

if TYPE_CHECKING:
    from freehold.engine.decision import Decision
    from freehold.engine.views import View

Array = NDArray[Any]

#: What it learns to play: cards to draw, to attack, to thin a deck out, and some that are seldom worth their price.
KINGDOM: Final = (
    "Chapel",
    "Moat",
    "Village",
    "Gardens",
    "Militia",
    "Smithy",
    "Festival",
    "Laboratory",
    "Market",
    "Witch",
)
#: The policy that comes with Freehold; see its result.json.
TRAINED: Final = Path(__file__).with_name("trained") / "policy.npz"
#: The neurons of each hidden layer.
HIDDEN: Final = (64, 64)
#: Inputs further from their mean than so many deviations count as just that far: rare things do not shout.
FURTHEST: Final = 5.0


class Network:
    """Layers of weights, with tanh between them. It can tell in which direction each weight should go."""

    def __init__(self, sizes: Sequence[int], random: np.random.Generator) -> None:
        self.weights: list[Array] = []
        self._layers: list[Array] = []
        for n, (before, after) in enumerate(pairwise(sizes)):
            # The last layer begins near 0, so that at first all actions are as good as each other.
            scale = (0.01 if n == len(sizes) - 2 else 1.0) / before**0.5
            self.weights.append((random.standard_normal((before, after)) * scale).astype(np.float32))
            self.weights.append(np.zeros(after, np.float32))

    def forward(self, inputs: Array) -> Array:
        """The outputs, a row for each row of inputs."""
        self._layers = [inputs]
        last = len(self.weights) - 2
        for n in range(0, len(self.weights), 2):
            outputs = self._layers[-1] @ self.weights[n] + self.weights[n + 1]
            if n < last:
                outputs = np.tanh(outputs)
            self._layers.append(outputs)
        return self._layers[-1]

    def backward(self, slope: Array) -> list[Array]:
        """The slope of a loss by each weight, given its slope by each of the last outputs."""
        slopes: list[Array] = []
        for n in range(len(self.weights) - 2, -1, -2):
            inputs = self._layers[n // 2]
            slopes += [slope.sum(axis=0), inputs.T @ slope]
            if n:
                slope = (slope @ self.weights[n].T) * (1 - inputs * inputs)
        return slopes[::-1]


class Policy:
    """Which action to take: a network over what is observed and what is legal, both brought to the same scale."""

    def __init__(self, space: Space, random: np.random.Generator) -> None:
        self.space = space
        inputs = space.size + space.actions
        self.actor = Network((inputs, *HIDDEN, space.actions), random)
        # The mean and the variance of each input in everything that was seen so far, and how much that was.
        self.mean = np.zeros(inputs)
        self.variance = np.ones(inputs)
        self.seen = 0

    def look(self, observation: Array, mask: Array) -> Array:
        """What the network gets to see. The mask is part of it: it tells at a glance what is affordable."""
        inputs = np.concatenate([observation, mask], axis=-1).astype(np.float32)
        inputs -= self.mean.astype(np.float32)
        inputs /= np.sqrt(self.variance + 1e-4).astype(np.float32)
        return np.clip(inputs, -FURTHEST, FURTHEST, out=inputs)

    def get_used_to(self, observation: Array, mask: Array) -> None:
        """Correct the scale of the inputs by what was just seen."""
        inputs = np.concatenate([observation, mask], axis=-1).astype(np.float32)
        mean = inputs.mean(axis=0, dtype=np.float64)
        share = len(inputs) / (self.seen + len(inputs))
        apart = mean - self.mean
        self.mean = self.mean + share * apart
        self.variance = (1 - share) * (self.variance + share * apart**2) + share * inputs.var(axis=0, dtype=np.float64)
        self.seen += len(inputs)

    def log_odds(self, inputs: Array, mask: Array) -> Array:
        """The logarithm of the odds of each action; what is illegal has none."""
        wishes: Array = np.where(mask, self.actor.forward(inputs), np.float32(-1e9))
        wishes -= wishes.max(axis=1, keepdims=True)
        wishes -= np.log(np.exp(wishes).sum(axis=1, keepdims=True))
        return wishes

    def best(self, observation: Array, mask: Array) -> Array:
        """The likeliest action in each row."""
        likeliest: Array = self.log_odds(self.look(observation, mask), mask).argmax(axis=1)
        return likeliest

    # --- files -------------------------------------------------------------------------------------------

    def to_arrays(self) -> dict[str, Array]:
        """All of it, for a file; the space by the names of its cards."""
        names = json.dumps([kind.name for kind in self.space.kinds])
        weights = {f"actor{n}": weight for n, weight in enumerate(self.actor.weights)}
        scale = {"mean": self.mean, "variance": self.variance, "seen": np.array(self.seen)}
        return {"kinds": np.array(names), "seats": np.array(self.space.seats), **scale, **weights}

    @classmethod
    def from_arrays(cls, arrays: dict[str, Array]) -> Policy:
        kinds = [CARDS.find(name) for name in json.loads(str(arrays["kinds"]))]
        policy = cls(Space(kinds, int(arrays["seats"])), np.random.default_rng(0))
        policy.mean, policy.variance = arrays["mean"], arrays["variance"]
        policy.seen = int(arrays["seen"])
        policy.actor.weights = [arrays[f"actor{n}"] for n in range(len(policy.actor.weights))]
        return policy


def write_arrays(path: Path, arrays: dict[str, Array]) -> None:
    """Write a file of arrays: all of it or, if anything interrupts it, nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f"{path.name}.part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def read_arrays(path: Path) -> dict[str, Array]:
    with np.load(path) as file:
        return dict(file)


@cache
def load(path: Path = TRAINED) -> Policy:
    """A policy out of a file."""
    return Policy.from_arrays(read_arrays(path))


class TrainedBot(Bot):
    """Does what the trained policy likes best. It knows its one kingdom only, and two players."""

    name = "Trained"
    needs = KINGDOM

    def __init__(self, seed: int = 0, policy: Policy | None = None) -> None:
        self._policy = load() if policy is None else policy
        self._observer = Observer(self._policy.space)
        self._answering = Answering(self._policy.space)

    def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
        policy = self._policy
        self._observer.bind(view)
        self._answering.ask(view, decision)
        while True:  # one decision may take several actions
            numbers = self._observer.new()
            self._observer.write(numbers, 0, view, self._answering)
            mask = bytearray(policy.space.actions)
            self._answering.mark(mask, 0)
            observation = np.frombuffer(numbers, np.int16)[np.newaxis]
            if self._answering.act(int(policy.best(observation, np.frombuffer(mask, np.int8)[np.newaxis])[0])):
                return self._answering.answer
