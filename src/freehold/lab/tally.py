"""What came of many games, folded: a tally grows no more with a million games than with a thousand.

It holds whole numbers only, mostly how often each value came up. So the tallies of any blocks of games, merged in any
order, give exactly the tally of all of them, however many workers have played them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from freehold.bots.watched import VICTORY
from freehold.lab.statistics import Estimate, deviation, mean, rate

# How a game ends.
LAST_CARD: Final = "last card"  #: of a pile that ends the game on its own, as the Provinces do
EMPTY_PILES: Final = "empty piles"  #: as many as end the game together
UNFINISHED: Final = "unfinished"  #: it took too long and was broken off


class Ending(NamedTuple):
    """How a game ended, and with which empty piles."""

    how: str
    piles: tuple[str, ...] = ()


@dataclass
class Spread:
    """How often each value came up: mean, deviation and quantiles all follow from it."""

    counts: dict[int, int] = field(default_factory=dict)

    def add(self, value: int, times: int = 1) -> None:
        self.counts[value] = self.counts.get(value, 0) + times

    def merge(self, other: Spread) -> None:
        for value, times in other.counts.items():
            self.add(value, times)

    @property
    def count(self) -> int:
        return sum(self.counts.values())

    @property
    def total(self) -> int:
        return sum(value * times for value, times in self.counts.items())

    @property
    def squares(self) -> int:
        return sum(value * value * times for value, times in self.counts.items())

    @property
    def mean(self) -> Estimate:
        return mean(self.count, self.total, self.squares)

    @property
    def deviation(self) -> float:
        return deviation(self.count, self.total, self.squares)

    def quantile(self, part: float) -> int:
        """The smallest value that at least this part of all values does not exceed; 0 if there are none."""
        wanted = part * self.count
        passed = 0
        value = 0
        for value in sorted(self.counts):
            passed += self.counts[value]
            if passed >= wanted:
                break
        return value

    def to_dict(self) -> dict[str, int]:
        return {str(value): self.counts[value] for value in sorted(self.counts)}

    @staticmethod
    def from_dict(data: dict[str, int]) -> Spread:
        return Spread({int(value): times for value, times in data.items()})


@dataclass
class Buys:
    """How a strategy bought one card or Event, over the games that were watched closely."""

    #: How many altogether.
    copies: int = 0
    #: In which of its own turns it bought the first; one entry for each game in which it bought any.
    first: Spread = field(default_factory=Spread)

    def merge(self, other: Buys) -> None:
        self.copies += other.copies
        self.first.merge(other.first)

    def to_dict(self) -> dict[str, Any]:
        return {"copies": self.copies, "first": self.first.to_dict()}

    @staticmethod
    def from_dict(data: dict[str, Any]) -> Buys:
        return Buys(data["copies"], Spread.from_dict(data["first"]))


@dataclass
class Side:
    """What came of the games for one strategy."""

    name: str
    #: Its part of the victory in sixtieths, by the seat it had; seat 0 takes the first turn.
    shares: list[Spread]
    #: Its points and its turns when a game was over.
    points: Spread = field(default_factory=Spread)
    turns: Spread = field(default_factory=Spread)

    # From here on only over the games that were watched closely.

    #: By its own turns, the first at 0: the coins it had when it bought (or could have), and its points afterwards.
    coins_by_turn: list[Spread] = field(default_factory=list)
    points_by_turn: list[Spread] = field(default_factory=list)
    #: By name: what it bought, and how many it had in the end, added up over the games.
    buys: dict[str, Buys] = field(default_factory=dict)
    deck: dict[str, int] = field(default_factory=dict)

    def merge(self, other: Side) -> None:
        _merge_spreads(self.shares, other.shares)
        self.points.merge(other.points)
        self.turns.merge(other.turns)
        _merge_spreads(self.coins_by_turn, other.coins_by_turn)
        _merge_spreads(self.points_by_turn, other.points_by_turn)
        for name, buys in other.buys.items():
            self.buys.setdefault(name, Buys()).merge(buys)
        for name, copies in other.deck.items():
            self.deck[name] = self.deck.get(name, 0) + copies

    # --- outcomes, in all seats or in one ------------------------------------------------------------

    def games(self, seat: int | None = None) -> int:
        return sum(spread.count for spread in self._seats(seat))

    def wins(self, seat: int | None = None) -> int:
        """Games won alone."""
        return sum(spread.counts.get(VICTORY, 0) for spread in self._seats(seat))

    def losses(self, seat: int | None = None) -> int:
        return sum(spread.counts.get(0, 0) for spread in self._seats(seat))

    def ties(self, seat: int | None = None) -> int:
        """Games whose victory it shared."""
        return self.games(seat) - self.wins(seat) - self.losses(seat)

    def win_rate(self, seat: int | None = None) -> Estimate:
        return rate(self.wins(seat), self.games(seat))

    def tie_rate(self, seat: int | None = None) -> Estimate:
        return rate(self.ties(seat), self.games(seat))

    def loss_rate(self, seat: int | None = None) -> Estimate:
        return rate(self.losses(seat), self.games(seat))

    def win_share(self, seat: int | None = None) -> Estimate:
        """Its part of all victories."""
        return rate(self.victories(seat), self.games(seat))

    def victories(self, seat: int | None = None) -> float:
        """How many it has, those that were shared split equally."""
        return sum(spread.total for spread in self._seats(seat)) / VICTORY

    def _seats(self, seat: int | None) -> list[Spread]:
        return self.shares if seat is None else [self.shares[seat]]

    # --- as data -------------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "shares": _spreads_to_list(self.shares),
            "points": self.points.to_dict(),
            "turns": self.turns.to_dict(),
            "coins_by_turn": _spreads_to_list(self.coins_by_turn),
            "points_by_turn": _spreads_to_list(self.points_by_turn),
            "buys": {name: self.buys[name].to_dict() for name in sorted(self.buys)},
            "deck": {name: self.deck[name] for name in sorted(self.deck)},
        }

    @staticmethod
    def from_dict(data: dict[str, Any]) -> Side:
        return Side(
            data["name"],
            _spreads_of(data["shares"]),
            Spread.from_dict(data["points"]),
            Spread.from_dict(data["turns"]),
            _spreads_of(data["coins_by_turn"]),
            _spreads_of(data["points_by_turn"]),
            {name: Buys.from_dict(buys) for name, buys in data["buys"].items()},
            dict(data["deck"]),
        )


@dataclass
class Tally:
    """What came of many games of the same strategies in the same kingdom."""

    sides: list[Side]
    games: int = 0
    #: How many of them were watched closely: turn by turn, with all that was bought.
    watched: int = 0
    #: The turns of the player who had most, of each game.
    turns: Spread = field(default_factory=Spread)
    endings: dict[Ending, int] = field(default_factory=dict)
    #: Game number 0 as a record, to look at.
    sample: dict[str, Any] | None = None

    @staticmethod
    def of(names: Iterable[str]) -> Tally:
        """An empty tally for these strategies."""
        names = list(names)
        return Tally([Side(name, [Spread() for _ in names]) for name in names])

    def merge(self, other: Tally) -> None:
        """Count the games of another tally too, which must be of the same strategies."""
        for side, others in zip(self.sides, other.sides, strict=True):
            side.merge(others)
        self.games += other.games
        self.watched += other.watched
        self.turns.merge(other.turns)
        for ending, games in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + games
        self.sample = self.sample or other.sample

    @property
    def players(self) -> int:
        return len(self.sides)

    @property
    def ties(self) -> int:
        """Games that nobody won alone."""
        return self.games - sum(side.wins() for side in self.sides)

    @property
    def unfinished(self) -> int:
        return self.ended(UNFINISHED)

    def ended(self, how: str) -> int:
        """How many games ended in one way."""
        return sum(games for ending, games in self.endings.items() if ending.how == how)

    def to_dict(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "watched": self.watched,
            "sides": [side.to_dict() for side in self.sides],
            "turns": self.turns.to_dict(),
            "endings": [
                {"how": ending.how, "piles": list(ending.piles), "games": self.endings[ending]}
                for ending in sorted(self.endings)
            ],
            "sample": self.sample,
        }

    @staticmethod
    def from_dict(data: dict[str, Any]) -> Tally:
        return Tally(
            [Side.from_dict(side) for side in data["sides"]],
            data["games"],
            data["watched"],
            Spread.from_dict(data["turns"]),
            {Ending(one["how"], tuple(one["piles"])): one["games"] for one in data["endings"]},
            data["sample"],
        )


def _merge_spreads(into: list[Spread], other: list[Spread]) -> None:
    into.extend(Spread() for _ in range(len(other) - len(into)))
    for own, others in zip(into, other, strict=False):
        own.merge(others)


def _spreads_to_list(spreads: list[Spread]) -> list[dict[str, int]]:
    return [spread.to_dict() for spread in spreads]


def _spreads_of(data: list[dict[str, int]]) -> list[Spread]:
    return [Spread.from_dict(each) for each in data]
