"""What can be written in a strategy file, beyond what the plan's own tests try at decisions."""

import pytest

from freehold.bots import BigMoney, Bot, play_out
from freehold.cards import CARDS
from freehold.engine.game import Game
from freehold.engine.kind import Kind
from freehold.engine.types import EVENT, WAY
from freehold.strategies import Written
from freehold.strategies.names import find_cards, find_kind
from freehold.texts.message import Cards
from freehold.texts.words import words


def test_settings_stand_at_the_head() -> None:
    strategy = Written("# mine\n\nname: Two  Witches # really\nshort: 2W\nabout: Curses.\nguard: on\n\nbuy\n  Witch\n")
    assert (strategy.name, strategy.short, strategy.about, strategy.guard) == ("Two  Witches", "2W", "Curses.", True)


def test_without_settings_the_file_gives_the_name_and_there_is_no_guard() -> None:
    strategy = Written("buy\n Gold", "mine")
    assert (strategy.name, strategy.short, strategy.guard) == ("mine", "mine", False)


def test_a_strategy_needs_what_it_buys_unless_it_says_otherwise() -> None:
    rules = "buy\n Province\n Witch\n Ride\n Witch if turn > 5\n Silver\n"
    assert Written(rules).needs == ("Witch", "Ride")
    assert Written("needs: Witch\n" + rules).needs == ("Witch",)
    assert Written("needs: nothing\n" + rules).needs == ()
    assert Written("play\n Smithy\n").needs == ()


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "   # why\n", "\n\n  # why\n\n"])
def test_lines_may_end_as_they_like(line_end: str) -> None:
    strategy = Written(line_end.join(["guard: on", "buy", " Gold if turn > 3", "play", "\tSmithy", "choose"]))
    assert strategy.guard
    assert strategy.needs == ()


def test_the_number_of_spaces_in_a_line_does_not_matter() -> None:
    Written("buy\nGold    if\town  Council   Room<own Treasures/11 and(turn>3)\n")


@pytest.mark.parametrize("kind", list(CARDS), ids=lambda kind: kind.name)
def test_every_name_can_be_written_in_the_plural_too(kind: Kind) -> None:
    """As the log has it, where cards are counted."""
    assert find_kind(kind.name) is kind
    if not kind.is_a(EVENT | WAY):
        plural = words("en").text("kingdom-show-pile", cards=Cards.of([kind.name, kind.name]))
        assert find_kind(plural.removeprefix("2 ")) is kind


def test_types_are_names_too() -> None:
    for name in ("Treasure", "Treasures", "Victory", "Victories", "Attack", "Actions", "Reactions"):
        assert find_cards(name).types
    assert find_cards("Curse").types == 0


@pytest.mark.parametrize("landscape", [kind.name for kind in CARDS if kind.is_a(EVENT | WAY)])
def test_every_landscape_can_be_named(landscape: str) -> None:
    if find_kind(landscape).is_a(EVENT):
        assert Written(f"buy\n {landscape} if turn > 3\n").needs == (landscape,)
    else:
        Written(f"choose\n Smithy: use {landscape}")


def test_a_rule_for_a_card_that_is_not_in_the_game_does_no_harm() -> None:
    rules = (
        "buy\n Witch\n Ride\n Silver if own Witch = 0 and Witches left = 0\nplay\n Witch\nchoose\n Witch: gain Gold\n"
    )
    game = Game.new(["Moat"], 2, 1, events=False)
    bots: list[Bot] = [Written(rules).bot(0), BigMoney()]
    play_out(game, bots)
    assert game.view(0).owned("Silver") > 5
