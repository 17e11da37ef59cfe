"""`freehold strategies`: those that come with Freehold, and whether one's own can be read."""

from __future__ import annotations

import json

import click

from freehold.cli.language import language_option
from freehold.cli.main import main
from freehold.cli.mistakes import Spoken
from freehold.engine.errors import short
from freehold.texts import words


@main.command(cls=Spoken)
@click.argument("strategy", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
@language_option
def strategies(strategy: str | None, as_json: bool, language: str) -> None:
    """List the library of strategies, or show one of them.

    If STRATEGY cannot be read, what is wrong with it is said. It is a name of the library, such a name with a card more
    (BMU+Witch), a file, or a bot.
    """
    from freehold.strategies import Strategy, Written, load, shelf

    def described(each: Strategy) -> dict[str, object]:
        data: dict[str, object] = {"name": each.name, "needs": list(each.needs)}
        if isinstance(each, Written):
            data |= {"short": each.short, "about": each.about, "guard": each.guard, "text": each.text}
        return data

    if strategy is None:
        if as_json:
            click.echo(json.dumps([described(each) for each in shelf()], indent=2, ensure_ascii=False))
            return
        width = max(len(each.short) for each in shelf())
        for each in shelf():
            click.echo(f"{each.short:{width}}  {each.name}: {each.about}")
        return
    found = load(strategy)
    if as_json:
        click.echo(json.dumps(described(found), indent=2, ensure_ascii=False))
    elif isinstance(found, Written):
        click.echo(found.text.rstrip())
        for card in found.cards:
            click.echo("\n# " + words(language).text("strategies-with-card", card=card))
    else:
        click.echo(words(language).text("strategies-program", name=short(found.name)))
