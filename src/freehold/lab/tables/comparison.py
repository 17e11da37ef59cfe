"""The comparison of a card as text."""

from __future__ import annotations

from freehold.lab.compare import BOTH_SIDES, HARMS, HELPS, NOBODY, ONE_SIDE, Comparison
from freehold.lab.report.language import Language
from freehold.lab.result import Result
from freehold.lab.tables.simulation import run
from freehold.texts.columns import columns


def comparison_lines(comparison: Comparison, language: Language) -> list[str]:
    """The verdict, how sure it is, and the matches it comes from."""
    lines = [_verdict(comparison, language)]
    lines.append(language.text("lab-compare-sure", interval=language.between(comparison.buyer.win_share())))
    if comparison.interrupted:
        lines.append(language.text("report-interrupted"))
    lines += ["", *_matches(comparison, language)]
    decisive = comparison.results.get(ONE_SIDE)
    return lines if decisive is None else [*lines, "", *run(decisive, language)]


def _verdict(comparison: Comparison, language: Language) -> str:
    said = {
        "card": language.card(comparison.card),
        "with": comparison.buyer.name,
        "without": comparison.other.name,
        "share": language.rate(comparison.buyer.win_share()),
    }
    if comparison.verdict == HELPS:
        return language.text("lab-compare-helps", **said)
    if comparison.verdict == HARMS:
        return language.text("lab-compare-harms", **said)
    return language.text("lab-compare-open", **said)


def _matches(comparison: Comparison, language: Language) -> list[str]:
    titles = {
        ONE_SIDE: language.text("lab-compare-one"),
        NOBODY: language.text("lab-compare-nobody"),
        BOTH_SIDES: language.text("lab-compare-both"),
    }
    head = [
        "",
        language.text("report-head-wins"),
        language.text("report-head-ties"),
        language.text("report-head-losses"),
        language.text("report-head-points"),
        language.text("lab-head-other-points"),
        language.text("lab-head-turns"),
    ]
    rows = [[titles[who], *_figures(result, language)] for who, result in comparison.results.items()]
    return columns([head, *rows])


def _figures(result: Result, language: Language) -> list[str]:
    one, other = result.tally.sides
    return [
        language.rate(one.win_rate()),
        language.rate(one.tie_rate()),
        language.rate(one.loss_rate()),
        language.mean(one.points.mean),
        language.mean(other.points.mean),
        language.mean(result.tally.turns.mean),
    ]
