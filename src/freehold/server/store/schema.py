"""The tables of the database. A change here needs a migration beside it (`migrations/versions`)."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

#: One row for each table, to find it by; all it can tell follows from its journal.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created_at", Float, nullable=False),
    #: When something last happened there, or somebody was last connected.
    Column("touched_at", Float, nullable=False),
    #: waiting, playing or finished
    Column("status", String(16), nullable=False),
    Column("open", Boolean, nullable=False),
    Index("tables_by_status", "status", "open", "touched_at"),
)

#: The primary key is also what keeps two writers of one table apart: the second to use a number fails.
journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
)

#: Processes that share the database, and when each has last shown that it is there (`shared/roll.py`).
processes = Table(
    "processes",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seen_at", Float, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("finished_at", Float, nullable=False),
    #: What the list of games shows, and the record with what proves its shuffles; both JSON.
    Column("summary", Text, nullable=False),
    Column("record", Text, nullable=False),
    Index("games_by_time", "finished_at"),
)
