"""Opening a database for a server: a SQLite file for itself alone, PostgreSQL together with others."""

from __future__ import annotations

from sqlalchemy import Engine

from freehold.server.live.sharing import Alone, Sharing
from freehold.server.settings import Settings
from freehold.server.shared.alone import SoleUse
from freehold.server.store import open_database


def open_to_serve(settings: Settings) -> tuple[Engine, Sharing]:
    engine = open_database(settings.database_url)
    try:
        if engine.dialect.name == "sqlite":
            assert engine.url.database is not None
            return engine, Alone(SoleUse(engine.url.database).close)
        # Imported only here, because it needs what freehold[postgres] installs.
        from freehold.server.shared.processes import Processes

        return engine, Processes(engine, settings.silence_seconds)
    except BaseException:
        engine.dispose()
        raise


async def check(settings: Settings) -> None:
    """Raises BadDatabase with what is wrong, before anything runs."""
    engine, sharing = open_to_serve(settings)
    engine.dispose()
    await sharing.close()
