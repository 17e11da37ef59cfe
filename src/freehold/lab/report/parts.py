"""What the page is put together from: sections, tables, and drawings with the table behind them."""

from __future__ import annotations

from collections.abc import Sequence

from freehold.lab.report.markup import Element, Node, element


def section(key: str, title: str, *children: Node, wide: bool = False) -> Element:
    heading = element("h2", title, id=key)
    return element("section", heading, *children, class_="card wide" if wide else "card", aria_labelledby=key)


def table(head: Sequence[Node], rows: Sequence[Sequence[Node]], caption: str, look: str = "") -> Element:
    """A table whose first column names its rows. It scrolls sideways, also by keyboard, where it is too wide."""
    headings = [element("th", cell, scope="col") for cell in head]
    body = [
        element("tr", element("th", cells[0], scope="row"), *(element("td", cell) for cell in cells[1:]))
        for cells in rows
    ]
    return element(
        "div",
        element(
            "table",
            element("caption", caption, class_="unseen"),
            element("thead", element("tr", *headings)),
            element("tbody", *body),
            class_=look or None,
        ),
        class_="scroll",
        tabindex=0,
        role="region",
        aria_label=caption,
    )


def unseen(text: str) -> Element:
    """Words for those who hear the page; to the others the place says enough."""
    return element("span", text, class_="unseen")


def folded(summary: Node, *children: Node, opened: bool = False, look: str = "") -> Element:
    """Something that opens when its line is clicked; no script is needed for it."""
    return element("details", element("summary", summary), *children, open="" if opened else None, class_=look or None)


def figure(chart: Element, caption: str, summary: str, data: Element) -> Element:
    """A drawing, what it means, and its numbers in a table."""
    return element("figure", chart, element("figcaption", caption), folded(summary, data))
