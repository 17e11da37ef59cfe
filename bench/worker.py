"""One measurement in a process of its own, printed as JSON: `python -m bench.worker NAME AMOUNT`.

A process of its own, because whether the engine is compiled is decided when it is first imported.
"""

from __future__ import annotations

import gc
import json
import resource
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from freehold import _pure
from freehold.bots import BigMoney, Bot, play_out
from freehold.bots.random_bot import random_answer
from freehold.engine.box import Box
from freehold.engine.game import Game
from freehold.kingdoms import FIRST_GAME, Kingdom, random_kingdom
from freehold.lab.crew import crew_for
from freehold.lab.match import Match
from freehold.lab.simulate import simulate
from freehold.strategies import read

STRATEGIES = Path(__file__).with_name("strategies")


def workload(name: str, games: int) -> dict[str, Any]:
    """A strategy file against itself."""
    strategy = read(STRATEGIES / f"{name}.strategy")
    return played(Kingdom.of(strategy.needs or FIRST_GAME).box(2), [strategy.bot(0), strategy.bot(1)], games)


def big_money(games: int) -> dict[str, Any]:
    """The bot that is written in Python for nothing else."""
    return played(Kingdom.of(FIRST_GAME).box(2), [BigMoney(), BigMoney()], games)


def played(box: Box, bots: list[Bot], games: int) -> dict[str, Any]:
    """Two bots against each other; every decision goes through the normal interface."""
    wins = [0, 0, 0]
    turns = 0
    start = time.process_time()
    for seed in range(games):
        game = Game.dealt(box, seed, 0, events=False, checkpoints=False)
        play_out(game, bots)
        winners = game.winners()
        wins[winners[0] if len(winners) == 1 else 2] += 1
        turns += game.state.turn
    cpu = time.process_time() - start
    return {"rate": games / cpu, "turns": turns / games, "outcomes": [count / games for count in wins]}


def all_cores(games: int) -> dict[str, Any]:
    """The same as `freehold simulate` plays it, on all cores and with its statistics, by the clock on the wall."""
    rates = {}
    with crew_for(None) as crew:
        for path in sorted(STRATEGIES.glob("*.strategy")):
            match = Match.of([str(path), str(path)])
            simulate(match, games // 10, crew=crew)  # so that the workers are there
            rates[path.stem] = games / simulate(match, games, crew=crew).seconds
    return {"rates": rates, "workers": crew.name}


def decisions(answers: int) -> dict[str, Any]:
    """The raw loop of decision and random answer over random kingdoms."""
    random = Random(1)
    kingdoms = [random_kingdom(number) for number in range(200)]
    given = 0
    start = time.process_time()
    while given < answers:
        game = Game.new(kingdoms[given % len(kingdoms)], 2, given, events=False, checkpoints=False)
        while game.decision is not None and len(game.answers) < 2000:
            game.answer(random_answer(game.decision, random))
        given += len(game.answers)
    return {"rate": given / (time.process_time() - start)}


def copies(amount: int) -> dict[str, Any]:
    """Copying a running game at the decisions of a phase and inside effects: microseconds, and replays."""
    random = Random(2)
    spent = {"phase": [0, 0.0], "effect": [0, 0.0]}
    replayed = 0
    seed = 0
    gc.freeze()  # or looking through all that was imported would fall, by chance, into one of few copies
    while spent["phase"][0] < amount:
        seed += 1
        game = Game.new(random_kingdom(seed), 2, seed, events=False)
        while game.decision is not None and len(game.answers) < 1000:
            where = spent["effect" if game.answers_to_repeat else "phase"]
            replayed = max(replayed, game.answers_to_repeat)
            start = time.perf_counter()
            game.copy()
            where[1] += time.perf_counter() - start
            where[0] += 1
            game.answer(random_answer(game.decision, random))
    return {
        "phase": spent["phase"][1] / spent["phase"][0] * 1e6,
        "effect": spent["effect"][1] / max(1, spent["effect"][0]) * 1e6,
        "replayed": replayed,
    }


def memory(games: int) -> dict[str, Any]:
    """Peak memory after a tenth of the games and after all of them."""
    first = max(1, games // 10)
    workload("bm", first)
    early = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    workload("bm", games - first)
    return {"early_kb": early, "late_kb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss}


WORK: dict[str, Callable[[int], dict[str, Any]]] = {
    "big-money": big_money,
    "bm": partial(workload, "bm"),
    "smithy": partial(workload, "smithy"),
    "engine": partial(workload, "engine"),
    "all-cores": all_cores,
    "decisions": decisions,
    "copies": copies,
    "memory": memory,
}

if __name__ == "__main__":
    result = WORK[sys.argv[1]](int(sys.argv[2]))
    print(json.dumps({**result, "compiled": _pure.compiled()}))
