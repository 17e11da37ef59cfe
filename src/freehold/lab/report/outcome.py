"""Who won how often: in all, and by the order of the seats."""

from __future__ import annotations

from freehold.lab.report.bars import outcome_bar, whisker
from freehold.lab.report.language import Language
from freehold.lab.report.markup import Element, Node, element
from freehold.lab.report.parts import section, table, unseen
from freehold.lab.report.people import lettered, named
from freehold.lab.tally import Side, Tally


def outcome(tally: Tally, language: Language) -> Element:
    return section(
        "outcome",
        language.text("report-outcome"),
        element("div", *(_row(number, side, language) for number, side in enumerate(tally.sides)), class_="outcomes"),
        element("p", language.text("report-outcome-key"), class_="note"),
        _in_all(tally, language),
        element("h3", language.text("report-seats")),
        element("p", language.text("report-seats-note"), class_="note"),
        _by_seat(tally, language),
        wide=True,
    )


def _row(number: int, side: Side, language: Language) -> Element:
    return element("div", named(number, side.name), outcome_bar(side, number, language))


def _in_all(tally: Tally, language: Language) -> Element:
    head: list[Node] = [
        unseen(language.text("report-head-strategy")),
        language.text("report-head-wins"),
        language.text("report-head-ties"),
        language.text("report-head-losses"),
        language.text("report-head-share"),
        language.text("report-head-points"),
    ]
    rows: list[list[Node]] = [
        [
            lettered(number, side.name),
            language.rate(side.win_rate()),
            language.rate(side.tie_rate()),
            language.rate(side.loss_rate()),
            language.rate(side.win_share()),
            language.mean(side.points.mean),
        ]
        for number, side in enumerate(tally.sides)
    ]
    return table(head, rows, language.text("report-outcome-table"), "figures-in-columns")


def _by_seat(tally: Tally, language: Language) -> Element:
    """A row for each strategy and seat: its part of the victories, drawn and written."""
    head: list[Node] = [
        unseen(language.text("report-head-strategy")),
        language.text("report-head-seat"),
        language.text("report-head-share-drawn"),
        language.text("report-head-share"),
    ]
    rows: list[list[Node]] = [
        [
            lettered(number, side.name),
            language.whole(seat + 1),
            whisker(share := side.win_share(seat), 1 / tally.players, number),
            language.rate(share),
        ]
        for number, side in enumerate(tally.sides)
        for seat in range(tally.players)
        if side.games(seat)
    ]
    return table(head, rows, language.text("report-seats-table"), "with-drawing")
