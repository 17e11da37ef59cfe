"""The whole page: one file that needs nothing else, neither a network nor a script."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from importlib.resources import files

from freehold.engine.record import Record
from freehold.lab.report.bought import buys, decks
from freehold.lab.report.curves import coins, points
from freehold.lab.report.headline import header, headline
from freehold.lab.report.kingdom import kingdom_section
from freehold.lab.report.language import Language
from freehold.lab.report.lengths import endings, lengths
from freehold.lab.report.markup import Element, element
from freehold.lab.report.outcome import outcome
from freehold.lab.report.reproduce import reproduce
from freehold.lab.report.sample import sample
from freehold.lab.result import Result


def page(result: Result, language: str = "en") -> str:
    """The text of the page. It tells nothing but the games, so the same games give the same page."""
    speaking = Language(language)
    style = files("freehold.lab.report").joinpath("style.css").read_text(encoding="utf-8")
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", http_equiv="Content-Security-Policy", content=_policy(style)),
        element("meta", name="color-scheme", content="light dark"),
        element("title", headline(result.tally, speaking)),
        element("style", style),
    )
    body = element("body", element("main", header(result, speaking), *_sections(result, speaking)))
    return f"<!doctype html>\n{element('html', head, body, lang=language)}\n"


def _sections(result: Result, language: Language) -> list[Element]:
    """What there is to show; a run that was broken off at once has no games to tell of."""
    tally = result.tally
    shown: list[Element] = []
    if tally.games:
        shown.append(outcome(tally, language))
    if tally.watched:
        shown += [coins(tally, language), points(tally, language)]
    if tally.games:
        shown += [lengths(tally, language), endings(tally, language)]
    if tally.watched:
        shown += [buys(tally, language), decks(tally, language)]
    shown.append(kingdom_section(result.match.kingdom, language))
    if tally.games:
        shown.append(reproduce(result, language))
    if tally.sample is not None:
        shown.append(sample(Record.from_dict(tally.sample), language))
    return shown


def _policy(style: str) -> str:
    """The page may use its own style sheet, known by its hash, and nothing else: no script, image, font or address."""
    digest = b64encode(sha256(style.encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
