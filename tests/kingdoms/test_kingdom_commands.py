"""`freehold kingdom` and `freehold kingdoms`, run as a user would run them, in both languages."""

import json
from collections.abc import Mapping

import pytest
from click.testing import CliRunner, Result

from freehold import CARDS
from freehold.cli import main
from freehold.cli.language import default_language
from freehold.kingdoms import from_code, read_kingdom, recommended, to_code


def freehold(*arguments: str, typed: str | None = None, language: str = "en") -> Result:
    environment: Mapping[str, str] = {"FREEHOLD_LANG": language}
    return CliRunner().invoke(main, list(arguments), input=typed, env=environment)


def printed(*arguments: str, typed: str | None = None, language: str = "en") -> str:
    result = freehold(*arguments, typed=typed, language=language)
    assert result.exit_code == 0, result.output
    return result.output


def refused(*arguments: str, language: str = "en") -> str:
    result = freehold(*arguments, language=language)
    assert result.exit_code == 1, result.output
    mistake = "Fehler: " if language == "de" or "de" in arguments else "Error: "
    assert result.output.startswith(mistake)
    assert result.output.count("\n") == 1
    return result.output.removeprefix(mistake).rstrip()


# --- one kingdom ----------------------------------------------------------------------------------


def test_a_recommended_kingdom() -> None:
    assert printed("kingdom", "the", "jesters", "workshop") == (
        "Recommended set: The Jester's Workshop\n"
        "\n"
        "$3  Workshop         Action            Base\n"
        "$4  Farming Village  Action            Cornucopia\n"
        "$4  Horse Traders    Action, Reaction  Cornucopia\n"
        "$4  Remodel          Action            Base\n"
        "$4  Young Witch      Action, Attack    Cornucopia\n"
        "$5  Jester           Action, Attack    Cornucopia\n"
        "$5  Laboratory       Action            Base\n"
        "$5  Market           Action            Base\n"
        "$6  Artisan          Action            Base\n"
        "$6  Fairgrounds      Victory           Cornucopia\n"
        "\n"
        "Bane: Merchant ($3, Base)\n"
        "Code: 1044g41r74w0ga0g4006g0mnvh4y0\n"
    )


def test_the_same_in_german() -> None:
    shown = printed("kingdom", "Wine & Dine", language="de")
    assert shown.startswith("Empfohlenes Königreich: Speis & Trank\n")
    assert "$0P  Weinberg     Punkte           Alchemisten\n" in shown
    assert "Bannstapel: Kräuterkundiger ($2, Alchemisten)\n" in shown
    assert "Außerdem bereitgelegt: 16 Tränke\n" in shown
    assert printed("kingdom", "Speis und Trank", "--lang", "de") == shown


def test_what_set_up_adds() -> None:
    cards = "Golem, Young Witch, Tournament, Baker, Way of the Mouse, Ride; Bane: Moat; Mouse: Camel Train"
    shown = printed("kingdom", cards)
    assert "Also laid out: 16 Potions, 30 Horses, the 5 Prizes, Coffers mats with 1 token each, Exile mats\n" in shown
    assert "Set aside for Way of the Mouse: Camel Train ($3, Menagerie)\n" in shown
    assert "6 Kingdom cards are missing to make ten" in shown
    german = printed("kingdom", cards, language="de")
    assert "16 Tränke, 30 Pferde, die 5 Preise, Kassen-Tableaus mit je 1 Taler, Exil-Tableaus\n" in german
    assert "Bane: picked when the game begins" in printed("kingdom", "Young Witch")
    assert "Also laid out: Coffers mats\n" in printed("kingdom", "Plaza")


def test_everything_that_a_card_brings_has_words() -> None:
    for kind in CARDS:
        if kind.kingdom or kind.type_names in (["Event"], ["Way"]):
            for language in ("en", "de"):
                assert printed("kingdom", kind.name, language=language)


