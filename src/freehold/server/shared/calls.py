"""Asking other processes: calls that wait for their answer, and our sockets that are guests elsewhere."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from freehold.server.refusal import Refusal
from freehold.server.socket import codes
from freehold.server.socket.listener import Listener
from freehold.texts import Message

#: A process that is there answers at once; one that does not may be hanging.
PATIENCE: Final = 10.0

Letter = dict[str, Any]


@dataclass(frozen=True)
class Led:
    """A socket of ours, and the process at whose table it is."""

    owner: int
    listener: Listener


class Calls:
    def __init__(self, send: Callable[[int, Letter], None]) -> None:
        self._send = send
        self._numbers = count(1)
        self._waiting: dict[int, tuple[int, asyncio.Future[Any]]] = {}
        self._led: dict[str, Led] = {}
        self._names: dict[Listener, str] = {}

    def __len__(self) -> int:
        """How many sockets of ours are at tables of other processes."""
        return len(self._led)

    # --- asking -----------------------------------------------------------------------------------------

    async def ask(self, owner: int, letter: Letter) -> Any:
        """What the owner of a table answers. Refusal: what it refuses, or 503 if it does not answer."""
        number = next(self._numbers)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[number] = owner, answer
        try:
            self.tell(owner, {**letter, "call": number})
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            raise away() from None
        finally:
            del self._waiting[number]

    def tell(self, owner: int, letter: Letter) -> None:
        self._send(owner, letter)

    # --- our sockets at other processes -------------------------------------------------------------------

    def lead(self, owner: int, listener: Listener) -> str:
        """The name by which a socket of ours is known at the owner's."""
        name = self._names.get(listener)
        if name is None:
            name = self._names[listener] = secrets.token_hex(8)
            self._led[name] = Led(owner, listener)
        return name

    def lead_no_more(self, listener: Listener) -> str | None:
        name = self._names.pop(listener, None)
        if name is not None:
            del self._led[name]
        return name

    # --- what comes back ----------------------------------------------------------------------------------

    def take(self, letter: Letter) -> None:
        """An answer to a call, or something for one of our sockets."""
        if "answer" in letter:
            _, waiting = self._waiting.get(letter["answer"], (0, None))
            if waiting is not None and not waiting.done():
                if "refused" in letter:
                    waiting.set_exception(_refusal(letter))
                else:
                    waiting.set_result(letter["gave"])
            return
        led = self._led.get(letter["guest"])
        if led is not None:
            if "text" in letter:
                led.listener.send_text(letter["text"])
            else:
                led.listener.close(letter["close"])

    def forget(self, living: set[int]) -> None:
        """Whoever waits for a process that is gone comes back, and is led to the next owner."""
        for owner, waiting in list(self._waiting.values()):
            if owner not in living and not waiting.done():
                waiting.set_exception(away())
        for led in list(self._led.values()):
            if led.owner not in living:
                led.listener.close(codes.RESTART)


def away() -> Refusal:
    """The table cannot be reached now."""
    return Refusal("server-try-again", 503)


def refusal_data(refusal: Refusal) -> Letter:
    return {"refused": refusal.said.to_data(), "status": refusal.status}


def _refusal(letter: Letter) -> Refusal:
    said = letter["refused"]
    refusal = Refusal(said["key"], letter["status"])
    refusal.said = Message(said["key"], said["args"])
    return refusal
