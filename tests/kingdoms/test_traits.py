"""Traits of cards: every Kingdom card was thought about, and the table says only what the print does not."""

from freehold import CARDS
from freehold.kingdoms import TRAITS, traits
from freehold.kingdoms.traits import considered, printed_traits
from freehold.kingdoms.wishes import playable_sets


def having(trait: str, set_name: str) -> set[str]:
    return {kind.name for kind in CARDS if kind.kingdom and kind.set_name == set_name and trait in traits(kind)}


def test_every_kingdom_card_was_considered() -> None:
    for name in playable_sets():
        assert set(considered()[name]) == {kind.name for kind in CARDS if kind.kingdom and kind.set_name == name}
    assert set(considered()) == set(playable_sets())


def test_the_table_says_only_what_the_print_does_not() -> None:
    for cards in considered().values():
        for name, further in cards.items():
            assert set(further) <= set(TRAITS)
            assert not set(further) & printed_traits(CARDS.find(name)), name


def test_what_some_cards_are() -> None:
    assert having("village", "Base") == {"Village", "Festival"}
    assert having("village", "Intrigue") == {"Mining Village", "Shanty Town", "Nobles", "Diplomat"}
    assert having("trasher", "Base") == {"Chapel", "Remodel", "Moneylender", "Sentry"}
    assert having("buy", "Guilds") == {"Candlestick Maker", "Merchant Guild"}
    assert having("draw", "Guilds") == {"Advisor", "Journeyman"}
    assert having("attack", "Base") == {"Bandit", "Bureaucrat", "Militia", "Witch"}
    reactions = {kind.name for kind in CARDS if "reaction" in traits(kind)}
    assert reactions == {"Moat", "Diplomat", "Horse Traders"}
    assert traits(CARDS.find("Gardens")) == frozenset()
