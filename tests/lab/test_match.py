"""Matches: games by number, the same wherever they are played, and everybody in every seat."""

import pickle
import shlex
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from freehold.engine.errors import BadSetup
from freehold.kingdoms import FIRST_GAME
from freehold.lab.block import play_block
from freehold.lab.failures import StrategyFailed
from freehold.lab.match import LARGEST_BLOCK, Block, Match
from freehold.lab.tally import UNFINISHED, Ending
from freehold.strategies import StrategyError

ODD = Path(__file__).with_name("odd_players.py")


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("games", [1, 30, 12_345, 300_000])
def test_blocks_hold_every_game_once(players: int, games: int) -> None:
    match = Match.of(["BM"] * players)
    blocks = list(match.blocks(games, first=60))
    assert blocks[0].first == 60
    assert all(block.first + block.games == following.first for block, following in pairwise(blocks))
    assert sum(block.games for block in blocks) == games
    assert all(block.games % players == 0 for block in blocks[:-1])
    assert max(block.games for block in blocks) <= LARGEST_BLOCK * players
    assert blocks[:3] == list(match.blocks(10**9, first=60) if games > 100 else match.blocks(games, 60))[:3]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_sits_everywhere_equally_often_also_where_it_is_watched(players: int) -> None:
    match = Match.of(["BM"] * players)
    games = match.even(12_001)
    assert games % players == 0
    for numbers in (range(games), [n for n in range(games) if match.watched_closely(n)]):
        seats = Counter((seat, entrant) for n in numbers for seat, entrant in enumerate(match.seats(n)))
        assert len(seats) == players * players
        assert len(set(seats.values())) == 1


@pytest.mark.parametrize("strategies", [["BMU+Militia", "Smithy*"], ["random", "sensible"]])
def test_a_game_is_the_same_alone_as_among_others(strategies: list[str]) -> None:
    match = Match.of(strategies, "Smithy, Militia, Cellar")
    together = play_block(match, Block(0, 12), want_rows=True).rows
    alone = [play_block(match, Block(number, 1), want_rows=True).rows[0] for number in range(12)]
    assert together == alone


def test_a_match_can_be_sent_away() -> None:
    match = Match.of(["BMU+Witch", "random", str(ODD) + ":Idler"], guard=True)
    sent = pickle.loads(pickle.dumps(match))
    assert sent.command(10) == match.command(10)
    assert play_block(sent, Block(0, 3)).tally == play_block(match, Block(0, 3)).tally


# --- kingdoms -------------------------------------------------------------------------------------


def test_without_a_kingdom_there_is_what_the_strategies_need() -> None:
    assert Match.of(["BMU+Witch", "BMU+Chapel"]).kingdom.cards == ("Chapel", "Witch")
    assert Match.of(["BM", "random"]).kingdom.cards == tuple(FIRST_GAME)


def test_a_random_kingdom_has_what_the_strategies_need() -> None:
    one = Match.of(["BMU+Witch", "BM"], "random", seed=1).kingdom
    assert one.complete
    assert "Witch" in one.cards
    assert one == Match.of(["BMU+Witch", "BM"], "random", seed=1).kingdom
    assert one != Match.of(["BMU+Witch", "BM"], "random", seed=2).kingdom


def test_a_kingdom_without_what_a_strategy_needs_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"BMU\+Witch needs Witch, which the kingdom does not have"):
        Match.of(["BMU+Witch", "BM"], "First Game")


def test_the_bane_is_the_same_in_all_games_and_told() -> None:
    match = Match.of(["BMU+Young Witch", "BM"])
    assert match.kingdom.bane is not None
    assert Match.of(["BM", "BM"], shlex.split(match.command(2))[5]).kingdom == match.kingdom


def test_a_match_needs_two_to_six() -> None:
    for number in (1, 7):
        with pytest.raises(BadSetup, match=f"a match is for 2 to 6 strategies, one for each player, not for {number}"):
            Match.of(["BM"] * number)
    with pytest.raises(StrategyError, match="there is no strategy named 'BMW'"):
        Match.of(["BMW", "BM"])


def test_the_same_strategy_twice_has_two_names() -> None:
    assert Match.of(["BM", "random", "BM"]).names == ["Big Money (1)", "random", "Big Money (2)"]


def test_the_guard_is_for_written_strategies_and_lengthens_games() -> None:
    turns = []
    for guard in (False, True):
        match = Match.of(["BMU", "big-money"], guard=guard)
        assert match.command(2).endswith("--guard" if guard else "--no-guard")
        turns.append(play_block(match, Block(0, 200)).tally.turns.total)
    assert turns[0] < turns[1]


# --- odd players ----------------------------------------------------------------------------------


def test_games_without_end_are_broken_off_and_nobody_has_won_them() -> None:
    match = Match.of([f"{ODD}:Idler", f"{ODD}:Idler"])
    tally = play_block(match, Block(0, 2)).tally
    assert tally.endings == {Ending(UNFINISHED): 2}
    assert tally.unfinished == tally.sides[0].ties() == tally.sides[1].ties() == 2
    assert 400 <= tally.turns.quantile(0) <= 401


def test_a_bot_that_fails_is_named_with_its_game() -> None:
    match = Match.of([f"{ODD}:Stumbler", "BM"], seed=5)
    with pytest.raises(StrategyFailed) as failed:
        play_block(match, Block(0, 20))
    told = str(failed.value)
    number = int(told.split()[1])
    assert told.startswith(f"game {number} (seed 5/{number}): Stumbler failed in seat {number % 2} in turn ")
    assert "ZeroDivisionError: stumbled" in told
    assert told.endswith(f"This plays that game alone: `{match.command(1, first=number)}`")
    assert "in answer" in failed.value.trace
    again = pickle.loads(pickle.dumps(failed.value))
    assert (str(again), again.trace) == (told, failed.value.trace)
    with pytest.raises(StrategyFailed, match=rf"game {number} "):
        play_block(match, Block(number, 1))


def test_an_illegal_answer_is_told_like_any_other_failure() -> None:
    with pytest.raises(StrategyFailed, match=r"Cheat failed .*IllegalAnswer: 9999 is not one of the options; legal: "):
        play_block(Match.of(["BM", f"{ODD}:Cheat"]), Block(0, 1))


def test_a_bot_that_cannot_be_made_is_told_too() -> None:
    with pytest.raises(StrategyFailed, match=r"^game 0 .*: Unborn failed to make its bot: KeyError: 'no such thing'"):
        play_block(Match.of(["BM", f"{ODD}:Unborn"]), Block(0, 1))
