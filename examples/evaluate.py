"""Measure a policy: many games against each opponent, the win rate with its 95% interval, and what it buys.

    python examples/evaluate.py                          # the policy that comes with Freehold
    python examples/evaluate.py my-policy/policy.npz     # one's own

It does what it likes best, without trying anything out, in games that it has not been trained with.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import click
import numpy as np
from policy import KINGDOM, TRAINED, Array, Policy, load
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from freehold.engine.errors import FreeholdError
from freehold.lab.statistics import rate
from freehold.rl.space import CARD, OWNED
from freehold.rl.vector import DominionVectorEnv
from freehold.strategies import Strategy
from freehold.strategies import load as load_strategy

#: The two that it is trained against, and one that it has never met: nobody has attacked it before.
OPPONENTS: Final = ("big-money", "Big Money Ultimate", "Double Witch")
#: So many games go on at once.
AT_ONCE: Final = 50
#: An opponent may refuse to end a game that it would lose, and the policy may not know how to. A game that goes on for
#: more actions than this is cut off, and counts as lost.
LONGEST: Final = 1000


class Evaluation:
    """What came of the games against one opponent."""

    def __init__(self, cards: list[str]) -> None:
        self._cards = cards
        self.rewards: list[float] = []
        #: How many games were cut off.
        self.cut_off = 0
        self._owned = np.zeros(len(cards))

    def add(self, reward: float, owned: Array) -> None:
        """A game is over: 1 if it was won, -1 if it was lost, 0 if the victory is shared; the cards at its end."""
        self.rewards.append(reward)
        self._owned += owned

    def to_dict(self) -> dict[str, Any]:
        won = sum(reward + 1 for reward in self.rewards) / 2
        owned = dict(zip(self._cards, (self._owned / max(1, len(self.rewards))).round(2).tolist(), strict=True))
        return {
            "games": len(self.rewards),
            "won": self.rewards.count(1.0),
            "shared": self.rewards.count(0.0),
            "lost": self.rewards.count(-1.0),
            "of_these_cut_off": self.cut_off,
            "win_rate": rate(won, len(self.rewards)).to_dict(),
            "cards_at_the_end": dict(sorted(owned.items(), key=lambda item: -item[1])),
        }


def evaluate(policy: Policy, opponent: Strategy, games: int, seed: int, progress: Callable[[], None]) -> Evaluation:
    """Play so many games. Ctrl-C gives what there is so far."""
    at_once = min(AT_ONCE, games)
    env = DominionVectorEnv(at_once, opponent.bot, kingdom=KINGDOM, compact=True, max_steps=LONGEST)
    space = env.space
    result = Evaluation([kind.name for kind in space.kinds])
    # Each row plays its share, so that quick games do not count more often than long ones.
    left = np.full(at_once, games // at_once)
    left[: games % at_once] += 1
    seen, _ = env.reset(seed=seed)
    try:
        while left.any():
            seen, reward, over, cut_off, _ = env.step(policy.best(seen["observation"], seen["action_mask"]))
            reward[cut_off] = -1.0
            for row in np.flatnonzero((over | cut_off) & (left > 0)):
                cards = seen["observation"][row, space.first_card :].reshape(len(space.kinds), space.row)
                result.add(float(reward[row]), cards[:, len(CARD) + OWNED])
                result.cut_off += int(cut_off[row])
                left[row] -= 1
                progress()
    except KeyboardInterrupt:
        pass
    return result


@click.command(help=__doc__)
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False), default=TRAINED)
@click.option("--opponent", "opponents", multiple=True, default=OPPONENTS, help="Any strategy; can be given again.")
@click.option("--games", default=2000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=2026, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def main(file: Path, opponents: tuple[str, ...], games: int, seed: int, as_json: bool) -> None:
    err = Console(stderr=True, highlight=False)
    policy = load(file)
    results = {}
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=err, transient=True) as bar:
        for name in opponents:
            try:
                strategy = load_strategy(name)
            except FreeholdError as problem:
                raise click.ClickException(str(problem)) from None
            task = bar.add_task(strategy.name, total=games)
            found = evaluate(policy, strategy, games, seed, partial(bar.advance, task))
            results[strategy.name] = found.to_dict()
            if len(found.rewards) < games:
                break
    if as_json:
        policy_hash = sha256(file.read_bytes()).hexdigest()  # so that nobody mistakes one policy's result for another's
        told = {"kingdom": KINGDOM, "policy_sha256": policy_hash, "seed": seed, "opponents": results}
        click.echo(json.dumps(told, indent=2))
        return
    for name, one in results.items():
        share, low, high = one["win_rate"].values()
        click.echo(f"{name}: {share:.1%} of {one['games']} games won ({low:.1%} to {high:.1%})")
        cards = ", ".join(f"{count:.1f} {card}" for card, count in one["cards_at_the_end"].items() if count >= 0.05)
        click.echo(f"  cards at the end: {cards}")


if __name__ == "__main__":
    main()
