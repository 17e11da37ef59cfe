"""Which crew somebody means by `--workers`."""

from __future__ import annotations

import os
import re

from freehold.engine.errors import FreeholdError, short, shown
from freehold.lab.crew.crew import Alone, Crew
from freehold.lab.crew.processes import Processes


class BadWorkers(FreeholdError):
    """Something that is no crew."""


def crew_for(text: str | None) -> Crew:
    """`4` are four processes; `ray` a cluster that is started here; `ray:HOST:PORT`, `ray:auto` and `ray://HOST:PORT`
    one that runs. Without a text: as many processes as there are cores.
    """
    if not text:
        return crew_for(str(_cores()))
    if text.isdecimal() and int(text) > 0:
        return Alone() if int(text) == 1 else Processes(int(text))
    cluster = re.fullmatch(r"ray(?:(://.+)|:(.+))?", text)
    if cluster is None:
        raise BadWorkers(
            f"{shown(text)}: give a number of processes, 'ray' to start a cluster here, or 'ray:ADDRESS' to join one",
            "workers",
            text=short(text),
        )
    from freehold.lab.crew.cluster import Cluster

    return Cluster(text if cluster[1] else cluster[2])


def _cores() -> int:
    """The cores that this process may use; in a container that is often fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
