"""Printing what is there to be read: for a person in the lines of the terminal, for a program as it is."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from shutil import get_terminal_size

import click

from freehold.terminal.wrapping import wrapped


def show(lines: Iterable[str]) -> None:
    """Print lines; in a terminal they are broken between words."""
    width = max(40, get_terminal_size().columns) if sys.stdout.isatty() else 0
    for line in lines:
        for part in wrapped(line, width) if width else [line]:
            click.echo(part)
