"""Why wishes cannot all be granted: the simplest reason that is enough by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from itertools import combinations
from typing import Final

from freehold.engine.errors import BadSetup
from freehold.engine.types import WAY
from freehold.kingdoms.dealing import Deal
from freehold.kingdoms.kingdom import is_landscape
from freehold.kingdoms.needs import Need
from freehold.kingdoms.randomizers import MOST_WAYS
from freehold.kingdoms.wishes import ALCHEMY, ANY_ALCHEMY, Terms, wish_message


def clash(terms: Terms) -> BadSetup:
    """The error that names what cannot be."""
    for reason in _REASONS:
        error = reason(terms)
        if error is not None:
            return error
    return BadSetup("these wishes cannot all be granted together", "wishes-clash")


def _too_few_landscapes(terms: Terms) -> BadSetup | None:
    wanted = terms.wishes.landscapes
    if wanted is None:
        return None
    pool = [kind for kind in terms.pool if is_landscape(kind)]
    ways = sum(kind.is_a(WAY) for kind in pool)
    more_ways = max(0, MOST_WAYS - sum(kind.is_a(WAY) for kind in terms.landscapes))
    count = len(terms.landscapes) + len(pool) - ways + min(ways, more_ways)
    if count >= wanted:
        return None
    return BadSetup(
        f"{wanted} landscapes are wanted, there are {count}", "landscapes-too-few", count=count, wanted=wanted
    )


def _too_few_cards(terms: Terms) -> BadSetup | None:
    count = sum(kind.kingdom for kind in terms.pool)
    missing = terms.size - len(terms.cards)
    if count >= missing:
        return None
    return BadSetup(
        f"only {count} cards to choose from, {missing} are needed",
        "too-few-cards",
        count=count,
        missing=missing,
        sets=terms.set_names,
    )


def _alchemy(terms: Terms) -> BadSetup | None:
    """The number of Alchemy cards, if somebody insists on it."""
    if terms.wishes.alchemy is None:
        return None
    fine = _fine(terms)
    there = sum(kind.set_name == ALCHEMY for kind in terms.cards)
    at_hand = sum(kind.kingdom and kind.set_name == ALCHEMY for kind in terms.pool)
    room = terms.size - len(terms.cards)
    if max(fine) < there:
        return BadSetup(
            f"{there} Alchemy cards must be there, {max(fine)} can", "alchemy-too-many", count=there, most=max(fine)
        )
    most = there + min(at_hand, room)
    if min(fine) > most:
        return BadSetup(
            f"at least {min(fine)} Alchemy cards are wanted, {most} can be there",
            "alchemy-too-few",
            count=most,
            least=min(fine),
        )
    if not any(_possible(terms, [], number) for number in fine):
        others = sum(kind.kingdom for kind in terms.pool) - at_hand
        return BadSetup(
            f"too few cards that are not of Alchemy: {others}", "alchemy-only", count=others, most=max(fine)
        )
    return None


def _unmet_need(terms: Terms) -> BadSetup | None:
    for need in _open_needs(terms):
        if not any(kind.kingdom and need.met_by(kind) for kind in terms.pool):
            wish = wish_message(need.key)
            return BadSetup(f"no card can be chosen for {need.key}", "wish-unmet", wish=wish, sets=terms.set_names)
    return None


def _needs_together(terms: Terms) -> BadSetup | None:
    """The fewest needs that do not go together in the room there is."""
    needs = _open_needs(terms)
    for some in (some for count in range(1, len(needs) + 1) for some in combinations(needs, count)):
        wishes = [wish_message(need.key) for need in some]
        why = f"no room for all of {', '.join(need.key for need in some)}"
        if not _possible(terms, some, None):
            return BadSetup(why, "wishes-no-room", room=terms.size - len(terms.cards), wishes=wishes)
        if terms.wishes.alchemy is not None and not any(_possible(terms, some, number) for number in _fine(terms)):
            return BadSetup(why, "wishes-alchemy", wishes=wishes)
    return None


def _nothing_to_set_apart(terms: Terms) -> BadSetup | None:
    """What needs a Bane or a Mouse card, and must be there or cannot be done without."""
    for kind in (*terms.cards, *terms.landscapes, *terms.pool):
        if kind.bane is not None and terms.bane is None:
            return BadSetup(f"no card is left as Bane for {kind.name}", "bane-none", card=kind.name)
        if kind.sets_aside is not None and terms.mouse is None:
            return BadSetup(f"no card is left to be set aside for {kind.name}", "mouse-none", card=kind.name)
    return None


_REASONS: Final[Sequence[Callable[[Terms], BadSetup | None]]] = (
    _too_few_landscapes,
    _too_few_cards,
    _alchemy,
    _unmet_need,
    _needs_together,
    _nothing_to_set_apart,
)


def _fine(terms: Terms) -> frozenset[int]:
    """The numbers of Alchemy cards that somebody insists on."""
    return ANY_ALCHEMY.intersection(terms.wishes.alchemy or ())


def _open_needs(terms: Terms) -> list[Need]:
    """The needs that no card which must be there meets."""
    return [need for need in terms.needs if not any(need.met_by(kind) for kind in terms.cards)]


def _possible(terms: Terms, needs: Sequence[Need], alchemy: int | None) -> bool:
    """Whether a kingdom can be had with no other needs than these."""
    fewer = copy(terms)
    fewer.needs = list(needs)
    return Deal(fewer, terms.pool, [], alchemy).possible
