"""`freehold rulings`: how much is proven."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from freehold.cli.language import language_option
from freehold.cli.main import main
from freehold.cli.mistakes import Mistake, Spoken
from freehold.engine.errors import short
from freehold.texts import Words, message, slug, words
from freehold.texts.columns import GAP, columns

if TYPE_CHECKING:
    from freehold.rulings import Proofs, Ruling

HEADS = (
    "rulings-head-set",
    "rulings-head-all",
    "rulings-head-proven",
    "rulings-head-scenario",
    "rulings-head-test",
    "rulings-head-outside",
    "rulings-head-outside-proven",
)


@main.command(cls=Spoken)
@click.option(
    "--tests",
    type=click.Path(path_type=Path),
    default=Path("tests"),
    show_default=True,
    help="The folder with the scenarios and tests that prove rulings.",
)
@click.option("--json", "as_json", is_flag=True, help="Print every ruling with its proofs as JSON.")
@language_option
def rulings(tests: Path, as_json: bool, language: str) -> None:
    """Count the rulings that are proven, and name the others.

    What cannot be read below the folder proves nothing, and is named too. Exits 0 only if all could be read, and
    everything is proven but rulings that speak only of cards that no set here has.
    """
    from freehold.rulings import catalogue, find_proofs, unproven

    if not os.path.isdir(tests):
        raise Mistake(message("usage-no-folder", path=short(str(tests)), option="--tests"), language)
    spoken = words(language)
    proofs = find_proofs(tests)
    everything = catalogue()
    if as_json:
        data = [_facts(ruling, proofs, spoken) for ruling in everything]
        click.echo(json.dumps(data, indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join(_lines(everything, proofs, spoken)))
    for problem in proofs.problems:
        click.echo(problem, err=True)
    sys.exit(1 if proofs.problems or unproven(everything, proofs) else 0)


def _facts(ruling: Ruling, proofs: Proofs, spoken: Words) -> dict[str, Any]:
    """A ruling and what proves it, as data for programs."""
    return {
        "id": ruling.id,
        "set": ruling.set,
        "rule": ruling.texts(spoken)["rule"],
        "proven": bool(proofs.of(ruling.id)),
        "scenarios": proofs.scenarios.get(ruling.id, []),
        "tests": proofs.tests.get(ruling.id, []),
        "outside": ruling.outside,
    }


def _lines(everything: list[Ruling], proofs: Proofs, spoken: Words) -> list[str]:
    """A table with a row for each set, and the ids of those that are not proven."""
    from freehold.rulings import SETS, outside, unproven

    rows = [[spoken.text(head) for head in HEADS]]
    for name in [*SETS.values(), ""]:
        mine = [ruling for ruling in everything if name in (ruling.set, "")]
        marked = [ruling for ruling in mine if ruling.outside]
        counts = (
            len(mine),
            sum(1 for ruling in mine if proofs.of(ruling.id)),
            sum(1 for ruling in mine if ruling.id in proofs.scenarios),
            sum(1 for ruling in mine if ruling.id in proofs.tests),
            len(marked),
            sum(1 for ruling in marked if proofs.of(ruling.id)),
        )
        title = spoken.text(f"set-{slug(name)}") if name else spoken.text("rulings-all-sets")
        rows.append([title, *map(str, counts)])
    return [
        *(line.removeprefix(GAP) for line in columns(rows)),
        spoken.text("rulings-outside"),
        *(spoken.text("rulings-unproven", ruling=ruling) for ruling in unproven(everything, proofs)),
        *(spoken.text("rulings-unproven-outside", ruling=ruling) for ruling in outside(everything, proofs)),
    ]
