"""Random kingdoms: whatever is wished holds for every seed, and what cannot be is an error."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from freehold import CARDS
from freehold.engine.errors import BadSetup, FreeholdError
from freehold.engine.kind import Kind
from freehold.engine.types import ACTION, WAY
from freehold.kingdoms import ANY_ALCHEMY, FIRST_GAME, TRAITS, Kingdom, Wishes, fill, generate, swap, traits
from freehold.kingdoms.kingdom import is_landscape
from freehold.kingdoms.needs import SPREAD
from freehold.kingdoms.wishes import playable_sets
from freehold.texts import LANGUAGES, problem, words

KINGDOM = [kind for kind in CARDS if kind.kingdom]
LANDSCAPES = [kind for kind in CARDS if is_landscape(kind)]
ALCHEMY = {kind.name for kind in KINGDOM if kind.set_name == "Alchemy"}
CHEAP_GUILDS = ["Candlestick Maker", "Stonemason", "Doctor", "Masterpiece"]
FIRST = Kingdom.of(FIRST_GAME)


def kinds(kingdom: Kingdom) -> list[Kind]:
    return [CARDS.find(name) for name in kingdom.cards]


def has(kingdom: Kingdom, trait: str) -> bool:
    return any(trait in traits(kind) for kind in kinds(kingdom))


def alchemy(kingdom: Kingdom) -> int:
    return len(ALCHEMY.intersection(kingdom.cards))


def attempt(wishes: Wishes, seed: int) -> Kingdom | BadSetup:
    try:
        return generate(wishes, seed)
    except BadSetup as clash:
        return clash


def check(kingdom: Kingdom, wishes: Wishes) -> None:
    """Everything that must be true of a kingdom made by wishes."""
    assert Kingdom.of([*kingdom.cards, *kingdom.landscapes], kingdom.bane, kingdom.mouse) == kingdom
    assert kingdom.complete
    chance = set(kingdom.names) - set(wishes.include) - {wishes.bane, wishes.mouse}
    for kind in map(CARDS.find, chance):
        assert kind.name not in wishes.ban
        assert not wishes.sets or wishes.sets.get(kind.set_name, 0) > 0
        assert wishes.odds.get(kind.name, 1) > 0
        assert not kind.kingdom or not traits(kind) & set(wishes.avoids)
    assert set(wishes.include) <= {*kingdom.cards, *kingdom.landscapes}
    assert all(has(kingdom, trait) for trait in wishes.wants)
    assert not wishes.spread or all(any(need.met_by(kind) for kind in kinds(kingdom)) for need in SPREAD)
    assert wishes.alchemy is None or alchemy(kingdom) in wishes.alchemy
    check_landscapes(kingdom, wishes)
    assert (kingdom.bane is not None) == ("Young Witch" in kingdom.cards)
    assert (kingdom.mouse is not None) == ("Way of the Mouse" in kingdom.landscapes)
    for name in (kingdom.bane, kingdom.mouse):
        assert name is None or CARDS.find(name).cost.between(2, 3)
        assert name is None or kingdom.names.count(name) == 1
    assert kingdom.mouse is None or CARDS.find(kingdom.mouse).is_a(ACTION)


def check_landscapes(kingdom: Kingdom, wishes: Wishes) -> None:
    included = [name for name in wishes.include if is_landscape(CARDS.find(name))]
    ways = [name for name in kingdom.landscapes if CARDS.find(name).is_a(WAY)]
    if wishes.landscapes is None:
        assert len(kingdom.landscapes) <= max(2, len(included))
    else:
        assert len(kingdom.landscapes) == wishes.landscapes
    assert len(ways) <= max(1, sum(CARDS.find(name).is_a(WAY) for name in included))


# --- chance ---------------------------------------------------------------------------------------


def test_the_same_seed_makes_the_same_kingdom() -> None:
    """Also tomorrow and elsewhere: these may never change, unless sets are added."""
    assert generate(seed=1) == generate(seed=1) == generate(seed="1")
    assert generate(seed=1) != generate(seed=2) != generate(seed=-2)
    assert generate(seed=1).cards == (
        "Groom", "Hamlet", "Harvest", "Livery", "Poacher",
        "Replace", "Snowy Village", "Soothsayer", "Steward", "Village Green",
    )  # fmt: skip
    wishes = Wishes(sets={"Base": 1}, wants=["village"])
    assert generate(wishes, "a word").cards == (
        "Artisan", "Gardens", "Laboratory", "Library", "Merchant", "Moat", "Vassal", "Village", "Witch", "Workshop",
    )  # fmt: skip


def test_a_seed_stays_close_to_itself() -> None:
    """What is banned makes room for one other card; the rest stays."""
    wishes = Wishes(sets={"Base": 1, "Intrigue": 1, "Guilds": 1})
    for seed in range(100):
        before = generate(wishes, seed)
        after = generate(replace(wishes, ban=before.cards[:1]), seed)
        assert len(set(after.cards) - set(before.cards)) == 1


def test_every_card_and_landscape_comes_up_about_as_often() -> None:
    plain = [generate(Wishes(alchemy=ANY_ALCHEMY), seed) for seed in range(800)]
    cards = Counter(name for kingdom in plain for name in kingdom.cards)
    assert set(cards) == {kind.name for kind in KINGDOM}
    expected = 800 * 10 / len(KINGDOM)
    assert all(0.5 * expected < count < 1.5 * expected for count in cards.values())
    assert {name for kingdom in plain for name in kingdom.landscapes} == {kind.name for kind in LANDSCAPES}
    assert Counter(len(kingdom.landscapes) for kingdom in plain).keys() == {0, 1, 2}
    banes = {kingdom.bane for kingdom in plain if kingdom.bane}
    assert len(banes) > 15


def test_alchemy_comes_as_the_rulebook_advises() -> None:
    numbers = Counter(alchemy(generate(seed=seed)) for seed in range(400))
    assert set(numbers) == {0, 3, 4, 5}
    average = sum(number * count for number, count in numbers.items()) / 400
    assert average == pytest.approx(10 * len(ALCHEMY) / len(KINGDOM), rel=0.25)  # no rarer than other cards


def test_that_advice_gives_way() -> None:
    assert alchemy(generate(Wishes(sets={"Alchemy": 1}))) == 10
    assert alchemy(generate(Wishes(sets={"Guilds": 1}, include=sorted(ALCHEMY)[:7]))) == 7
    for seed in range(30):
        assert alchemy(generate(Wishes(include=["Golem"]), seed)) in (3, 4, 5)
        assert alchemy(generate(Wishes(sets={"Base": 1}, include=["Golem"]), seed)) == 1
        assert alchemy(generate(Wishes(sets={"Base": 1, "Alchemy": 1}, alchemy=[2, 7]), seed)) in (2, 7)


def test_weights_of_sets_and_odds_of_cards() -> None:
    heavy = [generate(Wishes(sets={"Base": 1, "Intrigue": 4}), seed) for seed in range(200)]
    of_base = sum(kind.set_name == "Base" for kingdom in heavy for kind in kinds(kingdom))
    assert 0.15 < of_base / 2000 < 0.32
    wishes = Wishes(sets={"Base": 1}, odds={"Moat": 10, "Witch": 0.1, "Chapel": 0})
    count = Counter(name for seed in range(300) for name in generate(wishes, seed).cards)
    assert count["Moat"] > 280
    assert 0 < count["Witch"] < 40
    assert count["Chapel"] == 0
    assert "Chapel" in generate(replace(wishes, include=["Chapel"])).cards


def test_what_was_played_lately_is_avoided_where_possible() -> None:
    base = [kind.name for kind in KINGDOM if kind.set_name == "Base"]
    for seed in range(50):
        recent = generate(Wishes(sets={"Base": 1}), f"last {seed}").names
        assert not set(generate(Wishes(sets={"Base": 1}, recent=recent), seed).cards) & set(recent)
        scarce = generate(Wishes(sets={"Base": 1}, recent=base[:20]), seed)
        assert set(base[20:]) < set(scarce.cards)  # 6 others, and 4 that were played
        village = generate(Wishes(sets={"Base": 1}, recent=["Village", "Festival"], wants=["village"]), seed)
        assert len({"Village", "Festival"} & set(village.cards)) == 1
        both = generate(Wishes(landscapes=1, recent=[kind.name for kind in LANDSCAPES][:39]), seed)
        assert both.landscapes == (LANDSCAPES[39].name,)


def test_landscapes_by_number() -> None:
    for count in (0, 1, 2, 3, 8, 21):
        for seed in range(10):
            check(generate(Wishes(landscapes=count), seed), Wishes(landscapes=count))
    by_hand = ["Way of the Ox", "Way of the Pig", "Ride", "Toil"]
    assert generate(Wishes(include=by_hand)).landscapes == ("Ride", "Toil", "Way of the Ox", "Way of the Pig")
    assert generate(Wishes(sets={"Base": 1}), 3).landscapes == ()


def test_bane_and_mouse_card() -> None:
    wishes = Wishes(include=["Young Witch", "Way of the Mouse"], sets={"Cornucopia": 1, "Guilds": 1})
    banes, mice = set(), set()
    for seed in range(200):
        kingdom = generate(wishes, seed)
        check(kingdom, wishes)
        banes.add(kingdom.bane)
        mice.add(kingdom.mouse)
    cheap = [kind for kind in KINGDOM if kind.set_name in wishes.sets and kind.cost.between(2, 3)]
    assert banes == {kind.name for kind in cheap}
    assert mice == {kind.name for kind in cheap if kind.is_a(ACTION)}
    given_both = replace(wishes, bane="Moat", mouse="Pawn")
    kingdom = generate(given_both)
    assert (kingdom.bane, kingdom.mouse) == ("Moat", "Pawn")
    assert "Pawn" not in kingdom.cards


def test_the_last_cheap_card_is_kept_for_the_bane() -> None:
    """Thirteen cards of Cornucopia, of which three can be the Bane: it is found for every seed."""
    wishes = Wishes(sets={"Cornucopia": 1}, ban=["Hamlet", "Menagerie"])
    for seed in range(60):
        kingdom = generate(wishes, seed)
        check(kingdom, wishes)
        assert kingdom.bane in (None, "Fortune Teller")
    assert generate(replace(wishes, include=["Young Witch"])).bane == "Fortune Teller"
    without = replace(wishes, sets={"Cornucopia": 1, "Guilds": 0.1}, ban=[*wishes.ban, "Fortune Teller", *CHEAP_GUILDS])
    for seed in range(20):
        assert "Young Witch" not in generate(without, seed).cards


# --- wishes together ------------------------------------------------------------------------------

NAMES = st.sampled_from([kind.name for kind in [*KINGDOM, *LANDSCAPES]])
WISHES = st.builds(
    Wishes,
    sets=st.dictionaries(st.sampled_from(playable_sets()), st.sampled_from([0.0, 0.5, 1.0, 3.0]), max_size=3),
    include=st.lists(NAMES, max_size=5, unique=True),
    ban=st.lists(NAMES, max_size=8),
    odds=st.dictionaries(NAMES, st.sampled_from([0.0, 0.1, 5.0]), max_size=4),
    landscapes=st.none() | st.integers(0, 3),
    alchemy=st.none() | st.sets(st.integers(0, 10), min_size=1),
    spread=st.booleans(),
    wants=st.sets(st.sampled_from(TRAITS)),
    avoids=st.sets(st.sampled_from(TRAITS), max_size=2),
    recent=st.lists(NAMES, max_size=30),
)


@settings(max_examples=100, deadline=None)
@given(WISHES, st.integers(0, 1000))
def test_wishes_are_granted_or_the_clash_is_named(wishes: Wishes, seed: int) -> None:
    made = attempt(wishes, seed)
    if isinstance(made, Kingdom):
        check(made, wishes)
        return
    assert made.key not in ("other", "wishes-clash")
    assert all(words(language).say(problem(made)) for language in LANGUAGES)
    assert isinstance(attempt(wishes, seed + 1), BadSetup)  # whatever the seed


def satisfiable(pool: list[Kind], wishes: Wishes) -> bool:
    """By trying all."""
    for ten in combinations(pool, 10):
        left = [kind for kind in pool if kind not in ten]
        if (
            all(any(trait in traits(kind) for kind in ten) for trait in wishes.wants)
            and (not wishes.spread or all(any(need.met_by(kind) for kind in ten) for need in SPREAD))
            and (wishes.alchemy is None or sum(kind.name in ALCHEMY for kind in ten) in wishes.alchemy)
            and (
                all(kind.bane is None for kind in ten)
                or any(
                    kind.cost.between(2, 3) and (sum(each.name in ALCHEMY for each in ten) or kind.name not in ALCHEMY)
                    for kind in left
                )
            )
        ):
            return True
    return False


def test_what_is_possible_is_found() -> None:
    """With twelve cards to choose from, all choices can be tried: the generator finds one exactly if there is one."""
    random = Random(5)
    outcomes: Counter[bool] = Counter()
    for seed in range(250):
        pool = random.sample(KINGDOM, 12)
        if seed % 2 and CARDS.find("Young Witch") not in pool:
            pool[0] = CARDS.find("Young Witch")
        wishes = Wishes(
            ban=[kind.name for kind in KINGDOM if kind not in pool],
            wants=random.sample(TRAITS, random.randrange(6)),
            spread=random.random() < 0.5,
            alchemy=random.choice([None, None, [0], [1], [0, 2], [3, 4]]),
            landscapes=0,
        )
        made = attempt(wishes, seed)
        if isinstance(made, Kingdom):
            check(made, wishes)
        found = isinstance(made, Kingdom)
        assert found == satisfiable(pool, wishes), (seed, pool, wishes)
        outcomes[found] += 1
    assert min(outcomes.values()) > 40


# --- exchanging and filling -----------------------------------------------------------------------


def test_swapping_one_card_keeps_the_rest() -> None:
    for seed in range(25):
        kingdom = generate(Wishes(include=["Young Witch", "Way of the Mouse", "Ride"]), seed)
        for name in kingdom.names:
            after = swap(kingdom, name, seed=seed)
            assert name not in after.names
            assert len(after.cards) == 10
            assert len(after.landscapes) == len(kingdom.landscapes)
            kept = {*kingdom.cards, *kingdom.landscapes} - {name}
            assert kept <= {*after.cards, *after.landscapes}
            if name == "Young Witch":
                assert after.bane is None
            elif name != kingdom.bane:
                assert after.bane == kingdom.bane
            assert (after.mouse is None) == (name == "Way of the Mouse")


def test_swaps_follow_wishes_for_what_comes_in() -> None:
    for seed in range(40):
        after = swap(FIRST, "Militia", Wishes(sets={"Guilds": 1}, avoids=["attack", "trasher"]), seed)
        (new,) = set(after.cards) - set(FIRST.cards)
        assert CARDS.find(new).set_name == "Guilds"
        assert not {"attack", "trasher"} & traits(CARDS.find(new))
        assert "Remodel" in after.cards  # a trasher, but it was there
        (village,) = set(swap(FIRST, "Village", Wishes(wants=["village"]), seed).cards) - set(FIRST.cards)
        assert "village" in traits(CARDS.find(village))
    assert "Witch" in swap(FIRST, "Moat", Wishes(include=["Witch"])).cards
    assert swap(Kingdom.of(["Village"]), "Village", seed=1).cards != ("Village",)
    with pytest.raises(BadSetup) as raised:
        swap(FIRST, "Witch")
    assert raised.value.key == "swap-missing"


def test_filling_up() -> None:
    for seed in range(40):
        part = Kingdom.of(["Young Witch", "Golem", "Way of the Mouse"], bane="Moat")
        whole = fill(part, Wishes(wants=["village"]), seed)
        check(whole, Wishes(include=[*part.cards, *part.landscapes], bane="Moat", wants=["village"]))
        assert whole.bane == "Moat"
    assert fill(FIRST, seed=5) == FIRST


# --- clashes --------------------------------------------------------------------------------------

TEN = [
    "Artisan",
    "Bandit",
    "Bureaucrat",
    "Cellar",
    "Council Room",
    "Gardens",
    "Harbinger",
    "Library",
    "Merchant",
    "Mine",
]


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        (Wishes(include=["Village"], ban=["Village"]), "wanted-and-banned"),
        (Wishes(include=["Toil"], ban=["Toil"]), "wanted-and-banned"),
        (Wishes(include=["Young Witch"], bane="Moat", ban=["Moat"]), "wanted-and-banned"),
        (Wishes(include=[*TEN, "Moat"]), "too-many-wanted"),
        (Wishes(include=["Ride", "Toil"], landscapes=1), "too-many-landscapes-wanted"),
        (Wishes(include=["Witch"], avoids=["attack"]), "wanted-but-avoided"),
        (Wishes(wants=["attack"], avoids=["attack"]), "wish-both-ways"),
        (Wishes(wants=["fun"]), "unknown-trait"),
        (Wishes(sets={"Base": 1}, wants=["attack"], ban=["Bandit", "Bureaucrat", "Militia", "Witch"]), "wish-unmet"),
        (Wishes(sets={"Guilds": 1}, wants=["reaction"]), "wish-unmet"),
        (Wishes(sets={"Alchemy": 1}, spread=True), "wish-unmet"),
        (Wishes(include=TEN[:9], wants=["village", "trasher", "reaction"]), "wishes-no-room"),
        (Wishes(include=TEN, wants=["village"]), "wishes-no-room"),
        (Wishes(alchemy=[10], wants=["reaction"]), "wishes-alchemy"),
        (Wishes(sets={"Guilds": 1}, ban=["Baker", "Plaza", "Doctor", "Herald"]), "too-few-cards"),
        (Wishes(sets={"Base": 0}), "no-sets"),
        (Wishes(sets={"Seaside": 1}), "unknown-set"),
        (Wishes(sets={"Base": -1}), "bad-weight"),
        (Wishes(odds={"Moat": float("nan")}), "bad-odds"),
        (Wishes(odds={"Moat": float("inf")}), "bad-odds"),
        (Wishes(sets={"Base": 1}, landscapes=1), "landscapes-too-few"),
        (Wishes(landscapes=22), "landscapes-too-few"),
        (Wishes(alchemy=[11]), "alchemy-number"),
        (Wishes(alchemy=[0, 1], include=["Golem", "Familiar"]), "alchemy-too-many"),
        (Wishes(alchemy=[3], sets={"Base": 1}), "alchemy-too-few"),
        (Wishes(alchemy=[3], include=TEN[:8]), "alchemy-too-few"),
        (Wishes(alchemy=[3], sets={"Alchemy": 1}), "alchemy-only"),
        (Wishes(sets={"Guilds": 1}, include=["Young Witch"], ban=CHEAP_GUILDS), "bane-none"),
        (Wishes(sets={"Cornucopia": 1}, ban=["Hamlet", "Menagerie", "Fortune Teller"]), "bane-none"),
        (Wishes(sets={"Guilds": 1}, include=["Way of the Mouse"], ban=CHEAP_GUILDS[:3]), "mouse-none"),
        (Wishes(bane="Moat"), "bane-needless"),
        (Wishes(include=["Young Witch"], bane="Witch"), "bane-unfit"),
        (Wishes(include=["Way of the Mouse", "Pawn"], mouse="Pawn"), "mouse-in-kingdom"),
        (Wishes(include=["Copper"]), "basic"),
        (Wishes(include=["Horse"]), "not-kingdom"),
        (Wishes(include=["Vilage"]), "unknown-card-nearest"),
        (Wishes(ban=["Xyzzyplugh"]), "unknown-card"),
    ],
)  # fmt: skip
def test_impossible_wishes_name_the_clash(wishes: Wishes, key: str) -> None:
    for seed in range(3):
        with pytest.raises(FreeholdError) as raised:
            generate(wishes, seed)
        assert raised.value.key == key
    for language in LANGUAGES:
        told = words(language).say(problem(raised.value))
        assert told[0].isupper() or told[0] in "0123456789“„"
        assert told.endswith((".", "?"))
        assert "  " not in told


def test_clashes_name_what_clashes() -> None:
    def told(wishes: Wishes, language: str) -> str:
        with pytest.raises(BadSetup) as raised:
            generate(wishes)
        return words(language).say(problem(raised.value))

    both = Wishes(include=TEN[:9], wants=["trasher", "reaction", "draw"])
    assert (
        told(both, "en") == "There is only 1 place left; still wanted: a card that trashes and a Reaction to Attacks."
    )
    none = Wishes(sets={"Guilds": 1}, wants=["reaction"])
    assert told(none, "en") == (
        "Wanted: a Reaction to Attacks. But there is none among the cards of Guilds that are not banned."
    )
    assert told(Wishes(include=["Village"], ban=["Village"]), "de") == "Dorf ist zugleich gewünscht und ausgeschlossen."
    assert told(Wishes(include=[*TEN, "Moat"]), "de").startswith("11 Königreichkarten sind namentlich gewünscht")
