"""How to get the same result again."""

from __future__ import annotations

from freehold._version import VERSION
from freehold.lab.report.language import Language
from freehold.lab.report.markup import Element, element
from freehold.lab.report.parts import section
from freehold.lab.result import Result


def reproduce(result: Result, language: Language) -> Element:
    """The command that plays the same games, on however many cores, and the version that did."""
    return section(
        "again",
        language.text("report-again"),
        element("p", language.text("report-again-note")),
        element("pre", element("code", result.command), tabindex=0),
        element("p", language.text("report-again-seed", seed=str(result.match.seed), version=VERSION), class_="note"),
    )
