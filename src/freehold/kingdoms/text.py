"""Kingdoms as people write and paste them: lists of names, in any language.

Written, a kingdom is one line: `Village, Smithy, …; Way of the Ox; Bane: Moat; Mouse: Pawn`. Read, almost anything
is fine that has the names in it: one a line, with bullets, numbers or counts, and with or without the labels.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final
from unicodedata import normalize

from freehold.engine.errors import BadSetup, UnknownCard
from freehold.engine.kind import Kind
from freehold.kingdoms.code import from_code, looks_like_code
from freehold.kingdoms.kingdom import Kingdom
from freehold.kingdoms.names import find_card, known_card, known_recommended, plain, unknown_card, unknown_name
from freehold.kingdoms.recommended import Recommended
from freehold.kingdoms.wishes import playable_sets, set_message
from freehold.texts.message import Message, message
from freehold.texts.words import LANGUAGES, words

_SEPARATORS: Final = re.compile(r"[,;|\n\r\t\u2022]+")
#: Bullets, and numbers or counts such as `3.`, `(3)`, `10x`, in front of a name or behind it.
_IN_FRONT: Final = re.compile(r"^[\W_]*(?:\d+\s*[x\u00d7]?(?=\W|$))?[\W_]*", re.I)
_BEHIND: Final = re.compile(r"(?:\s+[x\u00d7]?\s*\d+\s*[x\u00d7]?)?[\s.]*$", re.I)
_LABEL: Final = re.compile(r"^([^\W\d][\w\- ]*?)\s*[:=]\s*(.*)$", re.S)
_BRACKETS: Final = re.compile(r"^(.+?)\s*[(\[]([^()\[\]]*)[)\]]$")
_AND: Final = re.compile(r"\s+(?:and|und|&)\s+", re.I)

#: No kingdom is longer than this, whatever is written beside the names.
LONGEST_TEXT: Final = 4000
MOST_NAMES: Final = 80
BANE: Final = "bane"
MOUSE: Final = "mouse"
OTHER: Final = "other"


def written(kingdom: Kingdom, language: str = "en") -> str:
    """A kingdom as one line."""
    return words(language).say(_line(kingdom, language))


def _line(kingdom: Kingdom, language: str) -> Message:
    own = words(language)
    parts = [
        message("kingdom-list-names", names=[own.card_name(name) for name in names])
        for names in (kingdom.cards, kingdom.landscapes)
        if names
    ]
    if kingdom.bane is not None:
        parts.append(message("kingdom-list-bane", card=kingdom.bane))
    if kingdom.mouse is not None:
        parts.append(message("kingdom-list-mouse", card=kingdom.mouse))
    line = parts[0] if parts else message("no-cards")
    for part in parts[1:]:
        line = message("kingdom-list-parts", left=line, right=part)
    return line


def read_kingdom(text: str, language: str = "en") -> Kingdom:
    """The kingdom that somebody means: by its code, by the name of a recommended one, or by its cards.

    Names may be of any language; those of `language` come first. BadSetup or UnknownCard say what cannot be read.
    """
    text = normalize("NFKC", _not_too_long(text)).strip().strip("\"'\u201c\u201d\u201e\u201f").strip()
    one = known_recommended(text)
    if one is not None:
        return playable(one)
    return from_code(text) if looks_like_code(text) else _Reader(language).read(text)


def read_names(text: str, language: str = "en") -> list[str]:
    """The cards and landscapes of a list, or all of a kingdom that is given by its code or name."""
    text = _not_too_long(text)
    if known_recommended(text) is not None or looks_like_code(text):
        return read_kingdom(text, language).names
    return [find_card(bare, language).name for piece in _SEPARATORS.split(text) if (bare := _bare(piece))]


def _not_too_long(text: str) -> str:
    """The text, unless it is so long that it cannot be a kingdom."""
    if len(text) > LONGEST_TEXT:
        raise BadSetup(f"{len(text)} characters are too many for a kingdom", "kingdom-too-long")
    return text


def playable(one: Recommended) -> Kingdom:
    """The kingdom of a recommended set; BadSetup with the sets it needs, if those are not here."""
    if one.kingdom is None:
        sets = [set_message(name) for name in one.needs]
        raise BadSetup(f"{one.key} needs {', '.join(one.needs)}", "kingdom-unavailable", kingdom=one.name, sets=sets)
    return one.kingdom


class _Reader:
    """Reads one list, piece by piece."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.kinds: list[Kind] = []
        self.chosen: dict[str, Kind] = {}
        self.unknown: list[UnknownCard] = []

    def read(self, text: str) -> Kingdom:
        pieces = [bare for piece in _SEPARATORS.split(text) if (bare := _bare(piece))]
        if len(pieces) > MOST_NAMES:
            raise BadSetup(f"{len(pieces)} names are too many for a kingdom", "kingdom-too-long")
        role = ""
        for piece in pieces:
            label, rest = _label(piece)
            role = label or role
            if rest:
                self._take(rest, role)
                role = ""
        self._complain(pieces)
        bane, mouse = (self.chosen[role].name if role in self.chosen else None for role in (BANE, MOUSE))
        return Kingdom.of(self.kinds, bane, mouse)

    def _complain(self, pieces: list[str]) -> None:
        if not pieces:
            raise BadSetup("there is no name in this text", "kingdom-empty")
        if len(pieces) == 1 and self.unknown:
            raise unknown_name(pieces[0], self.language)
        if len(self.unknown) == 1:
            raise self.unknown[0]
        if self.unknown:
            names = [message(f"kingdom-{error.key}", **error.facts) for error in self.unknown]
            raise BadSetup(f"unknown: {[error.name for error in self.unknown]}", "unknown-cards", names=names)

    def _take(self, piece: str, role: str) -> None:
        """One name, perhaps with something in brackets, or several names joined by a word."""
        kind = self._known(piece)
        brackets = _BRACKETS.match(piece)
        joined = [other for part in _AND.split(piece) if (other := self._known(part)) is not None]
        if kind is not None:
            self._put(kind, role)
        elif brackets:
            self._take_brackets(brackets[1], _bare(brackets[2]), role)
        elif len(joined) == len(_AND.split(piece)):
            for each in joined:
                self._put(each, role)
        else:
            self.unknown.append(unknown_card(piece, self.language))

    def _take_brackets(self, outside: str, inside: str, role: str) -> None:
        """`Moat (Bane)`, `Young Witch (Moat)`; whatever else stands in brackets is a remark."""
        label, rest = _label(f"{inside}:")
        self._take(outside, role if rest else role or label)
        asks = self._known(outside)
        if asks is not None and (asks.bane or asks.sets_aside):
            _, name = _label(inside)
            if name and plain(name) not in _set_names():
                self._take(name, BANE if asks.bane else MOUSE)

    def _put(self, kind: Kind, role: str) -> None:
        if role not in (BANE, MOUSE):
            self.kinds.append(kind)
        elif self.chosen.setdefault(role, kind) is not kind:
            raise BadSetup(
                f"two cards are named as {role}", f"{role}-twice", card=self.chosen[role].name, other=kind.name
            )

    def _known(self, piece: str) -> Kind | None:
        return known_card(piece, self.language)


def _bare(piece: str) -> str:
    """A piece without the bullet, number or count in front of or behind it."""
    return _BEHIND.sub("", _IN_FRONT.sub("", " ".join(piece.split())))


def _label(piece: str) -> tuple[str, str]:
    """What a label in front says, and what follows it; ("", all of it) if there is none that means anything."""
    match = _LABEL.match(piece)
    role = _labels().get(plain(match[1]), "") if match else ""
    return (role, _bare(match[2])) if match and role else ("", piece)


@cache
def _labels() -> dict[str, str]:
    return {
        plain(label): role
        for role in (OTHER, BANE, MOUSE)
        for language in LANGUAGES
        for label in words(language).text(f"kingdom-label-{role}").split(",")
    }


@cache
def _set_names() -> set[str]:
    return {plain(words(language).say(set_message(name))) for language in LANGUAGES for name in playable_sets()}
