"""From one entry of a file to a scenario, field by field."""

from __future__ import annotations

from typing import Any

from freehold.scenario.answers import Step
from freehold.scenario.fields import Fields, names_a_seat
from freehold.scenario.model import COUNTERS, PHASES, SEAT_CHECKS, SEATS, SEEN, ZONES, Expect, Scenario, SeatSetup


class Entry(Fields):
    """Reads one entry; whatever breaks the contract is an error."""

    def __init__(self, file: str, data: Any, number: int) -> None:
        super().__init__(file, f"scenario {number + 1}")
        self.data = data

    def scenario(self) -> Scenario:
        data = self.data
        if not isinstance(data, dict):
            raise self.bad("entry", f"a mapping is needed, not {data!r}")
        if "id" not in data:
            raise self.bad("id", "every scenario needs an id")
        if not isinstance(data["id"], str) or not data["id"].strip():
            raise self.bad("id", f"a text that is not empty is needed, not {data['id']!r}")
        self.id = self.name = data["id"]
        scenario = Scenario(self.id, self.file)
        self.players = scenario.players = self.whole("players", data.get("players", 2), 2, 6)
        for key, value in data.items():
            self._field(scenario, key, value)
        self._check_counters(scenario)
        return scenario

    def _field(self, scenario: Scenario, key: Any, value: Any) -> None:
        if key in ("id", "players"):
            return
        if key == "title":
            scenario.title = str(value)
        elif key == "rules":
            scenario.rules = [str(rule) for rule in self.one_or_list(key, value)]
        elif key in ("kingdom", "landscapes"):
            setattr(scenario, key, self.kinds(key, value))
        elif key == "trash":
            scenario.trash = self.cards(key, value)
        elif key in ("bane", "mouse"):
            setattr(scenario, key, None if value is None else self.kind(key, value))
        elif key == "supply":
            sizes = self.by_card(key, value)
            scenario.supply = {name: self.whole(f"{key}.{name}", size) for name, size in sizes.items()}
        elif key == "turn":
            scenario.turn = self.seat(key, value)
        elif key == "phase":
            scenario.phase = self.word(key, value, PHASES, "a phase")
        elif key == "shuffles":
            orders = self.by_seat(key, value)
            scenario.shuffles = {seat: self._shuffles(f"{key}.{SEATS[seat]}", orders[seat]) for seat in orders}
        elif key == "seed":
            scenario.seed = self.number(key, value)
        elif key == "strict":
            scenario.strict = self.truth(key, value)
        elif key == "do":
            scenario.steps = [self._step(number, step) for number, step in enumerate(self.items(key, value), 1)]
        elif key == "expect":
            scenario.expect = self._expect(key, value)
        elif names_a_seat(key):
            seat = self.seat(key, key)
            if seat in scenario.seats:
                raise self.bad(key, "the seat comes twice")
            scenario.seats[seat] = self._seat_setup(SEATS[seat], value)
        else:
            raise self.bad(str(key), "unknown field")

    def _seat_setup(self, letter: str, value: Any) -> SeatSetup:
        setup = SeatSetup()
        for key, content in self.mapping(letter, value).items():
            where = f"{letter}.{key}"
            if key in ZONES:
                setup.zones[key] = self.cards(where, content)
            elif key == "coffers":
                setup.coffers = self.whole(where, content)
            elif key in COUNTERS:
                setup.counters[key] = self.whole(where, content)
            else:
                raise self.bad(where, "unknown field")
        return setup

    def _check_counters(self, scenario: Scenario) -> None:
        for seat, setup in scenario.seats.items():
            for counter in setup.counters:
                if seat != scenario.turn:
                    whose = f"it is {SEATS[scenario.turn]}'s turn"
                    raise self.bad(f"{SEATS[seat]}.{counter}", f"only the seat whose turn it is has these, and {whose}")

    def _shuffles(self, where: str, value: Any) -> list[list[str]]:
        """Lists and nothing shorter: a card alone might stand for a shuffle, or for a card of one."""
        return [self.names(where, self.items(where, order)) for order in self.items(where, value)]

    # --- steps ----------------------------------------------------------------------------------

    def _step(self, number: int, step: Any) -> tuple[int, Step] | Expect:
        where = f"do, step {number}"
        if not isinstance(step, dict) or len(step) != 1:
            raise self.bad(where, f"'SEAT: ANSWER' or 'expect: …' is needed, not {step!r}")
        ((key, value),) = step.items()
        if key == "expect":
            return self._expect(where, value)
        return self.seat(where, key), self.answer(where, value)

    # --- expectations ---------------------------------------------------------------------------

    def _expect(self, where: str, value: Any) -> Expect:
        expect = Expect({})
        for key, content in self.mapping(where, value).items():
            at = f"{where}.{key}"
            if key in ("can", "cannot"):
                setattr(expect, key, self.answers(at, content))
            elif names_a_seat(key):
                letter = SEATS[self.seat(at, key)]
                if letter in expect.fields:
                    raise self.bad(at, "the seat comes twice")
                expect.fields[letter] = self._seat_checks(at, content)
            else:
                expect.fields[key] = self._expected(at, key, content)
        return expect

    def _expected(self, where: str, key: Any, value: Any) -> Any:
        """What is expected of something that belongs to no seat."""
        if key in COUNTERS:
            return self.whole(where, value)
        if key == "supply":
            return {name: self.whole(where, size) for name, size in self.by_card(where, value).items()}
        if key == "trash":
            return self.names(where, value)
        if key == "costs":
            return {name: self.cost(where, cost) for name, cost in self.by_card(where, value).items()}
        if key == "turn":
            return self.seat(where, value)
        if key == "phase":
            return self.word(where, value, (*PHASES, "cleanup", "clean-up", "over"), "a phase").replace("-", "")
        if key == "pending":
            return None if is_none(value) else self.seat(where, value)
        if key == "over":
            return self.truth(where, value)
        if key == "winners":
            return [self.seat(where, seat) for seat in self.one_or_list(where, value)]
        if key == "sees":
            return self._sees(where, value)
        raise self.bad(where, "unknown field")

    def _seat_checks(self, where: str, value: Any) -> dict[str, Any]:
        checks: dict[str, Any] = {}
        for key, content in self.mapping(where, value).items():
            if key not in SEAT_CHECKS:
                raise self.bad(f"{where}.{key}", "unknown field")
            checks[key] = self._seat_check(f"{where}.{key}", key, content)
        return checks

    def _seat_check(self, where: str, key: str, value: Any) -> Any:
        if key in (*ZONES, "deck_top", "revealed"):
            return self.names(where, value)
        if key == "discard_top":
            return None if is_none(value) else self.kind(where, value).name
        return self.number(where, value) if key == "score" else self.whole(where, value)

    def _sees(self, where: str, value: Any) -> dict[int, dict[int, dict[str, Any]]]:
        """By viewer and by player what is seen; a value is None where there is no card, or "hidden"."""
        seen: dict[int, dict[int, dict[str, Any]]] = {}
        for viewer, players in self.by_seat(where, value).items():
            seen[viewer] = {}
            at = f"{where}.{SEATS[viewer]}"
            for player, fields in self.by_seat(at, players).items():
                seen[viewer][player] = self._seen(f"{at}.{SEATS[player]}", fields)
        return seen

    def _seen(self, where: str, value: Any) -> dict[str, Any]:
        checks: dict[str, Any] = {}
        for key, content in self.mapping(where, value).items():
            at = f"{where}.{key}"
            if key not in SEEN:
                raise self.bad(at, "unknown field")
            hidden = isinstance(content, str) and content.casefold() == "hidden"
            checks[key] = "hidden" if hidden else self._seat_check(at, key, content)
        return checks


def is_none(value: Any) -> bool:
    return value is None or (isinstance(value, str) and value.casefold() == "none")
