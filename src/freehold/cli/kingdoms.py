"""`freehold kingdom`: what to play with. `freehold kingdoms`: the recommended kingdoms."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from random import Random
from typing import Any

import click

from freehold.cli.language import language_option
from freehold.cli.main import main
from freehold.cli.mistakes import Mistake, Spoken
from freehold.cli.wishes import wish_options, wishes_of
from freehold.kingdoms import Kingdom, Wishes, fill, generate, read_kingdom, swap, to_code, written
from freehold.kingdoms.catalogue import Filter, listed
from freehold.kingdoms.names import find_card
from freehold.kingdoms.show import shown, to_data
from freehold.texts import message, words


class Pasted(Spoken):
    """A command whose text may be a list with a dash before each name, which is no option."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, [re.sub(r"^-\s+", "", arg) for arg in args])


@main.command(cls=Pasted)
@click.argument("text", nargs=-1)
@wish_options
@click.option("--fill", "filling", is_flag=True, help="Add at random what TEXT leaves open.")
@click.option("--swap", "out", multiple=True, metavar="NAME", help="Exchange this card and keep the rest.")
@click.option("--seed", help="The same seed makes the same kingdom.")
@click.option("--code", "only_code", is_flag=True, help="Print only the code.")
@click.option("--list", "only_list", is_flag=True, help="Print only the names, in one line.")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@language_option
def kingdom(
    text: tuple[str, ...],
    filling: bool,
    out: tuple[str, ...],
    seed: str | None,
    only_code: bool,
    only_list: bool,
    as_json: bool,
    language: str,
    **wished: Any,
) -> None:
    """Show a kingdom: a random one, or the one that TEXT means.

    TEXT is the name of a recommended kingdom, the code of one, or a list of cards, Events and Ways (with - it is
    read from standard input).
    """
    forms = {"--code": only_code, "--list": only_list, "--json": as_json}
    if sum(forms.values()) > 1:
        raise Mistake(message("usage-formats", options=[name for name, on in forms.items() if on]), language)
    given = " ".join(text)
    if given == "-":
        given = sys.stdin.read()
    if text and not filling and not out and any(value not in ((), None, False) for value in wished.values()):
        raise Mistake(message("usage-needs-fill"), language)
    seed = str(Random().randrange(2**31)) if seed is None else seed
    wishes = wishes_of(language, wished)
    if text:
        made = read_kingdom(given, language)
        made = fill(made, wishes, seed) if filling else made
    else:
        made = generate(wishes, seed)
    made = _swapped(made, [find_card(name, language).name for name in out], wishes, seed)
    own = words(language)
    if only_code:
        click.echo(to_code(made))
    elif only_list:
        click.echo(written(made, language))
    elif as_json:
        click.echo(json.dumps({**to_data(made, own), "seed": seed}, indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join(shown(made, own)))


def _swapped(made: Kingdom, out: list[str], wishes: Wishes, seed: str) -> Kingdom:
    """A kingdom with some cards exchanged, one after the other; none of them comes back."""
    for place, name in enumerate(out):
        made = swap(made, name, replace(wishes, ban=[*wishes.ban, *out[:place]]), seed)
    return made


@main.command(cls=Spoken)
@click.argument("text", nargs=-1)
@click.option("--set", "sets", multiple=True, metavar="SET", help="Only those with cards of this set.")
@click.option("--only", multiple=True, metavar="SET", help="Only those that need no other sets than these.")
@click.option("--card", "cards", multiple=True, metavar="NAME", help="Only those with this card, Event or Way.")
@click.option("--available", is_flag=True, help="Only those that can be played here.")
@click.option("--long", "with_cards", is_flag=True, help="Show their cards too.")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@language_option
def kingdoms(
    text: tuple[str, ...],
    sets: tuple[str, ...],
    only: tuple[str, ...],
    cards: tuple[str, ...],
    available: bool,
    with_cards: bool,
    as_json: bool,
    language: str,
) -> None:
    """List the recommended kingdoms, all or with a TEXT.

    With TEXT those are listed that have it in their name, cards or sets.
    """
    chosen = Filter.of(" ".join(text), sets, only, cards, available, language).chosen()
    own = words(language)
    if as_json:
        click.echo(json.dumps([one.to_dict(own) for one in chosen], indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join(listed(chosen, own, with_cards)))
