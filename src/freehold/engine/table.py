"""The table: a position, what can be asked of it, and what is told of it. It knows no decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .cost import Cost
from .errors import BadSetup, shown
from .events import EVERYBODY, Event
from .owned import Owned
from .state import Notes
from .types import EVENT, NOWHERE, OVER

if TYPE_CHECKING:
    from .box import Box
    from .card import Card
    from .kind import Kind
    from .state import Gain, Seat, State


class Table:
    """What a game is played on: the box, the state, and the log."""

    __slots__ = (
        "box",
        "cause",
        "depth",
        "effect_alive",
        "log",
        "state",
    )

    def __init__(self, box: Box, state: State, *, events: bool) -> None:
        self.box = box
        self.state = state
        self.log: list[Event] | None = [] if events else None
        #: How deep the log is indented now.
        self.depth = 0
        #: The card whose instructions are being followed. Who follows others' meanwhile puts it back.
        self.cause: Kind | None = None
        #: Whether an effect is under way; while one is, every move of a card is counted.
        self.effect_alive = False

    def check_seat(self, seat: int | None) -> None:
        """Whoever asks from outside must ask for a seat that there is; None is nobody's."""
        players: int = self.box.players  # not a machine word, as what is asked for may be any number
        if seat is not None and not 0 <= seat < players:
            raise BadSetup(f"there is no seat {shown(seat)}: the seats are 0 to {players - 1}")

    # --- the log ---------------------------------------------------------------------------------

    def eyes(self, seat: int) -> int:
        """The seats that see a seat's hidden cards: that one, and one that controls its turn."""
        state = self.state
        eyes = 1 << seat
        if state.player == seat:
            eyes |= 1 << state.controller
        return eyes

    def tell(self, seat: int, what: str, *, amount: int = 0, kind: Kind | None = None, other: int = NOWHERE) -> None:
        """Note something without cards."""
        if self.log is not None:
            event = Event(what, seat, [], 0, amount=amount, kind=kind, other=other)
            event.cause = self.cause
            event.depth = self.depth
            self.log.append(event)

    def moved(
        self,
        seat: int,
        what: str,
        cards: list[Card],
        source: int,
        target: int,
        seen: int,
        *,
        amount: int = 0,
        top: bool = False,
        other: int = NOWHERE,
        counted: bool = True,
        order: int = EVERYBODY,
    ) -> None:
        """Note a movement of cards."""
        if self.log is not None:
            event = Event(what, seat, cards, seen, source=source, target=target, amount=amount, top=top, other=other)
            event.cause = self.cause
            event.depth = self.depth
            event.counted = counted
            event.order = order
            self.log.append(event)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The events from number `since` on, as that seat may see them (None: a spectator)."""
        self.check_seat(seat)
        return [event.as_seen_by(seat) for event in (self.log or [])[max(0, since) :]]

    def open_events(self, since: int = 0) -> list[dict[str, Any]]:
        """The events as those see them to whom they happened: for when the game is over, or nobody's secret."""
        return [event.as_seen_by(event.seat) for event in (self.log or [])[since:]]

    @property
    def version(self) -> int:
        """The number of events so far."""
        return 0 if self.log is None else len(self.log)

    # --- what cards ask --------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    def listens(self, windows: int) -> bool:
        """Whether anything in this game waits for one of these moments."""
        return (self.box.windows | self.state.watching) & windows != 0

    @property
    def turn_seat(self) -> Seat:
        """The seat of the player whose turn it is."""
        return self.state.seats[self.state.player]

    def take_notes(self) -> Notes:
        """Where to write what this turn has to remember."""
        notes = self.state.notes
        if notes is None:
            notes = self.state.notes = Notes()
        return notes

    @property
    def gains(self) -> list[Gain]:
        """What was gained in this turn, by anybody."""
        return [] if self.state.notes is None else self.state.notes.gains

    @property
    def actions_left(self) -> int:
        """Actions that the player whose turn it is could still play."""
        return self.state.actions

    @property
    def actions_played(self) -> int:
        """How often an Action card was played this turn."""
        return self.state.actions_played

    @property
    def empty_piles(self) -> int:
        return self.state.empty

    def is_bane(self, card: Card) -> bool:
        return card.slot == self.box.bane

    # --- costs -----------------------------------------------------------------------------------

    def cost(self, kind: Kind) -> Cost:
        """What a card costs now: the same as another, or what is printed less all reductions, but never below 0."""
        discount = self.state.discount
        if kind.types & EVENT:
            return kind.cost
        if self.box.odd_costs:
            if kind.costs_like is not None:
                other = kind.costs_like(self)
                if other is not None:
                    return self.cost(other)
            if kind.cheaper is not None:
                discount += kind.cheaper(self)
            if self.box.discounts:
                for seat in self.state.seats:
                    for card in seat.play:
                        discount += card.kind.in_play_discount
        return kind.cost.plus(-discount) if discount else kind.cost

    def affordable(self, kind: Kind) -> bool:
        cost = self.cost(kind)
        return cost.coins <= self.state.coins and cost.potion <= self.state.potions

    def may_buy_again(self, slot: int) -> bool:
        """Whether an Event that can be bought only once has not been bought by this player yet."""
        limit = self.box.kinds[slot].limit
        if limit == "game":
            return slot not in self.state.seats[self.state.player].once
        return not limit or self.state.notes is None or slot not in self.state.notes.once

    def available(
        self,
        *,
        up_to: Cost | None = None,
        exactly: Cost | None = None,
        below: Cost | None = None,
        types: int = 0,
        without: int = 0,
    ) -> list[Kind]:
        """The kinds in the Supply that fit, with one of these types and without those; empty piles do not count."""
        found: list[Kind] = []
        for slot in self.box.supply:
            kind = self.box.kinds[slot]
            if not self.state.piles[slot] or (types and not kind.types & types) or kind.types & without:
                continue
            cost = self.cost(kind)
            if (
                (up_to is None or cost.up_to(up_to))
                and (exactly is None or cost.same_as(exactly))
                and (below is None or cost.less_than(below))
            ):
                found.append(kind)
        return found

    # --- piles -----------------------------------------------------------------------------------

    def pile_size(self, name: str) -> int:
        return len(self.state.piles[self.box.slot(name)])

    def in_supply(self, card: Card) -> bool:
        """Whether the Supply has a copy of a card."""
        return self.box.in_supply[card.slot] and bool(self.state.piles[card.slot])

    def in_trash(self, *, types: int) -> list[Card]:
        return [card for card in self.state.trash if card.kind.types & types]

    def has_pile(self, slot: int) -> bool:
        """Whether cards of this slot have a pile, in the Supply or beside it."""
        return self.box.in_supply[slot] or slot in self.box.other_piles

    def take_from_pile(self, slot: int) -> Card | None:
        """Lift the top card off a pile."""
        state = self.state
        pile = state.piles[slot]
        if not pile:
            return None
        if not state.own_piles[slot]:
            pile = state.own_pile(slot)
        card = pile.pop()
        if self.effect_alive:
            state.moves[card.index] = state.moves[card.index] + 1
        if not pile and self.box.in_supply[slot]:
            state.empty += 1
            self.check_ending()
        return card

    def put_on_pile(self, card: Card) -> None:
        """Put a card back on its pile."""
        state = self.state
        slot = card.slot
        if not state.piles[slot] and self.box.in_supply[slot]:
            state.empty -= 1
        pile = state.piles[slot] if state.own_piles[slot] else state.own_pile(slot)
        pile.append(card)
        self.check_ending()

    def check_ending(self) -> None:
        """After a pile has run out or come back: whether the game ends with this turn."""
        state = self.state
        state.ending = state.empty >= self.box.piles_to_end
        for slot in self.box.enders:
            if not state.piles[slot]:
                state.ending = True

    def stack_shuffle(self, seat: int, cards: list[Card]) -> None:
        """Put shuffled cards into the order that a set-up position prescribes for this shuffle."""
        assert self.state.stacked is not None
        if not self.state.stacked[seat]:
            return
        names = self.state.stacked[seat].pop(0)
        if sorted(names) != sorted(card.kind.name for card in cards):
            have = ", ".join(sorted(card.kind.name for card in cards))
            raise BadSetup(f"shuffle of seat {seat}: [{', '.join(names)}] is not a permutation of [{have}]")
        left = cards[:]
        cards.clear()
        for name in reversed(names):
            card = next(card for card in left if card.kind.name == name)
            left.remove(card)
            cards.append(card)

    # --- points ----------------------------------------------------------------------------------

    def owned(self, seat: int) -> Owned:
        return Owned(self.state.seats[seat].cards())

    def score(self, seat: int) -> int:
        """A seat's victory points, as if the game ended now."""
        if self.box.plain_points:
            return self.state.seats[seat].points()
        return self.owned(seat).points

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.box.players)]

    def winners(self) -> list[int]:
        """The seats that win: most points, then fewest turns; several share the victory."""
        winners: list[int] = []
        best = 0
        fewest = 0
        for seat in range(self.box.players):
            score = self.score(seat)
            turns = self.state.seats[seat].turns
            if not winners or score > best or (score == best and turns < fewest):
                winners = [seat]
                best = score
                fewest = turns
            elif score == best and turns == fewest:
                winners.append(seat)
        return winners
