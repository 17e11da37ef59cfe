"""The `freehold` command itself; its parts are in the modules beside this one, a command each."""

from __future__ import annotations

import sys
from typing import Any

import click

import freehold
from freehold import _pure
from freehold.cli.language import language_of
from freehold.engine.errors import FreeholdError
from freehold.engine.kind import CARDS
from freehold.texts import problem, words


def version_text() -> str:
    if _pure.compiled():
        engine = "compiled"
    elif _pure.wanted():
        engine = "interpreted, because FREEHOLD_PURE is set"
    else:
        engine = "interpreted: no C compiler was found when it was installed"
    python = ".".join(map(str, sys.version_info[:3]))
    return f"freehold {freehold.__version__} (engine {engine}; Python {python}; {len(CARDS)} cards)"


class Cli(click.Group):
    """Turns the errors that Freehold raises on purpose into one readable line, in the language of the command."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except FreeholdError as error:
            language = language_of(ctx)
            told = str(error) if language is None else words(language).say(problem(error))
            raise click.ClickException(told) from error


@click.group(cls=Cli, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(message=version_text(), package_name="freehold")
def main() -> None:
    """Dominion: play it, check its rules, try it out a thousand times."""
