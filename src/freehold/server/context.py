"""What the parts of a running server share."""

from __future__ import annotations

from dataclasses import dataclass

from freehold.server.limits import Limits
from freehold.server.live.tables import Tables
from freehold.server.settings import Settings
from freehold.server.store import Store


@dataclass(frozen=True)
class Context:
    settings: Settings
    store: Store
    tables: Tables
    limits: Limits
