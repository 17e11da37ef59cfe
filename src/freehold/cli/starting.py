"""The first moments of a command, while its modules are read."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def starting() -> Iterator[None]:
    """Ctrl-C ends the process as it ends other programs, without telling in which module that was."""
    hearing = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not hearing or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
