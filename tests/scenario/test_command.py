"""`freehold scenario`: what it prints, and how it ends."""

import json
from pathlib import Path

from click.testing import CliRunner, Result

from freehold.cli import main


def freehold(*arguments: str) -> Result:
    return CliRunner(env={"FREEHOLD_LANG": "en"}).invoke(main, ["scenario", *arguments])


def test_where_there_is_no_scenario_a_line_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "none"
    folder.mkdir()
    file = tmp_path / "empty.yaml"
    file.write_text("# nothing yet\n")
    for path in (folder, file):
        result = freehold(str(path))
        assert result.output == f"{path}: no scenarios in it\n0 passed, 0 failed\n"
        assert result.exit_code == 1
    data = json.loads(freehold(str(folder), str(file), "--json").output)
    assert data["empty"] == [str(folder), str(file)]


def test_an_empty_file_beside_others_is_no_failure(tmp_path: Path) -> None:
    (tmp_path / "empty.yaml").write_text("[]")
    (tmp_path / "one.yml").write_text("- {id: x}")
    result = freehold(str(tmp_path))
    assert result.output == f"{tmp_path / 'empty.yaml'}: no scenarios in it\n1 passed, 0 failed\n"
    assert result.exit_code == 0


def test_errors_of_the_contract_have_the_id_of_their_scenario(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text("- {id: a, colour: red}\n- {id: b, kingdom: [Copper]}\n- {id: c, expect: {coins: 1}}\n- {id: 4}\n")
    data = json.loads(freehold(str(file), "--json").output)
    assert [failure["id"] for failure in data["failures"]] == ["a", "", "b", "c"]
    lines = freehold(str(file)).output.splitlines()
    assert lines[0] == f"{file}: a: colour: unknown field"
    assert lines[2].startswith(f"{file}: b: kingdom: Copper is in every game")
    assert lines[3:] == ["c: coins is 0, expected 1", "0 passed, 4 failed"]


def test_a_trace_of_what_cannot_be_set_up(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text("- {id: b, title: No kingdom, kingdom: [Copper]}\n")
    lines = freehold(str(file), "--trace").output.splitlines()
    assert lines[0] == "b: No kingdom"
    assert lines[1].startswith(f"{file}: b: kingdom: ")
