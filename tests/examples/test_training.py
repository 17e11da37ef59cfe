"""A trained agent: training can be stopped at any time, and the policy that comes with Freehold beats Big Money."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from freehold import Game
from freehold.bots import make_bot, play_out
from freehold.strategies import load

EXAMPLES = Path(__file__).parents[2] / "examples"
TRAINED = EXAMPLES / "trained"
#: A run of few and small updates; the first checkpoint is written after ten of them.
SMALL = ("--updates", "24", "--games", "4", "--seed", "7")
#: With one thread sums are added up in the same order each time.
ONE_THREAD = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


def start(script: str, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(EXAMPLES / script), *arguments],
        env=ONE_THREAD,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(process: subprocess.Popen[str]) -> tuple[str, str]:
    """What it has said, on both channels, once it has ended well."""
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    return out, err


def wait_for(what: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not what():
        assert time.monotonic() < until
        time.sleep(0.02)


def arrays(folder: Path) -> dict[str, Any]:
    """A checkpoint without the seconds that the updates took."""
    with np.load(folder / "checkpoint.npz") as file:
        found = dict(file)
    found["points"] = np.delete(found["points"], 1, axis=1)
    return found


def same(first: dict[str, Any], second: dict[str, Any]) -> bool:
    return first.keys() == second.keys() and all(np.array_equal(first[key], second[key]) for key in first)


def test_a_run_that_is_killed_and_interrupted_ends_like_one_that_is_not(tmp_path: Path) -> None:
    straight = start("train.py", *SMALL, "--folder", str(tmp_path / "straight"))
    folder = tmp_path / "stopped"
    checkpoint = folder / "checkpoint.npz"
    command = "train.py", *SMALL, "--folder", str(folder)

    killed = start(*command)
    wait_for(checkpoint.exists)
    killed.kill()
    killed.communicate()
    first = arrays(folder)
    assert 10 <= len(first["points"]) < 24

    # A start that has no time for an update goes on from there and changes nothing.
    _, said = finish(start(*command, "--minutes", "0"))
    assert f"going on after update {len(first['points'])}" in said
    assert same(arrays(folder), first)

    interrupted = start(*command)
    assert interrupted.stderr is not None
    assert "going on" in interrupted.stderr.readline()
    interrupted.send_signal(signal.SIGINT)
    said = interrupted.stderr.read()
    assert interrupted.wait(60) == 0
    second = arrays(folder)
    assert f"stopped after update {len(second['points'])}, and saved" in said
    assert len(first["points"]) <= len(second["points"]) < 24

    finish(start(*command))
    finish(straight)
    assert len(arrays(folder)["points"]) == 24
    assert same(arrays(folder), arrays(tmp_path / "straight"))


def test_a_run_is_not_mixed_up_with_another(tmp_path: Path) -> None:
    finish(start("train.py", *SMALL, "--minutes", "0", "--folder", str(tmp_path)))
    other = start("train.py", "--updates", "5", "--minutes", "0", "--folder", str(tmp_path))
    _, said = other.communicate(timeout=60)
    assert other.returncode == 1
    assert "give the same, or another --folder" in said


def test_the_policy_that_comes_with_freehold_plays_as_well_as_is_told() -> None:
    told = json.loads((TRAINED / "result.json").read_text(encoding="utf-8"))
    assert told["policy_sha256"] == sha256((TRAINED / "policy.npz").read_bytes()).hexdigest()
    out, _ = finish(start("evaluate.py", "--games", "60", "--seed", "3", "--opponent", "big-money", "--json"))
    few = json.loads(out)["opponents"]["big-money"]
    many = told["opponents"]["big-money"]
    assert few["games"] == 60
    assert many["games"] >= 2000
    assert few["win_rate"]["low"] > 0.5
    assert few["win_rate"]["low"] <= many["win_rate"]["high"]
    assert few["win_rate"]["high"] >= many["win_rate"]["low"]
    assert told["opponents"]["Big Money Ultimate"]["win_rate"]["low"] > 0.5


def test_its_curve_begins_with_defeats_and_ends_with_victories() -> None:
    with (TRAINED / "curve.csv").open(encoding="utf-8") as file:
        shares = [float(row["won"]) / max(1, int(row["played"])) for row in csv.DictReader(file)]
    assert max(shares[:10]) < 0.1
    assert min(shares[-10:]) > 0.8


def test_it_plays_wherever_a_strategy_does() -> None:
    trained = load(str(EXAMPLES / "policy.py"))
    wins = 0
    for seed in range(20):
        game = Game.new(list(trained.needs), seed=seed)
        seat = seed % 2
        bots = [make_bot("big-money", 0), make_bot("big-money", 0)]
        bots[seat] = trained.bot(seed)
        play_out(game, bots)
        wins += game.winners() == [seat]
    assert wins > 12
