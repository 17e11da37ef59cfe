"""How things stand: the own deck added up, what its average turn brings, and how many turns are left to come.

The deck is taken as it will be on average for the rest of the game, with the cards that will have been bought by then:
a Copper that is a good part of a deck's money today is junk to the deck that it will be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.bots.sensible.deck import Deck
from freehold.bots.sensible.known import Known
from freehold.bots.sensible.scoring import Scoring
from freehold.engine.types import EXILE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from freehold.bots.sensible.profile import Profile
    from freehold.engine.kind import Kind
    from freehold.engine.views import View

#: Cards by which a deck will have grown, on average over the rest of the game, for each turn of it; and their coins.
GROWTH: Final = 0.4
GROWTH_COINS: Final = 1.2
#: As what part of a card that stays does a card count that is gone once it is played.
ONCE: Final = 0.2
#: An Exile mat where there is none.
NOTHING: Final[list[int]] = []


class Outlook:
    """What a player knows of the own deck and the rest of the game, as of the last `look`."""

    def __init__(self, known: Known) -> None:
        self.known = known
        #: How many cards of each slot are in the deck, which is all but the Exile mat, and how many are there.
        self.counts: list[int] = []
        self.exiled: list[int] = []
        #: The coins printed on all cards of the deck.
        self.money: i64 = 0
        self.deck = Deck()
        #: The coins of an average turn, and the turns that this player still has.
        self.turn = 0.0
        self.turns_left = 1.0
        self._growth = 0.0
        self._scoring = Scoring([])
        #: What was looked at last: all one's cards by slot, those on the Exile mat, and what is left of piles.
        self._kinds: list[Kind] = []
        self._seen: list[int] = []
        self._seen_exile: list[int] = []
        self._seen_left: i64 = -1
        self._seen_empty: i64 = -1

    # --- looking -------------------------------------------------------------------------------------

    def look(self, view: View) -> bool:
        """Take in how things are now; whether anything has changed."""
        known = self.known
        known.look(view)
        if known.kinds is not self._kinds:
            self._kinds = known.kinds
            self._scoring = Scoring(known.kinds)
            self.exiled = [0] * len(known.kinds)
            self._seen_left = -1
        counts = view.own_counts()
        left: i64 = view.left(known.last)
        empty: i64 = view.empty_piles
        exile = view.slots_in(view.seat, EXILE) if known.exiles else NOTHING
        if (
            left == self._seen_left
            and empty == self._seen_empty
            and counts == self._seen
            and exile == self._seen_exile
            and view.piles_to_end - empty > 1  # or else what is left of every pile matters
        ):
            return False
        self._seen = counts[:]
        self._seen_exile = exile
        self._seen_left = left
        self._seen_empty = empty
        self.counts = self._seen
        if known.exiles:
            self._leave_out_exile(exile)
        self._add_up()
        self._look_ahead(view)
        self._growth = GROWTH * self.turns_left
        self._grow()
        return True

    def without(self, slot: int) -> None:
        """Think on as if one of these cards were gone; the next look takes things as they are again."""
        self._seen_left = -1
        self.counts[slot] -= 1
        self._add_up()
        self._grow()

    def _leave_out_exile(self, exile: list[int]) -> None:
        self.counts = self.counts[:]
        self.exiled = [0] * len(self.counts)
        for slot in exile:
            self.counts[slot] -= 1
            self.exiled[slot] += 1

    def _add_up(self) -> None:
        """The deck as it is now."""
        self._scoring.look(self.counts, self.exiled)
        deck = self.deck
        deck.clear()
        if self.known.repeats:
            self._look_for_repeaters()
        money: i64 = 0
        profiles = self.known.profiles
        for slot, count in enumerate(self.counts):
            if count:
                profile = profiles[slot]
                money += count * profile.money
                deck.add(profile, ONCE * count if profile.once else float(count))
        self.money = money
        self.turn = deck.turn()

    def _look_for_repeaters(self) -> None:
        """What a card brings that plays another one twice: it needs some that are worth it, and in the same hand."""
        actions = 0.0
        repeaters = 0.0
        cards = 0.0
        coins = 0.0
        for slot, count in enumerate(self.counts):
            if count:
                profile = self.known.profiles[slot]
                if profile.shape.again:
                    repeaters += count
                elif profile.is_action:
                    actions += count
                    cards += count * profile.cards
                    coins += count * profile.coins
        likely = min(1.0, 0.12 * actions) / (actions + 2.0 * repeaters) if actions else 0.0
        self.deck.again_cards = likely * cards
        self.deck.again_coins = likely * coins

    def _grow(self) -> None:
        """Make of the deck as it is now the deck that it will be."""
        self.deck.grow(self._growth, GROWTH_COINS * self._growth)
        self.turn = self.deck.turn()

    def _look_ahead(self, view: View) -> None:
        """How many turns are left: a Province every other turn, once the money for it is there."""
        left = float(view.left(self.known.last))
        pace = min(2.4, max(1.2, 2.2 - 0.35 * (self.turn - 6.0)))
        building = max(0.0, (8.0 - self.turn) * 2.2) * left / self.known.last_size
        turns = pace * left / self.known.players + building
        if view.piles_to_end - view.empty_piles <= 1:  # another pile may run out before
            smallest = 99
            for slot in view.supply_slots:
                count = view.left(slot)
                if 0 < count < smallest:
                    smallest = count
            turns = min(turns, 1.5 * smallest)
        self.turns_left = max(1.0, turns)

    # --- asking --------------------------------------------------------------------------------------

    def has(self, profile: Profile) -> bool:
        """Whether there is such a card in the deck."""
        return profile.slot >= 0 and self.counts[profile.slot] > 0

    def with_one_more(self, profile: Profile) -> float:
        """What one more of a card changes about the coins of an average turn."""
        return self.deck.turn_with(profile, 1.0) - self.turn

    def with_one_fewer(self, profile: Profile) -> float:
        """The same for one fewer."""
        return self.deck.turn_with(profile, -1.0) - self.turn

    def points(self, profile: Profile, more: int = 1) -> float:
        """What one more of a card adds to the score (or one fewer takes away, with `more` -1)."""
        if profile.is_odd or self._scoring.has_odd:
            return self._scoring.points(profile.slot, more)
        return profile.points if more > 0 else -profile.points
