"""Finding cards, sets and recommended kingdoms by what people type, in any of the languages.

Case, apostrophes, hyphens and spaces do not matter, and `&` is as good as `and` or `und`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import Final
from unicodedata import normalize

from freehold.engine.errors import BadSetup, UnknownCard
from freehold.engine.kind import CARDS, Kind
from freehold.kingdoms.recommended import Recommended, recommended
from freehold.kingdoms.wishes import set_message, unknown_set
from freehold.texts.words import LANGUAGES, card_key, words

#: Longer than any name; what is longer was not meant as one.
LONGEST_NAME: Final = 60


def find_card(name: str, language: str = "en") -> Kind:
    """A card or landscape by its name in any language, the given one first; UnknownCard with suggestions."""
    kind = known_card(name, language)
    if kind is None:
        raise unknown_card(name, language)
    return kind


def known_card(name: str, language: str = "en") -> Kind | None:
    """The card or landscape of that name, if there is one."""
    found = (_cards(own).get(plain(name)) for own in _own_first(language))
    return next((CARDS.find(english) for english in found if english is not None), None)


def unknown_card(name: str, language: str) -> UnknownCard:
    return UnknownCard(shortened(name), nearest(name, {own: _cards(own) for own in _own_first(language)}))


def find_set(name: str, among: Iterable[str]) -> str:
    """A set by its name in any language; BadSetup with those there are."""
    known = list(among)
    for each in known:
        if plain(name) in {plain(each), *(plain(words(own).say(set_message(each))) for own in LANGUAGES)}:
            return each
    raise unknown_set(name, known)


def known_recommended(name: str) -> Recommended | None:
    """The recommended kingdom of that name, if there is one."""
    found = (_kingdoms(own).get(plain(name)) for own in LANGUAGES)
    return next((recommended()[key] for key in found if key is not None), None)


def unknown_name(name: str, language: str) -> BadSetup:
    """The error for what is neither the name of a card nor of a recommended kingdom."""
    near = nearest(name, {own: _cards(own) | _kingdoms(own) for own in _own_first(language)})
    name = shortened(name)
    why = f"no card and no kingdom is named {name!r}"
    if near:
        return BadSetup(f"{why}; did you mean {' or '.join(near)}?", "unknown-name-nearest", name=name, nearest=near)
    return BadSetup(why, "unknown-name", name=name)


def plain(name: str) -> str:
    """A name as it is compared: letters and digits only."""
    text = normalize("NFKC", name).casefold()
    for sign, letters in (("ä", "ae"), ("ö", "oe"), ("ü", "ue")):
        text = text.replace(sign, letters)
    parts = re.findall(r"[^\W_]+|&", text)
    return "".join("&" if part in ("and", "und") else part for part in parts)


def shortened(name: str) -> str:
    """What somebody typed, short enough to be told back."""
    return name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}\N{HORIZONTAL ELLIPSIS}"


def nearest(name: str, known: dict[str, dict[str, str]]) -> list[str]:
    """Up to three names that are spelt much like this one, each as it is written in the language it was found in.

    `known` has for each language the plain names and what they stand for.
    """
    places = {spelt: (language, meant) for language in reversed(known) for spelt, meant in known[language].items()}
    found: dict[str, str] = {}
    for spelt in get_close_matches(plain(name)[:LONGEST_NAME], list(places), n=6, cutoff=0.65):
        language, meant = places[spelt]
        found.setdefault(meant, _written(meant, language))
    return list(found.values())[:3]


def _written(meant: str, language: str) -> str:
    """A card by its English name, or a recommended kingdom by its key, in a language."""
    return words(language).say(recommended()[meant].name) if meant in recommended() else _card_name(meant, language)


def _card_name(name: str, language: str) -> str:
    """What a card is called; a new card that has no words yet, by its English name."""
    return words(language).card_name(name) if words(language).has(card_key(name)) else name


def _own_first(language: str) -> list[str]:
    return sorted(LANGUAGES, key=lambda other: other != language)


def _cards(language: str) -> dict[str, str]:
    return _so_many_cards(language, len(CARDS))


@cache
def _so_many_cards(language: str, count: int) -> dict[str, str]:
    """The plain names of all cards; made anew when cards were added meanwhile."""
    return {plain(_card_name(kind.name, language)): kind.name for kind in CARDS}


@cache
def _kingdoms(language: str) -> dict[str, str]:
    return {plain(words(language).say(one.name)): one.key for one in recommended().values()}
