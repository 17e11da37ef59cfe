"""A decision is data: who decides, about what, because of which card, which options, how many.

Every choice in the game is one of these, and people, bots, agents and scenario files answer the same
object, by the index of an option (or several indices where several are to be chosen). Words for people
are made from `key`, `cause` and the options, elsewhere.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from .errors import IllegalAnswer, shown

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .kind import Kind

#: What options do, besides the verbs of the cards ("trash", "gain", …).
DECLINE: Final = "decline"
END_PHASE: Final = "end phase"
#: Beyond the index of any option, and yet a machine word.
FAR: Final = 1 << 30


class Option:
    """One thing that can be chosen. Its index is the answer that chooses it."""

    def __init__(self, index: int, verb: str, kind: Kind | None = None, label: str = "", number: int = -1) -> None:
        self.index = index
        self.verb = verb
        self.kind = kind
        self.label = label
        self.number = number

    @property
    def name(self) -> str:
        """The name of the card it is about, or ''."""
        return "" if self.kind is None else self.kind.name

    def to_dict(self) -> dict[str, Any]:
        shown: dict[str, Any] = {"index": self.index, "verb": self.verb}
        if self.kind is not None:
            shown["card"] = self.kind.name
        if self.label:
            shown["label"] = self.label
        if self.number >= 0:
            shown["number"] = self.number
        return shown

    def __str__(self) -> str:
        text = self.verb
        if self.kind is not None:
            text += f" {self.kind.name}"
        if self.label:
            text += f" {self.label}"
        if self.number >= 0:
            text += f" {self.number}"
        return text

    def __repr__(self) -> str:
        return f"<{self.index}: {self}>"


class Decision:
    """A question to one seat. `await` it inside an effect: the answer is the tuple of chosen indices."""

    __slots__ = (
        "_options",
        "alike",
        "cause",
        "idle",
        "key",
        "maximum",
        "may_decline",
        "minimum",
        "ordered",
        "player",
        "seat",
        "size",
        "treasures",
        "whom",
    )

    def __init__(
        self,
        seat: int,
        player: int,
        key: str,
        cause: Kind | None,
        options: list[Option],
        minimum: int = 1,
        maximum: int = 1,
        *,
        may_decline: bool = False,
        ordered: bool = False,
        alike: bool = False,
        idle: bool = False,
        whom: int = -1,
    ) -> None:
        #: The seat that answers, and the player who is concerned; they differ in a controlled turn.
        self.seat: i64 = seat
        self.player: i64 = player
        self.key = key
        self.cause = cause
        self._options = options
        #: How many options there are.
        self.size: i64 = len(options)
        self.minimum = minimum
        self.maximum = maximum
        #: Choosing nothing is allowed, besides the numbers between minimum and maximum.
        self.may_decline = may_decline
        #: The order of the chosen options matters.
        self.ordered = ordered
        #: All chosen options must be about cards of the same name.
        self.alike = alike
        #: A legal choice without a point: clients may pass it over with the passive answer.
        self.idle = idle
        #: The seat of another player whom the choice is about, or -1.
        self.whom = whom
        #: Whether `play_treasures` is worth asking: only in a Buy phase, and not when they have just been played.
        self.treasures = False

    @property
    def options(self) -> list[Option]:
        """What can be chosen; every option listed is legal."""
        return self._options

    @property
    def single(self) -> bool:
        """Exactly one option is to be chosen, so a plain index is an answer."""
        return self.minimum == 1 and self.maximum == 1 and not self.may_decline

    def __await__(self) -> Generator[Decision, tuple[int, ...], Any]:
        return (yield self)

    def find(self, verb: str, name: str = "") -> int:
        """The index of the option with that verb and card (or label), or -1 if it is not legal."""
        for option in self.options:
            if option.verb == verb and (not name or option.name == name or option.label == name):
                return option.index
        return -1

    def buy(self, name: str) -> int:
        """The answer that buys a card, or -1 if it cannot be bought now."""
        return self.find("buy", name)

    def buy_slot(self, slot: i64) -> int:
        """The answer that buys a card or an Event by its slot, or -1 if it cannot be bought now."""
        return -1

    def play_slot(self, slot: i64) -> int:
        """The answer that plays a card from hand by its slot, or -1 if none can be played now."""
        return -1

    def play_treasures(self) -> int:
        """The answer that plays all plain Treasures, or -1 if there is none to play."""
        return -1

    def passive(self) -> int | tuple[int, ...]:
        """The answer that does least: decline, or end the phase, or else the first that is legal."""
        if not self.single:
            return () if self.may_decline else tuple(option.index for option in self.options[: self.minimum])
        return self.options[0].index

    def check(self, answer: int | Sequence[int]) -> tuple[int, ...]:
        """The answer as a tuple of indices, or IllegalAnswer."""
        picked = self.indices(answer)
        for place, index in enumerate(picked):
            if index >= self.size:  # an option's place is its index
                raise self.refuse(f"{shown(index)} is not one of the options")
            for other in range(place):
                if picked[other] == index:
                    raise self.refuse(f"{shown(list(picked))} names an option twice", "option-twice")
        if not (self.minimum <= len(picked) <= self.maximum) and not (self.may_decline and not picked):
            raise self.refuse(f"{len(picked)} chosen, but {self.how_many} needed", "wrong-number", chosen=len(picked))
        if self.alike and len({option.name for option in self.options if option.index in picked}) > 1:
            raise self.refuse("cards with different names chosen, but all must have the same", "not-alike")
        return picked

    def indices(self, answer: Any) -> tuple[int, ...]:
        """The answer as a tuple; it may come from anywhere, so it may be anything."""
        if isinstance(answer, int):
            answer = (answer,)
        elif isinstance(answer, list):
            answer = tuple(answer)
        if not isinstance(answer, tuple):
            raise self.refuse(f"{shown(answer)} is not an index or a list of them")
        plain = type(answer) is tuple
        for given in answer:
            if type(given) is not int:
                plain = False
                if not isinstance(given, int):
                    raise self.refuse(f"{shown(given)} is not one of the options")
        picked: tuple[int, ...] = answer if plain else tuple([int(given) for given in answer])
        for index in picked:
            if not 0 <= index < FAR:
                raise self.refuse(f"{shown(index)} is not one of the options")
        return picked

    @property
    def how_many(self) -> str:
        span = str(self.minimum) if self.minimum == self.maximum else f"{self.minimum} to {self.maximum}"
        return f"{span} or none" if self.may_decline else span

    def refuse(self, why: str, key: str = "not-an-option", **facts: Any) -> IllegalAnswer:
        return IllegalAnswer(why, [f"{option.index} ({option})" for option in self.options], key, **facts)

    def answers(self) -> Iterator[tuple[int, ...]]:
        """Every answer that differs from the others in more than which copy of a card it names."""
        copies: dict[tuple[str, str, str, int], list[int]] = {}
        for option in self.options:
            copies.setdefault((option.verb, option.name, option.label, option.number), []).append(option.index)
        groups = list(copies.values())
        if self.may_decline and self.minimum > 0:
            yield ()
        for size in range(self.minimum, self.maximum + 1):
            if self.ordered:
                yield from _orders(groups, size)
            elif self.alike and size:
                for group in groups:
                    if len(group) >= size:
                        yield tuple(group[:size])
            else:
                yield from _handfuls(groups, size)

    def to_dict(self) -> dict[str, Any]:
        """For the seat that decides; nobody else may see the options."""
        shown = self.outline()
        shown["key"] = self.key
        shown["options"] = [option.to_dict() for option in self.options]
        shown["min"] = self.minimum
        shown["max"] = self.maximum
        shown["may_decline"] = self.may_decline
        shown["ordered"] = self.ordered
        shown["alike"] = self.alike
        shown["idle"] = self.idle
        return shown

    def outline(self) -> dict[str, Any]:
        """What everybody may know: who is asked, and because of which card; not even about what."""
        return {
            "seat": self.seat,
            "player": self.player,
            "cause": None if self.cause is None else self.cause.name,
            "whom": None if self.whom < 0 else self.whom,
        }

    def __repr__(self) -> str:
        because = f" for {self.cause.name}" if self.cause is not None else ""
        return f"<seat {self.seat}: {self.key}{because}, {self.how_many} of {self.options}>"


class Pick(Decision):
    """One of several things. Awaiting it gives the position of the chosen one."""

    def __await__(self) -> Generator[Decision, tuple[int, ...], int]:
        picked = yield self
        return picked[0]


def _handfuls(groups: list[list[int]], size: int) -> Iterator[tuple[int, ...]]:
    """So many options of all groups together, where it does not matter which of a group they are."""
    if not size:
        yield ()
    elif groups:
        first = groups[0]
        for count in range(min(size, len(first)), -1, -1):
            for others in _handfuls(groups[1:], size - count):
                yield (*first[:count], *others)


def _orders(groups: list[list[int]], size: int) -> Iterator[tuple[int, ...]]:
    """So many options of all groups in every order, where it does not matter which of a group they are."""
    if not size:
        yield ()
    for place, group in enumerate(groups):
        if size and group:
            for others in _orders([*groups[:place], group[1:], *groups[place + 1 :]], size - 1):
                yield (group[0], *others)
