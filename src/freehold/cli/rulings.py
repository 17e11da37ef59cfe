"""`freehold rulings`: how much is proven."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from freehold.cli.language import language_option
from freehold.cli.main import main
from freehold.cli.mistakes import Mistake, Spoken
from freehold.texts import message, slug, words

HEADS = (
    "rulings-head-set",
    "rulings-head-all",
    "rulings-head-proven",
    "rulings-head-scenario",
    "rulings-head-test",
    "rulings-head-outside",
)


@main.command(cls=Spoken)
@click.option(
    "--tests",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("tests"),
    show_default=True,
    help="The folder with the scenarios and tests that prove rulings.",
)
@click.option("--json", "as_json", is_flag=True, help="Print every ruling with its proofs as JSON.")
@language_option
def rulings(tests: Path, as_json: bool, language: str) -> None:
    """Show how many rulings there are, how many are proven and by what, and which are not."""
    from freehold.rulings import SETS, catalogue, find_proofs, unproven

    if not tests.is_dir():
        raise Mistake(message("usage-no-folder", path=str(tests), option="--tests"), language)
    spoken = words(language)
    proofs = find_proofs(tests)
    everything = catalogue()
    missing = unproven(everything, proofs)
    if as_json:
        data = [
            {"id": r.id, "set": r.set, "rule": r.texts(spoken)["rule"], "proofs": proofs.of(r.id)} for r in everything
        ]
        click.echo(json.dumps(data, indent=2, ensure_ascii=False))
    else:
        rows = [[spoken.text(head) for head in HEADS]]
        for name in [*SETS.values(), ""]:
            mine = [ruling for ruling in everything if name in (ruling.set, "")]
            by_scenario = sum(1 for ruling in mine if ruling.id in proofs.scenarios)
            by_test = sum(1 for ruling in mine if ruling.id in proofs.tests)
            proven = sum(1 for ruling in mine if proofs.of(ruling.id))
            outside = sum(1 for ruling in mine if ruling.outside and not proofs.of(ruling.id))
            title = spoken.text(f"set-{slug(name)}") if name else spoken.text("rulings-all-sets")
            rows.append([title, *map(str, (len(mine), proven, by_scenario, by_test, outside))])
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for first, *numbers in rows:
            click.echo("  ".join([first.ljust(widths[0]), *map(str.rjust, numbers, widths[1:])]))
        click.echo(spoken.text("rulings-outside"))
        for ruling in missing:
            click.echo(spoken.text("rulings-unproven", ruling=ruling))
    sys.exit(1 if missing else 0)
