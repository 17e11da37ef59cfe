"""Running effects, one after the other, without an exception at the end of each. This module is never compiled.

A coroutine tells its caller that it is over by raising StopIteration, and raising and catching that costs more than
most effects. CPython spares itself the exception where one coroutine awaits another; so an effect is awaited by a
generator that never ends, and that hands its result over like a question, in a tuple.
"""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any


@coroutine
def pump() -> Generator[Any, Any, None]:
    """Send it an effect, then the answers to what comes out, until that is a tuple: then the next effect."""
    effect: Coroutine[Any, Any, Any] = yield
    while True:
        result = yield from effect
        del effect  # nothing of it is kept while there is none
        effect = yield (result,)
