"""How often and how many: buckets that fill up again with time, and counts of connections."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from typing import Final

from freehold.server.settings import Settings

#: More addresses than this are not remembered at once; the one not seen for longest is forgotten.
_MOST_ADDRESSES: Final = 10_000


class Bucket:
    """Holds `burst` tokens and gets `rate` new ones a second; who finds none has to wait."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._tokens = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class PerAddress:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > _MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()


class Limits:
    """What one server allows in all."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.posts = PerAddress(settings.posts_per_second, settings.posts_burst)
        self.reads = PerAddress(settings.reads_per_second, settings.reads_burst)
        self._connections: Counter[str] = Counter()

    @property
    def connections(self) -> int:
        return self._connections.total()

    def admit(self, address: str) -> bool:
        """Let one more connection in, if there is room."""
        settings = self._settings
        if self.connections >= settings.connections or self._connections[address] >= settings.connections_per_address:
            return False
        self._connections[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]
