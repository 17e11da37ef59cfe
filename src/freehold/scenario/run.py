"""Running a scenario: answering as its steps say, helping where the contract lets the runner help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from freehold.engine.decision import Decision, Option
from freehold.engine.errors import BadSetup, FreeholdError
from freehold.engine.game import Game
from freehold.engine.phase import PhaseDecision
from freehold.scenario.answers import Step
from freehold.scenario.describe import describe, given, said
from freehold.scenario.expect import differences
from freehold.scenario.matching import asks_for, match, meanings
from freehold.scenario.model import SEATS, Expect, Scenario, ScenarioError
from freehold.scenario.position import make_game, mistake

#: So many decisions are declined for one step before the runner gives up.
PATIENCE = 60
#: So many readings of a scenario are tried, where its steps can be read in two ways.
MOST_READINGS = 32
#: The likeliest reason why a question that a step answers has not come up.
NOT_ASKED = "a question with only one possible answer is not asked"

Trace = Callable[[str], None]


class Failure(FreeholdError):
    """A scenario that does not hold, with the reason."""


class Ambiguous(Failure):
    """A step that may mean several of the legal answers."""

    def __init__(self, decision: Decision, step: Step, options: Sequence[Option]) -> None:
        listed = " or ".join(said(decision, option) for option in options)
        super().__init__(f"'{SEATS[decision.seat]}: {step.text}' is ambiguous: it may mean {listed}")


def run(scenario: Scenario, trace: Trace | None = None) -> Game:
    """Run a scenario to its end; Failure if something in it is not so, ScenarioError if it cannot be set up.

    A step that fits a pointless question as well as what comes after it may be meant for either, as its author does or
    does not count on such questions; and `play` may mean a Reaction that plays itself, or the turn that follows. If
    one reading does not hold, the other is tried.
    """
    readings: list[bool] = []
    first: Failure | ScenarioError | None = None
    for _ in range(MOST_READINGS):
        runner = Runner(_set_up(scenario), scenario.strict, None if first else trace, readings)
        try:
            return _run(runner, scenario)
        except (Failure, ScenarioError) as failure:
            first = first or failure
        taken = runner.taken
        while taken and not taken[-1]:
            taken.pop()
        if not taken:
            break
        readings = [*taken[:-1], False]
    raise first or Failure("no reading of this scenario was tried")


def _set_up(scenario: Scenario) -> Game:
    try:
        return make_game(scenario)
    except BadSetup as problem:
        raise mistake(scenario, problem) from problem


def _run(runner: Runner, scenario: Scenario) -> Game:
    try:
        for number, step in enumerate(scenario.steps, 1):
            if isinstance(step, Expect):
                runner.check(step, f"step {number}: ")
            else:
                runner.answer(*step)
        if scenario.expect is not None:
            runner.check(scenario.expect, "")
    except Failure:
        raise
    except BadSetup as problem:  # a prescribed shuffle that does not fit
        raise mistake(scenario, problem) from problem
    except FreeholdError as problem:
        raise Failure(str(problem)) from problem
    return runner.game


def allows(game: Game, step: Step) -> bool:
    """Whether a step is a legal answer to the pending decision."""
    if game.decision is None:
        return False
    try:
        _trial(game).answer(game.decision.seat, step)
    except Ambiguous:
        raise
    except FreeholdError:
        return False
    return True


def _trial(game: Game) -> Runner:
    """To find out what would be legal: prescribed shuffles are for what the steps really do."""
    copy = game.copy()
    copy.state.stacked = None
    return Runner(copy, True, None)


def _as_listed(decision: Decision) -> int | tuple[int, ...] | None:
    """The answer that takes an order as it is listed: of simultaneous effects, or of cards put back."""
    if decision.ordered and decision.minimum == len(decision.options):
        return tuple(option.index for option in decision.options)
    if not isinstance(decision, PhaseDecision) and decision.options and decision.options[0].verb == "first":
        return decision.options[0].index
    return None


class Runner:
    """Gives the answers of steps to a game."""

    def __init__(self, game: Game, strict: bool, trace: Trace | None, readings: Sequence[bool] = ()) -> None:
        self.game = game
        self.strict = strict
        self.trace = trace
        #: For each step that could be read in two ways: whether it is meant for later. What is not given
        #: is taken to be; `taken` is how they were read.
        self._readings = readings
        self.taken: list[bool] = []
        #: The turn, and who decided in it, when the last step was taken.
        self._turn = (game.state.turn, game.state.controller)

    def answer(self, seat: int, step: Step) -> None:
        """Give the answer of one step, after what has to be got out of the way first."""
        if self._is_done_already(seat, step):
            return
        refused = ""
        explained = False
        for _ in range(PATIENCE):
            decision = self.game.decision
            if decision is None:
                break
            if decision.seat == seat:
                if self._take(decision, step):
                    return
                self._refuse_if_ambiguous(decision, step)
                explained = explained or asks_for(decision, step)
            legal = "" if refused or decision.idle else describe(decision)
            refused = refused or legal
            if not self._help(decision):
                explained = explained or decision.seat != seat
                refused += "" if legal else f"; then {describe(decision)}"
                break
        hint = "" if explained or not refused else f" ({NOT_ASKED})"
        raise Failure(f"'{SEATS[seat]}: {step.text}' is not a legal answer: {refused or 'the game is over'}{hint}")

    def _refuse_if_ambiguous(self, decision: Decision, step: Step) -> None:
        options = meanings(decision, step)
        if len(options) > 1:
            raise Ambiguous(decision, step, options)

    def _is_done_already(self, seat: int, step: Step) -> bool:
        """Whether a step ends a turn, or a phase of it, that has just ended by itself."""
        turn, decider = self._turn
        state = self.game.state
        self._turn = (state.turn, state.controller)
        asked = self.game.decision is not None and self.game.decision.seat == seat
        ended = turn < state.turn or self.game.over
        return step.verb in ("end turn", "end phase") and not asked and decider == seat and ended

    def _take(self, decision: Decision, step: Step) -> bool:
        """Whether the step answers this decision; if so it is answered."""
        if decision.idle and self._meant_for_later(decision, step):
            return False
        if step.verb == "end turn":
            return self._end_turn(decision)
        if step.verb == "play" and decision.key == "respond" and not self._read_as_later():
            step = replace(step, verb="react")
        if step.verb == "spend" and step.number == 0 and isinstance(decision, PhaseDecision):
            return True  # no token is taken, and the phase goes on
        if step.verb == "put":
            return self._put(decision, step)
        picked = match(decision, step)
        if picked is None:
            return False
        self._give(decision, picked, step.text)
        return True

    def _meant_for_later(self, decision: Decision, step: Step) -> bool:
        """Whether a step answers what comes after a pointless question rather than that question."""
        trial = _trial(self.game)
        trial.pass_over_idle()
        after = trial.game.decision
        if after is None or after.seat != decision.seat or not trial._take(after, step):
            return False
        return match(decision, step) is None or self._read_as_later()

    def _read_as_later(self) -> bool:
        """Whether a step that may be meant for this decision or for a later one is read as meant for later."""
        place = len(self.taken)
        self.taken.append(self._readings[place] if place < len(self._readings) else True)
        return self.taken[-1]

    def _end_turn(self, decision: Decision) -> bool:
        if not isinstance(decision, PhaseDecision):
            return False
        turn = self.game.state.turn
        while isinstance(self.game.decision, PhaseDecision) and self.game.state.turn == turn:
            self._give(self.game.decision, self.game.decision.passive(), "end turn")
        return True

    def _put(self, decision: Decision, step: Step) -> bool:
        """`put X at N` answers two questions: which card, and where in the deck."""
        seat = decision.seat
        if decision.key != "place":
            picked = match(decision, step)
            if picked is None:
                return False
            self._give(decision, picked, step.text)
        after = self.game.decision
        if after is None or after.key != "place" or after.seat != seat:
            if step.number:  # with an empty deck there is only one place, which is not asked for
                raise Failure(f"'{SEATS[seat]}: {step.text}' is not a legal answer: there is no place {step.number}")
            return True
        for option in after.options:
            if option.number == step.number and option.name == step.names[0]:
                self._give(after, option.index, step.text)
                return True
        raise Failure(f"'{SEATS[seat]}: {step.text}' is not a legal answer: {describe(after)}")

    def _help(self, decision: Decision) -> bool:
        """Decline what can be declined, and take orders as listed, unless the scenario is strict."""
        if self.strict and not decision.idle:
            return False
        picked = decision.passive() if isinstance(decision, PhaseDecision) else _as_listed(decision)
        if picked is None:
            picked = match(decision, Step("decline", "decline"))
        if picked is None:
            return False
        self._give(decision, picked, because="helped")
        return True

    def check(self, expect: Expect, where: str) -> None:
        """Compare the position with what is expected, as if pointless questions had been passed over.

        Unless the scenario is strict, it may also hold when an order that is asked for was taken as listed.
        """
        wrong = self._differences(self._settled(False), expect)
        if wrong and not self.strict and self.game.decision is not None and _as_listed(self.game.decision) is not None:
            wrong = self._differences(self._settled(True), expect) and wrong
        if wrong:
            raise Failure(where + "; ".join(wrong))

    def _settled(self, orders: bool) -> Game:
        """The game with pointless questions passed over, and orders taken as listed."""
        if self.game.decision is None or not (self.game.decision.idle or orders):
            return self.game
        trial = Runner(self.game.copy(), True, None)
        trial.pass_over_idle()
        while orders and trial.game.decision is not None:
            listed = _as_listed(trial.game.decision)
            if listed is None:
                break
            trial.game.answer(listed)
            trial.pass_over_idle()
        return trial.game

    def _differences(self, game: Game, expect: Expect) -> list[str]:
        wrong = differences(game, expect)
        try:
            for step in expect.can:
                if not allows(game, step) and not allows(self.game, step):
                    legal = "nothing" if game.decision is None else describe(game.decision)
                    wrong.append(f"'{step.text}' should be legal ({legal})")
            wrong += [f"'{step.text}' should not be legal" for step in expect.cannot if allows(game, step)]
        except Ambiguous as problem:
            wrong.append(str(problem))
        return wrong

    def pass_over_idle(self) -> None:
        while self.game.decision is not None and self.game.decision.idle:
            self._give(self.game.decision, self.game.decision.passive(), because="nothing would change")

    def _give(self, decision: Decision, picked: int | tuple[int, ...], text: str = "", because: str = "") -> None:
        """Answer as a step says, or for a reason of the runner's own."""
        if self.trace is not None:
            self.trace(describe(decision))
            self.trace(f"  -> {SEATS[decision.seat]}: {text or f'{given(decision, picked)} ({because})'}")
        self.game.answer(picked)
