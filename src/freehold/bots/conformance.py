"""A test that anybody can run on a bot of their own: `check_bot(MyBot)`.

It plays whole games over many kingdoms and numbers of players, in each seat, and watches that every
answer is legal and that the bot decides by what it was shown: the same view and decision must get the
same answer from a bot made anew with the same seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from freehold.bots.bot import Bot
from freehold.bots.random_bot import random_answer
from freehold.engine.errors import FreeholdError, IllegalAnswer
from freehold.engine.game import Game
from freehold.engine.kind import CARDS


class BadBot(FreeholdError):
    """A bot that does not keep to the rules of being one."""


def check_bot(make: Callable[[int], Bot], *, games: int = 20, seed: int = 0, kingdom: Sequence[str] = ()) -> None:
    """Play `games` games with one such bot among random ones; BadBot with the first thing that is wrong."""
    for number in range(games):
        random = Random(f"{seed}/{number}")
        players = random.randint(2, 6)
        cards = list(kingdom) or random.sample([kind.name for kind in CARDS if kind.kingdom], 10)
        seat = number % players
        answers = _play(make, cards, players, seat, seed + number)
        if answers != _play(make, cards, players, seat, seed + number):
            raise BadBot(f"two games with the same seed and the same views got different answers ({cards})")


def _play(make: Callable[[int], Bot], cards: list[str], players: int, seat: int, seed: int) -> list[object]:
    game = Game.new(cards, players, seed, events=False)
    bot = make(seed)
    random = Random(seed)
    given: list[object] = []
    while game.decision is not None and len(game.answers) < 2000:
        decision = game.decision
        if decision.seat != seat:
            game.answer(random_answer(decision, random))
            continue
        asked = repr(decision)
        before = len(game.answers)
        answer = bot.answer(game.view(seat), decision)
        if game.decision is not decision or len(game.answers) != before:
            raise BadBot(f"the bot changed the game instead of answering {asked}")
        try:
            game.answer(answer)
        except IllegalAnswer as problem:
            raise BadBot(f"asked {asked}, the bot answered {answer!r}: {problem}") from problem
        given.append(answer)
    return given
