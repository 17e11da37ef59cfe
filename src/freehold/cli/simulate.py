"""`freehold simulate`: strategies against each other, many times."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import click

from freehold.cli.lab import lab_options, progress_bar, read_margin, telling_failures
from freehold.cli.language import language_option
from freehold.cli.main import main
from freehold.cli.mistakes import Spoken

GAMES: Final = 10_000
#: With --until: more than anybody waits for.
MOST_GAMES: Final = 10_000_000


@main.command(cls=Spoken)
@click.argument("strategies", nargs=-1, required=True, metavar="STRATEGY STRATEGY...")
@click.option("--games", type=click.IntRange(1), help=f"How many games to play; {GAMES:,} without it and --until.")
@click.option(
    "--until",
    metavar="PERCENT",
    callback=read_margin,
    help="Stop when each win rate is known to plus or minus so much, as in 1%.",
)
@click.option("--first", type=click.IntRange(0), default=0, help="The number of the first game, to play one again.")
@lab_options
@click.option(
    "--report", type=click.Path(dir_okay=False, path_type=Path), help="Write a page with charts to this file."
)
@click.option(
    "--parquet", type=click.Path(dir_okay=False, path_type=Path), help="Write a row for each game to this file."
)
@language_option
def simulate(
    strategies: tuple[str, ...],
    games: int | None,
    until: float,
    first: int,
    kingdom: str | None,
    seed: str,
    guard: bool | None,
    workers: str | None,
    as_json: bool,
    report: Path | None,
    parquet: Path | None,
    language: str,
) -> None:
    """Let strategies play each other many times.

    There is one for each player; who wins how often is told, and how sure that is. STRATEGY is a name of the library
    (see `freehold strategies`), such a name with a card more (BMU+Witch), a file, a bot in Python (file.py or
    module:Class), or a bot that comes with Freehold (sensible, random). Everybody sits everywhere equally often. Ctrl-C
    gives the result so far.
    """
    from freehold.lab.crew import crew_for
    from freehold.lab.match import Match
    from freehold.lab.report import check, write
    from freehold.lab.report.language import Language
    from freehold.lab.report.problems import NotWritten
    from freehold.lab.result import Result
    from freehold.lab.simulate import simulate as play
    from freehold.lab.tables.simulation import simulation

    spoken = Language(language)
    match = Match.of(strategies, kingdom, seed, guard)
    if report is not None:
        check(report)
    wanted = games or (MOST_GAMES if until else GAMES)
    if not first:
        wanted = match.even(wanted)
    result: Result | None = None
    unwritten: NotWritten | None = None
    try:
        with telling_failures(), ExitStack() as stack:
            crew = stack.enter_context(crew_for(workers))
            rows = None
            if parquet is not None:
                from freehold.lab.report.parquet import ParquetWriter

                rows = stack.enter_context(ParquetWriter(parquet))
            show = stack.enter_context(progress_bar(wanted, until, spoken))
            result = play(match, wanted, first=first, until=until, crew=crew, rows=rows, progress=show)
        if report is not None:
            write(result, report, language)
    except NotWritten as problem:
        if result is None:
            raise
        unwritten = problem  # what came of the games is told all the same
    if as_json:
        click.echo(json.dumps(result.to_dict(), indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join(simulation(result, spoken)))
    if unwritten is not None:
        raise unwritten
