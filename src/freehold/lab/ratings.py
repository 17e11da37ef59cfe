"""Ratings out of results of pairs: the model of Bradley and Terry, on the scale that chess players know.

The odds of one against another are the quotient of their strengths; 400 points of rating are ten to one. The ratings
are those under which the results that were seen are likeliest; how far they could be off follows from how quickly that
likelihood falls.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

from freehold.lab.statistics import SIGMAS, Estimate

#: The average rating, and what ten to one is worth.
AVERAGE: Final = 1500.0
TEN_TO_ONE: Final = 400.0
#: As if each two had shared the victory of one more game: without it, who never loses would be infinitely strong, and
#: those who have not met could not be compared.
SHARED_BEFORE: Final = 1.0
_STEPS: Final = 200

Matrix = list[list[float]]


def ratings(victories: Sequence[Sequence[float]]) -> list[Estimate]:
    """The rating of each: `victories[a][b]` is how often a won against b, with a shared victory as a half."""
    count = len(victories)
    won = [
        [0.0 if a == b else times + SHARED_BEFORE / 2 for b, times in enumerate(row)] for a, row in enumerate(victories)
    ]
    strengths = [0.0] * count
    for _ in range(_STEPS):
        steps = _solved(_curvature(won, strengths), _slope(won, strengths))
        strengths = _centred(
            [strength + max(-1.0, min(1.0, step)) for strength, step in zip(strengths, steps, strict=True)]
        )
        if max(map(abs, steps)) < 1e-9:
            break
    scale = TEN_TO_ONE / log(10)
    curvature = _curvature(won, strengths)
    found: list[Estimate] = []
    for a in range(count):
        unit = [1.0 if b == a else 0.0 for b in range(count)]
        # The added 1 / count in the curvature holds the average; it is no knowledge about anybody.
        variance = max(0.0, _solved(curvature, unit)[a] - 1 / count)
        value = AVERAGE + scale * strengths[a]
        reach = SIGMAS * scale * sqrt(variance)
        found.append(Estimate(value, value - reach, value + reach))
    return found


def _expected(strengths: Sequence[float], a: int, b: int) -> float:
    """The odds of a against b."""
    return 1 / (1 + exp(strengths[b] - strengths[a]))


def _slope(won: Matrix, strengths: Sequence[float]) -> list[float]:
    """How the log of the likelihood grows with each strength: victories seen less those expected."""
    slope = [0.0] * len(won)
    for a, row in enumerate(won):
        for b, victories in enumerate(row):
            slope[a] += victories - (victories + won[b][a]) * _expected(strengths, a, b)
    return slope


def _curvature(won: Matrix, strengths: Sequence[float]) -> Matrix:
    """How quickly that growth comes to an end. Only differences matter, so the average has to be held besides."""
    count = len(won)
    held = 1 / count
    matrix = [[held] * count for _ in range(count)]
    for a in range(count):
        for b in range(count):
            if a != b:
                odds = _expected(strengths, a, b)
                weight = (won[a][b] + won[b][a]) * odds * (1 - odds)
                matrix[a][a] += weight
                matrix[a][b] -= weight
    return matrix


def _centred(values: Sequence[float]) -> list[float]:
    average = sum(values) / len(values)
    return [value - average for value in values]


def _solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """The solution of a system of equations whose matrix is symmetric and positive: no pivots are needed."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    count = len(rows)
    for k in range(count):
        for i in range(k + 1, count):
            factor = rows[i][k] / rows[k][k]
            for j in range(k, count + 1):
                rows[i][j] -= factor * rows[k][j]
    solution = [0.0] * count
    for k in reversed(range(count)):
        rest = sum(rows[k][j] * solution[j] for j in range(k + 1, count))
        solution[k] = (rows[k][count] - rest) / rows[k][k]
    return solution
