"""The report of a simulation: a page to look at, and a file of rows to analyse."""

from __future__ import annotations

from pathlib import Path

from freehold.lab.report.page import page
from freehold.lab.report.problems import NotWritten
from freehold.lab.result import Result


def check(path: str | Path) -> None:
    """NotWritten now, rather than after hours of playing, if there can be no such file; what is there stays."""
    path = Path(path)
    try:
        new = not path.exists()
        if new or path.is_file():  # a pipe is left alone: its reader would take this for all there is
            path.open("ab").close()
        if new:
            path.unlink()
    except OSError as problem:
        raise NotWritten(path, problem) from problem


def write(result: Result, path: str | Path, language: str = "en") -> None:
    """Write the page about a result into a file; NotWritten if there can be no such file."""
    # A name typed in another encoding may have signs that UTF-8 has not; they are written by their numbers.
    text = page(result, language).encode("utf-8", errors="xmlcharrefreplace")
    try:
        Path(path).write_bytes(text)
    except OSError as problem:
        raise NotWritten(path, problem) from problem


__all__ = ["check", "page", "write"]
