"""`python -m bench.search [games] [--imagined N]`: how the bot that looks ahead does against Big Money Ultimate.

Two players, the First Game set, seats alternated. Prints the share of wins with its 95% interval (Wilson; a shared
victory counts half) and the time that a decision takes.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import asdict, dataclass

from freehold.bots.bot import Bot
from freehold.bots.search import GAMES, Search
from freehold.engine.game import Game
from freehold.kingdoms import FIRST_GAME
from freehold.lab.statistics import rate
from freehold.strategies import load


@dataclass
class Result:
    """What came out so far."""

    games: int = 0
    wins: float = 0.0
    decisions: int = 0
    #: CPU time, so that a busy machine measures the same.
    seconds: float = 0.0
    slowest: float = 0.0


def play(game: Game, bots: list[Bot], me: int, result: Result) -> None:
    """One game, with the time that the bot in seat `me` takes."""
    views = [game.view(seat) for seat in range(len(bots))]
    while game.decision is not None:
        decision = game.decision
        start = time.process_time()
        answer = bots[decision.seat].answer(views[decision.seat], decision)
        took = time.process_time() - start
        if decision.seat == me:
            result.decisions += 1
            result.seconds += took
            result.slowest = max(result.slowest, took)
        game.answer(answer)
    winners = game.winners()
    result.games += 1
    result.wins += 1 / len(winners) if me in winners else 0.0


def match(games: int, imagined: int, first: int = 0) -> Result:
    """So many games; Ctrl-C gives the result so far."""
    opponent = load("Big Money Ultimate")
    result = Result()
    try:
        for number in range(first, first + games):
            me = number % 2
            bots: list[Bot] = [opponent.bot(number), opponent.bot(number)]
            bots[me] = Search(number, imagined)
            play(Game.new(FIRST_GAME, 2, number, first=0, events=False, checkpoints=False), bots, me, result)
            print(f"\r{result.games} of {games}: {result.wins:g} won", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        pass
    print(file=sys.stderr)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description="Search against Big Money Ultimate")
    parser.add_argument("games", type=int, nargs="?", default=200)
    parser.add_argument("--imagined", type=int, default=GAMES, help="games imagined for a decision at most")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, which seeds it")
    parser.add_argument("--json", action="store_true", help="for programs")
    wanted = parser.parse_args()
    result = match(wanted.games, wanted.imagined, wanted.first)
    share = rate(result.wins, result.games)
    if wanted.json:
        print(json.dumps(asdict(result) | {"imagined": wanted.imagined, "share": share.to_dict()}))
        return
    print(f"Search ({wanted.imagined}) against Big Money Ultimate, First Game, {result.games} games")
    print(f"wins: {share.value:.1%} ({share.low:.1%} to {share.high:.1%})")
    each = result.seconds / max(1, result.decisions)
    print(f"a decision: {each:.3f} s on average, {result.slowest:.2f} s at most (CPU)")


if __name__ == "__main__":
    main()
