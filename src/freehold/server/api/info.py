"""What there is: bots, cards, rulings, kingdoms, words; and how the server is."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import resources

import orjson
import yaml
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from freehold import __version__
from freehold.bots import BOTS
from freehold.engine.kind import CARDS
from freehold.engine.types import EVENT, WAY, type_names
from freehold.rulings import catalogue
from freehold.server.api.answers import context_of, handler, json
from freehold.server.api.texts import whole_text
from freehold.server.live.emotes import EMOTES
from freehold.server.live.seat import bot_name
from freehold.server.metrics import METRICS
from freehold.server.refusal import Refusal
from freehold.texts import words
from freehold.texts.words import LANGUAGES


def get_ready() -> None:
    """Read the words before anybody waits for them."""
    for language in LANGUAGES:
        words(language)
        _texts(language)


@handler
async def info(request: Request) -> Response:
    settings = context_of(request).settings
    return json(
        {
            "version": __version__,
            "languages": list(LANGUAGES),
            "bots": [{"id": bot, "name": bot_name(bot)} for bot in BOTS],
            "emotes": [{"id": emote, "said": {"key": key, "args": {}}} for emote, key in EMOTES.items()],
            "limits": {
                "seats": [2, 6],
                "grace_seconds": settings.grace_seconds,
                "message_bytes": settings.message_bytes,
            },
        }
    )


@handler
async def openapi(request: Request) -> Response:
    return _lasting(request, openapi_document())


@handler
async def cards(request: Request) -> Response:
    return _lasting(request, _cards())


@handler
async def rulings(request: Request) -> Response:
    language = request.query_params.get("lang", LANGUAGES[0])
    if language not in LANGUAGES:
        raise Refusal("server-bad-field", 400, field="lang")
    return _lasting(request, _rulings(language))


async def texts(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return PlainTextResponse("", 404)
    return _lasting(request, _texts(language), "text/plain; charset=utf-8")


async def health(request: Request) -> Response:
    """Whether games can be played here: a proxy sends people elsewhere meanwhile if they cannot."""
    problem = context_of(request).tables.sharing.problem
    return json({"ok": False, "reason": problem}, 503) if problem else json({"ok": True})


async def metrics(request: Request) -> Response:
    return PlainTextResponse(METRICS.text(), media_type="text/plain; version=0.0.4")


def _lasting(request: Request, data: bytes, media_type: str = "application/json") -> Response:
    """Something that stays the same while the server runs: a client that has it already is told so."""
    tag = f'"{sha256(data).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, headers=headers, media_type=media_type)


@cache
def openapi_document() -> bytes:
    """What can be asked over HTTP, for programs."""
    return orjson.dumps(yaml.safe_load((resources.files(__package__) / "openapi.yaml").read_text("utf-8")))


@cache
def _cards() -> bytes:
    return orjson.dumps(
        [
            {
                "name": kind.name,
                "set": kind.set_name,
                "types": type_names(kind.types),
                "cost": None if kind.is_a(WAY) else str(kind.cost),
                "kingdom": kind.kingdom,
                "landscape": kind.is_a(EVENT | WAY),
            }
            for kind in CARDS
        ]
    )


@cache
def _rulings(language: str) -> bytes:
    spoken = words(language)
    return orjson.dumps(
        [{"id": ruling.id, "set": ruling.set, "cards": ruling.cards, **ruling.texts(spoken)} for ruling in catalogue()]
    )


@cache
def _texts(language: str) -> bytes:
    return whole_text(language).encode()
