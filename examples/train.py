"""Train a policy against Big Money: numpy, one process, some five minutes of a processor.

    python examples/train.py --minutes 15

It goes on where it was stopped, be it by Ctrl-C, by the time limit or by a power cut. Every update plays games that
follow from the seed and its own number alone, so a run that was interrupted ends with the very policy that it would
have ended with anyway. How it learns is in `train_ppo.py`, what it learns is in `policy.py`.
"""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple

import click
import numpy as np
from policy import KINGDOM, Policy, read_arrays, write_arrays
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from train_curve import Point, win_rate, write_curve
from train_ppo import LONGEST, RATE, Learner

from freehold.bots import Bot
from freehold.engine.errors import FreeholdError
from freehold.rl.vector import DominionVectorEnv
from freehold.strategies import load as load_strategy

#: Big Money discards its best cards as readily as its worst, and an agent that meets nobody else learns to live on
#: that. The second knows better.
OPPONENTS: Final = ("big-money", "Big Money Ultimate")
#: A checkpoint after so many updates.
EVERY: Final = 10
CHECKPOINT: Final = "checkpoint.npz"


class BadRun(FreeholdError):
    """A training run that cannot go on as it was told to."""


class Plan(NamedTuple):
    """What decides how a run goes: the same plan gives the same policy."""

    seed: int
    updates: int
    games: int
    #: Their names. Chance decides against which of them a game is played.
    opponents: list[str]


class Run:
    """A training run that can be stopped at any time and goes on from its last checkpoint."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.points: list[Point] = []
        self._env = DominionVectorEnv(
            plan.games,
            any_of(plan.opponents),
            kingdom=KINGDOM,
            compact=True,
            reward="margin",
            max_steps=LONGEST,
        )
        if (folder / CHECKPOINT).exists():
            self._go_on()
        else:
            random = np.random.default_rng(plan.seed)
            self._learner = Learner(Policy(self._env.space, random), random)
        # Processor time, which is the same however much else the machine has to do.
        self._began = time.process_time() - (self.points[-1].seconds if self.points else 0.0)

    @property
    def done(self) -> int:
        """The updates made so far."""
        return len(self.points)

    def update(self) -> Point:
        """Play, learn, and tell what came of it."""
        seed = [self.plan.seed, self.done]
        played = self._learner.play(self._env, seed)
        self._learner.learn(played, RATE * (1 - self.done / self.plan.updates), np.random.default_rng([*seed, 1]))
        margins = played.margins
        before = self.points[-1].games if self.points else 0
        point = Point(
            self.done + 1,
            round(time.process_time() - self._began, 1),
            before + len(margins),
            len(margins),
            float((np.sign(margins) + 1).sum() / 2),
            round(float(margins.mean()), 2) if len(margins) else 0.0,
        )
        self.points.append(point)
        return point

    def save(self) -> None:
        """Write the checkpoint, the policy as it is now, and the curve."""
        arrays = self._learner.to_arrays()
        arrays["plan"] = np.array(json.dumps(self.plan))
        arrays["points"] = np.array(self.points)
        write_arrays(self.folder / CHECKPOINT, arrays)
        write_arrays(self.folder / "policy.npz", self._learner.policy.to_arrays())
        if self.points:
            write_curve(self.folder, self.points, " and ".join(self.plan.opponents))

    def _go_on(self) -> None:
        arrays = read_arrays(self.folder / CHECKPOINT)
        plan = Plan(*json.loads(str(arrays["plan"])))
        if plan != self.plan:
            raise BadRun(f"{self.folder} holds a run with {plan}, not {self.plan}: give the same, or another --folder")
        self._learner = Learner.from_arrays(arrays)
        self.points = [Point(int(n), s, int(g), int(p), w, m) for n, s, g, p, w, m in arrays["points"].tolist()]


def any_of(names: list[str]) -> Callable[[int], Bot]:
    """Makes a bot that follows one of these strategies, as the seed will have it."""
    strategies = [load_strategy(name) for name in names]
    return lambda seed: strategies[seed % len(strategies)].bot(seed)


@contextmanager
def ctrl_c_noted() -> Iterator[list[int]]:
    """While this lasts Ctrl-C is written down in the list, so that an update is always finished."""
    pressed: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        pressed.append(number)

    before = [(one, signal.signal(one, note)) for one in (signal.SIGINT, signal.SIGTERM)]
    try:
        yield pressed
    finally:
        for one, handler in before:
            signal.signal(one, handler)


def train(run: Run, minutes: float, pressed: list[int], err: Console) -> bool:
    """Go on until all is done, the time is over or Ctrl-C was pressed; whether all is done."""
    until = time.monotonic() + 60 * minutes
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=err) as progress:
        task = progress.add_task("begins", total=run.plan.updates, completed=run.done)
        while run.done < run.plan.updates and not pressed and time.monotonic() < until:
            point = run.update()
            told = f"{point.games:,} games, {win_rate(run.points):.0%} of the last won, by {point.margin:+.0f} points"
            progress.update(task, completed=run.done, description=told)
            if run.done % EVERY == 0:
                run.save()
        run.save()
    return run.done == run.plan.updates


@click.command(help=__doc__)
@click.option("--minutes", default=15.0, show_default=True, help="Stop after so long; the next start goes on.")
@click.option("--updates", default=400, show_default=True, help="How often to play and learn in all.")
@click.option("--games", default=64, show_default=True, help="How many games to play at once.")
@click.option("--seed", default=1, show_default=True)
@click.option("--opponent", "opponents", multiple=True, default=OPPONENTS, show_default=True, help="Any strategy.")
@click.option("--folder", type=click.Path(path_type=Path), default=Path("my-policy"), show_default=True)
def main(minutes: float, updates: int, games: int, seed: int, opponents: tuple[str, ...], folder: Path) -> None:
    err = Console(stderr=True, highlight=False, soft_wrap=True)
    with ctrl_c_noted() as pressed:
        try:
            run = Run(folder, Plan(seed, updates, games, list(opponents)))
        except FreeholdError as problem:
            raise click.ClickException(str(problem)) from None
        if run.done:
            err.print(f"going on after update {run.done} of {folder / CHECKPOINT}")
        all_done = train(run, minutes, pressed, err)
    if all_done:
        err.print(f"done: python examples/evaluate.py {folder / 'policy.npz'} tells how well it plays")
    else:
        err.print(f"stopped after update {run.done}, and saved; the same command goes on from there")


if __name__ == "__main__":
    main()
