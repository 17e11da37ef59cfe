"""What an average turn of a deck brings: the one formula that carries the sensible player.

A turn begins with five cards, and each card that draws makes it longer; so the more of a deck's cards draw, the more
of its coins are seen. A terminal Action is worth nothing where no Action is left to play it, and what is beyond the
price of a Province in each buy is worth little.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

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


class Flow:
    """How far a turn gets through a deck: the part of it that is seen, and how likely a terminal is played."""

    def __init__(self) -> None:
        #: The version of the deck that it was found for.
        self.version: i64 = -1
        self.seen = 0.0
        self.playable = 1.0

    def find(self, size: float, cards: float, spent_cards: float, terminals: float, spare_actions: float) -> None:
        """See `Deck` for what these are. How likely terminals are played says how much they draw, and that in turn."""
        size = max(1.0, size)
        # A deck without draw of this size would be seen as far.
        effective = max(FEWEST, size - RELIABLE * cards)
        playable = 1.0
        if terminals:
            load = HAND * terminals
            room = SPARE * HAND * spare_actions
            playable = _playable(load, effective + room)
            if spent_cards:
                effective = max(FEWEST, size - RELIABLE * (cards + playable * spent_cards))
                playable = _playable(load, effective + room)
                effective = max(FEWEST, size - RELIABLE * (cards + playable * spent_cards))
        self.seen = HAND / effective
        self.playable = playable


class Shape:
    """What a card has to do with how far a turn gets. Many cards have the same, so that it is looked at only once."""

    def __init__(self, is_terminal: bool, cards: float, terminals: float, spare_actions: float, again: float) -> None:
        self.is_terminal = is_terminal
        self.cards = cards
        #: As how many terminals it counts, or how many Actions it brings for them.
        self.terminals = terminals
        self.spare_actions = spare_actions
        #: How often it plays another Action once more.
        self.again = again
        #: How far a turn gets with one more of such cards, and with one fewer.
        self.more = Flow()
        self.fewer = Flow()

    @property
    def key(self) -> tuple[bool, float, float, float, float]:
        """The same for equal shapes."""
        return self.is_terminal, self.cards, self.terminals, self.spare_actions, self.again


class Deck:
    """The cards of a deck added up: what is needed to say what a turn brings."""

    def __init__(self) -> None:
        #: Grows with every change: what was found out holds for one version alone.
        self.version: i64 = 0
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
        #: What playing another Action once more brings on average.
        self.again_cards = 0.0
        self.again_coins = 0.0
        #: How far a turn gets, as of the last `turn`.
        self.flow = Flow()

    def clear(self) -> None:
        self.version += 1
        self.size = self.cards = self.coins = self.buys = 0.0
        self.terminals = self.spent_cards = self.spent_coins = self.spent_buys = self.spare_actions = 0.0
        self.again_cards = self.again_coins = 0.0

    def add(self, profile: Profile, count: float) -> None:
        """So many more of a card."""
        self.version += 1
        self.size += count
        shape = profile.shape
        cards = count * (shape.cards + shape.again * self.again_cards)
        coins = count * (profile.coins + shape.again * self.again_coins)
        if shape.is_terminal:
            self.terminals += count * shape.terminals
            self.spent_cards += cards
            self.spent_coins += coins
            self.spent_buys += count * profile.buys
        else:
            self.spare_actions += count * shape.spare_actions
            self.cards += cards
            self.coins += coins
            self.buys += count * profile.buys

    def grow(self, size: float, coins: float) -> None:
        """So many more cards that are not known yet, with so many coins."""
        self.version += 1
        self.size += size
        self.coins += coins

    def turn(self) -> float:
        """The coins of an average turn, as far as they are of use."""
        flow = self.flow
        flow.find(self.size, self.cards, self.spent_cards, self.terminals, self.spare_actions)
        return _useful(flow, self.coins, self.spent_coins, self.buys, self.spent_buys)

    def turn_with(self, profile: Profile, count: float) -> float:
        """The same with one more of a card, if `count` is 1, or one fewer, if it is -1."""
        shape = profile.shape
        flow = shape.more if count > 0.0 else shape.fewer
        if flow.version != self.version:
            flow.version = self.version
            self._find(flow, shape, count)
        coins = count * (profile.coins + shape.again * self.again_coins)
        buys = count * profile.buys
        if shape.is_terminal:
            return _useful(flow, self.coins, self.spent_coins + coins, self.buys, self.spent_buys + buys)
        return _useful(flow, self.coins + coins, self.spent_coins, self.buys + buys, self.spent_buys)

    def _find(self, flow: Flow, shape: Shape, count: float) -> None:
        drawn = count * (shape.cards + shape.again * self.again_cards)
        flow.find(
            self.size + count,
            self.cards if shape.is_terminal else self.cards + drawn,
            self.spent_cards + drawn if shape.is_terminal else self.spent_cards,
            self.terminals + count * shape.terminals,
            self.spare_actions + count * shape.spare_actions,
        )


def _playable(load: float, room: float) -> float:
    """1 / (1 + 0.5 * x + 0.1 * x * x), where x = load / room, with a single division."""
    return room * room / (room * room + (0.5 * room + 0.1 * load) * load)


def _useful(flow: Flow, coins: float, spent_coins: float, buys: float, spent_buys: float) -> float:
    """What a turn that gets so far brings of all the coins and buys of a deck."""
    coins = flow.seen * (coins + flow.playable * spent_coins)
    buys = 1.0 + flow.seen * (buys + flow.playable * spent_buys)
    useful = DEAREST * buys
    if coins > useful:
        coins = useful + 0.1 * (coins - useful)
    return coins + 0.3 * (min(buys, 3.0) - 1.0)
