"""All cards of one player, wherever they lie: what scoring counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .card import Card


class Owned:
    """A player's cards, counted by name."""

    def __init__(self, cards: list[Card]) -> None:
        self.total = len(cards)
        self.cards = cards
        self.names: dict[str, int] = {}
        for card in cards:
            name = card.kind.name
            self.names[name] = self.names.get(name, 0) + 1

    def count(self, name: str) -> int:
        return self.names.get(name, 0)

    def of_type(self, types: int) -> int:
        return sum(1 for card in self.cards if card.kind.types & types)

    @property
    def points(self) -> int:
        points = 0
        for card in self.cards:
            kind = card.kind
            points += kind.points
            if kind.score is not None:
                points += kind.score(self)
        return points
