"""How strategies are told apart on the page: by a letter, a colour and a kind of line, the same everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from freehold.lab.report.markup import Element, element
from freehold.lab.report.parts import unseen

#: As many as can sit at a table.
LETTERS: Final = "ABCDEF"


def badge(number: int) -> Element:
    """The letter of a strategy on its colour."""
    return element("span", LETTERS[number], class_=f"badge tone-{number}")


def named(number: int, name: str) -> Element:
    """A strategy: its letter and its name."""
    return element("span", badge(number), " ", element("span", name, class_="name"), class_="strategy")


def lettered(number: int, name: str) -> Element:
    """A strategy by its letter; the name is there for those who do not see the legend beside it.

    So the columns of a table are equally wide, and bars in different columns can be compared.
    """
    return element("span", badge(number), unseen(f" {name}"))


def legend(names: Sequence[str], lines: bool = False) -> Element:
    """Whose the letters are and, for a drawing, what the lines look like."""
    shown = [_sample(number, name) if lines else named(number, name) for number, name in enumerate(names)]
    return element("p", *shown, class_="legend")


def _sample(number: int, name: str) -> Element:
    line = element("line", class_=f"line tone-{number}", x1="1", x2="35", y1="7", y2="7")
    drawn = element("svg", line, width="36", height="14", aria_hidden="true")
    return element("span", drawn, " ", named(number, name), class_="sample")
