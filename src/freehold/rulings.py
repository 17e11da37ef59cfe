"""The catalogue of rulings, and which of them are proven, by what.

A ruling is proven by a scenario that lists its id under `rules`, or by a test marked with
`@pytest.mark.ruling("ID", …)`. Both are looked for under the project's `tests` folder.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

import yaml

from freehold.scenario import ScenarioError, from_dict
from freehold.texts.words import Words

#: The loader written in C where there is one: the catalogue is long.
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

#: The sets that have their cards, in the order in which they are listed.
SETS = {
    "base": "Base",
    "intrigue": "Intrigue",
    "alchemy": "Alchemy",
    "cornucopia": "Cornucopia",
    "guilds": "Guilds",
    "menagerie": "Menagerie",
}


@dataclass(frozen=True)
class Ruling:
    """One statement of the rules, in our own words."""

    id: str
    set: str
    cards: tuple[str, ...]
    rule: str
    example: str = ""
    derived: bool = False
    #: Speaks of something that no set here has; only its mechanism can be proven.
    outside: bool = False

    def texts(self, spoken: Words) -> dict[str, str]:
        """The ruling in a language: `rule`, and `example` if it has one. English is the catalogue's own."""
        own = {"rule": self.rule} | ({"example": self.example} if self.example else {})
        return spoken.ruling(self.id) or own


@dataclass
class Proofs:
    """For each ruling the scenarios (by their ids) and the tests that prove it."""

    scenarios: dict[str, list[str]] = field(default_factory=dict)
    tests: dict[str, list[str]] = field(default_factory=dict)
    #: What could not be read, a line each. It proves nothing.
    problems: list[str] = field(default_factory=list)

    def of(self, ruling: str) -> list[str]:
        return self.scenarios.get(ruling, []) + self.tests.get(ruling, [])


def catalogue() -> list[Ruling]:
    """All rulings of the sets that have their cards."""
    rulings: list[Ruling] = []
    for file, set_name in SETS.items():
        text = files("freehold").joinpath("data", "rulings", f"{file}.yaml").read_text(encoding="utf-8")
        for entry in yaml.load(text, _LOADER):
            rulings.append(
                Ruling(
                    entry["id"],
                    set_name,
                    tuple(entry.get("cards", ())),
                    entry["rule"],
                    entry.get("example", ""),
                    entry.get("derived", False),
                    entry.get("outside", False),
                )
            )
    return rulings


def unproven(rulings: Sequence[Ruling], proofs: Proofs) -> list[str]:
    """The ids without a proof. A ruling about a card that no set here has needs none."""
    return [ruling.id for ruling in rulings if not ruling.outside and not proofs.of(ruling.id)]


def outside(rulings: Sequence[Ruling], proofs: Proofs) -> list[str]:
    """The ids without a proof that need none, because they speak of a card that no set here has."""
    return [ruling.id for ruling in rulings if ruling.outside and not proofs.of(ruling.id)]


def find_proofs(tests: Path) -> Proofs:
    """Look through the scenario files and test modules below a folder."""
    proofs = Proofs()
    for path in sorted(tests.rglob("*.y*ml")):
        _read_scenarios(path, proofs)
    for path in sorted(tests.rglob("test_*.py")):
        _read_tests(path, proofs)
    return proofs


def _read_scenarios(path: Path, proofs: Proofs) -> None:
    """The scenarios of a file that claim to prove something. Other files may be YAML too; they are left alone."""
    try:
        documents = list(yaml.load_all(path.read_text(encoding="utf-8"), _LOADER))
    except OSError as problem:
        proofs.problems.append(f"{path}: cannot be read ({problem.strerror})")
        return
    except (yaml.YAMLError, UnicodeDecodeError) as problem:
        proofs.problems.append(f"{path}: this is not YAML: {' '.join(str(problem).split())}")
        return
    entries = [entry for document in documents if isinstance(document, list) for entry in document]
    for number, entry in enumerate(entries):
        if isinstance(entry, dict) and entry.get("rules"):
            try:
                scenario = from_dict(entry, str(path), number)
            except ScenarioError as problem:
                proofs.problems.append(str(problem))
                continue
            for ruling in scenario.rules:
                proofs.scenarios.setdefault(ruling, []).append(scenario.id)


def _read_tests(path: Path, proofs: Proofs) -> None:
    try:
        module = ast.parse(path.read_text(encoding="utf-8"))
    except OSError as problem:
        proofs.problems.append(f"{path}: cannot be read ({problem.strerror})")
        return
    except (SyntaxError, ValueError) as problem:
        proofs.problems.append(f"{path}: this is not Python: {problem}")
        return
    for node in ast.walk(module):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            for ruling in _marked(node):
                proofs.tests.setdefault(ruling, []).append(f"{path.name}:{node.name}")


def _marked(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """The ids in `@pytest.mark.ruling("ID", …)` above a test."""
    ids: list[str] = []
    for decorator in function.decorator_list:
        if (
            isinstance(decorator, ast.Call)
            and isinstance(decorator.func, ast.Attribute)
            and decorator.func.attr == "ruling"
        ):
            ids += [arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return ids
