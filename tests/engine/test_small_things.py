"""Costs, chance, decisions and the registry of cards."""

from collections import Counter
from itertools import permutations

import pytest

from freehold import CARDS, UnknownCard
from freehold.engine.card import Card
from freehold.engine.cost import Cost
from freehold.engine.decision import Decision, Option
from freehold.engine.rng import Rng, seed_state


def test_costs_are_a_partial_order() -> None:
    assert Cost(3).up_to(Cost(4))
    assert not Cost(3, 1).up_to(Cost(4))
    assert Cost(3, 1).up_to(Cost(3, 1))
    assert Cost(4).less_than(Cost(4, 1))
    assert not Cost(4).less_than(Cost(4))
    assert not Cost(5).up_to(Cost(4, 1))
    assert Cost(1).plus(-3) == Cost(0)
    assert Cost(2, 1).plus(-3) == Cost(0, 1)
    assert Cost(2) != Cost(2, 1)
    assert [str(Cost(4)), str(Cost(3, 1))] == ["4", "3P"]
    assert len({Cost(1), Cost(1), Cost(1, 1)}) == 2


@pytest.mark.ruling("ALC-COST-12", "ALC-COST-14", "ALC-COST-15", "ALC-COST-20")
def test_coins_and_potions_in_comparisons_with_a_number() -> None:
    assert [cost.at_least(3) for cost in (Cost(3, 1), Cost(4, 1), Cost(2, 1), Cost(3))] == [True, True, False, True]
    accepted = [cost for cost in map(Cost, range(9)) if cost.between(3, 6)]
    assert accepted == [Cost(3), Cost(4), Cost(5), Cost(6)]
    assert not Cost(4, 1).between(3, 6)
    assert (CARDS.find("Golem").cost.coins, CARDS.find("Transmute").cost.coins) == (4, 0)
    assert not Cost(5).up_to(Cost(2, 1))
    assert not Cost(2, 1).up_to(Cost(5))
    assert not Cost(5).less_than(Cost(2, 1))


def cards(count: int) -> list[Card]:
    kind = CARDS.find("Copper")
    return [Card(kind, number, 0) for number in range(count)]


def test_every_order_is_equally_likely() -> None:
    """24 orders of 4 cards: chi-square with 23 degrees of freedom stays under its 99.99% point."""
    rng = Rng(seed_state("fair"))
    counts: Counter[tuple[int, ...]] = Counter()
    games = 48000
    for _ in range(games):
        pile = cards(4)
        rng.shuffle(pile)
        counts[tuple(card.index for card in pile)] += 1
    assert len(counts) == len(list(permutations(range(4))))
    expected = games / 24
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 58.6


def test_every_card_gets_everywhere_equally_often() -> None:
    rng = Rng(seed_state(7))
    places = [[0] * 15 for _ in range(15)]
    games = 30000
    for _ in range(games):
        pile = cards(15)
        rng.shuffle(pile)
        for place, card in enumerate(pile):
            places[card.index][place] += 1
    expected = games / 15
    chi = sum((count - expected) ** 2 / expected for row in places for count in row)
    assert chi < 285  # 14 * 14 degrees of freedom, 99.99% point


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = Counter(Rng(seed_state(seed)).below(10) for seed in range(10000))
    assert max(firsts.values()) < 1150
    assert min(firsts.values()) > 850
    assert len({seed_state(seed) for seed in range(10000)}) == 10000
    assert seed_state("1") == seed_state(1)


def test_both_ways_of_shuffling_give_the_same_order() -> None:
    one, other = Rng(seed_state("twice")), Rng(seed_state("twice"))
    for count in [*range(70), 300]:
        pile = cards(count)
        twin = pile[:]
        one.shuffle(pile)
        other.shuffle_interpreted(twin)
        assert pile == twin
        assert one.state == other.state


def test_an_empty_or_single_pile_needs_no_chance() -> None:
    rng = Rng(5)
    for count in (0, 1):
        rng.shuffle(cards(count))
    assert rng.state == 5


def test_names_are_found_as_people_write_them() -> None:
    assert CARDS.find("  throne   ROOM ").name == "Throne Room"
    with pytest.raises(UnknownCard) as caught:
        CARDS.find("Smithey")
    assert caught.value.nearest == ["Smithy"]


def options(*names: str) -> list[Option]:
    return [Option(number, "trash", CARDS.find(name)) for number, name in enumerate(names)]


def test_answers_differ_in_more_than_the_copy_they_name() -> None:
    decision = Decision(0, 0, "trash", None, options("Copper", "Copper", "Estate"), 0, 2)
    assert len(list(decision.answers())) == 5  # nothing; C; E; CC; CE
    ordered = Decision(0, 0, "order", None, options("Copper", "Copper", "Estate"), 3, 3, ordered=True)
    assert len(list(ordered.answers())) == 3
    may = Decision(0, 0, "discard", None, options("Copper", "Estate"), 2, 2, may_decline=True)
    assert list(may.answers()) == [(), (0, 1)]
    assert may.check(()) == ()


def test_the_passive_answer_is_legal() -> None:
    for decision in (
        Decision(0, 0, "trash", None, options("Copper", "Estate"), 0, 2),
        Decision(0, 0, "trash", None, options("Copper", "Estate", "Gold"), 2, 2),
        Decision(0, 0, "trash", None, options("Copper", "Estate"), 2, 2, may_decline=True),
        Decision(0, 0, "trash", None, options("Copper", "Estate")),
    ):
        decision.check(decision.passive())


def test_answers_that_differ_only_in_the_copy_are_one_however_many_there_are() -> None:
    copper = CARDS.find("Copper")
    estate = CARDS.find("Estate")
    options = [Option(n, "discard", copper) for n in range(40)] + [Option(40, "discard", estate)]
    chosen = list(Decision(0, 0, "discard", None, options, 0, 41).answers())
    assert len(chosen) == len({(len(answer), 40 in answer) for answer in chosen}) == 82
    ordered = list(Decision(0, 0, "order", None, options[38:], 3, 3, ordered=True).answers())
    assert ordered == [(38, 39, 40), (38, 40, 39), (40, 38, 39)]
    alike = list(Decision(0, 0, "discard", None, options[38:], 0, 2, alike=True).answers())
    assert alike == [(), (38,), (40,), (38, 39)]
