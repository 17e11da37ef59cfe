"""Random games in words: every question, option, line and name can be said, in every language, to everybody."""

from __future__ import annotations

from random import Random

import pytest

from freehold import Game
from freehold.bots.random_bot import random_answer
from freehold.fuzz.fuzzer import random_setup, rich_position
from freehold.texts import LANGUAGES, asked, told, words

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")


@pytest.mark.parametrize("seed", range(40))
def test_a_random_game_can_be_told(seed: int) -> None:
    """Decks rich in rare cards, so that most of what can be asked is asked somewhere."""
    random = Random(f"told {seed}")
    game = Game.from_position(*rich_position(*random_setup(random), random))
    for _ in range(150):
        decision = game.decision
        if decision is None:
            break
        view = game.view(decision.seat).to_dict()
        question = asked(view, NAMES)
        for language in LANGUAGES:
            spoken = words(language)
            assert spoken.say(question.whole_question())[-1] in ".?!"
            texts = [spoken.say(question.option(option)) for option in view["decision"]["options"]]
            assert all(texts)
            if decision.single:  # people choose by reading: different things must read differently
                different = {str(option).partition(": ")[2] or str(option) for option in decision.options}
                assert len(set(texts)) == len(different), texts
        game.answer(random_answer(decision, random))
    for seat in (*range(game.box.players), None):
        for language in LANGUAGES:
            lines = told(words(language), game.events(seat), NAMES, seat)
            assert len(lines) > 5


def test_the_same_game_is_told_to_each_in_their_own_language() -> None:
    game = Game.new(["Village", "Smithy", "Militia"], 2, 1, first=0)
    assert game.decision is not None
    game.answer(game.decision.play_treasures())
    assert told(words("de"), game.events(0), ["Anna", "Ben"], 0)[1] == "Du spielst 4 Kupfer."
    assert told(words("en"), game.events(1), ["Anna", "Ben"], 1)[1] == "Anna plays 4 Coppers."
