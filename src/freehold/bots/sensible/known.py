"""What a player knows of the cards of a game before it begins: the same in all games with these cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.bots.sensible.profile import Profile
from freehold.engine.types import TREASURE

if TYPE_CHECKING:
    from freehold.bots.sensible.deck import Shape
    from freehold.engine.kind import Kind
    from freehold.engine.views import View


class Known:
    """The cards of a game, by slot."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.profiles: list[Profile] = []
        #: The piles of the Supply.
        self.supply: list[Profile] = []
        #: Treasures that are played one by one, because they ask something.
        self.asking_treasures: list[int] = []
        self.players = 2
        #: The slot of the Curses, or -1.
        self.curse = -1
        #: The pile that ends the game, and how many cards it has at the beginning.
        self.last = -1
        self.last_size = 1.0
        #: Whether there is a card that plays another one again, one put on the Exile mat, one with odd points.
        self.repeats = False
        self.exiles = False
        self.scores_oddly = False
        self._profiles: dict[Kind, Profile] = {}
        self._slots: dict[str, int] = {}

    def look(self, view: View) -> None:
        """Take in the cards of a game, unless they are the same as before."""
        kinds = view.kinds
        if kinds is self.kinds:
            return
        self.kinds = kinds
        self.players = view.players
        self._slots = {kind.name: slot for slot, kind in enumerate(kinds)}
        self.profiles = [Profile(kind, slot, self._slots) for slot, kind in enumerate(kinds)]
        self._profiles = {profile.kind: profile for profile in self.profiles}
        shapes: dict[tuple[bool, float, float, float, float], Shape] = {}
        for profile in self.profiles:
            profile.shape = shapes.setdefault(profile.shape.key, profile.shape)
        self.supply = [self.profiles[slot] for slot in view.supply_slots]
        self.asking_treasures = [slot for slot, kind in enumerate(kinds) if kind.types & TREASURE and kind.asks]
        self.curse = view.slot("Curse")
        for slot in view.supply_slots:
            if kinds[slot].ends_game:
                self.last = slot
                self.last_size = float(kinds[slot].pile_size(view.players))
        self.repeats = any(profile.hint.repeats > 1 for profile in self.profiles)
        self.exiles = any("Exile" in kind.mats for kind in [*kinds, *view.ways])
        self.scores_oddly = any(profile.is_odd for profile in self.profiles)

    def profile(self, kind: Kind) -> Profile:
        """What is known of a kind, also of one without a slot in this game: a Way, or a card to name."""
        found = self._profiles.get(kind)
        if found is None:
            found = Profile(kind, -1, self._slots)
            self._profiles[kind] = found
        return found

    def may_be_wanted(self, profile: Profile) -> bool:
        """Whether there could be a reason to buy such a card: what is worthless may still count for odd points."""
        return self.scores_oddly or not profile.is_worthless
