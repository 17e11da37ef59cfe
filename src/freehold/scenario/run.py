"""Running a scenario: answering as its steps say, helping where the contract lets the runner help."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from freehold.engine.decision import Decision
from freehold.engine.errors import FreeholdError
from freehold.engine.game import Game
from freehold.engine.phase import PhaseDecision
from freehold.scenario.answers import Step, match
from freehold.scenario.expect import differences
from freehold.scenario.load import SEATS, Expect, Scenario
from freehold.scenario.position import make_game

#: So many decisions are declined for one step before the runner gives up.
PATIENCE = 60
#: So many readings of a scenario are tried, where its steps can be read in two ways.
MOST_READINGS = 32

Trace = Callable[[str], None]


class Failure(FreeholdError):
    """A scenario that does not hold, with the reason."""


def run(scenario: Scenario, trace: Trace | None = None) -> Game:
    """Run a scenario to its end; Failure if something in it is not so.

    A step that fits a pointless question as well as what comes after it may be meant for either, as its
    author does or does not count on such questions. If one reading does not hold, the other is tried.
    """
    readings: list[bool] = []
    first: Failure | None = None
    for _ in range(MOST_READINGS):
        runner = Runner(_set_up(scenario), scenario.strict, None if first else trace, readings)
        try:
            return _run(runner, scenario)
        except Failure as failure:
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
    except FreeholdError as problem:
        raise Failure(f"set-up: {problem}") from problem


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
    except FreeholdError as problem:  # such as a prescribed shuffle that does not fit
        raise Failure(str(problem)) from problem
    return runner.game


def allows(game: Game, step: Step) -> bool:
    """Whether a step is a legal answer to the pending decision."""
    if game.decision is None:
        return False
    trial = game.copy()
    try:
        Runner(trial, True, None).answer(game.decision.seat, step)
    except FreeholdError:
        return False
    return True


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
        #: The turn, and whose it was, when the last step was taken.
        self._turn = (game.state.turn, game.state.player)

    def answer(self, seat: int, step: Step) -> None:
        """Give the answer of one step, after what has to be got out of the way first."""
        before = self._turn
        self._turn = (self.game.state.turn, self.game.state.player)
        asked = self.game.decision is not None and self.game.decision.seat == seat
        if step.verb == "end turn" and not asked and before[1] == seat and before[0] < self._turn[0]:
            return  # that turn has ended by itself
        refused: Decision | None = None
        refused_text = ""
        for _ in range(PATIENCE):
            decision = self.game.decision
            if decision is None:
                break
            if decision.seat == seat and self._take(decision, step):
                return
            if refused is None and (decision.seat == seat or not self._help(decision, dry=True)):
                refused, refused_text = decision, describe(decision)
            if not self._help(decision):
                break
        letter = SEATS[seat]
        if refused is None:
            last = self.game.decision
            refused_text = "the game is over" if last is None else describe(last)
        raise Failure(f"'{letter}: {step.text}' is not a legal answer: {refused_text}")

    def _take(self, decision: Decision, step: Step) -> bool:
        """Whether the step answers this decision; if so it is answered."""
        if decision.idle and self._meant_for_later(decision, step):
            return False
        if step.verb == "end turn":
            return self._end_turn(decision)
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
        trial = Runner(self.game.copy(), True, None)
        trial.pass_over_idle()
        after = trial.game.decision
        if after is None or after.seat != decision.seat or not trial._take(after, step):
            return False
        if match(decision, step) is None:
            return True
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
                raise Failure(f"'{step.text}': there is no place {step.number}")
            return True
        for option in after.options:
            if option.number == step.number and option.name == step.names[0]:
                self._give(after, option.index, step.text)
                return True
        raise Failure(f"'{step.text}' is not a legal answer: {describe(after)}")

    def _help(self, decision: Decision, dry: bool = False) -> bool:
        """Decline what can be declined, and take orders as listed, unless the scenario is strict."""
        if self.strict and not decision.idle:
            return False
        picked: int | tuple[int, ...] | None = None
        if isinstance(decision, PhaseDecision):
            picked = decision.passive()
        elif decision.ordered and decision.minimum == len(decision.options):
            picked = tuple(option.index for option in decision.options)
        elif decision.options and decision.options[0].verb == "first":
            picked = decision.options[0].index
        else:
            picked = match(decision, Step("decline", "decline"))
        if picked is not None and not dry:
            self._give(decision, picked, "(helped)")
        return picked is not None

    def check(self, expect: Expect, where: str) -> None:
        """Compare the position with what is expected, as if pointless questions had been passed over."""
        game = self.game
        if game.decision is not None and game.decision.idle:
            trial = Runner(game.copy(), True, None)
            trial.pass_over_idle()
            game = trial.game
        wrong = differences(game, expect)
        legal = "nothing" if game.decision is None else describe(game.decision)
        for step in expect.can:
            if not allows(game, step) and not allows(self.game, step):
                wrong.append(f"'{step.text}' should be legal ({legal})")
        wrong += [f"'{step.text}' should not be legal" for step in expect.cannot if allows(game, step)]
        if wrong:
            raise Failure(where + "; ".join(wrong))

    def pass_over_idle(self) -> None:
        while self.game.decision is not None and self.game.decision.idle:
            self._give(self.game.decision, self.game.decision.passive(), "(nothing would change)")

    def _give(self, decision: Decision, picked: int | tuple[int, ...], text: str) -> None:
        if self.trace is not None:
            self.trace(f"{describe(decision)}")
            self.trace(f"  -> {SEATS[decision.seat]}: {text}")
        self.game.answer(picked)


def describe(decision: Decision) -> str:
    """A decision in one line: who is asked, about what, and what is legal."""
    because = f" ({decision.cause.name})" if decision.cause is not None else ""
    how_many = "" if decision.single else f"{decision.how_many} of "
    options = ", ".join(str(option) for option in decision.options)
    return f"{SEATS[decision.seat]} is asked {decision.key}{because}; legal: {how_many}{options}"
