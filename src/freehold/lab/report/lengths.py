"""How long the games were, and what ended them."""

from __future__ import annotations

from collections import Counter
from typing import Final

from freehold.lab.report.bars import bar
from freehold.lab.report.columns import column_chart
from freehold.lab.report.language import Language
from freehold.lab.report.markup import Element, Node
from freehold.lab.report.parts import figure, section, table, unseen
from freehold.lab.tally import EMPTY_PILES, LAST_CARD, Ending, Tally
from freehold.texts import message

#: The shortest and the longest games, up to this part of all, are only in the table: one that took for ever would
#: squeeze all others into a corner.
RARE: Final = 0.001
#: So many ways to end are named; those that were rarer are added up.
MOST_ENDINGS: Final = 8


def lengths(tally: Tally, language: Language) -> Element:
    """The turns of the player who had most, as columns."""
    turns = tally.turns
    first, last = turns.quantile(RARE), turns.quantile(1 - RARE)
    shares = [(number, turns.counts.get(number, 0) / turns.count) for number in range(first, last + 1)]
    chart = column_chart(
        shares,
        language.text("report-lengths"),
        language.text("report-head-turns"),
        language.whole,
        lambda share: language.percent(share, 0 if share >= 0.01 else 1),
        lambda number, share: language.text(
            "report-length-share", turns=language.text("report-turns", turns=number), share=language.percent(share)
        ),
    )
    rows = [
        [language.whole(number), language.whole(games), language.percent(games / turns.count, 2)]
        for number, games in sorted(turns.counts.items())
    ]
    head = [
        language.text("report-head-turns"),
        language.text("report-head-games"),
        language.text("report-head-part"),
    ]
    note = language.text(
        "report-lengths-note",
        mean=language.mean(turns.mean),
        middle=turns.quantile(0.5),
        low=turns.quantile(0.1),
        high=turns.quantile(0.9),
    )
    title = language.text("report-lengths")
    data = table(head, rows, title, "figures-in-columns")
    return section("lengths", title, figure(chart, note, language.text("report-numbers"), data))


def endings(tally: Tally, language: Language) -> Element:
    """What ended the games, the most frequent first."""
    told: Counter[str] = Counter()
    for ending, games in tally.endings.items():
        told[_told(ending, language)] += games
    ordered = sorted(told.items(), key=lambda pair: (-pair[1], pair[0]))
    shown = ordered[:MOST_ENDINGS]
    rest = sum(games for _, games in ordered[MOST_ENDINGS:])
    if rest:
        shown.append((language.text("report-end-rest"), rest))
    most = max(games for _, games in shown)
    rows: list[list[Node]] = [
        [words, bar(games / most), language.percent(games / tally.games), language.whole(games)]
        for words, games in shown
    ]
    title = language.text("report-endings")
    head: list[Node] = [
        language.text("report-head-ending"),
        unseen(language.text("report-head-drawn")),
        language.text("report-head-part"),
        language.text("report-head-games"),
    ]
    return section("endings", title, table(head, rows, title, "with-drawing"))


def _told(ending: Ending, language: Language) -> str:
    piles = [message("choice-card", card=name) for name in ending.piles]
    if ending.how == LAST_CARD:
        return language.text("report-end-last-card", piles=piles)
    if ending.how == EMPTY_PILES:
        return language.text("report-end-empty-piles", piles=piles)
    return language.text("report-end-unfinished")
