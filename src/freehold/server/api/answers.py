"""JSON in and out: bodies with a limit, errors as messages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

import orjson
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from freehold.engine.errors import FreeholdError
from freehold.server.context import Context
from freehold.server.metrics import METRICS
from freehold.server.refusal import Refusal
from freehold.server.validate import Fields

Handler = Callable[[Request], Awaitable[Response]]


def json(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(orjson.dumps(data), status, {"cache-control": "no-store"} | (headers or {}), "application/json")


def refused(refusal: Refusal, headers: dict[str, str] | None = None) -> Response:
    METRICS.refused.add(reason=refusal.said.key)
    return json({"error": refusal.said.to_data()}, refusal.status, headers)


def handler(handle: Handler) -> Handler:
    """Makes answers of what is raised."""

    @wraps(handle)
    async def handled(request: Request) -> Response:
        try:
            return await handle(request)
        except Refusal as refusal:
            return refused(refusal)
        except FreeholdError as error:  # about what was asked for: an unknown card, a kingdom that cannot be
            return refused(Refusal.of(error))
        except ClientDisconnect:
            return Response(status_code=400)

    return handled


def context_of(request: Request) -> Context:
    context: Context = request.app.state.context
    return context


def address_of(request: Request) -> str:
    return request.client.host if request.client is not None else ""


def count_post(request: Request) -> None:
    if not context_of(request).limits.posts.take(address_of(request)):
        raise Refusal("server-too-often", 429)


def count_read(request: Request) -> None:
    """For answers that take some work."""
    if not context_of(request).limits.reads.take(address_of(request)):
        raise Refusal("server-too-often", 429)


async def body(request: Request) -> Fields:
    """The JSON object in a request, not larger than is allowed."""
    settings = context_of(request).settings
    data = bytearray()
    try:
        async with asyncio.timeout(settings.hello_seconds):
            async for part in request.stream():
                data += part
                if len(data) > settings.body_bytes:
                    raise Refusal("server-too-large", 413)
    except TimeoutError:
        raise Refusal("server-bad-body", 408) from None
    try:
        return Fields(orjson.loads(bytes(data)))
    except orjson.JSONDecodeError:
        raise Refusal("server-bad-body", 400) from None


async def problem_of(request: Request, problem: Exception) -> Response:
    """What the framework refuses: a method that a path does not have, a file that is not there."""
    status, headers = getattr(problem, "status_code", 400), getattr(problem, "headers", None)
    return refused(Refusal("server-no-page" if status == 404 else "server-not-possible", status), headers)


async def crashed(request: Request, problem: Exception) -> Response:
    """A mistake of ours. It is logged by the framework; the client only learns that it happened."""
    return refused(Refusal("server-failed", 500))
