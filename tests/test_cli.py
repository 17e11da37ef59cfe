"""The command line, run as a user would run it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from freehold import Record
from freehold.cli import main

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
    assert result.output.splitlines()[-2].split()[:3] == ["all", "1309", "1269"]
    data = json.loads(freehold("rulings", "--tests", str(ROOT / "tests"), "--json").output)
    assert sum(1 for entry in data if entry["proofs"]) == 1269


def test_rulings_names_what_is_not_proven(tmp_path: Path) -> None:
    result = freehold("rulings", "--tests", str(tmp_path))
    assert result.exit_code == 1
    assert "not proven: BASE-SETUP-01" in result.output
    assert freehold("rulings", "--tests", str(tmp_path / "none")).exit_code != 0


def test_fuzz_plays_games() -> None:
    result = freehold("fuzz", "--games", "3", "--workers", "1")
    assert result.exit_code == 0
    assert "3 games" in result.output
    assert "0 failed" in result.output


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
        (("play", "--bot", "nobody"), "there is no bot named 'nobody'"),
    ):
        result = freehold(*arguments)
        assert result.exit_code == 1
        assert message in result.output
        assert "Traceback" not in result.output
