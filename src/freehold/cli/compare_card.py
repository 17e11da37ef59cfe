"""`freehold compare-card`: what a card is worth."""

from __future__ import annotations

import json

import click

from freehold.cli.lab import lab_options, progress_bar, read_margin, telling_failures
from freehold.cli.language import language_option
from freehold.cli.main import main
from freehold.cli.mistakes import Spoken


@main.command("compare-card", cls=Spoken)
@click.argument("card")
@click.option("--base", default="BMU", show_default=True, help="The strategy that plays with and without the card.")
@click.option(
    "--games", type=click.IntRange(1), default=10_000, show_default=True, help="How many games of each match."
)
@click.option(
    "--until",
    metavar="PERCENT",
    callback=read_margin,
    help="End a match when its win rates are known to plus or minus so much, as in 1%.",
)
@lab_options
@language_option
def compare_card(
    card: str,
    base: str,
    games: int,
    until: float,
    kingdom: str | None,
    seed: str,
    guard: bool | None,
    workers: str | None,
    as_json: bool,
    language: str,
) -> None:
    """Say whether CARD helps, by how much, and how sure that is.

    A strategy that buys one copy plays the same strategy without; then nobody buys it, then both do, which shows how
    the card changes the game. Ctrl-C gives the result so far.
    """
    from freehold.lab.compare import Comparison
    from freehold.lab.crew import crew_for
    from freehold.lab.report.language import Language
    from freehold.lab.tables.comparison import comparison_lines

    spoken = Language(language)
    comparison = Comparison.of(card, base, kingdom, seed, guard, language)
    with telling_failures(), crew_for(workers) as crew, progress_bar(games, until, spoken) as show:
        comparison.play(games, crew, until, lambda who, tally: show(tally))
    if as_json:
        click.echo(json.dumps(comparison.to_dict(), indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join(comparison_lines(comparison, spoken)))
