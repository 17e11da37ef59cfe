"""A drawing of how often something took how long: a column for each number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from freehold.lab.report.markup import Element, element
from freehold.lab.report.scale import Scale, ticks, whole_ticks

TOP: Final = 18
BASE: Final = 178
HEIGHT: Final = 206
#: The columns begin and end so many per cent of the width from the edges, where the words have their place.
MARGIN: Final = 12


def column_chart(
    shares: Sequence[tuple[int, float]],
    title: str,
    unit: str,
    number_label: Callable[[int], str],
    share_label: Callable[[float], str],
    column_label: Callable[[int, float], str],
) -> Element:
    """Columns for numbers in a row, each with the share of all that it stands for; `unit` is what they count."""
    first, last = shares[0][0], shares[-1][0]
    marks = ticks(0.0, max(share for _, share in shares), 4)
    width = (100 - 2 * MARGIN) / (last - first + 1)
    across = Scale(first, last + 1, MARGIN, 100 - MARGIN)  # where the column of a number begins
    up = Scale(0, marks[-1], BASE, TOP)
    drawn = [element("text", unit, class_="tick", x="0", y=BASE + 20)]
    for value in marks:
        y = up(value)
        drawn.append(element("line", class_="grid" if value else "zero", x1="0", x2="100%", y1=y, y2=y))
        if value:
            drawn.append(element("text", share_label(value), class_="tick", x="0", y=y - 4))
    for number, share in shares:
        drawn.append(
            element(
                "rect",
                element("title", column_label(number, share)),
                class_="column",
                x=f"{across(number) + 0.06 * width:.2f}%",
                y=up(share),
                width=f"{0.88 * width:.2f}%",
                height=BASE - up(share),
            )
        )
    for number in whole_ticks(first, last):
        x = f"{across(number) + width / 2:.2f}%"
        drawn.append(element("text", number_label(number), class_="tick middle", x=x, y=BASE + 20))
    return element("svg", element("title", title), *drawn, class_="chart", role="img", width="100%", height=HEIGHT)
