"""The bot that looks ahead: Monte Carlo tree search over the games that it could be in.

Each time it thinks, it deals anew what it cannot know (`engine/resample.py`), plays that game on by what it has learnt
so far and then as a quick player would in every seat, and remembers how it ended. Lines of play that did well are tried
more often. All games share one tree, of moves and not of positions, as the positions differ in what is hidden; so
the bot cannot plan on cards that it only imagines. Which move it makes in the end is decided by a race (`race.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Final

from freehold.bots.bot import Bot
from freehold.bots.search.moves import Move, moves
from freehold.bots.search.race import LOOK_EVERY, Race
from freehold.bots.search.tree import Node
from freehold.bots.sensible.player import Sensible
from freehold.engine.resample import worlds_behind

if TYPE_CHECKING:
    from freehold.engine.decision import Decision
    from freehold.engine.game import Game
    from freehold.engine.views import View

#: How many games are imagined for one decision at most; an easy one needs far fewer.
GAMES: Final = 400
#: A game imagined is broken off after so many turns of everybody together, and judged by its points.
LONGEST: Final = 60
#: How much of a game's worth is winning it; the rest is the lead, which tells more where all moves win or all lose.
WINNING: Final = 0.7
#: A lead of so many points is as good as any larger one.
LARGE_LEAD: Final = 30


class Search(Bot):
    """Imagines so many games for a decision, or as many as fit into so many seconds.

    The same seed makes the same moves, as long as it is games that are counted. `player` plays the imagined games and
    has the first thought about the real one; it must not remember anything from one question to the next.
    """

    name = "Search"

    def __init__(self, seed: int = 0, games: int = GAMES, seconds: float = 0.0, player: Bot | None = None) -> None:
        self._seed = seed
        self._games = games
        self._seconds = seconds
        self._player: Bot = Sensible() if player is None else player
        self._asked = 0

    def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
        self._asked += 1
        choices = moves(decision, self._player.answer(view, decision))
        return choices[0 if len(choices) == 1 else self._best_of(view, choices)].answer

    def _best_of(self, view: View, choices: list[Move]) -> int:
        """The number of the best move."""
        worlds = worlds_behind(view)
        root = Node()
        race = Race(len(choices))
        stop = perf_counter() + self._seconds
        played = 0
        number = 0
        while played < self._games and not race.over and not (self._seconds and perf_counter() > stop):
            seed = f"{self._seed} {self._asked} {number}"
            for runner in race.left:
                game = worlds.one(seed, events=False, checkpoints=False)
                runner.note(self._imagine(game, choices[runner.number], root))
            played += len(race.left)
            number += 1
            if number % LOOK_EVERY == 0:
                race.look()
        return race.winner()

    def _imagine(self, game: Game, move: Move, root: Node) -> float:
        """Play a game after a move: by the tree as far as that goes, one move further, and then quickly. Its worth."""
        decision = game.decision
        assert decision is not None
        me = decision.seat
        game.answer(move.answer)
        node = root.child(move.name)
        path = [node]
        movers = [me]
        player = self._player
        views = [game.view(seat) for seat in range(game.box.players)]
        last_turn = game.state.turn + LONGEST
        in_tree = node.visits > 0
        decision = game.decision
        while decision is not None and game.state.turn < last_turn:
            seat = decision.seat
            answer = player.answer(views[seat], decision)
            if in_tree:
                choices = moves(decision, answer)
                chosen = choices[0] if len(choices) == 1 else node.choose(choices)
                answer = chosen.answer
                if len(choices) > 1:
                    node = node.child(chosen.name)
                    path.append(node)
                    movers.append(seat)
                    in_tree = node.visits > 0
            game.answer(answer)
            decision = game.decision
        values = _values(game)
        for node, seat in zip(path, movers, strict=True):
            node.visits += 1
            node.total += values[seat]
        return values[me]


def _values(game: Game) -> list[float]:
    """What the end of a game is worth to each seat, from 0 to 1."""
    scores = game.scores()
    winners = game.winners()
    values: list[float] = []
    for seat, score in enumerate(scores):
        won = 1.0 / len(winners) if seat in winners else 0.0
        others = max(scores[:seat] + scores[seat + 1 :])
        lead = max(-LARGE_LEAD, min(LARGE_LEAD, score - others))
        values.append(WINNING * won + (1.0 - WINNING) * (0.5 + 0.5 * lead / LARGE_LEAD))
    return values
