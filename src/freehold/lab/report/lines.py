"""A drawing of curves with bands, one for each strategy, over the number of a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from freehold.lab.report.markup import Element, element
from freehold.lab.report.people import LETTERS
from freehold.lab.report.scale import Scale, spread, ticks, whole_ticks

#: Pixels from the top of the drawing to its base line, and to its lower end with the numbers of the turns.
TOP: Final = 18
BASE: Final = 238
HEIGHT: Final = 266
#: The curves begin and end so many per cent of the width from the edges, where the letters have their place.
MARGIN: Final = 8
#: Across, shapes are drawn on a grid of this width, which is then stretched.
GRID: Final = 1000
#: The least distance of the letters at the ends of the curves.
LINE: Final = 15


@dataclass(frozen=True)
class Point:
    """A mean with its band, at one turn."""

    turn: int
    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Curve:
    """The points of one strategy, by its number."""

    strategy: int
    points: Sequence[Point]


def line_chart(
    curves: Sequence[Curve],
    title: str,
    turn_label: Callable[[int], str],
    value_label: Callable[[float], str],
    point_label: Callable[[int], str],
) -> Element:
    """The drawing. `turn_label` names the first turn in full, `point_label` tells all about a turn when pointed at."""
    drawn = [curve for curve in curves if curve.points]
    points = [point for curve in drawn for point in curve.points]
    first, last = min(point.turn for point in points), max(point.turn for point in points)
    marks = ticks(min(0.0, *(point.low for point in points)), max(point.high for point in points))
    across = Scale(first, last, MARGIN, 100 - MARGIN)
    up = Scale(marks[0], marks[-1], BASE, TOP)
    return element(
        "svg",
        element("title", title),
        *(_mark(up(value), value_label(value), value == 0) for value in marks),
        *(
            element("text", turn_label(turn), class_="tick middle", x=f"{across(turn):.2f}%", y=BASE + 20)
            for turn in whole_ticks(first, last)
        ),
        _shapes(drawn, across, up),
        *_ends(drawn, across, up),
        *(_pointed_at(turn, across, point_label(turn)) for turn in range(first, last + 1)),
        class_="chart",
        role="img",
        width="100%",
        height=HEIGHT,
    )


def _mark(y: float, label: str, is_zero: bool) -> Element:
    return element(
        "g",
        element("line", class_="zero" if is_zero else "grid", x1="0", x2="100%", y1=y, y2=y),
        element("text", label, class_="tick", x="0", y=y - 4),
    )


def _shapes(curves: Sequence[Curve], across: Scale, up: Scale) -> Element:
    """Bands below, lines above: on a grid of their own that is stretched to the width of the page."""
    bands: list[Element] = []
    lines: list[Element] = []
    for curve in curves:
        upper = [(across(point.turn), up(point.high)) for point in curve.points]
        lower = [(across(point.turn), up(point.low)) for point in reversed(curve.points)]
        middle = [(across(point.turn), up(point.mean)) for point in curve.points]
        tone = f"tone-{curve.strategy}"
        bands.append(element("polygon", class_=f"band {tone}", points=_path([*upper, *lower])))
        lines.append(element("polyline", class_=f"line {tone}", points=_path(middle)))
    shown = {"viewBox": f"0 0 {GRID} {HEIGHT}", "preserveAspectRatio": "none"}
    return element("svg", *bands, *lines, width="100%", height=HEIGHT, **shown)


def _path(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x * GRID / 100:.1f},{y:.1f}" for x, y in places)


def _ends(curves: Sequence[Curve], across: Scale, up: Scale) -> list[Element]:
    """The letter of each strategy at the end of its curve, so that none is known by its colour alone."""
    heights = spread([up(curve.points[-1].mean) + 5 for curve in curves], LINE, TOP, BASE)
    drawn: list[Element] = []
    for curve, height in zip(curves, heights, strict=True):
        end = curve.points[-1]
        x = f"{across(end.turn):.2f}%"
        tone = f"tone-{curve.strategy}"
        drawn.append(element("circle", class_=f"dot {tone}", cx=x, cy=up(end.mean), r=3.5))
        drawn.append(element("text", LETTERS[curve.strategy], class_=f"letter {tone}", x=x, y=height, dx=8))
    return drawn


def _pointed_at(turn: int, across: Scale, label: str) -> Element:
    """An unseen strip that tells the values of its turn."""
    width = across(across.low + 1) - across(across.low) if across.high > across.low else 100.0 - 2 * MARGIN
    x = f"{across(turn) - width / 2:.2f}%"
    return element(
        "rect", element("title", label), class_="strip", x=x, y=TOP, width=f"{width:.2f}%", height=BASE - TOP
    )
