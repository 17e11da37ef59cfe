"""A tournament as text."""

from __future__ import annotations

from freehold.lab.report.language import Language
from freehold.lab.tables.simulation import kingdom_line
from freehold.lab.tournament import Tournament
from freehold.texts.columns import columns


def tournament_lines(tournament: Tournament, language: Language) -> list[str]:
    lines = [*_ranking(tournament, language), language.text("lab-rating-note")]
    if tournament.interrupted:
        played, pairs = len(tournament.results), len(tournament.pairs)
        lines.append(language.text("lab-pairs-interrupted", played=played, pairs=pairs))
    games = language.whole(sum(result.tally.games for result in tournament.results.values()))
    return [
        *lines,
        "",
        *_pairs(tournament, language),
        "",
        language.text("lab-kingdom", kingdom=kingdom_line(tournament.kingdom, language)),
        language.text("lab-tournament-games", games=games, seed=str(tournament.seed)),
    ]


def _ranking(tournament: Tournament, language: Language) -> list[str]:
    rated = tournament.ratings()
    head = [
        "",
        language.text("report-head-strategy"),
        language.text("lab-head-rating"),
        language.text("report-head-share"),
    ]
    rows = [
        [
            f"{rank}.",
            tournament.names[place],
            language.text(
                "report-estimate",
                value=str(round(rated[place].value)),
                margin=str(round(rated[place].margin)),
            ),
            language.rate(tournament.win_share(place)),
        ]
        for rank, place in enumerate(tournament.ranking(), 1)
    ]
    return columns([head, *rows], left=2)


def _pairs(tournament: Tournament, language: Language) -> list[str]:
    """All against all, in the order of the ranking; the columns have its numbers, as names would be too wide."""
    order = tournament.ranking()
    head = ["", "", *(f"{rank}." for rank in range(1, len(order) + 1))]
    rows = [
        [f"{rank}.", tournament.names[place], *(_cell(tournament, place, other, language) for other in order)]
        for rank, place in enumerate(order, 1)
    ]
    return [language.text("lab-pairs"), *columns([head, *rows], left=2)]


def _cell(tournament: Tournament, place: int, other: int, language: Language) -> str:
    if place == other or not tournament.games(place, other):
        return "–"
    return language.rate(tournament.win_share(place, other))
