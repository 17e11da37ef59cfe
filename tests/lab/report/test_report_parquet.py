"""The file of games: every game of a match, in a form that others read, whatever happens while it is written."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet as arrow  # type: ignore[import-untyped]
import pytest

from freehold.lab.match import Match
from freehold.lab.report.parquet import GROUP, ParquetWriter
from freehold.lab.report.problems import NoParquet, NotWritten
from freehold.lab.rows import GameRow
from freehold.lab.simulate import simulate
from freehold.lab.tally import Ending


def rows_of(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = arrow.read_table(path).to_pylist()
    return rows


def made_up(count: int, first: int = 0) -> Iterator[GameRow]:
    for number in range(first, first + count):
        ending = Ending("last card", ("Province",))
        yield GameRow(number, f"0/{number}", ["A", "B"], ["A"], [30, 20], [17, 16], ending, 400)


def test_a_row_for_each_game(tmp_path: Path) -> None:
    match = Match.of(["big-money", "random", "random"], seed=3)
    file = tmp_path / "rows.parquet"
    with ParquetWriter(file) as writer:
        result = simulate(match, 30, rows=writer)
    rows = rows_of(file)
    assert [row["game"] for row in rows] == list(range(30))
    names = ["big-money", "random (1)", "random (2)"]
    for row in rows:
        assert row["seed"] == match.seed_of(row["game"])
        assert row["seats"] == [names[entrant] for entrant in match.seats(row["game"])]
        assert set(row["winners"]) <= set(row["seats"])
        assert len(row["points"]) == len(row["turns"]) == 3
        assert row["answers"] > 0
    for side in result.tally.sides:
        assert side.wins() == sum(row["winners"] == [side.name] for row in rows)
        points = [row["points"][row["seats"].index(side.name)] for row in rows]
        assert side.points.total == sum(points)
    endings = {(row["ending"], tuple(row["empty_piles"])) for row in rows}
    assert endings == {(ending.how, ending.piles) for ending in result.tally.endings}


def test_rows_are_written_in_groups_and_not_kept(tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    with ParquetWriter(file) as writer:
        for block in range(25):
            writer.write(list(made_up(GROUP // 10, block * GROUP // 10)))
    contents = arrow.ParquetFile(file)
    assert [contents.metadata.row_group(number).num_rows for number in range(contents.num_row_groups)] == [
        GROUP,
        GROUP,
        GROUP // 2,
    ]
    assert contents.read(columns=["game"])["game"].to_pylist() == list(range(25 * GROUP // 10))


def test_an_interrupted_file_has_all_games_until_then(tmp_path: Path) -> None:
    def interrupted() -> None:
        with ParquetWriter(file) as writer:
            writer.write(list(made_up(70)))
            raise KeyboardInterrupt

    file = tmp_path / "rows.parquet"
    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert len(rows_of(file)) == 70


def test_a_file_without_games_can_be_read(tmp_path: Path) -> None:
    with ParquetWriter(tmp_path / "rows.parquet"):
        pass
    assert rows_of(tmp_path / "rows.parquet") == []


def test_without_pyarrow_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(NoParquet, match=r"pip install 'freehold\[lab\]'"):
        ParquetWriter(tmp_path / "rows.parquet")


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotWritten, match="no-such-folder"):
        ParquetWriter(tmp_path / "no-such-folder" / "rows.parquet")
