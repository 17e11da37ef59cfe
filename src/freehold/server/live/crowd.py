"""Who is connected to a table, and what they are told."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import orjson

from freehold.server.live.info import table_info
from freehold.server.live.states import Viewer
from freehold.server.live.story import Story
from freehold.server.live.undoing import Request
from freehold.server.settings import Settings
from freehold.server.socket.listener import Listener


class Crowd:
    def __init__(self, story: Story, settings: Settings) -> None:
        self._story = story
        self._settings = settings
        self._connections: dict[int | None, list[Listener]] = {}
        self._viewers: dict[int | None, Viewer] = {}
        #: Since when nobody has been connected for a seat.
        self._missing_since = dict.fromkeys(range(len(story.seats)), time.monotonic())
        self._told: tuple[dict[str, Any], str | None] | None = None
        #: Something has happened that is not an answer.
        self.stale = False
        self._timer: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        return bool(self._connections)

    def __len__(self) -> int:
        return sum(map(len, self._connections.values()))

    # --- coming and going ---------------------------------------------------------------------------------

    def add(self, connection: Listener) -> None:
        self._connections.setdefault(connection.seat, []).append(connection)
        if connection.seat is not None:
            self._missing_since.pop(connection.seat, None)

    def remove(self, connection: Listener) -> None:
        here = self._connections.get(connection.seat, [])
        if connection in here:
            here.remove(connection)
            if not here:
                del self._connections[connection.seat]
                self._viewers.pop(connection.seat, None)
                if connection.seat is not None:
                    self._missing_since[connection.seat] = time.monotonic()

    def make_spectators(self, seat: int) -> None:
        """Whoever was connected for a seat only watches from now on."""
        for connection in list(self._connections.get(seat, ())):
            self.remove(connection)
            connection.seat = None
            self.add(connection)

    def begin(self) -> None:
        """The game begins: from now on it counts how long somebody is missing."""
        self._missing_since = dict.fromkeys(self._missing_since, time.monotonic())

    def _look_again_later(self) -> None:
        """When the next grace time is over, the others are told that somebody can be replaced."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        ends = [
            since + self._settings.grace_seconds
            for seat, since in self._missing_since.items()
            if self._story.seats[seat].plays and not self.missing_long(seat)
        ]
        if ends and self._connections and self._story.status == "playing":
            wait = min(ends) - time.monotonic()
            self._timer = asyncio.get_running_loop().call_later(max(0.0, wait) + 0.01, self.tell_table)

    def here(self, seat: int) -> bool:
        return seat in self._connections

    def missing_long(self, seat: int) -> bool:
        """Whether the grace time of a seat is over."""
        since = self._missing_since.get(seat)
        return since is not None and time.monotonic() - since >= self._settings.grace_seconds

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def close_all(self, code: int) -> None:
        for connections in list(self._connections.values()):
            for connection in connections:
                connection.close(code)

    # --- telling --------------------------------------------------------------------------------------------

    def info(self) -> dict[str, Any]:
        return table_info(self._story, self)

    @property
    def spectators(self) -> int:
        return len(self._connections.get(None, ()))

    def welcome(self, connection: Listener, request: Request | None, since: int | None, epoch: int) -> None:
        """Everything that somebody who has just come has to know."""
        connection.send(self._table_message(connection.seat, self.info()))
        if self._story.game is not None:
            viewer = self._viewers.setdefault(connection.seat, Viewer(connection.seat))
            connection.send(viewer.whole(self._story, request, since, epoch))

    def tell_all(self, request: Request | None, besides: Listener | None = None) -> None:
        """What has changed, to everybody for whom it has, besides one who is told otherwise."""
        if self.stale or self._story.over:
            self.tell_table(besides)
        if self._story.game is None:
            return
        for seat in list(self._connections):
            viewer = self._viewers.setdefault(seat, Viewer(seat))
            state = viewer.change(self._story, request)
            if state is not None:
                self.tell(seat, state, besides)

    def tell_table(self, besides: Listener | None = None) -> None:
        """Who sits where, if that has changed, to everybody besides one who is told otherwise."""
        self.stale = False
        info = self.info()
        if (info, self._story.rematch) != self._told:
            self._told = info, self._story.rematch
            for seat in list(self._connections):
                self.tell(seat, self._table_message(seat, info), besides)
        self._look_again_later()

    def tell(self, seat: int | None, message: dict[str, Any], besides: Listener | None = None) -> None:
        text = orjson.dumps(message).decode()
        for connection in list(self._connections.get(seat, ())):
            if connection is not besides:
                connection.send_text(text)

    def tell_everybody(self, message: dict[str, Any]) -> None:
        for seat in list(self._connections):
            self.tell(seat, message)

    def _table_message(self, seat: int | None, info: dict[str, Any]) -> dict[str, Any]:
        shown = info
        if seat is not None and self._story.seats[seat].person:
            shown = {**info, "rematch": self._story.rematch}  # the next table is for those who played
        return {"type": "table", "table": shown, "seat": seat}
