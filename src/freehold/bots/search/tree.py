"""What a search has learnt: how often each move was tried after which others, and how well it went."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from freehold.bots.search.moves import Move

#: How much a move is tried for its own sake rather than for what it has brought so far.
CURIOSITY: Final = 0.1
#: How much of the trust in all moves the one that comes to mind first gets; the others share the rest.
FIRST_THOUGHT: Final = 0.5


class Node:
    """The moves after one line of play. It is the same in all games imagined, whatever is hidden in them."""

    def __init__(self) -> None:
        self.visits = 0
        #: The sum of what the games through here were worth to the seat that moved.
        self.total = 0.0
        self.children: dict[str, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def choose(self, moves: list[Move]) -> Move:
        """The move to try next among those that are legal in the game at hand.

        That is the best so far, with a bonus that grows with the trust in a move and shrinks each time it is tried.
        What was never tried counts as the first thought does.
        """
        first = self.children.get(moves[0].name)
        if first is None:
            return moves[0]
        best = moves[0]
        bonus = CURIOSITY * sqrt(self.visits)
        best_value = first.mean + bonus * FIRST_THOUGHT / (1 + first.visits)
        share = bonus * (1.0 - FIRST_THOUGHT) / max(1, len(moves) - 1)
        for move in moves[1:]:
            child = self.children.get(move.name)
            value = first.mean + share if child is None else child.mean + share / (1 + child.visits)
            if value > best_value:
                best = move
                best_value = value
        return best

    def child(self, name: str) -> Node:
        found = self.children.get(name)
        if found is None:
            found = self.children[name] = Node()
        return found
