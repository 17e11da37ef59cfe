"""`freehold cards` and `freehold card`: what there is, and what it does."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from freehold.cli.language import language_option
from freehold.cli.main import main
from freehold.engine.kind import CARDS, Kind
from freehold.engine.types import EVENT, TYPE_NAMES, VICTORY, WAY, type_names
from freehold.texts import Message, Words, message, slug, words

SETS = tuple(dict.fromkeys(kind.set_name for kind in CARDS))


@main.command()
@click.argument("text", nargs=-1)
@click.option("--set", "sets", multiple=True, type=click.Choice(SETS, case_sensitive=False), help="Of this set only.")
@click.option(
    "--type",
    "types",
    multiple=True,
    type=click.Choice(tuple(TYPE_NAMES.values()), case_sensitive=False),
    help="Of this type; given more than once, of all of them.",
)
@click.option("--cost", help="Of this cost: 4, 3P (with a potion), 2-5, 6+.")
@click.option("--json", "as_json", is_flag=True, help="Print the cards with all their facts as JSON.")
@language_option
def cards(
    text: tuple[str, ...], sets: tuple[str, ...], types: tuple[str, ...], cost: str | None, as_json: bool, language: str
) -> None:
    """List the cards, Events and Ways; with TEXT those that have it in their name or text."""
    spoken = words(language)
    wanted = " ".join(text).casefold()
    found = [kind for kind in CARDS if _fits(kind, sets, types, cost) and wanted in _words_of(spoken, kind)]
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


@main.command()
@click.argument("name", nargs=-1, required=True)
@click.option("--rulings/--no-rulings", default=True, help="With what the rulings say about it.")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@language_option
def card(name: tuple[str, ...], rulings: bool, as_json: bool, language: str) -> None:
    """Show a card, Event or Way: its text, cost and types, its pile and set-up, and its rulings."""
    from freehold.rulings import catalogue

    spoken = words(language)
    kind = spoken.find_card(" ".join(name))
    about = [ruling for ruling in catalogue() if kind.name in ruling.cards] if rulings else []
    if as_json:
        told = [{"id": ruling.id, **ruling.texts(spoken)} for ruling in about]
        click.echo(json.dumps({**facts(spoken, kind), "rulings": told}, indent=2, ensure_ascii=False))
        return
    click.echo(spoken.card_name(kind.name))
    for part in ("text", "below"):
        if text := spoken.card_text(kind.name, part):
            click.echo(f"\n{text}")
    click.echo()
    for line in _details(kind):
        click.echo(spoken.say(line))
    if rulings:
        click.echo("\n" + spoken.text("reference-rulings", count=len(about)))
        for ruling in about:
            texts = ruling.texts(spoken)
            click.echo(f"  {ruling.id}: {texts['rule']}")
            if texts.get("example"):
                click.echo(f"    {spoken.text('reference-example', text=texts['example'])}")


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


def _fits(kind: Kind, sets: tuple[str, ...], types: tuple[str, ...], cost: str | None) -> bool:
    printed = {name.casefold() for name in type_names(kind.types)}
    if sets and kind.set_name not in sets:
        return False
    if not {name.casefold() for name in types} <= printed:
        return False
    return cost is None or _costs(kind, cost)


def _costs(kind: Kind, wanted: str) -> bool:
    if kind.is_a(WAY):
        return False
    potion = wanted.upper().endswith("P")
    coins = wanted[:-1] if potion or wanted.endswith("+") else wanted
    low, dash, high = coins.partition("-")
    try:
        least = int(low)
        most = int(high) if dash else 99 if wanted.endswith("+") else least
    except ValueError:
        raise click.BadParameter(f"{wanted!r} is not a cost such as 4, 3P, 2-5 or 6+", param_hint="--cost") from None
    # A plain number means a card without a potion; a range looks at the coins alone.
    fits_potion = bool(kind.cost.potion) == potion or (not potion and (dash or wanted.endswith("+")))
    return bool(least <= kind.cost.coins <= most and fits_potion)


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
        if kind.is_a(VICTORY):
            lines.append(message("reference-pile-victory", two=kind.pile_size(2), more=kind.pile_size(3)))
        else:
            lines.append(message("reference-pile", size=kind.pile_size(2)))
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


def _name(name: str) -> Message:
    return message("choice-card", card=name)