def test_random_kingdoms_and_seeds() -> None:
    assert printed("kingdom", "--seed", "5") == printed("kingdom", "--seed", "5")
    assert len({printed("kingdom", "--code") for _ in range(5)}) > 1
    code = printed("kingdom", "--seed", "5", "--code").strip()
    assert printed("kingdom", code) == printed("kingdom", "--seed", "5")
    line = printed("kingdom", "--seed", "5", "--list", language="de").strip()
    assert to_code(read_kingdom(line)) == code


def test_wishes() -> None:
    wishes = ["--set", "Basisspiel=2", "--set", "intrige", "--include", "Dorf, Ride", "--ban", "Burggraben; Kapelle"]
    wishes += ["--odds", "Hexe=3", "--want", "trasher", "--without", "reaction", "--landscapes", "1", "--spread"]
    data = json.loads(printed("kingdom", *wishes, "--seed", "3", "--recent", "First Game", "--json", language="de"))
    names = {card["name"] for card in data["cards"]}
    assert "Village" in names
    assert not names & {"Moat", "Chapel", "Diplomat"}
    assert {card["set"] for card in data["cards"]} <= {"Base", "Intrigue"}
    assert not names & (set(from_code("10g402081041g40r20aft6y0").cards) - {"Village"})
    assert [card["called"] for card in data["landscapes"]] == ["Ausritt"]
    assert data["seed"] == "3"
    assert to_code(from_code(data["code"])) == data["code"]


@pytest.mark.parametrize(
    ("numbers", "possible"), [("4", {4}), ("0", {0}), ("0,2-3", {0, 2, 3}), ("any", set(range(11))), ("8 – 9", {8, 9})]
)
def test_numbers_of_alchemy_cards(numbers: str, possible: set[int]) -> None:
    for seed in range(4):
        data = json.loads(printed("kingdom", "--alchemy", numbers, "--seed", str(seed), "--json"))
        assert sum(card["set"] == "Alchemy" for card in data["cards"]) in possible


def test_filling_and_swapping() -> None:
    filled = printed("kingdom", "Dorf, Golem; Weg des Ochsen", "--fill", "--seed", "1", "--want", "attack", "--list")
    kingdom = read_kingdom(filled)
    assert kingdom.complete
    assert {"Village", "Golem", "Way of the Ox"} <= set(kingdom.names)
    swapped = read_kingdom(printed("kingdom", "First Game", "--swap", "Burggraben", "--swap", "Mine", "--list"))
    first = recommended()["first-game"].kingdom
    assert first is not None
    assert set(first.cards) - set(swapped.cards) == {"Moat", "Mine"}
    assert "Witch" in printed("kingdom", "First Game", "--swap", "Moat", "--include", "Witch", "--list")


def test_a_list_from_standard_input() -> None:
    shown = printed("kingdom", "-", "--list", typed="- Village\n- Smithy\n- Moat\n")
    assert shown == "Moat, Smithy, Village\n"


@pytest.mark.parametrize("text", ["", " ", "-", ",;"])
def test_an_empty_text_is_a_mistake_and_not_a_random_kingdom(text: str) -> None:
    assert refused("kingdom", text) == "There is no name of a card in this text."


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (["Vilage"], "Did you mean Village, ", "Meintest du Village, "),
        (["The King's Army"], "it needs Prosperity.", "Dazu braucht man Blütezeit."),
        (["10g402081041g40r20aft6y1"], "is mistyped or incomplete.", "ist vertippt oder unvollständig."),
        (["--include", "Moat", "--ban", "Moat"], "Moat is both wanted and banned.", "Burggraben ist zugleich"),
        (["--set", "atlantis"], "There is no set “atlantis” here.", "Ein Set „atlantis“ gibt es hier nicht."),
        (["--set", "Base=many"], "The weight of Base must be a number", "Das Gewicht von Basisspiel muss"),
        (["--alchemy", "lots"], "A kingdom has 0 to 10 Alchemy cards", "0 bis 10 Karten aus Alchemisten"),
        (["--odds", "Moat=-1"], "The odds of Moat must be", "Die Häufigkeit von Burggraben muss"),
        (["First Game", "--swap", "Witch"], "Witch is not in this kingdom.", "Hexe ist nicht in diesem Königreich."),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: list[str], english: str, german: str) -> None:
    assert english in refused("kingdom", *arguments)
    assert german in refused("kingdom", *arguments, language="de")
    assert german in refused("kingdom", *arguments, "--lang", "de")


