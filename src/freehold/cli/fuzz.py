"""`freehold fuzz`: random games with every invariant on."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from freehold.cli.language import language_option
from freehold.cli.main import INTERRUPTED, main
from freehold.cli.mistakes import Spoken
from freehold.cli.places import check_folder

if TYPE_CHECKING:
    from freehold.fuzz.many import FuzzResult
    from freehold.lab.report.language import Language

err = Console(stderr=True, highlight=False)


@main.command(cls=Spoken)
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games to play.")
@click.option("--seed", type=int, default=0, show_default=True, help="The seed of the first game; others follow.")
@click.option("--workers", type=click.IntRange(1), help="Processes to play with; all cores by default.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("fuzz-failures"),
    show_default=True,
    help="Where records of failing games are written.",
)
@click.option("--rich", is_flag=True, help="Start everybody with some of everything, so that rare cards meet.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@language_option
def fuzz(games: int, seed: int, workers: int | None, out: Path, rich: bool, as_json: bool, language: str) -> None:
    """Play random games and check every invariant.

    Random legal answers are given over random kingdoms, with every invariant checked at every step. A game that
    breaks one is written as a record: its seed and answers reproduce the failure. Ctrl-C (or SIGTERM) gives the result
    so far. Exits 0 only if all games were played and none failed, and 130 if it was interrupted.
    """
    from freehold.fuzz.many import fuzz_many
    from freehold.interrupts import heeded
    from freehold.lab.report.language import Language

    check_folder(out, language)
    spoken = Language(language)
    with (
        heeded(),
        Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[standing]}"),
            TimeRemainingColumn(),
            console=err,
            disable=as_json,
        ) as progress,
    ):
        bar = progress.add_task(spoken.text("fuzz-progress"), total=games, standing="")

        def show(done: int, rate: float, failed: int) -> None:
            standing = spoken.text("fuzz-standing", rate=spoken.decimal(rate), failed=failed)
            progress.update(bar, completed=done, standing=standing)

        result = fuzz_many(games, seed, workers, out, show, rich)
    if as_json:
        click.echo(json.dumps(result.to_dict(), indent=2))
    else:
        click.echo("\n".join(_lines(result, spoken)))
    if result.workers_lost:
        click.echo(spoken.text("fuzz-workers-lost", games=result.games), err=True)
    sys.exit(INTERRUPTED if result.interrupted else 1 if result.failures or result.workers_lost else 0)


def _lines(result: FuzzResult, spoken: Language) -> list[str]:
    """The games that failed, and a line about all of them."""
    lines: list[str] = []
    for failure in result.failures:
        lines.append(spoken.text("fuzz-failure", seed=str(failure.seed), problem=failure.problem[:300]))
        if failure.file:
            lines.append("  " + spoken.text("fuzz-record", file=failure.file))
        else:
            lines.append("  " + spoken.text("fuzz-no-record"))
    summary = spoken.text(
        "fuzz-summary",
        games=result.games,
        interrupted=result.interrupted,
        answers=result.answers,
        finished=result.finished,
        rate=spoken.decimal(result.rate),
        replayed=result.most_replayed,
        failed=len(result.failures),
    )
    return [*lines, summary]
