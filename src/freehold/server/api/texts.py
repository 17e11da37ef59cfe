"""The words of a language in one file, as the client reads them."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable


def whole_text(language: str) -> str:
    """All messages of a language."""
    return "\n".join(_texts(files("freehold").joinpath("texts", language)))


def _texts(folder: Traversable) -> list[str]:
    found: list[str] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += _texts(entry)
        elif entry.name.endswith(".ftl"):
            found.append(entry.read_text(encoding="utf-8"))
    return found
