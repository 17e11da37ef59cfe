"""Perft: how many lines of answers lead on from a position. A count that changes tells of a rule that did."""

from __future__ import annotations

from freehold.engine.game import Game


def perft(game: Game, depth: int) -> int:
    """The number of different lines of `depth` answers; a game that ends earlier counts as one line."""
    if depth == 0 or game.decision is None:
        return 1
    lines = 0
    for answer in game.decision.answers():
        after = game.copy()
        after.answer(answer)
        lines += perft(after, depth - 1)
    return lines
