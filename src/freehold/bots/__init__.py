"""Bots: they know only views and decisions. `register` adds one's own."""

from __future__ import annotations

from collections.abc import Callable

from freehold.bots.big_money import BigMoney
from freehold.bots.bot import Bot, play_out
from freehold.bots.random_bot import RandomBot
from freehold.bots.search import Search
from freehold.bots.sensible.player import Sensible
from freehold.engine.errors import FreeholdError, short, shown

#: Makes a bot from a seed, by the name people call it by.
BOTS: dict[str, Callable[[int], Bot]] = {}


class UnknownBot(FreeholdError):
    """A name that no bot has."""


def register(name: str, maker: Callable[[int], Bot]) -> None:
    """Make a bot known under a name, to the command line and everything else."""
    BOTS[name] = maker


def make_bot(name: str, seed: int) -> Bot:
    if name not in BOTS:
        known = sorted(BOTS)
        raise UnknownBot(
            f"there is no bot named {shown(name)}; there are: {', '.join(known)}",
            "unknown-bot",
            name=short(name),
            bots=known,
        )
    return BOTS[name](seed)


# The first is who plays where nobody asks for another.
register("sensible", Sensible)
register("big-money", lambda seed: BigMoney())
register("random", RandomBot)
register("search", Search)

__all__ = [
    "BOTS",
    "BigMoney",
    "Bot",
    "RandomBot",
    "Search",
    "Sensible",
    "UnknownBot",
    "make_bot",
    "play_out",
    "register",
]
