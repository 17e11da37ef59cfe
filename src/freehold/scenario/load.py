"""Reading scenario files, and refusing those that break the contract."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from freehold.engine.cost import Cost
from freehold.engine.errors import FreeholdError
from freehold.engine.kind import CARDS, Kind
from freehold.scenario.answers import Step, parse

SEATS = "ABCDEF"
ZONES = ("hand", "deck", "discard", "play", "exile", "set_aside")
COUNTERS = ("actions", "buys", "coins", "potions")
PHASES = ("action", "buy")
SEAT_CHECKS = (
    *ZONES,
    *COUNTERS,
    "deck_top",
    "hand_count",
    "deck_count",
    "discard_count",
    "discard_top",
    "coffers",
    "score",
    "turns_taken",
)
SEEN = (*SEAT_CHECKS, "revealed")


class ScenarioError(FreeholdError):
    """A file that breaks the contract. The message names the file, the scenario and the field."""


@dataclass
class SeatSetup:
    """What one seat starts with."""

    zones: dict[str, list[Kind]] = field(default_factory=dict)
    coffers: int | None = None
    counters: dict[str, int] = field(default_factory=dict)


@dataclass
class Expect:
    """What must be true at a point: the fields as written, names made sure of."""

    fields: dict[str, Any]
    can: list[Step] = field(default_factory=list)
    cannot: list[Step] = field(default_factory=list)


@dataclass
class Scenario:
    """One scenario, checked and ready to run."""

    id: str
    file: str
    title: str = ""
    rules: list[str] = field(default_factory=list)
    players: int = 2
    kingdom: list[Kind] = field(default_factory=list)
    landscapes: list[Kind] = field(default_factory=list)
    bane: Kind | None = None
    mouse: Kind | None = None
    supply: dict[str, int] = field(default_factory=dict)
    trash: list[Kind] = field(default_factory=list)
    turn: int = 0
    phase: str = "action"
    seats: dict[int, SeatSetup] = field(default_factory=dict)
    shuffles: dict[int, list[list[str]]] = field(default_factory=dict)
    seed: int = 0
    strict: bool = False
    steps: list[tuple[int, Step] | Expect] = field(default_factory=list)
    expect: Expect | None = None


def load_file(path: Path) -> list[Scenario]:
    """All scenarios of a file; the first that breaks the contract is an error."""
    scenarios, errors = read_file(path)
    if errors:
        raise errors[0]
    return scenarios


def read_file(path: Path) -> tuple[list[Scenario], list[ScenarioError]]:
    """The scenarios of a file that keep to the contract, and what is wrong with the others."""
    try:
        with path.open(encoding="utf-8") as file:
            data = yaml.load(file, _Loader)
    except OSError as problem:
        raise ScenarioError(f"{path}: cannot be read ({problem.strerror})") from problem
    except (yaml.YAMLError, UnicodeDecodeError) as problem:
        raise ScenarioError(f"{path}: this is not YAML: {' '.join(str(problem).split())}") from problem
    if data is None:
        return [], []
    if not isinstance(data, list):
        raise ScenarioError(f"{path}: a list of scenarios is needed")
    scenarios: list[Scenario] = []
    errors: list[ScenarioError] = []
    for number, entry in enumerate(data):
        try:
            scenarios.append(from_dict(entry, str(path), number))
        except ScenarioError as problem:
            errors.append(problem)
    return scenarios, errors


class _Loader(yaml.SafeLoader):
    """Reads YAML, but not a mapping in which a key comes twice: one of the two would be lost."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        for key in keys:
            if keys.count(key) > 1:
                raise yaml.constructor.ConstructorError(None, None, f"{key!r} comes twice", node.start_mark)
        return super().construct_mapping(node, deep)


def from_dict(data: Any, file: str = "", number: int = 0) -> Scenario:
    """One scenario from the data of its entry."""
    return _Reader(file, data, number).scenario()


