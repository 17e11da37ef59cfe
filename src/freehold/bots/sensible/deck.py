"""What an average turn of a deck brings: the one formula that carries the sensible player.

A turn begins with five cards, and each card that draws makes it longer; so the more of a deck's cards draw, the more
of its coins are seen. A terminal Action is worth nothing where no Action is left to play it, and what is beyond the
price of a Province in each buy is worth little.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from freehold.bots.sensible.profile import Profile

#: Cards in a new hand.
HAND: Final = 5.0
#: How much of what a deck could draw does come together in a turn.
RELIABLE: Final = 0.85
#: However well a deck draws, a turn is not sure to see all of it.
FEWEST: Final = 6.5
#: How much of the Actions that other cards bring is there when a terminal needs it.
SPARE: Final = 0.6
#: What a turn can spend in one buy on something worth it.
DEAREST: Final = 8.0


class Deck:
    """The cards of a deck added up: what is needed to say what a turn brings."""

    def __init__(self) -> None:
        self.size = 0.0
        #: Of cards that can always be played: cards drawn, coins, buys.
        self.cards = 0.0
        self.coins = 0.0
        self.buys = 0.0
        #: Of cards that use up an Action; what they bring is in `spent_…`.
        self.terminals = 0.0
        self.spent_cards = 0.0
        self.spent_coins = 0.0
        self.spent_buys = 0.0
        #: Actions that other cards bring beyond their own.
        self.spare_actions = 0.0
        #: What `turn` has found besides: the part of the deck that a turn sees, how likely a terminal is played.
        self.seen = 0.0
        self.playable = 1.0

    def clear(self) -> None:
        self.size = self.cards = self.coins = self.buys = 0.0
        self.terminals = self.spent_cards = self.spent_coins = self.spent_buys = self.spare_actions = 0.0

    def add(self, profile: Profile, count: float, again_cards: float, again_coins: float) -> None:
        """So many more of a card (or fewer). `again…`: what playing another Action once more brings on average."""
        self.size += count
        hint = profile.hint
        more = hint.repeats - 1
        cards = profile.cards + more * again_cards
        coins = profile.coins + more * again_coins
        if profile.is_terminal:
            self.terminals += count * (1.0 - profile.actions) * (0.5 if more else 1.0)
            self.spent_cards += count * cards
            self.spent_coins += count * coins
            self.spent_buys += count * profile.buys
        else:
            self.cards += count * cards
            self.coins += count * coins
            self.buys += count * profile.buys
            if profile.is_action:
                self.spare_actions += count * (profile.actions - 1.0)

    def turn(self) -> float:
        """The coins of an average turn, as far as they are of use."""
        size = self.size if self.size > 1.0 else 1.0
        seen = HAND / max(FEWEST, size - RELIABLE * self.cards)
        playable = 1.0
        for _ in range(2 if self.terminals else 0):
            load = seen * self.terminals / (1.0 + SPARE * seen * self.spare_actions)
            playable = 1.0 / (1.0 + 0.5 * load + 0.1 * load * load)
            seen = HAND / max(FEWEST, size - RELIABLE * (self.cards + playable * self.spent_cards))
        self.seen = seen
        self.playable = playable
        coins = seen * (self.coins + playable * self.spent_coins)
        buys = 1.0 + seen * (self.buys + playable * self.spent_buys)
        useful = DEAREST * buys
        if coins > useful:
            coins = useful + 0.1 * (coins - useful)
        return coins + 0.3 * (min(buys, 3.0) - 1.0)
