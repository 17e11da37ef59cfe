"""A sentence before it is in a language: the key of a message and its arguments, all of it plain data.

What happened, what is asked and what went wrong are told as messages. They become words at the edge, in the
language of the person who reads them: by `Words` in Python, and by the same files in a browser.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

#: What a message may carry: a number, a word (a player's name, a card's English name), cards, or messages.
Value = "int | str | Cards | Message | list[Message]"


@dataclass(frozen=True)
class Cards:
    """Some cards: names with how many of each, or only a number where the reader does not see the faces."""

    counts: tuple[tuple[str, int], ...] = ()
    unseen: int = 0
    #: The one card of the unseen that lies face up.
    top: str = ""

    @staticmethod
    def of(names: Sequence[str]) -> Cards:
        """Cards in the order in which they come; equal ones that stand together are counted."""
        runs: list[tuple[str, int]] = []
        for name in names:
            if runs and runs[-1][0] == name:
                runs[-1] = (name, runs[-1][1] + 1)
            else:
                runs.append((name, 1))
        return Cards(tuple(runs))

    def to_data(self) -> dict[str, Any]:
        if self.unseen:
            return {"unseen": self.unseen, "top": self.top}
        return {"cards": [list(pair) for pair in self.counts]}


@dataclass(frozen=True)
class Message:
    """The key of a message and its arguments."""

    key: str
    args: dict[str, Any] = field(default_factory=dict)

    def to_data(self) -> dict[str, Any]:
        """The form for the wire: keys, numbers, words, lists and dictionaries."""
        return {"key": self.key, "args": {name: _data(value) for name, value in self.args.items()}}


def message(key: str, **args: Any) -> Message:
    """`message("log-buy", who="Anna", card="Gold")`."""
    return Message(key, args)


def _data(value: Any) -> Any:
    if isinstance(value, (Cards, Message)):
        return value.to_data()
    if isinstance(value, (list, tuple)):
        return [_data(one) for one in value]
    return value


@lru_cache(4096)  # the same few hundred names again and again, in every line of every log
def slug(text: str) -> str:
    """A name or label as part of a key: `Philosopher's Stone` is `philosophers-stone`, `+1 card` `plus-1-card`."""
    text = text.casefold().replace("+", "plus ").replace("_", " ")
    letters = "".join(sign if sign.isascii() and sign.isalnum() else " " if sign in " -" else "" for sign in text)
    return "-".join(letters.split())
