"""What ends a game from outside: Ctrl-C, and the signals by which a computer asks a program to stop."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

#: Not every computer has all of them.
_SIGNALS: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Stopped(KeyboardInterrupt):
    """The game is to stop, as by Ctrl-C."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    @property
    def exit_code(self) -> int:
        """What the program ends with; a person who has pressed Ctrl-C has just left."""
        return 0 if self.number == signal.SIGINT else 128 + self.number


class Stops:
    """As a context, it makes the signals raise Stopped; while something is under way that must be whole, they wait."""

    def __init__(self) -> None:
        self._before: dict[int, Any] = {}
        self._held = 0
        self._waiting = 0

    def __enter__(self) -> Stops:
        if threading.current_thread() is threading.main_thread():
            for number in _SIGNALS:
                if signal.getsignal(number) not in (signal.SIG_IGN, None):  # nohup, or a job in the background
                    self._before[number] = signal.signal(number, self._arrives)
        return self

    def __exit__(self, *exception: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _arrives(self, number: int, frame: object) -> None:
        if not self._held:
            raise Stopped(number)
        self._waiting = number

    @contextmanager
    def wait(self) -> Iterator[None]:
        """Whatever arrives meanwhile is raised afterwards."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
        if self._waiting and not self._held:
            number, self._waiting = self._waiting, 0
            raise Stopped(number)

    def hold(self) -> None:
        """From now on nothing is raised: the game is stopping anyway."""
        self._held += 1
