"""The sums of the sensible player: what it thinks of a card more or fewer is what it would think with that card."""

from random import Random

import pytest

from freehold.bots.sensible.deck import Deck
from freehold.bots.sensible.known import Known
from freehold.bots.sensible.scoring import Scoring
from freehold.engine.card import Card
from freehold.engine.owned import Owned
from freehold.kingdoms import ANY_ALCHEMY, Kingdom, Wishes, generate

#: All cards whose points depend on others.
ODD = ("Gardens", "Duke", "Vineyard", "Fairgrounds")


def known_of(kingdom: Kingdom) -> Known:
    known = Known()
    known.look(kingdom.game().view(0))
    return known


def deck_of(known: Known, counts: list[int]) -> Deck:
    deck = Deck()
    deck.again_cards = 0.7
    deck.again_coins = 0.9
    for slot, count in enumerate(counts):
        deck.add(known.profiles[slot], float(count))
    deck.turn()
    return deck


@pytest.mark.parametrize("seed", range(12))
def test_a_turn_with_one_card_more_or_fewer_is_that_of_a_deck_with_it(seed: int) -> None:
    known = known_of(generate(Wishes(alchemy=ANY_ALCHEMY), f"deck {seed}"))
    random = Random(seed)
    counts = [random.randint(1, 4) for _ in known.profiles]
    deck = deck_of(known, counts)
    for _ in range(2):  # what was found out once is remembered
        for slot, profile in enumerate(known.profiles):
            for more in (1, -1):
                changed = [count + more * (slot == other) for other, count in enumerate(counts)]
                assert deck.turn_with(profile, float(more)) == pytest.approx(deck_of(known, changed).turn())


def test_what_is_remembered_of_a_deck_is_forgotten_when_it_changes() -> None:
    known = known_of(Kingdom.of(["Village", "Smithy"]))
    deck = deck_of(known, [4] * len(known.profiles))
    smithy = next(profile for profile in known.profiles if profile.kind.name == "Smithy")
    before = deck.turn_with(smithy, 1.0)
    deck.add(smithy, 3.0)
    assert deck.turn_with(smithy, 1.0) != before
    deck.add(smithy, -3.0)
    assert deck.turn_with(smithy, 1.0) == pytest.approx(before)


@pytest.mark.parametrize("seed", range(6))
def test_odd_points_are_those_of_all_cards_counted_anew(seed: int) -> None:
    kinds = known_of(Kingdom.of([*ODD, "Village", "Smithy", "Militia"])).kinds
    random = Random(seed)
    scoring = Scoring(kinds)

    def score(counts: list[int]) -> int:
        return Owned([Card(kinds[slot], slot, slot) for slot, count in enumerate(counts) for _ in range(count)]).points

    for _ in range(5):
        deck = [random.randint(0, 5) for _ in kinds]
        exiled = [random.randint(0, 1) for _ in kinds]
        counts = [count + exiled[slot] for slot, count in enumerate(deck)]
        scoring.look(deck, exiled)
        for slot, count in enumerate(counts):
            for more in (1, -1):
                changed = [*counts[:slot], max(0, count + more), *counts[slot + 1 :]]
                assert scoring.points(slot, more) == score(changed) - score(counts)
