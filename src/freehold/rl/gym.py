"""Dominion for Gymnasium: one agent against bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from freehold.bots import Bot, make_bot
from freehold.engine.errors import BadSetup
from freehold.kingdoms import Kingdom
from freehold.kingdoms.wishes import Wishes
from freehold.rl.actions import IllegalAction
from freehold.rl.dealer import WIN, Dealer
from freehold.rl.env import FLAG, Observation, action_space, in_words, observation_space, observed
from freehold.rl.episode import Episode
from freehold.rl.space import Space

#: A bot by its name, or something that makes one from a seed.
Opponent = str | Callable[[int], Bot]
#: The agent loses this much by an action that the mask forbids, and the game with it.
ILLEGAL: Final = -1.0
NAME: Final = "freehold/Dominion-v0"


class DominionEnv(gymnasium.Env[Observation, Any]):
    """One agent against bots, in any seat.

    The mask is part of the observation; `action_masks()` gives it to libraries that ask for it so. An action that it
    forbids ends the game as lost, and `info["illegal"]` says what would have been legal.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        opponents: Opponent | Sequence[Opponent] = "big-money",
        players: int = 2,
        kingdom: Kingdom | Sequence[str] | None = None,
        wishes: Wishes | None = None,
        *,
        seat: int | None = None,
        compact: bool = False,
        seats: int | None = None,
        reward: str = WIN,
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """See `Dealer` for the games. One opponent plays all other seats; several take them in turn order.

        The agent sits in `seat`, or in any, which is the same at a round table but for who begins. With `max_steps` a
        game is cut off after so many actions of the agent.
        """
        self.render_mode = render_mode
        self._dealer = Dealer(players, kingdom, wishes, compact=compact, seats=seats, reward=reward)
        self._rivals = Rivals(opponents, players)
        self._fixed_seat = seat
        if seat is not None and not 0 <= seat < players:
            raise BadSetup(f"the agent cannot take seat {seat}: the seats are 0 to {players - 1}")
        self._episode = Episode(self.space)
        self._seat = 0
        self._steps = 0
        self._most_steps = max_steps
        self.observation_space = observation_space(self.space)
        self.action_space = action_space(self.space)

    @property
    def space(self) -> Space:
        """What the indices of actions and observations mean."""
        return self._dealer.space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._dealer.seed(seed)
        self._steps = 0
        while True:  # until there is a game in which the agent is asked at all
            self._seat = self._dealer.number() % self._dealer.players if self._fixed_seat is None else self._fixed_seat
            self._episode.start(self._dealer.game())
            self._rivals.sit_down(self._seat, self._dealer.number())
            self._rivals.answer(self._episode)
            if not self._episode.over:
                return observed(self._episode, self._seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self._episode
        self._steps += 1
        try:
            episode.act(int(action))
        except IllegalAction as problem:
            return observed(episode, self._seat), ILLEGAL, True, False, {"illegal": str(problem)}
        self._rivals.answer(episode)
        reward = self._dealer.rewards(episode.game)[self._seat] if episode.over else 0.0
        cut_off = not episode.over and self._steps == self._most_steps
        return observed(episode, self._seat), reward, episode.over, cut_off, {}

    def action_masks(self) -> NDArray[Any]:
        """A 1 for each legal action."""
        return np.frombuffer(self._episode.mask(self._seat), FLAG)

    def render(self) -> str:
        """What the agent observes, and can do, in words."""
        return in_words(self._episode, self._seat)


class Rivals:
    """The bots in the other seats."""

    def __init__(self, opponents: Opponent | Sequence[Opponent], players: int) -> None:
        listed = [opponents] * (players - 1) if isinstance(opponents, str) or callable(opponents) else list(opponents)
        if len(listed) != players - 1:
            raise BadSetup(f"{players} players need {players - 1} opponents, not {len(listed)}")
        self._makers = listed
        self._bots: list[Bot | None] = []
        self.sit_down(0, 0)

    def sit_down(self, agent: int, seed: int) -> None:
        """New bots for a new game, from the agent's left on."""
        players = len(self._makers) + 1
        self._bots = [None] * players
        for n, maker in enumerate(self._makers):
            bot = make_bot(maker, seed + n) if isinstance(maker, str) else maker(seed + n)
            self._bots[(agent + 1 + n) % players] = bot

    def answer(self, episode: Episode) -> None:
        """Let them answer until the agent is asked, or the game is over."""
        while not episode.over:
            bot = self._bots[episode.seat]
            decision = episode.decision
            if bot is None or decision is None:
                return
            episode.answer(bot.answer(episode.view(episode.seat), decision))


gymnasium.register(NAME, entry_point="freehold.rl.gym:DominionEnv")