class _Reader:
    """Turns one entry of a file into a scenario, keeping track of where it is for messages."""

    def __init__(self, file: str, data: Any, number: int) -> None:
        self.file = file
        self.data = data
        self.name = f"scenario {number + 1}"
        self.players = 2

    def bad(self, where: str, why: object) -> ScenarioError:
        return ScenarioError(f"{self.file}: {self.name}: {where}: {why}")

    def scenario(self) -> Scenario:
        data = self.data
        if not isinstance(data, dict):
            raise self.bad("entry", f"a mapping is needed, not {data!r}")
        if not isinstance(data.get("id"), (str, int)):
            raise self.bad("id", "every scenario needs an id")
        self.name = str(data["id"])
        scenario = Scenario(self.name, self.file)
        self.players = scenario.players = self._whole("players", data.get("players", 2), 2, 6)
        for key, value in data.items():
            self._field(scenario, key, value)
        return scenario

    def _field(self, scenario: Scenario, key: Any, value: Any) -> None:
        if key in ("id", "players"):
            return
        if key == "title":
            scenario.title = str(value)
        elif key == "rules":
            scenario.rules = [str(rule) for rule in self._list(key, value)]
        elif key in ("kingdom", "landscapes", "trash"):
            setattr(scenario, key, self._cards(key, value))
        elif key in ("bane", "mouse"):
            setattr(scenario, key, None if value is None else self._card(key, value))
        elif key == "supply":
            scenario.supply = {
                self._card(key, name).name: self._whole(f"supply {name}", size)
                for name, size in self._map(key, value).items()
            }
        elif key == "turn":
            scenario.turn = self._seat(key, value)
        elif key == "phase":
            if value not in PHASES:
                raise self.bad(key, f"{value!r} is not a phase; use action or buy")
            scenario.phase = value
        elif key == "shuffles":
            scenario.shuffles = {
                self._seat(key, seat): [
                    [kind.name for kind in self._cards(key, order)] for order in self._list(key, orders)
                ]
                for seat, orders in self._map(key, value).items()
            }
        elif key == "seed":
            if not isinstance(value, int) or isinstance(value, bool):
                raise self.bad(key, f"a whole number is needed, not {value!r}")
            scenario.seed = value
        elif key == "strict":
            if not isinstance(value, bool):
                raise self.bad(key, f"true or false is needed, not {value!r}")
            scenario.strict = value
        elif key == "do":
            scenario.steps = [self._step(number, step) for number, step in enumerate(self._list(key, value), 1)]
        elif key == "expect":
            scenario.expect = self._expect(key, value)
        elif isinstance(key, str) and key in SEATS and len(key) == 1:
            scenario.seats[self._seat("seat", key)] = self._seat_setup(key, value)
        else:
            raise self.bad(str(key), "unknown field")

    def _seat_setup(self, letter: str, value: Any) -> SeatSetup:
        setup = SeatSetup()
        for key, content in self._map(letter, value).items():
            where = f"{letter}.{key}"
            if key in ZONES:
                setup.zones[key] = self._cards(where, content)
            elif key == "coffers":
                setup.coffers = self._whole(where, content)
            elif key in COUNTERS:
                setup.counters[key] = self._whole(where, content)
            else:
                raise self.bad(where, "unknown field")
        return setup

    def _step(self, number: int, step: Any) -> tuple[int, Step] | Expect:
        where = f"do, step {number}"
        if not isinstance(step, dict) or len(step) != 1:
            raise self.bad(where, f"'SEAT: ANSWER' or 'expect: …' is needed, not {step!r}")
        ((key, value),) = step.items()
        if key == "expect":
            return self._expect(where, value)
        return self._seat(where, key), self._answer(where, value)

    def _answer(self, where: str, value: Any) -> Step:
        try:
            return parse(value)
        except FreeholdError as problem:
            raise self.bad(where, problem) from problem

    def _expect(self, where: str, value: Any) -> Expect:
        expect = Expect({})
        for key, content in self._map(where, value).items():
            at = f"{where}.{key}"
            if key in ("can", "cannot"):
                steps = [self._answer(at, answer) for answer in self._list(at, content)]
                setattr(expect, key, steps)
            elif key in COUNTERS:
                expect.fields[key] = self._whole(at, content)
            elif key == "supply":
                expect.fields[key] = {
                    self._card(at, name).name: self._whole(at, size) for name, size in self._map(at, content).items()
                }
            elif key == "trash":
                expect.fields[key] = self._names(at, content)
            elif key == "costs":
                expect.fields[key] = {
                    self._card(at, name).name: self._cost(at, cost) for name, cost in self._map(at, content).items()
                }
            elif key == "turn":
                expect.fields[key] = self._seat(at, content)
            elif key == "phase":
                if content not in (*PHASES, "cleanup", "clean-up", "over"):
                    raise self.bad(at, f"{content!r} is not a phase")
                expect.fields[key] = content
            elif key == "pending":
                expect.fields[key] = None if content in (None, "none") else self._seat(at, content)
            elif key == "over":
                if not isinstance(content, bool):
                    raise self.bad(at, f"true or false is needed, not {content!r}")
                expect.fields[key] = content
            elif key == "winners":
                winners = [content] if isinstance(content, str) else self._list(at, content)
                expect.fields[key] = [self._seat(at, seat) for seat in winners]
            elif key == "sees":
                expect.fields[key] = self._sees(at, content)
            elif isinstance(key, str) and key in SEATS and len(key) == 1:
                expect.fields[key] = self._seat_checks(at, content)
                self._seat(at, key)
            else:
                raise self.bad(at, "unknown field")
        return expect

    def _seat_checks(self, where: str, value: Any) -> dict[str, Any]:
        checks: dict[str, Any] = {}
        for key, content in self._map(where, value).items():
            at = f"{where}.{key}"
            if key not in SEAT_CHECKS:
                raise self.bad(at, "unknown field")
            if key in (*ZONES, "deck_top"):
                checks[key] = self._names(at, content)
            elif key == "discard_top":
                checks[key] = None if content in (None, "none") else self._card(at, content).name
            elif key == "score":
                if not isinstance(content, int) or isinstance(content, bool):
                    raise self.bad(at, f"a number is needed, not {content!r}")
                checks[key] = content
            else:
                checks[key] = self._whole(at, content)
        return checks

    def _sees(self, where: str, value: Any) -> dict[int, dict[int, dict[str, Any]]]:
        seen: dict[int, dict[int, dict[str, Any]]] = {}
        for viewer, players in self._map(where, value).items():
            mine = seen.setdefault(self._seat(where, viewer), {})
            for player, fields in self._map(f"{where}.{viewer}", players).items():
                checks = mine.setdefault(self._seat(where, player), {})
                for key, content in self._map(f"{where}.{viewer}.{player}", fields).items():
                    at = f"{where}.{viewer}.{player}.{key}"
                    if key not in SEEN:
                        raise self.bad(at, "unknown field")
                    if isinstance(content, list):
                        checks[key] = self._names(at, content)
                    elif isinstance(content, str) and content not in ("hidden", "none"):
                        checks[key] = self._card(at, content).name
                    else:
                        checks[key] = None if content == "none" else content
        return seen

    # --- small things ---------------------------------------------------------------------------

    def _list(self, where: str, value: Any) -> Sequence[Any]:
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.bad(where, f"a list is needed, not {value!r}")
        return value

    def _map(self, where: str, value: Any) -> dict[Any, Any]:
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise self.bad(where, f"a mapping is needed, not {value!r}")
        return value

    def _card(self, where: str, name: Any) -> Kind:
        try:
            return CARDS.find(str(name))
        except FreeholdError as problem:
            raise self.bad(where, problem) from problem

    def _cards(self, where: str, value: Any) -> list[Kind]:
        return [self._card(where, name) for name in self._list(where, value)]

    def _names(self, where: str, value: Any) -> list[str]:
        return [kind.name for kind in self._cards(where, value)]

    def _cost(self, where: str, value: Any) -> Cost:
        text = str(value).upper()
        coins, potion = (text[:-1] or "0", 1) if text.endswith("P") else (text, 0)
        if not coins.isdecimal():
            raise self.bad(where, f"{value!r} is not a cost; write 4 or 3P")
        return Cost(int(coins), potion)

    def _seat(self, where: str, value: Any) -> int:
        if not isinstance(value, str) or len(value) != 1 or value not in SEATS[: self.players]:
            raise self.bad(where, f"{value!r} is not a seat; the seats are {', '.join(SEATS[: self.players])}")
        return SEATS.index(value)

    def _whole(self, where: str, value: Any, low: int = 0, high: int = 10**9) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            span = f"from {low} to {high}" if high < 10**9 else f"from {low} up"
            raise self.bad(where, f"a whole number {span} is needed, not {value!r}")
        return value
