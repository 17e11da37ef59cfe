"""The numbering of actions and observations: every index has one meaning, and every card and word an index."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import freehold
from freehold import CARDS
from freehold.kingdoms import FIRST_GAME, Kingdom
from freehold.rl import Episode, Space, describe, full_space, kingdom_space
from freehold.rl.space import PASS, QUESTIONS, TREASURES, WORDS, OutsideSpace
from freehold.scenario.answers import CARD_VERBS, LABELS

#: The page on which the sizes are told to readers.
PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def compact() -> Space:
    return kingdom_space(Kingdom.of(FIRST_GAME).box(2))


@pytest.mark.parametrize("space", [full_space(2), full_space(6), compact()], ids=["full", "six", "compact"])
def test_every_index_has_a_name_of_its_own(space: Space) -> None:
    for names, size in ((space.action_names(), space.actions), (space.observation_names(), space.size)):
        assert len(names) == size
        assert len(set(names)) == size


def test_all_cards_are_numbered_as_in_the_registry() -> None:
    space = full_space(2)
    names = [kind.name for kind in CARDS]
    actions = space.action_names()
    assert actions[PASS] == "pass"
    assert actions[TREASURES] == "play all Treasures"
    assert actions[2 : space.first_buy] == [f"play {name}" for name in names]
    assert actions[space.first_buy : space.first_pick] == [f"buy {name}" for name in names]
    assert actions[space.first_pick : space.first_word] == [f"choose {name}" for name in names]


def test_a_compact_space_has_the_cards_of_the_kingdom_only() -> None:
    space = compact()
    assert {kind.name for kind in space.kinds} == {
        *FIRST_GAME, "Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse",
    }  # fmt: skip
    assert space.size < full_space(2).size / 8


def test_a_game_with_other_cards_does_not_fit_a_compact_space() -> None:
    with pytest.raises(OutsideSpace, match="Witch has no place"):
        Episode(compact()).start(freehold.Game.new(["Witch"]))


def test_every_word_that_tells_options_apart_has_a_number() -> None:
    assert LABELS - {"decline"} <= set(WORDS)
    assert set(CARD_VERBS) - {"buy"} <= set(WORDS)
    assert len(set(WORDS)) == len(WORDS)
    assert len(set(QUESTIONS)) == len(QUESTIONS)


def test_the_description_lists_every_index() -> None:
    space = full_space(2)
    lines = describe().splitlines()
    assert f"# {space.actions} actions" in lines
    assert "0\tpass" in lines
    assert f"{space.first_card}\tCopper: in the Supply" in lines
    assert len([line for line in lines if "\t" in line]) == space.actions + space.size


def test_the_page_tells_the_sizes() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for seats in (2, 6):
        assert f"{full_space(seats).size:,}" in text
    assert f"{full_space(2).actions} actions over all cards" in text
    assert f"{compact().actions} actions for the First Game set" in text
    assert f"({compact().size} for two seats" in text


def test_the_page_tells_where_everything_stands() -> None:
    space = full_space(2)
    actions = [0, 1, 2, space.first_buy, space.first_pick, space.first_word, space.first_number, space.actions]
    seen = [space.turn, space.phase, space.whose_turn, space.controller, space.asked, space.whom, space.question]
    seen += [space.choice, space.chosen_words, space.first_seat, space.first_card, space.size]
    told = re.findall(r"^\| (\d+)–(\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    blocks = [(first, after - 1) for starts in (actions, seen) for first, after in pairwise(starts)]
    assert [(int(first), int(last)) for first, last in told] == blocks
