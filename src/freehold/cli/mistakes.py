"""How commands tell what was typed wrongly: in one line, and in the language that they speak."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

import click

from freehold.cli.language import default_language, language_of
from freehold.engine.errors import FreeholdError, short
from freehold.texts import LANGUAGES, Message, message, problem, words


class Mistake(click.ClickException):
    """Something that was typed wrongly, told in the language of the command."""

    def __init__(self, said: Message, language: str, exit_code: int = 2) -> None:
        super().__init__(words(language).say(said))
        self.language = language
        self.exit_code = exit_code  # type: ignore[misc]  # click means it to be set, though not on an instance

    def show(self, file: Any = None) -> None:
        begins = words(self.language).text("usage-mistake")
        click.echo(f"{begins} {self.format_message()}", file=file, err=file is None)


class Spoken(click.Command):
    """A command whose mistakes, also those that click finds, are one line in the language that it speaks."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        language = asked_for(args)
        try:
            return super().make_context(info_name, args, parent, **extra)
        except click.exceptions.NoArgsIsHelpError:
            raise
        except click.UsageError as error:
            raise Mistake(usage(error, self.params), language) from error

    def invoke(self, ctx: click.Context) -> Any:
        language = language_of(ctx) or default_language(os.environ)
        try:
            return super().invoke(ctx)
        except FreeholdError as error:
            raise Mistake(problem(error), language, exit_code=1) from error


def asked_for(args: list[str]) -> str:
    """The language that a command line asks for, even one that cannot be read."""
    given = re.search(r"(?:^|\n)--lang[=\n](\w+)", "\n".join(args))
    return given[1] if given and given[1] in LANGUAGES else default_language(os.environ)


def usage(error: click.UsageError, options: list[click.Parameter]) -> Message:
    """What click has found wrong, as a message."""
    if isinstance(error, click.NoSuchOption):
        names = [name for option in options if isinstance(option, click.Option) for name in option.opts]
        return _unknown("usage-no-option", error.option_name, names)
    if isinstance(error, click.exceptions.NoSuchCommand) and isinstance(command := _command(error), click.Group):
        return _unknown("usage-no-command", error.command_name, command.commands)
    if isinstance(error, click.BadOptionUsage):
        flags = {name for option in options if getattr(option, "is_flag", False) for name in option.opts}
        key = "usage-value-needless" if error.option_name in flags else "usage-value-missing"
        return message(key, option=error.option_name)
    if isinstance(error, click.BadParameter) and error.param is not None:
        return _value(error, error.param)
    extra = re.fullmatch(r"Got unexpected extra arguments? \((.*)\)", error.message, re.DOTALL)
    if extra is not None:
        return message("usage-extra", text=short(extra[1]))
    return message("usage-other", why=error.format_message().rstrip("."))


def _command(error: click.UsageError) -> click.Command | None:
    return None if error.ctx is None else error.ctx.command


def _unknown(key: str, name: str, known: Iterable[str]) -> Message:
    """A name that is not known, with those that are nearly the same; the dashes, which all have, are no likeness."""
    plain = {each.lstrip("-"): each for each in known}
    near = sorted(plain[each] for each in get_close_matches(name.lstrip("-"), list(plain)))
    return message(key, name=short(name), count=len(near), nearest=near)


def _value(error: click.BadParameter, parameter: click.Parameter) -> Message:
    """A value that is missing, or that does not fit."""
    is_option = isinstance(parameter, click.Option)
    name = parameter.opts[0] if is_option else parameter.human_readable_name
    kind = parameter.type
    if isinstance(error, click.MissingParameter):
        return message("usage-missing", what=name)
    if isinstance(kind, click.Choice):
        return message("usage-choice", option=name, choices=[str(choice) for choice in kind.choices])
    if isinstance(kind, click.IntRange) and kind.min is not None:
        return message("usage-number", option=name, least=kind.min, most=-1 if kind.max is None else kind.max)
    if kind is click.INT:
        return message("usage-integer", option=name)
    if isinstance(kind, click.Path):
        return message("usage-path", option=name, wanted="file" if kind.file_okay else "folder")
    return message("usage-other", why=error.format_message().rstrip("."))
