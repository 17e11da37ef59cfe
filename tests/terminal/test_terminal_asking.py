"""How the terminal asks: the answers again, help on commands, hints, and lines that are no text."""

from __future__ import annotations

import pytest
from typist import Typist, go_on, new_game, position

from freehold.terminal.console import readable
from freehold.terminal.typed import COMMANDS
from freehold.texts import LANGUAGES, words

# --- the answers again --------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["answers", "Again", "antworten"])
def test_the_answers_are_read_again(command: str) -> None:
    language = "de" if command == "antworten" else "en"
    typist = Typist("play treasures", command)
    game = new_game(typist, language=language)
    lines = typist.after(command).split("\n")
    first = typist.text.index(lines[2])
    assert len(game.answers) == 1
    assert typist.text[first:].count(lines[2] + "\n" + lines[3]) == 2  # the question and its first answer, as before


@pytest.mark.parametrize("command", ["help", "? moat", "hand", "supply", "log", "save", "help undo"])
def test_after_a_command_few_answers_are_read_again(command: str) -> None:
    typist = Typist(command)
    new_game(typist)
    after = typist.after(command)
    assert "\n\nBuy phase: play Treasures, or buy something?\n  1. play all Treasures\n  2. play a Copper\n" in after


def test_after_a_command_many_answers_are_only_counted() -> None:
    typist = Typist("play treasures", "hand")
    new_game(typist)
    after = typist.after("hand")
    assert "\n\nBuy phase: what do you buy?\nThere are 10 answers; type answers to hear them.\n" in after
    assert "buy a Copper" not in after
    typist = Typist("geldkarten", "hand")
    new_game(typist, language="de")
    assert "\nEs gibt 10 Antworten; „antworten“ nennt sie noch einmal.\n" in typist.after("hand")


# --- help on commands ---------------------------------------------------------------------------------


def test_help_on_a_command_explains_it() -> None:
    typist = Typist("help undo", "? SAVE", "?answers", "help ?", "card undo")
    new_game(typist)
    for line in (
        "undo: back to your previous decision.",
        "save FILE: keep the game in a file.",
        "answers: the question again, with all answers.",
        "help: how to answer, and all commands; help NAME: only that one.",
        "There is no card named “undo”.",
    ):
        assert line in typist.written
    typist = Typist("hilfe zurueck", "hilfe undo")
    new_game(typist, language="de")
    assert typist.written.count("zurück: zurück zu deiner vorigen Entscheidung.") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_every_command(language: str) -> None:
    typist = Typist("help", *(f"help {command}" for command in COMMANDS))
    new_game(typist, language=language)
    assert words(language).text("terminal-usage-answers") in typist.after("help")
    assert "“" not in typist.text.replace(typist.written[0], "")  # no word was taken for a card


# --- which of several equal cards ---------------------------------------------------------------------


def test_equal_cards_that_are_asked_about_in_turn_are_told_apart() -> None:
    game = position("Sentry", "Sentry", "Estate, Copper, Copper, Gold")
    typist = go_on(game, "1", "trash copper", "undo", "discard copper", "keep copper")
    first, second = (
        f"Sentry: What happens to the Copper? There are 2 of these; this is number {number}." for number in (1, 2)
    )
    asked = [line for line in typist.written if line.startswith("Sentry: What")]
    assert asked == [first, second, first, second]
    typist = go_on(position("Sentry", "Sentry", "Estate, Copper, Copper"), "1", "1", language="de")
    assert typist.text.count("Davon gibt es 2; dies ist Nummer 1.") == 1
    assert typist.text.count("Davon gibt es 2; dies ist Nummer 2.") == 1


def test_a_game_that_goes_on_in_the_middle_still_knows_which_it_is() -> None:
    game = position("Sentry", "Sentry", "Estate, Copper, Copper, Gold")
    go_on(game, "1", "trash copper")
    assert "this is number 2." in go_on(game).text


@pytest.mark.parametrize(
    ("kingdom", "hand", "deck", "lines"),
    [
        ("Sentry", "Sentry", "Estate, Copper, Gold", ["1", "1"]),
        ("Chapel", "Chapel, Copper, Copper", "", ["1", "1"]),
        ("Throne Room, Militia", "Throne Room, Militia, Militia", "", ["throne room", "militia"]),
        ("Lurker", "Lurker, Lurker", "", ["1", "1"]),
    ],
)
def test_other_questions_are_not_numbered(kingdom: str, hand: str, deck: str, lines: list[str]) -> None:
    assert "of these" not in go_on(position(kingdom, hand, deck), *lines).text


# --- Treasures first ----------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["buy silver", "silver", "Buy a Silver"])
def test_what_the_treasures_in_hand_would_pay_for(typed: str) -> None:
    typist = go_on(position("Moat", "Copper, Copper, Copper"), typed)
    assert f"“{typed}” is not possible yet: play your Treasures first." in typist.written


def test_what_they_would_pay_for_in_german_and_with_landscapes_and_potions() -> None:
    game = position("Moat, Familiar, Bargain", "Silver, Copper, Potion, Copper")
    typist = go_on(game, "kaufe Vertrauter", "erwirb Gutes Geschäft", "kaufe Provinz", language="de")
    assert "„kaufe Vertrauter“ ist noch nicht möglich: Spiele zuerst deine Geldkarten aus." in typist.written
    assert "„erwirb Gutes Geschäft“ ist noch nicht möglich: Spiele zuerst deine Geldkarten aus." in typist.written
    assert "„kaufe Provinz“ ist jetzt nicht möglich." in typist.written


@pytest.mark.parametrize(
    ("hand", "lines"),
    [
        ("Copper, Copper", ["buy Silver"]),  # they would not be enough
        ("Copper, Copper, Copper", ["play treasures", "buy Gold"]),  # there is none left
        ("Copper, Copper, Copper", ["buy Smithy"]),  # it is not in the Supply
        ("Copper, Copper, Copper", ["trash Silver"]),
    ],
)
def test_where_treasures_would_not_help_they_are_not_mentioned(hand: str, lines: list[str]) -> None:
    typist = go_on(position("Moat", hand), *lines)
    assert f"“{lines[-1]}” is not possible now." in typist.written


# --- lines that are no text ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("", ""),
        ("  ", ""),
        ("\r", ""),
        ("\N{NO-BREAK SPACE}", ""),
        ("\ufeffbuy\tGold \r", "buy Gold"),
        ("Händlerin\N{NO-BREAK SPACE}spielen", "Händlerin spielen"),
        *((sign, None) for sign in ("\x1b", "\x00", "\x01\x02", "\t", "\x0c", "\udcff\udcfe", "\ud800", "\u200b")),
        ("1\x1b[D", None),
    ],
)
def test_only_an_empty_line_is_empty(typed: str, line: str | None) -> None:
    assert readable(typed) == line


@pytest.mark.parametrize("typed", ["\x1b", "\x07", "\udcff\udcfe", "\t"])
def test_a_line_that_cannot_be_read_answers_nothing(typed: str) -> None:
    typist = Typist(typed, "quit", typed, "yes", "1")
    game = new_game(typist)
    assert game.answers == []
    assert typist.lines == ["1"]
    assert typist.written.count("That line could not be read as text. Please type it again.") == 2
