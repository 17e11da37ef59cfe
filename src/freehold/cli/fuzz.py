"""`freehold fuzz`: random games with every invariant on."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from freehold.cli.main import main

err = Console(stderr=True, highlight=False)


@main.command()
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games to play.")
@click.option("--seed", type=int, default=0, show_default=True, help="The seed of the first game; others follow.")
@click.option("--workers", type=click.IntRange(1), help="Processes to play with; all cores by default.")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("fuzz-failures"),
    show_default=True,
    help="Where records of failing games are written.",
)
@click.option("--rich", is_flag=True, help="Start everybody with some of everything, so that rare cards meet.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def fuzz(games: int, seed: int, workers: int | None, out: Path, rich: bool, as_json: bool) -> None:
    """Play random legal answers over random kingdoms with every invariant checked at every step.

    A game that breaks one is written as a record: its seed and answers reproduce the failure.
    """
    from freehold.fuzz.many import fuzz_many

    with Progress(
        TextColumn("fuzzing"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]:.1f} games/s, {task.fields[failed]} failed"),
        TimeRemainingColumn(),
        console=err,
        disable=as_json,
    ) as progress:
        bar = progress.add_task("fuzz", total=games, rate=0.0, failed=0)
        result = fuzz_many(
            games,
            seed,
            workers,
            out,
            lambda done, rate, failed: progress.update(bar, completed=done, rate=rate, failed=failed),
            rich,
        )
    if as_json:
        click.echo(json.dumps(result.to_dict(), indent=2))
    else:
        for failure in result.failures:
            click.echo(f"seed {failure.seed}: {failure.problem[:300]}\n  record: {failure.file}")
        click.echo(result.summary())
    sys.exit(1 if result.failures else 0)
