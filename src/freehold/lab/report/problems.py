"""What can go wrong when a result is written down."""

from __future__ import annotations

from pathlib import Path

from freehold.engine.errors import FreeholdError
from freehold.strategies.files import trouble


class NotWritten(FreeholdError):
    """A file that cannot be written where it was wanted."""

    def __init__(self, path: str | Path, problem: OSError) -> None:
        why = problem.strerror or str(problem)
        super().__init__(
            f"{path} cannot be written: {why}; name a file in a folder that exists and is yours",
            "not-written",
            path=str(path),
            why=trouble(problem),
        )


class NoParquet(FreeholdError):
    """Parquet files need a package that is not installed."""

    def __init__(self, problem: ImportError) -> None:
        super().__init__(
            f"a Parquet file needs pyarrow, which cannot be loaded ({problem}); install it with "
            "`pip install 'freehold[lab]'`",
            "no-parquet",
        )
