"""The curve of a training run, as a table and as a picture."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final, NamedTuple

WIDTH: Final = 720
HEIGHT: Final = 360
LEFT: Final = 56
RIGHT: Final = 28
TOP: Final = 28
BOTTOM: Final = 44
#: The win rate in the picture is that of so many updates together.
WINDOW: Final = 10


class Point(NamedTuple):
    """What came of one update; `seconds` is processor time, all updates so far."""

    update: int
    seconds: float
    #: All games so far, and those of this update: how many, how many were won (a tie is half), by how many points.
    games: int
    played: int
    won: float
    margin: float


def win_rate(points: list[Point], last: int = WINDOW) -> float:
    """The win rate in the last so many updates."""
    recent = points[-last:]
    return sum(point.won for point in recent) / max(1, sum(point.played for point in recent))


def write_curve(folder: Path, points: list[Point], opponent: str) -> None:
    """Write curve.csv and curve.svg."""
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(Point._fields)
        rows.writerows(points)
    (folder / "curve.svg").write_text(drawn(points, opponent), encoding="utf-8")


def drawn(points: list[Point], opponent: str) -> str:
    """The win rate over the games played, as SVG."""
    across, up = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    most = max(1, points[-1].games)
    line = " ".join(
        f"{LEFT + across * point.games / most:.1f},{TOP + up * (1 - win_rate(points[: n + 1])):.1f}"
        for n, point in enumerate(points)
    )
    marks = [
        f'<path d="M{LEFT} {TOP + up * (1 - rate / 4):g}h{across}" stroke="#{"888" if rate == 2 else "ddd"}"/>'
        f'<text x="{LEFT - 8}" y="{TOP + up * (1 - rate / 4) + 4:g}" text-anchor="end">{rate * 25}%</text>'
        for rate in range(5)
    ]
    marks += [
        f'<text x="{LEFT + across * games / most:g}" y="{HEIGHT - 24}" text-anchor="middle">{games:,}</text>'
        for games in range(0, most + 1, round_step(most))
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12">\n<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n'
        f'<text x="{LEFT}" y="18">Win rate against {opponent} while it learns ({WINDOW} updates together)</text>\n'
        + "\n".join(marks)
        + f'\n<text x="{LEFT + across / 2:g}" y="{HEIGHT - 6}" text-anchor="middle">games played</text>\n'
        f'<polyline points="{line}" fill="none" stroke="#1665c0" stroke-width="2"/>\n</svg>\n'
    )


def round_step(most: int) -> int:
    """The distance between marks on an axis, so that there are three to ten of them and all are round."""
    step: int = 10 ** (len(str(most)) - 1)
    return step if most >= 4 * step else max(1, step // 2)