def test_wishes_beside_a_text_need_something_to_wish_for() -> None:
    result = freehold("kingdom", "First Game", "--want", "attack")
    assert result.exit_code == 2
    assert "--fill or --swap" in result.output


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (["--foo"], "There is no option --foo.", "Die Option --foo gibt es nicht."),
        (["--sed", "1"], "Did you mean --seed", "Meintest du --seed"),
        (["--set"], "--set needs a value.", "--set braucht einen Wert."),
        (["--spread=1"], "--spread takes no value.", "--spread hat keinen Wert."),
        (["--landscapes", "x"], "a whole number, 0 or more.", "eine ganze Zahl ab 0 sein."),
        (["--want", "dragon"], "--want can be village, ", "--want kann village, "),
        (["Village", "--want", "attack"], "need --fill or --swap.", "brauchen --fill oder --swap."),
    ],
)
def test_mistakes_that_click_finds_are_told_in_one_line_too(arguments: list[str], english: str, german: str) -> None:
    for language, expected in (("en", english), ("de", german)):
        for given in ([f"--lang={language}"], ["--lang", language]):
            result = freehold("kingdom", *given, *arguments)
            assert result.exit_code == 2
            assert expected in result.output
            assert result.output.count("\n") == 1
    assert freehold("kingdom", "--lang", "fr").output == "Error: --lang can be en or de.\n"


def test_a_list_with_dashes_is_no_option() -> None:
    assert printed("kingdom", "- Village\n- Smithy", "--list") == "Smithy, Village\n"


def test_a_number_without_end_is_told_too() -> None:
    assert f"{10**30} Events and Ways are wanted" in refused("kingdom", "--landscapes", str(10**30))


# --- the list -------------------------------------------------------------------------------------


def test_the_list_of_recommended_kingdoms() -> None:
    shown = printed("kingdoms")
    assert shown.startswith("First Game ")
    assert "Detours                   needs Prosperity\n" in shown
    assert shown.endswith("\n45 recommended sets, and 76 that need other expansions\n")
    assert printed("kingdoms", "--available").endswith("\n45 recommended sets\n")
    german = printed("kingdoms", "--set", "Reiche Ernte", "--card", "Junge Hexe", "--long", language="de")
    assert german.count("Bann: ") == 3
    assert german.endswith("\n3 empfohlene Königreiche\n")
    assert printed("kingdoms", "nothing of that name") == "No recommended set fits.\n"


def test_the_list_as_json() -> None:
    data = json.loads(printed("kingdoms", "--json"))
    assert len(data) == 121
    for entry in data:
        if entry["available"]:
            assert from_code(entry["code"]).to_dict() == {
                key: entry[key] for key in ("cards", "landscapes", "bane", "mouse")
            }
        else:
            assert entry["needs"]
    (one,) = json.loads(printed("kingdoms", "--json", "abi", "2020", language="de"))
    assert (one["key"], one["name"], one["sets"]) == ("class-of-20", "Abi 2020", ["Alchemy", "Menagerie"])


def test_mistakes_in_the_list() -> None:
    assert "Village" in refused("kingdoms", "--card", "Vilage")
    assert "Blütezeit" in refused("kingdoms", "--set", "Nirgendwo", language="de")


# --- the language ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "", "LC_ALL": "de"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "FREEHOLD_LANG": "en"}, "en"),
        ({"LANG": "en_US", "FREEHOLD_LANG": "DE"}, "de"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language
