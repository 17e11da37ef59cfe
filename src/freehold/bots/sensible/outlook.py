"""How things stand: the own deck added up, what its average turn brings, and how many turns are left to come.

The deck is taken as it will be on average for the rest of the game, with the cards that will have been bought by then:
a Copper that is a good part of a deck's money today is junk to the deck that it will be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.bots.sensible.deck import Deck
from freehold.bots.sensible.profile import Profile
from freehold.engine.card import Card
from freehold.engine.owned import Owned
from freehold.engine.types import EXILE, TREASURE

if TYPE_CHECKING:
    from freehold.engine.kind import Kind
    from freehold.engine.views import View

#: Cards by which a deck will have grown, on average over the rest of the game, for each turn of it; and their coins.
GROWTH: Final = 0.4
GROWTH_COINS: Final = 1.2
#: As what part of a card that stays does a card count that is gone once it is played.
ONCE: Final = 0.2


class Outlook:
    """What a player knows of the own deck and the rest of the game, as of the last `look`."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.profiles: list[Profile] = []
        #: Treasures that are played one by one, because they ask something.
        self.asking_treasures: list[int] = []
        self.players = 2
        #: How many cards of each slot are in the deck, which is all but the Exile mat, and how many are there.
        self.counts: list[int] = []
        self.exiled: list[int] = []
        #: The coins printed on all cards of the deck.
        self.money = 0
        self.deck = Deck()
        #: The coins of an average turn, and the turns that this player still has.
        self.turn = 0.0
        self.turns_left = 1.0
        #: What was looked at last.
        self._seen: list[int] = []
        self._seen_left = -1
        self._seen_empty = -1
        self._growth = 0.0
        self._again_cards = 0.0
        self._again_coins = 0.0
        self._profiles: dict[Kind, Profile] = {}
        self._cards: list[Card] = []
        self._scoring: list[int] = []
        #: The cards that one has, and their score; made when first asked for.
        self._owned: list[Card] = []
        self._score = 0
        self._exiles = False
        #: The pile that ends the game, and how many cards it had.
        self._last = -1
        self._last_size = 1.0

    # --- looking -------------------------------------------------------------------------------------

    def look(self, view: View) -> bool:
        """Take in how things are now; whether anything has changed."""
        self.know(view)
        counts = view.counts()
        left = view.left(self._last)
        empty = view.empty_piles
        if counts == self._seen and left == self._seen_left and empty == self._seen_empty and self._is_plain(view):
            return False
        self._seen = counts
        self._seen_left = left
        self._seen_empty = empty
        self.counts = counts[:]
        if self._exiles:
            self._leave_out_exile(view)
        self._add_up()
        self._look_ahead(view)
        self._growth = GROWTH * self.turns_left
        self._grow()
        return True

    def _is_plain(self, view: View) -> bool:
        """Whether nothing else matters to the outlook than what one has, and the piles that are empty."""
        return not self._exiles and view.piles_to_end - view.empty_piles > 1

    def without(self, slot: int) -> None:
        """Think on as if one of these cards were gone; the next look takes things as they are again."""
        self._seen_left = -1
        self.counts[slot] -= 1
        self._add_up()
        self._grow()

    def know(self, view: View) -> None:
        """Take in what is the same in all games with these cards."""
        kinds = view.kinds
        if kinds is self.kinds:
            return
        self.kinds = kinds
        self._seen_left = -1
        self.players = view.players
        self.profiles = [Profile(kind, slot) for slot, kind in enumerate(kinds)]
        self.asking_treasures = [slot for slot, kind in enumerate(kinds) if kind.types & TREASURE and kind.asks]
        self.exiled = [0] * len(kinds)
        self._profiles = {profile.kind: profile for profile in self.profiles}
        self._cards = [Card(kind, slot, slot) for slot, kind in enumerate(kinds)]
        self._scoring = [slot for slot, kind in enumerate(kinds) if kind.score is not None]
        self._exiles = any("Exile" in kind.mats for kind in [*kinds, *view.ways])
        for slot in view.supply_slots:
            if kinds[slot].ends_game:
                self._last = slot
                self._last_size = float(kinds[slot].pile_size(view.players))

    def _leave_out_exile(self, view: View) -> None:
        self.exiled = [0] * len(self.counts)
        for slot in view.slots_in(view.seat, EXILE):
            self.counts[slot] -= 1
            self.exiled[slot] += 1

    def _add_up(self) -> None:
        """The deck as it is now."""
        self._owned = []
        profiles = self.profiles
        money = 0
        actions = 0.0
        repeaters = 0.0
        cards = 0.0
        coins = 0.0
        for slot, count in enumerate(self.counts):
            if count:
                profile = profiles[slot]
                money += count * profile.money
                if profile.hint.repeats > 1:
                    repeaters += count
                elif profile.is_action:
                    actions += count
                    cards += count * profile.cards
                    coins += count * profile.coins
        self.money = money
        # A card that plays another one twice needs some that are worth it, and at the same time in hand.
        likely = min(1.0, 0.12 * actions) / (actions + 2.0 * repeaters) if actions else 0.0
        self._again_cards = likely * cards
        self._again_coins = likely * coins
        deck = self.deck
        deck.clear()
        for slot, count in enumerate(self.counts):
            if count:
                profile = profiles[slot]
                deck.add(profile, ONCE * count if profile.hint.once else count, self._again_cards, self._again_coins)
        self.turn = deck.turn()

    def _grow(self) -> None:
        """Make of the deck as it is now the deck that it will be."""
        self.deck.size += self._growth
        self.deck.coins += GROWTH_COINS * self._growth
        self.turn = self.deck.turn()

    def _look_ahead(self, view: View) -> None:
        """How many turns are left: a Province every other turn, once the money for it is there."""
        left = float(view.left(self._last))
        pace = min(2.4, max(1.2, 2.2 - 0.35 * (self.turn - 6.0)))
        building = max(0.0, (8.0 - self.turn) * 2.2) * left / self._last_size
        turns = pace * left / self.players + building
        if view.piles_to_end - view.empty_piles <= 1:  # another pile may run out before
            smallest = 99
            for slot in view.supply_slots:
                count = view.left(slot)
                if 0 < count < smallest:
                    smallest = count
            turns = min(turns, 1.5 * smallest)
        self.turns_left = max(1.0, turns)

    # --- asking --------------------------------------------------------------------------------------

    def profile(self, kind: Kind) -> Profile:
        """What is known of a kind, also of one without a slot in this game: a Way, or a card to name."""
        found = self._profiles.get(kind)
        if found is None:
            found = Profile(kind, -1)
            self._profiles[kind] = found
        return found

    def has(self, slot: int) -> bool:
        """Whether there is such a card in the deck."""
        return slot >= 0 and self.counts[slot] > 0

    def difference(self, profile: Profile, count: float) -> float:
        """What so many more of a card (or fewer) change about the coins of an average turn."""
        deck = self.deck
        seen = deck.seen
        playable = deck.playable
        deck.add(profile, count, self._again_cards, self._again_coins)
        after = deck.turn()
        deck.add(profile, -count, self._again_cards, self._again_coins)
        deck.seen = seen
        deck.playable = playable
        return after - self.turn

    def points(self, slot: int, more: int = 1) -> float:
        """What one more of this card adds to the score (or one fewer takes away, with `more` -1)."""
        kind = self.kinds[slot]
        if kind.score is None and not self._scores_oddly():
            return float(more * kind.points)
        if not self._owned:
            for other, count in enumerate(self.counts):
                self._owned += [self._cards[other]] * (count + self.exiled[other])
            self._score = Owned(self._owned).points
        cards = self._owned[:]
        if more > 0:
            cards.append(self._cards[slot])
        elif self._cards[slot] in cards:  # in a turn that one controls, cards are somebody else's
            cards.remove(self._cards[slot])
        return float(Owned(cards).points - self._score)

    def _scores_oddly(self) -> bool:
        """Whether there is a card in the deck whose points depend on the others."""
        for slot in self._scoring:
            if self.counts[slot]:
                return True
        return False
