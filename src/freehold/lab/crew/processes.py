"""A crew of processes on this machine."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from freehold._version import VERSION
from freehold.interrupts import unheard
from freehold.lab.block import Played
from freehold.lab.crew.crew import Crew, play_packed
from freehold.lab.match import Block


class Processes(Crew):
    """Workers that are started afresh, not forked: that is safe on every system, also beside threads."""

    def __init__(self, count: int) -> None:
        self.hands = count
        self.name = str(count)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.hands, mp_context=get_context("spawn"))

    def submit(self, packed: bytes, block: Block, want_rows: bool) -> Future[Played]:
        with unheard():
            try:
                return self._pool.submit(play_packed, packed, VERSION, block, want_rows)
            except BrokenProcessPool:
                # One dead process spoils the pool with all that it was to do; each block is given to a new one in turn.
                self._end()
                self._pool = self._new_pool()
                return self._pool.submit(play_packed, packed, VERSION, block, want_rows)

    def collect(self, job: Future[Played]) -> Played | None:
        try:
            return job.result()
        except BrokenProcessPool:
            return None

    def dismiss(self) -> None:
        self._end()

    def _end(self) -> None:
        """At once: a pool that is only told to shut down would first play its blocks to the end.

        Jobs are not cancelled but fail with their workers: a pool that breaks stumbles over jobs that were cancelled.
        Killed, because workers do not listen to anything less; and waited for, or the pool would still be clearing up
        when Python takes away what it needs for that.
        """
        for worker in list((self._pool._processes or {}).values()):
            worker.kill()
        self._pool.shutdown(wait=True)
