"""`make bench`: the engine, the floor and the limit side by side, on the same games.

Everything is measured several times in turn and the best of each is taken, so that a busy moment of the
machine hits all of them alike. Times are CPU times; what counts is the ratio.
"""

from __future__ import annotations

import json
import math
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

HERE = Path(__file__).parent
ROUNDS = 5
#: The ratio to the floor that we promise of the interpreted engine, with Big Money.
PROMISED_INTERPRETED = 0.5


@dataclass(frozen=True)
class Workload:
    """What both players do is in `bench/strategies`; the reference programs know it by the same name."""

    name: str
    #: How many games make a measurement: compiled, floor and limit.
    games: int
    floor_games: int
    limit_games: int
    #: The ratio to the floor that we promise.
    promised: float
    #: Turns of both players in a game and their spread, and outcomes (first wins, second wins, tie), which any
    #: correct engine reproduces.
    turns: float
    spread: float
    outcomes: tuple[float, float, float]

    def problems(self, result: dict[str, Any]) -> list[str]:
        """What lies further from the known figures than four standard errors."""
        found = []
        if abs(result["turns"] - self.turns) > 4 * self.spread / math.sqrt(self.games) + 0.01:
            found.append(f"{self.name}: {result['turns']:.3f} turns a game, expected {self.turns}")
        for share, expected in zip(result["outcomes"], self.outcomes, strict=True):
            if abs(share - expected) > 4 * math.sqrt(expected * (1 - expected) / self.games) + 0.001:
                found.append(f"{self.name}: outcome {share:.4f}, expected {expected}")
        return found


WORKLOADS: Final = (
    Workload("bm", 20000, 5000, 500000, 3.0, 34.21, 2.7, (0.244, 0.424, 0.333)),
    Workload("smithy", 20000, 4000, 300000, 3.0, 30.41, 2.9, (0.261, 0.428, 0.310)),
    Workload("engine", 6000, 2000, 100000, 2.0, 36.81, 3.3, (0.395, 0.423, 0.182)),
)


def main() -> int:
    limit = build_limit()
    print(f"measuring, best of {ROUNDS} rounds …", file=sys.stderr)
    best: dict[tuple[str, str], float] = {}
    results: dict[str, dict[str, Any]] = {}
    for number in range(ROUNDS):
        print(f"round {number + 1}", file=sys.stderr)
        for work in WORKLOADS:
            floor = [sys.executable, str(HERE / "reference" / "floor.py"), work.name, str(work.floor_games)]
            results[work.name] = worker(work.name, work.games)
            measured = {"floor": rate(floor), "engine": results[work.name]["rate"]}
            if work.name == "bm":
                measured["bot"] = worker("big-money", work.games)["rate"]
                measured["interpreted"] = worker("big-money", work.games // 8, pure=True)["rate"]
            if limit is not None:
                measured["limit"] = rate([str(limit), work.name, str(work.limit_games)])
            for what, games in measured.items():
                best[work.name, what] = max(games, best.get((work.name, what), 0.0))

    everything = worker("all-cores", 20000)
    copy = worker("copies", 20000)
    memory = worker("memory", 100000)
    raw = worker("decisions", 200000)
    compiled = results["bm"]["compiled"]
    print(f"engine: {'compiled' if compiled else 'interpreted (no compiled engine is installed)'}")
    print(f"copy at a phase decision {copy['phase']:.1f} µs, inside an effect {copy['effect']:.1f} µs", end="")
    print(f" (at most {copy['replayed']} answers replayed)")
    print(f"decision and random answer over random kingdoms: {raw['rate']:,.0f} decisions/s")
    print(f"peak memory after 10,000 games {memory['early_kb']} kB, after 100,000 games {memory['late_kb']} kB")
    told = ", ".join(f"{name} {games:,.0f}" for name, games in everything["rates"].items())
    print(f"freehold simulate on all cores, games a second ({everything['workers']}): {told}")
    problems = []
    for work in WORKLOADS:
        result = results[work.name]
        outcome = ", ".join(f"{share:.3f}" for share in result["outcomes"])
        print(f"{work.name} outcomes: {result['turns']:.2f} turns a game; first, second, tie: {outcome}")
        problems += work.problems(result)
    for work in WORKLOADS:
        print(summary(work.name, work.name, "engine", best))
        if compiled and best[work.name, "engine"] < work.promised * best[work.name, "floor"]:
            problems.append(f"{work.name} is below {work.promised:g} times the floor")
    if best["bm", "interpreted"] < PROMISED_INTERPRETED * best["bm", "floor"]:
        problems.append(f"the interpreted engine is below {PROMISED_INTERPRETED:g} times the floor")
    print(summary("bm-bot", "bm", "bot", best))
    print(summary("bm-bot-interpreted", "bm", "interpreted", best))
    for problem in problems:
        print(f"WRONG: {problem}")
    return 1 if problems else 0


def summary(title: str, work: str, engine: str, best: dict[tuple[str, str], float]) -> str:
    floor = best[work, "floor"]
    top = f"{best[work, 'limit']:.0f}" if (work, "limit") in best else "none"
    ours = best[work, engine]
    return f"{title} engine={ours:.0f} floor={floor:.0f} limit={top} ratio={ours / floor:.2f}"


def build_limit() -> Path | None:
    """Compile the C program, if there is a compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    target = HERE / "build" / "limit"
    target.parent.mkdir(exist_ok=True)
    source = HERE / "reference" / "limit.c"
    subprocess.run([compiler, "-O3", "-march=native", str(source), "-o", str(target)], check=True)
    return target


def rate(command: list[str]) -> float:
    """Games per CPU-second as a reference program prints them."""
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return float(text.split("games/cpu-s=")[1].split()[0])


def worker(name: str, amount: int, pure: bool = False) -> dict[str, Any]:
    environment = {**os.environ, "FREEHOLD_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "bench.worker", name, str(amount)]
    text = subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout
    result: dict[str, Any] = json.loads(text)
    return result


if __name__ == "__main__":
    sys.exit(main())
