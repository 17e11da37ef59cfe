"""Tallies: folding them in any order gives the same, and they say what truly happened in the games."""

import json
from collections import Counter
from functools import cache
from itertools import permutations

import pytest

from freehold import Record
from freehold.bots.watched import VICTORY, Watcher
from freehold.lab.block import Played, play_block
from freehold.lab.match import Block, Match
from freehold.lab.tally import EMPTY_PILES, LAST_CARD, Ending, Tally

KINGDOM = "Village, Smithy, Witch, Festival, Gardens, Workshop, Militia, Moat, Chapel, Laboratory"


@cache
def match() -> Match:
    return Match.of(["BMU+Witch", "random", "BM"], KINGDOM, seed=3)


@cache
def played(first: int, games: int) -> Played:
    return play_block(match(), Block(first, games), want_rows=True)


def test_blocks_merged_in_any_order_are_the_whole() -> None:
    whole = played(0, 30).tally
    parts = [played(0, 9), played(9, 1), played(10, 20)]
    for order in permutations(parts):
        merged = Tally.of(match().names)
        for part in order:
            merged.merge(part.tally)
        assert merged == whole
    assert [row for part in parts for row in part.rows] == played(0, 30).rows


def test_a_tally_survives_being_written_down() -> None:
    tally = played(0, 30).tally
    assert Tally.from_dict(json.loads(json.dumps(tally.to_dict()))) == tally


def test_outcomes_add_up() -> None:
    tally = played(0, 30).tally
    assert tally.games == tally.watched == sum(tally.endings.values()) == tally.turns.count == 30
    assert sum(shares.total for side in tally.sides for shares in side.shares) == 30 * VICTORY
    for side in tally.sides:
        assert side.wins() + side.ties() + side.losses() == side.games() == 30
        assert [side.games(seat) for seat in range(3)] == [10, 10, 10]
        assert side.points.count == side.turns.count == 30
        assert sum(side.wins(seat) for seat in range(3)) == side.wins()
        assert side.victories() == pytest.approx(30 * side.win_share().value)
    assert tally.ties == 30 - sum(side.wins() for side in tally.sides)


def test_rows_and_tally_tell_the_same() -> None:
    tally = played(0, 30).tally
    rows = played(0, 30).rows
    assert [row.number for row in rows] == list(range(30))
    assert Counter(row.ending for row in rows) == tally.endings
    assert Counter(max(row.turns) for row in rows) == tally.turns.counts
    for side in tally.sides:
        assert sum(row.winners == [side.name] for row in rows) == side.wins()
        assert sum(row.points[row.seats.index(side.name)] for row in rows) == side.points.total
        assert {row.seats.index(side.name) for row in rows[:3]} == {0, 1, 2}


def test_what_was_watched_is_what_the_log_tells() -> None:
    """The same games once more, with a log: every buy and its turn, the points after each turn, the last decks."""
    watcher = Watcher(match().box(), match().seed, [entrant.maker() for entrant in match().entrants])
    bought: Counter[tuple[int, str]] = Counter()
    first: Counter[tuple[int, str, int]] = Counter()
    points: Counter[tuple[int, int, int]] = Counter()
    decks: Counter[tuple[int, str]] = Counter()
    for number in range(30):
        record = Record.of(watcher.play(number, closely=False))
        seats = match().seats(number)
        seen: set[tuple[int, str]] = set()
        game = record.replay(0)
        for answer in record.answers:
            before = game.state.turn, game.state.player, game.state.seats[game.state.player].turns
            since = len(game.log or [])
            game.answer(answer)
            for event in (game.log or [])[since:]:
                if event.what == "buy":
                    assert event.kind is not None
                    mine = seats[event.seat], event.kind.name
                    bought[mine] += 1
                    first[(*mine, before[2])] += mine not in seen
                    seen.add(mine)
            if game.over or game.state.turn != before[0]:
                points[(seats[before[1]], before[2], game.score(before[1]))] += 1
        for seat, entrant in enumerate(seats):
            decks.update((entrant, card.kind.name) for card in game.state.seats[seat].cards())
    for entrant, side in enumerate(played(0, 30).tally.sides):
        assert {name: buys.copies for name, buys in side.buys.items()} == _of(bought, entrant)
        for name, buys in side.buys.items():
            assert buys.first.counts == {
                turn: n for (e, c, turn), n in first.items() if (e, c) == (entrant, name) and n
            }
        for turn, spread in enumerate(side.points_by_turn, 1):
            assert spread.counts == {value: n for (e, t, value), n in points.items() if (e, t) == (entrant, turn)}
        assert side.deck == _of(decks, entrant)


def _of(counts: Counter[tuple[int, str]], entrant: int) -> dict[str, int]:
    return {name: count for (who, name), count in counts.items() if who == entrant}


def test_the_coins_are_those_of_the_first_buy() -> None:
    """Big Money alone: in turn 1 and 2 it has seven Coppers in two hands, so 2 to 5 coins that add up to seven."""
    tally = play_block(Match.of(["BM", "BM"]), Block(0, 200)).tally
    for side in tally.sides:
        one, two = side.coins_by_turn[:2]
        assert set(one.counts) == set(two.counts) == {2, 3, 4, 5}
        assert one.total + two.total == 7 * 200
        assert {7 - coins: times for coins, times in one.counts.items()} == two.counts


def test_how_games_end() -> None:
    assert play_block(Match.of(["BM", "BM"]), Block(0, 20)).tally.endings == {Ending(LAST_CARD, ("Province",)): 20}
    endings = played(0, 30).tally.endings
    assert all(len(ending.piles) >= 3 for ending in endings if ending.how == EMPTY_PILES)


def test_the_sample_is_game_0() -> None:
    sample = played(0, 9).tally.sample
    assert sample is not None
    record = Record.from_dict(sample)
    assert (record.seed, record.seats) == ("3/0", match().names)
    assert record.replay().over
    assert played(9, 1).tally.sample is None
