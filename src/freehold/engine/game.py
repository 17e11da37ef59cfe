"""A game: the public face of the engine.

A seed and the answers given are the whole game. So a saved game, a replay, an undo and a copy are all
the same thing; between two effects no coroutine is alive and the state copies outright, and inside an
effect a copy is the position before it and the few answers since.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from .box import END, FIRST_PLAY, TREASURES
from .decision import Decision
from .effects import Frame, resume, run_again
from .errands import run_task
from .errors import BadSetup, BadUndo, GameOver, NotYours, shown
from .phase import PhaseDecision
from .play import begin_playing, set_going_again
from .player import Player
from .setup import box_for, checked_seed, deal, names
from .steps import buy, end_phase, play_from_hand, play_treasures, spend
from .table import Table
from .tasks import PLAY_CARD
from .turn import advance
from .views import View

if TYPE_CHECKING:
    from .box import Box
    from .effects import Effect
    from .kind import Kind
    from .state import State
    from .tasks import Task

    Answer = int | tuple[int, ...]


class Game(Table):
    """One game of Dominion. Make it with `Game.new`, read `decision`, give an `answer`, until `over`."""

    __slots__ = (
        "_checkpoint_answers",
        "_checkpoint_task",
        "_checkpoints",
        "_origin",
        "_players",
        "_rounds",
        "answers",
        "decision",
        "first",
        "frames",
        "phase_decision",
        "seed",
        "undos",
    )

    __deletable__ = ("phase_decision",)  # mypyc: this attribute may be deleted

    def __init__(
        self,
        box: Box,
        state: State,
        seed: int | str | None,
        first: int,
        origin: State | None,
        *,
        events: bool = True,
        checkpoints: bool = True,
    ) -> None:
        super().__init__(box, state, events=events)
        #: None if no seed gives this game: it was made up in the middle, by resampling.
        self.seed: int | str | None = seed
        #: The seat that began, or -1 if the seed picked it.
        self.first = first
        #: The position a game from a set-up position started from; None for a dealt game.
        self._origin = origin
        # Made when first asked for: a game that nobody else points back to is freed at once when it is
        # done with, and thousands of simulated games leave nothing for the garbage collector.
        self._players: list[Player] = []
        #: The same from each of them on.
        self._rounds: list[list[Player]] = []
        #: Every answer given so far: an index, or a tuple of them where several could be chosen.
        self.answers: list[Answer] = []
        #: What is asked now; None when the game is over.
        self.decision: Decision | None = None
        #: How often an undo has rewritten the events: a version holds only as long as this stays.
        self.undos = 0
        self._checkpoints = checkpoints
        #: The effects under way, the innermost last.
        self.frames: list[Frame] = []
        #: What the outermost does, and how many answers had been given when it began.
        self._checkpoint_task: Task | None = None
        self._checkpoint_answers = 0
        #: The decision of the phases, used again and again: there is only ever one at a time.
        self.phase_decision = PhaseDecision(self)

    # --- making one ------------------------------------------------------------------------------

    @staticmethod
    def new(
        kingdom: Iterable[str],
        players: int = 2,
        seed: int | str = 0,
        *,
        first: int | None = None,
        last_winners: Sequence[int] = (),
        landscapes: Iterable[str] = (),
        bane: str | None = None,
        mouse: str | None = None,
        events: bool = True,
        checkpoints: bool = True,
    ) -> Game:
        """A new game with these Kingdom cards and landscapes (Events and Ways).

        A card that needs a Bane pile gets the one named by `bane`, and a Way that plays a card set aside
        the one named by `mouse`; or else what the seed picks.
        `first` is the seat that begins. Without it the sole winner of the game before, if
        `last_winners` names one, takes the last turn, and otherwise chance decides.
        Simulations switch off `events` (the log) and `checkpoints` (quick copies inside an effect).
        """
        box = box_for(names(kingdom), players, bane, checked_seed(seed), names(landscapes), mouse)
        starter = -1
        if first is not None:
            starter = first
        elif len(last_winners) == 1:
            starter = (last_winners[0] + 1) % players
        if any(not 0 <= seat < players for seat in last_winners):
            raise BadSetup(f"the winners before, {list(last_winners)}, are not all seats from 0 to {players - 1}")
        if not -1 <= starter < players:
            raise BadSetup(f"seat {starter} cannot begin: the seats are 0 to {players - 1}")
        return Game.dealt(box, seed, starter, events=events, checkpoints=checkpoints)

    @staticmethod
    def dealt(box: Box, seed: int | str, first: int, *, events: bool = True, checkpoints: bool = True) -> Game:
        """A new game with a box that is at hand."""
        game = Game(box, deal(box, seed, first), seed, first, None, events=events, checkpoints=checkpoints)
        advance(game)
        return game

    @staticmethod
    def from_position(box: Box, state: State, *, events: bool = True) -> Game:
        """A game that goes on from a position made by hand."""
        state.moves = [0] * len(box.cards)
        for seat in state.seats:
            seat.has_other_cards()
        game = Game(box, state, 0, -1, None, events=False)
        game.check_ending()
        set_going_again(game)
        game._origin = state.copy()
        game.log = [] if events else None
        advance(game)
        return game

    @property
    def is_position(self) -> bool:
        """Whether it began from a position made by hand, not from a deal."""
        return self._origin is not None

    # --- playing ---------------------------------------------------------------------------------

    def end(self) -> None:
        """Nobody is asked any more. Without what points back here, the game is freed as soon as nobody needs it."""
        self.decision = None
        self._players = []
        self._rounds = []
        del self.phase_decision

    def answer(self, answer: int | Sequence[int], seat: int | None = None) -> None:
        """Answer the decision. An illegal answer raises IllegalAnswer and changes nothing.

        With `seat`, only that seat's decision may be answered; another's raises NotYours, which tells
        nothing of what was asked.
        """
        decision = self.decision
        if decision is None:
            raise GameOver("the game is over: nobody is asked anything", "game-over")
        if seat is not None:
            asked: int = decision.seat  # not a machine word, as what is given may be any number
            if seat != asked:
                raise NotYours(f"seat {shown(seat)} is not asked now; seat {asked} is", "not-yours")
        phase = self.phase_decision
        if decision is phase:
            index = phase.sure
            if answer is not index:  # CPython keeps one object for a small number; others are just checked
                answer = index = phase.check_one(answer)
            self.answers.append(answer)
            if index == TREASURES:
                if play_treasures(self):
                    phase.sure = END  # the same question again, with more coins
                    phase.treasures = False
                    return
            elif index >= self.box.first_buy:
                if index < self.box.first_spend:
                    buy(self, index)
                else:
                    spend(self, index - self.box.first_spend)
            elif index == END:
                end_phase(self)
            elif play_from_hand(self, index - FIRST_PLAY):
                return  # somebody is asked something about it
            advance(self)
            return
        picked = decision.check(answer)
        self.answers.append(picked[0] if decision.single else picked)
        frame = self.frames[-1]
        if frame.past is not None:
            frame.past.append(picked)
        frame.asked = True
        if not self._resume(picked):
            advance(self)

    def start_task(self, task: Task) -> bool:
        """Begin a task; True if somebody is asked something in it."""
        state = self.state
        if not state.moves:
            state.moves = [0] * len(self.box.cards)
        self._checkpoint_answers = len(self.answers)
        self.depth = 0
        self.effect_alive = True
        self._checkpoint_task = task
        frame = self._begin_task(task, state.copy() if self._checkpoints else None)
        if frame is None:
            self.effect_alive = False
            return False
        self.frames.append(frame)
        return self._resume(None)

    def _begin_task(self, task: Task, start: State | None) -> Frame | None:
        """Begin what is to be done, in some position; None if it is done already."""
        if task.what == PLAY_CARD:
            return begin_playing(self, task, start)
        return Frame(self.task_effect(task), start, 0)

    def task_effect(self, task: Task) -> Effect:
        """The effect that does a task, within another or on its own."""
        return run_task(self, task)

    def _resume(self, picked: tuple[int, ...] | None) -> bool:
        self.decision = resume(self, picked)
        self.effect_alive = self.decision is not None
        if not self.effect_alive:
            self.state.browsing = 0
        return self.effect_alive

    @property
    def players(self) -> list[Player]:
        if not self._players:
            self._players = [Player(self, index) for index in range(self.box.players)]
        return self._players

    # --- what cards ask of the game ---------------------------------------------------------------

    def in_turn_order(self) -> list[Player]:
        """All players, from the one whose turn it is."""
        if not self._rounds:
            players = self.players
            self._rounds = [players[first:] + players[:first] for first in range(len(players))]
        return self._rounds[self.state.player]

    @property
    def turn_player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.state.player]

    def others(self, player: Player) -> list[Player]:
        """The others in turn order, from the left neighbour."""
        return self.players[player.index + 1 :] + self.players[: player.index]

    def payable(self, kind: Kind) -> bool:
        """Whether the player whose turn it is can pay for a card or an Event, one way or the other."""
        return self.affordable(kind) or (kind.instead is not None and bool(kind.instead(self.turn_player)))

    # --- looking at it -----------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What a seat may see (None: what everybody may see). It stays true as the game goes on."""
        self.check_seat(seat)
        return View(self, -1 if seat is None else seat)

    # --- copying and going back ---------------------------------------------------------------------

    def copy(self) -> Game:
        """A game of its own at the same point."""
        if not self.frames:
            twin = self.continued_from(self.state.copy(), self.answers)
            if self.decision is not None and twin.decision is not None:
                twin.decision.treasures = self.decision.treasures
        elif self._checkpoints:
            start = self.frames[0].start
            assert start is not None
            twin = self._twin(start.copy())
            twin.answers = self.answers[:]
            twin.effect_alive = True
            twin._checkpoint_answers = self._checkpoint_answers
            task = twin._checkpoint_task = self._checkpoint_task
            assert task is not None
            first = twin._begin_task(task, start)
            assert first is not None, "somebody is asked something in it"
            twin.decision = run_again(twin, first, self.frames)
        else:
            twin = self._replayed(len(self.answers))
        twin.log = None if self.log is None else self.log[:]
        twin.undos = self.undos
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def resample(self, seat: int, seed: int | str) -> Game:
        """A game that looks the same to a seat, with everything dealt anew that it cannot know."""
        from .resample import resample  # which builds on this module

        return resample(self, seat, seed)

    def checkpoint(self) -> tuple[State, list[Answer]]:
        """A copy of the last position without an effect under way, and the answers given since."""
        if not self.frames or self.frames[0].start is None:
            return self.state.copy(), []
        state = self.frames[0].start.copy()
        if self._checkpoint_task is not None:
            state.todo.append(self._checkpoint_task)
        return state, self.answers[self._checkpoint_answers :]

    def continued_from(self, state: State, answers: Sequence[Answer] = ()) -> Game:
        """A game with the same cards that goes on from another position, after these answers."""
        twin = self._twin(state)
        twin.answers = list(answers)
        advance(twin)
        return twin

    def _twin(self, state: State) -> Game:
        return Game(self.box, state, self.seed, self.first, self._origin, events=False, checkpoints=self._checkpoints)

    @property
    def answers_to_repeat(self) -> int:
        """How many answers a copy has to give again now; 0 unless an effect is under way."""
        return sum(frame.answers for frame in self.frames)

    def beginning(self, *, events: bool = True, checkpoints: bool = True) -> Game:
        """The same game before its first answer."""
        if self._origin is not None:
            return Game.from_position(self.box, self._origin.copy(), events=events)
        return Game.dealt(self.box, self._known_seed, self.first, events=events, checkpoints=checkpoints)

    def _replayed(self, answers: int) -> Game:
        """The same game after so many answers, without a log."""
        twin = self.beginning(events=False, checkpoints=self._checkpoints)
        for answer in self.answers[:answers]:
            twin.answer(answer)
        return twin

    def undo(self, to: int | None = None) -> None:
        """Go back to before answer number `to` (the last one, if not given)."""
        kept = self.answers[: self._answer_number(to)]
        self._restart()
        self.undos += 1
        for answer in kept:
            self.answer(answer)

    def _answer_number(self, to: int | None) -> int:
        """Where an undo leads."""
        given = len(self.answers)
        if to is None:
            to = given - 1
        if not 0 <= to <= given:
            raise BadUndo(f"cannot undo to answer {shown(to)}: {given} were given", "bad-undo")
        return to

    @property
    def has_beginning(self) -> bool:
        """Whether it can be played again from its beginning; a resampled game has none."""
        return self.seed is not None or self._origin is not None

    @property
    def _known_seed(self) -> int | str:
        if self.seed is None:
            raise BadUndo("a resampled game has no beginning: it cannot be played again or undone", "bad-undo")
        return self.seed

    def _restart(self) -> None:
        """Back to the first decision."""
        origin = self._origin
        self.state = deal(self.box, self._known_seed, self.first) if origin is None else origin.copy()
        self._players = []
        self._rounds = []
        self.answers = []
        self.log = None if self.log is None else []
        self.depth = 0
        self.cause = None
        self.frames = []
        self.effect_alive = False
        self._checkpoint_answers = 0
        self.phase_decision = PhaseDecision(self)
        advance(self)

    def undo_leaks(self, to: int | None = None) -> bool:
        """Whether somebody has learnt something since answer `to` that undoing it would not take back.

        That is so if a hidden card was seen, if another seat has answered or is asked about its cards, or if it
        is not asked although it could hold an answer to what happened: all of that tells of what they hold. What
        the player has shown of the own hand in the own turn, by playing, discarding or trashing, does not count:
        that is the own loss.
        """
        to = self._answer_number(to)
        if to == len(self.answers):
            return False
        then = self._replayed(to)
        revealed = then.state.reveals
        asked = -1
        for answer in self.answers[to:]:
            decision = then.decision
            assert decision is not None
            if asked not in (-1, decision.seat):
                return True
            asked = decision.seat
            then.answer(answer)
        pending = then.decision
        if pending is not None and pending is not then.phase_decision and pending.seat != asked:
            return True
        return then.state.reveals != revealed
