"""A simulation as text."""

from __future__ import annotations

from typing import Final

from freehold.engine.kind import CARDS
from freehold.kingdoms import Kingdom, written
from freehold.lab.report.headline import headline
from freehold.lab.report.language import Language
from freehold.lab.result import INTERRUPTED, SURE_ENOUGH, Result
from freehold.lab.simulate import margin
from freehold.lab.tally import EMPTY_PILES, LAST_CARD, Buys, Ending, Spread, Tally
from freehold.texts import message
from freehold.texts.columns import columns

#: So many ways to end a game are named; the rest is added up.
MOST_ENDINGS: Final = 5
#: A turn is shown if this part of the games came to it.
REACHED: Final = 0.05


def simulation(result: Result, language: Language) -> list[str]:
    """All there is to say, the most important first."""
    tally = result.tally
    lines = [headline(tally, language)]
    if result.stopped == INTERRUPTED:
        lines.append(language.text("report-interrupted"))
    if result.stopped == SURE_ENOUGH:
        lines.append(language.text("lab-sure-enough", margin=language.percent(margin(tally), 2)))
    if tally.games:
        for part in (_outcomes, _seats, _lengths, _turns, _buys):
            lines += ["", *part(tally, language)]
        if tally.watched < tally.games:
            lines += ["", _watched(tally, language)]
    return [*lines, "", *run(result, language)]


def run(result: Result, language: Language) -> list[str]:
    """What was played, how quickly, and how to do it again."""
    rate = result.tally.games / result.seconds if result.seconds else 0.0
    speed = language.text(
        "lab-speed",
        games=language.whole(result.tally.games),
        seconds=language.decimal(result.seconds, 1),
        rate=language.whole(round(rate)),
        workers=result.workers,
    )
    lines = [language.text("lab-kingdom", kingdom=kingdom_line(result.match.kingdom, language)), speed]
    return [*lines, language.text("lab-again", command=result.command)] if result.command else lines


def kingdom_line(kingdom: Kingdom, language: Language) -> str:
    return written(kingdom, language.code)


def _outcomes(tally: Tally, language: Language) -> list[str]:
    head = [
        language.text("report-head-strategy"),
        language.text("report-head-wins"),
        language.text("report-head-ties"),
        language.text("report-head-losses"),
        language.text("report-head-share"),
        language.text("report-head-points"),
        language.text("report-head-turns"),
    ]
    rows = [
        [
            side.name,
            language.rate(side.win_rate()),
            language.rate(side.tie_rate()),
            language.rate(side.loss_rate()),
            language.rate(side.win_share()),
            language.mean(side.points.mean),
            language.mean(side.turns.mean),
        ]
        for side in tally.sides
    ]
    return columns([head, *rows])


def _seats(tally: Tally, language: Language) -> list[str]:
    seats = range(tally.players)
    head = [language.text("report-head-strategy"), *(language.text("lab-seat", seat=seat + 1) for seat in seats)]
    rows = [[side.name, *(language.rate(side.win_rate(seat)) for seat in seats)] for side in tally.sides]
    return [language.text("lab-seats"), *columns([head, *rows])]


def _lengths(tally: Tally, language: Language) -> list[str]:
    """How long games were, and what ended them."""
    often = sorted(tally.endings.items(), key=lambda pair: (-pair[1], pair[0]))
    rows = [
        [language.percent(games / tally.games), _ending(ending, language)] for ending, games in often[:MOST_ENDINGS]
    ]
    rest = sum(games for _, games in often[MOST_ENDINGS:])
    if rest:
        rows.append([language.percent(rest / tally.games), language.text("report-end-rest")])
    return [
        language.text("lab-turns", mean=language.mean(tally.turns.mean)),
        language.text("lab-endings"),
        *(f"  {share:>7}  {ending}" for share, ending in rows),
    ]


def _ending(ending: Ending, language: Language) -> str:
    piles = [message("choice-card", card=name) for name in ending.piles]
    if ending.how == LAST_CARD:
        return language.text("report-end-last-card", piles=piles)
    if ending.how == EMPTY_PILES:
        return language.text("report-end-empty-piles", piles=piles)
    return language.text("report-end-unfinished")


def _turns(tally: Tally, language: Language) -> list[str]:
    """The curves in figures, as far as enough games came."""
    head = [language.text("report-head-turn")]
    for side in tally.sides:
        head += [language.text("lab-coins-of", name=side.name), language.text("lab-points-of", name=side.name)]
    rows: list[list[str]] = []
    while any(_reached(side.points_by_turn, len(rows), tally) for side in tally.sides):
        row = [language.whole(len(rows) + 1)]
        for side in tally.sides:
            row += [
                _average(side.coins_by_turn, len(rows), language),
                _average(side.points_by_turn, len(rows), language),
            ]
        rows.append(row)
    return [language.text("lab-by-turn"), *columns([head, *rows])]


def _reached(by_turn: list[Spread], turn: int, tally: Tally) -> bool:
    return turn < len(by_turn) and by_turn[turn].count > REACHED * tally.watched


def _average(by_turn: list[Spread], turn: int, language: Language) -> str:
    return language.decimal(by_turn[turn].mean.value) if turn < len(by_turn) and by_turn[turn].count else "–"


def _buys(tally: Tally, language: Language) -> list[str]:
    bought = {name for side in tally.sides for name in side.buys}
    names = sorted(bought, key=lambda name: (-CARDS.find(name).cost.coins, language.card(name)))
    head = [language.text("report-head-card"), *(side.name for side in tally.sides)]
    rows = [
        [language.card(name), *(_copies(side.buys.get(name), tally.watched, language) for side in tally.sides)]
        for name in names
    ]
    return [language.text("lab-buys"), *columns([head, *rows])]


def _copies(buys: Buys | None, games: int, language: Language) -> str:
    if buys is None:
        return "–"
    turn = language.decimal(buys.first.mean.value)
    return language.text("lab-bought", copies=language.decimal(buys.copies / games, 2), turn=turn)


def _watched(tally: Tally, language: Language) -> str:
    """That turns and buys are those of a part of the games."""
    watched, games = language.whole(tally.watched), language.whole(tally.games)
    return language.text("report-watched", watched=watched, games=games)
