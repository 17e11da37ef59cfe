"""A game: the public face of the engine.

A seed and the answers given are the whole game. So a saved game, a replay, an undo and a copy are all
the same thing; between two effects no coroutine is alive and the state copies outright, and inside an
effect a copy is the position before it and the few answers since.
"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from .box import END, FIRST_PLAY, TREASURES
from .cost import Cost
from .decision import Decision
from .errors import BadSetup, BadUndo, GameOver, NotYours
from .events import Event
from .owned import Owned
from .phase import PhaseDecision
from .play import set_going_again
from .player import Player
from .setup import box_for, deal
from .turn import advance, buy, end_phase, play_from_hand, play_treasures, run_task, spend
from .types import NOWHERE, OVER
from .views import View

if TYPE_CHECKING:
    from .box import Box
    from .card import Card
    from .kind import Kind
    from .state import State

    Answer = int | tuple[int, ...]


class Game:
    """One game of Dominion. Make it with `Game.new`, read `decision`, give an `answer`, until `over`."""

    __slots__ = (
        "_causes",
        "_checkpoint",
        "_checkpoint_answers",
        "_checkpoints",
        "_effect",
        "_origin",
        "_players",
        "answers",
        "box",
        "decision",
        "depth",
        "effect_alive",
        "first",
        "log",
        "phase_decision",
        "seed",
        "state",
        "undos",
    )

    __deletable__ = ("phase_decision",)  # mypyc: this attribute may be deleted

    def __init__(
        self,
        box: Box,
        state: State,
        seed: int | str,
        first: int,
        origin: State | None,
        *,
        events: bool = True,
        checkpoints: bool = True,
    ) -> None:
        self.box = box
        self.state = state
        self.seed: int | str = seed
        #: The seat that began, or -1 if the seed picked it.
        self.first = first
        #: The position a game from a set-up position started from; None for a dealt game.
        self._origin = origin
        # Made when first asked for: a game that nobody else points back to is freed at once when it is
        # done with, and thousands of simulated games leave nothing for the garbage collector.
        self._players: list[Player] = []
        #: Every answer given so far: an index, or a tuple of them where several could be chosen.
        self.answers: list[Answer] = []
        #: What is asked now; None when the game is over.
        self.decision: Decision | None = None
        self.log: list[Event] | None = [] if events else None
        self.depth = 0
        #: How often an undo has rewritten the events: a version holds only as long as this stays.
        self.undos = 0
        self._checkpoints = checkpoints
        self._causes: list[Kind] = []
        self._effect: Coroutine[Decision, tuple[int, ...], None] | None = None
        #: Whether an effect is under way; while one is, every move of a card is counted.
        self.effect_alive = False
        self._checkpoint: State | None = None
        self._checkpoint_answers = 0
        #: The decision of the phases, used again and again: there is only ever one at a time.
        self.phase_decision = PhaseDecision(self)

    # --- making one ------------------------------------------------------------------------------

    @staticmethod
    def new(
        kingdom: Sequence[str],
        players: int = 2,
        seed: int | str = 0,
        *,
        first: int | None = None,
        last_winners: Sequence[int] = (),
        bane: str | None = None,
        events: bool = True,
        checkpoints: bool = True,
    ) -> Game:
        """A new game.

        A card that needs a Bane pile gets the one named by `bane`, or one that the seed picks.
        `first` is the seat that begins. Without it the sole winner of the game before, if
        `last_winners` names one, takes the last turn, and otherwise chance decides.
        Simulations switch off `events` (the log) and `checkpoints` (quick copies inside an effect).
        """
        box = box_for(kingdom, players, bane, seed)
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
        game = Game(box, state, 0, -1, None, events=False)
        game.check_ending()
        set_going_again(game, state.player)
        game._origin = state.copy()
        game.log = [] if events else None
        advance(game)
        return game

    @property
    def is_position(self) -> bool:
        """Whether it began from a position made by hand, not from a deal."""
        return self._origin is not None

    # --- playing ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    def end(self) -> None:
        """Nobody is asked any more. The decision points back here: without it the game is freed at once."""
        self.decision = None
        del self.phase_decision

    def answer(self, answer: int | Sequence[int], seat: int | None = None) -> None:
        """Answer the decision. An illegal answer raises IllegalAnswer and changes nothing.

        With `seat`, only that seat's decision may be answered; another's raises NotYours, which tells
        nothing of what was asked.
        """
        decision = self.decision
        if decision is None:
            raise GameOver("the game is over: nobody is asked anything")
        if seat is not None and seat != decision.seat:
            raise NotYours(f"seat {seat} is not asked now; seat {decision.seat} is")
        phase = self.phase_decision
        if decision is phase:
            index = phase.sure
            if answer is not index:  # CPython keeps one object for a small number; others are just checked
                index = phase.check_one(answer)
            self.answers.append(index)
            if index == TREASURES:
                if play_treasures(self):
                    phase.sure = END  # the same question again, with more coins
                    return
            elif index >= self.box.first_buy:
                if index < self.box.first_spend:
                    buy(self, index)
                else:
                    spend(self, index - self.box.first_spend)
            elif index == END:
                end_phase(self)
            else:
                play_from_hand(self, index - FIRST_PLAY)
            advance(self)
            return
        picked = decision.check(answer)
        self.answers.append(picked[0] if decision.single else picked)
        if not self._resume(picked):
            advance(self)

    def start_task(self) -> bool:
        """Begin the next task; True if somebody is asked something in it."""
        if not self.state.moves:
            self.state.moves = [0] * len(self.box.cards)
        if self._checkpoints:
            self._checkpoint = self.state.copy()
            self._checkpoint_answers = len(self.answers)
        self._effect = run_task(self, self.state.todo.pop())
        self.effect_alive = True
        return self._resume(None)

    def _resume(self, picked: tuple[int, ...] | None) -> bool:
        effect = self._effect
        assert effect is not None
        try:
            self.decision = effect.send(picked)  # type: ignore[arg-type]
        except StopIteration:
            self._effect = None
            self.effect_alive = False
            self.decision = None
            return False
        return True

    @property
    def players(self) -> list[Player]:
        if not self._players:
            self._players = [Player(self, index) for index in range(self.box.players)]
        return self._players

    # --- the log ----------------------------------------------------------------------------------

    def eyes(self, seat: int) -> int:
        """The seats that see a seat's hidden cards: that one, and one that controls its turn."""
        state = self.state
        eyes = 1 << seat
        if state.player == seat:
            eyes |= 1 << state.controller
        return eyes

    def tell(self, seat: int, what: str, *, amount: int = 0, kind: Kind | None = None, other: int = NOWHERE) -> None:
        """Note something without cards."""
        if self.log is not None:
            event = Event(what, seat, [], 0, amount=amount, kind=kind, other=other)
            event.cause = self.cause
            event.depth = self.depth
            self.log.append(event)

    def moved(
        self,
        seat: int,
        what: str,
        cards: list[Card],
        source: int,
        target: int,
        seen: int,
        *,
        amount: int = 0,
        top: bool = False,
        other: int = NOWHERE,
        counted: bool = True,
    ) -> None:
        """Note a movement of cards."""
        if self.log is not None:
            event = Event(what, seat, cards, seen, source=source, target=target, amount=amount, top=top, other=other)
            event.cause = self.cause
            event.depth = self.depth
            event.counted = counted
            self.log.append(event)

    # --- what cards ask of the game ---------------------------------------------------------------

    @property
    def cause(self) -> Kind | None:
        """The card whose instructions are being followed."""
        return self._causes[-1] if self._causes else None

    def push_cause(self, kind: Kind) -> None:
        self._causes.append(kind)

    def pop_cause(self) -> None:
        self._causes.pop()

    def listens(self, windows: int) -> bool:
        """Whether anything in this game waits for one of these moments."""
        return (self.box.windows | self.state.watching) & windows != 0

    def in_turn_order(self) -> list[Player]:
        """All players, from the one whose turn it is."""
        first = self.state.player
        return self.players[first:] + self.players[:first]

    def others(self, player: Player) -> list[Player]:
        """The others in turn order, from the left neighbour."""
        return self.players[player.index + 1 :] + self.players[: player.index]

    def cost(self, kind: Kind) -> Cost:
        """What a card costs now: printed, then its own rule, then reductions, never below 0."""
        cost = kind.cost
        discount = self.state.discount
        if self.box.odd_costs:
            if kind.cost_rule is not None:
                cost = kind.cost_rule(self, cost)
            for seat in self.state.seats:
                for card in seat.play:
                    discount += card.kind.in_play_discount
        return cost.plus(-discount) if discount else cost

    def affordable(self, kind: Kind) -> bool:
        cost = self.cost(kind)
        return cost.coins <= self.state.coins and cost.potion <= self.state.potions

    def available(
        self, *, up_to: Cost | None = None, exactly: Cost | None = None, below: Cost | None = None, types: int = 0
    ) -> list[Kind]:
        """The kinds in the Supply that fit; empty piles do not count."""
        found: list[Kind] = []
        for slot in self.box.supply:
            kind = self.box.kinds[slot]
            if not self.state.piles[slot] or (types and not kind.types & types):
                continue
            cost = self.cost(kind)
            if (
                (up_to is None or cost.up_to(up_to))
                and (exactly is None or cost.same_as(exactly))
                and (below is None or cost.less_than(below))
            ):
                found.append(kind)
        return found

    def in_trash(self, *, types: int) -> list[Card]:
        return [card for card in self.state.trash if card.kind.types & types]

    def in_supply(self, card: Card) -> bool:
        """Whether the Supply has a copy of a card."""
        return self.box.in_supply[card.slot] and bool(self.state.piles[card.slot])

    @property
    def actions_left(self) -> int:
        """Actions that the player whose turn it is could still play."""
        return self.state.actions

    @property
    def actions_played(self) -> int:
        """How often an Action card was played this turn."""
        return self.state.actions_played

    def is_bane(self, card: Card) -> bool:
        return card.slot == self.box.bane

    def pile_size(self, name: str) -> int:
        return len(self.state.piles[self.box.slot(name)])

    @property
    def empty_piles(self) -> int:
        return self.state.empty

    def take_from_pile(self, slot: int) -> Card | None:
        """Lift the top card off a pile."""
        state = self.state
        pile = state.piles[slot]
        if not pile:
            return None
        if not state.own_piles >> slot & 1:
            pile = state.own_pile(slot)
        card = pile.pop()
        if self.effect_alive:
            state.moves[card.index] += 1
        if not pile and self.box.in_supply[slot]:
            state.empty += 1
            self.check_ending()
        return card

    def check_ending(self) -> None:
        """After a pile has run out or come back: whether the game ends with this turn."""
        state = self.state
        state.ending = state.empty >= self.box.piles_to_end
        for slot in self.box.enders:
            if not state.piles[slot]:
                state.ending = True

    def stack_shuffle(self, seat: int, cards: list[Card]) -> None:
        """Put shuffled cards into the order that a set-up position prescribes for this shuffle."""
        assert self.state.stacked is not None
        if not self.state.stacked[seat]:
            return
        names = self.state.stacked[seat].pop(0)
        if sorted(names) != sorted(card.kind.name for card in cards):
            have = ", ".join(sorted(card.kind.name for card in cards))
            raise BadSetup(f"shuffle of seat {seat}: [{', '.join(names)}] is not a permutation of [{have}]")
        left = cards[:]
        cards.clear()
        for name in reversed(names):
            card = next(card for card in left if card.kind.name == name)
            left.remove(card)
            cards.append(card)

    # --- looking at it -----------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What a seat may see (None: what everybody may see). It stays true as the game goes on."""
        if seat is not None and not 0 <= seat < self.box.players:
            raise BadSetup(f"there is no seat {seat}: the seats are 0 to {self.box.players - 1}")
        return View(self, -1 if seat is None else seat)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The events from number `since` on, as that seat may see them (None: a spectator)."""
        return [event.as_seen_by(seat) for event in (self.log or [])[since:]]

    @property
    def version(self) -> int:
        """The number of events so far."""
        return 0 if self.log is None else len(self.log)

    def owned(self, seat: int) -> Owned:
        return Owned(self.state.seats[seat].cards())

    def score(self, seat: int) -> int:
        """A seat's victory points, as if the game ended now."""
        if self.box.plain_points:
            return self.state.seats[seat].points()
        return self.owned(seat).points

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.box.players)]

    def winners(self) -> list[int]:
        """The seats that win: most points, then fewest turns; several share the victory."""
        winners: list[int] = []
        best = 0
        fewest = 0
        for seat in range(self.box.players):
            score = self.score(seat)
            turns = self.state.seats[seat].turns
            if not winners or score > best or (score == best and turns < fewest):
                winners = [seat]
                best = score
                fewest = turns
            elif score == best and turns == fewest:
                winners.append(seat)
        return winners

    # --- copying and going back ---------------------------------------------------------------------

    def copy(self) -> Game:
        """A game of its own at the same point."""
        if self._effect is not None and self._checkpoint is None:
            return self._replayed(len(self.answers), self.log is not None)
        state, since = self.checkpoint()
        twin = self.continued_from(state, self.answers[: len(self.answers) - len(since)])
        for answer in since:
            twin.answer(answer)
        twin.log = None if self.log is None else self.log[:]
        return twin

    def checkpoint(self) -> tuple[State, list[Answer]]:
        """A copy of the last position without an effect under way, and the answers given since."""
        if self._effect is None or self._checkpoint is None:
            return self.state.copy(), []
        return self._checkpoint.copy(), self.answers[self._checkpoint_answers :]

    def continued_from(self, state: State, answers: Sequence[Answer] = ()) -> Game:
        """A game with the same cards that goes on from another position, after these answers."""
        twin = Game(self.box, state, self.seed, self.first, self._origin, events=False, checkpoints=self._checkpoints)
        twin.answers = list(answers)
        advance(twin)
        return twin

    @property
    def answers_since_checkpoint(self) -> int:
        """How many answers a copy replays now; 0 unless an effect is under way."""
        return len(self.answers) - self._checkpoint_answers if self._effect is not None else 0

    def _replayed(self, answers: int, events: bool) -> Game:
        if self._origin is not None:
            twin = Game.from_position(self.box, self._origin.copy(), events=events)
        else:
            twin = Game.dealt(self.box, self.seed, self.first, events=events, checkpoints=self._checkpoints)
        for answer in self.answers[:answers]:
            twin.answer(answer)
        return twin

    def undo(self, to: int | None = None) -> None:
        """Go back to before answer number `to` (the last one, if not given)."""
        if to is None:
            to = len(self.answers) - 1
        if not 0 <= to <= len(self.answers):
            raise BadUndo(f"cannot undo to answer {to}: {len(self.answers)} were given")
        self.undos += 1
        kept = self.answers[:to]
        self._restart()
        for answer in kept:
            self.answer(answer)

    def _restart(self) -> None:
        """Back to the first decision."""
        origin = self._origin
        self.state = deal(self.box, self.seed, self.first) if origin is None else origin.copy()
        self._players = []
        self.answers = []
        self.log = None if self.log is None else []
        self.depth = 0
        self._causes = []
        self._effect = None
        self.effect_alive = False
        self._checkpoint = None
        self._checkpoint_answers = 0
        self.phase_decision = PhaseDecision(self)
        advance(self)

    def undo_leaks(self, to: int | None = None) -> bool:
        """Whether somebody has learnt something since answer `to` that undoing it would not take back.

        That is so if a hidden card was seen, or if another seat has answered or is asked for a Reaction:
        both tell of the cards they hold. What the player has shown of the own hand by playing,
        discarding or trashing does not count: that is the own loss.
        """
        if to is None:
            to = len(self.answers) - 1
        if to >= len(self.answers):
            return False
        then = self._replayed(to, False)
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
        if pending is not None and pending.key == "react" and pending.seat != asked:
            return True
        return then.state.reveals != revealed
