"""The bot that looks ahead: it is fair, it is the same each time, and it sees what a quick player does not."""

from collections.abc import Sequence
from random import Random

import pytest

from freehold import Decision, Game, View
from freehold.bots import BigMoney, Bot
from freehold.bots.conformance import check_bot
from freehold.bots.random_bot import random_answer
from freehold.bots.search import Search
from freehold.bots.search.moves import moves
from freehold.bots.search.race import LOOK_EVERY, Race
from freehold.bots.search.tree import Node
from freehold.engine.resample import worlds_behind
from freehold.engine.setup import box_for, deal
from freehold.engine.state import State
from freehold.fuzz.fuzzer import random_setup
from freehold.kingdoms import FIRST_GAME


def test_it_conforms() -> None:
    """Whoever plays the imagined games: here a quick one, as they are many."""
    check_bot(lambda seed: Search(seed, 2, player=BigMoney()), games=2, kingdom=FIRST_GAME)


def test_it_answers_whatever_any_card_asks() -> None:
    """Random games over all cards, with the bot asked inside every effect and now and then besides."""
    for seed in range(6):
        random = Random(seed)
        kingdom, landscapes, players = random_setup(random)
        game = Game.new(kingdom, players, seed, landscapes=landscapes, events=False)
        bot = Search(seed, 2)
        while game.decision is not None and len(game.answers) < 80:
            decision = game.decision
            if game.frames or len(game.answers) % 10 == 0:
                decision.check(bot.answer(game.view(decision.seat), decision))
            game.answer(random_answer(decision, random))


def test_the_games_that_it_imagines_do_not_depend_on_what_is_hidden() -> None:
    """The other's hand is all Curses in one game and all Golds in the other, out of the same cards."""
    for really in ("Curse", "Gold"):
        box = box_for(FIRST_GAME, 2, None, 0, [], None)
        state = deal(box, 0, 0)
        seat = state.seats[1]
        for name in ("Curse", "Gold"):
            _give(state, 1, box.slots[name], 5)
        cards = sorted(seat.cards(), key=lambda card: card.name == really)
        seat.hand, seat.deck, seat.discard = cards[-5:], cards[:-5], []
        worlds = worlds_behind(Game.from_position(box, state).view(0))
        golds = [card.name for seed in range(400) for card in worlds.one(seed).state.seats[1].hand].count("Gold")
        assert golds / 400 == pytest.approx(1.25, abs=0.2), "5 Golds among 20 cards, 5 of them in hand"


def test_with_a_limit_of_time_it_stops_in_time() -> None:
    game = Game.new(FIRST_GAME, 2, 3)
    assert game.decision is not None
    bot = Search(1, 10**9, seconds=0.05)
    game.decision.check(bot.answer(game.view(game.decision.seat), game.decision))


# --- positions in which looking ahead shows ----------------------------------------------------------


def near_the_end() -> Game:
    """One Province is left; seat 0 can buy it and is a Duchy ahead, and the other is about to buy it."""
    box = box_for(FIRST_GAME, 2, None, 0, [], None)
    state = deal(box, 0, 0)
    pile = state.own_pile(box.slots["Province"])
    while len(pile) > 1:
        state.trash.append(pile.pop())
    for index, golds in enumerate([3, 6]):
        seat = state.seats[index]
        seat.deck += seat.hand
        _give(state, index, box.slots["Gold"], golds)
        seat.hand = seat.discard
        seat.discard = []
    _give(state, 0, box.slots["Duchy"], 1)
    return Game.from_position(box, state)


def _give(state: State, seat: int, slot: int, count: int) -> None:
    pile = state.own_pile(slot)
    for _ in range(count):
        state.seats[seat].discard.append(pile.pop())


def bought(game: Game, bot: Bot) -> str:
    """What the bot buys in this turn."""
    while True:
        decision = game.decision
        assert decision is not None
        answer = bot.answer(game.view(0), decision)
        for option in decision.options:
            if option.index == answer and option.verb == "buy":
                return option.name
        game.answer(answer)
        if game.over or game.state.player != 0:
            return ""


def test_it_ends_a_game_that_it_would_lose_later() -> None:
    assert bought(near_the_end(), Search(1, 100)) == "Province"


class Idle(Bot):
    """Plays its Treasures and buys nothing."""

    def answer(self, view: View, decision: Decision) -> int | Sequence[int]:
        index = decision.play_treasures()
        return index if index >= 0 else decision.passive()


def test_looking_ahead_corrects_a_bad_first_thought() -> None:
    assert bought(near_the_end(), Idle()) == ""
    assert bought(near_the_end(), Search(1, 200, player=Idle())) == "Province"


# --- its parts ---------------------------------------------------------------------------------------


def test_a_race_keeps_the_first_thought_unless_another_is_clearly_better() -> None:
    random = Random(1)
    for better, expected in ((0.0, 0), (0.5, 1)):
        race = Race(3)
        for number in range(200):
            for runner in race.left:
                runner.note(random.random() + (better if runner.number == 1 else 0.0))
            if number % LOOK_EVERY == 0:
                race.look()
        assert race.winner() == expected


def test_a_race_is_over_when_all_others_are_clearly_behind() -> None:
    race = Race(2)
    for number in range(LOOK_EVERY):
        race.left[0].note(0.9 + number % 2 / 100)
        race.left[1].note(0.1)
    race.look()
    assert race.over
    assert race.winner() == 0


def test_the_first_thought_is_the_first_move_and_no_two_moves_are_the_same() -> None:
    game = Game.new(FIRST_GAME, 2, 1)
    random = Random(1)
    while game.decision is not None and len(game.answers) < 300:
        first = random_answer(game.decision, random)
        found = moves(game.decision, first)
        names = [move.name for move in found]
        assert len(set(names)) == len(names)
        for move in found:
            game.decision.check(move.answer)
        if game.decision.play_treasures() < 0:
            assert found[0].answer == (tuple(first) if not isinstance(first, int) else first)
        game.answer(first)


def test_a_move_that_does_well_is_tried_more_often() -> None:
    game = Game.new(FIRST_GAME, 2, 1)
    assert game.decision is not None
    game.answer(game.decision.play_treasures())
    found = moves(game.decision, 0)
    good = found[-1].name
    root = Node()
    for _ in range(2000):
        move = root.choose(found)
        root.visits += 1
        child = root.child(move.name)
        child.visits += 1
        child.total += 1.0 if move.name == good else 0.2
    assert root.child(good).visits > 1000


@pytest.mark.parametrize("games", [1, 3])
def test_with_hardly_any_games_it_still_answers(games: int) -> None:
    game = Game.new(FIRST_GAME, 2, 1)
    assert game.decision is not None
    game.decision.check(Search(1, games).answer(game.view(game.decision.seat), game.decision))
