"""How the games went: coins and points of each strategy, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from freehold.lab.report.language import Language
from freehold.lab.report.lines import Curve, Point, line_chart
from freehold.lab.report.markup import Element, Node, element
from freehold.lab.report.parts import figure, section, table
from freehold.lab.report.people import LETTERS, legend, lettered
from freehold.lab.tally import Spread, Tally

#: The band leaves out this part of the games at either end: eight games in ten lie in it.
OUTSIDE: Final = 0.1
#: A turn is drawn if this part of the games came to it: the curves of the few longest games would only jump about.
REACHED: Final = 0.05


def coins(tally: Tally, language: Language) -> Element:
    spreads = [side.coins_by_turn for side in tally.sides]
    title, note = language.text("report-coins"), language.text("report-coins-note")
    return _section(tally, spreads, language, "coins", title, note)


def points(tally: Tally, language: Language) -> Element:
    spreads = [side.points_by_turn for side in tally.sides]
    title, note = language.text("report-points"), language.text("report-points-note")
    return _section(tally, spreads, language, "points", title, note)


def _section(
    tally: Tally, spreads: Sequence[Sequence[Spread]], language: Language, key: str, title: str, note: str
) -> Element:
    names = [side.name for side in tally.sides]
    curves = [
        Curve(number, [_point(turn, spread) for turn, spread in enumerate(by_turn, 1) if _is_drawn(spread, tally)])
        for number, by_turn in enumerate(spreads)
    ]
    chart = line_chart(
        curves,
        title,
        lambda turn: language.text("report-turn", turn=turn) if turn == 1 else language.whole(turn),
        lambda value: language.decimal(value, 0 if value == int(value) else 1),
        lambda turn: _told(turn, spreads, language),
    )
    note = " ".join([note, language.text("report-band"), watched_note(tally, language)]).strip()
    data = _data(spreads, names, language, title)
    return section(key, title, legend(names, lines=True), figure(chart, note, language.text("report-numbers"), data))


def watched_note(tally: Tally, language: Language) -> str:
    """That some figures are those of a part of the games, where it is so."""
    if tally.watched == tally.games:
        return ""
    return language.text("report-watched", watched=language.whole(tally.watched), games=language.whole(tally.games))


def _is_drawn(spread: Spread, tally: Tally) -> bool:
    return spread.count > 0 and spread.count >= REACHED * tally.watched


def _point(turn: int, spread: Spread) -> Point:
    return Point(turn, spread.mean.value, spread.quantile(OUTSIDE), spread.quantile(1 - OUTSIDE))


def _told(turn: int, spreads: Sequence[Sequence[Spread]], language: Language) -> str:
    """All values of a turn in one line."""
    values = [
        language.text("report-at-turn", letter=LETTERS[number], mean=language.decimal(by_turn[turn - 1].mean.value))
        for number, by_turn in enumerate(spreads)
        if len(by_turn) >= turn and by_turn[turn - 1].count
    ]
    return language.text("report-turn-values", turn=language.text("report-turn", turn=turn), values=values)


def _data(spreads: Sequence[Sequence[Spread]], names: Sequence[str], language: Language, caption: str) -> Element:
    """A row for each turn: means with bands, then how many games came to it."""
    strategies = [lettered(number, name) for number, name in enumerate(names)]
    games = [element("span", strategy, " ", language.text("report-head-games")) for strategy in strategies]
    rows: list[list[Node]] = []
    for turn in range(1, max(map(len, spreads)) + 1):
        here = [by_turn[turn - 1] if turn <= len(by_turn) else Spread() for by_turn in spreads]
        means = [_mean(spread, language) for spread in here]
        rows.append([language.whole(turn), *means, *(language.whole(spread.count) for spread in here)])
    return table([language.text("report-head-turn"), *strategies, *games], rows, caption, "figures-in-columns")


def _mean(spread: Spread, language: Language) -> Element | None:
    if not spread.count:
        return None
    low, high = language.decimal(spread.quantile(OUTSIDE), 0), language.decimal(spread.quantile(1 - OUTSIDE), 0)
    band = element("span", language.text("report-in-band", low=low, high=high), class_="beside")
    return element("span", language.decimal(spread.mean.value, 2), " ", band)
