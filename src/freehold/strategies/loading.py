"""Finding a strategy by what people call it: a name of the library, a file, a bot, or `BMU+Witch`."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

from freehold.bots import BOTS
from freehold.engine.errors import UnknownCard, short, shown
from freehold.engine.kind import fold
from freehold.strategies.files import is_file, trouble
from freehold.strategies.mistakes import BadStrategy, StrategyError, one_of
from freehold.strategies.names import find_kind
from freehold.strategies.python import from_python
from freehold.strategies.strategy import Registered, Strategy, Written

LIBRARY: Final = Path(__file__).with_name("library")
SUFFIX: Final = ".strategy"


class UnknownStrategy(StrategyError):
    """A name that no strategy has."""


def load(name: str) -> Strategy:
    """A strategy by its name or short name in the library, by that of a bot, by a file, or with one card more."""
    known = library()
    if fold(name) in known:
        return known[fold(name)]
    if name in BOTS:
        return Registered(name)
    if name.endswith(SUFFIX):
        return read(Path(name))
    if not name.endswith(".py") and is_file(name):
        why = f"{shown(name)} is a file, but the name of a strategy file ends in {SUFFIX}, that of a bot in .py"
        raise UnknownStrategy(why, "strategy-ending", path=name)
    if name.endswith(".py") or ":" in name:
        return from_python(name)
    base, plus, card = name.rpartition("+")
    if plus and base.strip():
        return with_card(load(base.strip()), card.strip())
    raise _unknown(name)


def read(path: Path) -> Written:
    """A strategy out of a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise UnknownStrategy(f"there is no file {path}", "no-file", path=str(path)) from None
    except OSError as problem:
        why = f"{path} cannot be read: {problem.strerror}"
        raise StrategyError(why, "not-read", path=str(path), why=trouble(problem)) from None
    except UnicodeDecodeError as problem:
        raise StrategyError(f"{path} is not a text file: {problem}", "not-text", path=str(path)) from None
    try:
        return Written(text, path.stem)
    except BadStrategy as mistake:
        raise StrategyError(f"{path}, {mistake}", "strategy-mistake", path=str(path), **mistake.facts) from None


@cache
def library() -> dict[str, Written]:
    """The strategies that come with Freehold, by the names people call them by."""
    found: dict[str, Written] = {}
    for strategy in shelf():
        for name in (strategy.name, strategy.short):
            found[fold(name)] = strategy
    return found


@cache
def shelf() -> tuple[Written, ...]:
    """The strategies that come with Freehold, each once."""
    return tuple(read(path) for path in sorted(LIBRARY.rglob(f"*{SUFFIX}")))


def with_card(base: Strategy, name: str) -> Written:
    """The base with one copy of a card more (see `variants.py`)."""
    if not isinstance(base, Written):
        why = f"{base.name} is a program: only a strategy in words can get a card more"
        raise StrategyError(why, "strategy-program", name=short(base.name))
    try:
        kind = find_kind(name)
    except UnknownCard as unknown:
        why = f"{base.short}+{short(name)}: {unknown}"
        raise UnknownStrategy(why, "strategy-card", name=short(f"{base.short}+{name}")) from unknown
    if not (kind.kingdom or kind.basic):
        why = f"{base.short}+{name}: {kind.name} is not a card of the Supply"
        raise UnknownStrategy(why, "strategy-not-supply", card=kind.name)
    return base.with_card(kind)


def _unknown(name: str) -> UnknownStrategy:
    """That there is no such strategy, and those whose names are nearest."""
    known = [*dict.fromkeys(each for strategy in shelf() for each in (strategy.name, strategy.short) if each), *BOTS]
    folded = {fold(each): each for each in known}
    near = [folded[each] for each in get_close_matches(fold(name), list(folded), n=3, cutoff=0.6)]
    why = f"there is no strategy named {shown(name)}"
    lists = "`freehold strategies` lists all"
    if near:
        why = f"{why}; did you mean {one_of(near)}? {lists}"
        return UnknownStrategy(why, "unknown-strategy-nearest", name=short(name), nearest=near)
    why = f"{why}; {lists}, and a file is named by *{SUFFIX} or *.py"
    return UnknownStrategy(why, "unknown-strategy", name=short(name))
