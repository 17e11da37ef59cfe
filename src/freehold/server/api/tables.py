"""Opening tables, finding them, and taking a seat."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from freehold.bots import BOTS
from freehold.server import tokens
from freehold.server.api.answers import body, context_of, count_post, count_read, handler, json
from freehold.server.kingdoms import chosen_kingdom
from freehold.server.live.door import Door
from freehold.server.live.tables import Tables
from freehold.server.refusal import Refusal
from freehold.server.store import Listed
from freehold.server.validate import Fields, wrong

#: What a table can have switched on.
OPTIONS = ("tracker", "points")


@handler
async def open_table(request: Request) -> Response:
    count_post(request)
    asked = await body(request)
    name, seed = asked.player_name(), asked.client_seed()
    bots = _bots(asked)
    wanted = asked.object("kingdom") if "kingdom" in asked else Fields({})
    kingdom = await asyncio.to_thread(chosen_kingdom, wanted)
    opening: dict[str, Any] = {
        "bots": bots,
        "kingdom": kingdom.to_dict(),
        "open": asked.truth("open"),
        "options": _options(asked.object("options") if "options" in asked else Fields({})),
        "host": bots.index(None),
    }
    live, token = await context_of(request).tables.open(opening, name, seed)
    answer = {"table": live.id, "seat": live.story.host, "token": token, "commitment": live.story.commitment}
    return json(answer, 201)


def _bots(asked: Fields) -> list[str | None]:
    """For each seat the bot that has it, or None for a person; at least one is left for the host."""
    seats = asked.number("seats", 2, 6, 2)
    bots: list[str | None] = []
    for bot in asked.items("bots", seats):
        if bot is not None and (not isinstance(bot, str) or bot not in BOTS):
            raise wrong("bots")
        bots.append(bot)
    bots += [None] * (seats - len(bots))
    if None not in bots:
        raise Refusal("server-no-seat-left", 400)
    return bots


def _options(asked: Fields) -> dict[str, bool]:
    for name in asked.names():
        if name not in OPTIONS:
            raise wrong(name)
    return {name: asked.truth(name) for name in OPTIONS}


@handler
async def join_table(request: Request) -> Response:
    count_post(request)
    asked = await body(request)
    name, seed = asked.player_name(), asked.client_seed()
    door = await find(request)
    token = tokens.new_token()
    joined = await door.join(name, tokens.hashed(token), seed)
    return json({"table": request.path_params["table"], "token": token, **joined}, 201)


@handler
async def show_table(request: Request) -> Response:
    count_read(request)
    return json(await (await find(request)).info())


@handler
async def list_tables(request: Request) -> Response:
    """Open tables that wait for people and have a free seat."""
    count_read(request)
    context = context_of(request)
    listed = await context.store.waiting(time.time() - context.settings.listed_seconds)
    shown = await asyncio.gather(*(_listed(context.tables, table) for table in listed))
    return json({"tables": [table for table in shown if table is not None]})


async def _listed(tables: Tables, listed: Listed) -> dict[str, Any] | None:
    """A table as the list shows it; None if it is full, or nobody can say now."""
    try:
        door = await tables.door(listed.id)
        info = await door.info() if door is not None else None
    except Refusal:
        return None
    if info is None or not any(seat["bot"] is None and not seat["person"] for seat in info["seats"]):
        return None
    return {**info, "created_at": listed.created_at}


async def all_tables(request: Request) -> Response:
    """One path for both, so that whoever asks which methods it has is told the whole truth."""
    return await (open_table if request.method == "POST" else list_tables)(request)


async def find(request: Request) -> Door:
    door = await context_of(request).tables.door(request.path_params["table"])
    if door is None:
        raise Refusal("server-no-table", 404)
    return door
