"""Bots at play with somebody taking notes: who won, how it went, what was bought.

This is the inner loop of every simulation, so it is here, where it is compiled, and it counts by numbers of seats and
slots; `freehold.lab` gives them names. All notes are counts, which can be added up in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from freehold.bots.bot import seat_all
from freehold.engine.game import Game
from freehold.engine.rng import seed_state

if TYPE_CHECKING:
    from mypy_extensions import i64

    from freehold.bots.bot import Bot
    from freehold.engine.box import Box

#: A game is broken off when it has come to so many turns of each player, or to so many answers: bots that never end it
#: would play on for ever.
MOST_TURNS: Final = 400
MOST_ANSWERS: Final = 100_000
#: A victory in sixtieths, so that two to six players can share it equally.
VICTORY: Final = 60


class Notes:
    """What is noted of one strategy; `dict`s say how often each value came up."""

    def __init__(self, players: int, slots: int) -> None:
        #: Its part of the victory in sixtieths, by its seat.
        self.shares: list[dict[int, int]] = [{} for _ in range(players)]
        self.points: dict[int, int] = {}
        self.turns: dict[int, int] = {}
        # The rest only of the games that are watched closely. By its own turns:
        self.coins_by_turn: list[dict[int, int]] = []
        self.points_by_turn: list[dict[int, int]] = []
        # By slot: how many it has bought, when it has bought the first, and how many it had in the end.
        self.bought: list[int] = [0] * slots
        self.first: list[dict[int, int]] = [{} for _ in range(slots)]
        self.deck: list[int] = [0] * slots


class Row:
    """One game by itself, for those who want them all."""

    def __init__(
        self, number: int, winners: list[int], points: list[int], turns: list[int], ending: int, answers: int
    ) -> None:
        self.number = number
        self.winners = winners
        self.points = points
        self.turns = turns
        #: As in `Watcher.endings`.
        self.ending = ending
        self.answers = answers


class Watcher:
    """Plays games of the same strategies in the same box, by number, and takes notes.

    Game number n is the same game whoever plays it, and after whichever others: its seed and the seeds of its bots
    follow from n, and in it seat s belongs to strategy s + n. So everybody sits everywhere equally often; seat 0
    begins.
    """

    def __init__(self, box: Box, seed: int | str, makers: Sequence[Callable[[int], Bot]]) -> None:
        self.box = box
        self.seed = seed
        #: Each makes the bot of a strategy, from a seed; bots are made anew for every game.
        self.makers: list[Callable[[int], Bot]] = list(makers)
        self.notes: list[Notes] = [Notes(box.players, len(box.kinds)) for _ in self.makers]
        #: The turns of the player who had most.
        self.turns: dict[int, int] = {}
        #: How often games ended with these empty piles, as bits by slot; 0 for those that were broken off.
        self.endings: dict[int, int] = {}
        #: How many games were watched closely.
        self.closely = 0
        #: What becomes of each single game, if anybody wants it.
        self.rows: list[Row] | None = None
        # Where it is, in case that a bot fails: the game that is played now, its number, whether all bots are made,
        # and the seat that was asked last.
        self.game: Game | None = None
        self.number = -1
        self.bots_made = False
        self.asked: i64 = -1
        self._bot_seed = seed_state(seed) >> 8

    def play(self, number: int, closely: bool) -> Game:
        """Play one game and note what came of it."""
        players = self.box.players
        self.number = number
        self.bots_made = False
        self.asked = -1
        game = Game.dealt(self.box, game_seed(self.seed, number), 0, events=False, checkpoints=False)
        self.game = game
        bots: list[Bot] = []
        for seat in range(players):
            self.asked = seat
            bots.append(self.makers[(seat + number) % players](self._bot_seed + number * players + seat))
        self.bots_made = True
        if closely:
            self._play_closely(game, bots)
        else:
            self._play(game, bots)
        self._note_result(game)
        return game

    def _play(self, game: Game, bots: list[Bot]) -> None:
        seated = seat_all(game, bots)
        state = game.state
        last_turn: i64 = MOST_TURNS * self.box.players
        decision = game.decision
        while decision is not None:
            self.asked = decision.seat
            asked = seated[decision.seat]
            game.answer(asked.bot.answer(asked.view, decision))
            if state.turn > last_turn or len(game.answers) >= MOST_ANSWERS:
                return
            decision = game.decision

    def _play_closely(self, game: Game, bots: list[Bot]) -> None:
        """The same, looking at each turn and each buy."""
        self.closely += 1
        seated = seat_all(game, bots)
        players = self.box.players
        first_buy = self.box.first_buy
        first_spend = self.box.first_spend
        state = game.state
        last_turn: i64 = MOST_TURNS * players
        turn: i64 = state.turn
        player: i64 = state.player
        own_turn: i64 = state.seats[player].turns
        coins: i64 = -1
        #: A bit for each slot that a seat has bought from.
        bought: list[int] = [0] * players
        decision = game.decision
        while decision is not None:
            seat = decision.seat
            self.asked = seat
            buying = decision.key == "buy_phase"
            buying_turn: i64 = 0
            if buying:
                buying_turn = state.seats[seat].turns  # the buyer's own, also in a turn that is somebody else's
                if not state.bought:
                    coins = state.coins  # what is there when the first card is bought, or nothing is
            game.answer(seated[seat].bot.answer(seated[seat].view, decision))
            if buying:
                index = game.answers[-1]
                if isinstance(index, int) and first_buy <= index < first_spend:
                    slot = index - first_buy
                    notes = self.notes[(seat + self.number) % players]
                    notes.bought[slot] += 1
                    if not bought[seat] >> slot & 1:
                        bought[seat] |= 1 << slot
                        count(notes.first[slot], buying_turn)
            decision = game.decision
            if state.turn != turn or decision is None:
                notes = self.notes[(player + self.number) % players]
                if coins >= 0:
                    count(turn_of(notes.coins_by_turn, own_turn), coins)
                count(turn_of(notes.points_by_turn, own_turn), game.score(player))
                turn = state.turn
                player = state.player
                own_turn = state.seats[player].turns
                coins = -1
                if turn > last_turn:
                    break
            if len(game.answers) >= MOST_ANSWERS:
                break
        for seat in range(players):
            deck = self.notes[(seat + self.number) % players].deck
            for card in state.seats[seat].cards():
                deck[card.slot] += 1

    def _note_result(self, game: Game) -> None:
        players = self.box.players
        over = game.over
        #: Nobody has won a game that is not over: all share it.
        winners = game.winners() if over else list(range(players))
        share = VICTORY // len(winners)
        points: list[int] = []
        turns: list[int] = []
        most = 0
        for seat in range(players):
            notes = self.notes[(seat + self.number) % players]
            count(notes.shares[seat], share if seat in winners else 0)
            points.append(game.score(seat))
            turns.append(game.state.seats[seat].turns)
            count(notes.points, points[seat])
            count(notes.turns, turns[seat])
            if turns[seat] > most:
                most = turns[seat]
        count(self.turns, most)
        ending = ending_piles(game) if over else 0
        count(self.endings, ending)
        if self.rows is not None:
            self.rows.append(Row(self.number, winners, points, turns, ending, len(game.answers)))


def game_seed(seed: int | str, number: int) -> str:
    """The seed of a game by its number."""
    return f"{seed}/{number}"


def ending_piles(game: Game) -> int:
    """The empty piles that have ended a game, as bits: one that does so on its own, or all of the Supply."""
    piles = game.state.piles
    bits = 0
    for slot in game.box.enders:
        if not piles[slot]:
            bits |= 1 << slot
    if not bits:
        for slot in game.box.supply:
            if not piles[slot]:
                bits |= 1 << slot
    return bits


def turn_of(turns: list[dict[int, int]], own_turn: int) -> dict[int, int]:
    """The counts of one of a player's turns, the first being 1."""
    while len(turns) < own_turn:
        turns.append({})
    return turns[own_turn - 1]


def count(counts: dict[int, int], value: int) -> None:
    counts[value] = counts.get(value, 0) + 1
