"""Finished games: a list, records with their proofs, charts, and replays."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from freehold.engine.record import Record
from freehold.server import tokens
from freehold.server.api.answers import context_of, count_read, handler, json
from freehold.server.past.frames import OPEN, PUBLIC, frames, turns
from freehold.server.past.proof import checks
from freehold.server.past.statistics import statistics
from freehold.server.refusal import Refusal
from freehold.server.validate import wrong

PAGE_SIZE = 20
MOST_FRAMES = 200
_LAST_PAGE = 1_000_000


@handler
async def list_games(request: Request) -> Response:
    count_read(request)
    page = _number(request, "page", 0, _LAST_PAGE)
    found, count = await context_of(request).store.finished(page, PAGE_SIZE)
    return json({"games": found, "page": page, "pages": -(-count // PAGE_SIZE), "count": count})


@handler
async def show_record(request: Request) -> Response:
    """The record, ready to be kept: `freehold replay` and `freehold verify` read it."""
    count_read(request)
    record = await _record(request)
    name = f'attachment; filename="freehold-{request.path_params["game"]}.json"'
    return json(record, headers={"content-disposition": name} if "download" in request.query_params else None)


@handler
async def show_statistics(request: Request) -> Response:
    count_read(request)
    record = Record.from_dict(await _record(request))
    return json(await asyncio.to_thread(statistics, record))


@handler
async def show_frames(request: Request) -> Response:
    """Positions one after the other, see `past/frames.py`."""
    count_read(request)
    data = await _record(request)
    record = Record.from_dict(data)
    view = request.query_params.get("view", PUBLIC)
    if view not in (OPEN, PUBLIC, *map(str, range(len(record.seats)))):
        raise wrong("view")
    start = _number(request, "from", 0, 1 << 31)
    count = _number(request, "count", MOST_FRAMES, MOST_FRAMES)
    shown = await asyncio.to_thread(frames, record, view, start, max(1, count))
    return json({"game": request.path_params["game"], "view": view, "seats": record.seats, **shown})


@handler
async def show_turns(request: Request) -> Response:
    count_read(request)
    record = Record.from_dict(await _record(request))
    return json({"turns": await asyncio.to_thread(turns, record)})


@handler
async def show_proof(request: Request) -> Response:
    """What `freehold verify` says. A client can check the hashes itself."""
    count_read(request)
    data = await _record(request)
    done = await asyncio.to_thread(checks, data)
    shown = [
        {"what": check.what.to_data(), "wrong": None if check.wrong is None else check.wrong.to_data()}
        for check in done
    ]
    return json({"good": all(check.good for check in done), "checks": shown})


async def _record(request: Request) -> dict[str, Any]:
    game = request.path_params["game"]
    record = await context_of(request).store.record(game) if tokens.is_table_id(game) else None
    if record is None:
        raise Refusal("server-no-game", 404)
    return record


def _number(request: Request, field: str, default: int, most: int) -> int:
    text = request.query_params.get(field, "")
    if not text:
        return default
    if not text.isdecimal() or not text.isascii() or len(text) > 9 or int(text) > most:
        raise wrong(field)
    return int(text)
