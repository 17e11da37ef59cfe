"""`freehold play` as it is typed in a shell: its options, kept games, and what is refused before a card is dealt."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from typist import KINGDOM

from freehold import Game, Record
from freehold.bots import BOTS, BigMoney, play_out
from freehold.cli import main
from freehold.engine.errors import short
from freehold.texts import LANGUAGES


def freehold(*arguments: str | Path, typed: str = "", language: str = "en") -> Result:
    """Run it; whatever happens, nobody sees a traceback."""
    runner = CliRunner(env={"FREEHOLD_LANG": language})
    result = runner.invoke(main, ["play", *map(str, arguments)], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def record_of(path: Path) -> Record:
    return Record.from_json(path.read_text(encoding="utf-8"))


# --- going on -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["sensible", "big-money", "random"])
def test_a_kept_game_goes_on_in_the_same_file(tmp_path: Path, bot: str) -> None:
    path = tmp_path / "game.json"
    begun = freehold("--seed", "5", "--players", "3", "--bot", bot, "--save", path, typed="1\n\nquit\nyes\n")
    assert begun.exit_code == 0
    before = record_of(path)
    gone_on = freehold("--resume", path, typed="undo\nyes\n\n\n")
    assert gone_on.exit_code == 0
    assert "The game goes on where it was left; log tells what happened until then." in gone_on.output
    assert gone_on.output.endswith(f"Saved in {path}.\n")
    after = record_of(path)
    assert after.seats == before.seats
    assert after.seats[0] == "Human"
    assert after.answers[:1] == before.answers[:1]
    assert len(after.answers) > len(before.answers)
    assert [*tmp_path.iterdir()] == [path]


def test_a_game_is_finished_in_pieces(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    freehold("--seed", "5", "--bot", "big-money", "--save", path, language="de")
    for _ in range(60):
        result = freehold("--resume", path, typed="\n", language="de")
        assert result.exit_code == 0
        if "Ergebnis:" in result.output:
            break
    game = record_of(path).replay()
    assert game.over
    assert game.answers.count(0) > 10
    result = freehold("--resume", path, language="de")
    assert result.exit_code == 1
    assert result.output == f"Fehler: Das Spiel in {short(str(path))} kann nicht weitergehen. Es ist zu Ende.\n"


def test_the_name_of_the_person_stays(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(Record.of(Game.new(KINGDOM, 3, "a seed"), ["Ann", "Search 1", "Search 2"]).to_json())
    result = freehold("--resume", path)
    assert "you against Search 1 and Search 2" in result.output
    assert record_of(path).seats == ["Ann", "Search 1", "Search 2"]


def test_going_on_in_another_file(tmp_path: Path) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    freehold("--seed", "5", "--save", old)
    before = old.read_bytes()
    assert freehold("--resume", old, "--save", new, typed="1\n").exit_code == 0
    assert old.read_bytes() == before
    assert len(record_of(new).answers) > len(record_of(old).answers)
    assert freehold("--resume", old, "--save", new).exit_code == 2
    assert freehold("--resume", old, "--save", old, typed="1\n").exit_code == 0


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        (["Ann", "Ben", "Sensible"], "Its seats belong to Ann and Ben, and here is room for one person only."),
        (["Sensible", "Ann", "Random"], "Its first seat, which would be yours, belongs to a bot."),
    ],
)
def test_whose_seats_they_are(tmp_path: Path, seats: list[str], why: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(Record.of(Game.new(KINGDOM, 3, 7), seats).to_json())
    result = freehold("--resume", path)
    assert result.exit_code == 1
    assert why in result.output
    assert record_of(path).seats == seats
    result = freehold("--resume", path, "--bot", "big-money")
    assert result.exit_code == 0
    assert record_of(path).seats == [seats[0], "Big Money 1", "Big Money 2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_go_on(tmp_path: Path, language: str) -> None:
    over = Game.new(KINGDOM, 2, 7)
    play_out(over, [BigMoney(), BigMoney()])
    good = Record.of(over, ["Human", "Big Money"]).to_dict()
    os.mkfifo(tmp_path / "pipe")
    texts = {
        "over": json.dumps(good),
        "cut": json.dumps(good)[:-9],
        "changed": json.dumps(good | {"seed": 8}),
        "short": json.dumps(good | {"hashes": good["hashes"][:-1]}),
        "foreign": "{}",
        "other": json.dumps(good | {"freehold": 99}),
        "bytes": "\udcff",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8", errors="surrogateescape")
    for name in (*texts, "pipe"):
        result = freehold("--resume", tmp_path / name, language=language)
        assert result.exit_code == 1, name
        told = "The game in {} cannot go on. " if language == "en" else "Das Spiel in {} kann nicht weitergehen. "
        assert told.format(short(str(tmp_path / name))) in result.output
        assert result.output.count("\n") == 1
    assert freehold("--resume", tmp_path / "none").exit_code == 2
    assert freehold("--resume", tmp_path / "over", "--bot", "nobody").exit_code == 1


def test_a_kept_game_is_set_up_already(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    freehold("--seed", "5", "--save", path)
    result = freehold("--resume", path, "--players", "2", "--seed", "5")
    assert result.exit_code == 2
    assert "--players and --seed cannot change that." in result.output


# --- where a new game is kept -------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kept_game_is_not_written_over(tmp_path: Path, language: str) -> None:
    path = tmp_path / "my game.json"
    freehold("--seed", "5", "--save", path)
    before = path.read_bytes()
    result = freehold("--save", path, language=language)
    assert result.exit_code == 2
    assert f"freehold play --resume '{path}'" in result.output
    assert "Dominion" not in result.output  # nothing was dealt
    assert path.read_bytes() == before


def test_other_files_are_not_written_over(tmp_path: Path) -> None:
    over = Game.new(KINGDOM, 2, 7)
    play_out(over, [BigMoney(), BigMoney()])
    for text in ("dear", Record.of(over).to_json()):
        path = tmp_path / "file"
        path.write_text(text, encoding="utf-8")
        result = freehold("--save", path)
        assert result.exit_code == 2
        assert result.output == f"Error: {short(str(path))} is there already. Choose another name.\n"
        assert path.read_text(encoding="utf-8") == text


def test_whether_it_can_be_kept_is_found_out_before_the_deal(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name, why in (
        ("no/where", "There is no such folder."),
        ("", "That is a folder."),
        ("pipe", "That is not an ordinary file."),
        ("x" * 300, "No file can have that name."),
        ("/dev/null", "That is not an ordinary file."),
    ):
        result = freehold("--save", tmp_path / name)
        assert result.exit_code == 2
        assert result.output == f"Error: No game can be kept in {short(str(tmp_path / name))}. {why}\n"
    assert [*tmp_path.iterdir()] == [tmp_path / "pipe"]


def test_a_file_has_a_name() -> None:
    for option in ("--save", "--resume"):
        result = freehold(option, "")
        assert result.exit_code == 2
        assert result.output == f"Error: {option} needs the name of a file.\n"
        assert freehold(option, " ", language="de").output == f"Fehler: {option} braucht den Namen einer Datei.\n"


# --- the rest -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["random", " Random ", "zufall", "ZUFÄLLIG"])
def test_a_random_kingdom(text: str, tmp_path: Path) -> None:
    path, again = tmp_path / "game.json", tmp_path / "again.json"
    assert freehold("--kingdom", text, "--seed", "5", "--save", path).exit_code == 0
    assert freehold("--kingdom", text, "--seed", "5", "--save", again).exit_code == 0
    kingdom = record_of(path).kingdom
    assert len(kingdom) == 10
    assert kingdom == record_of(again).kingdom
    freehold("--kingdom", text, "--seed", "6", "--save", tmp_path / "other.json")
    assert kingdom != record_of(tmp_path / "other.json").kingdom


def test_help_names_the_bots_and_shows_how_it_is_used() -> None:
    output = " ".join(freehold("--help").output.split())
    assert all(name in output for name in BOTS)
    assert "Examples: freehold play" in output
