"""A SQLite file is one server's alone: a lock beside it keeps a second one away, and goes with the process."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from freehold.server.store.database import BadDatabase


class SoleUse:
    """Held until it is closed, or the process ends in whatever way."""

    def __init__(self, database: str) -> None:
        self._file = Path(f"{database}.lock").open("a+", encoding="utf-8")  # noqa: SIM115 (it is held open)
        try:
            _lock(self._file)
        except (BlockingIOError, PermissionError) as problem:
            self._file.seek(0)
            holder = self._file.read().strip()
            self._file.close()
            who = f"process {holder}" if holder else "another process"
            raise BadDatabase(
                f"{database} is in use by another server ({who}). Stop that one, name another file by --database, "
                "or use PostgreSQL, which several servers can share (docs/server.md)."
            ) from problem
        self._file.truncate(0)
        self._file.write(f"{os.getpid()}\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(1 << 30)  # far behind what is written, so that others can read it
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
