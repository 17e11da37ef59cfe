"""The bots, and the conformance test that everybody can run on a bot of their own."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from freehold import CARDS, Decision, Game, View
from freehold.bots import BOTS, BigMoney, Bot, RandomBot, UnknownBot, make_bot, play_out
from freehold.bots.conformance import BadBot, check_bot
from freehold.engine.types import EVENT
from freehold.kingdoms import FIRST_GAME

#: The bot that looks ahead is tried in test_search.py, with less time to think.
QUICK = sorted(set(BOTS) - {"search"})


@pytest.mark.parametrize("name", QUICK)
def test_our_bots_conform(name: str) -> None:
    check_bot(lambda seed: make_bot(name, seed), games=12)


def test_an_unknown_bot_is_an_error_that_lists_the_others() -> None:
    with pytest.raises(UnknownBot, match=r"big-money, .*random, .*sensible"):
        make_bot("bigmoney", 0)


class Fixed(Bot):
    """Always gives the same answer."""

    def __init__(self, reply: Any) -> None:
        self.reply = reply

    def answer(self, view: View, decision: Decision) -> Any:
        return self.reply


@pytest.mark.parametrize("reply", [999, None, "play", [0, 1], 1.5])
def test_illegal_answers_do_not_conform(reply: Any) -> None:
    with pytest.raises(BadBot, match="the bot answered"):
        check_bot(lambda seed: Fixed(reply))


def test_a_bot_that_is_not_deterministic_does_not_conform() -> None:
    random = Random(1)
    with pytest.raises(BadBot, match="chance is not drawn from its seed"):
        check_bot(lambda seed: RandomBot(random.randrange(10**9)))


class Peeking(Bot):
    """Looks at the top card of a deck, which no view shows."""

    def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
        deck = view._game.state.seats[1 - min(1, view.seat)].deck
        if not decision.single or not deck or deck[-1].name != "Estate":
            return decision.passive()
        return decision.options[-1].index


def test_a_bot_that_looks_at_what_is_hidden_does_not_conform() -> None:
    with pytest.raises(BadBot, match="it looks at what it may not see"):
        check_bot(lambda seed: Peeking())


class Meddling(Bot):
    """Takes what it needs."""

    def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
        view._game.state.coins += 8
        return decision.passive()


def test_a_bot_that_changes_the_game_does_not_conform() -> None:
    with pytest.raises(BadBot, match="the bot changed the game"):
        check_bot(lambda seed: Meddling())


def test_bots_are_tried_with_events_and_ways() -> None:
    asked: set[str] = set()

    class Curious(Bot):
        def __init__(self, seed: int) -> None:
            self._random = RandomBot(seed)

        def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
            asked.add(decision.key)
            asked.update(view.kinds[slot].name for slot in view.event_slots)
            return self._random.answer(view, decision)

    check_bot(Curious, games=6)
    assert "way" in asked
    assert len(asked & {kind.name for kind in CARDS if kind.is_a(EVENT)}) > 1


def test_a_bot_that_says_nothing_of_its_answers_is_told_so() -> None:
    with pytest.raises(NotImplementedError, match="Bot does not say"):
        check_bot(lambda seed: Bot())


def test_a_bot_written_in_plain_python_plays() -> None:
    class Passive(Bot):
        def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
            return decision.passive()

    check_bot(lambda seed: Passive(), games=6)


def test_big_money_beats_chance() -> None:
    wins = 0
    for seed in range(20):
        game = Game.new(FIRST_GAME, 2, seed, first=seed % 2, events=False)
        play_out(game, [BigMoney(), RandomBot(seed)])
        wins += game.winners() == [0]
    assert wins == 20


def test_big_money_buys_as_it_is_written() -> None:
    game = Game.new(FIRST_GAME, 2, 3, first=0)
    play_out(game, [BigMoney(), BigMoney()])
    bought = {event["card"] for event in game.events(None) if event["what"] == "buy"}
    assert bought == {"Silver", "Gold", "Province"}
    assert game.pile_size("Province") == 0
