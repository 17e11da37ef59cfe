"""Reading the values that the fields of a scenario have: names, numbers, seats, and lists of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from freehold.engine.cost import Cost
from freehold.engine.errors import FreeholdError
from freehold.engine.kind import CARDS, Kind
from freehold.engine.types import EVENT, WAY
from freehold.scenario.answers import Step, parse
from freehold.scenario.model import SEATS, ScenarioError, in_file


class Fields:
    """Reads values, keeping track of where it is for messages."""

    def __init__(self, file: str, name: str) -> None:
        self.file = file
        #: What messages call the scenario: its id, as soon as that is known.
        self.name = name
        self.id = ""
        self.players = 2

    def bad(self, where: str, why: object) -> ScenarioError:
        return ScenarioError(in_file(self.file, self.name, where, why), self.id)

    # --- structure ------------------------------------------------------------------------------

    def items(self, where: str, value: Any) -> Sequence[Any]:
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.bad(where, f"a list is needed, not {value!r}")
        return value

    def one_or_list(self, where: str, value: Any) -> Sequence[Any]:
        """A list, or the one thing that would be in it."""
        return [value] if isinstance(value, (str, bool)) else self.items(where, value)

    def mapping(self, where: str, value: Any) -> dict[Any, Any]:
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise self.bad(where, f"a mapping is needed, not {value!r}")
        return value

    def by_seat(self, where: str, value: Any) -> dict[int, Any]:
        """A mapping from seats."""
        seats: dict[int, Any] = {}
        for key, content in self.mapping(where, value).items():
            seat = self.seat(where, key)
            if seat in seats:
                raise self.bad(f"{where}.{key}", "the seat comes twice")
            seats[seat] = content
        return seats

    def by_card(self, where: str, value: Any) -> dict[str, Any]:
        """A mapping from cards."""
        cards: dict[str, Any] = {}
        for key, content in self.mapping(where, value).items():
            name = self.kind(where, key).name
            if name in cards:
                raise self.bad(f"{where}.{key}", "the card comes twice")
            cards[name] = content
        return cards

    # --- values ---------------------------------------------------------------------------------

    def kind(self, where: str, name: Any) -> Kind:
        """A card or a landscape."""
        try:
            return CARDS.find(str(name))
        except FreeholdError as problem:
            raise self.bad(where, problem) from problem

    def kinds(self, where: str, value: Any) -> list[Kind]:
        return [self.kind(where, name) for name in self.one_or_list(where, value)]

    def cards(self, where: str, value: Any) -> list[Kind]:
        """Cards that can lie somewhere."""
        kinds = self.kinds(where, value)
        for kind in kinds:
            if kind.is_a(EVENT | WAY):
                raise self.bad(where, f"{kind.name} is not a card but a landscape")
        return kinds

    def names(self, where: str, value: Any) -> list[str]:
        return [kind.name for kind in self.cards(where, value)]

    def cost(self, where: str, value: Any) -> Cost:
        text = str(value).upper()
        coins, potion = (text[:-1] or "0", 1) if text.endswith("P") else (text, 0)
        if not coins.isdecimal():
            raise self.bad(where, f"{value!r} is not a cost; write 4 or 3P")
        return Cost(int(coins), potion)

    def seat(self, where: str, value: Any) -> int:
        letter = value.upper() if isinstance(value, str) else ""
        if len(letter) != 1 or letter not in SEATS[: self.players]:
            raise self.bad(where, f"{value!r} is not a seat; the seats are {', '.join(SEATS[: self.players])}")
        return SEATS.index(letter)

    def whole(self, where: str, value: Any, low: int = 0, high: int = 10**9) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            span = f"from {low} to {high}" if high < 10**9 else f"from {low} up"
            raise self.bad(where, f"a whole number {span} is needed, not {value!r}")
        return value

    def number(self, where: str, value: Any) -> int:
        """A whole number that may be below zero."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.bad(where, f"a whole number is needed, not {value!r}")
        return value

    def truth(self, where: str, value: Any) -> bool:
        if not isinstance(value, bool):
            raise self.bad(where, f"true or false is needed, not {value!r}")
        return value

    def word(self, where: str, value: Any, words: Sequence[str], what: str) -> str:
        """One of several words, in capitals or not."""
        word = value.casefold() if isinstance(value, str) else ""
        if word not in words:
            raise self.bad(where, f"{value!r} is not {what}; use {' or '.join(words)}")
        return word

    def answer(self, where: str, value: Any) -> Step:
        try:
            return parse(value)
        except FreeholdError as problem:
            raise self.bad(where, problem) from problem

    def answers(self, where: str, value: Any) -> list[Step]:
        return [self.answer(where, answer) for answer in self.one_or_list(where, value)]


def names_a_seat(key: Any) -> bool:
    """Whether a field is meant for a seat, be it one that this game does not have."""
    return isinstance(key, str) and len(key) == 1 and key.isalpha()
