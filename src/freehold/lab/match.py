"""A match: who plays whom, with which cards. Every game of it has a number, and can be played anywhere."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from freehold.bots.watched import game_seed
from freehold.engine.box import Box
from freehold.engine.errors import BadSetup
from freehold.engine.setup import LONGEST_SEED as LONGEST_OF_A_GAME
from freehold.engine.setup import MAX_PLAYERS, MIN_PLAYERS
from freehold.kingdoms import Kingdom, to_code
from freehold.lab.entrants import Entrant, told_apart
from freehold.lab.kingdom import kingdom_for

# Blocks begin small, so that a short match keeps all workers busy, and double after every few, so that a long one does
# not spend its time on adding up. In rounds: one round is as many games as there are players.
FIRST_BLOCK: Final = 5
LARGEST_BLOCK: Final = 2560
BLOCKS_OF_A_SIZE: Final = 4

#: The seed of a game is that of the match with the number of the game behind it.
LONGEST_SEED: Final = LONGEST_OF_A_GAME - 20

# Watching closely takes time, and curves need fewer games than win rates: all of the first rounds, then one in so many.
CLOSE_ROUNDS: Final = 1000
CLOSE_EVERY: Final = 10


class Block(NamedTuple):
    """Some games in a row, by number."""

    first: int
    games: int


def check_seed(seed: int | str) -> None:
    """BadSetup if the seed is so long that those of the games could not be kept in a record."""
    if len(str(seed)) > LONGEST_SEED:
        raise BadSetup(f"a seed has at most {LONGEST_SEED} digits or letters", "match-seed", most=LONGEST_SEED)


@dataclass(frozen=True)
class Match:
    """The strategies of a match, one for each player, their kingdom, and the seed that all chance comes from."""

    entrants: tuple[Entrant, ...]
    kingdom: Kingdom
    seed: int | str = 0
    #: Whether written strategies pass over a buy that would end the game with their loss; None: as each of them says.
    guard: bool | None = None

    @staticmethod
    def of(
        strategies: Sequence[str], kingdom: str | None = None, seed: int | str = 0, guard: bool | None = None
    ) -> Match:
        """A match as somebody types it."""
        if not MIN_PLAYERS <= len(strategies) <= MAX_PLAYERS:
            raise BadSetup(
                f"a match is for {MIN_PLAYERS} to {MAX_PLAYERS} strategies, one for each player, not for "
                f"{len(strategies)}; the same one may be named more than once",
                "match-size",
                least=MIN_PLAYERS,
                most=MAX_PLAYERS,
                count=len(strategies),
            )
        check_seed(seed)
        entrants = tuple(Entrant.of(text, guard) for text in strategies)
        return Match(entrants, kingdom_for(entrants, kingdom, seed), seed, guard)

    @property
    def players(self) -> int:
        return len(self.entrants)

    @cached_property
    def names(self) -> list[str]:
        """What the strategies are called, each by a name of its own."""
        return told_apart(entrant.strategy.name for entrant in self.entrants)

    def box(self) -> Box:
        return self.kingdom.box(self.players)

    def seed_of(self, number: int) -> str:
        """The seed that deals a game."""
        return game_seed(self.seed, number)

    def seats(self, number: int) -> list[int]:
        """Which strategy has which seat in a game; seat 0 begins."""
        return [(seat + number) % self.players for seat in range(self.players)]

    def watched_closely(self, number: int) -> bool:
        """Whether a game is looked at turn by turn; always whole rounds, so that everybody is seen in every seat."""
        round_number = number // self.players
        return round_number < CLOSE_ROUNDS or round_number % CLOSE_EVERY == 0

    def even(self, games: int) -> int:
        """That many games or a few more, so that everybody sits everywhere equally often."""
        return -(-games // self.players) * self.players

    def blocks(self, games: int, first: int = 0) -> Iterator[Block]:
        """That many games in blocks, which depend on nothing else."""
        end = first + games
        made = 0
        while first < end:
            rounds = min(LARGEST_BLOCK, FIRST_BLOCK << made // BLOCKS_OF_A_SIZE)
            block = Block(first, min(rounds * self.players, end - first))
            yield block
            first += block.games
            made += 1

    def command(self, games: int, first: int = 0) -> str:
        """What plays these games again. The kingdom is given by its code, which is the same in every language."""
        words = [entrant.text for entrant in self.entrants]
        words += ["--kingdom", to_code(self.kingdom), "--seed", str(self.seed), "--games", str(games)]
        if self.guard is not None:
            words.append("--guard" if self.guard else "--no-guard")
        if first:
            words += ["--first", str(first)]
        return shlex.join(["freehold", "simulate", *words])
