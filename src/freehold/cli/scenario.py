"""`freehold scenario`: rulings as data."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import click

from freehold.cli.main import main

#: What prints a line, or does not.
Say = Callable[[str], None]


@main.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--trace", is_flag=True, help="Show every decision, its legal answers, and what was chosen.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def scenario(paths: tuple[Path, ...], trace: bool, as_json: bool) -> None:
    """Run scenario files, or all of them below a folder. Exits 0 only if every scenario holds."""
    report = Report(_silent if as_json else click.echo, trace and not as_json)
    for path in paths:
        files = sorted(path.rglob("*.y*ml")) if path.is_dir() else [path]
        for file in files:
            report.run_file(file)
        if not files:
            report.nothing_in(path)
    if as_json:
        click.echo(json.dumps(report.to_dict(), indent=2))
    else:
        click.echo(f"{report.passed} passed, {len(report.failures)} failed")
    sys.exit(1 if report.failures or not report.passed else 0)


class Report:
    """What became of the scenarios, told as they are run and counted for the end."""

    def __init__(self, say: Say, trace: bool) -> None:
        self.say = say
        self.trace = trace
        self.passed = 0
        self.failures: list[dict[str, str]] = []
        #: Files and folders without any scenario.
        self.empty: list[str] = []

    def run_file(self, file: Path) -> None:
        """Run what can be run of a file; what breaks the contract has failed."""
        from freehold.scenario import Failure, ScenarioError, read_file, run

        try:
            scenarios, errors = read_file(file)
        except ScenarioError as problem:
            scenarios, errors = [], [problem]
        for error in errors:
            self._failed(file, error.scenario, str(error), str(error))
        for one in scenarios:
            if self.trace:
                self.say(f"{one.id}: {one.title}")
            try:
                run(one, self._show if self.trace else None)
                self.passed += 1
            except Failure as failure:
                self._failed(file, one.id, str(failure), f"{one.id}: {failure}")
            except ScenarioError as error:
                self._failed(file, one.id, str(error), str(error))
        if not scenarios and not errors:
            self.nothing_in(file)

    def nothing_in(self, path: Path) -> None:
        self.empty.append(str(path))
        self.say(f"{path}: no scenarios in it")

    def to_dict(self) -> dict[str, object]:
        return {
            "passed": self.passed,
            "failed": len(self.failures),
            "failures": self.failures,
            "empty": self.empty,
        }

    def _show(self, line: str) -> None:
        self.say(f"  {line}")

    def _failed(self, file: Path, name: str, reason: str, line: str) -> None:
        self.failures.append({"file": str(file), "id": name, "reason": reason})
        self.say(line)


def _silent(line: str) -> None:
    """Say nothing, as the whole report comes at the end."""
