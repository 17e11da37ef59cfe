"""One language: its files read into a Fluent bundle, and messages made into words.

A folder beside this file is a language: `*.ftl` with the messages, `cards/*.ftl` with the names and texts of the
cards, `rulings/*.yaml` with the catalogue of rulings. The functions that the messages use are few, and a browser
has the same ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import yaml
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from freehold.engine.errors import UnknownCard
from freehold.engine.kind import CARDS, Kind, find_by_name, fold
from freehold.texts.message import Cards, Message, message, slug

#: The languages there are, by the names of their folders; the first is the one that every other is measured by.
LANGUAGES: Final = ("en", "de")


#: A number too long to be put into a language's own form.
HUGE: Final = 10**15
#: Fluent refuses an argument of more than a thousand letters; what somebody typed may have any number.
LONGEST: Final = 400


class BadWords(Exception):
    """A message that is missing or that lacks an argument: a mistake in the program, never in the player's input."""


class _Argument(FluentType):
    """An argument that only our own functions know how to say."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def format(self, locale: Any) -> str:
        raise BadWords(f"{self.value!r} needs CARDS(), SAY() or LIST()")


class Words:
    """Everything a person reads, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        functions: dict[str, Any] = {
            "CARD": self._card,
            "CARDS": self._cards,
            "SAY": self._say,
            "LIST": self._list,
            "COINS": lambda number: self.say(message("symbol-coins", number=int(number))),
            "POTION": lambda: self.say(message("symbol-potion")),
            "POINTS": lambda number: self.say(message("symbol-points", number=int(number))),
            "COST": self.cost,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for file in _files(_folder(language), ".ftl"):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        self._cards_by_name: dict[str, Kind] = {}
        self._cards_known = 0

    # --- messages --------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, said: Message) -> str:
        """A message in words."""
        if not self.has(said.key):
            raise BadWords(f"{self.language}: there is no message {said.key!r}")
        pattern = self._bundle.get_message(said.key).value
        if pattern is None:
            raise BadWords(f"{self.language}: {said.key!r} has no words of its own")
        return self._format(pattern, said.args, said.key)

    def text(self, key: str, **args: Any) -> str:
        """A message in words, by its key and arguments."""
        return self.say(Message(key, args))

    def _format(self, pattern: Any, args: dict[str, Any], key: str) -> str:
        plain = {name: _plain(value) for name, value in args.items()}
        words, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise BadWords(f"{self.language}: {key}: {errors[0]}") from errors[0]
        assert isinstance(words, str)
        return words

    # --- cards -----------------------------------------------------------------------------------

    def card_name(self, name: str) -> str:
        """The name of a card, Event or Way in this language, by its English name; that one for a card unknown here."""
        key = card_key(name)
        return self.text(key) if self.has(key) else name

    def card_text(self, name: str, part: str = "text") -> str:
        """What a card does when played (`text`), or at other times (`below`); '' if it has no such part."""
        return self._attribute(card_key(name), part) or ""

    def find_card(self, name: str) -> Kind:
        """A card by its name in this language or in English; UnknownCard with suggestions if there is none."""
        if self._cards_known != len(CARDS):  # sets can be added at any time
            self._cards_known = len(CARDS)
            self._cards_by_name = {}
            for kind in CARDS:
                self._cards_by_name[fold(kind.name)] = kind
            for kind in CARDS:
                for own in spellings(self.card_name(kind.name)):
                    self._cards_by_name[fold(own)] = kind
        try:
            return find_by_name(name, self._cards_by_name)
        except UnknownCard as unknown:
            raise UnknownCard(name, [self.card_name(near) for near in unknown.nearest]) from None

    def _attribute(self, key: str, part: str, **args: Any) -> str | None:
        pattern = self._bundle.get_message(key).attributes.get(part) if self.has(key) else None
        return None if pattern is None else self._format(pattern, args, f"{key}.{part}")

    # --- what messages call ----------------------------------------------------------------------

    def _card(self, name: str, form: str = "name", case: str = "nom") -> str:
        """A card by its name, or with `form: "one"` one copy of it, as in "a Village"."""
        if form == "one":
            return self._attribute(card_key(name), "one", case=case) or self.card_name(name)
        return self.card_name(name)

    def _cards(self, argument: _Argument, case: str = "nom", style: str = "and") -> str:
        """Cards as in "a Village and 2 Coppers", or with `style: "plain"` as in a list: "Village, 2 Coppers"."""
        cards: Cards = argument.value
        if cards.unseen:
            key = "unseen-cards-top" if cards.top else "unseen-cards"
            return self.text(key, count=cards.unseen, **({"top": cards.top} if cards.top else {}))
        parts = [self._copies(name, count, case, style) for name, count in cards.counts]
        return self._joined(parts, style) if parts else self.text("no-cards")

    def _copies(self, name: str, count: int, case: str, style: str) -> str:
        if count == 1:
            return self._card(name, "name" if style == "plain" else "one", case)
        many = self._attribute(card_key(name), "many", count=count)
        return many or self.text("several-copies", count=count, name=self.card_name(name))

    def _say(self, argument: _Argument) -> str:
        said: Message = argument.value
        return self.say(said)

    def _list(self, argument: _Argument, style: str = "and") -> str:
        """Messages or words one after the other: with `style: "and"`, `"or"` or `"plain"`."""
        parts = [self.say(one) if isinstance(one, Message) else str(one) for one in argument.value]
        return self._joined(parts, style)

    def _joined(self, parts: Sequence[str], style: str = "and") -> str:
        whole = parts[0] if parts else ""
        for place, part in enumerate(parts[1:], 2):
            last = place == len(parts) and style != "plain"
            whole = self.text(f"list-{style}" if last else "list-plain", left=whole, right=part)
        return whole

    def cost(self, cost: str) -> str:
        """A cost such as `4` or `3P` in symbols."""
        coins = self.text("symbol-coins", number=int(cost.removesuffix("P")))
        return coins + self.text("symbol-potion") if cost.endswith("P") else coins

    # --- rulings ---------------------------------------------------------------------------------

    def ruling(self, ruling: str) -> dict[str, str]:
        """The texts of a ruling by its id: `rule`, and perhaps `example`; empty if they exist only in English."""
        return _rulings(self.language).get(ruling, {})


def _plain(value: Any) -> Any:
    """An argument in a form that Fluent knows."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and abs(value) > HUGE:
        return str(value)
    if isinstance(value, str):
        return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
    return value if isinstance(value, int) else _Argument(value)


@cache
def words(language: str) -> Words:
    """The words of a language; they are read once."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return Words(language)


@cache
def _rulings(language: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for file in _files(_folder(language), ".yaml"):
        found |= yaml.load(file.read_text(encoding="utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return found


def card_key(name: str) -> str:
    return f"card-{slug(name)}"


def spellings(name: str) -> list[str]:
    """A name as it is printed, and as people write it who have no umlauts."""
    plain = name
    for sign, letters in _PLAIN.items():
        plain = plain.replace(sign, letters)
    return [name] if plain == name else [name, plain]


_PLAIN: Final = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}


def _folder(language: str) -> Traversable:
    return files("freehold").joinpath("texts", language)


def _files(folder: Traversable, ending: str) -> list[Traversable]:
    found: list[Traversable] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += _files(entry, ending)
        elif entry.name.endswith(ending):
            found.append(entry)
    return found
