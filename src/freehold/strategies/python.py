"""Strategies written in Python: a class that derives from `Bot` and is made with a seed."""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from freehold.bots.bot import Bot
from freehold.strategies.mistakes import StrategyError
from freehold.strategies.names import find_kind
from freehold.strategies.strategy import Programmed


def from_python(place: str) -> Programmed:
    """`my_bot.py`, `my_bot.py:MyBot` or `package.module:MyBot`."""
    where, _, class_name = place.rpartition(":") if not place.endswith(".py") else (place, "", "")
    module = _from_file(Path(where)) if where.endswith(".py") else _by_name(where)
    found = _bot_class(module, class_name, place)
    needs = tuple(find_kind(name).name for name in getattr(found, "needs", ()))
    named = found.__dict__.get("name")  # in a compiled class this is no text
    if where.endswith(".py"):
        place = f"{Path(where).resolve()}:{found.__name__}"
    return Programmed(named if isinstance(named, str) else found.__name__, found, needs, (from_python, (place,)))


def _from_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise StrategyError(f"there is no file {path}")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _by_name(name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        raise StrategyError(f"there is no Python module {missing.name!r}; give it as package.module:Class") from missing


def _bot_class(module: ModuleType, name: str, place: str) -> Any:
    """The class that was asked for, or the only bot that the module defines."""
    bots = {
        key: value
        for key, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Bot) and value.__module__ == module.__name__
    }
    if not name and len(bots) == 1:
        return next(iter(bots.values()))
    if name in bots:
        return bots[name]
    found = ", ".join(bots) or "none"
    wanted = f"no class {name} that is a Bot" if name else "not exactly one Bot"
    raise StrategyError(f"{place}: there is {wanted} in it (found: {found}); derive it from freehold.bots.Bot")
