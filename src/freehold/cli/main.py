"""The `freehold` command itself; its parts are in the modules beside this one, a command each."""

from __future__ import annotations

import errno
import os
import sys
from typing import Any, Final

import click

import freehold
from freehold import _pure
from freehold.cli.examples import examples
from freehold.cli.language import default_language, language_of
from freehold.cli.mistakes import Mistake, Spoken, asked_for, usage
from freehold.engine.errors import FreeholdError
from freehold.engine.kind import CARDS
from freehold.texts import message, problem, words

#: As a shell has it for a command that Ctrl-C has ended.
INTERRUPTED: Final = 130
#: What the system says if what is printed finds no place.
NO_PLACE: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def version_text() -> str:
    if _pure.compiled():
        engine = "compiled"
    elif _pure.wanted():
        engine = "interpreted, because FREEHOLD_PURE is set"
    else:
        engine = "interpreted: no C compiler was found when it was installed"
    python = ".".join(map(str, sys.version_info[:3]))
    return f"freehold {freehold.__version__} (engine {engine}; Python {python}; {len(CARDS)} cards)"


class Cli(Spoken, click.Group):
    """Turns what goes wrong on purpose, or because of the world outside, into one readable line."""

    def add_command(self, cmd: click.Command, name: str | None = None) -> None:
        cmd.epilog = cmd.epilog or examples(name or cmd.name or "")
        super().add_command(cmd, name)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return click.Group.invoke(self, ctx)
        except FreeholdError as error:
            language = language_of(ctx)
            told = str(error) if language is None else words(language).say(problem(error))
            raise click.ClickException(told) from error
        except click.UsageError as error:
            if error.ctx is not ctx:
                raise
            raise Mistake(usage(error, self.params), default_language(os.environ)) from error
        except KeyboardInterrupt:
            click.echo(err=True)
            ctx.exit(INTERRUPTED)

    def main(self, *args: Any, **options: Any) -> Any:
        """As click does it; but that the output finds no place is told in a line."""
        try:
            try:
                return super().main(*args, **options)
            finally:
                if sys.stdout is not None:  # somebody may have closed it
                    sys.stdout.flush()
        except OSError as full:
            if full.errno not in (*NO_PLACE, errno.EPIPE):
                raise
            from freehold.terminal.standard import give_up

            give_up()
            if full.errno != errno.EPIPE:  # nobody reads it any more, and that is their good right
                from freehold.strategies.files import trouble

                Mistake(message("usage-output", why=trouble(full)), asked_for(sys.argv[1:])).show()
            sys.exit(1)


@click.group(cls=Cli, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(message=version_text(), package_name="freehold")
def main() -> None:
    """Dominion: play it, check its rules, try it out a thousand times."""
