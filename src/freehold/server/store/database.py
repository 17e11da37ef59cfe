"""Connecting to the database, and bringing it up to date."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError

from freehold.engine.errors import FreeholdError

Database = Engine

#: So that a PostgreSQL whose machine is gone is noticed within seconds; what the URL says comes first.
KEEPALIVE: Final = {
    "connect_timeout": 10,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
#: A process that hangs in the middle of a transaction must not hold up the others.
_OPTIONS: Final = "-c idle_in_transaction_session_timeout=5s"
#: The lock that whoever applies migrations holds.
_MIGRATING: Final = 0x46726564


class BadDatabase(FreeholdError):
    """A database that cannot be opened."""


def open_database(url: str) -> Database:
    """Connect, and apply the migrations that are missing."""
    engine = _engine(url, create=True)
    try:
        migrate(engine)
    except DatabaseError as problem:
        raise _closed(url, problem) from problem
    return engine


@contextmanager
def reading(url: str) -> Iterator[Connection]:
    """A connection to a database that is there, to look something up: nothing is created, nor brought up to date."""
    engine = _engine(url, create=False)
    try:
        with engine.connect() as connection:
            yield connection
    except DatabaseError as problem:
        raise _closed(url, problem) from problem
    finally:
        engine.dispose()


def _engine(url: str, create: bool) -> Engine:
    try:
        parsed = make_url(url)
        if parsed.drivername in ("postgresql", "postgres"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        return _sqlite(parsed, create) if parsed.get_backend_name() == "sqlite" else _postgres(parsed)
    except (ArgumentError, NoSuchModuleError, ImportError) as problem:
        raise BadDatabase(
            f"{_shown(url)} is not the URL of a database that can be used; examples are sqlite:////home/me/freehold.db "
            f"and postgresql://user:password@host/name (the latter with freehold[postgres]): {problem}",
            "database-url",
            url=_shown(url, "--database"),
        ) from problem
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise BadDatabase(
            f"{_shown(url)} cannot be opened: {why}", "database-closed", url=_shown(url), why=why
        ) from problem


def _closed(url: str, problem: DatabaseError) -> BadDatabase:
    why = " ".join(str(problem.orig).split())
    shown = _shown(url)
    return BadDatabase(f"{shown} cannot be opened: {why}", "database-closed", url=shown, why=why)


def migrate(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # one after the other, if several servers start at once
            connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING, 0)))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _sqlite(url: URL, create: bool) -> Engine:
    if not url.database or url.database == ":memory:":
        raise ArgumentError("a file is needed: what is only in memory is lost with the process")
    file = Path(url.database).expanduser()
    if create:
        file.parent.mkdir(parents=True, exist_ok=True)
    elif not os.path.isfile(file):
        raise BadDatabase(f"there is no database {file}", "database-missing", url=str(file))
    engine = create_engine(url.set(database=str(file)), connect_args={"timeout": 30})
    if create:
        event.listen(engine, "connect", _prepare)
    return engine


def _postgres(url: URL) -> Engine:
    given: dict[str, Any] = {name: value for name, value in KEEPALIVE.items() if name not in url.query}
    given["options"] = " ".join((_OPTIONS, *url.normalized_query.get("options", ())))
    return create_engine(url, pool_pre_ping=True, connect_args=given)


def _prepare(connection: Any, record: Any) -> None:
    """WAL lets readers read while the writer writes; FULL waits for the disk at every commit."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _shown(url: str, unreadable: str = "this") -> str:
    """A URL without its password; another word for what is no URL, as nobody knows where in it a password is."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return unreadable
