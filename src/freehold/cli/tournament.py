"""`freehold tournament`: every strategy against every other."""

from __future__ import annotations

import json

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from freehold.cli.lab import err, lab_options, telling_failures
from freehold.cli.language import language_option
from freehold.cli.main import main
from freehold.cli.mistakes import Spoken


@main.command(cls=Spoken)
@click.argument("strategies", nargs=-1, required=True, metavar="STRATEGY STRATEGY...")
@click.option("--games", type=click.IntRange(1), default=2000, show_default=True, help="How many games of each two.")
@lab_options
@language_option
def tournament(
    strategies: tuple[str, ...],
    games: int,
    kingdom: str | None,
    seed: str,
    guard: bool | None,
    workers: str | None,
    as_json: bool,
    language: str,
) -> None:
    """Let every strategy play every other, and rate them.

    All play with the same cards. What STRATEGY can be is told by `freehold simulate --help`. Ctrl-C gives the result
    so far.
    """
    from freehold.lab.crew import crew_for
    from freehold.lab.report.language import Language
    from freehold.lab.tables.tournament import tournament_lines
    from freehold.lab.tally import Tally
    from freehold.lab.tournament import Tournament

    played = Tournament.of(strategies, kingdom, seed, guard)
    with (
        telling_failures(),
        crew_for(workers) as crew,
        Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=err,
            disable=not err.is_terminal,
            transient=True,
        ) as bar,
    ):
        task = bar.add_task("", total=games * len(played.pairs))

        def update(pair: tuple[int, int], tally: Tally) -> None:
            done = games * played.pairs.index(pair) + tally.games
            bar.update(task, completed=done, description=" – ".join(played.names[place] for place in pair))

        played.play(games, crew, update)
    if as_json:
        click.echo(json.dumps(played.to_dict(), indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join(tournament_lines(played, Language(language))))
