"""Rows of cells under each other: plain text that lines up, whatever the language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

GAP: Final = "  "


def columns(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """A line for each row. The first `left` columns begin at the same place, the others end there."""
    widths: dict[int, int] = {}
    for row in rows:
        for column, cell in enumerate(row):
            widths[column] = max(widths.get(column, 0), len(cell))
    lines: list[str] = []
    for row in rows:
        cells = [
            cell.ljust(widths[column]) if column < left else cell.rjust(widths[column])
            for column, cell in enumerate(row)
        ]
        lines.append((GAP + GAP.join(cells)).rstrip())
    return lines
