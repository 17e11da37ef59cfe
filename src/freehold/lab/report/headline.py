"""The head of the page: who wins, how sure that is, and the few figures that everybody asks for first."""

from __future__ import annotations

from math import ceil, floor, log10
from typing import Final

from freehold.lab.report.language import Language
from freehold.lab.report.markup import Element, element
from freehold.lab.result import INTERRUPTED, Result
from freehold.lab.tally import Side, Tally

#: Nobody waits for more games than this to tell two strategies apart.
MOST_GAMES: Final = 100_000_000


def header(result: Result, language: Language) -> Element:
    tally = result.tally
    interrupted = language.text("report-interrupted") if result.stopped == INTERRUPTED else None
    return element(
        "header",
        element("p", language.text("report-kicker"), class_="kicker"),
        element("h1", headline(tally, language)),
        element("p", _certainty(tally, language), class_="lead") if tally.games else None,
        None if interrupted is None else element("p", interrupted, class_="warning"),
        _figures(tally, language) if tally.games else None,
    )


def headline(tally: Tally, language: Language) -> str:
    """The result in one sentence."""
    if not tally.games:
        return language.text("report-headline-none")
    best, second = leaders(tally)
    games = language.whole(tally.games)
    wins = language.rate(best.win_rate())
    if not is_sure(tally):
        return language.text("report-headline-close", best=best.name, second=second.name, games=games)
    if tally.players == 2:
        return language.text("report-headline-two", best=best.name, second=second.name, wins=wins, games=games)
    return language.text("report-headline-many", best=best.name, wins=wins, games=games)


def leaders(tally: Tally) -> tuple[Side, Side]:
    """The two strategies with the largest parts of the victories; of equal ones those named first."""
    best, second = sorted(tally.sides, key=lambda side: -side.win_share().value)[:2]
    return best, second


def lead(tally: Tally) -> tuple[float, float]:
    """By how much the first is ahead of the second, and by how much it has to be for that to be sure.

    Of two players one gets what the other does not, so only one of them is uncertain. Of several, the intervals must
    not overlap, which asks a little more than would be needed.
    """
    best, second = (side.win_share() for side in leaders(tally))
    if tally.players == 2:
        return best.value - 0.5, best.value - best.low
    return best.value - second.value, (best.value - best.low) + (second.high - second.value)


def is_sure(tally: Tally) -> bool:
    ahead, needed = lead(tally)
    return ahead > needed


def games_needed(tally: Tally) -> int:
    """Games with which a lead as large as this one would be sure, in two digits; 0 if it would take too many.

    An interval shrinks with the root of the number of games.
    """
    ahead, needed = lead(tally)
    if ahead <= 0 or tally.games * (needed / ahead) ** 2 > MOST_GAMES:
        return 0
    games = tally.games * (needed / ahead) ** 2
    digits: int = 10 ** max(0, floor(log10(games)) - 1)
    return ceil(games / digits) * digits


def _certainty(tally: Tally, language: Language) -> str:
    """How far the result can be trusted."""
    best, _ = leaders(tally)
    share = best.win_share()
    known = language.text(
        "report-sure-share", name=best.name, share=language.rate(share), interval=language.between(share)
    )
    if is_sure(tally):
        return f"{known} {language.text('report-sure-more')}"
    games = games_needed(tally)
    if not games:
        return f"{known} {language.text('report-unsure')}"
    return f"{known} {language.text('report-unsure-games', games=language.whole(games))}"


def _figures(tally: Tally, language: Language) -> Element:
    shown = [
        (language.text("report-figure-games"), language.whole(tally.games)),
        (language.text("report-figure-turns"), language.decimal(tally.turns.mean.value)),
        (language.text("report-figure-ties"), language.percent(tally.ties / tally.games)),
    ]
    shown += [
        (language.text("report-figure-points", name=side.name), language.decimal(side.points.mean.value))
        for side in tally.sides
    ]
    pairs = [element("div", element("dt", name), element("dd", value)) for name, value in shown]
    return element("dl", *pairs, class_="figures")
