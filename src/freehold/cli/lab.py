"""What the commands of the lab have in common: their options, and how they show progress."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from freehold.cli.language import default_language, language_of
from freehold.cli.mistakes import Mistake
from freehold.engine.errors import short
from freehold.texts import message

if TYPE_CHECKING:
    from freehold.lab.report.language import Language
    from freehold.lab.tally import Tally

Command = TypeVar("Command", bound=Callable[..., Any])

err = Console(stderr=True, highlight=False)

OPTIONS: Final[list[Callable[[Any], Any]]] = [
    click.option(
        "--kingdom",
        metavar="TEXT",
        help="Cards, Events and Ways, separated by commas; the name or the code of a kingdom; or random. Without it "
        "only what the strategies need, or the first game of the rulebook if they need nothing.",
    ),
    click.option("--seed", default="0", show_default=True, help="The same seed gives the same result."),
    click.option(
        "--guard/--no-guard",
        default=None,
        help="Whether strategies pass over a buy that would end the game with their loss; without it, as each says.",
    ),
    click.option(
        "--workers",
        metavar="NUMBER|ray|ray:ADDRESS",
        help="Processes to play with, all cores by default; or a Ray cluster, started here or joined by its address.",
    ),
    click.option("--json", "as_json", is_flag=True, help="Print the result as JSON."),
]


def lab_options(command: Command) -> Command:
    """Adds them to a command."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def read_margin(context: click.Context, option: click.Parameter, text: str | None) -> float:
    """How narrow an interval is to be: `1%`, `0.5%` or `0.005`; 0 if nothing is said."""
    if text is None:
        return 0.0
    match = re.fullmatch(r"\s*(\d*[.,]?\d+)\s*(%?)\s*", text)
    margin = float(match[1].replace(",", ".")) / (100 if match[2] else 1) if match else 0.0
    if not 0 < margin < 0.5:
        said = message("usage-margin", option=option.opts[0], text=short(text))
        raise Mistake(said, language_of(context) or default_language(os.environ))
    return margin


@contextmanager
def telling_failures() -> Iterator[None]:
    """If a strategy fails, whoever wrote it sees where in it that was, before the line that everybody gets.

    SIGTERM gives the result so far, as Ctrl-C does.
    """
    from freehold.interrupts import heeded
    from freehold.lab.failures import StrategyFailed

    try:
        with heeded():
            yield
    except StrategyFailed as failed:
        click.echo(failed.trace, err=True)
        raise


@contextmanager
def progress_bar(games: int, until: float, language: Language) -> Iterator[Callable[[Tally], None]]:
    """Shows in the terminal how far a match has come, how it stands, and how long it will still take."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[standing]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=err,
        disable=not err.is_terminal,
        transient=True,
    ) as bar:
        # As a part of the whole: how large that is may change on the way, and the time left is to be told all the same.
        task = bar.add_task("", total=1.0, standing="")

        def update(tally: Tally) -> None:
            total = expected_games(tally, games, until)
            described = f"{language.whole(tally.games)} / {language.whole(total)}"
            standing = ", ".join(f"{side.name} {language.rate(side.win_rate())}" for side in tally.sides)
            bar.update(task, completed=tally.games / total, description=described, standing=standing)

        yield update


def expected_games(tally: Tally, games: int, until: float) -> int:
    """How many games it will take: an interval shrinks with the root of their number."""
    from freehold.lab.simulate import margin

    if not until:
        return games
    return max(tally.games, min(games, round(tally.games * (margin(tally) / until) ** 2)))
