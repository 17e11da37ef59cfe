"""A table in memory: its story, its connections, and the one at a time who changes anything."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple, TypeVar

from freehold.engine.game import Game
from freehold.server.live.bots import Players
from freehold.server.live.crowd import Crowd
from freehold.server.live.finish import finished_game
from freehold.server.live.story import Story
from freehold.server.live.undoing import Request
from freehold.server.metrics import METRICS
from freehold.server.refusal import Refusal
from freehold.server.settings import Settings
from freehold.server.socket.listener import Listener
from freehold.server.store import Answer, Entry, Store

log = logging.getLogger(__name__)

Done = TypeVar("Done")


class Turn(NamedTuple):
    """A question to a bot."""

    game: Game
    epoch: int
    answers: int
    seat: int
    bot: str


class LiveTable:
    """Everything that happens goes through `run`, one thing after the other, and is stored before it is told."""

    def __init__(self, story: Story, store: Store, settings: Settings, on_broken: Callable[[LiveTable], None]) -> None:
        self.story = story
        self.store = store
        self.settings = settings
        self.crowd = Crowd(story, settings)
        #: An undo that others are asked about. It is forgotten when the server goes: then nobody has agreed.
        self.request: Request | None = None
        self.broken = False
        self._on_broken = on_broken
        self._lock = asyncio.Lock()
        self._unsaved: list[Entry] = []
        self._saved = story.entries
        self._status = story.status
        self._players = Players()
        self._thinking: asyncio.Task[None] | None = None
        self.last_used = time.monotonic()

    @property
    def id(self) -> str:
        return self.story.table

    async def run(self, work: Callable[[], Awaitable[Done]]) -> Done:
        """Do something alone. It is done to its end even if whoever asked for it has gone."""
        return await asyncio.shield(self._alone(work))

    async def _alone(self, work: Callable[[], Awaitable[Done]]) -> Done:
        async with self._lock:
            if self.broken:
                raise Refusal("server-try-again", 503)
            self.last_used = time.monotonic()
            try:
                return await work()
            except BaseException:
                if self._unsaved:
                    self._break()
                raise

    def _break(self) -> None:
        """What is in memory is ahead of what is kept, and nobody may see it. The table comes back by replay."""
        log.error("table dropped", extra={"table": self.id[:6], "unsaved": len(self._unsaved)})
        self.broken = True
        self._on_broken(self)

    # --- letting things happen --------------------------------------------------------------------------

    def happen(self, kind: str, seat: int | None = None, data: object = None) -> None:
        """Let something happen; it has to be `settle`d before anybody may hear of it."""
        entry = Entry(kind, seat, data)
        self.story.apply(entry)
        self._unsaved.append(entry)
        self.crowd.stale = True

    def answer(self, seat: int, answer: Answer) -> None:
        """Answer for a seat. An illegal answer raises, and nothing has changed."""
        self.story.answer(seat, answer)
        self.story.entries += 1
        game = self.story.game
        assert game is not None
        self._unsaved.append(Entry("answer", seat, game.answers[-1]))
        self.request = None  # an undo that nobody has agreed to yet is overtaken
        METRICS.answers.add()

    async def settle(self, besides: Listener | None = None) -> None:
        """Let quick bots answer, store everything, then tell everybody (besides one), and let slow bots think."""
        self._let_quick_bots_play()
        await self._save()
        self.crowd.tell_all(self.request, besides)
        self.wake_bots()

    async def _save(self) -> None:
        if not self._unsaved:
            return
        status = self.story.status
        changed = status if status != self._status else None
        if self.broken:  # the table was lost while this was going on
            raise Refusal("server-try-again", 503)
        try:
            finished = finished_game(self.story) if changed == "finished" else None
            await self.store.append(self.id, self._saved, self._unsaved, status=changed, finished=finished)
        except Exception as problem:
            log.error("not stored", extra={"table": self.id[:6], "problem": type(problem).__name__})
            raise Refusal("server-try-again", 503) from problem
        self._saved += len(self._unsaved)
        self._unsaved = []
        if changed is not None:
            METRICS.games.add(status=changed)
            log.info("table", extra={"table": self.id[:6], "status": changed})
        self._status = status

    # --- bots ---------------------------------------------------------------------------------------------

    @property
    def _turn(self) -> Turn | None:
        """The bot that is asked now, if it is one, and which question it is asked."""
        game = self.story.game
        if game is None or game.decision is None or self.story.over:
            return None
        seat = game.decision.seat
        bot = self.story.seats[seat].player
        return None if bot is None else Turn(game, self.story.epoch, len(game.answers), seat, bot)

    def _let_quick_bots_play(self) -> None:
        until = time.perf_counter() + 0.01
        while (turn := self._turn) is not None and time.perf_counter() < until:
            if not self._players.is_quick(turn.seat, turn.bot):
                return
            self.answer(turn.seat, self._players.answer(turn.game, turn.bot))

    def wake_bots(self) -> None:
        if self._turn is not None and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        """Bots think outside of `run`, so that people can undo or resign meanwhile."""
        while not self.broken and (turn := self._turn) is not None:
            answer = await self._players.think(turn.game, turn.bot)
            try:
                await self._alone(partial(self._give, turn, answer))
            except Refusal:
                return  # the table is broken, and comes back without this task

    async def _give(self, turn: Turn, answer: Answer) -> None:
        """A bot's answer, unless the game has gone another way meanwhile."""
        if self._turn == turn:
            self.answer(turn.seat, answer)
            self._let_quick_bots_play()
            await self._save()
            self.crowd.tell_all(self.request)

    # --- leaving memory -------------------------------------------------------------------------------------

    def unused(self, now: float) -> bool:
        """Whether the table can be dropped: nobody is connected, nothing is going on."""
        resting = self._thinking is None or self._thinking.done()
        quiet = now - self.last_used >= self.settings.drop_seconds
        return not self.crowd and not self._lock.locked() and resting and quiet

    def stop(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        self.crowd.stop()
