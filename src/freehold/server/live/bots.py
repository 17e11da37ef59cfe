"""Bots at a table. A quick one answers on the spot; every other thinks in a thread, on a copy of the game."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from freehold.bots import BOTS, BigMoney, Bot, RandomBot, Sensible, make_bot
from freehold.engine.game import Game
from freehold.server.store import Answer

log = logging.getLogger(__name__)

#: Threads of their own: bots that think for long must not keep the store waiting.
_THREADS: Final = ThreadPoolExecutor(max(2, os.cpu_count() or 1), "freehold-bot")


class Players:
    """The bots of one table, each made when it is first needed."""

    def __init__(self) -> None:
        self._bots: dict[tuple[int, str], Bot] = {}

    def is_quick(self, seat: int, bot: str) -> bool:
        """Whether it answers in a moment: those that only follow a rule, and others whose class says `quick = True`."""
        player = self._bot(seat, bot)
        return isinstance(player, (BigMoney, RandomBot, Sensible)) or getattr(player, "quick", False) is True

    def answer(self, game: Game, bot: str) -> Answer:
        """What a bot answers now. It sees the view of its seat alone; whatever it does wrong, the game goes on."""
        decision = game.decision
        assert decision is not None
        try:
            given = self._bot(decision.seat, bot).answer(game.view(decision.seat), decision)
            answer = _plain(given)
            decision.check(answer)
        except Exception as problem:  # also a bot that somebody else wrote must not stop a game
            log.error("bot failed", extra={"bot": bot, "problem": type(problem).__name__})
            return _plain(decision.passive())
        return answer

    async def think(self, game: Game, bot: str) -> Answer:
        """The same in a thread. The game may change meanwhile; whoever waits has to look whether it did."""
        return await asyncio.get_running_loop().run_in_executor(_THREADS, self.answer, game.copy(), bot)

    def _bot(self, seat: int, bot: str) -> Bot:
        if (seat, bot) not in self._bots:
            # A bot that is no longer there must not end the games in which it plays.
            known = bot if bot in BOTS else next(iter(BOTS))
            self._bots[seat, bot] = make_bot(known, secrets.randbits(31))
        return self._bots[seat, bot]


def _plain(answer: int | Sequence[int]) -> Answer:
    return answer if isinstance(answer, int) else tuple(answer)
