"""`freehold cards` and `freehold card`: what there is, and what it does."""

from __future__ import annotations

import json
import re
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from freehold.cli.language import language_option
from freehold.cli.main import main
from freehold.cli.mistakes import Mistake, Spoken
from freehold.cli.printing import show
from freehold.engine.errors import short
from freehold.engine.kind import CARDS, Kind
from freehold.engine.types import EVENT, TYPE_NAMES, WAY, type_names
from freehold.kingdoms.names import find_card, find_set, plain
from freehold.texts import LANGUAGES, Message, Words, message, slug, words

SETS = tuple(dict.fromkeys(kind.set_name for kind in CARDS))


# --- the commands ---------------------------------------------------------------------------------


@main.command(cls=Spoken)
@click.argument("text", nargs=-1)
@click.option("--set", "sets", multiple=True, metavar="SET", help="Of this set only; can be repeated.")
@click.option("--type", "types", multiple=True, metavar="TYPE", help="Of this type; given more than once, of all.")
@click.option("--cost", help="Of this cost: 4, 3P (with a potion), 2-5, 6+.")
@click.option("--json", "as_json", is_flag=True, help="Print the cards with all their facts as JSON.")
@language_option
def cards(
    text: tuple[str, ...], sets: tuple[str, ...], types: tuple[str, ...], cost: str | None, as_json: bool, language: str
) -> None:
    """List the cards, Events and Ways, all or with a TEXT.

    With TEXT those are listed that have it in their name or text. They come by set and name; with --cost the cheapest
    come first.
    """
    spoken = words(language)
    wanted = " ".join(" ".join(text).casefold().split())
    sets = tuple(find_set(name, SETS) for name in sets)
    types = tuple(_type(name, language) for name in types)
    if cost is not None and not re.fullmatch(COST, cost, re.IGNORECASE | re.ASCII):
        raise Mistake(message("usage-cost", option="--cost", text=short(cost)), language)
    if cost is not None and _range(cost)[0] > _range(cost)[1]:
        raise Mistake(message("usage-cost-order", option="--cost", text=cost), language)
    found = [kind for kind in CARDS if _fits(kind, sets, types, cost) and wanted in _words_of(spoken, kind)]
    found.sort(key=lambda kind: _place(kind, spoken, by_cost=cost is not None))
    if as_json:
        click.echo(json.dumps([facts(spoken, kind) for kind in found], indent=2, ensure_ascii=False))
        return
    heads = ("reference-head-name", "reference-head-cost", "reference-head-types", "reference-head-set")
    table = Table(*map(spoken.text, heads), box=None, pad_edge=False, header_style="bold")
    for kind in found:
        table.add_row(spoken.card_name(kind.name), _cost(spoken, kind), _types(spoken, kind), _set(spoken, kind))
    if found:
        Console(highlight=False).print(table)
    click.echo(spoken.text("reference-counted", count=len(found)))


@main.command(cls=Spoken)
@click.argument("name", nargs=-1, required=True)
@click.option("--rulings/--no-rulings", default=True, help="With what the rulings say about it.")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@language_option
def card(name: tuple[str, ...], rulings: bool, as_json: bool, language: str) -> None:
    """Show a card, Event or Way, with its rulings.

    That is: its text, cost and types, its pile and set-up, and what the rulings say about it.
    """
    from freehold.rulings import catalogue

    spoken = words(language)
    kind = find_card(" ".join(name), language)
    about = [ruling for ruling in catalogue() if kind.name in ruling.cards] if rulings else []
    if as_json:
        told = [{"id": ruling.id, **ruling.texts(spoken)} for ruling in about]
        click.echo(json.dumps({**facts(spoken, kind), "rulings": told}, indent=2, ensure_ascii=False))
        return
    lines = [spoken.card_name(kind.name)]
    for part in ("text", "below"):
        if text := spoken.card_text(kind.name, part):
            lines += ["", *text.splitlines()]
    lines += ["", *(spoken.say(line) for line in _details(kind))]
    if rulings:
        lines += ["", spoken.text("reference-rulings", count=len(about))]
        for ruling in about:
            texts = ruling.texts(spoken)
            lines.append(f"  {ruling.id}: {texts['rule']}")
            if texts.get("example"):
                lines.append(f"    {spoken.text('reference-example', text=texts['example'])}")
    show(lines)


def facts(spoken: Words, kind: Kind) -> dict[str, Any]:
    """A card as data for programs, with its words in one language."""
    landscape = kind.is_a(EVENT | WAY)
    return {
        "name": kind.name,
        "name_in_language": spoken.card_name(kind.name),
        "set": kind.set_name,
        "types": type_names(kind.types),
        "cost": None if kind.is_a(WAY) else str(kind.cost),
        "kingdom": kind.kingdom,
        "pile": None if landscape else {str(players): kind.pile_size(players) for players in range(2, 7)},
        "uses": list(kind.uses),
        "mats": list(kind.mats),
        "text": spoken.card_text(kind.name),
        "below": spoken.card_text(kind.name, "below"),
    }


