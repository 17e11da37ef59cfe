"""A test that anybody can run on a bot of their own: `check_bot(lambda seed: MyBot())`.

It plays whole games over many kingdoms and numbers of players, with Events and Ways, in each seat, and watches that
every answer is legal, that the bot leaves the game alone, and that it decides by what it was shown: each game is
played twice, and the second time the bot, made anew with the same seed, gets to see a game in which everything hidden
from its seat was dealt anew. To an honest bot the two look the same, so its answers are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from freehold.bots.bot import Bot
from freehold.bots.random_bot import random_answer
from freehold.engine.decision import Decision
from freehold.engine.errors import FreeholdError, IllegalAnswer
from freehold.engine.fingerprint import fingerprint
from freehold.engine.game import Game
from freehold.engine.kind import CARDS
from freehold.engine.types import EVENT, WAY

#: Random players may go on for long; so many answers tell enough of a bot.
MOST_ANSWERS = 2000


class BadBot(FreeholdError):
    """A bot that does not keep to the rules of being one."""


def check_bot(
    make: Callable[[int], Bot],
    *,
    games: int = 20,
    seed: int = 0,
    kingdom: Sequence[str] = (),
    landscapes: Sequence[str] | None = None,
) -> None:
    """Play `games` games with one such bot among random ones; BadBot with the first thing that is wrong.

    `kingdom` and `landscapes` are for a bot that is made for certain cards; without them they are random.
    """
    for number in range(games):
        random = Random(f"{seed}/{number}")
        players = random.randint(2, 6)
        cards = list(kingdom) or random.sample([kind.name for kind in CARDS if kind.kingdom], 10)
        beside = random_landscapes(random) if landscapes is None else list(landscapes)
        game = Game.new(cards, players, seed + number, landscapes=beside)
        _Trial(make, game, number % players, seed + number).run()


def random_landscapes(random: Random) -> list[str]:
    """None, one or two, and at most one Way, as games are played."""
    events = [kind.name for kind in CARDS if kind.is_a(EVENT)]
    ways = [kind.name for kind in CARDS if kind.is_a(WAY)]
    return random.choice([[], random.sample(events, 2), [random.choice(events), random.choice(ways)]])


class _Trial:
    """One game, in which a bot has one seat and chance has the others."""

    def __init__(self, make: Callable[[int], Bot], game: Game, seat: int, seed: int) -> None:
        self._game = game
        self._seat = seat
        self._seed = seed
        self._random = Random(seed)
        self._bot = make(seed)
        self._twin = make(seed)

    def run(self) -> None:
        game = self._game
        while game.decision is not None and len(game.answers) < MOST_ANSWERS:
            decision = game.decision
            if decision.seat == self._seat:
                game.answer(self._answer(decision))
            else:
                game.answer(random_answer(decision, self._random))

    def _answer(self, decision: Decision) -> tuple[int, ...]:
        """What the bot answers, made sure of."""
        game = self._game
        asked = repr(decision)
        other = game.resample(self._seat, f"{self._seed} {len(game.answers)}")
        given = _ask(self._bot, game, self._seat, asked)
        again = _ask(self._twin, other, self._seat, asked)
        if given != again:
            raise BadBot(
                f"asked {asked}, the bot answered {given}, but {again} where only what is hidden from it was another: "
                "it looks at what it may not see, or chance is not drawn from its seed"
            )
        return given


def _ask(bot: Bot, game: Game, seat: int, asked: str) -> tuple[int, ...]:
    decision = game.decision
    assert decision is not None
    before = fingerprint(game.state)
    answer = bot.answer(game.view(seat), decision)
    if game.decision is not decision or fingerprint(game.state) != before:
        raise BadBot(f"the bot changed the game instead of answering {asked}")
    try:
        return decision.check(answer)
    except IllegalAnswer as problem:
        raise BadBot(f"asked {asked}, the bot answered {answer!r}: {problem}") from problem
