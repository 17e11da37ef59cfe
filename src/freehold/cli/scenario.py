"""`freehold scenario`: rulings as data."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from freehold.cli.main import main


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
