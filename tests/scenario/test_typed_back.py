"""What the runner says was legal can be given back to it as a step."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from freehold.engine.game import Game
from freehold.scenario import Failure, Runner, Scenario, from_dict, load_file
from freehold.scenario.answers import parse
from freehold.scenario.describe import describe, given
from freehold.scenario.model import Expect
from freehold.scenario.position import make_game

RULINGS = Path(__file__).parent.parent / "rulings"
#: So many answers are tried where several options are to be chosen.
MANY = 4


def asked_in(scenario: Scenario) -> Iterator[Game]:
    """The game at each question that a step of the scenario answers."""
    runner = Runner(make_game(scenario), scenario.strict, None)
    try:
        for step in scenario.steps:
            if not isinstance(step, Expect):
                if runner.game.decision is not None:
                    yield runner.game
                runner.answer(*step)
    except Failure:  # a step that has to be read in another way; what came before will do
        return


def after(game: Game) -> list[dict[str, Any]]:
    return [game.view(seat).to_dict() for seat in range(game.box.players)]


def test_every_answer_can_be_typed_as_it_is_shown() -> None:
    tried: set[tuple[str, str, str, str]] = set()
    for file in sorted(RULINGS.rglob("*.yaml")):
        for scenario in load_file(file):
            for game in asked_in(scenario):
                decision = game.decision
                assert decision is not None
                if decision.idle:  # a step may as well be meant for what comes after it
                    continue
                cause = "" if decision.cause is None else decision.cause.name
                for answer in islice(decision.answers(), None if decision.single else MANY):
                    first = next((option for option in decision.options if option.index in answer), None)
                    verb, label = ("", "") if first is None else (first.verb, first.label)
                    if (decision.key, cause, verb, label) in tried:
                        continue
                    tried.add((decision.key, cause, verb, label))
                    typed, told = game.copy(), game.copy()
                    Runner(typed, True, None).answer(decision.seat, parse(given(decision, answer)))
                    told.answer(answer)
                    assert after(typed) == after(told), f"{scenario.id}: {given(decision, answer)}"
    assert len(tried) > 400


def shown(**fields: Any) -> str:
    """The question after the steps of a scenario, in words."""
    scenario = from_dict({"id": "x", **fields})
    runner = Runner(make_game(scenario), True, None)
    for step in scenario.steps:
        assert not isinstance(step, Expect)
        runner.answer(*step)
    assert runner.game.decision is not None
    return describe(runner.game.decision)


def test_legal_answers_are_in_the_words_of_the_contract() -> None:
    passage = {"kingdom": ["Secret Passage"], "A": {"hand": ["Secret Passage", "Gold"], "deck": ["Copper"] * 3}}
    do = [{"A": "play Secret Passage"}]
    assert shown(**passage, do=do).endswith("legal: choose Gold, choose Copper")
    assert shown(**passage, do=[*do, {"A": "choose Gold"}]).endswith("legal: put Gold at 0, put Gold at 1")
    doctor = {"kingdom": ["Doctor"], "phase": "buy", "A": {"coins": 4, "potions": 1, "deck": ["Gold"]}}
    assert shown(**doctor, do=[{"A": "buy Doctor"}]).endswith("legal: decline, overpay 1, overpay 0P, overpay 1P")
    fates = shown(**doctor, do=[{"A": "buy Doctor"}, {"A": "overpay 1"}])
    assert fates == "A is asked choose (Doctor) about Gold; legal: trash Gold, discard Gold, keep Gold"
    tournament = {"kingdom": ["Tournament"], "A": {"hand": ["Tournament", "Province"]}}
    assert shown(**tournament, do=[{"A": "play Tournament"}]).endswith("legal: decline, react Province")
    way = {"kingdom": ["Village"], "landscapes": ["Way of the Ox"], "A": {"hand": ["Village"]}}
    assert shown(**way, do=[{"A": "play Village"}]).endswith("legal: decline, use Way of the Ox")


def test_several_are_listed_once_with_how_many() -> None:
    militia = {"kingdom": ["Militia"], "A": {"hand": ["Militia"]}, "B": {"hand": ["Gold", *["Copper"] * 4]}}
    listed = "legal: discard 2 of [Gold, Copper, Copper, Copper, Copper]"
    assert shown(**militia, do=[{"A": "play Militia"}]).endswith(listed)
    cellar = {"kingdom": ["Cellar"], "A": {"hand": ["Cellar", "Gold", "Copper"]}}
    assert shown(**cellar, do=[{"A": "play Cellar"}]).endswith("legal: decline, discard 1 to 2 of [Gold, Copper]")
    pawn = {"kingdom": ["Pawn"], "A": {"hand": ["Pawn"]}}
    assert shown(**pawn, do=[{"A": "play Pawn"}]).endswith("choose 2 of [+1 card, +1 action, +1 buy, +1 coin]")
