"""What a player with a plan does, at decisions of real games."""

from collections.abc import Sequence
from typing import Any

import pytest

from freehold import Game
from freehold.bots import BigMoney, Bot, play_out
from freehold.bots.conformance import check_bot
from freehold.bots.plan.amounts import Number, Owned
from freehold.bots.plan.conditions import less
from freehold.bots.plan.situation import Cards, Situation
from freehold.bots.sensible.player import Sensible
from freehold.kingdoms import FIRST_GAME
from freehold.scenario import from_dict
from freehold.scenario.position import make_game
from freehold.strategies import Written


def position(**fields: Any) -> Game:
    """A position as scenario files write it; seat A has the turn."""
    return make_game(from_dict({"id": "TEST", **fields}))


def answers(rules: str, game: Game, seat: int = 0) -> list[str]:
    """What a player with these rules answers to the decision that is asked, in words."""
    return in_words(Written(rules).bot(0), game, seat)


def in_words(bot: Bot, game: Game, seat: int = 0) -> list[str]:
    decision = game.decision
    assert decision is not None
    assert decision.seat == seat
    answer = bot.answer(game.view(seat), decision)
    chosen = [answer] if isinstance(answer, int) else list(answer)
    decision.check(chosen)
    by_index = {option.index: str(option) for option in decision.options}
    return [by_index[index] for index in chosen]


def buys(rules: str, **fields: Any) -> str:
    """What is bought in the Buy phase with these coins and cards."""
    fields = {"phase": "buy", **fields}
    return answers(f"buy\n{rules}", position(**fields))[0].removeprefix("buy ")


# --- buying ---------------------------------------------------------------------------------------------


def test_treasures_are_played_before_anything_is_bought() -> None:
    assert answers("buy\n Silver", position(phase="buy", A={"hand": ["Copper"], "coins": 3})) == ["play treasures"]


def test_the_first_rule_that_can_be_followed_is() -> None:
    rules = "Province\n Gold\n Silver"
    assert buys(rules, A={"coins": 8}) == "Province"
    assert buys(rules, A={"coins": 7}) == "Gold"
    assert buys(rules, A={"coins": 8}, supply={"Province": 2, "Gold": 0}) == "Province"
    assert buys(rules, A={"coins": 7}, supply={"Gold": 0}) == "Silver"
    assert buys(rules, A={"coins": 2}) == "end phase"


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("money = 10", True),  # 2 Gold, a Silver and the two coins of a Militia
        ("coins = 9 and buys = 2", True),
        ("own Gold = 2", True),
        ("own Treasures = 3", True),
        ("own Militia < own Treasures / 2", True),
        ("own Militia < own Treasures / 3", False),
        ("own Chapel", False),
        ("not own Chapel", True),
        ("own Witch = 0", True),  # a card that is not in this game
        ("Witch left > 0", False),
        ("Provinces left = 8", True),
        ("Silver left + Gold left = 70", True),
        ("Estate in hand", True),
        ("Estates in hand > 1", False),
        ("Militia in play = 1", True),
        ("others own Smithies = 2", True),
        ("cards = 5", True),
        ("turn = 1", True),
        ("opening", True),
        ("middle or ending", False),
        ("points = 1", True),
        ("lead = -5", True),
        ("players = 2", True),
        ("empty piles = 0", True),
        ("actions = 1 and potions = 0 and coffers = 0", True),
        ("1 + 2 * 3 = 7", True),
        ("(1 + 2) * 3 = 9", True),
        ("7 / 2 = 3.5", True),
        ("5 - 2 - 1 = 2", True),
        ("-1 < 0", True),
        ("turn / 0 > 1000", True),
        ("0 / 0 = 0", True),
        ("turn != 1 or not (money > 18 and coins > 2)", True),
        ("coins ≥ 9 and coins ≤ 9 and coins ≠ 8", True),
    ],
)
def test_conditions(condition: str, holds: bool) -> None:
    mine = {"hand": ["Estate"], "play": ["Militia"], "discard": ["Gold", "Gold", "Silver"], "coins": 9, "buys": 2}
    seats = {"A": mine, "B": {"deck": ["Smithy", "Smithy", "Province"]}}
    assert (buys(f"Gold if {condition}", kingdom=["Militia", "Smithy"], **seats) == "Gold") is holds


