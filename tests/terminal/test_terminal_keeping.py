"""Games in files: what is written where, when, and what is never written over."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from typist import KINGDOM, Typist, new_game

from freehold import Game, Record
from freehold.bots.big_money import BigMoney
from freehold.terminal import play
from freehold.terminal.keeping import keep, refusal


def kept(path: Path) -> Game:
    return Record.from_json(path.read_text(encoding="utf-8")).replay()


def game() -> Game:
    return Game.new(KINGDOM, 2, 3)


# --- files --------------------------------------------------------------------------------------------


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    file = tmp_path / "folder" / "game.json"
    link = tmp_path / "link.json"
    link.symlink_to(file)
    for _ in range(2):  # at first it leads nowhere yet
        assert refusal(link) is None
        assert keep(game(), [], link) is None
        assert link.is_symlink()
        assert kept(file).answers == []
    assert [*file.parent.iterdir()] == [file]


def test_what_is_no_file_is_refused_and_stays(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to(tmp_path / "pipe")
    (tmp_path / "null").symlink_to("/dev/null")
    for name, key in (("pipe", "special"), ("link", "special"), ("null", "special"), (".", "folder"), ("a\0", "name")):
        for why in (refusal(tmp_path / name), keep(game(), [], tmp_path / name)):
            assert why is not None
            assert why.key == f"terminal-why-{key}"
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)


def test_other_refusals(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path, key in (
        (tmp_path / "no" / "where", "no-folder"),
        (tmp_path / "file" / "below", "no-folder"),
        (tmp_path / ("x" * 300), "name"),
    ):
        why = refusal(path)
        assert why is not None
        assert why.key == f"terminal-why-{key}"
    assert [*tmp_path.iterdir()] == [tmp_path / "file"]


def test_a_file_or_folder_of_somebody_else_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # who runs the tests may be allowed everything
    for why in (refusal(file), keep(game(), [], file)):
        assert why is not None
        assert why.key == "terminal-why-forbidden"


def test_other_files_beside_it_and_its_permissions_stay(tmp_path: Path) -> None:
    path, part = tmp_path / "game.json", tmp_path / "game.json.part"
    part.write_text("mine", encoding="utf-8")
    path.touch(0o600)
    path.chmod(0o640)
    assert keep(game(), [], path) is None
    assert part.read_text(encoding="utf-8") == "mine"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert sorted(tmp_path.iterdir()) == [path, part]


@pytest.mark.parametrize("failing", [OSError(28, "full"), KeyboardInterrupt()])
def test_what_was_there_stays_whole_and_nothing_is_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: BaseException
) -> None:
    path = tmp_path / "game.json"
    assert keep(game(), [], path) is None
    before = path.read_bytes()

    def fails(number: int) -> None:
        raise failing

    monkeypatch.setattr(os, "fsync", fails)
    later = game()
    later.answer(0)
    if isinstance(failing, OSError):
        why = keep(later, [], path)
        assert why is not None
        assert why.key == "terminal-why-full"
    else:
        with pytest.raises(KeyboardInterrupt):
            keep(later, [], path)
    assert path.read_bytes() == before
    assert [*tmp_path.iterdir()] == [path]


# --- in the game --------------------------------------------------------------------------------------


def test_the_game_is_kept_after_every_turn_without_a_word(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typist = Typist("", "", "end turn")
    turns: list[tuple[int, int]] = []

    def read(mark: str) -> str:
        turns.append((kept(path).view(0).turn, typist.text.count(str(path))))
        return typist.read(mark)

    play(KINGDOM, 2, 3, [BigMoney()], first=0, read=read, write=typist.write, save=path)
    assert turns == [(1, 0), (3, 0), (5, 0), (7, 0)]
    assert typist.written[-1] == f"Saved in {path}."


def test_the_file_follows_an_undo(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typist = Typist("", "", "undo", "yes", "undo", "yes")
    new_game(typist, save=path)
    assert kept(path).answers == []


def broken(path: Path) -> Callable[[int], None]:
    def mend(lines: int) -> None:
        """Nothing can be written there at first, and then again."""
        if lines == 3:
            path.rmdir()

    path.mkdir()
    return mend


def test_that_it_cannot_be_kept_is_told_once(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    mend = broken(path)
    typist = Typist("", "", "quit", "no", "", "quit", "no")

    def read(mark: str) -> str:
        mend(len(typist.lines))
        return typist.read(mark)

    play(KINGDOM, 2, 3, [BigMoney()], first=0, read=read, write=typist.write, save=path)
    assert typist.written.count(f"It could not be saved in {path}. That is a folder.") == 1
    questions = [line for line in typist.written if line.startswith("Leave the game?")]
    assert questions == [
        "Leave the game? To keep it, answer no, then type: save FILE. (yes or no)",
        f"Leave the game? It is kept in {path}. (yes or no)",
    ]
    assert typist.written[-1] == f"Saved in {path}."


def test_after_saving_quit_says_that_the_game_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typist = Typist(
        f"save {path}", "quit", "no", "play treasures", "quit", "no", "undo", "1", f"save {path}", "quit", "y"
    )
    new_game(typist)
    questions = [line for line in typist.written if line.startswith("Leave the game?")]
    assert questions == [
        f"Leave the game? It is kept in {path}. (yes or no)",
        "Leave the game? To keep it, answer no, then type: save FILE. (yes or no)",
        f"Leave the game? It is kept in {path}. (yes or no)",
    ]
    assert "Replace it?" not in typist.text
    assert "unfinished" in typist.written[-1]  # and no complaint that it was lost


def test_as_many_other_answers_are_not_the_kept_ones(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typist = Typist("play copper", f"save {path}", "undo", "play treasures")
    new_game(typist)
    assert typist.written[-1] == "What happened after you saved it was not kept."


def test_a_game_that_fails_is_kept_as_far_as_it_came(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typist = Typist("play treasures")

    def read(mark: str) -> str:
        if not typist.lines:
            raise ZeroDivisionError
        return typist.read(mark)

    with pytest.raises(ZeroDivisionError):
        play(KINGDOM, 2, 3, [BigMoney()], first=0, read=read, write=typist.write, save=path)
    assert len(kept(path).answers) == 1
