"""Ctrl-C at the right time: it ends a simulation, but it does not hit workers, nor halve what is being added up."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def ignored() -> Iterator[None]:
    """Ctrl-C goes to all processes of a terminal. Those that are started meanwhile never hear it: they inherit that."""
    if not _can_say():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def put_off() -> Iterator[None]:
    """Ctrl-C waits until this is done."""
    if not _can_say():
        yield
        return
    pressed: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        pressed.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


def _can_say() -> bool:
    """Only the main thread may say what signals do; no other is interrupted by them."""
    return threading.current_thread() is threading.main_thread()
