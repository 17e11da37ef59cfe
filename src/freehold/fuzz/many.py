"""Many random games, on all cores, with progress; what fails is written down at once."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from freehold.fuzz.fuzzer import Outcome, fuzz_game, fuzz_rich_game
from freehold.interrupts import unheard

#: So many games are given out for each worker, so that none has to wait and memory stays flat.
AHEAD: Final = 3


@dataclass
class FuzzFailure:
    """A game that broke an invariant, and the file that reproduces it."""

    seed: int
    problem: str
    file: str


@dataclass
class FuzzResult:
    """What came of a run, even one that was interrupted or lost its workers."""

    games: int = 0
    finished: int = 0
    answers: int = 0
    most_replayed: int = 0
    seconds: float = 0.0
    interrupted: bool = False
    #: A worker was killed, by a system that needed its memory or by somebody; what it played is not known.
    workers_lost: bool = False
    #: In the order of their seeds.
    failures: list[FuzzFailure] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    def add(self, outcome: Outcome, out: Path) -> None:
        self.games += 1
        self.finished += outcome.finished
        self.answers += outcome.answers
        self.most_replayed = max(self.most_replayed, outcome.most_replayed)
        if outcome.problem:
            self.failures.append(_keep(outcome, out))

    def to_dict(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "finished": self.finished,
            "answers": self.answers,
            "most_replayed": self.most_replayed,
            "games_per_second": round(self.rate, 2),
            "interrupted": self.interrupted,
            "workers_lost": self.workers_lost,
            "failures": [vars(failure) for failure in self.failures],
        }


def fuzz_many(
    games: int,
    seed: int,
    workers: int | None,
    out: Path,
    progress: Callable[[int, float, int], None] = lambda done, rate, failed: None,
    rich: bool = False,
) -> FuzzResult:
    """Play games with the seeds from `seed` on. Ctrl-C gives the result so far, and so does the death of a worker."""
    result = FuzzResult()
    play = fuzz_rich_game if rich else fuzz_game
    start = time.monotonic()

    def add(outcome: Outcome) -> None:
        result.add(outcome, out)
        result.seconds = time.monotonic() - start
        progress(result.games, result.rate, len(result.failures))

    seeds = iter(range(seed, seed + games))
    hands = min(games, workers or os.cpu_count() or 1)
    try:
        if hands == 1:
            for number in seeds:
                add(play(number))
        else:
            _share(play, seeds, hands, add)
    except KeyboardInterrupt:
        result.interrupted = True
    except BrokenProcessPool:
        result.workers_lost = True
    result.failures.sort(key=lambda failure: failure.seed)
    result.seconds = time.monotonic() - start
    return result


def _share(play: Callable[[int], Outcome], seeds: Iterator[int], hands: int, add: Callable[[Outcome], None]) -> None:
    """Have workers play the games. Each is added when it is done; however this ends, no game that is done gets lost."""
    pool = ProcessPoolExecutor(hands, mp_context=get_context("spawn"))
    under_way: set[Future[Outcome]] = set()
    try:
        while True:
            with unheard():
                while len(under_way) < AHEAD * hands and (seed := next(seeds, None)) is not None:
                    under_way.add(pool.submit(play, seed))
            if not under_way:
                break
            for game in wait(under_way, return_when=FIRST_COMPLETED).done:
                outcome = game.result()
                under_way.remove(game)
                add(outcome)
    except (KeyboardInterrupt, BrokenProcessPool):
        for game in under_way:
            if game.done() and game.exception() is None:
                add(game.result())
        raise
    finally:
        # Killed, because they listen to nothing less; and waited for, or the pool would still be clearing up when
        # Python takes away what it needs for that.
        for worker in list(pool._processes.values()):
            worker.kill()
        pool.shutdown(wait=True)


def _keep(outcome: Outcome, out: Path) -> FuzzFailure:
    """A failure with its record in a file; if there can be none, the seed is enough."""
    if not outcome.record:
        return FuzzFailure(outcome.seed, outcome.problem, "")
    file = out / f"seed-{outcome.seed}.json"
    try:
        out.mkdir(parents=True, exist_ok=True)
        file.write_text(outcome.record, encoding="utf-8")
    except OSError:
        return FuzzFailure(outcome.seed, outcome.problem, "")
    return FuzzFailure(outcome.seed, outcome.problem, str(file))
