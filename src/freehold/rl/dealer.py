"""Which games the agents play: players, kingdom, seeds, and what the end is worth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from freehold.engine.errors import BadSetup
from freehold.engine.game import Game
from freehold.kingdoms import Kingdom, generate
from freehold.kingdoms.wishes import Wishes
from freehold.rl.space import Space, full_space, kingdom_space

#: What agents are rewarded for: the victory (1, shared less, lost -1), or the lead over the best of the others.
WIN: Final = "win"
MARGIN: Final = "margin"
REWARDS: Final = (WIN, MARGIN)


class Dealer:
    """Makes one game after the other. The same seed makes the same games."""

    def __init__(
        self,
        players: int = 2,
        kingdom: Kingdom | Sequence[str] | None = None,
        wishes: Wishes | None = None,
        *,
        compact: bool = False,
        seats: int | None = None,
        reward: str = WIN,
    ) -> None:
        """Without a `kingdom` every game has a random one, which grants the `wishes`.

        The `space` is that of all cards, with room for as many `seats` as there are players or for more, so that one
        network can play with two and with six; or, `compact`, that of the one kingdom.
        """
        if kingdom is not None and not isinstance(kingdom, Kingdom):
            kingdom = Kingdom.of(kingdom)
        if compact and kingdom is None:
            raise BadSetup("a compact space is that of one kingdom: name the kingdom, or leave out compact")
        if seats is not None and seats < players:
            raise BadSetup(f"{players} players need room for as many seats, not {seats}")
        if reward not in REWARDS:
            raise BadSetup(f"agents are rewarded for {' or '.join(REWARDS)}, not for {reward!r}")
        self.players = players
        self.kingdom = kingdom
        self.wishes = Wishes() if wishes is None else wishes
        self.reward = reward
        self.space: Space
        if compact and kingdom is not None:
            self.space = kingdom_space(kingdom.box(players), seats or players)
        else:
            self.space = full_space(seats or players)
        self._random = Random()

    def seed(self, seed: object) -> None:
        """From here on, the games that belong to this seed: a number of any type, or whatever else can be written."""
        self._random = Random(str(seed))

    def number(self) -> int:
        """A number by chance, for whatever else an episode needs."""
        return self._random.getrandbits(48)

    def game(self) -> Game:
        """The next game."""
        seed = self.number()
        kingdom = self.kingdom
        if kingdom is None:
            kingdom = generate(self.wishes, seed)
        return kingdom.game(self.players, seed, events=False, checkpoints=False)

    def rewards(self, game: Game) -> list[float]:
        """What each seat gets for a game that is over."""
        scores = game.scores()
        if self.reward == MARGIN:
            return [float(mine - max(scores[:seat] + scores[seat + 1 :])) for seat, mine in enumerate(scores)]
        winners = game.winners()
        # Twice the share in the victory, less one: the sole winner gets 1, each of two 0, a loser -1.
        return [2.0 / len(winners) - 1.0 if seat in winners else -1.0 for seat in range(self.players)]
