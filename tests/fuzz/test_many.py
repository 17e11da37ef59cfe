"""Many games at once: whatever befalls the workers, what was played is not lost."""

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from freehold.fuzz import many
from freehold.fuzz.fuzzer import Outcome
from freehold.fuzz.many import fuzz_many


def quick(seed: int) -> Outcome:
    """A game that takes no time; every third fails, and the first is the last to be done."""
    if seed == 0:
        time.sleep(0.5)
    return Outcome(seed, [], [], 2, answers=1, finished=True, problem="" if seed % 3 else "three", record="{}")


def deadly(seed: int) -> Outcome:
    """The tenth game kills its worker, as a system without memory would."""
    if seed == 10:
        time.sleep(0.5)  # so that the others have come to something
        os.kill(os.getpid(), signal.SIGKILL)
    return quick(seed)


def test_failures_come_in_the_order_of_their_seeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "fuzz_game", quick)
    seen: list[int] = []
    result = fuzz_many(12, 0, 2, tmp_path / "out", lambda done, rate, failed: seen.append(done))
    assert seen == list(range(1, 13))  # also in a short run it is told how far it has come
    assert [failure.seed for failure in result.failures] == [0, 3, 6, 9]
    assert (result.games, result.interrupted, result.workers_lost) == (12, False, False)
    assert Path(result.failures[0].file).read_text() == "{}"


def test_a_worker_that_is_killed_does_not_take_the_result_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(many, "fuzz_game", deadly)
    result = fuzz_many(1000, 1, 2, tmp_path)
    assert result.workers_lost
    assert 9 <= result.games < 1000
    assert [failure.seed for failure in result.failures][:3] == [3, 6, 9]
    assert result.to_dict()["workers_lost"] is True


def test_what_cannot_be_kept_is_still_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "fuzz_game", quick)
    (tmp_path / "file").touch()
    result = fuzz_many(4, 1, 1, tmp_path / "file")
    assert [(failure.seed, failure.file) for failure in result.failures] == [(3, "")]


@contextmanager
def running(mark: Path, workers: str, command: str = "exec {}") -> Iterator["subprocess.Popen[str]"]:
    """The command with games that leave a mark, after which there is something to interrupt."""
    program = "import marked; from freehold.fuzz import many; many.fuzz_game = marked.play; import freehold.cli as c"
    call = [sys.executable, "-c", f"{program}; c.main()", "fuzz", "--lang", "en", "--games", "1000000"]
    environment = {**os.environ, "MARK": str(mark), "PYTHONPATH": str(Path(__file__).parent)}
    with subprocess.Popen(
        ["sh", "-c", command.format(shlex.join([*call, "--workers", workers]))],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        start_new_session=True,
        text=True,
    ) as process:
        while not mark.exists():
            assert process.poll() is None
            time.sleep(0.05)
        yield process


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_run_that_is_interrupted_tells_how_far_it_came(tmp_path: Path, number: signal.Signals, workers: str) -> None:
    """As in a terminal, the signal goes to all processes; nothing but the result is printed."""
    with running(tmp_path / "mark", workers) as process:
        os.killpg(process.pid, number)
        output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert int(output.split()[0].replace(",", "")) >= 15
    assert " games (interrupted), " in output
    assert "Traceback" not in errors
    assert "Exception" not in errors


def test_behind_a_script_it_can_be_ended_all_the_same(tmp_path: Path) -> None:
    """A shell lets what runs in the background ignore Ctrl-C."""
    mark = tmp_path / "mark"
    wait = f"while [ ! -e {mark} ]; do sleep 0.1; done"
    script = f"{{}} & child=$!; {wait}; kill -INT $child; kill -TERM $child; wait $child"
    with running(mark, "2", script) as process:
        output, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert " games (interrupted), " in output
