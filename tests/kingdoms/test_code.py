"""Codes: every kingdom has one, it leads back, and a mistyped one is an error."""

from hashlib import sha256
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freehold import CARDS
from freehold.engine.errors import BadSetup
from freehold.engine.kind import CardSet
from freehold.kingdoms import ANY_ALCHEMY, Kingdom, Wishes, from_code, generate, recommended, to_code
from freehold.kingdoms.code import DIGITS, looks_like_code, numbered
from freehold.kingdoms.kingdom import is_landscape

RECOMMENDED = [one.kingdom for one in recommended().values() if one.kingdom is not None]
#: One with all that a kingdom can have.
FULL = generate(Wishes(include=["Young Witch", "Way of the Mouse", "Toil"], alchemy=ANY_ALCHEMY), 5)


@pytest.mark.parametrize("kingdom", RECOMMENDED, ids=lambda kingdom: kingdom.cards[0])
def test_recommended_kingdoms_come_back(kingdom: Kingdom) -> None:
    code = to_code(kingdom)
    assert code.isalnum()
    assert len(code) <= 32
    assert looks_like_code(code)
    assert from_code(code) == kingdom
    assert from_code(f" {code.upper()}\n") == kingdom


def test_random_kingdoms_come_back() -> None:
    for seed in range(300):
        kingdom = generate(Wishes(landscapes=seed % 4, include=["Way of the Mouse"] if seed % 4 else []), seed)
        assert from_code(to_code(kingdom)) == kingdom


@given(st.sets(st.sampled_from(numbered()), max_size=12))
def test_any_part_of_a_kingdom_comes_back(names: set[str]) -> None:
    cards = sorted(name for name in names if not is_landscape(CARDS.find(name)))[:10]
    kingdom = Kingdom.of([*cards, *(name for name in names if is_landscape(CARDS.find(name)))])
    assert from_code(to_code(kingdom)) == kingdom


def test_codes_stay_as_they_are() -> None:
    """Links that are out in the world must go on to work: these codes may never change."""
    first = recommended()["first-game"].kingdom
    wine = recommended()["wine-dine"].kingdom
    pony = recommended()["pony-express"].kingdom
    assert first is not None
    assert wine is not None
    assert pony is not None
    assert to_code(first) == "10g402081041g40r20aft6y0"
    assert to_code(wine) == "16r0gc082041g40g500x00g7dwwn0"
    assert to_code(pony) == "1041gg0r98g3gr1g12g97j866ec"


def test_numbers_only_grow() -> None:
    """The first 160 names are fixed for ever; more may follow."""
    names = numbered()
    assert len(set(names)) == len(names) >= 160
    assert sha256("\n".join(names[:160]).encode()).hexdigest()[:16] == "8897690489ead405"


def test_every_kingdom_card_and_landscape_has_a_number() -> None:
    assert {kind.name for kind in CARDS if kind.kingdom or is_landscape(kind)} == set(numbered())


@pytest.mark.parametrize("kingdom", [*RECOMMENDED[::9], FULL])
def test_a_changed_character_is_an_error(kingdom: Kingdom) -> None:
    code = to_code(kingdom)
    for place, sign in enumerate(code):
        for other in DIGITS:
            if other != sign:
                with pytest.raises(BadSetup):
                    from_code(code[:place] + other + code[place + 1 :])


def test_swapped_missing_and_doubled_characters_are_errors() -> None:
    for kingdom in [*RECOMMENDED, FULL]:
        code = to_code(kingdom)
        for place in range(len(code)):
            wrong = {
                code[:place] + code[place + 1 :],
                code[:place] + code[place] + code[place:],
                code[:place] + code[place : place + 2][::-1] + code[place + 2 :],
                code[:place],
                code + code[:place],
            }
            for mistyped in wrong - {code}:
                with pytest.raises(BadSetup):
                    from_code(mistyped)


def test_what_looks_alike_is_read_alike() -> None:
    code = to_code(FULL)
    assert from_code(code.replace("1", "l").replace("0", "O")) == FULL
    assert from_code(code.replace("1", "I").replace("0", "o")) == FULL


def test_random_words_are_errors() -> None:
    random = Random(1)
    for _ in range(3000):
        word = "1" + "".join(random.choice(DIGITS) for _ in range(random.randrange(40)))
        with pytest.raises(BadSetup):
            from_code(word)


@pytest.mark.parametrize("text", ["", "1", "2abcdefgh0", "1u0000000", "1ä0000000", "1-0000000", "Village"])
def test_what_is_no_code(text: str) -> None:
    with pytest.raises(BadSetup):
        from_code(text)


@pytest.mark.parametrize("text", ["Village", "Throne Room", "Class of '20", "Abi 2020", "10 Village", "1", ""])
def test_what_nobody_means_as_a_code(text: str) -> None:
    assert not looks_like_code(text)


def test_a_card_without_a_number_has_no_code() -> None:
    own = CardSet("Own")
    own.plain("Brewery", 3)
    CARDS.add(own)
    try:
        with pytest.raises(BadSetup, match="Brewery"):
            to_code(Kingdom.of(["Brewery", "Village"]))
    finally:
        CARDS.remove(own)


def test_the_checksum_finds_every_two_wrong_neighbours() -> None:
    """All changes within two characters that stand together, at every other place."""
    code = to_code(FULL)
    for place in range(1, len(code) - 1, 2):
        for left in DIGITS:
            for right in DIGITS:
                other = code[:place] + left + right + code[place + 2 :]
                assert other == code or not _is_code(other)


def _is_code(text: str) -> bool:
    try:
        from_code(text)
    except BadSetup:
        return False
    return True
