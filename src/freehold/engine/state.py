"""Everything that changes during a game, as plain data that copies quickly.

Nothing here knows rules. Zones are lists of card handles; the end of a list is the top of the pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .hooks import Watcher
from .rng import Rng
from .types import DECK, DISCARD, EXILE, HAND, LOOKED_AT, PLAY, REVEALED, SET_ASIDE, TURN_START

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .card import Card
    from .tasks import Task


class Seat:
    """One player's zones and what else belongs to them."""

    __slots__ = (
        "as_way",
        "coffers",
        "counted",
        "deck",
        "discard",
        "exile",
        "hand",
        "has_actions",
        "looked_at",
        "once",
        "play",
        "revealed",
        "set_aside",
        "stayed",
        "trashed",
        "turns",
    )

    def __init__(self) -> None:
        self.hand: list[Card] = []
        self.deck: list[Card] = []
        self.discard: list[Card] = []
        self.play: list[Card] = []
        self.exile: list[Card] = []
        self.set_aside: list[Card] = []
        self.revealed: list[Card] = []
        self.looked_at: list[Card] = []
        self.coffers: i64 = 0
        self.turns: i64 = 0
        #: How many cards this player has trashed in the own last turn.
        self.trashed: i64 = 0
        #: Cards in play that stayed from an earlier turn, and those that were played as a Way.
        self.stayed: tuple[Card, ...] = ()
        self.as_way: tuple[Card, ...] = ()
        #: What can be bought once in a game and was, by slot.
        self.once: tuple[int, ...] = ()
        #: How many cards of each slot this player has; None until somebody wants to know (see `counts`).
        self.counted: list[int] | None = None
        #: Whether this player may have an Action; as long as not, nobody need look for one in every hand.
        self.has_actions = True

    def zone(self, zone: int) -> list[Card]:
        if zone == HAND:
            return self.hand
        if zone == DECK:
            return self.deck
        if zone == DISCARD:
            return self.discard
        if zone == PLAY:
            return self.play
        if zone == EXILE:
            return self.exile
        if zone == SET_ASIDE:
            return self.set_aside
        if zone == REVEALED:
            return self.revealed
        if zone == LOOKED_AT:
            return self.looked_at
        raise ValueError(f"zone {zone} does not belong to a player")

    def points(self) -> int:
        """What is printed on all cards of this player together."""
        points = 0
        for card in self.cards():
            points += card.kind.points
        return points

    def cards(self) -> list[Card]:
        """All cards of this player."""
        cards = self.deck + self.discard
        for zone in (self.hand, self.play, self.exile, self.set_aside, self.revealed, self.looked_at):
            if zone:
                cards.extend(zone)
        return cards

    def counts(self, slots: int) -> list[int]:
        """How many cards of each slot this player has: counted once, and kept up by `comes` and `goes`."""
        counts = self.counted
        if counts is None:
            counts = self.counted = [0] * slots
            for card in self.cards():
                counts[card.slot] = counts[card.slot] + 1
        return counts

    def comes(self, card: Card) -> None:
        """A card has become this player's."""
        if card.action:
            self.has_actions = True
        if self.counted is not None:
            self.counted[card.slot] = self.counted[card.slot] + 1

    def has_other_cards(self) -> None:
        """Its cards are not those that were dealt or came since: what is known about them does not hold any more."""
        self.counted = None
        self.has_actions = True

    def goes(self, card: Card) -> None:
        """A card is no longer this player's."""
        if self.counted is not None:
            self.counted[card.slot] = self.counted[card.slot] - 1

    def copy(self) -> Seat:
        twin = Seat()
        twin.copy_from(self)
        return twin

    def copy_from(self, other: Seat) -> None:
        """Become like another seat."""
        self.hand = other.hand[:]
        self.deck = other.deck[:]
        self.discard = other.discard[:]
        self.play = other.play[:]
        self.exile = other.exile[:]
        self.set_aside = other.set_aside[:]
        self.revealed = other.revealed[:]
        self.looked_at = other.looked_at[:]
        self.coffers = other.coffers
        self.turns = other.turns
        self.trashed = other.trashed
        self.stayed = other.stayed
        self.as_way = other.as_way
        self.once = other.once
        self.counted = None if other.counted is None else other.counted[:]
        self.has_actions = other.has_actions


class ExtraTurn:
    """A turn out of the usual order: whose it is, and who decides in it."""

    def __init__(self, player: int, controller: int) -> None:
        self.player = player
        self.controller = controller


class TurnOrder:
    """What departs from going round the table: extra turns, and what controlled ones leave behind."""

    def __init__(self) -> None:
        #: The last player whose turn came by going round.
        self.round_player = 0
        #: Extra turns to come, the next one first, and those that this turn has brought about.
        self.waiting: list[ExtraTurn] = []
        self.new: list[ExtraTurn] = []
        #: Cards that were trashed in a controlled turn: their owner gets them back when it is over.
        self.given_back: list[Card] = []

    def copy(self) -> TurnOrder:
        twin = TurnOrder()
        twin.round_player = self.round_player
        twin.waiting = self.waiting[:]
        twin.new = self.new[:]
        twin.given_back = self.given_back[:]
        return twin


class Gain:
    """A gain of this turn: by whom, of which card, and how often that had moved when it arrived."""

    def __init__(self, seat: int, card: Card, moves: int) -> None:
        self.seat = seat
        self.card = card
        self.moves = moves


