"""The files of words: every language has everything, the same in each, and nothing that nobody says."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import freehold
from freehold import CARDS
from freehold.engine.kind import Kind
from freehold.engine.types import EVENT, PHASE_NAMES, TYPE_NAMES, WAY, ZONE_NAMES
from freehold.rulings import catalogue
from freehold.scenario.answers import LABELS
from freehold.texts import LANGUAGES, message, slug, words
from freehold.texts.log import BONUSES
from freehold.texts.survey import messages
from freehold.texts.words import card_key, spellings

SOURCE = Path(freehold.__file__).parent
OTHERS = LANGUAGES[1:]

#: What the arguments are of messages whose keys are put together from what happens in the engine.
FAMILIES: dict[str, set[str]] = {
    "log": {"you", "who", "cards", "amount", "to_you", "other", "bonuses", "card", "several", "cause", "line"},
    "ask": {"form", "max", "card", "whom", "to_you", "cause", "question", "who"},
    "option": {"card", "cost", "left", "number"},
    "label": {"whom", "to_you", "who", "you"},
    "card": {"count"},
    "bonus": {"count"},
}


# --- one language beside the other ----------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    ours, theirs = set(messages("en")), set(messages(language))
    assert theirs - ours == set(), f"only in {language}"
    assert ours - theirs == set(), f"missing in {language}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_puts_the_same_things_into_a_message(language: str) -> None:
    for key, reference in messages("en").items():
        used = messages(language)[key]
        assert used.variables == reference.variables, key
        assert used.variants == reference.variants, key
        if key.startswith("card-") and "." in key:  # the texts of cards: every symbol as often as in the other
            assert used.functions == reference.functions, key
        else:
            assert set(used.functions) == set(reference.functions), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_clean(language: str) -> None:
    for path in (SOURCE / "texts" / language).rglob("*.ftl"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            text = re.sub(r"\{[^{}]*\}", "x", line)
            assert line == line.rstrip(), f"{path.name}:{number}: space at the end"
            assert '"' not in text, f"{path.name}:{number}: straight quotes"
            assert "  " not in text.strip(), f"{path.name}:{number}: two spaces"
            if path.parent.name == "cards":
                assert not re.search(r"\$\d", text), f"{path.name}:{number}: coins are written with COINS()"


# --- cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", list(CARDS), ids=lambda kind: kind.name)
def test_every_card_has_its_words(kind: Kind, language: str) -> None:
    language_words = words(language)
    parts = {key.partition(".")[2] for key in messages(language) if key.partition(".")[0] == card_key(kind.name)}
    assert language_words.card_name(kind.name)
    assert language_words.card_text(kind.name)
    assert parts - {"below"} == ({"", "text"} if kind.is_a(EVENT | WAY) else {"", "one", "many", "text"})


def test_english_names_are_those_of_the_engine() -> None:
    for kind in CARDS:
        assert words("en").card_name(kind.name) == kind.name


@pytest.mark.parametrize("kind", list(CARDS), ids=lambda kind: kind.name)
def test_the_text_of_a_card_names_its_printed_bonuses(kind: Kind) -> None:
    """A text that lacks a bonus, or has a wrong number, would mislead: bonuses are printed first, a line each."""
    for language, nouns in (("en", ("Card", "Action", "Buy")), ("de", ("Karte", "Aktion", "Kauf"))):
        text = words(language).card_text(kind.name)
        for count, noun in zip((kind.cards, kind.actions, kind.buys), nouns, strict=True):
            stem = "K[aä]uf" if noun == "Kauf" else noun
            if count:
                assert re.search(rf"\+{count} {stem}", text), f"{language}: +{count} {noun}"
        if kind.coins:
            assert f"${kind.coins}" in text, language
        if kind.coffers:
            assert re.search(rf"\+{kind.coffers} (Coffers|Taler)", text), language


def test_no_name_means_two_cards() -> None:
    """A name typed in any language must lead to one card, whichever language the reader has."""
    owners: dict[str, str] = {}
    for language in LANGUAGES:
        for kind in CARDS:
            for name in spellings(words(language).card_name(kind.name)):
                assert owners.setdefault(name.casefold(), kind.name) == kind.name, name


# --- keys -----------------------------------------------------------------------------------------


def _calls(*folders: str) -> list[tuple[Path, ast.Call]]:
    calls: list[tuple[Path, ast.Call]] = []
    for folder in folders:
        for path in (SOURCE / folder).rglob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            calls += [(path, node) for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return calls


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _strings(node: ast.AST) -> set[str]:
    found = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return {text for text in found if text}


def events() -> set[str]:
    """What the engine and the cards tell of."""
    told: set[str] = set()
    for _, call in _calls("engine", "cards"):
        if _name(call) in ("tell", "moved", "_put"):
            for argument in call.args[:2]:
                told |= _strings(argument)
    return told - {""}


def keys_of_decisions() -> set[str]:
    """The keys and verbs of what the engine and the cards ask."""
    asked = {"action_phase", "buy_phase", "react", "respond", "first", "fate", "discard_down_to", "order"}
    asking = re.compile(r"(may_)?choose_\w+|may|pick|agrees|name_a_card|Option|Decision|_pick|_several|may_reveal")
    for _, call in _calls("engine", "cards"):
        if asking.fullmatch(_name(call)):
            for argument in [*call.args, *(keyword.value for keyword in call.keywords)]:
                asked |= _strings(argument)
    return asked


def test_every_event_has_a_line_in_the_log() -> None:
    for what in events():
        key = f"bonus-{what}" if what in BONUSES else f"log-{slug(what)}"
        assert key in messages("en"), key


def test_every_line_of_the_log_has_an_event() -> None:
    zones = {slug(zone) for zone in ZONE_NAMES}
    for key in messages("en"):
        if key.startswith("log-") and key not in ("log-bonus", "log-because"):
            whole = key.removeprefix("log-")
            plain = re.sub(rf"-(from|to)-({'|'.join(zones)})$|-event$", "", whole)
            assert {plain, whole} & {slug(what) for what in events()}, key


def test_every_question_is_asked() -> None:
    known = {slug(key) for key in keys_of_decisions()}
    cards = sorted((slug(kind.name) for kind in CARDS), key=len, reverse=True)
    for key in messages("en"):
        if key.startswith("ask-") and key not in ("ask-with-cause", "ask-for-other", "ask-agree", "ask-choose"):
            plain = key.removeprefix("ask-")
            card = next((card for card in cards if plain.startswith(f"{card}-") and plain not in known), "")
            assert plain.removeprefix(f"{card}-") in known | {"choose", "agree", "order", "gain"}, key


def test_every_option_has_a_verb() -> None:
    verbs = {slug(key) for key in keys_of_decisions()} | {"buy-event", "overpay-potion", "decline"}
    for key in messages("en"):
        if key.startswith("option-"):
            assert key.removeprefix("option-") in verbs, key


def test_every_label_has_words_and_every_word_a_label() -> None:
    modules = [ast.parse(path.read_text(encoding="utf-8")) for path in (SOURCE / "cards").rglob("*.py")]
    printed = {text for module in modules for text in _strings(module)}
    verbs = {"decline", "end phase", "play treasures"}  # answers by label that are no choices of a card
    labels = {slug(label) for label in LABELS - verbs if label in printed or not label.startswith("+")}
    cards = {slug(kind.name) for kind in CARDS}
    for label in labels:
        assert any(re.fullmatch(rf"label-(.+-)?{re.escape(label)}", key) for key in messages("en")), label
    for key in messages("en"):
        if key.startswith("label-"):
            plain = key.removeprefix("label-")
            card = next((card for card in cards if plain.startswith(f"{card}-")), "")
            assert plain in labels or plain.removeprefix(f"{card}-") in labels, key


def test_types_zones_phases_and_sets_have_names() -> None:
    needed = {f"type-{slug(name)}" for name in TYPE_NAMES.values()}
    needed |= {f"zone-{slug(name)}" for name in ZONE_NAMES}
    needed |= {f"phase-{slug(name)}" for name in PHASE_NAMES}
    needed |= {f"set-{slug(kind.set_name)}" for kind in CARDS}
    needed |= {f"mat-{slug(mat)}" for kind in CARDS for mat in kind.mats}
    assert needed <= set(messages("en"))


def test_every_error_has_words() -> None:
    """An error that somebody can meet is raised with a key; each key has a message, and each message a key."""
    raised = {"other", "unknown-card", "unknown-card-nearest", "not-an-option", "option-twice"}
    raising = re.compile(
        "FreeholdError|Bad(Setup|Record|Undo|Workers|Database)|GameOver|NotYours|refuse|UnknownBot|UnknownStrategy|"
        "StrategyError|NoCluster|WorkersLost|__init__"
    )
    for path, call in _calls("engine", "kingdoms", "bots", "strategies", "lab", "server"):
        if raising.fullmatch(_name(call)) and len(call.args) > 1:
            key = call.args[1]
            if isinstance(key, ast.JoinedStr):  # of two mechanisms alike: bane and mouse
                ending = next(iter(_strings(key)))
                raised |= {f"bane{ending}", f"mouse{ending}"}
            elif isinstance(key, ast.Constant):
                raised.add(str(key.value))
            else:
                assert _name(call) == "__init__", path
    told = {key.removeprefix("error-") for key in messages("en") if key.startswith("error-")}
    assert raised == told


def test_arguments_of_families_are_known() -> None:
    for key, used in messages("en").items():
        family = key.partition("-")[0]
        if family in FAMILIES:
            assert used.variables <= FAMILIES[family], key


def test_what_is_said_by_its_key_exists_and_gets_its_arguments() -> None:
    """`message("key", …)` and `text("key", …)`: the key exists, and the arguments are those that it uses."""
    for path, call in _calls("texts", "terminal", "cli", "kingdoms"):
        if _name(call) in ("message", "text") and call.args and isinstance(call.args[0], ast.Constant):
            key = call.args[0].value
            if not isinstance(key, str) or not re.fullmatch(r"[a-z][a-z0-9-]+", key) or "-" not in key:
                continue
            where = f"{path.name}:{call.lineno}: {key}"
            assert key in messages("en"), where
            if all(keyword.arg is not None for keyword in call.keywords):
                given = {str(keyword.arg) for keyword in call.keywords}
                assert messages("en")[key].variables <= given, where


def test_no_message_is_unused() -> None:
    """A message belongs to one of the families tested above, or its key stands somewhere in the program.

    What only the browser says is looked for by the tests of the client (web/tests/texts.test.ts).
    """
    families = re.compile(
        r"(log|ask|option|choice|label|card|bonus|type|zone|phase|set|mat|error|kingdom|web|rules|guide)-.*"
    )
    texts: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    beginnings = ("list-", "respond-", "decline-", "end-")  # of keys that are put together
    for key in messages("en"):
        if not families.fullmatch(key):
            assert key in texts or key.startswith(beginnings), key


# --- rulings --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_every_ruling_is_there(language: str) -> None:
    for ruling in catalogue():
        text = words(language).ruling(ruling.id)
        assert text, ruling.id
        assert bool(text.get("example")) == bool(ruling.example), ruling.id


def test_a_ruling_names_its_cards_in_its_own_language() -> None:
    """An English name in a German ruling is a card that was forgotten."""
    for kind in CARDS:
        german = words("de").card_name(kind.name)
        if german == kind.name or kind.name in ("Horse", "Potion", "Mine", "Plaza"):
            continue
        pattern = re.compile(rf"\b{re.escape(kind.name)}\b")
        for ruling in catalogue():
            text = words("de").ruling(ruling.id)
            assert not pattern.search(text["rule"] + text.get("example", "")), f"{ruling.id}: {kind.name}"


# --- formatting -----------------------------------------------------------------------------------


def test_a_missing_message_or_argument_is_an_error() -> None:
    from freehold.texts import BadWords

    with pytest.raises(BadWords, match="there is no message"):
        words("en").say(message("no-such-key"))
    with pytest.raises(BadWords, match="card"):
        words("de").say(message("log-buy", you=True, who="Anna"))
