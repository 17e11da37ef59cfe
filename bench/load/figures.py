"""What was measured."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Figures:
    """Times in seconds; only what is sent while `counting` is measured."""

    counting: bool = False
    #: From sending an answer to its `ok`, to the new state of the seat that gave it, and to that of the other seat.
    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    shown_to_other: list[float] = field(default_factory=list)
    #: How much later than planned an answer was sent: what the generator itself, or an answer in coming, held up.
    late: list[float] = field(default_factory=list)
    received_bytes: int = 0
    games_over: int = 0
    problems: Counter[str] = field(default_factory=Counter)


def percentile(times: Sequence[float], share: float) -> float:
    """The time that this share of all stays within, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else math.nan


def line(what: str, times: Sequence[float]) -> str:
    shares = ((0.5, "p50"), (0.95, "p95"), (0.99, "p99"), (1.0, "longest"))
    return f"{what:<28}" + "  ".join(f"{name} {percentile(times, share):6.1f} ms" for share, name in shares)
