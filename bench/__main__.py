"""`make bench`: the engine, the floor and the limit side by side.

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
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROUNDS = 5
#: Turns per game and outcomes (first wins, second wins, tie) that a correct engine reproduces.
CHECK_TURNS = 34.21
CHECK_OUTCOMES = (0.244, 0.424, 0.333)
#: Standard deviation of the number of turns of one game, for the sampling error of the mean.
TURNS_SPREAD = 3.0


def main() -> int:
    limit = build_limit()
    print(f"measuring, best of {ROUNDS} rounds …", file=sys.stderr)
    compiled: list[dict[str, Any]] = []
    pure: list[dict[str, Any]] = []
    floors: list[float] = []
    limits: list[float] = []
    for number in range(ROUNDS):
        print(f"round {number + 1}", file=sys.stderr)
        floors.append(rate([sys.executable, str(HERE / "reference" / "floor.py"), "bm", "5000"]))
        compiled.append(worker("bm", 20000))
        pure.append(worker("bm", 3000, pure=True))
        if limit is not None:
            limits.append(rate([str(limit), "bm", "500000"]))
    floor = max(floors)
    problems = check_outcomes(compiled[0], 20000)

    copy = worker("copies", 20000)
    memory = worker("memory", 100000)
    raw = worker("decisions", 200000)
    engine = "compiled" if compiled[0]["compiled"] else "interpreted (no compiled engine is installed)"
    print(f"engine: {engine}")
    print(f"copy at a phase decision {copy['phase']:.1f} µs, inside an effect {copy['effect']:.1f} µs", end="")
    print(f" (at most {copy['replayed']} answers replayed)")
    print(f"decision and random answer over random kingdoms: {raw['rate']:,.0f} decisions/s")
    print(f"peak memory after 10,000 games {memory['early_kb']} kB, after 100,000 games {memory['late_kb']} kB")
    outcome = ", ".join(f"{share:.3f}" for share in compiled[0]["outcomes"])
    print(f"bm outcomes: {compiled[0]['turns']:.2f} turns a game; first, second, tie: {outcome}")
    for problem in problems:
        print(f"WRONG: {problem}")
    top = f"{max(limits):.0f}" if limits else "none"
    for name, results in (("bm", compiled), ("bm-interpreted", pure)):
        best = max(result["rate"] for result in results)
        print(f"{name} engine={best:.0f} floor={floor:.0f} limit={top} ratio={best / floor:.2f}")
    return 1 if problems else 0


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


def check_outcomes(result: dict[str, Any], games: int) -> list[str]:
    """What lies further from the known figures than four standard errors."""
    problems = []
    if abs(result["turns"] - CHECK_TURNS) > 4 * TURNS_SPREAD / math.sqrt(games) + 0.01:
        problems.append(f"{result['turns']:.3f} turns a game, expected {CHECK_TURNS}")
    for share, expected in zip(result["outcomes"], CHECK_OUTCOMES, strict=True):
        if abs(share - expected) > 4 * math.sqrt(expected * (1 - expected) / games) + 0.001:
            problems.append(f"outcome {share:.4f}, expected {expected}")
    return problems


if __name__ == "__main__":
    sys.exit(main())
