"""One line of a table's journal."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

#: As in a record: an index, or several where several could be chosen.
Answer = int | tuple[int, ...]


@dataclass(frozen=True)
class Entry:
    """Something that happened at a table; kinds and what their data hold are told in `live/story.py`."""

    kind: str
    seat: int | None = None
    data: Any = None
    at: float = field(default_factory=time.time)
