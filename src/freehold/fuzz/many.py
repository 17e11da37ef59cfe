"""Many random games, on all cores, with progress; what fails is written down at once."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from freehold.fuzz.fuzzer import Outcome, fuzz_game, fuzz_rich_game


@dataclass
class FuzzFailure:
    """A game that broke an invariant, and the file that reproduces it."""

    seed: int
    problem: str
    file: str


@dataclass
class FuzzResult:
    """What came of a run, even one that was interrupted."""

    games: int = 0
    finished: int = 0
    answers: int = 0
    most_replayed: int = 0
    seconds: float = 0.0
    interrupted: bool = False
    failures: list[FuzzFailure] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    def summary(self) -> str:
        stopped = " (interrupted)" if self.interrupted else ""
        return (
            f"{self.games} games{stopped}, {self.answers} answers, {self.finished} played to the end, "
            f"{self.rate:.1f} games/s; a copy replayed at most {self.most_replayed} answers; "
            f"{len(self.failures)} failed"
        )

    def to_dict(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "finished": self.finished,
            "answers": self.answers,
            "most_replayed": self.most_replayed,
            "games_per_second": round(self.rate, 2),
            "interrupted": self.interrupted,
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
    """Play games with the seeds from `seed` on. Ctrl-C gives the result so far."""
    result = FuzzResult()
    start = time.monotonic()
    try:
        play = fuzz_rich_game if rich else fuzz_game
        with _outcomes(play, games, seed, workers or os.cpu_count() or 1) as outcomes:
            for outcome in outcomes:
                result.games += 1
                result.finished += outcome.finished
                result.answers += outcome.answers
                result.most_replayed = max(result.most_replayed, outcome.most_replayed)
                if outcome.problem:
                    result.failures.append(_keep(outcome, out))
                result.seconds = time.monotonic() - start
                progress(result.games, result.rate, len(result.failures))
    except KeyboardInterrupt:
        result.interrupted = True
    result.seconds = time.monotonic() - start
    return result


@contextmanager
def _outcomes(play: Callable[[int], Outcome], games: int, seed: int, workers: int) -> Iterator[Iterator[Outcome]]:
    seeds = range(seed, seed + games)
    if workers == 1:
        yield map(play, seeds)
        return
    # Ctrl-C goes to the whole group of processes; only this one is to hear it.
    pool = ProcessPoolExecutor(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield islice(pool.map(play, seeds, chunksize=8), games)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _keep(outcome: Outcome, out: Path) -> FuzzFailure:
    if not outcome.record:
        return FuzzFailure(outcome.seed, outcome.problem, "none; the seed alone reproduces it")
    out.mkdir(parents=True, exist_ok=True)
    file = out / f"seed-{outcome.seed}.json"
    file.write_text(outcome.record, encoding="utf-8")
    return FuzzFailure(outcome.seed, outcome.problem, str(file))
