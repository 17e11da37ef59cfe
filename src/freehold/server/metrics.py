"""Numbers for those who run a server, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import Final

_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Counter:
    """Something that is counted, perhaps by what it is: `add(reason="origin")`."""

    kind = "counter"

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        self._counts: dict[str, int] = {}

    def add(self, **labels: object) -> None:
        shown = ",".join(f'{key}="{value}"' for key, value in labels.items())
        self._counts[shown] = self._counts.get(shown, 0) + 1

    def lines(self) -> Iterator[str]:
        for labels, count in sorted(self._counts.items()) or [("", 0)]:
            yield f"{self.name}{{{labels}}} {count}" if labels else f"{self.name} {count}"


class Gauge:
    """Something that is looked up when it is asked for."""

    kind = "gauge"

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        self.read: Callable[[], float] = lambda: 0

    def lines(self) -> Iterator[str]:
        yield f"{self.name} {self.read():g}"


class Histogram:
    """How long something took, in seconds."""

    kind = "histogram"

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        self._counts = [0] * (len(_BUCKETS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(_BUCKETS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        total = 0
        for bound, count in zip((*_BUCKETS, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


class Metrics:
    def __init__(self) -> None:
        self.tables = Gauge("freehold_tables_in_memory", "Tables in memory.")
        self.connections = Gauge("freehold_connections", "WebSocket connections.")
        self.relayed = Gauge("freehold_relayed_connections", "Those of them at tables that another process owns.")
        self.games = Counter("freehold_games_total", "Games that have begun (playing) or ended (finished).")
        self.answers = Counter("freehold_answers_total", "Answers given, by people and bots.")
        self.messages = Counter("freehold_messages_total", "Messages received, by type.")
        self.closed = Counter("freehold_closed_total", "Connections that the server closed, by code.")
        self.refused = Counter("freehold_refused_total", "Requests and messages that were refused, by reason.")
        self.latency = Histogram("freehold_message_seconds", "From reading a message to having answered it.")

    def text(self) -> str:
        lines: list[str] = []
        for metric in vars(self).values():
            lines += [f"# HELP {metric.name} {metric.text}", f"# TYPE {metric.name} {metric.kind}", *metric.lines()]
        return "\n".join(lines) + "\n"


METRICS: Final = Metrics()
