"""Kingdoms as people write them: written and read again, pasted from elsewhere, misspelt."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from freehold import CARDS
from freehold.engine.errors import BadSetup, FreeholdError, UnknownCard
from freehold.kingdoms import ANY_ALCHEMY, Kingdom, Wishes, generate, read_kingdom, read_names, recommended, written
from freehold.kingdoms.kingdom import is_landscape
from freehold.texts import LANGUAGES, problem, words

FULL = Kingdom.of(["Village", "Smithy", "Young Witch", "Toil", "Way of the Mouse"], bane="Moat", mouse="Pawn")
NAMES = [kind.name for kind in CARDS if kind.kingdom or is_landscape(kind)]


def told(error: FreeholdError, language: str = "en") -> str:
    return words(language).say(problem(error))


# --- written and read again -----------------------------------------------------------------------


def test_how_a_kingdom_is_written() -> None:
    assert written(FULL) == "Smithy, Village, Young Witch; Toil, Way of the Mouse; Bane: Moat; Mouse: Pawn"
    assert (
        written(FULL, "de") == "Schmiede, Dorf, Junge Hexe; Plackerei, Weg der Maus; Bann: Burggraben; Maus: Handlanger"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_can_be_read(language: str) -> None:
    kingdoms = [one.kingdom for one in recommended().values() if one.kingdom is not None]
    kingdoms += [generate(Wishes(landscapes=seed % 3, alchemy=ANY_ALCHEMY), seed) for seed in range(100)]
    for kingdom in [FULL, *kingdoms]:
        for reader in LANGUAGES:
            assert read_kingdom(written(kingdom, language), reader) == kingdom


@given(
    st.lists(st.sampled_from(NAMES), unique=True, min_size=1, max_size=8),
    st.lists(st.sampled_from([", ", ",", ";", " ; ", "\n", "\r\n", "\t", " | ", ",\n", "\n\n"]), min_size=8),
    st.lists(
        st.sampled_from(["", "- ", "* ", "• ", "– ", "1. ", "2) ", "(3) ", "10x ", "10 x ", "8 × ", "10 ", "+ "]),
        min_size=8,
    ),
    st.sampled_from(LANGUAGES),
)
def test_lists_from_elsewhere(names: list[str], separators: list[str], fronts: list[str], language: str) -> None:
    own = words(language)
    pieces = [front + own.card_name(name) for front, name in zip(fronts, names, strict=False)]
    text = "".join(piece + separator for piece, separator in zip(pieces, separators, strict=False))
    assert read_kingdom(text, "en") == Kingdom.of(names)


@pytest.mark.parametrize(
    "text",
    [
        "Village, Smithy, Toil, Young Witch, Way of the Mouse, Bane: Moat, Mouse: Pawn",
        "dorf, SCHMIEDE, plackerei, junge hexe, weg der maus, bann: burggraben, maus: handlanger",
        "Dorf, Smithy; Toil; Weg der Maus (Pawn); Young Witch (Burggraben)",
        "Kingdom: Village, Smithy, Young Witch\nEvents: Toil\nWays: Way of the Mouse\nBane: Moat\nMouse card = Pawn",
        "Königreichkarten:\n- Dorf\n- Schmiede\n- Junge Hexe\nEreignis: Plackerei\nWeg: Weg der Maus\n"
        "Bannstapel:\n- Burggraben\nMauskarte:\n- Handlanger",
        "Moat (Bane), Pawn (Mouse), Village (Base), Smithy ($4), Young Witch (Cornucopia), Toil, Way of the Mouse",
        "Young Witch (Bane: Moat), Way of the Mouse (Mouse: Pawn), Toil, Village and Smithy",
        "“Village”, ‘Smithy’, „Young Witch“, Toil, Way  of the Mouse; Bane: Moat (10); Mouse: Pawn.",
        '["Village","Smithy","Young Witch","Toil","Way of the Mouse","Bane: Moat","Mouse: Pawn"]',
        "Village x10, Smithy 10, Young-Witch, Toil, WayOfTheMouse, Bane: Moat, Mouse: Pawn,,;",
        "\ufeffVillage\u00a0, Smithy,\u2003Young Witch, Toil, Way of the\u00a0Mouse, Bane:\u00a0Moat, Mouse: Pawn",
    ],
)
def test_the_same_kingdom_in_many_ways(text: str) -> None:
    assert read_kingdom(text, "en") == FULL
    assert read_kingdom(text, "de") == FULL


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("philosopher’s stone", "Philosopher's Stone"),
        ("Philosophers Stone", "Philosopher's Stone"),
        ("THRONEROOM", "Throne Room"),
        ("Buerokrat", "Bureaucrat"),
        ("Bu\u0308rokrat", "Bureaucrat"),
        ("kräuterkundiger", "Herbalist"),
        ("Kraeuterkundiger", "Herbalist"),
        ("way of the ox", "Way of the Ox"),
        ("weg des ochsen", "Way of the Ox"),
    ],
)
def test_names_are_read_with_tolerance(typed: str, meant: str) -> None:
    assert read_names(typed) == [meant]


def test_a_kingdom_need_not_be_complete() -> None:
    kingdom = read_kingdom("Village")
    assert kingdom == Kingdom(("Village",))
    assert not kingdom.complete
    assert kingdom.game().decision is not None
    assert read_kingdom("Young Witch").bane is None


# --- what cannot be read --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Vilage", "Village"),
        ("Smity", "Smithy"),
        ("Labratory", "Laboratory"),
        ("Counsil Room", "Council Room"),
        ("Trone Room", "Throne Room"),
        ("Militea", "Militia"),
        ("Moneylander", "Moneylender"),
        ("Merchent", "Merchant"),
        ("Beaurocrat", "Bureaucrat"),
        ("Harbringer", "Harbinger"),
        ("Philosofer's Stone", "Philosopher's Stone"),
        ("Apothacary", "Apothecary"),
        ("Scrying Pol", "Scrying Pool"),
        ("Masquarade", "Masquerade"),
        ("Candelstick Maker", "Candlestick Maker"),
        ("Sooth Sayers", "Soothsayer"),
        ("Way of the Camelion", "Way of the Chameleon"),
        ("Burgraben", "Burggraben"),
        ("Schmide", "Schmiede"),
        ("Jarmarkt", "Jahrmarkt"),
        ("Bürokat", "Bürokrat"),
        ("Wunschbrunen", "Wunschbrunnen"),
        ("Weg der Mause", "Weg der Maus"),
    ],
)
def test_misspelt_names_bring_suggestions(typed: str, meant: str) -> None:
    for language in LANGUAGES:
        with pytest.raises(UnknownCard) as raised:
            read_kingdom(f"Cellar, {typed}", language)
        assert raised.value.nearest[0] == meant
        assert f"{typed}" in told(raised.value, language)
        with pytest.raises(BadSetup) as alone:
            read_kingdom(typed, language)
        assert alone.value.facts["nearest"][0] == meant


def test_several_unknown_names_are_told_at_once() -> None:
    with pytest.raises(BadSetup) as raised:
        read_kingdom("Vilage, Smithy, Xyzzyplugh, Moad")
    assert told(raised.value).startswith("There are no cards of these names: “Vilage” (Village")
    assert "“Xyzzyplugh”," in told(raised.value)
    assert "“Moad” (Moat" in told(raised.value, "en")
    assert "oder" in told(raised.value, "de")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "kingdom-empty"),
        (" ,;\n - \n", "kingdom-empty"),
        ("Village, village", "card-twice"),
        ("Toil, Plackerei", "card-twice"),
        ("Copper, Village", "basic"),
        ("Potion, Village", "basic"),
        ("Horse, Village", "not-kingdom"),
        ("Diadem", "not-kingdom"),
        ("Village; Bane: Moat", "bane-needless"),
        ("Young Witch; Bane: Witch", "bane-unfit"),
        ("Young Witch; Bane: Toil", "landscape"),
        ("Young Witch; Bane: Familiar", "bane-unfit"),
        ("Young Witch, Moat; Bane: Moat", "card-twice"),
        ("Young Witch; Bane: Moat; Bane: Pawn", "bane-twice"),
        ("Way of the Mouse; Mouse: Stockpile", "mouse-unfit"),
        ("Way of the Mouse; Pawn; Mouse: Pawn", "mouse-in-kingdom"),
        ("Village; Mouse: Pawn", "mouse-needless"),
        ("Way of the Mouse (Pawn), Mouse: Moat", "mouse-twice"),
        (", ".join(kind.name for kind in CARDS if kind.set_name == "Base"), "too-many-cards"),
        ("Xyzzyplugh", "unknown-name"),
        ("10g402081041g40r20aft6y1", "code-mistyped"),
        ("20g402081041g40r20aft6y0", "code-version"),
        ("Village, " * 1000, "kingdom-too-long"),
        ("a," * 100, "kingdom-too-long"),
        ("(" * 3999, "kingdom-empty"),
        ("a" * 4000, "unknown-name"),
        ("a" + " " * 3990 + "b", "unknown-name"),
    ],
)
def test_what_cannot_be_is_told(text: str, key: str) -> None:
    with pytest.raises(FreeholdError) as raised:
        read_kingdom(text)
    assert raised.value.key == key
    for language in LANGUAGES:
        assert 10 < len(told(raised.value, language)) < 200


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=80) | st.text(" ,;:()[]=-.0123456789xandVillageBane", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(FreeholdError):
        read_kingdom(text)


def test_names_for_options_may_come_from_a_kingdom() -> None:
    first = recommended()["first-game"].kingdom
    assert first is not None
    assert read_names("Erstes Spiel") == read_names("10g402081041g40r20aft6y0") == list(first.cards)
    with pytest.raises(UnknownCard):
        read_names("Village, Vilage")
