"""Random legal answers over random kingdoms, with every invariant checked on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from freehold.bots.random_bot import random_answer
from freehold.engine.box import Box
from freehold.engine.game import Game
from freehold.engine.record import Record
from freehold.engine.setup import box_for, deal
from freehold.engine.state import State
from freehold.fuzz.invariants import (
    check_cards,
    check_copy,
    check_counters,
    check_decision,
    check_knowledge,
    check_record,
)
from freehold.fuzz.leaks import check_leaks
from freehold.kingdoms import ANY_ALCHEMY, Wishes, generate

#: A random game that has not ended after so many answers is left; nobody tries to win.
LONGEST = 5000
#: All cards may meet, also those that nobody would recommend together.
ANYTHING = Wishes(alchemy=ANY_ALCHEMY)


@dataclass
class Outcome:
    """One random game: how it went, and what was broken, if anything."""

    seed: int
    kingdom: list[str]
    landscapes: list[str]
    players: int
    answers: int = 0
    finished: bool = False
    most_replayed: int = 0
    problem: str = ""
    record: str = ""


def random_setup(random: Random) -> tuple[list[str], list[str], int]:
    """Ten Kingdom cards and up to two landscapes out of all there are, and two to six players."""
    kingdom = generate(ANYTHING, random.randrange(2**32))
    return list(kingdom.cards), list(kingdom.landscapes), random.randint(2, 6)


def fuzz_game(seed: int, kingdom: Sequence[str] | None = None, players: int | None = None) -> Outcome:
    """Play one random game; the seed decides everything."""
    random = Random(seed)
    any_kingdom, landscapes, any_players = random_setup(random)
    outcome = Outcome(seed, list(kingdom or any_kingdom), landscapes, players or any_players)
    game = Game.new(outcome.kingdom, outcome.players, seed, landscapes=landscapes)
    try:
        _play(game, outcome, random)
    except Exception as problem:  # whatever goes wrong, the game that shows it must be kept
        outcome.problem = f"{type(problem).__name__}: {problem}"
        outcome.record = unchecked_record(game)
    return outcome


def fuzz_rich_game(seed: int) -> Outcome:
    """Play one random game in which everybody starts with some of everything, so that rare cards meet.

    Such a game has no record: it begins from a position that was made by hand.
    """
    random = Random(f"rich {seed}")
    kingdom, landscapes, players = random_setup(random)
    outcome = Outcome(seed, kingdom, landscapes, players)
    game = Game.from_position(*rich_position(kingdom, landscapes, players, random))
    try:
        _play(game, outcome, random)
    except Exception as problem:  # as above
        outcome.problem = f"{type(problem).__name__}: {problem}"
    return outcome


def rich_position(kingdom: Sequence[str], landscapes: Sequence[str], players: int, random: Random) -> tuple[Box, State]:
    """The first turn of a game whose decks hold ten random cards besides Treasures."""
    box = box_for(kingdom, players, None, random.randrange(2**32), landscapes)
    state = deal(box, random.randrange(2**32), random.randrange(players))
    for seat in state.seats:
        for _ in range(12):
            slot = random.randrange(len(box.kinds))
            pile = state.own_pile(slot)
            if len(pile) > (1 if box.in_supply[slot] else 0):
                seat.deck.append(pile.pop())
        state.rng.shuffle(seat.deck)
        seat.hand, seat.deck = seat.hand[:2] + seat.deck[-5:], seat.hand[2:] + seat.deck[:-5]
    return box, state


def _play(game: Game, outcome: Outcome, random: Random) -> None:
    seen_events = 0
    while True:
        check_cards(game)
        check_counters(game)
        if game.state.passed:
            check_knowledge(game)
        check_decision(game)
        check_leaks(game, seen_events, random)
        seen_events = game.version
        decision = game.decision
        if decision is None or outcome.answers >= LONGEST:
            break
        # A copy at every tenth answer, and always where it is hardest: inside an effect.
        if outcome.answers % 10 == 0 or game.answers_to_repeat > 0:
            outcome.most_replayed = max(outcome.most_replayed, check_copy(game))
        game.answer(random_answer(decision, random))
        outcome.answers += 1
    outcome.finished = game.over
    if not game.is_position:
        check_record(game)


def unchecked_record(game: Game) -> str:
    """The record of a game that may be broken: without fingerprints, which it might not survive."""
    try:
        return Record.of(game).to_json()
    except Exception:  # a broken game may break in its replay just as well
        pass
    return Record.unchecked(game, [f"Player {number + 1}" for number in range(game.box.players)]).to_json()
