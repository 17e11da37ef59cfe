"""Reading scenario files, and refusing those that break the contract."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml

from freehold.scenario.entry import Entry
from freehold.scenario.model import COUNTERS, SEAT_CHECKS, SEEN, ZONES, Scenario, ScenarioError, SeatSetup, in_file

__all__ = [
    "COUNTERS",
    "SEAT_CHECKS",
    "SEEN",
    "ZONES",
    "Scenario",
    "ScenarioError",
    "SeatSetup",
    "from_dict",
    "load_file",
    "read_file",
]


def load_file(path: Path) -> list[Scenario]:
    """All scenarios of a file; the first that breaks the contract is an error."""
    scenarios, errors = read_file(path)
    if errors:
        raise errors[0]
    return scenarios


def read_file(path: Path) -> tuple[list[Scenario], list[ScenarioError]]:
    """The scenarios of a file that keep to the contract, and what is wrong with the others."""
    scenarios: list[Scenario] = []
    errors: list[ScenarioError] = []
    ids: set[str] = set()
    for number, entry in enumerate(_entries(path)):
        try:
            scenario = from_dict(entry, str(path), number)
            if scenario.id in ids:
                raise scenario.bad("id", "another scenario of this file has the same")
        except ScenarioError as problem:
            errors.append(problem)
        else:
            ids.add(scenario.id)
            scenarios.append(scenario)
    return scenarios, errors


def from_dict(data: Any, file: str = "", number: int = 0) -> Scenario:
    """One scenario from the data of its entry."""
    return Entry(file, data, number).scenario()


def _entries(path: Path) -> Sequence[Any]:
    """What the lists of a file hold, of all its documents together."""
    try:
        with path.open(encoding="utf-8") as file:
            documents = list(yaml.load_all(file, _Loader))
    except OSError as problem:
        raise ScenarioError(in_file(path, f"cannot be read ({problem.strerror})")) from problem
    except (yaml.YAMLError, UnicodeDecodeError) as problem:
        raise ScenarioError(in_file(path, f"this is not YAML: {' '.join(str(problem).split())}")) from problem
    entries: list[Any] = []
    for document in documents:
        if document is not None:
            if not isinstance(document, list):
                raise ScenarioError(in_file(path, "a list of scenarios is needed"))
            entries += document
    return entries


class _Loader(yaml.SafeLoader):
    """Reads YAML, but not a mapping in which a key comes twice: one of the two would be lost.

    Keys are compared as they are written. Those that `<<` brings along come later and may be overridden.
    """

    def compose_mapping_node(self, anchor: Any) -> yaml.MappingNode:
        node = super().compose_mapping_node(anchor)
        keys = [(key.tag, key.value) for key, _ in node.value if isinstance(key, yaml.ScalarNode)]
        for tag, key in keys:
            if keys.count((tag, key)) > 1:
                raise yaml.composer.ComposerError(None, None, f"{key!r} comes twice", node.start_mark)
        return node
