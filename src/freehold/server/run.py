"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from freehold.engine.errors import FreeholdError
from freehold.server.app import make_app
from freehold.server.memory import collect_seldom
from freehold.server.settings import Settings
from freehold.server.shared.opening import check


class CannotListen(FreeholdError):
    """The address is taken, or not ours."""


def configuration(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        # Larger messages than are allowed are read up to this size, so that the reason can be told.
        ws_max_size=64 * 1024,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
        limit_concurrency=settings.connections + 1000,
        h11_max_incomplete_event_size=32 * 1024,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket on this address; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, so that asyncio sends small messages at once (it looks at this before it sets TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as problem:
        listening.close()
        raise CannotListen(
            f"cannot listen on {host} port {port}: {problem.strerror}; try another --port, or 0 for any that is free"
        ) from problem
    return listening


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = socket.gethostname()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


class Announced(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            collect_seldom()
            self._ready()


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until SIGTERM or Ctrl-C. Connections are closed with the code for coming back."""
    asyncio.run(check(settings))  # what is wrong with it is told before anything runs

    def stop(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    # While it runs, uvicorn listens to the signals and stops in good order; then it passes them on to this.
    signal.signal(signal.SIGTERM, stop)
    with suppress(KeyboardInterrupt):
        Announced(configuration(settings), ready).run(sockets=[listening])
