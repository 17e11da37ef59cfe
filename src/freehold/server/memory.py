"""Garbage is collected seldom: nearly everything here is freed by counting, and searching it all makes people wait.

With Python's defaults the collector runs at every few hundred new objects and looks through running games again and
again; with 500 games single searches held everybody up for tens of milliseconds. Now there are fewer. One through
everything is still long (more than a hundred milliseconds have been seen), but it is rare.
"""

from __future__ import annotations

import gc
from typing import Final

#: New objects before the young, the middle and the old ones are searched; the last two count the searches before.
SELDOM: Final = (20_000, 10, 50)


def collect_seldom() -> None:
    """To be called once, when everything that lasts as long as the server has been read."""
    gc.collect()
    gc.freeze()  # cards and words are never searched again
    gc.set_threshold(*SELDOM)
