"""`freehold rulings`: how much is proven."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from freehold.cli.main import main


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
