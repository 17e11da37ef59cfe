"""Long lines, broken between words: a terminal would break them anywhere."""

from __future__ import annotations

from shutil import get_terminal_size
from textwrap import wrap

from freehold.texts.columns import GAP


def wrapped(line: str, width: int) -> list[str]:
    """A line in parts of at most this width; those that follow the first stand in by as much, and a little more."""
    if len(line) <= width:
        return [line]
    indent = line[: len(line) - len(line.lstrip())] + GAP
    return wrap(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def print_wrapped(line: str) -> None:
    """Print a line for the terminal there is."""
    for part in wrapped(line, max(40, get_terminal_size().columns)):
        print(part)