# --- which ----------------------------------------------------------------------------------------


#: A cost as it can be asked for: `4`, `3P`, `2-5`, `6+`.
COST = r"\s*(?P<low>\d{1,3})\s*(?:-\s*(?P<high>\d{1,3})|(?P<more>\+))?\s*(?P<potion>P)?\s*"


def _type(name: str, language: str) -> str:
    """A type by its name in any language."""
    for english in TYPE_NAMES.values():
        own = {plain(words(each).text(f"type-{slug(english)}")) for each in LANGUAGES}
        if plain(name) in {plain(english), *own}:
            return english
    types = [message(f"type-{slug(english)}") for english in TYPE_NAMES.values()]
    raise Mistake(message("usage-type", name=short(name), types=types), language)


def _fits(kind: Kind, sets: tuple[str, ...], types: tuple[str, ...], cost: str | None) -> bool:
    if sets and kind.set_name not in sets:
        return False
    if not set(types) <= set(type_names(kind.types)):
        return False
    return cost is None or _costs(kind, cost)


def _costs(kind: Kind, wanted: str) -> bool:
    if kind.is_a(WAY):
        return False
    least, most, potion = _range(wanted)
    # A plain number means a card without a potion; a range looks at the coins alone.
    fits_potion = bool(kind.cost.potion) == potion or (not potion and most != least)
    return bool(least <= kind.cost.coins <= most and fits_potion)


def _range(wanted: str) -> tuple[int, int, bool]:
    """The least and the most coins that are asked for, and whether with a potion."""
    asked = re.fullmatch(COST, wanted, re.IGNORECASE | re.ASCII)
    assert asked is not None
    least = int(asked["low"])
    most = int(asked["high"]) if asked["high"] else 999 if asked["more"] else least
    return least, most, bool(asked["potion"])


def _place(kind: Kind, spoken: Words, by_cost: bool) -> tuple[int, int, int, str]:
    """Where a card stands in the list: by set, then by its name; before that by cost, if that was asked for."""
    coins, potion = (kind.cost.coins, kind.cost.potion) if by_cost else (0, 0)
    return coins, potion, SETS.index(kind.set_name), plain(spoken.card_name(kind.name))


def _words_of(spoken: Words, kind: Kind) -> str:
    parts = (kind.name, spoken.card_name(kind.name), spoken.card_text(kind.name), spoken.card_text(kind.name, "below"))
    return " ".join(" ".join(parts).casefold().split())


# --- how ------------------------------------------------------------------------------------------


def _cost(spoken: Words, kind: Kind) -> str:
    return "" if kind.is_a(WAY) else spoken.cost(str(kind.cost))


def _types(spoken: Words, kind: Kind) -> str:
    return spoken.text("reference-types", types=_type_messages(kind))


def _type_messages(kind: Kind) -> list[Message]:
    return [message(f"type-{slug(name)}") for name in type_names(kind.types)]


def _set(spoken: Words, kind: Kind) -> str:
    return spoken.text(f"set-{slug(kind.set_name)}")


def _details(kind: Kind) -> list[Message]:
    """Types, cost, set, pile and set-up, a line each."""
    lines = [message("reference-types", types=_type_messages(kind))]
    if not kind.is_a(WAY):
        lines.append(message("reference-cost", cost=str(kind.cost)))
    lines.append(message("reference-set", set=message(f"set-{slug(kind.set_name)}")))
    if not kind.is_a(EVENT | WAY):
        lines.append(_pile(kind))
        if not kind.kingdom and not kind.basic:
            lines.append(message("reference-not-supply"))
    if kind.uses:
        lines.append(message("reference-uses", cards=[_name(name) for name in kind.uses]))
    if kind.mats:
        lines.append(message("reference-mats", mats=[message(f"mat-{slug(mat)}") for mat in kind.mats]))
    if kind.bane is not None:
        lines.append(message("reference-bane"))
    if kind.sets_aside is not None:
        lines.append(message("reference-mouse"))
    if kind.start_coffers:
        lines.append(message("reference-start-coffers", count=kind.start_coffers))
    return lines


def _pile(kind: Kind) -> Message:
    """How many cards its pile has; by how many play, where that matters."""
    sizes: dict[int, list[int]] = {}
    for players in range(2, 7):
        sizes.setdefault(kind.pile_size(players), []).append(players)
    if len(sizes) == 1:
        return message("reference-pile", size=kind.pile_size(2))
    parts = [
        message("reference-pile-size", size=size, first=at[0], last=at[-1], several=len(at) > 1)
        for size, at in sizes.items()
    ]
    return message("reference-piles", sizes=parts)


def _name(name: str) -> Message:
    return message("choice-card", card=name)
