"""The recommended kingdoms: all there, playable, with names in both languages."""

import pytest

from freehold import CARDS
from freehold.engine.errors import BadSetup
from freehold.kingdoms import FIRST_GAME, Recommended, read_kingdom, recommended, same_as
from freehold.kingdoms.catalogue import Filter, all_sets, listed
from freehold.kingdoms.names import known_card, known_recommended, plain
from freehold.texts import LANGUAGES, problem, words

PLAYABLE = [one for one in recommended().values() if one.available]
OTHERS = [one for one in recommended().values() if not one.available]


def name(one: Recommended, language: str) -> str:
    return words(language).say(one.name)


def test_how_many_there_are() -> None:
    assert len(PLAYABLE) == 45
    assert len(OTHERS) == 76


@pytest.mark.parametrize("one", PLAYABLE, ids=lambda one: one.key)
def test_every_one_starts_a_game(one: Recommended) -> None:
    kingdom = one.kingdom
    assert kingdom is not None
    assert len(kingdom.cards) == 10
    for players in (2, 6):
        game = kingdom.game(players, seed=1)
        assert game.decision is not None
        assert {kind.name for kind in game.box.kinds if kind.kingdom} == {*kingdom.cards, *filter(None, [kingdom.bane])}
        assert sorted(game.box.landscapes) == sorted(kingdom.landscapes)


def test_those_with_a_bane_and_with_landscapes() -> None:
    banes = {one.key: one.kingdom.bane for one in PLAYABLE if one.kingdom and one.kingdom.bane}
    assert banes == {
        "the-jesters-workshop": "Merchant",
        "the-spice-of-life": "Wishing Well",
        "wine-dine": "Herbalist",
    }
    for one in PLAYABLE:
        assert one.kingdom is not None
        assert ("Young Witch" in one.kingdom.cards) == (one.kingdom.bane is not None)
        assert len(one.kingdom.landscapes) == (2 if "Menagerie" in one.sets else 0), one.key


def test_the_first_game_is_one_of_them() -> None:
    first = recommended()["first-game"].kingdom
    assert first is not None
    assert first.cards == FIRST_GAME
    assert same_as(first) is recommended()["first-game"]


@pytest.mark.parametrize("one", recommended().values(), ids=lambda one: one.key)
def test_names_in_every_language_lead_back(one: Recommended) -> None:
    for language in LANGUAGES:
        typed = name(one, language)
        for spelling in (typed, typed.upper(), typed.replace("'", "’"), typed.replace("'", ""), f"  {typed} "):
            assert known_recommended(spelling) is one, spelling
        for word in ("and", "und"):
            assert known_recommended(typed.replace("&", word)) is one
        if one.available:
            assert read_kingdom(typed, language) == one.kingdom


def test_no_name_means_two_things() -> None:
    """Neither two kingdoms, nor a kingdom and a card."""
    owners: dict[str, str] = {}
    for one in recommended().values():
        for language in LANGUAGES:
            typed = plain(name(one, language))
            assert owners.setdefault(typed, one.key) == one.key, typed
            assert known_card(name(one, language)) is None, typed


@pytest.mark.parametrize("one", OTHERS, ids=lambda one: one.key)
def test_those_that_cannot_be_played_say_why(one: Recommended) -> None:
    assert one.needs
    assert not {kind.set_name for kind in CARDS} & set(one.needs)
    for language in LANGUAGES:
        with pytest.raises(BadSetup) as raised:
            read_kingdom(name(one, language), language)
        told = words(language).say(problem(raised.value))
        assert name(one, language) in told
        for needed in one.needs:
            assert words(language).text(f"set-{needed.lower().replace(' ', '-')}") in told


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Frist Game", "First Game"),
        ("Deck Tops", "Deck Top"),
        ("slight of hand", "Sleight of Hand"),
        ("Silber und Golt", "Silber & Gold"),
        ("Pferde Intros", "Pferde-Intro"),
        ("Leben in Exil", "Leben im Exil"),
    ],
)
def test_misspelt_names_bring_suggestions(typed: str, meant: str) -> None:
    with pytest.raises(BadSetup) as raised:
        read_kingdom(typed)
    assert meant in raised.value.facts["nearest"]


# --- the list -------------------------------------------------------------------------------------


def found(
    text: str = "",
    sets: tuple[str, ...] = (),
    only: tuple[str, ...] = (),
    cards: tuple[str, ...] = (),
    available: bool = False,
) -> set[str]:
    return {one.key for one in Filter.of(text, sets, only, cards, available, "en").chosen()}


def test_filters() -> None:
    assert found() == set(recommended())
    assert found(available=True) == {one.key for one in PLAYABLE}
    assert found(sets=("menagerie", "Basisspiel")) == {"pony-express", "garden-of-cats"}
    assert found(only=("Base",)) == {
        "first-game", "size-distortion", "deck-top", "sleight-of-hand", "improvements", "silver-gold",
    }  # fmt: skip
    assert found(sets=("renaissance",)) == {one.key for one in OTHERS if "Renaissance" in one.needs}
    assert found(cards=("Wunschbrunnen", "Junge Hexe")) == {"the-spice-of-life"}
    assert found(cards=("Way of the Owl",)) == {"class-of-20"}
    assert found("horses") == {"intro-to-horses", "gift-horses"}
    assert found("größen") == {"size-distortion", "son-of-size-distortion"}
    assert found("no such thing at all") == set()


def test_sets_that_nobody_knows_are_told_with_those_there_are() -> None:
    with pytest.raises(BadSetup) as raised:
        found(sets=("Atlantis",))
    told = words("de").say(problem(raised.value))
    assert "Atlantis" in told
    assert "Reiche Ernte" in told
    assert "Blütezeit" in told
    assert len(all_sets()) == 14


def test_the_list_says_which_cannot_be_played_and_why() -> None:
    lines = listed(Filter().chosen(), words("de"))
    assert lines[0].split() == ["Erstes", "Spiel", "Basisspiel"]
    assert any(line.startswith("Umwege ") and line.endswith("braucht Blütezeit") for line in lines)
    assert lines[-1].startswith("45 ")
    assert listed([], words("en")) == ["No recommended set fits."]
    long = listed(Filter(text="wine").chosen(), words("en"), with_cards=True)
    assert long[1].strip().startswith("Apothecary, Apprentice, ")
    assert long[1].endswith("; Bane: Herbalist")
