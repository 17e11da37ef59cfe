"""What the best card is worth that can be gained at some cost, and what it is worth to exchange a card for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.bots.sensible.worth import Worth

if TYPE_CHECKING:
    from freehold.bots.sensible.hints import Hint
    from freehold.bots.sensible.profile import Profile

#: No card that can be gained costs more.
DEAREST: Final = 15
#: Less than anything: there is no such card.
NOTHING: Final = -99.0


class Gains:
    """The piles by what they cost, judged when first asked about after `forget`."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self._up_to: list[float] = []
        self._at: list[float] = []

    def forget(self) -> None:
        """Things have changed."""
        self._up_to = []

    def up_to(self, cost: int) -> float:
        """What the best card up to a cost is worth; 0 if there is none worth having."""
        if not self._up_to:
            self._look_at_piles()
        return self._up_to[min(max(cost, 0), DEAREST)]

    def at(self, cost: int) -> float:
        """What the best card of just that cost is worth; 0 without one, and below 0 if it would have to be junk."""
        if not self._up_to:
            self._look_at_piles()
        return self._at[min(max(cost, 0), DEAREST)]

    def exchange(self, profile: Profile, hint: Hint) -> float:
        """The points in giving up a card that one has for one that costs some more."""
        if profile.slot < 0:
            return 0.0
        cost = int(self.worth.view.price(profile.slot).coins) + hint.upgrade
        given_up = -self.worth.clog(profile) if hint.exile > 0 else self.worth.keeping(profile)
        if hint.treasures:
            return self._best_treasure(cost) - given_up
        return (self.at(cost) if hint.exactly else self.up_to(cost)) - given_up

    def _best_treasure(self, cost: int) -> float:
        view = self.worth.view
        best = NOTHING
        for profile in self.worth.known.supply:
            slot = profile.slot
            if profile.is_treasure and view.left(slot) and view.price(slot).coins <= cost:
                best = max(best, self.worth.of(profile))
        return best

    def _look_at_piles(self) -> None:
        view = self.worth.view
        self._at = [NOTHING] * (DEAREST + 1)
        for profile in self.worth.known.supply:
            price = view.price(profile.slot)
            if view.left(profile.slot) and not price.potion and price.coins <= DEAREST:
                self._at[price.coins] = max(self._at[price.coins], self.worth.of(profile))
        best = 0.0
        self._up_to = []
        for cost, worth in enumerate(self._at):
            best = max(best, worth)
            self._up_to.append(best)
            if worth == NOTHING:
                self._at[cost] = 0.0
