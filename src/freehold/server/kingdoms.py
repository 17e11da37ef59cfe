"""Which kingdom somebody asks for: a recommended one, a text or a code, today's, or a random one by wishes.

The same fields go for `POST /api/tables` (as JSON) and `GET /api/kingdom` (as a query, where lists are separated by
commas and weights follow a colon: `sets=Base:2,Menagerie`).
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

from freehold.engine.errors import BadSetup
from freehold.kingdoms import TRAITS, Kingdom, Wishes, fill, from_code, generate, read_kingdom, same_as, swap, to_code
from freehold.kingdoms.names import find_card, find_set
from freehold.kingdoms.wishes import playable_sets
from freehold.server.validate import Fields, wrong
from freehold.texts import Message
from freehold.texts.words import LANGUAGES

_TEXTS: Final = frozenset({"lang", "name", "text", "code", "seed"})
_LISTS: Final = frozenset({"swap", "include", "ban", "wants", "avoids", "recent", "alchemy"})
_WEIGHTS: Final = frozenset({"sets", "odds"})
_TRUTHS: Final = frozenset({"daily", "fill", "spread"})
FIELDS: Final = _TEXTS | _LISTS | _WEIGHTS | _TRUTHS | {"landscapes"}
#: Every name that nobody knows is compared with all that there are, so there may not be too many.
_MOST_NAMES: Final = 60
_LONGEST: Final = 2000


def chosen_kingdom(asked: Fields) -> Kingdom:
    """The kingdom that is asked for, complete; errors name the card or the wish that is at fault."""
    for name in asked.names():
        if name not in FIELDS:
            raise wrong(name)
    language = asked.choice("lang", LANGUAGES, LANGUAGES[0])
    seed = asked.text("seed", 100) if "seed" in asked else secrets.token_hex(8)
    ways = [way for way in ("name", "text", "code") if way in asked]
    if len(ways) + asked.truth("daily") > 1:
        raise wrong("daily" if asked.truth("daily") else ways[1])
    wishes = _wishes(asked, language)
    if asked.truth("daily"):
        return daily_kingdom()
    if not ways:
        made = generate(wishes, seed)
    else:
        text = asked.text(ways[0], _LONGEST)
        if len(re.split(r"[,;|\n\r\t\u2022]", text)) > _MOST_NAMES:
            raise BadSetup("too many names for a kingdom", "kingdom-too-long")
        made = from_code(text) if ways == ["code"] else read_kingdom(text, language)
        if not made.complete or asked.truth("fill", default=True):
            there = len(made.landscapes)  # whoever names cards has named the landscapes too
            made = fill(made, wishes if "landscapes" in asked else replace(wishes, landscapes=there), seed)
    for name in _cards(asked, "swap", language):
        made = swap(made, name, wishes, seed)
    return made


def daily_kingdom(day: datetime | None = None) -> Kingdom:
    """The same for everybody on the same day, by the clock of Greenwich."""
    day = day or datetime.now(UTC)
    return generate(Wishes(), f"daily {day:%Y-%m-%d}")


def kingdom_info(kingdom: Kingdom) -> dict[str, Any]:
    """A kingdom as clients get it: English names, its code, and its name if it is a recommended one."""
    known = same_as(kingdom)
    name: Message | None = None if known is None else known.name
    return {
        **kingdom.to_dict(),
        "code": to_code(kingdom),
        "key": None if known is None else known.key,
        "name": None if name is None else name.to_data(),
    }


def from_query(query: Mapping[str, str]) -> Fields:
    """The fields of a query in the types that they have in JSON."""
    data: dict[str, Any] = {}
    for name, text in query.items():
        parts = [part.strip() for part in text.split(",") if part.strip()]
        if name in _LISTS:
            data[name] = [_number(name, part) for part in parts] if name == "alchemy" else parts
        elif name in _WEIGHTS:
            pairs = [part.partition(":") for part in parts]
            data[name] = {of.strip(): _weight(name, weight) for of, _, weight in pairs}
        elif name in _TRUTHS:
            data[name] = _truth(name, text)
        elif name == "landscapes":
            data[name] = _number(name, text)
        else:
            data[name] = text
    return Fields(data)


def _wishes(asked: Fields, language: str) -> Wishes:
    alchemy = None
    if "alchemy" in asked:
        alchemy = asked.items("alchemy", 11)
        if not all(isinstance(number, int) and not isinstance(number, bool) for number in alchemy):
            raise wrong("alchemy")
    return Wishes(
        sets={find_set(name, playable_sets()): weight for name, weight in _weights(asked, "sets").items()},
        include=_cards(asked, "include", language),
        ban=_cards(asked, "ban", language),
        odds={find_card(name, language).name: weight for name, weight in _weights(asked, "odds").items()},
        landscapes=asked.number("landscapes", 0, 20) if "landscapes" in asked else None,
        alchemy=alchemy,
        spread=asked.truth("spread"),
        wants=_traits(asked, "wants"),
        avoids=_traits(asked, "avoids"),
        recent=_cards(asked, "recent", language),
    )


def _cards(asked: Fields, field: str, language: str) -> list[str]:
    most = 400 if field == "recent" else _MOST_NAMES
    names = asked.items(field, most)
    if not all(isinstance(name, str) and len(name) <= 60 for name in names):
        raise wrong(field)
    return [find_card(name, language).name for name in names]


def _traits(asked: Fields, field: str) -> list[str]:
    names = asked.items(field, len(TRAITS))
    if not all(isinstance(name, str) and name in TRAITS for name in names):
        raise wrong(field)
    return names


def _weights(asked: Fields, field: str) -> dict[str, float]:
    """Names with weights, or only names."""
    given = asked.raw(field)
    if given is None:
        return {}
    if isinstance(given, list):
        given = dict.fromkeys(given, 1) if all(isinstance(name, str) for name in given) else None
    if not isinstance(given, dict) or len(given) > _MOST_NAMES:
        raise wrong(field)
    if not all(isinstance(w, (int, float)) and not isinstance(w, bool) and 0 <= w <= 1e6 for w in given.values()):
        raise wrong(field)
    return {str(name): float(weight) for name, weight in given.items()}


def _number(field: str, text: str) -> int:
    if not re.fullmatch(r"\d{1,4}", text):
        raise wrong(field)
    return int(text)


def _truth(field: str, text: str) -> bool:
    if text.casefold() not in ("1", "true", "yes", "0", "false", "no", ""):
        raise wrong(field)
    return text.casefold() in ("1", "true", "yes")


def _weight(field: str, text: str) -> float:
    if not text:
        return 1.0
    if not re.fullmatch(r"\d{1,6}(\.\d{1,6})?", text.strip()):
        raise wrong(field)
    return float(text)
