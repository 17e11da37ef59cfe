"""A Parquet file with a row for each game, for those who analyse them with tools of their own."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from freehold.lab.report.problems import NoParquet, NotWritten
from freehold.lab.rows import GameRow

#: So many rows are kept until they are written together: few large groups are read far faster than many small ones.
GROUP: Final = 20_000


class ParquetWriter:
    """Writes games as they come. It never keeps more than one group, so any number of games fits into memory.

    Use it in a `with` block: however that ends, by Ctrl-C too, the file has all games written so far and can be read.
    If the disk is full, the games go on without it; NotWritten comes at the end.
    """

    def __init__(self, path: str | Path) -> None:
        self._arrow, parquet = _packages()
        self._schema = _schema(self._arrow)
        self._path = path
        self._waiting: list[GameRow] = []
        self._failed: OSError | None = None
        try:
            self._file = parquet.ParquetWriter(str(path), self._schema, compression="zstd")
        except OSError as problem:
            raise NotWritten(path, problem) from problem

    def write(self, rows: Sequence[GameRow]) -> None:
        if self._failed is not None:
            return
        self._waiting += rows
        if len(self._waiting) >= GROUP:
            try:
                self._write_group()
            except OSError as problem:
                self._failed = problem
                self._waiting = []

    def close(self) -> None:
        """Write what is still waiting, and the end of the file, without which nobody could read it."""
        try:
            try:
                if self._waiting:
                    self._write_group()
            finally:
                self._file.close()
        except OSError as problem:
            self._failed = self._failed or problem
        if self._failed is not None:
            raise NotWritten(self._path, self._failed) from self._failed

    def __enter__(self) -> ParquetWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _write_group(self) -> None:
        rows = [_columns(row) for row in self._waiting]
        self._file.write_table(self._arrow.Table.from_pylist(rows, self._schema))
        self._waiting = []  # only now: after a Ctrl-C before this, `close` writes them


def _packages() -> tuple[Any, Any]:
    """pyarrow and its part for Parquet; they are large, and loaded only if somebody wants such a file."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as problem:
        raise NoParquet(problem) from problem


def _schema(arrow: Any) -> Any:
    names = arrow.dictionary(arrow.int32(), arrow.string())  # the same few again and again
    return arrow.schema(
        [
            ("game", arrow.int64()),
            ("seed", arrow.string()),
            ("seats", arrow.list_(arrow.string())),
            ("winners", arrow.list_(arrow.string())),
            ("points", arrow.list_(arrow.int32())),
            ("turns", arrow.list_(arrow.int32())),
            ("ending", names),
            ("empty_piles", arrow.list_(arrow.string())),
            ("answers", arrow.int32()),
        ]
    )


def _columns(row: GameRow) -> dict[str, Any]:
    return {
        "game": row.number,
        "seed": row.seed,
        "seats": row.seats,
        "winners": row.winners,
        "points": row.points,
        "turns": row.turns,
        "ending": row.ending.how,
        "empty_piles": row.ending.piles,
        "answers": row.answers,
    }
