"""What a card costs: coins and, for some cards, a potion.

Costs are only partly ordered: 4 coins and 3 coins with a potion are neither smaller, equal nor larger
than each other. So there is no `<` here, only the questions that cards ask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Cost:
    """A number of coins, and whether a potion comes with them."""

    __slots__ = (
        "coins",
        "potion",
    )

    def __init__(self, coins: int, potion: int = 0) -> None:
        self.coins: i64 = coins
        self.potion: i64 = potion

    def up_to(self, limit: Cost) -> bool:
        """Whether this costs at most `limit`: no more coins, and a potion only if the limit has one."""
        return self.coins <= limit.coins and self.potion <= limit.potion

    def same_as(self, other: Cost) -> bool:
        return self.coins == other.coins and self.potion == other.potion

    def less_than(self, limit: Cost) -> bool:
        return self.up_to(limit) and not self.same_as(limit)

    def at_least(self, coins: int) -> bool:
        """Whether this costs so many coins or more; a potion does not matter."""
        return self.coins >= coins

    def between(self, low: int, high: int) -> bool:
        """Whether this costs from `low` to `high` coins, and no potion."""
        return low <= self.coins <= high and not self.potion

    def plus(self, coins: int) -> Cost:
        """This cost with some coins more (or fewer, but never below 0); the potion stays."""
        return Cost(max(0, self.coins + coins), self.potion)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cost) and self.same_as(other)

    def __hash__(self) -> int:
        return hash((self.coins, self.potion))

    def __str__(self) -> str:
        return f"{self.coins}P" if self.potion else str(self.coins)

    def __repr__(self) -> str:
        return f"Cost({self})"
