"""What a card does when it is played, as numbers: what is printed on it, and the hint if there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.bots.sensible.deck import Shape
from freehold.bots.sensible.hints import HINTS, NO_HINT
from freehold.engine.types import ACTION, CURSE, EVENT, TREASURE, VICTORY, WAY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from freehold.engine.kind import Kind

#: What an effect that nobody has written a hint for is taken to bring, for each coin that the card costs more than
#: its printed bonuses are worth: people ask for what they get.
UNKNOWN_EFFECT: Final = 0.35


class Profile:
    """A kind of card, as a player thinks of it."""

    def __init__(self, kind: Kind, slot: int, slots: dict[str, int]) -> None:
        """`slots`: the numbers that the cards of this game have, by name."""
        hint = HINTS.get(kind.name, NO_HINT)
        self.kind = kind
        self.slot: i64 = slot
        self.hint = hint
        self.cost: i64 = kind.cost.coins
        self.cards: float = float(kind.cards) + hint.cards
        self.actions: float = float(kind.actions) + hint.actions
        self.coins: float = float(kind.coins + kind.coffers) + hint.coins
        self.buys: float = float(kind.buys) + hint.buys
        #: The coins printed on it, on Actions too: what people count as the money of a deck.
        self.money: i64 = kind.coins
        #: The points printed on it, and whether it has others that depend on the rest of the deck.
        self.points: float = float(kind.points)
        self.is_odd = kind.score is not None
        #: Potions, which are money too.
        self.potions: i64 = kind.potions
        #: How many copies of it a deck has a use for.
        self.most: i64 = hint.most
        #: The slots of the cards that it gains.
        self.gets = [slots[name] for name in hint.gets if name in slots]
        #: Whether paying more for it gains Silvers.
        self.overpays_silver = hint.overpay == "Silver"
        #: Whether it is gone once it is played.
        self.once = hint.once
        #: How many cards of one's own it can be rid of.
        self.removes: float = hint.trash + hint.exile + (1.0 if hint.upgrade >= 0 else 0.0)
        #: Whether it does anything besides bringing cards and coins.
        self.does_more = bool(self.removes or hint.gain or hint.gets or hint.curses or hint.hurt)
        self.is_action = kind.types & ACTION != 0
        self.is_treasure = kind.types & TREASURE != 0
        #: Whether there is nothing to do with it but to have it.
        self.is_dead = kind.types & (ACTION | TREASURE) == 0
        #: Whether it is of use when it is played, and coins alone buy it.
        self.is_useful = not self.is_dead and not kind.cost.potion
        self.is_junk = kind.types & CURSE != 0
        self.is_victory = kind.types & VICTORY != 0
        #: What nobody buys though it costs nothing.
        self.is_worthless = kind.cost.coins == 0 and not kind.cost.potion and (self.is_junk or kind.plain_coins >= 0)
        #: Whether it takes up an Action that it does not give back.
        self.is_terminal = self.is_action and self.actions < 0.95
        #: Whether playing it is never wrong, whatever else is in hand.
        self.is_harmless = hint.repeats == 1 and not hint.must and hint.hurt >= 0 and not kind.types & VICTORY
        if hint is NO_HINT and kind.effect is not None and not kind.types & (EVENT | WAY):
            printed = 1.4 * self.cards + 1.2 * self.coins + self.buys + (0.0 if self.is_terminal else 1.0)
            self.coins += UNKNOWN_EFFECT * max(0.0, float(self.cost) + 1.5 * float(kind.cost.potion) - printed)
        self.shape = Shape(
            self.is_terminal,
            self.cards,
            (1.0 - self.actions) * (0.5 if hint.repeats > 1 else 1.0) if self.is_terminal else 0.0,
            self.actions - 1.0 if self.is_action and not self.is_terminal else 0.0,
            float(hint.repeats - 1),
        )
