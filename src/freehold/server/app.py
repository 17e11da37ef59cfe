"""The application: routes, and what lives as long as it does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from freehold.server.api import games, info, kingdoms, tables
from freehold.server.api.answers import crashed, problem_of
from freehold.server.context import Context
from freehold.server.headers import SecurityHeaders
from freehold.server.limits import Limits
from freehold.server.live.tables import Tables
from freehold.server.metrics import METRICS
from freehold.server.settings import Settings
from freehold.server.shared.opening import open_to_serve
from freehold.server.socket.endpoint import endpoint
from freehold.server.static import Client
from freehold.server.store import Store

API: Final = [
    Route("/info", info.info),
    Route("/openapi.json", info.openapi),
    Route("/cards", info.cards),
    Route("/rulings", info.rulings),
    Route("/kingdoms", kingdoms.recommended_kingdoms),
    Route("/kingdom", kingdoms.one_kingdom),
    Route("/tables", tables.all_tables, methods=["GET", "POST"]),
    Route("/tables/{table}", tables.show_table),
    Route("/tables/{table}/join", tables.join_table, methods=["POST"]),
    Route("/games", games.list_games),
    Route("/games/{game}", games.show_record),
    Route("/games/{game}/statistics", games.show_statistics),
    Route("/games/{game}/frames", games.show_frames),
    Route("/games/{game}/turns", games.show_turns),
    Route("/games/{game}/proof", games.show_proof),
]


def make_app(settings: Settings) -> ASGIApp:
    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await asyncio.to_thread(info.get_ready)
        engine, sharing = await asyncio.to_thread(open_to_serve, settings)
        store = Store(engine, lambda: sharing.number)
        limits = Limits(settings)
        METRICS.connections.read = lambda: limits.connections
        context = Context(settings, store, Tables(store, settings, sharing), limits)
        app.state.context = context
        await context.tables.begin()
        housekeeping = asyncio.create_task(context.tables.keep_house())
        try:
            yield
        finally:
            housekeeping.cancel()
            context.tables.stop()
            await asyncio.to_thread(store.close)  # first what is ours is written, then others may have it
            await sharing.close()

    app = Starlette(
        routes=[
            Mount("/api", routes=API),
            Route("/texts/{language}.ftl", info.texts),
            Route("/healthz", info.health),
            Route("/metrics", info.metrics),
            WebSocketRoute("/ws/{table}", endpoint),
            Mount("/", Client()),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)],
        exception_handlers={HTTPException: problem_of, Exception: crashed},
        lifespan=life,
    )
    return SecurityHeaders(app)
