"""`freehold cards`, `card`, `replay` and `rulings`: in both languages, with names as people write them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from freehold import Record
from freehold.cli import main
from freehold.cli.printing import show
from freehold.kingdoms import fill, read_kingdom
from freehold.kingdoms.names import plain


def freehold(*arguments: str, language: str = "en") -> Result:
    return CliRunner().invoke(main, list(arguments), env={"FREEHOLD_LANG": language})


def printed(*arguments: str, language: str = "en") -> str:
    result = freehold(*arguments, language=language)
    assert result.exit_code == 0, result.output
    return result.output


# --- cards ----------------------------------------------------------------------------------------


def test_all_cards_are_listed() -> None:
    assert printed("cards").endswith("174 cards.\n")
    assert printed("cards", language="de").endswith("174 Karten.\n")
    assert len(json.loads(printed("cards", "--json"))) == 174


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["--type", "Duration"], ["Barge", "Gatekeeper", "Mastermind", "Village Green"]),
        (["--type", "dauer", "--type", "ANGRIFF"], ["Gatekeeper"]),
        (["--set", "Reiche Ernte", "--type", "treasure"], ["Diadem", "Horn of Plenty"]),
        (["--set", "guilds", "--set", "alchemisten", "--cost", "2"], ["Herbalist", "Candlestick Maker", "Stonemason"]),
        (["--cost", "3-4P"], ["Alchemist", "Familiar", "Philosopher's Stone", "Golem"]),
        (["--cost", "7+"], ["Animal Fair", "Reap", "Province", "Enclave", "Alliance", "Populate"]),
        (["+4", "cards"], ["Council Room", "Minion"]),
        (["no", "such", "words"], []),
    ],
)
def test_cards_are_chosen(arguments: list[str], names: list[str]) -> None:
    assert [one["name"] for one in json.loads(printed("cards", "--json", *arguments))] == names


def test_cards_come_by_set_and_name_in_the_language_of_the_reader() -> None:
    cards = json.loads(printed("cards", "--set", "Base", "--set", "Intrigue", "--json", language="de"))
    names = [plain(one["name_in_language"]) for one in cards]
    assert [one["set"] for one in cards] == ["Base"] * 26 + ["Intrigue"] * 26
    assert names == sorted(names[:26]) + sorted(names[26:])


def test_in_a_terminal_a_card_is_broken_between_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["x " * 50, "short"]
    show(lines)
    assert capsys.readouterr().out.splitlines() == lines
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    show(lines)
    shown = capsys.readouterr().out.splitlines()
    assert max(map(len, shown)) <= 60
    assert len(shown) == 3


@pytest.mark.parametrize("name", ["philosophers stone", "Stein der Weisen", "PHILOSOPHER’S  STONE"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_card_is_found_by_its_name_in_any_language(name: str, language: str) -> None:
    data = json.loads(printed("card", name, "--json", language=language))
    assert data["name"] == "Philosopher's Stone"
    assert data["rulings"]


def test_the_pile_of_a_card_by_how_many_play() -> None:
    assert "\nPile: 10\n" in printed("card", "Village")
    assert "\nPile: 8 with 2 players, 12 with 3 to 6 players\n" in printed("card", "Gardens")
    assert "\nStapel: 8 bei 2 Spielern, 12 bei 3 bis 4 Spielern, 15 bei 5 " in printed("card", "Provinz", language="de")


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (["cards", "--type", "x"], "There is no type “x”. There are Action,", "Einen Typ „x“ gibt es nicht."),
        (["cards", "--set", "x"], "There is no set “x” here.", "Ein Set „x“ gibt es hier nicht."),
        (["cards", "--cost", "4x"], "“4x” is not a cost such as 4,", "„4x“ sind keine Kosten wie 4,"),
        (["cards", "--cost", "5-2"], "“5-2” ends before it begins", "„5-2“ endet, bevor es beginnt"),
        (["cards", "--cost", "x" * 5000], "” is not a cost", "“ sind keine Kosten"),
        (["cards", "--set", "x" * 5000], "There is no set “xxx", "Ein Set „xxx"),
        (["cards", "--type", "x" * 5000], "There is no type “xxx", "Einen Typ „xxx"),
        (["rulings", "--tests", "x" * 5000], "There is no folder xxx", "Den Ordner xxx"),
        (
            ["kingdom", "--json", "--list"],
            "--list and --json are different forms",
            "--list und --json sind verschiedene",
        ),
        (
            ["crds"],
            "There is no command crds. Did you mean card or cards?",
            "Den Befehl crds gibt es nicht. Meintest du",
        ),
        (["--versoin"], "There is no option --versoin. Did you mean --version?", "Die Option --versoin gibt es nicht."),
        (["fuzz", "--seed", "x"], "--seed must be a whole number.", "--seed muss eine ganze Zahl sein."),
        (["serve", "--port", "70000"], "from 0 to 65535.", "von 0 bis 65535 sein."),
        (["serve", "--host", "no.invalid"], "there is no such host.", "diesen Rechner gibt es nicht."),
        (["serve", "--database", "foo://bar"], "foo://bar is not the URL", "foo://bar ist nicht die URL"),
        (["play", "--bot", "nobody"], "There is no bot named “nobody”.", "Es gibt keinen Bot namens „nobody“."),
        (["cards", "--cost", "²"], "“²” is not a cost", "„²“ sind keine Kosten"),
        (["card"], "NAME is missing.", "Es fehlt: NAME."),
        (["card", "Vilage"], "Did you mean Village", "Meintest du Village"),
        (["replay"], "FILE is missing.", "Es fehlt: FILE."),
        (["replay", "nowhere.json"], "There is no file nowhere.json.", "Die Datei nowhere.json gibt es nicht."),
        (["replay", "."], "The file . cannot be read.", "Die Datei . lässt sich nicht lesen."),
        (["replay", ".", "--seat", "0"], "from 1 to 6.", "von 1 bis 6 sein."),
        (["rulings", "--tests", "nowhere"], "There is no folder nowhere;", "Den Ordner nowhere gibt es nicht;"),
    ],
)
def test_mistakes_are_one_line(arguments: list[str], english: str, german: str) -> None:
    for language, mistake, expected in (("en", "Error: ", english), ("de", "Fehler: ", german)):
        result = freehold(*arguments, language=language)
        assert result.exit_code in (1, 2)
        assert result.output.startswith(mistake)
        assert expected in result.output
        assert result.output.count("\n") == 1


# --- kept games -----------------------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    game = fill(read_kingdom("Young Witch (Hamlet); Way of the Mouse (Pawn)"), seed=1).game(2, 1)
    while game.decision is not None and game.state.turn < 3:
        game.answer(game.decision.passive())
    file = tmp_path / "game.json"
    file.write_text(Record.of(game, ["Anna", "J. R."]).to_json(), encoding="utf-8")
    return file


def test_a_kept_game_tells_what_it_was_played_with(kept: Path) -> None:
    lines = printed("replay", str(kept), language="de").splitlines()
    assert "Bannstapel: Weiler" in lines
    assert "Für „Weg der Maus“ zur Seite gelegt: Handlanger" in lines
    assert lines[lines.index("1. Zug: J. R.") - 1] == ""


def test_a_damaged_file_is_told_in_the_language_of_the_reader(kept: Path) -> None:
    whole = json.loads(kept.read_text(encoding="utf-8"))
    for change, expected in (
        ({"answers": [99]}, "Antwort 0 ist nach den Regeln nicht erlaubt."),
        ({"seed": 2}, "Die Karten, die Spieler oder der Startwert wurden verändert."),
        ({"bane": 7}, "„bane“ fehlt oder ist falsch."),
        ({"freehold": 99}, "stammt von einer anderen Version von Freehold"),
    ):
        kept.write_text(json.dumps(whole | change), encoding="utf-8")
        result = freehold("replay", str(kept), language="de")
        assert (result.exit_code, result.output.count("\n")) == (1, 1)
        assert expected in result.output
    kept.write_bytes(b"\xff\xfe\x00")
    assert (
        freehold("replay", str(kept), language="de").output
        == "Fehler: Diese Datei ist beschädigt oder abgeschnitten.\n"
    )


def test_rulings_are_counted_in_both_languages(tmp_path: Path) -> None:
    english, german = (freehold("rulings", "--tests", str(tmp_path), language=each).output for each in ("en", "de"))
    assert english.startswith("set ")
    assert "nicht belegt: BASE-SETUP-01" in german
    assert german.splitlines()[3].startswith("Alchemisten")