def test_the_end_is_near_when_provinces_or_piles_run_out() -> None:
    assert buys("Estate if ending", A={"coins": 2}, supply={"Province": 4}) == "Estate"
    assert buys("Estate if ending", A={"coins": 2}, supply={"Province": 5}) == "end phase"
    assert buys("Estate if ending", A={"coins": 2}, supply={"Copper": 0, "Curse": 0}) == "Estate"


def test_events_are_bought_like_cards() -> None:
    assert buys("Ride\n Silver", landscapes=["Ride"], A={"coins": 3}) == "Ride"


def test_a_pile_outside_the_supply_is_never_for_sale() -> None:
    assert buys("anything if turn > 99\n Silver", kingdom=["Sleigh"], A={"coins": 9}) == "Silver"


def test_what_is_bought_depends_on_costs_as_they_are_now() -> None:
    assert buys("Gold", kingdom=["Bridge"], A={"coins": 5}) == "end phase"
    game = position(kingdom=["Bridge"], A={"hand": ["Bridge"], "coins": 4})
    bot = Written("buy\n Gold\nplay\n Bridge").bot(0)
    for _ in range(2):
        assert game.decision is not None
        game.answer(bot.answer(game.view(0), game.decision))
    assert game.state.seats[0].discard[-1].name == "Gold"


def test_the_sensible_player_is_asked_where_the_plan_says_so() -> None:
    game = position(phase="buy", A={"coins": 8})
    assert answers("buy\n Curse if turn > 9\n anything", game) == in_words(Sensible(), game) != ["end phase"]
    assert answers("buy\n Curse if turn > 9\n anything if turn > 9", game) == ["end phase"]


def test_a_plan_that_says_nothing_about_buying_leaves_it_to_the_sensible_player() -> None:
    game = position(phase="buy", kingdom=["Chapel"], A={"coins": 8, "discard": ["Gold"] * 6})
    assert answers("play\n Chapel", game) == in_words(Sensible(), game) != ["end phase"]


# --- the guard ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "bought"),
    [
        (["Province"], ["Province", "Province"], "Province"),  # equal points; the first player has taken more turns
        ([], ["Province", "Estate"], "Gold"),
        (["Estate"], ["Province"], "Province"),
        (["Gardens"] * 2 + ["Copper"] * 17, ["Province"] + ["Estate"] * 3, "Province"),  # 8 points, or 10 with 20 cards
        (["Gardens"] * 2 + ["Copper"] * 7, ["Province"] + ["Estate"] * 3, "Gold"),
    ],
)
def test_the_guard_passes_over_a_buy_that_would_end_the_game_with_a_loss(
    mine: list[str], theirs: list[str], bought: str
) -> None:
    guarded = {
        "kingdom": ["Gardens"],
        "A": {"coins": 8, "discard": mine},
        "B": {"discard": theirs},
        "supply": {"Province": 1},
        "phase": "buy",
    }
    rules = "buy\n Province\n Gold"
    game = position(**guarded)
    game.state.seats[1].turns = 1
    assert answers(f"guard: on\n{rules}", game) == [f"buy {bought}"]
    assert answers(f"guard: off\n{rules}", game) == ["buy Province"]


def test_equal_points_in_more_turns_are_a_loss() -> None:
    game = position(phase="buy", A={"coins": 8}, B={"discard": ["Province"]}, supply={"Province": 1})
    assert answers("guard: on\nbuy\n Province\n Gold", game) == ["buy Gold"]  # the other has not taken a turn yet
    game.state.seats[1].turns = 1
    assert answers("guard: on\nbuy\n Province\n Gold", game) == ["buy Province"]


def test_the_third_empty_pile_ends_the_game_as_well() -> None:
    supply = {"Copper": 0, "Curse": 0, "Silver": 1}
    game = position(phase="buy", A={"coins": 3}, B={"discard": ["Estate"]}, supply=supply)
    assert answers("guard: on\nbuy\n Silver\n Estate", game) == ["buy Estate"]


def test_once_the_game_ends_anyway_everything_may_be_bought() -> None:
    game = position(phase="buy", A={"coins": 7, "buys": 1}, B={"discard": ["Duchy"]}, supply={"Province": 0})
    assert game.view(0).ending
    assert answers("guard: on\nbuy\n Gold", game) == ["buy Gold"]


