"""Elements of a page. Everything that is put into one is escaped here, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final, Union

Value = str | int | float
Node = Union["Element", str, None]

#: Elements that have no end tag.
EMPTY: Final = frozenset({"meta"})


class Element:
    """An element with its attributes and what is inside it; `str` gives the text of the page."""

    def __init__(self, name: str, attributes: dict[str, Value], children: Iterable[Node]) -> None:
        self.name = name
        self.attributes = attributes
        self.children = [child for child in children if child is not None]

    def __str__(self) -> str:
        parts: list[str] = []
        self._write(parts)
        return "".join(parts)

    def _write(self, parts: list[str]) -> None:
        parts.append(f"<{self.name}")
        for name, value in self.attributes.items():
            parts.append(f' {name}="{escape(_plain(value))}"')
        parts.append(">")
        if self.name in EMPTY:
            return
        for child in self.children:
            if isinstance(child, Element):
                child._write(parts)
            else:
                # A style sheet is the one thing that is no text: in it, `>` means itself.
                parts.append(child if self.name == "style" else escape(child, quote=False))
        parts.append(f"</{self.name}>")


def element(name: str, /, *children: Node, **attributes: Value | None) -> Element:
    """`element("p", "Hello", class_="big", aria_hidden="true")`; an attribute that is None is left out."""
    named = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items() if value is not None}
    return Element(name, named, children)


def _plain(value: Value) -> str:
    """A number as short as it can be drawn: two places are a fraction of a pixel."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
