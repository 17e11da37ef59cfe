"""What can be set when a server is started, each with a default that suits a home."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, get_type_hints

from freehold.engine.errors import FreeholdError

#: Before the name of a setting, in capitals, it is a variable of the environment.
PREFIX: Final = "FREEHOLD_"


class BadSetting(FreeholdError):
    """A variable of the environment that does not hold what is needed."""


@dataclass(frozen=True)
class Settings:
    """All of it can also be set by the environment: `FREEHOLD_GRACE_SECONDS=30`."""

    #: Where tables and games are kept, as a URL; '' is a SQLite file in the user's data folder.
    database: str = ""
    #: Origins that may connect besides the server's own, separated by spaces.
    origins: str = ""
    #: Whether addresses of clients are those that a proxy in front of the server tells.
    behind_proxy: bool = False
    #: For tests alone: the server's part of every deal follows from this text, so that a game can be dealt again.
    test_seed: str = ""

    #: How long a person may be missing before the others can put a bot in their place.
    grace_seconds: float = 60.0
    #: The bot that stands in.
    stand_in: str = "sensible"
    #: How long a table without connections stays in memory; it comes back by replaying its journal.
    drop_seconds: float = 120.0
    #: How long an open table without connections is still listed.
    listed_seconds: float = 300.0
    #: How long a table at which no game has begun is kept after the last visit.
    forget_hours: float = 48.0

    #: How long a process that shares the database may show no sign of life before others take its tables.
    silence_seconds: float = 10.0

    hello_seconds: float = 10.0
    idle_seconds: float = 3600.0
    message_bytes: int = 4096
    body_bytes: int = 16384

    #: Per connection.
    messages_per_second: float = 20.0
    messages_burst: int = 60
    #: Per address: what changes something; and what costs some work to answer, a hello too.
    posts_per_second: float = 0.5
    posts_burst: int = 30
    reads_per_second: float = 20.0
    reads_burst: int = 100

    connections: int = 5000
    connections_per_address: int = 100
    connections_per_table: int = 50
    #: How many bytes may wait for a slow reader.
    outbox_bytes: int = 1_000_000

    @staticmethod
    def from_environment(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
        """The settings of the environment; what is `given` (and not None) comes before them."""
        hints = get_type_hints(Settings)
        values = {name: value for name, value in given.items() if value is not None}
        for field in fields(Settings):
            text = environment.get(PREFIX + field.name.upper(), "")
            if text and field.name not in values:
                values[field.name] = _read(PREFIX + field.name.upper(), text, hints[field.name])
        return Settings(**values)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'freehold.db'}"

    @property
    def allowed_origins(self) -> list[str]:
        return self.origins.split()


def _read(variable: str, text: str, kind: type) -> Any:
    if kind is bool:
        return text.casefold() not in ("0", "no", "false", "off")
    try:
        value = kind(text)
    except ValueError:
        raise BadSetting(f"{variable}={text!r}: a number is needed") from None
    if kind is not str and value <= 0:
        raise BadSetting(f"{variable}={text!r}: a number above 0 is needed")
    return value


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where programs keep their data for a user, by the customs of the system."""
    home = Path.home()
    if platform == "win32":
        base = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "freehold"
