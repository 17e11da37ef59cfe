"""The command line, run as a user would run it."""

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from freehold import Record
from freehold.cli import fuzz, main
from freehold.cli.examples import EXAMPLES
from freehold.fuzz import many
from freehold.fuzz.many import FuzzResult
from freehold.lab.report.language import Language

ROOT = Path(__file__).parent.parent


def freehold(*arguments: str, typed: str | None = None) -> Result:
    return CliRunner(env={"FREEHOLD_LANG": "en"}).invoke(main, list(arguments), input=typed)


def test_version_says_which_engine_runs() -> None:
    result = freehold("--version")
    assert result.exit_code == 0
    assert "engine compiled" in result.output or "engine interpreted" in result.output


@pytest.mark.parametrize("command", [(), ("play",), ("scenario",), ("rulings",), ("fuzz",)])
def test_every_command_has_help(command: tuple[str, ...]) -> None:
    result = freehold(*command, "--help")
    assert result.exit_code == 0
    assert len(result.output) > 200


def test_no_summary_of_a_command_is_cut() -> None:
    lines = CliRunner(env={"COLUMNS": "80"}).invoke(main, ["--help"]).output.partition("Commands:\n")[2].splitlines()
    assert len(lines) == len(main.commands)
    assert not [line for line in lines if line.endswith("...")]


@pytest.mark.parametrize("command", list(main.commands))
def test_the_help_of_every_command_shows_examples(command: str) -> None:
    shown = CliRunner(env={"COLUMNS": "80"}).invoke(main, [command, "--help"]).output
    for line in EXAMPLES[command]:
        assert f"    {line}\n" in shown
        name, *arguments = shlex.split(line)
        assert (name, arguments[0]) == ("freehold", command)
        main.commands[command].make_context(command, arguments[1:])  # it can be typed like this


def test_scenario_runs_files_and_folders() -> None:
    result = freehold("scenario", str(ROOT / "tests" / "rulings"))
    assert result.exit_code == 0
    assert result.output.splitlines()[-1].endswith(" passed, 0 failed")


def test_scenario_tells_what_failed(tmp_path: Path) -> None:
    file = tmp_path / "two.yaml"
    file.write_text("- {id: good, A: {coins: 1}, expect: {coins: 1}}\n- {id: bad, expect: {coins: 1}}\n")
    result = freehold("scenario", str(file))
    assert result.exit_code == 1
    assert result.output == "bad: coins is 0, expected 1\n1 passed, 1 failed\n"
    as_json = json.loads(freehold("scenario", str(file), "--json").output)
    assert (as_json["passed"], as_json["failures"][0]["id"]) == (1, "bad")


def test_scenario_trace_shows_decisions_and_answers(tmp_path: Path) -> None:
    file = tmp_path / "one.yaml"
    file.write_text("- {id: x, phase: buy, A: {coins: 3}, do: [{A: buy Silver}]}\n")
    result = freehold("scenario", str(file), "--trace")
    assert "A is asked buy_phase; legal: end phase, buy Copper, buy Silver, buy Estate, buy Curse" in result.output
    assert "-> A: buy Silver" in result.output


