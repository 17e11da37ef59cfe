"""`python -m bench.rl`: how quickly agents can play, one process, random legal actions.

PettingZoo's own benchmark on our environment and, in the same run, on its own card games (as far as what they need is
installed: rlcard and pygame, Shimmy for Hanabi); the loop without PettingZoo; and the vector form at several sizes.
Times are CPU times, so that a busy machine measures the same.
"""

from __future__ import annotations

import importlib
import io
import json
import re
import sys
import time
from collections.abc import Callable
from contextlib import redirect_stdout
from random import Random
from typing import Any

import numpy as np
from pettingzoo.test import performance_benchmark  # type: ignore[import-untyped]

from freehold import _pure
from freehold.kingdoms import FIRST_GAME
from freehold.rl import Episode, dominion_v0
from freehold.rl.dealer import Dealer
from freehold.rl.vector import DominionVectorEnv

ROUNDS = 3
SECONDS = 3.0
GAMES = (1, 64, 1024)
CARD_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")


def turns_per_second(make: Callable[[], Any]) -> float:
    """What PettingZoo's benchmark prints after its five seconds, for each second in which this process had a core."""
    env = make()
    printed = io.StringIO()
    start, cpu = time.perf_counter(), time.process_time()
    with redirect_stdout(printed):
        performance_benchmark(env)
    share = (time.process_time() - cpu) / (time.perf_counter() - start)
    found = re.search(r"([\d.]+) turns per second", printed.getvalue())
    assert found is not None
    return float(found[1]) / share


def card_games() -> dict[str, Callable[[], Any]]:
    """PettingZoo's own that can be played here."""
    there: dict[str, Callable[[], Any]] = {}
    for name in CARD_GAMES:
        try:
            make = importlib.import_module(f"pettingzoo.classic.{name}").env
            make().reset()
        except ImportError as missing:
            print(f"{name} is left out: {missing}", file=sys.stderr)
        else:
            there[name] = make
    return there


def bare_loop() -> float:
    """Observation, mask and action without any wrapper, with a random kingdom for each game."""
    dealer = Dealer()
    dealer.seed(1)
    episode = Episode(dealer.space)
    random = Random(1)
    steps = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        episode.start(dealer.game())
        while not episode.over:
            seat = episode.seat
            episode.observation(seat)
            legal = np.flatnonzero(np.frombuffer(episode.mask(seat), np.int8))
            episode.act(int(legal[int(random.random() * len(legal))]))
            steps += 1
    return steps / (time.process_time() - start)


def vector(games: int, opponents: str | None) -> float:
    """Steps of all games together; choosing the actions does not count."""
    env = DominionVectorEnv(games, opponents, copy=False)
    seen, _ = env.reset(seed=1)
    random = np.random.default_rng(1)
    spent = 0.0
    steps = 0
    while spent < SECONDS:
        masks = seen["action_mask"]
        actions = (masks * random.random(masks.shape, np.float32)).argmax(axis=1)
        start = time.process_time()
        seen, *_ = env.step(actions)
        spent += time.process_time() - start
        steps += games
    return steps / spent


def main() -> int:
    makers: dict[str, Callable[[], Any]] = {
        "dominion_v0, random kingdoms": dominion_v0.env,
        "dominion_v0, First Game, compact": lambda: dominion_v0.env(kingdom=FIRST_GAME, compact=True),
        "dominion_v0, 4 players": lambda: dominion_v0.env(players=4),
        **card_games(),
    }
    best = dict.fromkeys(makers, 0.0)
    for number in range(ROUNDS):
        for name, make in makers.items():
            print(f"round {number + 1} of {ROUNDS}: {name}", file=sys.stderr)
            best[name] = max(best[name], turns_per_second(make))
    rates = {f"{name}: turns/s": rate for name, rate in best.items()}
    rates["without PettingZoo: actions/s"] = bare_loop()
    for games in GAMES:
        for opponents in (None, "big-money"):
            against = "" if opponents is None else f" against {opponents}"
            print(f"vector form, {games} games{against}", file=sys.stderr)
            rates[f"vector form, {games} games{against}: actions/s"] = vector(games, opponents)
    if "--json" in sys.argv:
        print(json.dumps({"compiled": _pure.compiled(), "rates": {name: round(rate) for name, rate in rates.items()}}))
        return 0
    print(f"engine: {'compiled' if _pure.compiled() else 'interpreted'}; PettingZoo's benchmark: best of {ROUNDS}")
    for name, rate in rates.items():
        print(f"{rate:>10,.0f}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
