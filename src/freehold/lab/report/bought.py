"""What the strategies bought, and what they had in the end."""

from __future__ import annotations

from collections.abc import Callable

from freehold.engine.kind import CARDS
from freehold.kingdoms.show import cost_order
from freehold.lab.report.bars import bar
from freehold.lab.report.curves import watched_note
from freehold.lab.report.language import Language
from freehold.lab.report.markup import Element, Node, element
from freehold.lab.report.parts import section, table
from freehold.lab.report.people import legend, lettered
from freehold.lab.tally import Buys, Side, Tally


def buys(tally: Tally, language: Language) -> Element:
    """Copies of each card bought in a game, and the turn in which a strategy bought its first."""
    title = language.text("report-buys")
    note = " ".join([language.text("report-buys-note"), watched_note(tally, language)]).strip()
    names = [side.name for side in tally.sides]
    data = _per_game(tally, language, lambda side: {name: buys.copies for name, buys in side.buys.items()}, title, True)
    return section("buys", title, element("p", note, class_="note"), legend(names), data, wide=True)


def decks(tally: Tally, language: Language) -> Element:
    """The cards of each strategy when a game was over."""
    title = language.text("report-decks")
    note = " ".join([language.text("report-decks-note"), watched_note(tally, language)]).strip()
    names = [side.name for side in tally.sides]
    data = _per_game(tally, language, lambda side: side.deck, title, False)
    return section("decks", title, element("p", note, class_="note"), legend(names), data, wide=True)


def _per_game(
    tally: Tally, language: Language, counted: Callable[[Side], dict[str, int]], title: str, first: bool
) -> Element:
    """A row for each card, dear ones first: a bar and a number for each strategy, and perhaps the first turn."""
    counts = [counted(side) for side in tally.sides]
    names = sorted({name for count in counts for name in count}, key=lambda name: _dear_first(name, language))
    most = max((copies for count in counts for copies in count.values()), default=0) or 1
    head: list[Node] = [language.text("report-head-card")]
    for number, side in enumerate(tally.sides):
        head.append(lettered(number, side.name))
        if first:
            head.append(language.text("report-head-first"))
    rows: list[list[Node]] = []
    for name in names:
        row: list[Node] = [language.card(name)]
        for number, (side, count) in enumerate(zip(tally.sides, counts, strict=True)):
            copies = count.get(name, 0)
            row.append(_amount(copies / most, copies / tally.watched, number, language))
            if first:
                row.append(_first(side.buys.get(name), language))
        rows.append(row)
    return table(head, rows, title, "with-bars")


def _amount(share: float, per_game: float, number: int, language: Language) -> Element:
    return element(
        "div",
        bar(share, number),
        element("span", language.decimal(per_game, 2) if per_game else "–"),
        class_="amount",
    )


def _first(buys: Buys | None, language: Language) -> str:
    return "–" if buys is None or not buys.first.count else language.decimal(buys.first.mean.value)


def _dear_first(name: str, language: Language) -> tuple[int, int, str]:
    _, coins, potion = cost_order(CARDS.find(name))
    return -coins, -potion, language.card(name)
