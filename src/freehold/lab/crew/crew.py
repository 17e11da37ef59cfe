"""What a crew is: it takes blocks and gives back what came of them, in the order of the blocks."""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Generator, Iterable
from functools import lru_cache
from types import TracebackType
from typing import Any, Final

from freehold._version import VERSION
from freehold.engine.errors import FreeholdError
from freehold.lab.block import Played, play_block
from freehold.lab.match import Block, Match

#: How often a block is played again whose worker was lost; a game that kills every worker must not go on for ever.
MOST_TRIES: Final = 4


class WorkersLost(FreeholdError):
    """Workers that died again and again."""


class Crew:
    """Workers that play blocks of matches. To be used in a `with` statement, which sends them home."""

    #: How many blocks are played at the same time.
    hands: int = 1
    #: What people call it.
    name: str = "1"

    def play(self, match: Match, blocks: Iterable[Block], want_rows: bool = False) -> Generator[Played, None, None]:
        """What came of each block, in their order. Only a few are under way at a time, so memory stays flat."""
        packed = pickle.dumps(match)
        under_way: deque[tuple[Block, Any]] = deque()
        try:
            for block in blocks:
                under_way.append((block, self.submit(packed, block, want_rows)))
                if len(under_way) > 3 * self.hands:
                    yield self._next(under_way, packed, want_rows)
            while under_way:
                yield self._next(under_way, packed, want_rows)
        finally:  # also when nobody wants to know about the rest
            for _, job in under_way:
                self.drop(job)

    def _next(self, under_way: deque[tuple[Block, Any]], packed: bytes, want_rows: bool) -> Played:
        block, job = under_way.popleft()
        for _ in range(MOST_TRIES):
            played = self.collect(job)
            if played is not None:
                return played
            job = self.submit(packed, block, want_rows)
        last = block.first + block.games - 1
        raise WorkersLost(
            f"workers died {MOST_TRIES} times in games {block.first} to {last}: "
            "there may be too little memory, or a strategy ends the whole process",
            "workers-lost",
            times=MOST_TRIES,
            first=block.first,
            last=last,
        )

    # --- what each sort of crew does in its own way --------------------------------------------------

    def submit(self, packed: bytes, block: Block, want_rows: bool) -> Any:
        """Give a block to a worker; what comes back is for `collect`."""
        raise NotImplementedError

    def collect(self, job: Any) -> Played | None:
        """What came of a block, as soon as it is there; None if its worker was lost."""
        raise NotImplementedError

    def drop(self, job: Any) -> None:
        """Nobody waits for this block any more."""

    def dismiss(self) -> None:
        """Send the workers home, whatever they are doing."""

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.dismiss()


class Alone(Crew):
    """No workers: this process does it."""

    def play(self, match: Match, blocks: Iterable[Block], want_rows: bool = False) -> Generator[Played, None, None]:
        for block in blocks:
            yield play_block(match, block, want_rows)


def play_packed(packed: bytes, version: str, block: Block, want_rows: bool) -> Played:
    """What a worker does. A match comes packed and is unpacked once, as reading a strategy can take its time."""
    if version != VERSION:
        raise FreeholdError(
            f"a worker has freehold {VERSION}, but {version} asks it to play; install the same everywhere",
            "worker-version",
            theirs=VERSION,
            ours=version,
        )
    return play_block(_unpacked(packed), block, want_rows)


@lru_cache(maxsize=16)
def _unpacked(packed: bytes) -> Match:
    match = pickle.loads(packed)
    assert isinstance(match, Match)
    return match
