"""A kind of card: what is printed on it, and the functions that make it work.

Printed data are constructor arguments of one class, behaviour is functions attached to it, so that the
compiled engine reads both without a dictionary. A `CardSet` is the notebook in which the files under
`cards/` write their kinds; a `Registry` finds them by name.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from .cost import Cost
from .errors import UnknownCard
from .hooks import Hook
from .types import (
    ACTION,
    AT_TURN_START,
    ATTACKED,
    DISCARD_FROM_PLAY,
    EVENT,
    NOWHERE,
    ON_GAIN,
    PLAY,
    THIS_CARD,
    TREASURE,
    VICTORY,
    WAY,
    type_names,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .card import Card
    from .owned import Owned
    from .player import Player
    from .table import Table

    Effect = Callable[[Any], Coroutine[Any, Any, None]]
    Overpay = Callable[[Player, Cost], Awaitable[None]]
    Score = Callable[[Owned], int]

#: A Kingdom pile holds ten cards, unless it is a Victory pile, which grows with the players.
PILE: Final = 10


def victory_pile(players: int) -> int:
    return 8 if players == 2 else 12


class Kind:
    """One kind of card, shared by every game."""

    __slots__ = (
        "_pile",
        "actions",
        "asks",
        "bane",
        "basic",
        "buys",
        "cards",
        "cheaper",
        "coffers",
        "coins",
        "cost",
        "costs_like",
        "effect",
        "ends_game",
        "hooks",
        "in_play_discount",
        "instead",
        "joins",
        "kingdom",
        "limit",
        "lingers",
        "mats",
        "name",
        "overpay",
        "plain_coins",
        "points",
        "potions",
        "score",
        "set_name",
        "sets_aside",
        "start_coffers",
        "starts",
        "types",
        "uses",
    )

    def __init__(
        self,
        name: str,
        cost: Cost,
        types: int,
        *,
        cards: int = 0,
        actions: int = 0,
        buys: int = 0,
        coins: int = 0,
        potions: int = 0,
        coffers: int = 0,
        points: int = 0,
        pile: int | Callable[[int], int] = PILE,
        basic: bool = False,
        kingdom: bool = True,
        starts: int = 0,
        ends_game: bool = False,
        joins: Callable[[Sequence[Kind]], bool] | None = None,
        bane: Callable[[Kind], bool] | None = None,
        start_coffers: int = 0,
        in_play_discount: int = 0,
        cheaper: Callable[[Table], int] | None = None,
        costs_like: Callable[[Table], Kind | None] | None = None,
        sets_aside: Callable[[Kind], bool] | None = None,
        limit: str = "",
        uses: Iterable[str] = (),
        mats: Iterable[str] = (),
        score: Score | None = None,
        set_name: str = "",
    ) -> None:
        self.name = name
        self.cost = cost
        self.types: i64 = types
        self.cards: i64 = cards
        self.actions: i64 = actions
        self.buys: i64 = buys
        self.coins: i64 = coins
        self.potions: i64 = potions
        self.coffers: i64 = coffers
        self.points: i64 = points
        self._pile: int | Callable[[int], int] = pile
        #: In every game, if it `joins` it.
        self.basic = basic
        #: Whether it can be one of the ten cards of a kingdom.
        self.kingdom = kingdom and not basic and not types & (EVENT | WAY)
        #: How many copies are in every starting deck.
        self.starts = starts
        #: An empty pile of it ends the game on its own.
        self.ends_game = ends_game
        #: For a basic card: whether its pile joins a game with these Kingdom cards; without it, always.
        self.joins: Callable[[Sequence[Kind]], bool] | None = joins
        #: Which cards may form the Bane pile that this card adds to the Kingdom.
        self.bane: Callable[[Kind], bool] | None = bane
        #: Tokens on everybody's Coffers mat when the game begins.
        self.start_coffers = start_coffers
        #: While a copy is in play, all cards cost this much less.
        self.in_play_discount: i64 = in_play_discount
        #: How many coins less it costs itself now, wherever it is.
        self.cheaper: Callable[[Table], int] | None = cheaper
        #: Another card whose cost it has now; None if it has its own.
        self.costs_like: Callable[[Table], Kind | None] | None = costs_like
        #: Cards in hand with which it can be paid for instead, by trashing one.
        self.instead: Callable[[Player], list[Card]] | None = None
        #: Which cards can be set aside in set-up for this to play.
        self.sets_aside: Callable[[Kind], bool] | None = sets_aside
        #: For an Event that can be bought only once: in a "turn" or a "game".
        self.limit = limit
        self.set_name = set_name
        #: Names of cards outside the Supply that this card needs in the game.
        self.uses: tuple[str, ...] = tuple(uses)
        #: Mats that every player needs in a game with this card.
        self.mats: tuple[str, ...] = ("Coffers",) if coffers else tuple(mats)
        self.score: Score | None = score
        self.effect: Effect | None = None
        #: What happens when it is bought and more than its cost is paid.
        self.overpay: Overpay | None = None
        #: Whether playing it may put a question to its player; then it is not played "with the rest".
        self.asks = False
        #: Whether playing it only sets something going for later, besides its bonuses.
        self.lingers = False
        #: The coins of a Treasure that does nothing else; -1 for every other card.
        self.plain_coins: i64 = coins if types & TREASURE and not potions else -1
        self.hooks: list[Hook] = []

    def pile_size(self, players: int) -> int:
        """How many cards its pile has at the beginning."""
        size = self._pile
        if isinstance(size, int):
            return victory_pile(players) if self.types & VICTORY else size
        return size(players)

    @property
    def type_names(self) -> list[str]:
        return type_names(self.types)

    def is_a(self, types: int) -> bool:
        """Whether it has any of these types."""
        return self.types & types != 0

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Definition:
    """What the decorators of a `CardSet` hand back: a kind that further abilities can be tied to."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def on(
        self,
        window: int,
        zone: int,
        *,
        when: Callable[[Any, Any], bool] | None = None,
        must: bool = False,
        idle: Callable[[Any, Any], bool] | None = None,
    ) -> Callable[[Callable[[Any, Any], Awaitable[None]]], Hook]:
        """An ability that works at another time: in this window, while the card lies in this zone."""

        def attach(effect: Callable[[Any, Any], Awaitable[None]]) -> Hook:
            hook = Hook(window, zone, effect, when, must, idle, self.kind)
            self.kind.hooks.append(hook)
            return hook

        return attach

    def when_discarded_from_play(
        self, *, when: Callable[[Any, Any], bool] | None = None, needs: Callable[[Any], bool] | None = None
    ) -> Callable[[Callable[[Any, Any], Awaitable[None]]], Hook]:
        """An ability at the moment this leaves play for the discard pile.

        `needs` tells which other cards in play it looks at: discarding one of those first matters.
        """

        def attach(effect: Callable[[Any, Any], Awaitable[None]]) -> Hook:
            hook = Hook(DISCARD_FROM_PLAY, PLAY, effect, when, True, None, self.kind, needs)
            self.kind.hooks.append(hook)
            return hook

        return attach

    def while_in_play(
        self, window: int, *, when: Callable[[Any, Any], bool] | None = None
    ) -> Callable[[Callable[[Any, Any], Awaitable[None]]], Hook]:
        """An ability that works, for each copy, as long as this is in play."""
        return self.on(window, PLAY, when=when, must=True)

    def when_gained(self, effect: Callable[[Any, Any], Awaitable[None]]) -> Hook:
        """What happens when a player gains this, wherever it goes."""
        return self.on(ON_GAIN, THIS_CARD, must=True)(effect)

    def at_next_turn_start(self, effect: Callable[[Any, Any], Awaitable[None]]) -> Hook:
        """What happens when the next turn of the player who set it going begins (see `Play.at_next_turn_start`)."""

        async def and_no_more(me: Any, event: Any) -> None:
            me.done()
            await effect(me, event)

        return self.later(AT_TURN_START, when=lambda me, _: me.next_turn_begins)(and_no_more)

    def paid_instead(self, cards: Callable[[Player], list[Card]]) -> Callable[[Player], list[Card]]:
        """Which cards of a player can be trashed to buy this in place of paying its cost."""
        self.kind.instead = cards
        return cards

    def overpaid(self, effect: Overpay) -> Overpay:
        """What paying more than the cost does, when this is bought and before it is gained."""
        self.kind.overpay = effect
        return effect

    def when_attacked(
        self,
        zone: int,
        *,
        when: Callable[[Any, Any], bool] | None = None,
        idle: Callable[[Any, Any], bool] | None = None,
    ) -> Callable[[Callable[[Any, Any], Awaitable[None]]], Hook]:
        """A Reaction to an Attack that somebody else plays, before it does anything."""

        def somebody_else_plays(me: Any, attack: Any) -> bool:
            return attack.you is not me.you and (when is None or when(me, attack))

        return self.on(ATTACKED, zone, when=somebody_else_plays, idle=idle)

    def later(
        self, window: int, *, when: Callable[[Any, Any], bool] | None = None, may: str = ""
    ) -> Callable[[Callable[[Any, Any], Awaitable[None]]], Hook]:
        """An ability that a playing sets going for a while (see `Play.until_turn_ends`).

        With `may` it is an offer to do that with the card in question.
        """

        def attach(effect: Callable[[Any, Any], Awaitable[None]]) -> Hook:
            return Hook(window, NOWHERE, effect, when, not may, None, self.kind, verb=may)

        return attach


