"""Ctrl-C at the right time: it ends many games at once, but it does not hit workers, nor halve what is being added up.

SIGTERM is how other programs press it.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def heeded() -> Iterator[None]:
    """SIGTERM is Ctrl-C, also where nobody can press that because the command runs behind a script."""
    if not _can_say():
        yield
        return

    def press(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, press)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def unheard() -> Iterator[None]:
    """Ctrl-C goes to all processes of a terminal. Those that are started meanwhile never hear it: they inherit that.

    This one hears it afterwards, where the system can hold it back.
    """
    if not _can_say():
        yield
        return
    _hold_back(True)
    before = {number: signal.signal(number, signal.SIG_IGN) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        _hold_back(False)


@contextmanager
def put_off() -> Iterator[None]:
    """Ctrl-C waits until this is done; whoever does not listen to it at all, does not hear it now either."""
    heard = [number for number in SIGNALS if callable(signal.getsignal(number))] if _can_say() else []
    pressed: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        pressed.append(number)

    before = {number: signal.signal(number, note) for number in heard}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if pressed:
        raise KeyboardInterrupt


def _hold_back(on: bool) -> None:
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK if on else signal.SIG_UNBLOCK, SIGNALS)


def _can_say() -> bool:
    """Only the main thread may say what signals do; no other is interrupted by them."""
    return threading.current_thread() is threading.main_thread()
