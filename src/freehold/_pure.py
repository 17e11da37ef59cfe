"""Choosing between the compiled and the interpreted engine.

Where the package was built with a C compiler, every module of `engine/` and `bots/`, and some of `rl/`, lies there
twice, and Python prefers the compiled one. With FREEHOLD_PURE=1 the sources are run instead; both play the same games.
"""

import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

PACKAGES = ("freehold.engine", "freehold.bots", "freehold.rl")


class _SourcesOnly:
    """A finder that sees only .py files in the compiled packages."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(PACKAGES) or path is None:
            return None
        for folder in path:
            finder = importlib.machinery.FileFinder(folder, (importlib.machinery.SourceFileLoader, [".py"]))
            spec = finder.find_spec(name)
            if spec is not None:
                return spec
        return None


def wanted() -> bool:
    return os.environ.get("FREEHOLD_PURE", "") not in ("", "0")


def install() -> None:
    """Before the first import of the engine: obey FREEHOLD_PURE."""
    if wanted() and _SourcesOnly not in sys.meta_path:
        sys.meta_path.insert(0, _SourcesOnly)


def compiled() -> bool:
    """Whether the engine that is running is the compiled one."""
    from freehold.engine import game

    return not (game.__file__ or "").endswith(".py")
