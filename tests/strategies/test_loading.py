"""Finding strategies by what people call them."""

import pickle
from pathlib import Path

import pytest

from freehold.bots import BigMoney
from freehold.strategies import BadStrategy, StrategyError, UnknownStrategy, Written, load, shelf
from freehold.texts import LANGUAGES, problem, words

PYTHON = """
from freehold.bots import Bot

class Lazy(Bot):
    name = "Lazy one"
    needs = ("smithies",)

    def __init__(self, seed):
        self.seed = seed

    def answer(self, view, decision):
        return decision.passive()
"""


@pytest.mark.parametrize(
    ("called", "name"),
    [
        ("BM", "Big Money"),
        ("bmu", "Big Money Ultimate"),
        ("Big Money Ultimate", "Big Money Ultimate"),
        ("Smithy*", "Optimised Smithy"),
        ("BMU+Witch", "BMU+Witch"),
        ("BMU + witch", "BMU+Witch"),
        ("BMU+Council Room+Village", "BMU+Council Room+Village"),
        ("big-money", "big-money"),
        ("random", "random"),
        ("sensible", "sensible"),
    ],
)
def test_by_name(called: str, name: str) -> None:
    strategy = load(called)
    assert strategy.name == name
    assert type(strategy.bot(3)) is type(pickle.loads(pickle.dumps(strategy)).bot(3))


@pytest.mark.parametrize(
    ("called", "why"),
    [
        ("BNU", "there is no strategy named 'BNU'; did you mean BMU"),
        ("xyzzy", "there is no strategy named 'xyzzy'; `freehold strategies` lists all"),
        ("BMU+Wich", "BMU\\+Wich: there is no card named 'Wich'; did you mean Witch"),
        ("BMU+Horse", "Horse is not a card of the Supply"),
        ("BMU+Way of the Ox", "Way of the Ox is not a card of the Supply"),
        ("random+Witch", "random is a program"),
        ("nowhere.strategy", "there is no file nowhere.strategy"),
        ("nowhere.py", "there is no file nowhere.py"),
        ("nowhere:Bot", "there is no Python module 'nowhere'"),
        ("freehold.bots.bot:Nobody", "there is no class Nobody that is a Bot in it"),
    ],
)
def test_what_cannot_be_found_is_told_with_suggestions(called: str, why: str) -> None:
    with pytest.raises(StrategyError, match=why):
        load(called)


def test_the_library_is_readable_and_named() -> None:
    for strategy in shelf():
        assert strategy.name
        assert strategy.short
        assert strategy.about
        assert load(strategy.name) is load(strategy.short) is strategy


def test_by_file(tmp_path: Path) -> None:
    path = tmp_path / "two witches.strategy"
    path.write_text("buy\n Witch if own Witches < 2\n Silver\n", encoding="utf-8")
    strategy = load(str(path))
    path.unlink()  # another process may not have the file
    again = pickle.loads(pickle.dumps(strategy))
    assert (again.name, again.needs) == ("two witches", ("Witch",))


def test_a_strategy_keeps_its_guard_and_cards_on_the_way_to_another_process() -> None:
    strategy = load("BMU+Witch").guarded(False)
    again = pickle.loads(pickle.dumps(strategy))
    assert isinstance(again, Written)
    assert (again.name, again.guard, again.needs) == ("BMU+Witch", False, ("Witch",))


def test_by_python_file(tmp_path: Path) -> None:
    path = tmp_path / "lazy.py"
    path.write_text(PYTHON, encoding="utf-8")
    for called in (str(path), f"{path}:Lazy"):
        strategy = load(called)
        assert (strategy.name, strategy.needs) == ("Lazy one", ("Smithy",))
        assert pickle.loads(pickle.dumps(strategy)).bot(7).seed == 7


def test_a_python_file_without_a_bot_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "empty.py"
    path.write_text("from freehold.bots import Bot\n", encoding="utf-8")
    with pytest.raises(StrategyError, match="not exactly one Bot in it \\(found: none\\)"):
        load(str(path))


def test_a_file_with_another_ending_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "mine+two.txt"
    path.write_text("buy\n Silver\n", encoding="utf-8")
    with pytest.raises(UnknownStrategy, match=r"is a file, but the name of a strategy file ends in \.strategy"):
        load(str(path))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("import os\n\nclass Bot(:\n", "line 3: SyntaxError: invalid syntax"),
        ("import os\n\n1 / 0\n", "line 3: ZeroDivisionError: division by zero"),
        ("import no_such_thing\n", "line 1: ModuleNotFoundError: No module named 'no_such_thing'"),
        ("import sys\nsys.exit('enough')\n", "line 2: SystemExit: enough"),
    ],
)
def test_a_program_that_cannot_be_read_is_told_with_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, told: str
) -> None:
    path = tmp_path / "broken_bot.py"
    path.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for called in (str(path), "broken_bot:Bot"):
        with pytest.raises(StrategyError, match=told) as error:
            load(called)
        assert str(error.value).startswith(str(path))
        for language in LANGUAGES:
            assert told.partition(": ")[2] in words(language).say(problem(error.value))


@pytest.mark.parametrize("name", ["x" * 5000, "x" * 5000 + ".py", "x" * 5000 + ".strategy", "BMU+" + "x" * 5000])
def test_a_name_of_any_length_is_told_back_shortly(name: str) -> None:
    with pytest.raises(StrategyError) as error:
        load(name)
    assert len(words("de").say(problem(error.value))) < 500


def test_by_module() -> None:
    strategy = load("freehold.bots.big_money:BigMoney")
    assert strategy.name in ("BigMoney", "Big Money")  # a compiled class has no name of its own
    with pytest.raises(StrategyError, match="is a program and decides itself"):
        strategy.guarded()


def test_errors_are_of_one_family() -> None:
    assert issubclass(UnknownStrategy, StrategyError)
    assert issubclass(BadStrategy, StrategyError)
    assert BigMoney is not None
