"""A kingdom as it is shown to people: a table of its cards, and what else is laid out for a game with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from freehold.engine.kind import CARDS, Kind
from freehold.engine.setup import KINGDOM_SIZE
from freehold.engine.types import PRIZE, WAY
from freehold.kingdoms.code import to_code
from freehold.kingdoms.kingdom import Kingdom
from freehold.kingdoms.recommended import same_as
from freehold.kingdoms.text import written
from freehold.kingdoms.wishes import set_message
from freehold.texts.message import Cards, Message, message, slug
from freehold.texts.words import Words


def shown(kingdom: Kingdom, language: Words) -> list[str]:
    """The lines that describe a kingdom."""
    lines: list[str] = []
    one = same_as(kingdom)
    if one is not None:
        lines += [language.text("kingdom-show-recommended", kingdom=one.name), ""]
    cards = _rows(kingdom.cards, language)
    landscapes = _rows(kingdom.landscapes, language)
    table = aligned([*cards, *landscapes])
    lines += table[: len(cards)]
    if landscapes:
        lines += [*([""] if cards else []), language.text("kingdom-show-landscapes"), *table[len(cards) :]]
    lines.append("")
    lines += [language.say(remark) for remark in remarks(kingdom)]
    return lines


def remarks(kingdom: Kingdom) -> list[Message]:
    """What is to be said about a kingdom besides its cards and landscapes."""
    said: list[Message] = []
    for kind in map(CARDS.find, kingdom.cards):
        if kind.bane is not None:
            said.append(_chosen("bane", kingdom.bane))
    for kind in map(CARDS.find, kingdom.landscapes):
        if kind.sets_aside is not None:
            said.append(_chosen("mouse", kingdom.mouse, way=kind.name))
    things = laid_out(kingdom)
    if things:
        said.append(message("kingdom-show-setup", things=things))
    if not kingdom.complete:
        said.append(message("kingdom-show-missing", count=KINGDOM_SIZE - len(kingdom.cards)))
    return [*said, message("kingdom-show-code", code=to_code(kingdom))]


def _chosen(what: str, name: str | None, **facts: str) -> Message:
    if name is None:
        return message(f"kingdom-show-{what}-open", **facts)
    kind = CARDS.find(name)
    sets = [set_message(kind.set_name)]
    return message(f"kingdom-show-{what}", card=name, cost=str(kind.cost), sets=sets, **facts)


def laid_out(kingdom: Kingdom) -> list[Message]:
    """The piles and mats that a game with it has beyond those of every game."""
    box = kingdom.box()
    extra = [slot for slot in box.supply if box.kinds[slot].joins is not None] + box.other_piles
    prizes = [slot for slot in extra if box.kinds[slot].is_a(PRIZE)]
    things = [
        message("kingdom-show-pile", cards=Cards(((box.kinds[slot].name, len(box.piles[slot])),)))
        for slot in extra
        if slot not in prizes
    ]
    if prizes:
        things.append(message("kingdom-show-prizes", count=sum(len(box.piles[slot]) for slot in prizes)))
    for mat in box.mats:
        tokens = box.start_coffers if mat == "Coffers" else 0
        key = f"kingdom-show-mat-{slug(mat)}"
        things.append(message(f"{key}-tokens", count=tokens) if tokens else message(key))
    return things


def _rows(names: Iterable[str], language: Words) -> list[list[str]]:
    kinds = sorted(map(CARDS.find, names), key=lambda kind: (*cost_order(kind), language.card_name(kind.name)))
    return [row(kind, language) for kind in kinds]


def row(kind: Kind, language: Words) -> list[str]:
    """Cost, name, types and set."""
    types = [message(f"type-{slug(name)}") for name in kind.type_names]
    return [
        "" if kind.is_a(WAY) else language.text("kingdom-show-cost", cost=str(kind.cost)),
        language.card_name(kind.name),
        language.text("kingdom-list-names", names=types),
        language.say(set_message(kind.set_name)),
    ]


def cost_order(kind: Kind) -> tuple[bool, int, int]:
    """Cheap cards first, and Ways, which cost nothing, after all that can be bought."""
    return kind.is_a(WAY), kind.cost.coins, kind.cost.potion


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines, in columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip() for cells in rows]


def to_data(kingdom: Kingdom, language: Words) -> dict[str, Any]:
    """A kingdom for other programs: English names with what they are called in the language."""
    one = same_as(kingdom)
    return {
        "code": to_code(kingdom),
        "text": written(kingdom, language.language),
        "recommended": None if one is None else one.key,
        "cards": [_data(name, language) for name in kingdom.cards],
        "landscapes": [_data(name, language) for name in kingdom.landscapes],
        "bane": None if kingdom.bane is None else _data(kingdom.bane, language),
        "mouse": None if kingdom.mouse is None else _data(kingdom.mouse, language),
        "laid_out": [language.say(thing) for thing in laid_out(kingdom)],
    }


def _data(name: str, language: Words) -> dict[str, Any]:
    kind = CARDS.find(name)
    cost = None if kind.is_a(WAY) else str(kind.cost)
    return {
        "name": name,
        "called": language.card_name(name),
        "cost": cost,
        "types": kind.type_names,
        "set": kind.set_name,
    }