class Registry:
    """Every kind of card there is, by name, in the order of their sets."""

    def __init__(self) -> None:
        self._kinds: dict[str, Kind] = {}
        self._folded: dict[str, Kind] = {}

    def add(self, card_set: CardSet) -> None:
        """Take in the cards of a set. Sets that come later never change the numbers of earlier cards."""
        for kind in card_set.kinds:
            if kind.name in self._kinds:
                raise ValueError(f"two cards are named {kind.name}")
            self._kinds[kind.name] = kind
            self._folded[fold(kind.name)] = kind

    def remove(self, card_set: CardSet) -> None:
        """Forget the cards of a set again."""
        for kind in card_set.kinds:
            del self._kinds[kind.name]
            del self._folded[fold(kind.name)]

    def find(self, name: str) -> Kind:
        """The kind of that name; case, outer spaces and typographic apostrophes do not matter."""
        return self._kinds.get(name) or find_by_name(name, self._folded)

    def __iter__(self) -> Iterator[Kind]:
        return iter(self._kinds.values())

    def __len__(self) -> int:
        return len(self._kinds)


def find_by_name(name: str, folded: dict[str, Kind]) -> Kind:
    """The kind that has this name, in a dictionary of names as `fold` makes them; or the nearest are suggested."""
    kind = folded.get(fold(name))
    if kind is None:
        near = get_close_matches(fold(name), list(folded), n=3, cutoff=0.65)
        raise UnknownCard(name, dict.fromkeys(folded[other].name for other in near))
    return kind