class Notes:
    """What few turns have: things to remember until the turn is over."""

    def __init__(self) -> None:
        #: All gains of this turn, by anybody.
        self.gains: list[Gain] = []
        #: A bit for each seat for which +Actions have no effect any more.
        self.no_more_actions = 0
        #: What can be bought once in a turn and was, by slot.
        self.once: tuple[int, ...] = ()

    def copy(self) -> Notes:
        twin = Notes()
        twin.gains = self.gains[:]
        twin.no_more_actions = self.no_more_actions
        twin.once = self.once
        return twin


class State:
    """A position: all zones, the counters of the turn in progress, and what is still to come."""

    __slots__ = (
        "actions",
        "actions_played",
        "bought",
        "browsing",
        "buys",
        "coins",
        "controller",
        "discount",
        "empty",
        "ending",
        "extra",
        "extras",
        "moves",
        "notes",
        "order",
        "own_piles",
        "passed",
        "phase",
        "piles",
        "player",
        "potions",
        "reveals",
        "rng",
        "seats",
        "stacked",
        "stalled",
        "todo",
        "trash",
        "turn",
        "watchers",
        "watching",
    )

    def __init__(self, seats: list[Seat], piles: list[list[Card]], rng: Rng) -> None:
        self.seats = seats
        #: One list of cards for each kind of the box, in the box's order. Most piles are never touched, so
        #: copies of a game share the lists; only those marked in `own_piles` may be changed.
        self.piles = piles
        self.own_piles: list[bool] = [False] * len(piles)
        self.trash: list[Card] = []
        #: How often each card has moved, by its index: what "losing track" asks. Only counted while an
        #: effect is under way, as nothing else remembers a card; empty before the first.
        self.moves: list[int] = []
        self.rng = rng
        #: Empty piles of the Supply, and whether the game ends with this turn because of them.
        self.empty: i64 = 0
        self.ending = False

        # The turn in progress.
        self.turn: i64 = 0
        #: Whether a whole round has passed in which nobody could do anything.
        self.stalled = False
        self.player: i64 = 0
        #: The seat that decides for `player` in this turn; the same, unless the turn is controlled.
        self.controller: i64 = 0
        #: Whether this is an extra turn, which the tiebreak does not count.
        self.extra = False
        #: Whether an extra turn is under way or to come.
        self.extras = False
        self.order = TurnOrder()
        self.phase: i64 = TURN_START
        self.actions: i64 = 1
        self.buys: i64 = 1
        self.coins: i64 = 0
        self.potions: i64 = 0
        #: Cards cost this much less for the rest of the turn.
        self.discount: i64 = 0
        #: Whether something was bought in this Buy phase: then no more Treasures may be played.
        self.bought = False
        self.actions_played: i64 = 0
        self.notes: Notes | None = None

        #: What is to be done before the phase goes on; the last is the next.
        self.todo: list[Task] = []
        self.watchers: list[Watcher] = []
        #: The windows that some watcher waits for.
        self.watching: i64 = 0
        #: Grows whenever somebody gets to see a card that was hidden from them.
        self.reveals: i64 = 0
        #: A bit for each seat that is looking through its own discard pile, as long as the effect lasts.
        self.browsing: i64 = 0
        #: Cards that were passed out of sight of somebody: the card, who gave it and who got it.
        self.passed: tuple[tuple[Card, int, int], ...] = ()
        #: Results of coming shuffles, by seat, as lists of names from the top; only in set positions.
        self.stacked: list[list[list[str]]] | None = None

    def own_pile(self, slot: int) -> list[Card]:
        """Make a pile belong to this position alone."""
        pile = self.piles[slot] = self.piles[slot][:]
        self.own_piles[slot] = True
        return pile

    def watch(self, watcher: Watcher) -> None:
        self.watchers.append(watcher)
        self.watching |= watcher.hook.window

    def unwatch(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            self.watching = 0
            for other in self.watchers:
                self.watching |= other.hook.window

    def is_held(self, card: Card) -> bool:
        """Whether something that is still to come keeps a card in play."""
        held = (card, self.moves[card.index])
        return any(held in watcher.holds for watcher in self.watchers)

    def watched(self, index: int, zone: int) -> list[Card]:
        """The cards in a zone of a seat that something watches over as long as they stay there."""
        watched = [w.card for w in self.watchers if w.seat == index and self.moves[w.card.index] == w.moves]
        return [card for card in self.seats[index].zone(zone) if card in watched]

    def copy(self) -> State:
        twin = State([Seat() for _ in self.seats], self.piles, self.rng)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: State) -> None:
        """Become like another position. What points here, or to a seat of this, goes on being right."""
        for index, seat in enumerate(other.seats):
            self.seats[index].copy_from(seat)
        self.piles = other.piles[:]
        self.own_piles = [False] * len(other.piles)
        other.own_piles = self.own_piles[:]
        self.trash = other.trash[:]
        self.moves = other.moves[:]
        self.rng = other.rng.copy()
        self.empty = other.empty
        self.ending = other.ending
        self.turn = other.turn
        self.stalled = other.stalled
        self.player = other.player
        self.controller = other.controller
        self.extra = other.extra
        self.extras = other.extras
        self.order = other.order.copy()
        self.phase = other.phase
        self.actions = other.actions
        self.buys = other.buys
        self.coins = other.coins
        self.potions = other.potions
        self.discount = other.discount
        self.bought = other.bought
        self.actions_played = other.actions_played
        self.notes = None if other.notes is None else other.notes.copy()
        self.todo = other.todo[:]
        self.watchers = other.watchers[:]
        self.watching = other.watching
        self.reveals = other.reveals
        self.browsing = other.browsing
        self.passed = other.passed
        self.stacked = None if other.stacked is None else [shuffles[:] for shuffles in other.stacked]
