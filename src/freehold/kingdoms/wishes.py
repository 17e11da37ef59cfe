"""What somebody wishes of a random kingdom, and those wishes looked through: cards found, contradictions named."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import isfinite
from typing import Final

from freehold.engine.errors import BadSetup
from freehold.engine.kind import CARDS, Kind
from freehold.engine.setup import KINGDOM_SIZE
from freehold.kingdoms.kingdom import Kingdom, is_landscape
from freehold.kingdoms.needs import Need, needs_of
from freehold.kingdoms.traits import TRAITS, traits
from freehold.texts.message import Message, message, slug

#: The one set of which the rulebook advises to take several cards or none.
ALCHEMY: Final = "Alchemy"
RECOMMENDED_ALCHEMY: Final = frozenset({0, 3, 4, 5})
ANY_ALCHEMY: Final = frozenset(range(KINGDOM_SIZE + 1))


@dataclass(frozen=True)
class Wishes:
    """All of it is optional; without a wish every card is as likely as every other."""

    #: The sets to choose from, with weights: a card of a set with weight 2 is twice as likely as one with 1.
    sets: Mapping[str, float] = field(default_factory=dict)
    #: Cards and landscapes that must be there, of whatever set.
    include: Sequence[str] = ()
    #: Cards and landscapes that must not, not even as Bane or Mouse card.
    ban: Sequence[str] = ()
    #: Odds of single cards and landscapes: 2 is twice as likely, 0 never.
    odds: Mapping[str, float] = field(default_factory=dict)
    #: How many landscapes; None: as they come up among the randomizers, up to two.
    landscapes: int | None = None
    #: Which numbers of Alchemy cards are fine; None: none or 3 to 5 where that can be, as the rulebook advises.
    alchemy: Collection[int] | None = None
    #: Whether there must be cards costing 2 or less, 3, 4, and 5 or more.
    spread: bool = False
    #: Traits that some card must have, and traits that no card may have (see `traits.py`).
    wants: Collection[str] = ()
    avoids: Collection[str] = ()
    #: Cards and landscapes played lately: they come only if it cannot be done without them.
    recent: Sequence[str] = ()
    #: The Bane and the Mouse card, where a card that must be there needs one; else they are chosen.
    bane: str | None = None
    mouse: str | None = None


class Terms:
    """Wishes that do not contradict themselves, with the kinds of cards they speak of.

    What is `kept` is there whatever the wishes say: it belongs to a kingdom of which something is exchanged.
    """

    def __init__(self, wishes: Wishes, size: int = KINGDOM_SIZE, kept: Iterable[str] = ()) -> None:
        self.wishes = wishes
        self.size = size
        keeps = found(kept)
        self.banned = {kind for kind in found(wishes.ban) if kind not in keeps}
        fixed = list(dict.fromkeys([*keeps, *found(wishes.include)]))
        self.cards = [kind for kind in fixed if not is_landscape(kind)]
        self.landscapes = [kind for kind in fixed if is_landscape(kind)]
        self.bane = None if wishes.bane is None else CARDS.find(wishes.bane)
        self.mouse = None if wishes.mouse is None else CARDS.find(wishes.mouse)
        self.recent = set(found(wishes.recent)) - set(fixed)
        self.needs: list[Need] = needs_of([trait for trait in TRAITS if trait in wishes.wants], wishes.spread)
        self._sets = {_set_name(name): weight for name, weight in wishes.sets.items()}
        self._odds = {CARDS.find(name): odds for name, odds in wishes.odds.items()}
        self._check(keeps)

    def weight(self, kind: Kind) -> float:
        """How likely a card or landscape is, beside others."""
        of_set = self._sets.get(kind.set_name, 0.0) if self._sets else 1.0
        return of_set * self._odds.get(kind, 1.0)

    @cached_property
    def pool(self) -> list[Kind]:
        """The cards and landscapes that chance may bring."""
        fixed = {*self.cards, *self.landscapes, self.bane, self.mouse} | self.banned
        return [
            kind
            for kind in CARDS
            if (kind.kingdom or is_landscape(kind)) and kind not in fixed and self.weight(kind) > 0 and self.fits(kind)
        ]

    def fits(self, kind: Kind) -> bool:
        """Whether a card has none of the traits that are not wanted."""
        return not self.wishes.avoids or not kind.kingdom or not traits(kind) & set(self.wishes.avoids)

    @property
    def set_names(self) -> list[Message]:
        """The sets that chance chooses from."""
        return [set_message(name) for name in playable_sets() if not self._sets or self._sets.get(name)]

    # --- contradictions ------------------------------------------------------------------------------

    def _check(self, keeps: Sequence[Kind]) -> None:
        self._check_traits(keeps)
        self._check_weights()
        self._check_numbers()
        for kind in (*self.cards, *self.landscapes, self.bane, self.mouse):
            if kind in self.banned:
                raise BadSetup(f"{kind.name} is both wanted and banned", "wanted-and-banned", card=kind.name)
        if self.cards or self.landscapes or self.bane or self.mouse:
            Kingdom.of([*self.cards, *self.landscapes], self.wishes.bane, self.wishes.mouse)

    def _check_traits(self, keeps: Sequence[Kind]) -> None:
        wants, avoids = self.wishes.wants, self.wishes.avoids
        for trait in (*wants, *avoids):
            if trait not in TRAITS:
                why = f"{trait!r} is no trait; there are {', '.join(TRAITS)}"
                raise BadSetup(why, "unknown-trait", name=str(trait), traits=list(TRAITS))
            if trait in wants and trait in avoids:
                raise BadSetup(f"{trait}: both wanted and not", "wish-both-ways", wish=wish_message(trait))
        for kind in self.cards:
            trait = next((trait for trait in avoids if trait in traits(kind)), "")
            if trait and kind not in keeps:
                wish = wish_message(trait)
                raise BadSetup(
                    f"{kind.name} is wanted, but {trait} is not", "wanted-but-avoided", card=kind.name, wish=wish
                )

    def _check_weights(self) -> None:
        for name, weight in self._sets.items():
            if not _is_weight(weight):
                raise BadSetup(f"{name}: {weight} is no weight", "bad-weight", sets=[set_message(name)])
        for kind, odds in self._odds.items():
            if not _is_weight(odds):
                raise BadSetup(f"{kind.name}: {odds} are no odds", "bad-odds", card=kind.name)
        if self._sets and not any(self._sets.values()):
            raise BadSetup("all sets to choose from have the weight 0", "no-sets")

    def _check_numbers(self) -> None:
        cards, landscapes, most = len(self.cards), len(self.landscapes), self.wishes.landscapes
        if cards > self.size:
            raise BadSetup(
                f"{cards} cards must be there, {self.size} can", "too-many-wanted", count=cards, size=self.size
            )
        if most is not None and landscapes > most:
            why = f"{landscapes} landscapes must be there, {most} can"
            raise BadSetup(why, "too-many-landscapes-wanted", count=landscapes, size=most)
        if self.wishes.alchemy is not None and not ANY_ALCHEMY.intersection(self.wishes.alchemy):
            raise BadSetup(f"no kingdom has {sorted(self.wishes.alchemy)} Alchemy cards", "alchemy-number")


def found(names: Iterable[str]) -> list[Kind]:
    """The kinds of these names, each once."""
    return list(dict.fromkeys(CARDS.find(name) for name in names))


def playable_sets() -> list[str]:
    """The sets that have Kingdom cards, in their order."""
    return list(dict.fromkeys(kind.set_name for kind in CARDS if kind.kingdom))


def set_message(name: str) -> Message:
    return message(f"set-{slug(name)}")


def wish_message(key: str) -> Message:
    return message(f"kingdom-wish-{key}")


def unknown_set(name: str, known: Iterable[str]) -> BadSetup:
    sets = [set_message(each) for each in known]
    return BadSetup(f"there is no set {name!r}; there are {', '.join(known)}", "unknown-set", name=name, sets=sets)


def _set_name(name: str) -> str:
    if name not in playable_sets():
        raise unknown_set(name, playable_sets())
    return name


def _is_weight(number: float) -> bool:
    return isfinite(number) and number >= 0
