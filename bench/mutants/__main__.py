"""`make mutants`: break every card in small ways, and list what no scenario notices.

A scenario proves a ruling only if it fails when the rule is broken. Here a card file is changed in one place at a time
(a number, a condition, a statement left out), and all scenarios are run until one fails. What is listed at the end is
for reading: some changes make no difference to any game (a second guard of the same thing), and some are noticed by
other tests alone (what is revealed, what is printed on a card).

    python -m bench.mutants                      all cards, some minutes
    python -m bench.mutants src/freehold/cards/base.py
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

import yaml

from .changes import Mutant, mutants

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
#: A change that leads nowhere is noticed, too.
SECONDS = 120


def main(arguments: Sequence[str]) -> int:
    given = [Path(argument).resolve() for argument in arguments]
    scenarios = {
        path: yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
        for path in sorted((ROOT / "tests" / "rulings").rglob("*.yaml"))
    }
    running: dict[int, str] = {}
    unnoticed: list[str] = []
    tried = 0

    def wait_for_one() -> None:
        process, status = os.wait()
        name = running.pop(process)
        if status == 0:
            unnoticed.append(name)
            print(name, flush=True)

    for path in given or sorted((SOURCES / "freehold" / "cards").rglob("*.py")):
        for mutant in mutants(path.read_text(encoding="utf-8")):
            if len(running) == os.cpu_count():
                wait_for_one()
            running[_try(path, mutant, scenarios)] = f"{path.relative_to(ROOT)}:{mutant.line}: {mutant.what}"
            tried += 1
            if sys.stderr.isatty():
                print(f"\r{tried} tried, {len(unnoticed)} unnoticed ", end="", file=sys.stderr, flush=True)
    while running:
        wait_for_one()
    print(f"{tried} changes, {tried - len(unnoticed)} noticed by a scenario, {len(unnoticed)} not")
    return 0


def _try(path: Path, mutant: Mutant, scenarios: dict[Path, list[Any]]) -> int:
    """Start a process that ends with 0 if all scenarios hold. Modules are imported once, so each has its own."""
    process = os.fork()
    if process == 0:
        status = 1
        try:
            signal.alarm(SECONDS)
            sys.stderr = sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - until this process ends
            sys.meta_path.insert(0, _Changed(path, mutant))
            status = 0 if _all_hold(scenarios, path.stem) else 1
        finally:
            os._exit(status)
    return process


def _all_hold(scenarios: dict[Path, list[Any]], likely: str) -> bool:
    """Run all scenarios until one fails, beginning with the files that have the same name as the module."""
    from freehold.engine.errors import FreeholdError
    from freehold.scenario import from_dict, run

    for path in sorted(scenarios, key=lambda path: likely not in str(path)):
        for entry in scenarios[path]:
            try:
                run(from_dict(entry))
            except FreeholdError:
                return False
    return True


class _Changed(MetaPathFinder, Loader):
    """Imports the changed module in place of the one on disk."""

    def __init__(self, path: Path, mutant: Mutant) -> None:
        self._path = path
        self._mutant = mutant
        self._name = ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        if name != self._name:
            return None
        return spec_from_loader(name, self, origin=str(self._path), is_package=self._path.stem == "__init__")

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._mutant.tree, str(self._path), "exec"), module.__dict__)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
