"""The log: what happened, as messages. Only what `Game.events` shows a seat ever comes in here.

One line a thing, indented as deep as what it follows from. Bonuses that come together are one line, and that a
bought card is gained goes without saying.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from freehold.engine.kind import CARDS
from freehold.engine.types import ACTION, CURSE, EVENT, TREASURE, VICTORY
from freehold.texts.message import Cards, Message, message, slug
from freehold.texts.words import Words, words

#: What playing a card adds to; several in a row are one line.
BONUSES: Final = ("actions", "buys", "coins", "potions", "coffers")
#: What is not told: that cards leave play at the end of a turn.
SILENT: Final = frozenset({("clean_up", "play")})


@dataclass(frozen=True)
class Line:
    """One line of the log."""

    said: Message
    depth: int
    #: Whether a turn begins with it.
    turn: bool = False


def log_lines(events: Sequence[dict[str, Any]], names: Sequence[str], me: int | None) -> Iterator[Line]:
    """The lines for some events, told to one seat (None: to nobody in particular)."""
    bonuses: list[Message] = []
    events = _treasures_together(events)
    for place, event in enumerate(events):
        what = event["what"]
        if what in BONUSES:
            bonuses.append(message(f"bonus-{what}", count=event.get("amount", 0)))
            after = events[place + 1] if place + 1 < len(events) else None
            if after is not None and after["what"] in BONUSES and _same_place(event, after):
                continue
            key = "log-bonus"
        elif (what, event.get("from")) in SILENT or (place and _bought(events[place - 1], event)):
            continue
        else:
            key = _key(event)
        yield Line(Message(key, _arguments(event, names, me, bonuses)), event["depth"], what.endswith("turn"))
        bonuses = []


def told(language: Words, events: Sequence[dict[str, Any]], names: Sequence[str], me: int | None) -> list[str]:
    """The lines in words, indented."""
    return ["  " * line.depth + language.say(line.said) for line in log_lines(events, names, me)]


def _treasures_together(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Treasures that were played one after the other, and brought nothing but coins, as if played at once."""
    together: list[dict[str, Any]] = []
    place = 0
    while place < len(events):
        pair = list(events[place : place + 2])
        if not _is_plain_treasure(pair):
            together.append(events[place])
            place += 1
            continue
        if _is_plain_treasure(together[-2:]) and _same_place(together[-2], pair[0]):
            played, paid = together[-2:]
            together[-2] = {**played, "cards": [*played["cards"], *pair[0]["cards"]]}
            together[-1] = {**paid, "amount": paid["amount"] + pair[1]["amount"]}
        else:
            together += pair
        place += 2
    return together


def _is_plain_treasure(pair: list[dict[str, Any]]) -> bool:
    """Whether two events are the playing of Treasures and the coins they bring."""
    if len(pair) < 2 or pair[0]["what"] != "play" or pair[1]["what"] != "coins":
        return False
    return pair[1]["depth"] == pair[0]["depth"] + 1 and all(
        CARDS.find(name).is_a(TREASURE) for name in pair[0]["cards"]
    )


def _same_place(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(one["player"] == other["player"] and one["depth"] == other["depth"])


def _bought(buy: dict[str, Any], gain: dict[str, Any]) -> bool:
    return bool(
        buy["what"] == "buy"
        and gain["what"] == "gain"
        and gain["player"] == buy["player"]
        and gain.get("cards") == [buy.get("card")]
        and gain.get("to") == "discard"
    )


def _key(event: dict[str, Any]) -> str:
    """The most special message there is for an event: by where its cards come from or go to, or for all of its kind."""
    what = slug(event["what"])
    candidates = [f"log-{what}-from-{slug(event.get('from', ''))}", f"log-{what}-to-{slug(event.get('to', ''))}"]
    if "card" in event and CARDS.find(event["card"]).is_a(EVENT):
        candidates.append(f"log-{what}-event")
    reference = words("en")
    return next((key for key in (*candidates, f"log-{what}") if reference.has(key)), "unknown-event")


def _arguments(
    event: dict[str, Any], names: Sequence[str], me: int | None, bonuses: Sequence[Message]
) -> dict[str, Any]:
    other = event.get("other", -1)
    arguments: dict[str, Any] = {
        "you": event["player"] == me,
        "who": names[event["player"]],
        "cards": _cards(event),
        "amount": event.get("amount", 0),
        "what": event["what"],
        "to_you": other == me,
        "other": names[other] if other >= 0 else "",
        "bonuses": list(bonuses),
        "several": len(set(event.get("cards", ()))) > 1,
    }
    if "card" in event:
        arguments["card"] = event["card"]
    return arguments


def _cards(event: dict[str, Any]) -> Cards:
    names: list[str] | None = event.get("cards")
    if names is None:
        return Cards(unseen=event.get("count", 0), top=event.get("top", ""))
    if event["what"] == "topdeck":  # the last one ends up on top, and is named first
        return Cards.of(names[::-1])
    return Cards.of(names) if event["what"] == "discard" else in_order(names)


def in_order(names: Sequence[str]) -> Cards:
    """Cards in no order of their own: Actions first, then Treasures, the dearest first, copies together."""
    return Cards.of(sorted(names, key=_rank))


def _rank(name: str) -> tuple[int, int, str]:
    kind = CARDS.find(name)
    for place, types in enumerate((ACTION, TREASURE, VICTORY, CURSE)):
        if kind.is_a(types):
            return place, -kind.cost.coins, name
    return 4, 0, name
