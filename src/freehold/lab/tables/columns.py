"""Rows of cells under each other, in plain text."""

from __future__ import annotations

from collections.abc import Sequence


def columns(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """A line for each row; the first `left` columns are words, which begin under each other, the rest ends there."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines: list[str] = []
    for row in rows:
        cells = [*map(str.ljust, row[:left], widths), *map(str.rjust, row[left:], widths[left:])]
        lines.append("  ".join(["", *cells]).rstrip())
    return lines
