"""The small parts of the terminal game: what can be typed, columns, names, and cards without words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from typist import go_on, position

from freehold import CARDS, UnknownCard
from freehold.bots.big_money import BigMoney
from freehold.engine.kind import CardSet
from freehold.engine.play import Play
from freehold.terminal.screen import seat_names
from freehold.terminal.typed import COMMANDS, SENTENCES, plain, typed
from freehold.terminal.wrapping import wrapped
from freehold.texts import LANGUAGES, asked, told, words
from freehold.texts.columns import columns


def test_a_purchase_is_one_line_and_bonuses_are_another() -> None:
    events: list[dict[str, Any]] = [
        {"what": "play", "player": 1, "depth": 0, "cards": ["Market"], "from": "hand", "to": "play"},
        {"what": "actions", "player": 1, "depth": 1, "amount": 1},
        {"what": "buys", "player": 1, "depth": 1, "amount": 1},
        {"what": "coins", "player": 1, "depth": 1, "amount": 1},
        {"what": "buy", "player": 1, "depth": 0, "card": "Estate"},
        {"what": "gain", "player": 1, "depth": 0, "cards": ["Estate"], "from": "supply", "to": "discard"},
    ]
    assert told(words("en"), events, ["You", "Bot"], 0) == [
        "Bot plays a Market.",
        "  Bot gets +1 Action, +1 Buy, +$1.",
        "Bot buys an Estate.",
    ]


def test_what_the_files_do_not_know_is_still_told() -> None:
    juggled = [{"what": "juggle", "player": 1, "depth": 0, "count": 3}]
    assert told(words("en"), juggled, ["You", "Bot"], 0) == ["juggle: Bot, 3 cards."]


@pytest.mark.parametrize(
    ("key", "verbs", "question"),
    [
        ("respond", ("decline", "discard", "topdeck"), "ask-respond"),
        ("respond", ("first", "discard"), "ask-first"),
        ("buy_phase", ("end phase", "play treasures", "play", "buy"), "ask-buy-phase"),
        ("buy_phase", ("end phase",), "ask-buy-phase"),
        ("sentry", ("trash", "discard", "keep"), "ask-fate"),
    ],
)
def test_several_things_with_one_card_are_not_always_its_fate(key: str, verbs: tuple[str, ...], question: str) -> None:
    options = [{"index": n, "verb": verb, "card": "Copper"} for n, verb in enumerate(verbs)]
    decision = {"seat": 0, "player": 0, "cause": None, "whom": None, "key": key, "options": options, "min": 1, "max": 1}
    asking = asked({"decision": {**decision, "may_decline": False}, "supply": {}, "events": {}}, ["You"])
    assert asking.question().key == question


@pytest.fixture
def house() -> Iterator[None]:
    """A card that no file has words for."""
    cards = CardSet("House")

    @cards.card("Bookbinder", 3, actions=1)
    async def bookbinder(p: Play) -> None:
        await p.you.choose_option("bind", "unbind")

    CARDS.add(cards)
    yield
    CARDS.remove(cards)


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_without_words_can_be_played_by_its_own_name(language: str) -> None:
    game = position("Bookbinder", "Bookbinder, Bookbinder, Copper")
    typist = go_on(game, "? bookbinder", "bookbinder", "unbind", "hand", "supply", language=language)
    assert game.view(0).in_play == ["Bookbinder"]
    assert len(game.answers) == 2
    assert "2 Bookbinder" in typist.text
    for text in ("2. unbind", "House", words(language).text("terminal-card-no-text")):
        assert text in typist.text


def test_bots_of_one_name_are_numbered() -> None:
    assert seat_names([BigMoney(), BigMoney()], words("en")) == ["You", "Big Money 1", "Big Money 2"]
    assert seat_names([BigMoney()], words("de")) == ["Du", "Big Money"]


def test_columns_line_up() -> None:
    assert columns([("Töpferei", "$6", "10"), ("Dorf", "$3", "9", "Bann")], left=2) == [
        "  Töpferei  $6  10",
        "  Dorf      $3   9  Bann",
    ]


def test_long_lines_are_broken_between_words() -> None:
    assert wrapped("  short", 10) == ["  short"]
    assert wrapped("  Reveal the top card of your deck.", 20) == ["  Reveal the top", "    card of your", "    deck."]
    assert wrapped("a-very-long-word-indeed", 10) == ["a-very-long-word-indeed"]


# --- what can be typed --------------------------------------------------------------------------------


def test_texts_are_compared_without_what_is_hard_to_type() -> None:
    assert plain("  „Töpferei“  für $5 ") == "toepferei fuer 5"
    assert plain("TOEPFEREI") == plain("Töpferei")
    assert plain("Fußmarsch") == "fussmarsch"
    assert plain("Philosopher\N{RIGHT SINGLE QUOTATION MARK}s Stone") == "philosopher's stone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_means_one_thing(language: str) -> None:
    """The name of a card between the words of a sentence gives back the verb and the card."""
    known = typed(words(language))
    for verb in SENTENCES:
        forms = known.forms(verb, words(language).card_name("Moat"), "")
        assert forms
        for form in forms:
            steps = known.steps(form, "")
            assert (verb, ("Moat",)) in [(step.verb, step.names) for step in steps], form
            assert {step.verb for step in steps} == {verb}, form


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_hides_a_sentence(language: str) -> None:
    known = typed(words(language))
    assert set(known.commands.values()) == set(COMMANDS)
    for verb in SENTENCES:
        for form in known.forms(verb, "Moat", ""):
            assert known.command(form)[0] == "", form
    for kind in CARDS:
        assert known.command(words(language).card_name(kind.name))[0] == "", kind.name


@pytest.mark.parametrize(
    ("text", "verb", "names"),
    [
        ("kaufe eine Töpferei", "buy", ("Artisan",)),
        ("TOEPFEREI KAUFEN", "buy", ("Artisan",)),
        ("kaufe Artisan", "buy", ("Artisan",)),
        ("buy Töpferei", "buy", ("Artisan",)),
        ("buy Artisan", "buy", ("Artisan",)),
        ("erwirb „Gutes Geschäft“", "buy", ("Bargain",)),
        ("entsorge Kupfer, ein Anwesen", "trash", ("Copper", "Estate")),
        ("Kupfer, Anwesen entsorgen", "trash", ("Copper", "Estate")),
        ("lege Fluch, Kupfer ab", "discard", ("Curse", "Copper")),
        ("lege ein Kupfer auf meinen Nachziehstapel", "topdeck", ("Copper",)),
        ("decke Burggraben auf", "react", ("Moat",)),
        ("lege Dorf zurueck", "return", ("Village",)),
        ("Zug beenden", "end turn", ()),
        ("geldkarten spielen", "play treasures", ()),
        ("ja", "yes", ()),
        ("nichts", "decline", ()),
    ],
)
def test_german_sentences(text: str, verb: str, names: tuple[str, ...]) -> None:
    step = typed(words("de")).steps(text, "")[0]
    assert (step.verb, step.names) == (verb, names)


def test_an_unknown_card_in_a_sentence_is_named_as_it_was_typed() -> None:
    with pytest.raises(UnknownCard) as unknown:
        typed(words("de")).steps("lege Tüpferei ab", "")
    assert unknown.value.name == "Tüpferei"
    assert unknown.value.nearest[0] == "Töpferei"
