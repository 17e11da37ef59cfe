"""A kingdom: the Kingdom cards and landscapes of a game, the Bane and the Mouse card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from freehold.engine.box import Box
from freehold.engine.game import Game
from freehold.engine.kind import CARDS, Kind
from freehold.engine.setup import KINGDOM_SIZE, box_for
from freehold.engine.types import EVENT, WAY


@dataclass(frozen=True)
class Kingdom:
    """What to play with, by English names in one fixed order, so that equal kingdoms are equal.

    `Kingdom.of` makes one out of any names and checks them. A kingdom may have fewer than ten cards, and need not
    name the Bane or the Mouse card that it needs: then the seed of the game picks one.
    """

    cards: tuple[str, ...]
    landscapes: tuple[str, ...] = ()
    bane: str | None = None
    mouse: str | None = None

    @staticmethod
    def of(names: Iterable[str | Kind], bane: str | None = None, mouse: str | None = None) -> Kingdom:
        """Cards and landscapes as they come; BadSetup if no game can be set up with them."""
        kinds = [CARDS.find(name) if isinstance(name, str) else name for name in names]
        kingdom = Kingdom(
            tuple(sorted(kind.name for kind in kinds if not is_landscape(kind))),
            tuple(kind.name for kind in sorted(filter(is_landscape, kinds), key=_landscape_order)),
            None if bane is None else CARDS.find(bane).name,
            None if mouse is None else CARDS.find(mouse).name,
        )
        kingdom.box()
        return kingdom

    @property
    def complete(self) -> bool:
        """Whether all ten Kingdom cards are there."""
        return len(self.cards) == KINGDOM_SIZE

    @property
    def names(self) -> list[str]:
        """Everything in it: cards, landscapes, the Bane and the Mouse card."""
        return [*self.cards, *self.landscapes, *(name for name in (self.bane, self.mouse) if name is not None)]

    def box(self, players: int = 2) -> Box:
        """What lies on the table in a game with it."""
        return box_for(self.cards, players, self.bane, 0, self.landscapes, self.mouse)

    def game(self, players: int = 2, seed: int | str = 0, **options: Any) -> Game:
        """A new game with it; the options are those of `Game.new`."""
        return Game.new(
            self.cards, players, seed, landscapes=self.landscapes, bane=self.bane, mouse=self.mouse, **options
        )

    def to_dict(self) -> dict[str, Any]:
        return {
            "cards": list(self.cards),
            "landscapes": list(self.landscapes),
            "bane": self.bane,
            "mouse": self.mouse,
        }


def is_landscape(kind: Kind) -> bool:
    return kind.is_a(EVENT | WAY)


def _landscape_order(kind: Kind) -> tuple[bool, str]:
    return kind.is_a(WAY), kind.name
