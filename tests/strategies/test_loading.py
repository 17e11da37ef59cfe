"""Finding strategies by what people call them."""

import pickle
from pathlib import Path

import pytest

from freehold.bots import BigMoney
from freehold.strategies import BadStrategy, StrategyError, UnknownStrategy, Written, load, shelf

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
        ("BNU", "there is no strategy named 'BNU'; did you mean BMU?"),
        ("xyzzy", "there are .*Big Money Ultimate, BMU.*as in BMU\\+Witch"),
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


def test_by_module() -> None:
    strategy = load("freehold.bots.big_money:BigMoney")
    assert strategy.name == "BigMoney"
    with pytest.raises(StrategyError, match="is a program and decides itself"):
        strategy.guarded()


def test_errors_are_of_one_family() -> None:
    assert issubclass(UnknownStrategy, StrategyError)
    assert issubclass(BadStrategy, StrategyError)
    assert BigMoney is not None
