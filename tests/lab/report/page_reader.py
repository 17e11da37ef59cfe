"""Reads a page as a browser does, and complains where a browser would put up with a mistake."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser

EMPTY = {"meta"}


class Part:
    """An element of a page."""

    def __init__(self, name: str, attributes: dict[str, str]) -> None:
        self.name = name
        self.attributes = attributes
        self.children: list[Part | str] = []

    def all(self, name: str = "", class_: str = "") -> list[Part]:
        """The elements inside it, by name and class."""
        return [
            part
            for part in self._inside()
            if (not name or part.name == name) and (not class_ or class_ in part.attributes.get("class", "").split())
        ]

    def one(self, name: str = "", class_: str = "") -> Part:
        (found,) = self.all(name, class_)
        return found

    def with_id(self, key: str) -> Part:
        (found,) = [part for part in self._inside() if part.attributes.get("id") == key]
        return found

    def section(self, key: str) -> Part:
        """The section whose heading has an id."""
        (found,) = [part for part in self.all("section") if part.attributes["aria-labelledby"] == key]
        return found

    def rows(self) -> list[list[str]]:
        """The cells of the rows of a table's body, as they are read."""
        return [[cell.text for cell in row.all() if cell.name in ("th", "td")] for row in self.one("tbody").all("tr")]

    @property
    def text(self) -> str:
        """Its words; those that only appear when somebody points at a drawing do not count."""
        parts = (child if isinstance(child, str) else child.text for child in self.children)
        return "" if self.name in ("title", "style") else "".join(parts)

    def _inside(self) -> Iterator[Part]:
        for child in self.children:
            if isinstance(child, Part):
                yield child
                yield from child._inside()


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open = [Part("", {})]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        part = Part(tag, {name: value or "" for name, value in attrs})
        assert len(part.attributes) == len(attrs), f"an attribute twice in {tag}"
        self.open[-1].children.append(part)
        if tag not in EMPTY:
            self.open.append(part)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().name == tag, f"</{tag}> closes another element"

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def read(text: str) -> Part:
    assert text.startswith("<!doctype html>")
    reader = _Reader()
    reader.feed(text)
    reader.close()
    assert len(reader.open) == 1, f"<{reader.open[-1].name}> is never closed"
    return reader.open[0]
