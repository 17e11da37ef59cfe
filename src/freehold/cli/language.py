"""In which language a command speaks: `--lang`, or what the environment asks for."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import click

from freehold.texts.words import LANGUAGES

Command = TypeVar("Command", bound=Callable[..., Any])

#: Where the language of a command is kept, so that its errors are told in it too.
_KEPT = "freehold.language"


def default_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, if it is one of ours; else English.

    As for other programs, the first of these variables that is set decides.
    """
    for variable in ("FREEHOLD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            return next((language for language in LANGUAGES if value.casefold().startswith(language)), LANGUAGES[0])
    return LANGUAGES[0]


def language_option(command: Command) -> Command:
    """Adds `--lang` to a command, which gets it as `language`."""
    return click.option(
        "--lang",
        "language",
        type=click.Choice(LANGUAGES),
        default=lambda: default_language(os.environ),
        show_default="the language of the environment",
        callback=_keep,
        is_eager=True,  # a mistake in another option is already told in this language
        help="The language of what is read and written.",
    )(command)


def language_of(context: click.Context) -> str | None:
    """The language of the command that runs; None if it has only one."""
    kept: str | None = context.meta.get(_KEPT)
    return kept


def _keep(context: click.Context, option: click.Parameter, language: str) -> str:
    context.meta[_KEPT] = language
    return language
