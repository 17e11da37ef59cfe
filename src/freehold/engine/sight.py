"""What a seat may know, as numbers: for bots and agents, which look thousands of times a second.

Kinds are numbered by their slot (see `Box.kinds`), so nothing here makes a name, a dictionary or a copy that
nobody asked for. What is hidden stays hidden as in `views.View`, which adds names and the whole picture; but a
seat is credited with a good memory: it knows every gain, trashing and exile that it has seen, and so which cards
everybody has, though not where they lie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .owned import Owned
from .types import DECK, DISCARD, HAND, LOOKED_AT, OVER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .card import Card
    from .cost import Cost
    from .game import Game
    from .kind import Kind


class Sight:
    """A seat's window on a game, in numbers (seat -1: a spectator's)."""

    __slots__ = (
        "_game",
        "kinds",
        "seat",
    )

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat
        #: All kinds in this game by slot. Games from one box share the list, and nobody changes it.
        self.kinds: list[Kind] = game.box.kinds

    # --- the game as it was set up ------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self._game.box.players

    def slot(self, name: str) -> int:
        """The number of a kind in this game, or -1 if the game does not use it."""
        return self._game.box.slots.get(name, -1)

    @property
    def supply_slots(self) -> list[int]:
        return self._game.box.supply

    @property
    def event_slots(self) -> list[int]:
        return self._game.box.events

    @property
    def ways(self) -> list[Kind]:
        return self._game.box.ways

    def in_supply(self, slot: int) -> bool:
        """Whether a slot has a pile in the Supply, be it empty."""
        return self._game.box.in_supply[slot]

    @property
    def bane(self) -> int:
        """The slot of the Bane pile, or -1."""
        return self._game.box.bane

    @property
    def mouse(self) -> int:
        """The slot of the card that was set aside in set-up for a Way to play, or -1."""
        mouse = self._game.box.mouse
        return -1 if mouse is None else mouse.slot

    # --- the turn -----------------------------------------------------------------------------------

    @property
    def player(self) -> int:
        """Whose turn it is."""
        return self._game.state.player

    @property
    def controller(self) -> int:
        """The seat that decides in this turn; the player's, unless the turn is controlled by somebody else."""
        return self._game.state.controller

    @property
    def phase_number(self) -> int:
        """The phase, as `engine.types` numbers them."""
        return self._game.state.phase

    @property
    def turn(self) -> int:
        """The number of this turn, counting everybody's."""
        return self._game.state.turn

    @property
    def actions(self) -> int:
        return self._game.state.actions

    @property
    def buys(self) -> int:
        return self._game.state.buys

    @property
    def coins(self) -> int:
        return self._game.state.coins

    @property
    def potions(self) -> int:
        return self._game.state.potions

    @property
    def actions_played(self) -> int:
        """How many Actions were played this turn."""
        return self._game.state.actions_played

    @property
    def over(self) -> bool:
        return self._game.state.phase == OVER

    # --- the Supply ---------------------------------------------------------------------------------

    def left(self, slot: int) -> int:
        """How many cards the pile of a slot has left."""
        return len(self._game.state.piles[slot])

    def price(self, slot: int) -> Cost:
        """What a card or an Event costs now."""
        game = self._game
        kind = game.box.kinds[slot]
        return game.cost(kind) if game.state.discount or game.box.odd_costs else kind.cost

    @property
    def empty_piles(self) -> int:
        return self._game.state.empty

    @property
    def piles_to_end(self) -> int:
        """How many empty piles end the game."""
        return self._game.box.piles_to_end

    @property
    def ending(self) -> bool:
        """Whether the game ends with this turn, as things stand."""
        return self._game.state.ending

    def would_end(self, slot: int) -> bool:
        """Whether the game ends with this turn if a card is taken off that pile."""
        game = self._game
        state = game.state
        if state.ending:
            return True
        if len(state.piles[slot]) != 1:
            return False
        return slot in game.box.enders or (game.box.in_supply[slot] and state.empty + 1 >= game.box.piles_to_end)

    # --- cards --------------------------------------------------------------------------------------

    def hand_kinds(self) -> list[Kind]:
        """What is in one's own hand."""
        return [] if self.seat < 0 else [card.kind for card in self._game.state.seats[self.seat].hand]

    def play_kinds(self) -> list[Kind]:
        """What the player whose turn it is has in play."""
        state = self._game.state
        return [card.kind for card in state.seats[state.player].play]

    def hand_counts(self) -> list[int]:
        """How many cards of each slot are in one's own hand."""
        return self._by_slot([] if self.seat < 0 else self._game.state.seats[self.seat].hand)

    def in_hand(self, slot: int) -> int:
        """How many cards of a slot are in one's own hand."""
        count: i64 = 0
        if self.seat >= 0:
            for card in self._game.state.seats[self.seat].hand:
                if card.slot == slot:
                    count += 1
        return count

    def counts(self) -> list[int]:
        """How many cards of each slot one has, wherever they are: a list of one's own."""
        return self.own_counts()[:]

    def own_counts(self) -> list[int]:
        """The same as the engine keeps it, only to look at: it changes as the game goes on."""
        game = self._game
        slots = len(game.box.kinds)
        return [0] * slots if self.seat < 0 else game.state.seats[self.seat].counts(slots)

    def count(self, slot: int) -> int:
        """How many cards of a slot one has, wherever they are."""
        return self.own_counts()[slot] if slot >= 0 else 0

    def counts_of(self, seat: int) -> list[int]:
        """How many cards of each slot a player has, as far as this seat can know."""
        return self._by_slot(self._known_cards(seat))

    def points(self, seat: int) -> int:
        """The score of a player as if the game ended now, as far as this seat can know."""
        game = self._game
        if not game.state.passed or seat == self.seat:
            return game.score(seat)
        return Owned(self._known_cards(seat)).points

    def _known_cards(self, seat: int) -> list[Card]:
        """The cards of a player. Who has not seen a card being passed counts it where it was."""
        state = self._game.state
        cards = state.seats[seat].cards()
        if seat == self.seat or not state.passed:
            return cards
        believed: dict[Card, int] = {}
        takers: dict[Card, int] = {}
        for card, giver, taker in state.passed:
            if takers.get(card, -1) != giver:  # it has come to the giver in the open
                believed[card] = giver
            if self.seat in (giver, taker):
                believed[card] = taker
            takers[card] = taker
        for card, owner in believed.items():
            taker = takers[card]
            # A card that its taker has no more went away in the open, by being trashed for example.
            if seat in (owner, taker) and owner != taker and card in state.seats[taker].cards():
                if taker == seat:
                    cards.remove(card)
                else:
                    cards.append(card)
        return cards

    def slots_in(self, seat: int, zone: int) -> list[int]:
        """The cards in a zone of a player, in their order, as far as this seat sees them now."""
        owner = self._game.state.seats[seat]
        cards = owner.zone(zone)
        if zone == DECK:
            cards = []
        elif zone in (HAND, LOOKED_AT):
            if not self.sees_hand_of(seat):
                cards = []
        elif zone == DISCARD and not (self._game.state.browsing >> seat & 1 and self.sees_hand_of(seat)):
            cards = cards[-1:]
        return [card.slot for card in cards]

    def stayed_slots(self, seat: int) -> list[int]:
        """The cards that a player has had in play since an earlier turn."""
        owner = self._game.state.seats[seat]
        return [card.slot for card in owner.play if card in owner.stayed]

    def trash_slots(self) -> list[int]:
        return [card.slot for card in self._game.state.trash]

    def sees_hand_of(self, seat: int) -> bool:
        """One's own hand, and that of a player whose turn one controls."""
        state = self._game.state
        return self.seat >= 0 and (seat == self.seat or (seat == state.player and state.controller == self.seat))

    def _by_slot(self, cards: list[Card]) -> list[int]:
        counts = [0] * len(self._game.box.kinds)
        for card in cards:
            counts[card.slot] = counts[card.slot] + 1
        return counts

    # --- players ------------------------------------------------------------------------------------

    def turns(self, seat: int) -> int:
        """How many turns a player has taken, the one under way included."""
        return self._game.state.seats[seat].turns

    def coffers(self, seat: int) -> int:
        return self._game.state.seats[seat].coffers

    def hand_size(self, seat: int) -> int:
        return len(self._game.state.seats[seat].hand)

    def looked_at_count(self, seat: int) -> int:
        """How many cards a player is looking at."""
        return len(self._game.state.seats[seat].looked_at)

    def deck_count_of(self, seat: int) -> int:
        """How many cards are left in the deck of a player whose hand one sees; -1 if that is not one's to know."""
        return len(self._game.state.seats[seat].deck) if self.sees_hand_of(seat) else -1

    @property
    def deck_count(self) -> int:
        """How many cards are left in one's own deck."""
        return 0 if self.seat < 0 else len(self._game.state.seats[self.seat].deck)
