"""The options that say what chance may do when it makes a kingdom."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from math import nan
from typing import Any, Final, TypeVar

import click

from freehold.engine.errors import BadSetup
from freehold.kingdoms.names import find_card, find_set
from freehold.kingdoms.text import read_names
from freehold.kingdoms.traits import TRAITS
from freehold.kingdoms.wishes import Wishes, playable_sets

Command = TypeVar("Command", bound=Callable[..., Any])

OPTIONS: Final[list[Callable[[Any], Any]]] = [
    click.option("--set", "sets", multiple=True, metavar="SET[=WEIGHT]", help="Choose from this set; can be repeated."),
    click.option("--include", multiple=True, metavar="NAMES", help="Cards, Events and Ways that must be there."),
    click.option("--ban", multiple=True, metavar="NAMES", help="Cards, Events and Ways that must not."),
    click.option("--odds", multiple=True, metavar="NAME=ODDS", help="Twice as likely with 2, half as likely with 0.5."),
    click.option(
        "--landscapes", type=click.IntRange(0), help="How many Events and Ways; without it up to two, as they come."
    ),
    click.option(
        "--alchemy",
        metavar="NUMBERS",
        help="How many Alchemy cards, such as 4 or 0,4-6 or any; without it 0,3-5 where that is possible.",
    ),
    click.option("--spread", is_flag=True, help="Have cards costing 2 or less, 3, 4, and 5 or more."),
    click.option("--want", "wants", multiple=True, type=click.Choice(TRAITS), help="Have a card of this sort."),
    click.option("--without", "avoids", multiple=True, type=click.Choice(TRAITS), help="Have no card of this sort."),
    click.option(
        "--recent", multiple=True, metavar="NAMES", help="Played lately (names or a code): avoid if possible."
    ),
    click.option("--bane", metavar="NAME", help="The Bane, if Young Witch is there."),
    click.option("--mouse", metavar="NAME", help="The card set aside, if Way of the Mouse is there."),
]


def wish_options(command: Command) -> Command:
    """Adds all of them to a command, which gets them as keyword arguments for `wishes_of`."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def wishes_of(language: str, given: dict[str, Any]) -> Wishes:
    """The wishes that these options express, with names in any language."""
    names = {key: _names(given[key], language) for key in ("include", "ban", "recent")}
    return Wishes(
        sets=_weighted(given["sets"], lambda name: find_set(name, playable_sets())),
        odds=_weighted(given["odds"], lambda name: find_card(name, language).name),
        landscapes=given["landscapes"],
        alchemy=None if given["alchemy"] is None else _numbers(given["alchemy"]),
        spread=given["spread"],
        wants=given["wants"],
        avoids=given["avoids"],
        bane=None if given["bane"] is None else find_card(given["bane"], language).name,
        mouse=None if given["mouse"] is None else find_card(given["mouse"], language).name,
        **names,
    )


def _names(texts: Iterable[str], language: str) -> list[str]:
    return [name for text in texts for name in read_names(text, language)]


def _weighted(texts: Iterable[str], find: Callable[[str], str]) -> dict[str, float]:
    """`Base=2` as a name and a number; without a number it is 1."""
    weights: dict[str, float] = {}
    for text in texts:
        name, equals, number = text.partition("=")
        try:
            weights[find(name)] = float(number.replace(",", ".")) if equals else 1.0
        except ValueError:
            weights[find(name)] = nan  # which is refused, like any other number that is no weight
    return weights


def _numbers(text: str) -> set[int]:
    """`0,3-5` is 0, 3, 4 and 5."""
    if text.strip().casefold() in ("any", "egal"):
        text = "0-10"
    numbers: set[int] = set()
    for part in text.split(","):
        match = re.fullmatch(r"\s*(\d{1,2})\s*(?:[-\u2013]\s*(\d{1,2})\s*)?", part)
        if match is None:
            raise BadSetup(f"{text}: no numbers of cards", "alchemy-number")
        numbers |= set(range(int(match[1]), int(match[2] or match[1]) + 1))
    return numbers
