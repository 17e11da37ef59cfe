"""A decision as single actions: whatever can be answered can be reached, and nothing else."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from freehold import Decision, Game
from freehold.bots.random_bot import random_answer
from freehold.engine.decision import Option
from freehold.engine.kind import CARDS
from freehold.engine.phase import PhaseDecision
from freehold.kingdoms import generate
from freehold.rl.actions import Answering, IllegalAction
from freehold.rl.space import PASS, QUESTIONS, Space, full_space, kingdom_space

#: No more answers than this are gone through for one decision.
MANY = 400


def answering(space: Space, game: Game, decision: Decision | None = None) -> Answering:
    asked = decision if decision is not None else game.decision
    assert asked is not None
    begun = Answering(space)
    begun.ask(game.view(asked.seat), asked)
    return begun


def reachable(space: Space, game: Game, decision: Decision) -> Iterator[Any]:
    """Every answer that some sequence of actions gives."""
    paths: list[list[int]] = [[]]
    while paths:
        path = paths.pop()
        asked = answering(space, game, decision)
        done = False
        for action in path:
            done = asked.act(action)
        if done:
            yield asked.answer
        else:
            paths += [[*path, action] for action in asked.legal()]


def shape(decision: Decision, answer: Any) -> tuple[Any, ...]:
    """An answer without the difference between copies of a card."""
    options = {option.index: option for option in decision.options}
    marks = [str(options[index]) for index in ([answer] if isinstance(answer, int) else answer)]
    return tuple(marks if decision.ordered else sorted(marks))


@pytest.mark.parametrize("seed", range(60))
def test_actions_reach_every_answer_and_no_other(seed: int) -> None:
    random = Random(seed)
    kingdom = generate(seed=seed)
    game = kingdom.game(random.randint(2, 4), seed, events=False)
    space = full_space(4) if seed % 2 else kingdom_space(game.box, 4)
    seen: set[tuple[str, str]] = set()
    for _ in range(400):
        decision = game.decision
        if decision is None:
            break
        cause = "" if decision.cause is None else decision.cause.name
        if (decision.key, cause) not in seen or isinstance(decision, PhaseDecision):
            answers = {shape(decision, answer) for _, answer in zip(range(MANY), decision.answers(), strict=False)}
            if len(answers) < MANY / 4 and decision.key != "name":
                seen.add((decision.key, cause))
                assert {shape(decision, answer) for answer in reachable(space, game, decision)} == answers
        assert decision.key in QUESTIONS
        game.answer(random_answer(decision, random))


def picking(*options: tuple[str, str, str, int], **how: Any) -> Answering:
    """A made-up decision with options of a verb, a card, a label and a number."""
    game = Game.new(["Village", "Smithy"])
    listed = [
        Option(n, verb, CARDS.find(card) if card else None, label, number)
        for n, (verb, card, label, number) in enumerate(options)
    ]
    return answering(full_space(2), game, Decision(0, 0, "choose", None, listed, **how))


def told(asked: Answering) -> list[str]:
    names = asked.space.action_names()
    return [names[action] for action in asked.legal()]


def take(asked: Answering, name: str) -> bool:
    return asked.act(asked.space.action_names().index(name))


def test_copies_of_a_card_are_one_action() -> None:
    asked = picking(*[("discard", "Copper", "", -1)] * 3, ("discard", "Estate", "", -1), minimum=2, maximum=2)
    assert told(asked) == ["choose Copper", "choose Estate"]
    assert not take(asked, "choose Copper")
    assert told(asked) == ["choose Copper", "choose Estate"]
    assert take(asked, "choose Copper")
    assert asked.answer == (0, 1)


def test_a_step_without_a_choice_is_taken_by_itself() -> None:
    asked = picking(*[("discard", "Copper", "", -1)] * 2, ("discard", "Estate", "", -1), minimum=2, maximum=2)
    assert take(asked, "choose Estate")
    assert asked.answer == (2, 0)


def test_one_may_stop_when_enough_is_chosen() -> None:
    asked = picking(("trash", "Copper", "", -1), ("trash", "Estate", "", -1), minimum=0, maximum=2)
    assert told(asked) == ["pass", "choose Copper", "choose Estate"]
    take(asked, "choose Estate")
    assert told(asked) == ["pass", "choose Copper"]
    assert take(asked, "pass")
    assert asked.answer == (1,)


def test_exactly_so_many_or_none() -> None:
    cards = [("discard", name, "", -1) for name in ("Copper", "Estate", "Silver")]
    asked = picking(*cards, minimum=2, maximum=2, may_decline=True)
    assert "pass" in told(asked)
    take(asked, "choose Silver")
    assert told(asked) == ["choose Copper", "choose Estate"]


def test_cards_that_must_be_alike() -> None:
    cards = [("exile", name, "", -1) for name in ("Copper", "Copper", "Estate", "Estate")]
    asked = picking(*cards, minimum=0, maximum=2, alike=True)
    take(asked, "choose Estate")
    assert told(asked) == ["pass", "choose Estate"]


def test_order_is_the_order_of_the_actions() -> None:
    cards = [("topdeck", name, "", -1) for name in ("Copper", "Estate", "Silver")]
    asked = picking(*cards, minimum=3, maximum=3, ordered=True)
    take(asked, "choose Silver")
    assert take(asked, "choose Copper")
    assert asked.answer == (2, 0, 1)


def test_fates_of_one_card_are_told_apart_by_what_is_done() -> None:
    asked = picking(*[(verb, "Copper", "", -1) for verb in ("trash", "discard", "keep")])
    assert told(asked) == ['choose "discard"', 'choose "keep"', 'choose "trash"']
    assert take(asked, 'choose "keep"')
    assert asked.answer == 2


def test_what_one_mark_does_not_tell_apart_the_next_does() -> None:
    """Paying too much: a number of coins, or a potion and then a number of coins."""
    asked = picking(("decline", "", "", -1), *[("overpay", "", label, n) for label in ("", "P") for n in (0, 1, 2)])
    assert told(asked) == ["pass", 'choose "P"', "choose 0", "choose 1", "choose 2"]
    assert not take(asked, 'choose "P"')
    assert told(asked) == ["choose 0", "choose 1", "choose 2"]
    assert take(asked, "choose 2")
    assert asked.answer == 6


def test_numbers_beyond_the_last_are_not_offered() -> None:
    asked = picking(*[("place", "Copper", "", n) for n in range(150)])
    assert told(asked) == [f"choose {n}" for n in range(100)]


def test_words_of_cards_from_elsewhere_are_offered_by_number() -> None:
    asked = picking(("choose", "", "sing", -1), ("choose", "", "dance", -1))
    assert told(asked) == ["choose 0", "choose 1"]
    assert take(asked, "choose 1")
    assert asked.answer == 1


def test_a_compact_space_lets_one_name_the_cards_of_the_game() -> None:
    game = Game.new(["Village", "Wishing Well"])
    options = [Option(n, "name", kind) for n, kind in enumerate(CARDS)]
    asked = answering(kingdom_space(game.box), game, Decision(0, 0, "name", None, options))
    assert {*told(asked)} == {f"choose {kind.name}" for kind in game.box.kinds}


def test_an_illegal_action_says_what_was_legal_and_changes_nothing() -> None:
    asked = picking(("trash", "Copper", "", -1), ("trash", "Estate", "", -1))
    for action, why in ((PASS, r"action 0 \(pass\)"), (10**6, "no action at all"), (-1, "no action at all")):
        with pytest.raises(IllegalAction, match=why + r".*choose Copper\), \d+ \(choose Estate\)"):
            asked.act(action)
    assert take(asked, "choose Estate")


def test_spending_coffers_is_a_number() -> None:
    game = Game.new(["Baker", "Village"], seed=1)
    asked = answering(full_space(2), game)
    assert "choose 1" in told(asked)
    assert take(asked, "choose 1")
    before = game.state.coins
    game.answer(asked.answer)
    assert game.state.coins == before + 1
