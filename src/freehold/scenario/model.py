"""A scenario as data: what is set up, which answers are given, and what is expected."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from freehold.engine.errors import FreeholdError
from freehold.engine.kind import Kind
from freehold.scenario.answers import Step

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

    def __init__(self, message: str, scenario: str = "") -> None:
        super().__init__(message)
        #: The id of the scenario, as far as it has one.
        self.scenario = scenario


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

    def bad(self, where: str, why: object) -> ScenarioError:
        """What to raise if a field turns out to be wrong only when the scenario is run."""
        return ScenarioError(in_file(self.file, self.id, where, why), self.id)


def in_file(*parts: object) -> str:
    """A message with where it belongs before it: the file (if there is one), the scenario, the field."""
    return ": ".join(str(part) for part in parts if part != "")
