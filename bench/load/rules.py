"""Answers by simple rules: play what can be played, buy the dearest, and do the least where a card asks."""

from __future__ import annotations

from random import Random
from typing import Any

Json = dict[str, Any]


def choose(view: Json, random: Random) -> int | list[int]:
    """A legal answer to the decision in a seat's view."""
    decision = view["decision"]
    options: list[Json] = decision["options"]
    low = decision["min"]
    if low == decision["max"] == 1 and not decision["may_decline"]:
        return _one(view, decision["key"], options, random)
    if low == 0 or decision["may_decline"]:
        return []
    if decision["alike"]:
        options = next(found for found in _by_name(options) if len(found) >= low)
    return [option["index"] for option in options[:low]]


def _one(view: Json, key: str, options: list[Json], random: Random) -> int:
    if key in ("action_phase", "buy_phase"):
        for verb in ("play treasures", "play"):
            found = [option for option in options if option["verb"] == verb]
            if found:
                return _index(random.choice(found))
        buys = [option for option in options if option["verb"] == "buy" and option["card"] in view["supply"]]
        worth = [option for option in buys if option["card"] not in ("Copper", "Curse", "Estate")]
        if worth:
            best = max(_coins(view, option) for option in worth)
            return _index(random.choice([option for option in worth if _coins(view, option) == best]))
    return _index(options[0])


def _index(option: Json) -> int:
    index: int = option["index"]
    return index


def _coins(view: Json, option: Json) -> int:
    """What a card costs in coins; costs are texts like `$5` or `$3P`."""
    digits = "".join(sign for sign in view["supply"][option["card"]]["cost"] if sign.isdigit())
    return int(digits or 0)


def _by_name(options: list[Json]) -> list[list[Json]]:
    groups: dict[str, list[Json]] = {}
    for option in options:
        groups.setdefault(option.get("card", ""), []).append(option)
    return list(groups.values())
