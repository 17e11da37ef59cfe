"""Kingdoms to choose from."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from freehold.kingdoms import Recommended, recommended, written
from freehold.server.api.answers import count_read, handler, json
from freehold.server.kingdoms import chosen_kingdom, from_query, kingdom_info
from freehold.texts.words import LANGUAGES


@handler
async def recommended_kingdoms(request: Request) -> Response:
    """The recommended kingdoms, those that can be played first."""
    return json({"kingdoms": [_shown(one) for one in recommended().values()]})


def _shown(one: Recommended) -> dict[str, Any]:
    facts = {"key": one.key, "name": one.name.to_data(), "sets": list(one.sets), "needs": list(one.needs)}
    return facts | (kingdom_info(one.kingdom) if one.kingdom is not None else {}) | {"available": one.available}


@handler
async def one_kingdom(request: Request) -> Response:
    """The kingdom that the query asks for, or a random one."""
    count_read(request)
    asked = from_query(request.query_params)
    language = asked.choice("lang", LANGUAGES, LANGUAGES[0])
    made = await asyncio.to_thread(chosen_kingdom, asked)
    return json({**kingdom_info(made), "text": written(made, language)})
