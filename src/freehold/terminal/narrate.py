"""From redacted events to lines of the log. Only what `Game.events` shows a seat ever comes in here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from freehold.engine.kind import CARDS
from freehold.engine.types import ACTION, CURSE, TREASURE, VICTORY
from freehold.terminal import words

#: Bonuses that come one after another are one line.
BONUSES = tuple(words.BONUSES)


def log_lines(events: Sequence[dict[str, Any]], names: Sequence[str], me: int) -> list[str]:
    """One line for each thing that happened, indented as deep as what it follows from."""
    lines: list[str] = []
    bonuses: list[str] = []
    for place, event in enumerate(events):
        if event["what"] in BONUSES:
            bonuses.append(words.bonus(event["what"], event.get("amount", 0)))
            after = events[place + 1] if place + 1 < len(events) else None
            if after is not None and after["what"] in BONUSES and _same_place(event, after):
                continue
            event = {**event, "what": "bonus"}
        elif place and _bought(events[place - 1], event):
            continue  # that a bought card is gained goes without saying
        line = _sentence(event, names, me, bonuses)
        if line:
            lines.append("  " * event["depth"] + line)
        bonuses = []
    return lines


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


def _sentence(event: dict[str, Any], names: Sequence[str], me: int, bonuses: Sequence[str]) -> str:
    forms = _forms(event)
    if forms is None:
        return ""
    player = event["player"]
    other = event.get("other", -1)
    amount = event.get("amount", 0)
    return forms[0 if player == me else 1].format(
        who=names[player],
        what=event["what"],
        cards=_cards(event),
        card=event.get("card", ""),
        amount=amount,
        counted=words.cards(amount),
        other=words.TO_YOU if other == me else names[other],
        bonus=", ".join(bonuses),
    )


def _forms(event: dict[str, Any]) -> tuple[str, str] | None:
    """The two sentences for an event, the most special that there are."""
    what = event["what"]
    for key in (f"{what}:{event.get('from', '')}>", f"{what}:>{event.get('to', '')}", what):
        if key in words.EVENTS:
            return words.EVENTS[key]
    return words.OTHER_EVENT


def _cards(event: dict[str, Any]) -> str:
    names: list[str] | None = event.get("cards")
    if names is None:
        return words.unseen(event.get("count", 0), event.get("top", ""))
    if event["what"] == "topdeck" and len(set(names)) > 1:
        return words.FROM_THE_TOP.format(cards=", ".join(reversed(names)))
    if event["what"] == "discard":  # the last one ends up on top, so the order is told as it was
        return ", ".join(words.several(name, count) for name, count in _runs(names))
    return card_list(names)


def _runs(names: Sequence[str]) -> list[tuple[str, int]]:
    runs: list[tuple[str, int]] = []
    for name in names:
        if runs and runs[-1][0] == name:
            runs[-1] = (name, runs[-1][1] + 1)
        else:
            runs.append((name, 1))
    return runs


def card_list(names: Sequence[str]) -> str:
    """Cards in no order of their own: Actions first, copies counted."""
    counts: dict[str, int] = {}
    for name in sorted(names, key=_rank):
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(words.several(name, count) for name, count in counts.items()) or words.NOTHING


def _rank(name: str) -> tuple[int, int, str]:
    kind = CARDS.find(name)
    for place, types in enumerate((ACTION, TREASURE, VICTORY, CURSE)):
        if kind.is_a(types):
            return place, -kind.cost.coins, name
    return 4, 0, name
