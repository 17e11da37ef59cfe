"""Who may use a database: a SQLite file is one server's, and letters between processes arrive as they were sent."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from processes import process

from freehold.server.shared.alone import SoleUse
from freehold.server.shared.pieces import Cutter, Joiner
from freehold.server.store.database import BadDatabase


@pytest.mark.anyio
async def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    async with process(database) as first:
        command = [sys.executable, "-m", "freehold.cli", "serve", "--port", "0", "--database", database]
        second = subprocess.run(command, capture_output=True, text=True, timeout=30)
        assert second.returncode == 1
        assert f"games.db is in use by another server (process {first.process.pid})" in second.stderr
        assert "Traceback" not in second.stderr
        assert await first.get("/api/games")
        await first.kill()
    async with process(database) as third:  # a server that was killed leaves nothing behind that is in the way
        assert await third.get("/api/games")


def test_the_use_of_a_file_is_given_back(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    first = SoleUse(database)
    with pytest.raises(BadDatabase, match="in use by another server"):
        SoleUse(database)
    first.close()
    SoleUse(database).close()


@pytest.mark.parametrize("letter", ["", "short", "a b + . c " * 5000, "Bürger 🏰 " * 5000, "🏰" * 7900], ids=len)
def test_long_letters_arrive_in_pieces_that_fit(letter: str) -> None:
    pieces = Cutter(2**31).cut(letter)
    assert all(len(piece.encode()) < 8000 for piece in pieces)
    joiner = Joiner()
    assert [joiner.take(piece) for piece in pieces] == [None] * (len(pieces) - 1) + [letter]


def test_pieces_of_several_senders_may_come_in_turn() -> None:
    one, two = Cutter(1).cut("one " * 4000), Cutter(2).cut("two " * 4000)
    joiner = Joiner()
    arrived = [joiner.take(piece) for pair in zip(one, two, strict=True) for piece in pair]
    assert arrived[-2:] == ["one " * 4000, "two " * 4000]


def test_no_two_pieces_are_the_same() -> None:
    """PostgreSQL would send the second only if it were in another transaction."""
    cutter = Cutter(1)
    pieces = [*cutter.cut("the same"), *cutter.cut("the same"), *cutter.cut("x" * 30_000)]
    assert len(set(pieces)) == len(pieces)
