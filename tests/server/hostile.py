"""Everything that a client should not send, made from a seed: the ammunition of `test_hostile.py`."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from people import Json

KINDS: Final = (
    *("hello", "start", "answer", "undo", "consent", "resign", "rematch", "replace", "fill", "seed", "option", "emote"),
    *("ping", "state", "table", "", "__init__", "Answer"),
)
FIELDS: Final = (
    *("type", "token", "since", "epoch", "entries", "version", "answer", "yes", "seat", "bot", "client_seed", "name"),
    *("value", "emote", "same_seed", "id", "__class__", ""),
)
VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 2, 7, 2**31, 2**63, -(2**63), 10**300, 0.5, 1e308),
    *(
        "",
        "0",
        "hello",
        "language",
        "de",
        "big-money",
        "random",
        "ann\x00a",
        "\u202e",
        "a:b",
        "ß" * 300,
        "😀",
        "../..",
        "null",
    ),
    *([], [0], [0, 0], [1, 2, 3], [[]], [None], list(range(600)), {}, {"key": "x"}, {"cards": []}),
)
#: More than a message may have, and more than the socket takes in at all.
TOO_LARGE: Final = (5_000, 70_000)


def anything(random: Random, depth: int = 0) -> Any:
    """Any JSON at all."""
    shape = random.randrange(4) if depth < 4 else 0
    if shape == 2:
        return [anything(random, depth + 1) for _ in range(random.randrange(5))]
    if shape == 3:
        return {random.choice(FIELDS): anything(random, depth + 1) for _ in range(random.randrange(5))}
    return random.choice(VALUES)


def garbage(random: Random) -> str | bytes:
    """What is not a message of the protocol."""
    match random.randrange(6):
        case 0:
            return random.randbytes(random.randrange(200))
        case 1:
            return "".join(chr(random.randrange(1, 0xD800)) for _ in range(random.randrange(200)))
        case 2:
            return "[" * random.randrange(1, 4000)
        case 3:
            return "x" * random.choice(TOO_LARGE)
        case 4:
            return '{"type": "answer", "answer": ' + "9" * random.randrange(1, 3000) + "}"
        case _:
            return json.dumps(anything(random))


def nearly(random: Random, good: Json) -> Json:
    """A good message with one or several things wrong."""
    message = dict(good)
    for _ in range(random.randrange(1, 4)):
        name = random.choice((*message, random.choice(FIELDS)))
        match random.randrange(3):
            case 0:
                message.pop(name, None)
            case 1:
                message[name] = anything(random)
            case _:
                message[name] = random.choice(VALUES)
    return message


def shaped(random: Random) -> Json:
    """A message that looks like one, with fields of all kinds of messages."""
    chosen = random.sample(FIELDS, random.randrange(6))
    return {name: random.choice(VALUES) for name in chosen} | {"type": random.choice(KINDS)}
