"""Who owns which table. A process that is alone owns them all; `shared/` has the other case."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from freehold.server.live.door import Door, LocalDoor


class Sharing(Protocol):
    async def begin(self, find: Callable[[str], Awaitable[LocalDoor | None]], lost: Callable[[], None]) -> None:
        """From now on serve the tables that are ours to others; `lost` is called when none is ours any more."""

    async def own(self, table: str) -> Door | None:
        """Make a table ours; or, if it is another's, the door to it there. Refusal if nobody can be asked."""

    def owns(self, table: str) -> bool:
        """Whether a table is still ours."""

    def release(self, table: str) -> None:
        """Give a table up, so that whoever is asked for it next may own it."""

    async def close(self) -> None:
        """Give everything up, after what is still to be said has been said."""

    @property
    def problem(self) -> str:
        """Why tables cannot be reached at the moment, for those who run the server; '' if they can."""

    @property
    def number(self) -> int | None:
        """Under which number this process may write; None if nobody else does. Refusal if it may not now."""


class Alone:
    """No other process uses the database; `close` gives it free."""

    def __init__(self, give_free: Callable[[], None] = lambda: None) -> None:
        self._give_free = give_free

    async def begin(self, find: Callable[[str], Awaitable[LocalDoor | None]], lost: Callable[[], None]) -> None:
        pass

    async def own(self, table: str) -> Door | None:
        return None

    def owns(self, table: str) -> bool:
        return True

    def release(self, table: str) -> None:
        pass

    async def close(self) -> None:
        self._give_free()

    @property
    def problem(self) -> str:
        return ""

    @property
    def number(self) -> int | None:
        return None
