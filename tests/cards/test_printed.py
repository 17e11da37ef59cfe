"""What is printed on the cards, against a list that was written apart from them."""

from pathlib import Path

import pytest
import yaml

from freehold import CARDS
from freehold.cards import SETS
from freehold.engine.kind import CardSet

PRINTED: dict[str, dict[str, str]] = yaml.safe_load(
    Path(__file__).with_name("printed.yaml").read_text(encoding="utf-8"),
)


def test_all_sets_are_listed() -> None:
    assert list(PRINTED) == [card_set.name for card_set in SETS]


@pytest.mark.parametrize("card_set", SETS, ids=lambda card_set: card_set.name)
def test_every_card_has_the_printed_cost_and_types(card_set: CardSet) -> None:
    in_code = {}
    for kind in card_set.kinds:
        types = " ".join(kind.type_names)
        in_code[kind.name] = types if types == "Way" else f"{kind.cost} {types}"
    assert in_code == PRINTED[card_set.name]


@pytest.mark.parametrize("players", range(2, 7))
def test_kingdom_piles_have_ten_cards_and_victory_piles_eight_or_twelve(players: int) -> None:
    for kind in CARDS:
        if kind.kingdom:
            victory = "Victory" in kind.type_names
            assert kind.pile_size(players) == ((8 if players == 2 else 12) if victory else 10), kind.name
