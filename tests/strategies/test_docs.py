"""What docs/strategies.md shows is true: the strategies play, the lines for choices are understood."""

import re
from pathlib import Path

import pytest

from freehold.bots import play_out
from freehold.engine.game import Game
from freehold.kingdoms import FIRST_GAME, Kingdom
from freehold.strategies import Written, load
from freehold.strategies.parser import language

PAGE = (Path(__file__).parents[2] / "docs" / "strategies.md").read_text(encoding="utf-8")
STRATEGIES = re.findall(r"^```strategy\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
CHOICES = re.findall(r"^\| `(\w[^`]*: [^`]*)` \|", PAGE, re.MULTILINE)


@pytest.mark.parametrize("text", STRATEGIES)
def test_the_examples_play(text: str) -> None:
    strategy = Written(text)
    box = Kingdom.of(strategy.needs or FIRST_GAME).box(2)
    for seed in range(4):
        game = Game.dealt(box, seed, seed % 2, events=False, checkpoints=False)
        play_out(game, [strategy.bot(seed), load("BMU").bot(seed)])
        assert game.state.turn < 100


@pytest.mark.parametrize("line", CHOICES)
def test_the_lines_for_choices_are_understood(line: str) -> None:
    Written(f"choose\n {line}\n")


def test_there_is_something_to_try() -> None:
    assert len(STRATEGIES) >= 4
    assert len(CHOICES) >= 8


def test_every_word_of_the_language_is_explained() -> None:
    prose = re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    told = {word.strip(":,()") for code in re.findall(r"`([^`]+)`", prose) for word in code.split()}
    for terminal in language().terminals:
        pattern = terminal.pattern.value
        if pattern.endswith(r"\b"):
            for words in pattern.removesuffix(r"\b").strip("()").split("|"):
                assert set(words.split()) <= told, f"{words} is not explained"
