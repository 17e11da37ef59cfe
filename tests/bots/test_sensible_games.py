"""Whole games of sensible players, over random kingdoms: they end, nobody harms themselves, and they are won."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from freehold import Decision, Game, View
from freehold.bots import BigMoney, Bot, Sensible, play_out
from freehold.fuzz.fuzzer import rich_position
from freehold.kingdoms import ANY_ALCHEMY, FIRST_GAME, Wishes, generate

#: No game of sensible players should take longer, however many play.
LONGEST = 60


def random_game(seed: int, players: int | None = None) -> Game:
    kingdom = generate(Wishes(alchemy=ANY_ALCHEMY), f"sensible {seed}")
    number = players or Random(seed).randint(2, 6)
    return Game.new(
        kingdom.cards, number, seed, landscapes=kingdom.landscapes, bane=kingdom.bane, mouse=kingdom.mouse, events=False
    )


def rich_game(seed: int) -> Game:
    """A game in which everybody has some of everything, so that rare cards meet."""
    random = Random(f"sensible {seed}")
    kingdom = generate(Wishes(alchemy=ANY_ALCHEMY), random.randrange(2**32))
    return Game.from_position(*rich_position(kingdom.cards, kingdom.landscapes, random.randint(2, 4), random))


def played(game: Game, watch: Callable[[View, Decision, Sequence[int]], None], most: int = 100_000) -> None:
    """Let sensible players play, and show each of their answers to a watcher."""
    bots = [Sensible(seat) for seat in range(game.box.players)]
    while game.decision is not None and len(game.answers) < most:
        decision = game.decision
        view = game.view(decision.seat)
        answer = bots[decision.seat].answer(view, decision)
        watch(view, decision, (answer,) if isinstance(answer, int) else answer)
        game.answer(answer)


def chosen(decision: Decision, answer: Sequence[int]) -> list[tuple[str, str]]:
    return [(option.verb, option.name) for option in decision.options if option.index in answer]


def no_harm(view: View, decision: Decision, answer: Sequence[int]) -> None:
    """What a beginner would avoid."""
    done = chosen(decision, answer)
    assert ("buy", "Curse") not in done
    if ("buy", "Copper") in done:
        assert {"Gardens", "Fairgrounds"} & set(view.supply), "Copper is bought where it counts for points alone"
    left = {option.name for option in decision.options if option.index not in answer}
    if decision.key == "trash" and decision.player == decision.seat and decision.may_decline:
        assert ("trash", "Province") not in done
    if decision.key == "discard_down_to" and ("discard", "Gold") in done:
        assert not {"Curse", "Estate", "Duchy", "Province", "Copper"} & left
    if decision.key == "gain" and ("gain", "Curse") in done and decision.whom < 0:
        assert not {"Silver", "Gold"} & left


@pytest.mark.parametrize("seed", range(24))
def test_games_come_to_an_end_without_harm_to_oneself(seed: int) -> None:
    game = random_game(seed)
    played(game, no_harm)
    assert game.over
    assert max(seat.turns for seat in game.state.seats) <= LONGEST


def test_a_deck_that_nobody_wants_to_spoil_does_not_keep_a_game_from_its_end() -> None:
    """Where all coins are there and each Province would be in the way, one is bought all the same."""
    cards = ["Advisor", "Bounty Hunter", "Butcher", "Conspirator", "Displace"]
    cards += ["Mill", "Patrol", "Sheepdog", "Snowy Village", "Wishing Well"]
    for seed in range(20):
        game = Game.new(cards, 2, seed, first=0, landscapes=["Transport", "Way of the Mule"], events=False)
        played(game, no_harm, most=3000)
        assert game.over


@pytest.mark.parametrize("seed", range(24))
def test_rare_cards_are_answered_without_harm_to_oneself(seed: int) -> None:
    played(rich_game(seed), no_harm, most=300)


@pytest.mark.parametrize("seed", range(6))
def test_an_answer_follows_from_what_is_seen_and_not_from_what_was_asked_before(seed: int) -> None:
    def the_same_from_a_newcomer(view: View, decision: Decision, answer: Sequence[int]) -> None:
        fresh = Sensible().answer(view, decision)
        assert ((fresh,) if isinstance(fresh, int) else tuple(fresh)) == tuple(answer), decision

    played(random_game(seed), the_same_from_a_newcomer, most=400)
    played(rich_game(seed), the_same_from_a_newcomer, most=200)


def test_every_treasure_in_hand_is_played_before_anything_is_bought() -> None:
    seen: list[list[str]] = []

    def note(view: View, decision: Decision, answer: Sequence[int]) -> None:
        if any(verb == "buy" for verb, _ in chosen(decision, answer)):
            seen.append([kind.name for kind in view.hand_kinds() if kind.plain_coins > 0])

    played(Game.new(FIRST_GAME, 2, 5, events=False), note)
    assert seen
    assert not any(seen)


def share_won(players: int, games: int, opponent: Callable[[], Bot], game: Callable[[int], Game]) -> float:
    """Which part of games a sensible player wins against others, ties shared."""
    won = 0.0
    for seed in range(games):
        this = game(seed)
        mine = seed % players
        play_out(this, [Sensible() if seat == mine else opponent() for seat in range(players)])
        if mine in this.winners():
            won += 1 / len(this.winners())
    return won / games


def test_it_beats_big_money() -> None:
    assert share_won(2, 40, BigMoney, lambda seed: random_game(seed, 2)) > 0.7
    assert share_won(4, 20, BigMoney, lambda seed: random_game(seed, 4)) > 0.4


def test_it_beats_big_money_in_the_first_game() -> None:
    def first_game(seed: int) -> Game:
        return Game.new(FIRST_GAME, 2, seed, first=(seed // 2) % 2, events=False)

    assert share_won(2, 40, BigMoney, first_game) > 0.7


def test_a_strategy_may_know_better_and_leave_the_rest() -> None:
    class OnlyEstates(Sensible):
        def to_buy(self, view: View, decision: Decision) -> int:
            return decision.buy("Estate")

    game = Game.new(FIRST_GAME, 2, 1, events=True)
    play_out(game, [OnlyEstates(), BigMoney()])
    bought = {event["card"] for event in game.events(None) if event["what"] == "buy" and event["player"] == 0}
    assert bought == {"Estate"}


def test_worth_tells_junk_from_what_is_wanted() -> None:
    game = Game.new(FIRST_GAME, 2, 1)
    view = game.view(0)
    bot = Sensible()
    kinds = {kind.name: kind for kind in view.kinds}
    assert bot.worth(view, kinds["Curse"]) < bot.worth(view, kinds["Estate"]) < 0
    assert 0 < bot.worth(view, kinds["Silver"]) < bot.worth(view, kinds["Gold"])


def test_a_controlled_turn_is_played_with_the_cards_of_another() -> None:
    """What is trashed then may be a card that the one who decides has none of, whose points depend on the others."""
    kingdom = ["Possession", "Vineyard", "Gardens", "Chapel", "Remodel", "Trading Post", "Fairgrounds"]
    controlled = 0

    def watch(view: View, decision: Decision, answer: Sequence[int]) -> None:
        nonlocal controlled
        controlled += decision.seat != decision.player

    for seed in range(12):
        played(Game.from_position(*rich_position(kingdom, [], 2, Random(seed))), watch)
    assert controlled > 100
