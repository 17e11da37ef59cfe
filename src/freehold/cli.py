"""The `freehold` command."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import freehold
from freehold import _pure
from freehold.engine.errors import FreeholdError
from freehold.engine.kind import CARDS

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def version_text() -> str:
    if _pure.compiled():
        engine = "compiled"
    elif _pure.wanted():
        engine = "interpreted, because FREEHOLD_PURE is set"
    else:
        engine = "interpreted: no C compiler was found when it was installed"
    python = ".".join(map(str, sys.version_info[:3]))
    return f"freehold {freehold.__version__} (engine {engine}; Python {python}; {len(CARDS)} cards)"


class Cli(click.Group):
    """Turns the errors that Freehold raises on purpose into one readable line."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except FreeholdError as problem:
            raise click.ClickException(str(problem)) from problem


@click.group(cls=Cli, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(message=version_text(), package_name="freehold")
def main() -> None:
    """Dominion: play it, check its rules, try it out a thousand times."""


# --- play ------------------------------------------------------------------------------------------


@main.command()
@click.option(
    "--kingdom",
    help="Kingdom cards, Events and Ways, separated by commas; Kingdom cards are added at random to make ten.",
)
@click.option("--players", type=click.IntRange(2, 6), default=2, show_default=True, help="You and how many bots.")
@click.option("--seed", type=int, help="The same seed deals the same game.")
@click.option("--bot", "bot_name", default="big-money", show_default=True, help="Who plays against you.")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Keep the game in this file.")
def play(kingdom: str | None, players: int, seed: int | None, bot_name: str, save: Path | None) -> None:
    """Play a game in the terminal against bots."""
    from freehold.bots import make_bot
    from freehold.terminal import play as play_in_terminal

    seed = Random().randrange(2**31) if seed is None else seed
    names, landscapes = fill_kingdom(kingdom, seed)
    bots = [make_bot(bot_name, seed + seat) for seat in range(1, players)]
    play_in_terminal(names, players, seed, bots, landscapes=landscapes, save=save)


def fill_kingdom(text: str | None, seed: int) -> tuple[list[str], list[str]]:
    """The cards a person named, with Kingdom cards at random up to ten, and landscapes; else the first game's."""
    from freehold import CARDS
    from freehold.engine.types import EVENT, WAY
    from freehold.kingdoms import FIRST_GAME, random_kingdom

    if not text:
        return list(FIRST_GAME), []
    named = [CARDS.find(name) for name in text.split(",") if name.strip()]
    landscapes = [kind.name for kind in named if kind.is_a(EVENT | WAY)]
    return random_kingdom(seed, include=[kind.name for kind in named if kind.name not in landscapes]), landscapes


# --- scenario --------------------------------------------------------------------------------------


@main.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--trace", is_flag=True, help="Show every decision, its legal answers, and what was chosen.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def scenario(paths: tuple[Path, ...], trace: bool, as_json: bool) -> None:
    """Run scenario files, or all of them below a folder. Exits 0 only if every scenario holds."""
    from freehold.scenario import Failure, ScenarioError, read_file, run

    files = [file for path in paths for file in (sorted(path.rglob("*.y*ml")) if path.is_dir() else [path])]
    passed = 0
    failures: list[dict[str, str]] = []
    for file in files:
        try:
            scenarios, errors = read_file(file)
        except ScenarioError as problem:
            scenarios, errors = [], [problem]
        for error in errors:
            failures.append({"file": str(file), "id": "", "reason": str(error)})
            if not as_json:
                click.echo(str(error))
        for one in scenarios:
            if trace and not as_json:
                click.echo(f"{one.id}: {one.title}")
            try:
                run(one, (lambda line: click.echo(f"  {line}")) if trace and not as_json else None)
                passed += 1
            except Failure as failure:
                failures.append({"file": str(file), "id": one.id, "reason": str(failure)})
                if not as_json:
                    click.echo(f"{one.id}: {failure}")
    if as_json:
        click.echo(json.dumps({"passed": passed, "failed": len(failures), "failures": failures}, indent=2))
    else:
        click.echo(f"{passed} passed, {len(failures)} failed")
    sys.exit(1 if failures or not passed else 0)


# --- rulings ---------------------------------------------------------------------------------------


@main.command()
@click.option(
    "--tests",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("tests"),
    show_default=True,
    help="The folder with the scenarios and tests that prove rulings.",
)
@click.option("--json", "as_json", is_flag=True, help="Print every ruling with its proofs as JSON.")
def rulings(tests: Path, as_json: bool) -> None:
    """Show how many rulings there are, how many are proven and by what, and which are not."""
    from freehold.rulings import SETS, catalogue, find_proofs, unproven

    if not tests.is_dir():
        raise click.ClickException(f"{tests} is not a folder; say with --tests where the scenarios and tests are")
    proofs = find_proofs(tests)
    everything = catalogue()
    missing = unproven(everything, proofs)
    if as_json:
        data = [{"id": r.id, "set": r.set, "rule": r.rule, "proofs": proofs.of(r.id)} for r in everything]
        click.echo(json.dumps(data, indent=2, ensure_ascii=False))
    else:
        click.echo(f"{'set':<12}{'rulings':>8}{'proven':>8}{'by scenario':>13}{'by test':>9}{'outside':>9}")
        for name in [*SETS.values(), "all"]:
            mine = [ruling for ruling in everything if name in (ruling.set, "all")]
            by_scenario = sum(1 for ruling in mine if ruling.id in proofs.scenarios)
            by_test = sum(1 for ruling in mine if ruling.id in proofs.tests)
            proven = sum(1 for ruling in mine if proofs.of(ruling.id))
            outside = sum(1 for ruling in mine if ruling.outside and not proofs.of(ruling.id))
            click.echo(f"{name:<12}{len(mine):>8}{proven:>8}{by_scenario:>13}{by_test:>9}{outside:>9}")
        click.echo("outside: speaks only of cards that none of these sets has")
        for ruling in missing:
            click.echo(f"not proven: {ruling}")
    sys.exit(1 if missing else 0)


# --- fuzz ------------------------------------------------------------------------------------------


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


if __name__ == "__main__":
    main()
