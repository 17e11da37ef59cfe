"""Answers as people write them: what is understood, and what is said about the rest."""

from typing import Any

import pytest

from freehold.engine.errors import FreeholdError
from freehold.scenario import Failure, from_dict, run
from freehold.scenario.answers import parse


def holds(expect: dict[str, Any], *answers: str, **fields: Any) -> None:
    """A strict scenario in which A answers so comes out so."""
    run(from_dict({"id": "x", "strict": True, **fields, "do": [{"A": answer} for answer in answers], "expect": expect}))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("buy", "'buy': a card is missing after buy"),
        ("set aside", "a card is missing after set aside"),
        ("trash Gold,", "a card is missing after trash"),
        ("choose", "a card or the label of an option is missing after choose"),
        ("spend", "a number is needed after spend"),
        ("put", "the form is 'put CARD at NUMBER'"),
        ("choose +1 kard, +1 coin", r"'\+1 kard' is neither a card nor the label of an option; did you mean \+1 card"),
        ("choose Gld", "'Gld' is neither a card nor the label of an option; did you mean Gold"),
        ("choose trash Estat", "there is no card named 'Estat'; did you mean Estate"),
        ("discard deck", "there is no card named 'deck'"),
        ("decline Gold", "'decline Gold' is not an answer"),
        ("sell Gold", "an answer begins with one of: buy, choose, "),
    ],
)
def test_what_is_missing_or_unknown_is_said(text: str, message: str) -> None:
    with pytest.raises(FreeholdError, match=message):
        parse(text)


@pytest.mark.parametrize(
    "answer", ["put Estate at 1", "PUT estate AT 1", "choose estate At 1", "choose put Estate at 1"]
)
def test_case_does_not_matter_around_a_place(answer: str) -> None:
    hand = ["Secret Passage", "Estate"]
    fields = {"kingdom": ["Secret Passage"], "A": {"hand": hand, "deck": ["Copper", "Gold", "Silver"]}}
    holds({"A": {"deck": ["Silver", "Estate"]}}, "play Secret Passage", answer, **fields)


# --- labels that look like a verb with a card -----------------------------------------------------


@pytest.mark.parametrize("answer", ["gain Curse", "gain curse", "GAIN CURSE", "choose gain curse", "choose gain Curse"])
def test_an_option_may_be_chosen_by_its_label_alone(answer: str) -> None:
    fields = {"kingdom": ["Torturer"], "A": {"hand": ["Torturer"]}, "B": {"hand": ["Gold", "Copper"]}}
    steps = [{"A": "play Torturer"}, {"B": answer}]
    run(from_dict({"id": "x", **fields, "do": steps, "expect": {"B": {"hand": ["Gold", "Copper", "Curse"]}}}))


@pytest.mark.parametrize(
    "answer", ["choose +1 action, gain gold", "choose gain Gold, +1 action", "gain gold, +1 action"]
)
def test_several_options_may_be_chosen_by_their_labels(answer: str) -> None:
    fields = {"kingdom": ["Courtier", "Moat"], "A": {"hand": ["Courtier", "Moat", "Village"]}}
    holds({"actions": 1, "A": {"discard": ["Gold"]}}, "play Courtier", "react Moat", answer, **fields)


def test_the_verb_of_a_label_need_not_be_repeated() -> None:
    fields = {"kingdom": ["Scrap"], "A": {"hand": ["Scrap", "Estate", "Estate"], "deck": ["Copper"] * 3}}
    for answer in ("gain silver, gain horse", "gain Silver, Horse", "choose gain horse, gain silver"):
        holds({"A": {"discard": ["Silver", "Horse"]}}, "play Scrap", answer, **fields)


def test_labels_of_other_cards() -> None:
    steed = {"kingdom": ["Tournament"], "A": {"hand": ["Trusty Steed"]}}
    holds({"actions": 2, "A": {"discard_count": 4}}, "play Trusty Steed", "gain silvers, +2 actions", **steed)
    minion = {"kingdom": ["Minion"], "A": {"hand": ["Minion", "Gold"], "deck": ["Copper"] * 4}}
    holds({"A": {"discard": ["Gold"]}}, "play Minion", "discard hand", **minion)
    tournament = {"kingdom": ["Tournament"], "A": {"hand": ["Tournament", "Province"]}}
    tournament["supply"] = dict.fromkeys(("Bag of Gold", "Diadem", "Followers", "Princess", "Trusty Steed"), 0)
    holds({"A": {"deck": []}}, "play Tournament", "react Province", "choose prize", **tournament)


def test_a_card_comes_before_a_label() -> None:
    holds(
        {"A": {"discard": ["Silver"]}},
        "play Workshop",
        "choose gain Silver",
        kingdom="Workshop",
        A={"hand": "Workshop"},
    )
    with pytest.raises(Failure, match="'A: gain curse' is not a legal answer"):
        holds({}, "play Mine", "gain curse", kingdom="Mine", A={"hand": ["Mine", "Copper"]})


# --- choose before another verb -------------------------------------------------------------------


def test_choose_may_stand_before_a_whole_answer() -> None:
    deck = ["Copper", "Estate", "Gold"]
    sentry = {"kingdom": ["Sentry"], "A": {"hand": ["Sentry"], "deck": deck}}
    answers = ("play Sentry", "choose trash Estate", "choose discard Gold")
    holds({"trash": ["Estate"], "A": {"discard": ["Gold"]}}, *answers, **sentry)
    buying = {"phase": "buy", "A": {"hand": ["Gold"], "coins": 9, "buys": 2}}
    holds({"A": {"discard": ["Gold"], "hand": ["Gold"]}}, "choose buy Gold", **buying)
    holds({"A": {"discard": [], "play": ["Gold"]}}, "choose play Gold", **buying)
    doctor = {"kingdom": ["Doctor"], "phase": "buy", "A": {"coins": 4, "deck": ["Gold"]}}
    holds({"trash": ["Gold"]}, "choose buy Doctor", "choose overpay 1", "choose trash Gold", **doctor)


# --- what waits -----------------------------------------------------------------------------------


def test_to_decline_pays_no_potion() -> None:
    for answer in ("decline", "no", "overpay 0", "choose 0"):
        fields = {"kingdom": ["Doctor"], "phase": "buy", "A": {"coins": 4, "buys": 2, "potions": 1}}
        holds({"potions": 1, "coins": 1}, "buy Doctor", answer, **fields)


def test_what_waits_is_named_by_its_card_or_by_both() -> None:
    fields = {
        "kingdom": ["Smithy", "Village Green"],
        "landscapes": ["Delay"],
        "phase": "buy",
        "A": {"coins": 9, "buys": 3, "hand": ["Village Green", "Smithy"]},
    }
    delays = ["buy Delay", "set aside Village Green", "buy Delay", "set aside Smithy", "end turn"]
    before = [*({"A": answer} for answer in delays), {"B": "end turn"}]
    for answer in ("first Village Green", "first Delay, Village Green", "choose village green"):
        expect = {"A": {"play": ["Village Green"], "set_aside": ["Smithy"]}}
        run(from_dict({"id": "x", **fields, "do": [*before, {"A": answer}], "expect": expect}))
    with pytest.raises(Failure, match="it may mean first Village Green or first Smithy"):
        run(from_dict({"id": "x", **fields, "do": [*before, {"A": "first Delay"}]}))
