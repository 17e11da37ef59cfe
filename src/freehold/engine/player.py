"""A player, as cards speak of one: the verbs of the rulebook.

Verbs that cannot ask anybody anything are ordinary methods; verbs during which another card may have its
say (gain, trash, discard) are awaited. Asking the player is in `chooser.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from .chooser import Chooser
from .effects import Part
from .events import EVERYBODY
from .state import Gain
from .types import (
    DECK,
    DISCARD,
    EXILE,
    HAND,
    LOOKED_AT,
    NOWHERE,
    ON_DISCARD,
    ON_EXILE,
    ON_GAIN,
    ON_TRASH,
    PLAY,
    REVEALED,
    SET_ASIDE,
    SUPPLY,
    TRASH,
)
from .windows import Discarded, Exiled, Gained, Trashed, open_window
from .zones import count_moves, draw, lift, remove

if TYPE_CHECKING:
    from .card import Card
    from .kind import Kind


class Player(Chooser):
    """One player of one game."""

    # --- what the player has ---------------------------------------------------------------------

    @property
    def hand(self) -> list[Card]:
        """The cards in hand, as a list of one's own."""
        return self.seat.hand[:]

    @property
    def hand_size(self) -> int:
        return len(self.seat.hand)

    @property
    def deck_size(self) -> int:
        return len(self.seat.deck)

    @property
    def discard_pile(self) -> list[Card]:
        return self.seat.discard[:]

    def in_hand(self, *, types: int = 0, name: str = "") -> list[Card]:
        """The cards in hand of a type, or of a name."""
        return _fitting(self.seat.hand, types, name)

    @property
    def my_turn(self) -> bool:
        return self.game.state.player == self.index

    @property
    def in_play(self) -> list[Card]:
        return self.seat.play[:]

    def in_exile(self, *, types: int = 0, name: str = "") -> list[Card]:
        """The cards on the Exile mat of a type, or of a name."""
        return _fitting(self.seat.exile, types, name)

    @property
    def left_neighbour(self) -> Player:
        return self.game.players[(self.index + 1) % self.game.box.players]

    @property
    def right_neighbour(self) -> Player:
        return self.game.players[self.index - 1]

    @property
    def trashed_last_turn(self) -> int:
        """How many cards this player has trashed in the own last turn."""
        return self.seat.trashed

    @property
    def gained_this_turn(self) -> list[Card]:
        return [gain.card for gain in self.game.gains if gain.seat == self.index]

    # --- Coffers ---------------------------------------------------------------------------------

    def add_coffers(self, count: int) -> None:
        self.seat.coffers += count
        self.tell("coffers", amount=count)

    def remove_coffers(self, count: int) -> None:
        if count:
            self.seat.coffers -= count
            self.tell("spend", amount=count)

    @property
    def coffers(self) -> int:
        return self.seat.coffers

    # --- the deck ------------------------------------------------------------------------------

    def draw(self, count: int) -> int:
        """Draw cards, as many as there are; how many that was."""
        return draw(self.game, self.index, count)

    def reveal_top(self, count: int) -> list[Card]:
        """Reveal the top cards of the deck. They wait in `revealed` for what is done with them."""
        return self._take_top(count, REVEALED)

    def reveal_until(self, enough: Callable[[Card], bool], count: int = 1) -> tuple[list[Card], list[Card]]:
        """Reveal cards from the deck until so many fit; those that do, and the others. Both stay revealed."""
        found: list[Card] = []
        others: list[Card] = []
        while len(found) < count:
            top = self.reveal_top(1)
            if not top:
                break
            (found if enough(top[0]) else others).append(top[0])
        return found, others

    def look_at_top(self, count: int) -> list[Card]:
        """Look at the top cards of the deck, unseen by the others."""
        return self._take_top(count, LOOKED_AT)

    def _take_top(self, count: int, zone: int, *, told: bool = True) -> list[Card]:
        taken = lift(self.game, self.index, count)
        taken.reverse()
        if taken:
            self.seat.zone(zone).extend(taken)
            if told and self.game.log is not None:
                seen = EVERYBODY if zone == REVEALED else self.eyes
                self.game.moved(self.index, "reveal" if zone == REVEALED else "look", taken, DECK, zone, seen)
        return taken

    # --- moving cards --------------------------------------------------------------------------

    def take(self, card: Card) -> int:
        """Lift a card off wherever it lies among this player's cards; where that was."""
        seat = self.seat
        moves = self.game.state.moves
        if remove(seat.hand, card):
            moves[card.index] = moves[card.index] + 1
            return HAND
        for zone in (REVEALED, LOOKED_AT, PLAY, DISCARD, SET_ASIDE, EXILE, DECK):
            if remove(seat.zone(zone), card):
                moves[card.index] = moves[card.index] + 1
                return zone
        return NOWHERE

    def _take_all(self, cards: list[Card]) -> tuple[list[Card], int]:
        """Lift cards off wherever they lie among this player's; those that were found, and where that was.

        Cards that leave a hand in somebody else's turn tell of that hand, even if nobody was asked.
        """
        taken: list[Card] = []
        source = NOWHERE
        for card in cards:
            came_from = self.take(card)
            if came_from != NOWHERE:
                source = came_from
                taken.append(card)
        if source == HAND and not self.my_turn:
            self.game.state.reveals += 1
        return taken, source

    def put_into_hand(self, cards: Sequence[Card]) -> None:
        self._put("put", cards, HAND)

    def put_on_deck(self, cards: Sequence[Card]) -> None:
        """Put cards onto the deck; the first named ends up on top."""
        self._put("topdeck", list(reversed(cards)), DECK)

    def put_into_deck(self, card: Card, place: int) -> None:
        """Put a card into the deck, under `place` cards."""
        source = self.take(card)
        if source != NOWHERE:
            deck = self.seat.deck
            deck.insert(len(deck) - place, card)
            if self.game.log is not None:
                self.game.moved(self.index, "insert", [card], source, DECK, self._who_sees(source, DECK), amount=place)

    def set_aside(self, card: Card) -> None:
        self._put("set_aside", [card], SET_ASIDE)

    def _put(self, what: str, cards: Sequence[Card], zone: int) -> None:
        moved, source = self._take_all(list(cards))
        self.seat.zone(zone).extend(moved)
        if moved and self.game.log is not None:
            # In which order cards go back onto a deck is not for others to know, even if they saw the cards.
            order = self.eyes if zone == DECK else EVERYBODY
            self.game.moved(self.index, what, moved, source, zone, self._who_sees(source, zone), order=order)

    def _who_sees(self, source: int, target: int) -> int:
        """Who sees a card on its way between two zones."""
        public = (PLAY, SET_ASIDE, REVEALED, EXILE)
        return EVERYBODY if source in public or target in public else self.eyes

    async def discard(self, cards: list[Card]) -> int:
        """Discard cards, all at once; how many were. The last named ends up on top."""
        discarded = self._onto_discard_pile(cards)
        if self.game.listens(ON_DISCARD):
            await self._look_at_discarded(discarded)
        return len(discarded)

    def _onto_discard_pile(self, cards: list[Card]) -> list[Card]:
        discarded, source = self._take_all(cards)
        self.seat.discard.extend(discarded)
        if discarded and self.game.log is not None:
            seen = self._who_sees(source, DISCARD)
            self.game.moved(self.index, "discard", discarded, source, DISCARD, seen, top=True)
        return discarded

    async def _look_at_discarded(self, discarded: list[Card]) -> None:
        """Let everybody have their say about cards that were just discarded."""
        for happening in [Discarded(self, card) for card in discarded]:
            await open_window(self.game, ON_DISCARD, happening)

    def discard_now(self, card: Card) -> None:
        """Discard a card from play in Clean-up, where nobody else has a say."""
        self.take(card)
        self.seat.discard.append(card)
        self.game.moved(self.index, "clean_up", [card], PLAY, DISCARD, EVERYBODY)

    def put_deck_into_discard_pile(self) -> None:
        """Move the whole deck, unseen, into the discard pile; that is not discarding."""
        seat = self.seat
        count_moves(self.game, seat.deck)
        self.tell("deck_to_discard")
        top = seat.discard[-1:]
        seat.discard = seat.discard[:-1] + seat.deck + top if top else seat.deck
        seat.deck = []

    async def discard_hand(self) -> int:
        return await self.discard(self.hand)

    async def discard_down_to(self, count: int) -> None:
        """Discard cards of one's choice until so many are left in hand."""
        excess = self.hand_size - count
        if excess > 0:
            cards = await self.choose_cards("discard", self.seat.hand, excess, key="discard_down_to")
            discarded = self._onto_discard_pile(cards)
            if self.game.listens(ON_DISCARD):
                await self._look_at_discarded(discarded)

    async def discard_top(self, count: int) -> list[Card]:
        """Discard the top cards of the deck; which they were. Everybody sees them."""
        cards = self._take_top(count, REVEALED, told=False)
        await self.discard(cards)
        return cards

    async def trash_top(self) -> Card | None:
        """Trash the top card of the deck; None if there is none."""
        for card in self._take_top(1, REVEALED, told=False):
            await self.trash(card)
            return card
        return None

    async def trash(self, *cards: Card) -> int:
        """Trash cards of this player; how many were."""
        trashed, source = self._take_all(list(cards))
        for card in trashed:
            self._into_trash(card)
        if trashed:
            self._count_trashed(len(trashed))
            if self.game.log is not None:
                self.game.moved(self.index, "trash", trashed, source, TRASH, EVERYBODY)
            if self.game.listens(ON_TRASH):
                for happening in [Trashed(self, card) for card in trashed]:
                    await open_window(self.game, ON_TRASH, happening)
        return len(trashed)

    def _into_trash(self, card: Card) -> None:
        """Cards trashed in a controlled turn are only set aside, to be given back when it is over."""
        state = self.game.state
        if state.player == self.index and state.controller != self.index:
            self.seat.set_aside.append(card)
            state.order.given_back.append(card)
        else:
            self.seat.goes(card)
            state.trash.append(card)

    def _count_trashed(self, count: int) -> None:
        if self.my_turn:
            self.seat.trashed += count

    async def trash_from_supply(self, name: str) -> bool:
        """Trash a card from its Supply pile."""
        card = self.game.take_from_pile(self.game.box.slot(name))
        if card is None:
            return False
        self.game.state.trash.append(card)
        self._count_trashed(1)
        if self.game.log is not None:
            self.game.moved(self.index, "trash", [card], SUPPLY, TRASH, EVERYBODY)
        if self.game.listens(ON_TRASH):
            await open_window(self.game, ON_TRASH, Trashed(self, card))
        return True

    async def gain(self, name: str, *, to: int = DISCARD) -> Card | None:
        """Gain a card of that name from its pile; None if there is none left."""
        slot = self.game.box.slot(name)
        if not self.game.state.piles[slot]:
            return None
        return await self.gain_slot(slot, to)

    async def gain_onto_deck(self, name: str) -> Card | None:
        return await self.gain(name, to=DECK)

    async def gain_slot(self, slot: int, to: int) -> Card | None:
        card = self.game.take_from_pile(slot)
        if card is not None:
            await self.receiver.receive(card, SUPPLY, to if self.receiver is self else DISCARD)
        return card

    async def gain_one(self, kinds: Sequence[Kind], *, to: int = DISCARD) -> Card | None:
        """Gain one of these from the Supply; None if there is none to gain."""
        card: Card | None = await Part(self._choose_and_gain, kinds, to)
        return card

    async def _choose_and_gain(self, kinds: Sequence[Kind], to: int) -> Card | None:
        kind = await self.choose_kind("gain", kinds)
        return None if kind is None else await self.gain(kind.name, to=to)

    async def may_gain(self, name: str, *, to: int = DISCARD) -> Card | None:
        """Gain a card of that name, if there is one and the player wishes."""
        slot = self.game.box.slot(name)
        if not self.game.state.piles[slot]:
            return None
        kind = await self.may_choose_kind("gain", [self.game.box.kinds[slot]])
        return None if kind is None else await self.gain(name, to=to)

    @property
    def receiver(self) -> Player:
        """Who gains what this player would gain: in a controlled turn, the one who decides in it."""
        state = self.game.state
        return self.game.players[state.controller] if state.player == self.index else self

    async def gain_from_trash(self, card: Card) -> bool:
        trash = self.game.state.trash
        if card not in trash:
            return False
        trash.remove(card)
        self.game.state.moves[card.index] = self.game.state.moves[card.index] + 1
        await self.receiver.receive(card, TRASH, DISCARD)
        return True

    async def receive(self, card: Card, source: int, to: int) -> None:
        """The gained card arrives, and everybody who has something to say about it says it."""
        had_exiled_copy = any(copy.slot == card.slot for copy in self.seat.exile)
        self.seat.zone(to).append(card)
        self.seat.comes(card)
        self.game.take_notes().gains.append(Gain(self.index, card, self.game.state.moves[card.index]))
        if self.game.log is not None:
            self.game.moved(self.index, "gain", [card], source, to, EVERYBODY)
        if self.game.listens(ON_GAIN):
            await open_window(self.game, ON_GAIN, Gained(self, card, had_exiled_copy))

    def still_lies(self, card: Card) -> bool:
        """Whether a card that was gained this turn is still where it was gained to."""
        for gain in reversed(self.game.gains):
            if gain.card is card:
                return gain.seat == self.index and self.game.state.moves[card.index] == gain.moves
        return False

    # --- Exile and piles ------------------------------------------------------------------------

    async def exile(self, card: Card) -> bool:
        """Put a card on one's Exile mat; False if it is not to be found."""
        _, source = self._take_all([card])
        if source == NOWHERE:
            return False
        await self._onto_mat(card, source)
        return True

    async def exile_from_supply(self, name: str) -> Card | None:
        """Put a card straight from its Supply pile on one's Exile mat, which is not gaining it."""
        card = self.game.take_from_pile(self.game.box.slot(name))
        if card is not None:
            self.seat.comes(card)
            await self._onto_mat(card, SUPPLY)
        return card

    async def _onto_mat(self, card: Card, source: int) -> None:
        self.seat.exile.append(card)
        if self.game.log is not None:
            self.game.moved(self.index, "exile", [card], source, EXILE, EVERYBODY)
        if self.game.listens(ON_EXILE):
            await open_window(self.game, ON_EXILE, Exiled(self, card, self.game.cause))

    def return_to_pile(self, card: Card) -> bool:
        """Put a card back on its pile; False if it has none, or is not to be found."""
        if not self.game.has_pile(card.slot):
            return False
        source = self.take(card)
        if source == NOWHERE:
            return False
        self.seat.goes(card)
        self.game.put_on_pile(card)
        if self.game.log is not None:
            self.game.moved(self.index, "return", [card], source, SUPPLY, EVERYBODY)
        return True

    def pass_card(self, card: Card, to: Player) -> None:
        """Hand a card over: it is neither gained nor trashed, and only the two see it."""
        if self.take(card) != NOWHERE:
            to.seat.hand.append(card)
            self.seat.goes(card)
            to.seat.comes(card)
            self.game.state.reveals += 1
            self.game.state.passed += ((card, self.index, to.index),)
            if self.game.log is not None:
                self.game.moved(self.index, "pass", [card], HAND, HAND, self.eyes | to.eyes, other=to.index)

    async def may_reveal(self, name: str) -> bool:
        """Whether the player shows a card of that name from hand; it stays there.

        In somebody else's turn it tells of the hand even if nobody is asked.
        """
        if not self.my_turn and self.seat.hand:
            self.game.state.reveals += 1
        cards = self.in_hand(name=name)
        if not cards or not await self.may("reveal", cards[0]):
            return False
        self.reveal(cards[:1])
        return True

    def look_through_discard_pile(self) -> None:
        """See one's own discard pile, which is otherwise not to be browsed."""
        if self.seat.discard:
            self.game.state.reveals += 1
            self.game.state.browsing |= 1 << self.index
            if self.game.log is not None:
                self.game.moved(self.index, "browse", self.seat.discard[:], DISCARD, NOWHERE, self.eyes, counted=False)

    # --- showing -------------------------------------------------------------------------------

    def reveal(self, cards: Sequence[Card]) -> None:
        """Show cards that stay where they are."""
        if cards:
            self.game.state.reveals += 1
            if self.game.log is not None:
                zone = next((zone for zone in (HAND, DISCARD) if cards[0] in self.seat.zone(zone)), NOWHERE)
                self.game.moved(self.index, "show", list(cards), zone, NOWHERE, EVERYBODY)

    def reveal_hand(self) -> None:
        self.reveal(self.hand)


def _fitting(cards: list[Card], types: int, name: str) -> list[Card]:
    """The cards of any of these types, and of this name; 0 and "" fit all."""
    return [c for c in cards if (not types or c.kind.types & types) and (not name or c.kind.name == name)]
