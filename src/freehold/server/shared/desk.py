"""Answering other processes: what they ask of tables that are ours, for the sockets that they have."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from freehold.server.live.door import LocalDoor
from freehold.server.refusal import Refusal
from freehold.server.shared.calls import Letter, away, refusal_data
from freehold.server.shared.guest import Guest
from freehold.server.validate import Fields

log = logging.getLogger(__name__)

Find = Callable[[str], Awaitable[LocalDoor | None]]


class Desk:
    def __init__(self, find: Find, send: Callable[[int, Letter], None]) -> None:
        self._find = find
        self._send = send
        #: By the process that leads them and their name there.
        self._guests: dict[tuple[int, str], Guest] = {}
        self._working: set[asyncio.Task[None]] = set()

    def take(self, letter: Letter) -> None:
        """Each call is worked on by itself: one table must not keep others waiting."""
        self._start(self._work(letter))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _work(self, letter: Letter) -> None:
        try:
            answer = {"gave": await self._do(letter)}
        except Refusal as refusal:
            answer = refusal_data(refusal)
        except Exception:
            # A mistake of ours: the other side may know that it failed, but not how.
            log.exception("call failed", extra={"call": letter["do"], "table": letter["table"][:6]})
            answer = refusal_data(Refusal("server-failed", 500))
        if "call" in letter:
            self._send(letter["from"], {"answer": letter["call"], **answer})

    async def _do(self, letter: Letter) -> Any:
        do, place = letter["do"], (letter["from"], letter.get("guest", ""))
        if do in ("info", "join"):
            door = await self._door(letter["table"])
            if do == "info":
                return await door.info()
            return await door.join(letter["name"], letter["token"], letter["client_seed"])
        if do == "arrive" and place not in self._guests:
            # It has its place before anything is waited for, so that what it asks next stands behind this.
            self._guests[place] = Guest(letter["guest"], partial(self._send, letter["from"]))
        guest = self._guests.get(place)
        if guest is None:
            if do == "leave":
                return None
            raise away()  # the table was dropped, or this process does not know it any more
        async with guest.turn:
            return await self._serve(guest, place, letter)

    async def _serve(self, guest: Guest, place: tuple[int, str], letter: Letter) -> Any:
        if letter["do"] == "leave":
            self._guests.pop(place, None)
            return await guest.leave()
        if guest.door is None:
            guest.door = await self._door(letter["table"])
        if letter["do"] == "arrive":
            return await guest.door.arrive(guest, letter["token"], letter["since"], letter["epoch"])
        return await guest.door.act(guest, letter["kind"], Fields(letter["said"]))

    async def _door(self, table: str) -> LocalDoor:
        door = await self._find(table)
        if door is None:
            raise away()
        return door

    def forget(self, living: set[int]) -> None:
        """The sockets of a process that is gone are gone as well."""
        for place, guest in list(self._guests.items()):
            if place[0] not in living:
                del self._guests[place]
                self._start(self._see_off(guest))

    async def _see_off(self, guest: Guest) -> None:
        async with guest.turn:
            await guest.leave()