def fold(name: str) -> str:
    """A name as it is compared: case, outer spaces and typographic apostrophes do not matter."""
    for quote in _QUOTES:
        name = name.replace(quote, "'")
    return " ".join(name.casefold().split())


#: What people type for an apostrophe.
_QUOTES: Final = ("\N{RIGHT SINGLE QUOTATION MARK}", "\N{LEFT SINGLE QUOTATION MARK}", "\N{MODIFIER LETTER APOSTROPHE}")


#: Filled by the package `cards`.
CARDS: Final = Registry()


class CardSet:
    """The notebook in which one file under `cards/` writes its cards."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kinds: list[Kind] = []

    def plain(self, name: str, cost: int, types: int = ACTION, **printed: Any) -> Definition:
        """A card with nothing but printed bonuses or points."""
        kind = Kind(name, Cost(cost, printed.pop("potion", 0)), types, set_name=self.name, **printed)
        self.kinds.append(kind)
        return Definition(kind)

    def card(
        self, name: str, cost: int, types: int = ACTION, *, asks: bool = True, lingers: bool = False, **printed: Any
    ) -> Callable[[Effect], Definition]:
        """A card that does something: its printed bonuses first, then the decorated function."""
        definition = self.plain(name, cost, types, **printed)

        def attach(effect: Effect) -> Definition:
            definition.kind.effect = effect
            definition.kind.asks = asks
            definition.kind.lingers = lingers
            definition.kind.plain_coins = -1
            return definition

        return attach

    def event(self, name: str, cost: int, **printed: Any) -> Callable[[Effect], Definition]:
        """An Event: what buying it does."""
        return self.card(name, cost, EVENT, pile=0, **printed)

    def way(self, name: str, **printed: Any) -> Callable[[Effect], Definition]:
        """A Way: what can be done in place of an Action card's own instructions."""
        return self.card(name, 0, WAY, pile=0, **printed)

    def plain_way(self, name: str, **printed: Any) -> Definition:
        """A Way with nothing but bonuses."""
        return self.plain(name, 0, WAY, pile=0, **printed)


def is_quiet_treasure(kind: Kind) -> bool:
    """A Treasure that "play all Treasures" may play: nobody has anything to decide."""
    return kind.types & TREASURE != 0 and not kind.asks
