"""The list of recommended kingdoms: which of them somebody wants to see, and how it reads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from freehold.kingdoms.names import find_card, find_set, plain
from freehold.kingdoms.recommended import Recommended, recommended
from freehold.kingdoms.show import aligned
from freehold.kingdoms.text import written
from freehold.kingdoms.wishes import playable_sets, set_message
from freehold.texts.message import message
from freehold.texts.words import LANGUAGES, Words, words


@dataclass(frozen=True)
class Filter:
    """What is looked for. Of kingdoms that are not available, only their names and missing sets are known."""

    #: Part of the name of the kingdom, of one of its cards or one of its sets, in any language.
    text: str = ""
    #: Sets of which it must have cards.
    sets: Sequence[str] = ()
    #: The only sets it may need; empty: any.
    only: Sequence[str] = ()
    #: What must be in it.
    cards: Sequence[str] = ()
    available: bool = False

    @staticmethod
    def of(
        text: str, sets: Iterable[str], only: Iterable[str], cards: Iterable[str], available: bool, language: str
    ) -> Filter:
        """From what somebody typed."""
        known = all_sets()
        return Filter(
            text,
            [find_set(name, known) for name in sets],
            [find_set(name, known) for name in only],
            [find_card(name, language).name for name in cards],
            available,
        )

    def chosen(self) -> list[Recommended]:
        return [one for one in recommended().values() if self.fits(one)]

    def fits(self, one: Recommended) -> bool:
        inside = one.kingdom.names if one.kingdom is not None else []
        return (
            (one.available or not self.available)
            and all(name in one.sets for name in self.sets)
            and (not self.only or all(name in self.only for name in one.sets))
            and all(name in inside for name in self.cards)
            and any(plain(self.text) in plain(name) for language in LANGUAGES for name in _spoken(one, words(language)))
        )


def _spoken(one: Recommended, language: Words) -> list[str]:
    """Everything that a kingdom can be found by."""
    inside = one.kingdom.names if one.kingdom is not None else []
    names = [language.say(one.name), *(language.card_name(name) for name in inside)]
    return names + [language.say(set_message(name)) for name in one.sets]


def all_sets() -> list[str]:
    """The sets that are here, and those that recommended kingdoms need besides."""
    return list(dict.fromkeys([*playable_sets(), *(name for one in recommended().values() for name in one.needs)]))


def listed(chosen: Sequence[Recommended], language: Words, with_cards: bool = False) -> list[str]:
    """The lines that show a choice of them."""
    here = [one for one in chosen if one.available]
    elsewhere = [one for one in chosen if not one.available]
    if not chosen:
        return [language.text("kingdom-show-none")]
    table = aligned([_row(one, language) for one in [*here, *elsewhere]])
    lines: list[str] = []
    for one, line in zip(here, table, strict=False):
        lines.append(line)
        if with_cards and one.kingdom is not None:
            lines.append(f"    {written(one.kingdom, language.language)}")
    if elsewhere:
        lines += [*([""] if here else []), language.text("kingdom-show-unavailable"), *table[len(here) :]]
        count = message("kingdom-show-count-more", available=len(here), unavailable=len(elsewhere))
    else:
        count = message("kingdom-show-count", available=len(here))
    return [*lines, "", language.say(count)]


def _row(one: Recommended, language: Words) -> list[str]:
    sets = [set_message(name) for name in one.sets]
    key = "kingdom-list-names" if one.available else "kingdom-show-needs"
    facts = {"names": sets} if one.available else {"sets": sets}
    return [language.say(one.name), language.say(message(key, **facts))]
