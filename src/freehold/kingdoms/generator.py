"""Random kingdoms: by wishes and a seed, with cards given, or with one thing exchanged.

The same wishes and seed always make the same kingdom.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from freehold.engine.errors import BadSetup
from freehold.engine.kind import CARDS, Kind
from freehold.engine.types import WAY
from freehold.kingdoms.clashes import clash
from freehold.kingdoms.dealing import Deal
from freehold.kingdoms.kingdom import Kingdom, is_landscape
from freehold.kingdoms.randomizers import MOST_LANDSCAPES, MOST_WAYS, Chances, turn_over
from freehold.kingdoms.wishes import ALCHEMY, ANY_ALCHEMY, RECOMMENDED_ALCHEMY, Terms, Wishes

NO_WISHES = Wishes()


def generate(wishes: Wishes = NO_WISHES, seed: int | str = 0) -> Kingdom:
    """A random kingdom; BadSetup names the clash if the wishes cannot all be granted."""
    return _generate(Terms(wishes), seed)


def fill(kingdom: Kingdom, wishes: Wishes = NO_WISHES, seed: int | str = 0) -> Kingdom:
    """A kingdom with what is missing added: cards up to ten, the Bane, the Mouse card."""
    include = [*kingdom.cards, *kingdom.landscapes, *wishes.include]
    bane, mouse = kingdom.bane or wishes.bane, kingdom.mouse or wishes.mouse
    return generate(replace(wishes, include=include, bane=bane, mouse=mouse), seed)


def swap(kingdom: Kingdom, name: str, wishes: Wishes = NO_WISHES, seed: int | str = 0) -> Kingdom:
    """The same kingdom with another card in place of this one (a landscape, the Bane and the Mouse card too).

    The wishes go for what comes in; what stays, stays.
    """
    out = CARDS.find(name)
    if out.name not in kingdom.names:
        raise BadSetup(f"{out.name} is not in this kingdom", "swap-missing", card=out.name)
    kept = [CARDS.find(each) for each in (*kingdom.cards, *kingdom.landscapes) if each != out.name]
    asks_for_bane = any(kind.bane for kind in kept)
    asks_for_mouse = any(kind.sets_aside for kind in kept)
    wishes = replace(
        wishes,
        ban=[*wishes.ban, out.name],
        landscapes=len(kingdom.landscapes),
        bane=kingdom.bane if asks_for_bane and kingdom.bane not in (None, out.name) else wishes.bane,
        mouse=kingdom.mouse if asks_for_mouse and kingdom.mouse not in (None, out.name) else wishes.mouse,
    )
    return _generate(Terms(wishes, len(kingdom.cards), [kind.name for kind in kept]), seed)


def random_kingdom(seed: int | str, *, sets: Sequence[str] = (), include: Sequence[str] = ()) -> list[str]:
    """Ten different Kingdom cards: those to include, and others at random out of the given (or all) sets."""
    wishes = Wishes(dict.fromkeys(sets, 1.0), include=include, landscapes=0, alchemy=ANY_ALCHEMY)
    return list(generate(wishes, seed).cards)


def random_landscapes(seed: int | str, *, sets: Sequence[str] = (), count: int | None = None) -> list[str]:
    """Landscapes of the given (or all) sets, at most one of them a Way.

    Without a `count` as many as come up when they are shuffled among the Kingdom cards, but no more than two;
    with one, they are dealt from a deck of their own.
    """
    wishes = Wishes(dict.fromkeys(sets, 1.0), landscapes=count, alchemy=ANY_ALCHEMY)
    return list(generate(wishes, seed).landscapes)


def _generate(terms: Terms, seed: int | str) -> Kingdom:
    chances = Chances(seed)
    for deck in _decks(terms, chances):
        landscapes = _landscapes(terms, deck)
        if landscapes is None:
            continue
        for alchemy in _alchemy_numbers(terms, deck, chances.of_alchemy):
            kingdom = Deal(terms, deck, landscapes, alchemy).kingdom()
            if kingdom is not None:
                return kingdom
    raise clash(terms)


def _decks(terms: Terms, chances: Chances) -> Iterator[list[Kind]]:
    """The shuffled randomizers: without what was played lately, then, if that cannot be done, with it at the end."""
    deck = chances.shuffled(terms.pool, terms.weight)
    fresh = [kind for kind in deck if kind not in terms.recent]
    yield from _tries(fresh)
    if len(fresh) < len(deck):
        yield from _tries(fresh + [kind for kind in deck if kind in terms.recent])


def _tries(deck: list[Kind]) -> Iterator[list[Kind]]:
    """A deck as it is. Where few cards are left, one that needs a Bane or a Mouse card may come too late to find it:
    then such cards stay out, or come first."""
    yield deck
    choosy = [kind for kind in deck if kind.bane is not None or kind.sets_aside is not None]
    if choosy:
        others = [kind for kind in deck if kind not in choosy]
        yield others
        yield choosy + others


def _landscapes(terms: Terms, deck: Iterable[Kind]) -> list[Kind] | None:
    """The landscapes of the game; None if there are not enough."""
    there = terms.landscapes
    count = terms.wishes.landscapes
    ways = max(0, MOST_WAYS - sum(kind.is_a(WAY) for kind in there))
    if count is None:
        more = max(0, MOST_LANDSCAPES - len(there))
        _, names = turn_over(deck, more, most_ways=ways, size=terms.size - len(terms.cards))
    else:
        more = count - len(there)
        _, names = turn_over(filter(is_landscape, deck), more, most_ways=ways)
        if len(names) < more:
            return None
    return [*there, *(CARDS.find(name) for name in names)]


def _alchemy_numbers(terms: Terms, deck: Sequence[Kind], chance: float) -> list[int | None]:
    """How many Alchemy cards to have, in the order in which it is tried; None does not count them."""
    fine = RECOMMENDED_ALCHEMY if terms.wishes.alchemy is None else ANY_ALCHEMY.intersection(terms.wishes.alchemy)
    if fine == ANY_ALCHEMY:
        return [None]
    there = sum(kind.set_name == ALCHEMY for kind in terms.cards)
    numbers = [number for number in sorted(fine) if number >= there]
    some = [number for number in numbers if number]
    if 0 in numbers and some:
        # None is so likely that Alchemy cards are as frequent as others on the whole.
        none = max(0.0, 1.0 - _expected_alchemy(terms, deck) * len(some) / sum(some))
        numbers = [0, *some] if chance < none else [*_turned(some, (chance - none) / (1.0 - none)), 0]
    else:
        numbers = _turned(numbers, chance)
    if terms.wishes.alchemy is None:  # it is advice, not a rule
        others = sorted(ANY_ALCHEMY - fine, key=lambda number: min(abs(number - each) for each in fine))
        numbers += [number for number in others if number >= there]
    return [*numbers]


def _turned(numbers: list[int], chance: float) -> list[int]:
    """The numbers with one of them first, each as likely as the others."""
    first = int(chance * len(numbers))
    return numbers[first:] + numbers[:first]


def _expected_alchemy(terms: Terms, deck: Sequence[Kind]) -> float:
    """How many of the cards to come would be of Alchemy, were they not counted."""
    weights = [(kind.set_name == ALCHEMY, terms.weight(kind)) for kind in deck if kind.kingdom]
    whole = sum(weight for _, weight in weights)
    of_alchemy = sum(weight for alchemy, weight in weights if alchemy)
    return (terms.size - len(terms.cards)) * of_alchemy / whole if whole else 0.0
