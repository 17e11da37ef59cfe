"""A crew on a Ray cluster: one that is started here for the occasion, or one that runs somewhere."""

from __future__ import annotations

import logging
import socket
from importlib import import_module
from typing import Any

from freehold._version import VERSION
from freehold.engine.errors import FreeholdError, short
from freehold.lab.block import Played
from freehold.lab.crew.crew import MOST_TRIES, Crew, play_packed
from freehold.lab.match import Block


class NoCluster(FreeholdError):
    """Ray is not there, or not to be reached."""


class Cluster(Crew):
    """Workers on all nodes of a cluster. What a worker or a node that is lost was playing, another plays again."""

    def __init__(self, address: str | None = None) -> None:
        """`address` is that of a cluster (`HOST:PORT`, `auto`) or of its client server (`ray://HOST:PORT`)."""
        try:
            ray: Any = import_module("ray")  # which few need, and which takes its time
        except ModuleNotFoundError as problem:
            raise NoCluster("Ray is not installed; pip install 'freehold[ray]' does it", "no-ray") from problem
        self._ray = ray
        #: A connection that somebody else has made stays theirs.
        self._own_connection = not ray.is_initialized()
        if self._own_connection:
            self._connect(address)
        self.hands = max(1, int(ray.cluster_resources().get("CPU", 1)))
        nodes = sum(1 for node in ray.nodes() if node["Alive"])
        self.name = f"ray, {self.hands} cores on {nodes} node{'' if nodes == 1 else 's'}"
        self._play = ray.remote(max_retries=MOST_TRIES)(play_packed)

    def _connect(self, address: str | None) -> None:
        if address is not None:
            _knock(address)
        try:
            # Nothing that workers or Ray itself have to say shall get into our output.
            self._ray.init(address=address or "local", log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError, OSError) as problem:
            where = "cannot be started here" if address is None else f"cannot be joined at {address}"
            why = short(str(problem))
            raise NoCluster(
                f"a Ray cluster {where}: {problem}", "cluster", address=short(address or "here"), why=why
            ) from problem

    def submit(self, packed: bytes, block: Block, want_rows: bool) -> Any:
        return self._play.remote(packed, VERSION, block, want_rows)

    def collect(self, job: Any) -> Played | None:
        errors = self._ray.exceptions
        try:
            played: Played = self._ray.get(job)
        except errors.RayTaskError as problem:
            raise problem.cause if isinstance(problem.cause, FreeholdError) else problem from None
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.ObjectLostError):
            return None
        return played

    def drop(self, job: Any) -> None:
        self._ray.cancel(job, force=True)

    def dismiss(self) -> None:
        if self._own_connection:
            self._ray.shutdown()


def _knock(address: str) -> None:
    """NoCluster at once if nobody is there: Ray itself would try for minutes, and then end the whole program."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # a word that only Ray understands, such as `auto`
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()
    except (OSError, OverflowError) as problem:
        why = f"there is no Ray cluster at {address}: {problem}"
        raise NoCluster(why, "no-cluster", address=short(address)) from problem