def test_a_broken_file_is_named_and_the_others_are_still_run(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("- {id: x, colour: red}\n")
    (tmp_path / "b.yaml").write_text("- {id: y}\n")
    result = freehold("scenario", str(tmp_path))
    assert result.exit_code == 1
    assert "a.yaml: x: colour: unknown field" in result.output
    assert result.output.endswith("1 passed, 1 failed\n")


def test_rulings_counts_and_lists() -> None:
    result = freehold("rulings", "--tests", str(ROOT / "tests"))
    assert result.exit_code == 0
    lines = result.output.splitlines()
    counted = next(line.split() for line in lines if line.startswith("all "))
    data = json.loads(freehold("rulings", "--tests", str(ROOT / "tests"), "--json").output)
    proven = [entry for entry in data if entry["proven"]]
    outside = [entry for entry in data if entry["outside"]]
    both = [entry for entry in proven if entry["outside"]]
    assert counted[:3] == ["all", "1309", str(len(proven))] == ["all", "1309", "1269"]
    assert counted[5:] == [str(len(outside)), str(len(both))] == ["51", "11"]
    assert all(bool(entry["scenarios"] or entry["tests"]) == entry["proven"] for entry in data)
    named = [line.removeprefix("not proven, outside: ") for line in lines if line.startswith("not proven")]
    assert named == [entry["id"] for entry in outside if not entry["proven"]]


def test_rulings_names_what_is_not_proven(tmp_path: Path) -> None:
    result = freehold("rulings", "--tests", str(tmp_path))
    assert result.exit_code == 1
    assert "not proven: BASE-SETUP-01" in result.output
    assert next(line.split()[-2:] for line in result.output.splitlines() if line.startswith("all ")) == ["51", "0"]
    assert result.output.count("not proven, outside: ") == 51
    assert freehold("rulings", "--tests", str(tmp_path / "none")).exit_code != 0


def test_rulings_names_what_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("- {id: x, rules: [BASE-SETUP-01]\n")
    (tmp_path / "b.yaml").write_text("- {id: y, rules: [BASE-SETUP-01], colour: red}\n")
    (tmp_path / "c.yaml").write_text("- {id: z, rules: [BASE-SETUP-02]}\n")
    (tmp_path / "d.yaml").write_text("not: scenarios\n")
    (tmp_path / "e.yaml").write_bytes(b"\xff\xfe\xff")
    (tmp_path / "test_f.py").write_text("def broken(:\n")
    result = freehold("rulings", "--tests", str(tmp_path), "--json")
    assert result.exit_code == 1
    assert [line.split(": ")[0].rpartition("/")[2] for line in result.stderr.splitlines()] == [
        "a.yaml",
        "b.yaml",
        "e.yaml",
        "test_f.py",
    ]
    assert f"{tmp_path / 'a.yaml'}: this is not YAML: " in result.stderr
    assert [entry["scenarios"] for entry in json.loads(result.stdout)][:2] == [[], ["z"]]


def test_fuzz_plays_games() -> None:
    result = freehold("fuzz", "--games", "3", "--workers", "1")
    assert result.exit_code == 0
    assert "3 games" in result.output
    assert "0 failed" in result.output
    german = freehold("fuzz", "--games", "1", "--workers", "1", "--lang", "de")
    assert german.stdout.startswith("1 Spiel, ")


def test_a_copy_that_replayed_one_answer_is_told_so() -> None:
    lines = fuzz._lines(FuzzResult(games=1, answers=1, most_replayed=1), Language("en"))
    assert lines == ["1 game, 1 answer, 0 played to the end, 0.0 games/s; a copy replayed at most 1 answer; 0 failed"]


def test_fuzz_looks_first_where_it_can_write(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for out in (tmp_path / "file", tmp_path / "file" / "below", tmp_path / ("x" * 5000)):
        result = freehold("fuzz", "--games", "1000000", "--out", str(out), "--lang", "de")
        assert (result.exit_code, result.stdout) == (1, "")
        assert result.stderr.startswith("Fehler: In den Ordner ")
    assert freehold("fuzz", "--games", "1", "--workers", "1", "--out", str(tmp_path / "a" / "b")).exit_code == 0
    assert not (tmp_path / "a").exists()


def test_fuzz_tells_that_a_worker_was_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "fuzz_many", lambda *arguments: FuzzResult(games=7, workers_lost=True))
    result = freehold("fuzz")
    assert result.exit_code == 1
    assert result.stdout.startswith("7 games, ")
    assert "A worker was killed, perhaps because there was too little memory. Only 7 games were played" in result.stderr


def test_a_failing_game_is_kept_and_reproduces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from freehold.engine.game import Game
    from freehold.fuzz import fuzzer
    from freehold.fuzz.invariants import Broken

    def fails_late(game: Game) -> None:
        if len(game.answers) > 40:
            raise Broken("forty answers are enough")

    monkeypatch.setattr(fuzzer, "check_counters", fails_late)
    result = freehold("fuzz", "--games", "2", "--workers", "1", "--out", str(tmp_path))
    assert result.exit_code == 1
    assert "forty answers are enough" in result.output
    record = Record.from_json((tmp_path / "seed-0.json").read_text())
    assert len(record.replay().answers) == 41


def test_play_in_the_terminal_until_the_person_quits() -> None:
    result = freehold("play", "--seed", "5", "--kingdom", "Moat, Village", typed="quit\nyes\n")
    assert result.exit_code == 0
    assert "Moat" in result.output


def test_mistakes_on_the_command_line_are_told_in_one_line() -> None:
    for arguments, message in (
        (("play", "--kingdom", "Vilage"), "Did you mean Village"),
        (("play", "--bot", "nobody"), "There is no bot named “nobody”"),
    ):
        result = freehold(*arguments)
        assert result.exit_code == 1
        assert message in result.output
        assert "Traceback" not in result.output


# --- the world outside ----------------------------------------------------------------------------


def run(*arguments: str, **how: Any) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "freehold.cli", *arguments]
    return subprocess.run(command, stderr=subprocess.PIPE, text=True, timeout=60, check=False, **how)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no disk that is always full")
@pytest.mark.parametrize("arguments", [("cards",), ("cards", "--json"), ("card", "Moat"), ("--help",)])
def test_output_that_finds_no_place_is_told_in_a_line(arguments: tuple[str, ...]) -> None:
    with open("/dev/full", "w") as full:
        done = run(*arguments, stdout=full, env={**os.environ, "FREEHOLD_LANG": "de"})
    assert done.returncode == 1
    assert done.stderr == "Fehler: Die Ausgabe lässt sich nicht schreiben: der Datenträger ist voll.\n"


def test_a_reader_that_has_enough_is_no_mistake() -> None:
    done = subprocess.run(
        f"{shlex.quote(sys.executable)} -m freehold.cli cards | head -1", shell=True, capture_output=True, text=True
    )
    assert done.stdout.startswith("Name ")
    assert done.stderr == ""


@pytest.mark.parametrize("number", range(4))
def test_ctrl_c_at_the_start_leaves_no_traceback(number: int) -> None:
    """At any time after the first of our modules is there; whatever Python does before that is not ours."""
    begins = f"""
import freehold, os, signal, sys, threading, time

def press():
    time.sleep({0.01 * 2**number})
    os.kill(os.getpid(), signal.SIGINT)

threading.Thread(target=press).start()
sys.argv = ["freehold", "rulings", "--tests", "."]
from freehold.cli import main
main()
"""
    done = subprocess.run([sys.executable, "-c", begins], capture_output=True, text=True, timeout=60, cwd=ROOT)
    assert done.returncode in (130, -signal.SIGINT)
    assert "Traceback" not in done.stderr


def test_ctrl_c_ends_a_command_with_its_own_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(*anything: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("freehold.rulings.catalogue", pressed)
    assert freehold("card", "Moat").exit_code == 130
