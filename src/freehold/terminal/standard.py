"""Standard input and output, as a game uses them: with line editing at a terminal, and nothing but text elsewhere."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper

from freehold.terminal.console import Unwritable
from freehold.terminal.keeping import refused
from freehold.terminal.wrapping import print_wrapped
from freehold.texts import message


def prepare() -> None:
    """Make both ready for a game; Unwritable if there is no output at all."""
    if sys.stdout is None:
        raise Unwritable(message("terminal-why-closed"))
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without umlauts must not end the game
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="surrogateescape")  # one line that is no text must not take others with it
    if _at_terminal():
        with suppress(ImportError):
            import readline

            readline.parse_and_bind("set enable-bracketed-paste off")  # no more signs to the terminal than needed


def read(mark: str) -> str:
    """A line from standard input."""
    if _at_terminal():
        return input(mark)
    try:
        print(mark, end="", flush=True)
    except OSError as error:
        raise Unwritable(refused(error)) from error
    return input()


def write(line: str) -> None:
    """Write a line at once, so that it is known whether it could be."""
    if sys.stdout.isatty():
        print_wrapped(line)
    else:
        print(line, flush=True)


def give_up() -> None:
    """Drop what cannot be written, which Python would try once more at the end and complain about."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            with suppress(OSError, ValueError):
                nowhere = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nowhere, stream.fileno())
                os.close(nowhere)
        except (AttributeError, ValueError):
            pass  # it is closed, so nothing waits there


def _at_terminal() -> bool:
    """Whether somebody types at a terminal and reads there. Elsewhere an editor's signs would be in the way."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