# --- playing --------------------------------------------------------------------------------------------


def test_cards_are_played_in_the_order_of_the_plan() -> None:
    rules = "play\n Village\n Smithy if Village in play\n Moat"
    hand = {"hand": ["Smithy", "Moat", "Village"]}
    kingdom = ["Village", "Smithy", "Moat"]
    assert answers(rules, position(kingdom=kingdom, A=hand)) == ["play Village"]
    assert answers(rules, position(kingdom=kingdom, A={"hand": ["Smithy", "Moat"]})) == ["play Moat"]
    assert answers(rules, position(kingdom=kingdom, A={"hand": ["Smithy"]})) == ["end phase"]


def test_what_a_plan_for_playing_does_not_name_is_not_played_unless_it_says_anything() -> None:
    game = position(kingdom=["Village", "Smithy"], A={"hand": ["Smithy"], "deck": ["Gold"] * 3})
    assert answers("play\n Village", game) == ["end phase"]
    assert answers("play\n Village\n anything", game) == ["play Smithy"]
    assert answers("buy\n Gold", game) == ["play Smithy"]


# --- choosing -------------------------------------------------------------------------------------------


def asked_by(card: str, hand: Sequence[str], **fields: Any) -> Game:
    """The question that playing a card asks."""
    game = position(kingdom=[card], A={"hand": [card, *hand]}, **fields)
    assert game.decision is not None
    game.answer(game.decision.find("play", card))
    return game


def test_several_cards_are_chosen_in_order_of_preference() -> None:
    game = asked_by("Chapel", ["Copper", "Estate", "Gold", "Estate", "Curse"])
    assert answers("choose\n Chapel: trash Estate, Copper", game) == ["trash Estate", "trash Estate", "trash Copper"]
    assert answers("choose\n Chapel: trash nothing", game) == []
    assert answers("choose\n Chapel: trash Curse, nothing if turn = 1, Copper", game) == ["trash Curse"]
    assert answers("choose\n Chapel: trash Victory, Treasure", game)[:2] == ["trash Estate", "trash Estate"]


def test_a_card_that_is_chosen_counts_as_gone_for_the_next() -> None:
    game = asked_by("Chapel", ["Copper", "Copper", "Copper", "Silver"])
    assert answers("choose\n Chapel: trash Copper if money > 3", game) == ["trash Copper"] * 2
    assert answers("choose\n Chapel: trash Copper if Coppers in hand > 2", game) == ["trash Copper"]


def test_where_the_plan_chooses_too_little_the_sensible_player_does_the_rest() -> None:
    hand = ["Gold", "Gold", "Province", "Gold", "Silver"]
    game = position(kingdom=["Militia"], A={"hand": ["Militia"]}, B={"hand": hand})
    assert game.decision is not None
    game.answer(game.decision.find("play", "Militia"))
    assert in_words(Sensible(), game, seat=1) == ["discard Province", "discard Silver"]
    assert answers("choose\n Militia: discard Gold", game, seat=1) == ["discard Gold", "discard Gold"]
    assert answers("choose\n Militia: discard Curse, Silver", game, seat=1) == ["discard Silver", "discard Province"]


def test_one_card_is_chosen_or_declined() -> None:
    game = asked_by("Sanctuary", ["Estate", "Gold", "Copper"], B={})
    assert answers("choose\n Sanctuary: exile Curse, Estate", game) == ["exile Estate"]
    assert answers("choose\n Sanctuary: exile Curse", game) == ["decline"]


def test_options_are_chosen_by_their_printed_words() -> None:
    game = asked_by("Steward", ["Estate", "Estate", "Gold"])
    rules = 'choose\n Steward: choose "trash" if Estates in hand > {}, "+2 cards"'
    assert answers(rules.format(1), game) == ["choose trash"]
    assert answers(rules.format(2), game) == ["choose +2 cards"]


def test_overpaying_is_a_number() -> None:
    game = position(phase="buy", kingdom=["Masterpiece"], A={"coins": 6})
    assert game.decision is not None
    game.answer(game.decision.find("buy", "Masterpiece"))
    assert answers("choose\n Masterpiece: overpay coins - 1", game) == ["overpay 2"]
    assert answers("choose\n Masterpiece: overpay 99", game) == ["overpay 3"]
    assert answers("choose\n Masterpiece: overpay nothing", game) == ["decline"]


