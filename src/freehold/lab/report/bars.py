"""Small drawings that stand in the rows of a table, beside the numbers they show."""

from __future__ import annotations

from typing import Final

from freehold.lab.report.language import Language
from freehold.lab.report.markup import Element, element
from freehold.lab.statistics import Estimate
from freehold.lab.tally import Side

#: The least part of a bar that has room for its number, on a phone too.
ROOM: Final = 0.2


def percent(share: float) -> str:
    """A share as a length in a drawing."""
    return f"{100 * share:.2f}%"


def bar(share: float, strategy: int | None = None) -> Element:
    """A bar that fills this share of its cell; the number stands beside it, so readers of text lose nothing."""
    tone = "" if strategy is None else f" tone-{strategy}"
    filled = element("rect", class_=f"bar{tone}", width=percent(share), height=12, rx=2)
    return element("svg", filled, class_="in-row", width="100%", height=12, aria_hidden="true")


def outcome_bar(side: Side, strategy: int, language: Language) -> Element:
    """Won, tied and lost in one bar: filled, hatched, empty. A part that has room bears its share.

    A bracket above the end of the filled part is the interval of the victories.
    """
    hatch = f"hatch-{strategy}"
    tone = f"tone-{strategy}"
    parts: list[Element] = [_stripes(hatch, tone)]
    start = 0.0
    rates = {"won": side.win_rate(), "tied": side.tie_rate(), "lost": side.loss_rate()}
    labels = {look: language.percent(rate.value) for look, rate in rates.items()}
    for look, rate in rates.items():
        fill = f"url(#{hatch})" if look == "tied" else None
        width = percent(rate.value)
        parts.append(element("rect", class_=f"{look} {tone}", fill=fill, x=percent(start), y=8, width=width, height=30))
        if rate.value > ROOM and look != "tied":  # letters on stripes cannot be read
            middle = percent(start + rate.value / 2)
            parts.append(element("text", labels[look], class_=f"on-{look} middle", x=middle, y=28))
        start += rate.value
    title = language.text(
        "report-outcome-bar", name=side.name, wins=labels["won"], ties=labels["tied"], losses=labels["lost"]
    )
    return element(
        "svg",
        element("title", title),
        *parts,
        *_bracket(rates["won"]),
        class_="outcome",
        role="img",
        width="100%",
        height=40,
    )


def _stripes(key: str, tone: str) -> Element:
    line = element("line", class_=f"hatching {tone}", x1=0, x2=0, y1=0, y2=7)
    return element(
        "pattern", line, id=key, width=7, height=7, patternUnits="userSpaceOnUse", patternTransform="rotate(45)"
    )


def _bracket(rate: Estimate) -> list[Element]:
    low, high = percent(rate.low), percent(rate.high)
    return [
        element("line", class_="bracket", x1=low, x2=high, y1=3, y2=3),
        element("line", class_="bracket", x1=low, x2=low, y1=2, y2=8),
        element("line", class_="bracket", x1=high, x2=high, y1=2, y2=8),
    ]


def whisker(share: Estimate, fair: float, strategy: int) -> Element:
    """A share as a dot on a line from 0 to 100 per cent, with its interval; a mark shows what would be fair."""
    tone = f"tone-{strategy}"
    return element(
        "svg",
        element("line", class_="grid", x1="0", x2="100%", y1=9, y2=9),
        element("line", class_="fair", x1=percent(fair), x2=percent(fair), y1=2, y2=16),
        element("line", class_=f"interval {tone}", x1=percent(share.low), x2=percent(share.high), y1=9, y2=9),
        element("circle", class_=f"dot {tone}", cx=percent(share.value), cy=9, r=4.5),
        class_="in-row",
        width="100%",
        height=18,
        aria_hidden="true",
    )
