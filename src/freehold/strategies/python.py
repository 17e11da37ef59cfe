"""Strategies written in Python: a class that derives from `Bot` and is made with a seed."""

from __future__ import annotations

import importlib
import importlib.util
import traceback
from pathlib import Path
from types import ModuleType
from typing import Any

from freehold.bots.bot import Bot
from freehold.engine.errors import short
from freehold.strategies.files import is_file
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
    if not is_file(path):
        raise StrategyError(f"there is no file {path}", "no-file", path=str(path))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as problem:  # whatever somebody's program does when it is read
        raise _broken(str(path), problem) from problem
    return module


def _by_name(name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{name}.".startswith(f"{missing.name}."):
            raise _broken(name, missing) from missing  # it is there, but what it needs is not
        which = short(missing.name)
        why = f"there is no Python module {which!r}; give it as package.module:Class"
        raise StrategyError(why, "no-module", name=which) from missing
    except (Exception, SystemExit) as problem:
        raise _broken(name, problem) from problem


def _broken(place: str, problem: BaseException) -> StrategyError:
    """That a program cannot even be read, with the line at which it failed: the last one that is its author's."""
    what = type(problem).__name__
    if isinstance(problem, SyntaxError):
        file, line, said = problem.filename or place, problem.lineno or 0, problem.msg
    else:
        frames = [frame for frame in traceback.extract_tb(problem.__traceback__) if "importlib" not in frame.filename]
        last = next((frame for frame in reversed(frames) if frame.filename != __file__), None)
        file, line, said = (last.filename, last.lineno or 0, str(problem)) if last else (place, 0, str(problem))
    facts = {"path": file, "line": str(line), "what": what, "said": short(said)}
    return StrategyError(f"{file}, line {line}: {what}: {said}", "strategy-broken", **facts)


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
    found = f"(found: {', '.join(bots) or 'none'}); derive it from freehold.bots.Bot"
    if name:
        why = f"{place}: there is no class {name} that is a Bot in it {found}"
        raise StrategyError(why, "no-bot-class", path=place, name=short(name))
    why = f"{place}: there is not exactly one Bot in it {found}"
    raise StrategyError(why, "not-one-bot", path=place, count=len(bots), found=list(bots))