def test_a_way_is_used_where_the_plan_says_so() -> None:
    game = position(kingdom=["Smithy"], landscapes=["Way of the Ox"], A={"hand": ["Smithy", "Smithy"]})
    assert game.decision is not None
    game.answer(game.decision.find("play", "Smithy"))
    assert answers("choose\n Smithy: use Way of the Ox if Smithy in hand", game) == ["use Way of the Ox"]
    assert answers("choose\n Smithy: use Way of the Ox if turn > 5", game) == ["decline Smithy"]


def test_a_reaction_is_about_the_card_that_reacts() -> None:
    game = position(kingdom=["Militia", "Moat"], A={"hand": ["Militia"]}, B={"hand": ["Moat"] + ["Gold"] * 4})
    assert game.decision is not None
    game.answer(game.decision.find("play", "Militia"))
    assert answers("choose\n Moat: react", game, seat=1) == ["react Moat"]
    assert answers("choose\n Moat: react nothing", game, seat=1) == ["decline"]
    assert answers("choose\n Moat: react if turn > 5", game, seat=1) == ["decline"]


# --- Coffers --------------------------------------------------------------------------------------------


def test_coffers_are_spent_as_the_plan_says_or_where_they_reach_a_better_rule() -> None:
    seat = {"coins": 6, "coffers": 3}
    fields: dict[str, Any] = {"phase": "buy", "kingdom": ["Baker"], "A": seat}
    assert buys("Province\n Gold", **fields) == "spend 2"
    assert buys("Province if turn > 5\n Gold", **fields) == "Gold"
    rules = "Province\n Gold\nchoose\n Coffers: spend {}"
    assert buys(rules.format("1"), **fields) == "spend 1"
    assert buys(rules.format("9"), **fields) == "spend 3"
    assert buys(rules.format("1 if turn > 5"), **fields) == "Gold"


# --- as a bot -------------------------------------------------------------------------------------------


def test_a_player_with_a_plan_conforms() -> None:
    rules = """
        guard: on
        needs: nothing
        buy
          Province if money > 15
          Witch if own Witches < 2
          Gold
          anything if coins = 5
          Silver
        choose
          Militia: discard Victory, Copper
          Chapel: trash Estate, Copper if money > 5
    """
    check_bot(lambda seed: Written(rules).bot(seed), games=6)


def test_one_bot_plays_in_one_kingdom_after_another() -> None:
    bot = Written("needs: nothing\nbuy\n Province\n Laboratory\n Gold\n Silver").bot(0)
    bought = []
    for kingdom in (["Village", "Laboratory"], ["Moat"], ["Laboratory"]):
        game = Game.new(kingdom, 2, 1, events=False)
        play_out(game, [bot, BigMoney()])
        bought.append(game.view(0).owned("Laboratory") > 0)
    assert bought == [True, False, True]


def test_the_same_games_as_the_bot_written_by_hand() -> None:
    """The plan of Big Money and the bot of that name give the same answers in the same games."""
    seats: list[list[Bot]] = [[BigMoney(), BigMoney()], []]
    plan = Written("buy\n Province\n Gold\n Silver\nplay\n")
    seats[1] = [plan.bot(0), plan.bot(1)]
    games = []
    for bots in seats:
        game = Game.new(FIRST_GAME, 2, 5, first=0, events=False)
        play_out(game, bots)
        games.append((game.scores(), game.state.turn))
    assert games[0] == games[1]


def test_rules_for_questions_with_several_kinds_of_answers_never_break_a_game() -> None:
    rules = "needs: nothing\nchoose\n Sentry: trash Copper\n Sentry: discard Province\n Cellar: discard Victory"
    check_bot(lambda seed: Written(rules).bot(seed), games=4, kingdom=["Sentry", "Cellar", "Remodel", "Library"])


@pytest.mark.parametrize("number", [1e25, float("inf"), -5.0, 0.5])
def test_a_number_of_cards_may_be_any_number(number: float) -> None:
    game = Game.new(FIRST_GAME, 2, 1)
    view = game.view(0)
    now = Situation()
    condition = less(Owned(Cards("Copper")), Number(number))
    condition.bind(view)
    now.begin(view)
    assert condition.holds(now) == (number > 7)
