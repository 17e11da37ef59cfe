"""How commands tell what was typed wrongly: in one line, and in the language that they speak."""

from __future__ import annotations

import os
import re
from typing import Any

import click

from freehold.cli.language import default_language, language_of
from freehold.engine.errors import FreeholdError
from freehold.texts import LANGUAGES, Message, message, problem, words


class Mistake(click.ClickException):
    """Something that was typed wrongly, told in the language of the command."""

    def __init__(self, said: Message, language: str, exit_code: int = 2) -> None:
        super().__init__(words(language).say(said))
        self.language = language
        self.exit_code = exit_code  # type: ignore[misc]  # click means it to be set, though not on an instance

    def show(self, file: Any = None) -> None:
        click.echo(words(self.language).text("usage-mistake", text=self.format_message()), file=file, err=file is None)


class Spoken(click.Command):
    """A command whose mistakes, also those that click finds, are one line in the language that it speaks."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        language = _asked_for(args)
        try:
            return super().make_context(info_name, args, parent, **extra)
        except click.UsageError as error:
            raise Mistake(_usage(error, self.params), language) from error

    def invoke(self, ctx: click.Context) -> Any:
        language = language_of(ctx) or LANGUAGES[0]
        try:
            return super().invoke(ctx)
        except FreeholdError as error:
            raise Mistake(problem(error), language, exit_code=1) from error


def _asked_for(args: list[str]) -> str:
    """The language that a command line asks for, even one that cannot be read."""
    given = re.search(r"(?:^|\n)--lang[=\n](\w+)", "\n".join(args))
    return given[1] if given and given[1] in LANGUAGES else default_language(os.environ)


def _usage(error: click.UsageError, options: list[click.Parameter]) -> Message:
    """What click has found wrong, as a message."""
    if isinstance(error, click.NoSuchOption):
        near = [option for option in error.possibilities or () if option.startswith("--")]
        if near:
            return message("usage-no-option-nearest", option=error.option_name, nearest=sorted(near))
        return message("usage-no-option", option=error.option_name)
    if isinstance(error, click.BadOptionUsage):
        flags = {name for option in options if getattr(option, "is_flag", False) for name in option.opts}
        key = "usage-value-needless" if error.option_name in flags else "usage-value-missing"
        return message(key, option=error.option_name)
    if isinstance(error, click.BadParameter) and error.param is not None:
        is_option = isinstance(error.param, click.Option)
        name = error.param.opts[0] if is_option else error.param.human_readable_name
        if isinstance(error, click.MissingParameter):
            return message("usage-missing", what=name)
        kind = error.param.type
        if isinstance(kind, click.Choice):
            return message("usage-choice", option=name, choices=[str(choice) for choice in kind.choices])
        if isinstance(kind, click.IntRange) and kind.min is not None:
            return message("usage-number", option=name, least=kind.min, most=-1 if kind.max is None else kind.max)
    return message("usage-other", why=error.format_message().rstrip("."))
