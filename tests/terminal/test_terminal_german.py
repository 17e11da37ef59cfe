"""The terminal game in German: the same game, every word of it German, typed and read."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from typist import Attacker, Typist, cards, go_on, new_game, position

from freehold import CARDS, Game, Record
from freehold.cli import main
from freehold.scenario.load import Scenario, SeatSetup
from freehold.scenario.position import make_game
from freehold.texts import words

#: Words that would betray an English sentence; none of them is German.
ENGLISH = re.compile(r"\b(the|you|your|card|cards|of|and|or|with|turn|hand:|is|to|play|buy|deck|discard|phase)\b", re.I)


def german(game: Game, *lines: str) -> Typist:
    return go_on(game, *lines, language="de")


def test_a_whole_game() -> None:
    class Buyer(Typist):
        """Plays Treasures by number, buys what is dear by its German name, and takes what it gets."""

        def read(self, mark: str) -> str:
            if not self.lines:
                menu = self.menu()
                if "alle Geldkarten ausspielen" in menu:
                    self.lines = [str(menu.index("alle Geldkarten ausspielen") + 1)]
                else:
                    wanted = [name for name in ("Provinz", "Gold", "Silber") if f"{name} kaufen" in " ".join(menu)]
                    self.lines = wanted[:1] or [""]
            return super().read(mark)

    typist = Buyer()
    game = new_game(typist, language="de")
    assert game.over
    scores = game.scores()
    assert f"Du hast {scores[0]} Punkte nach" in typist.text
    assert f"Big Money hat {scores[1]} Punkte nach" in typist.text
    table = typist.written[typist.written.index("Wer was hat:") :]
    assert next(line for line in table if "Provinz" in line).split()[1:] == [
        str(game.owned(seat).count("Province")) for seat in (0, 1)
    ]
    for line in typist.written:
        assert not ENGLISH.search(line), line


def test_the_beginning_of_a_game() -> None:
    typist = Typist("geldkarten spielen", "kaufe ein Silber", "protokoll")
    game = new_game(typist, language="de")
    assert game.view(0).owned("Silver") == 1
    assert (
        typist.written[0]
        == "Dominion: du gegen Big Money. Antworte mit einer Nummer; „hilfe“ erklärt alles, „ende“ verlässt das Spiel."
    )
    supply = typist.written.index("Der Vorrat (Kosten, verbleibende Karten):")
    assert typist.written[supply : supply + 20] == [
        "Der Vorrat (Kosten, verbleibende Karten):",
        "Geldkarten",
        "  Kupfer      $0  46",
        "  Silber      $3  40",
        "  Gold        $6  30",
        "Punktekarten und Flüche",
        "  Anwesen     $2   8",
        "  Herzogtum   $5   8",
        "  Provinz     $8   8",
        "  Fluch       $0  10",
        "Königreichkarten",
        "  Burggraben  $2  10",
        "  Keller      $2  10",
        "  Dorf        $3  10",
        "  Händlerin   $3  10",
        "  Werkstatt   $3  10",
        "  Miliz       $4  10",
        "  Schmiede    $4  10",
        "  Umbau       $4  10",
        "  Markt       $5  10",
    ]
    for line in (
        "Dein Nachziehstapel: 5 Karten. Oben auf deinem Ablagestapel: nichts.",
        "Big Money: 5 Handkarten. Oben auf dem Ablagestapel: nichts.",
        "Dein 1. Zug, Kaufphase: 1 Aktion, 1 Kauf, $0.",
        "Kaufphase: Geld ausspielen oder etwas kaufen?",
        "  1. alle Geldkarten ausspielen",
        "  5. den Zug beenden (oder einfach Enter)",
        "  Du kaufst ein Silber.",
        "Das ganze Spiel:",
        "  Dein 1. Zug",
    ):
        assert line in typist.written
    assert "Das Spiel endet hier unvollendet. Dein 2. Zug, Kaufphase" in typist.text
    assert typist.written[-1] == "Es wurde nicht gespeichert."


# --- answers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "trashed"),
    [
        (["1", "1 4"], ["Copper", "Estate"]),
        (["kapelle", "1,2,3"], ["Copper", "Copper", "Copper"]),
        (["spiele Kapelle", "entsorge Kupfer, Anwesen"], ["Copper", "Estate"]),
        (["eine Kapelle spielen", "Kupfer, ein Anwesen entsorgen"], ["Copper", "Estate"]),
        (["play Chapel", "trash Copper, Estate"], ["Copper", "Estate"]),
        (["play Kapelle", "copper"], ["Copper"]),
        (["ka", "kup, anw, kup"], ["Copper", "Estate", "Copper"]),
        (["1", "anwesen kupfer"], ["Estate", "Copper"]),
        (["1", ""], []),
        (["1", "keine"], []),
    ],
)
def test_several_cards_are_chosen(lines: list[str], trashed: list[str]) -> None:
    game = position("Chapel", "Chapel, Copper, Copper, Copper, Estate")
    typist = german(game, *lines)
    assert "Kapelle: Du darfst beliebig viele Karten entsorgen." in typist.written
    assert "  Wähle bis zu 4: Nummern mit Leerzeichen dazwischen, etwa 1 2." in typist.written
    assert game.view(0).trash == trashed


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        ("1 2", "Hier ist nur eine Antwort möglich."),
        ("77", "Es gibt keine Nummer 77; die Nummern gehen von 1 bis 5."),
        ("kaufe Gold", "„kaufe Gold“ ist jetzt nicht möglich."),
        ("gold", "„gold“ ist jetzt nicht möglich."),
        ("kaufe Töpferrei", "Es gibt keine Karte mit dem Namen „Töpferrei“. Meintest du Töpferei"),
        ("buy Toepfferei", "Es gibt keine Karte mit dem Namen „Toepfferei“. Meintest du Töpferei"),
        ("kupfer", "„kupfer“ könnte heißen: ein Kupfer spielen oder ein Kupfer kaufen ($0, noch 46)."),
        ("ein", "„ein“ könnte heißen: ein Kupfer spielen, ein Kupfer kaufen ($0, noch 46) oder einen Fluch kaufen"),
        ("tanzen", "„tanzen“ ist hier keine Antwort."),
    ],
)
def test_a_bad_line_changes_nothing_and_says_what_is_legal(bad: str, why: str) -> None:
    typist = Typist(bad)
    game = new_game(typist, language="de")
    assert game.answers == []
    assert why in typist.after(bad)
    assert "Zur Wahl stehen:\n  1. alle Geldkarten ausspielen\n" in typist.after(bad)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("1", "Gewählt: 1; nötig: genau 2."),
        ("2 2", "Nummer 2 ist zweimal genannt."),
        ("", "Hier ist eine Antwort nötig."),
    ],
)
def test_the_wrong_number_of_cards(line: str, why: str) -> None:
    game = position("Militia", "Copper, Copper, Estate, Duchy, Gold", other_hand="Militia", turn=1)
    typist = go_on(game, line, bots=[Attacker()], language="de")
    assert "Miliz: Lege 2 Karten ab." in typist.written
    assert why in typist.written


def test_one_written_answer_for_two_decisions() -> None:
    game = position("Village", "Village, Copper", "Copper")
    german(game, "zug beenden")
    assert game.view(0).turn > 1
    assert game.view(0).owned("Village") == 1


def test_the_umlauts_of_an_answer_need_not_be_typed() -> None:
    for typed in ("haendlerin", "HÄNDLERIN", "Ha\N{COMBINING DIAERESIS}ndlerin spielen", "spiele „Händlerin“"):
        game = position("Merchant, Market", "Merchant, Market", "Copper, Copper")
        german(game, typed)
        assert game.view(0).in_play == ["Merchant"], typed


def test_any_card_can_be_named() -> None:
    typist = german(position("Wishing Well", "Wishing Well", "Copper, Gold"), "1", "nenne Harem")
    assert "  Auch jede andere Karte ist möglich: Tippe ihren Namen." in typist.written
    assert f"    Du nennst „{words('de').card_name('Harem')}“." in typist.written


def test_a_reaction() -> None:
    game = position("Militia, Moat", "Moat, Copper, Copper, Gold", other_hand="Militia", turn=1)
    typist = go_on(game, "decke Burggraben auf", bots=[Attacker()], language="de")
    assert "Miliz: Reagierst du auf diesen Angriff?" in typist.written
    assert "    Du deckst einen Burggraben auf." in typist.written
    assert len(game.view(0).hand) == 4


# --- commands -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("undo", ["zurück", "zurueck", "Rückgängig", "undo"])
def test_undo(undo: str) -> None:
    typist = Typist("geldkarten", undo, undo)
    game = new_game(typist, language="de")
    assert game.answers == []
    assert "Zurückgenommen. Entscheide neu:" in typist.written
    assert "Es gibt nichts zurückzunehmen: Dies ist deine erste Entscheidung." in typist.written


@pytest.mark.parametrize(("confirmed", "answers"), [("nein", 3), ("ja", 0), ("", 3), ("yes", 0)])
def test_undo_of_what_somebody_saw_asks_first(confirmed: str, answers: int) -> None:
    typist = Typist("", "zurück", "vielleicht", confirmed)
    game = new_game(typist, language="de")
    assert "das vergisst durchs Zurücknehmen niemand. Trotzdem zurücknehmen? (ja oder nein)" in typist.text
    assert "Bitte antworte mit ja oder nein." in typist.written
    assert len(game.answers) == answers


def test_help() -> None:
    typist = Typist("hilfe", "help")
    new_game(typist, language="de")
    start = typist.written.index("So kannst du antworten:")
    assert "Befehle (die englischen gelten auch):" in typist.written
    assert "  zurück           zurück zu deiner vorigen Entscheidung" in typist.written
    assert "  speichern DATEI  das Spiel in einer Datei aufheben" in typist.written
    assert typist.written[start:].count("So kannst du antworten:") == 2


def test_help_on_cards() -> None:
    lines = ("karte burggraben", "?Moat", "karte das Dorf", "? Dorff", "hilfe Hexe", "karte", "hand", "vorrat")
    typist = Typist(*lines)
    game = new_game(typist, language="de")
    assert game.answers == []
    for line in (
        "Burggraben: kostet $2; Aktion, Reaktion; Set: Basisspiel.",
        "Dorf: kostet $3; Aktion; Set: Basisspiel.",
        "  +2 Aktionen",
        "Im Vorrat liegen noch 10 Karten.",
        "In diesem Spiel nicht dabei.",
        "Welche Karte? Zum Beispiel: karte Dorf",
    ):
        assert line in typist.written
    assert "Es gibt keine Karte mit dem Namen „Dorff“. Meintest du Dorf" in typist.text
    assert typist.text.count("Burggraben: kostet") == 2
    assert typist.text.count("Der Vorrat (Kosten") == 2


def test_save_and_resume(tmp_path: Path) -> None:
    path = tmp_path / "spiel.json"
    lines = ("geldkarten", "speichern", f"speichern {path}", f"speichern {tmp_path}", "speichern /nirgends/x")
    typist = Typist(*lines, "ende", "nein", "ende", "was", "j", "1")
    game = new_game(typist, language="de")
    record = Record.from_json(path.read_text(encoding="utf-8"))
    assert record.seats == ["Mensch", "Big Money"]
    for line in (
        "Wohin speichern? Zum Beispiel: speichern spiel.json",
        f"Gespeichert in {path}.",
        f"Das Spiel ließ sich nicht in {tmp_path} speichern. Das ist ein Ordner.",
        "Das Spiel ließ sich nicht in /nirgends/x speichern. Diesen Ordner gibt es nicht.",
        "Das Spiel geht weiter.",
    ):
        assert line in typist.written
    assert typist.lines == ["1"]
    again = record.replay()
    assert again.answers == game.answers
    assert "Zurückgenommen. Entscheide neu:" in german(again, "zurück").written


# --- what some games have more ------------------------------------------------------------------------


def test_events_and_ways() -> None:
    kingdom = "Moat, Village, Way of the Ox, Bargain, Ride, Reap"
    game = position(kingdom, "Village, Moat, Gold, Silver", "Copper, Copper, Copper, Copper, Copper, Copper")
    lines = ("spiele Dorf", "benutze Weg des Ochsen", "burggraben", "", "geld spielen", "erwirb Gutes Geschäft", "2")
    typist = german(game, *lines, "karte weg des ochsen", "? ausritt", "? Pferd")
    for line in (
        "Neben dem Vorrat: 30 Pferde.",
        "Ereignisse (Kosten)",
        "  Gutes Geschäft  $4",
        "  Ausritt         $2",
        "  Reiche Ernte    $7",
        "Wege",
        "  Weg des Ochsen",
        "Dorf: Die Anweisungen der Karte befolgen oder stattdessen einen Weg benutzen?",
        "    Du benutzt die Karte als „Weg des Ochsen“.",
        "    Du erhältst +2 Aktionen.",
        "  Du erwirbst das Ereignis „Gutes Geschäft“.",
        "    Du nimmst ein Silber.",
        "    Big Money nimmt ein Pferd.",
        "Weg des Ochsen: Weg; Set: Menagerie.",
        "Ausritt: kostet $2; Ereignis; Set: Menagerie.",
        "In diesem Spiel dabei.",
        "Neben dem Vorrat liegen noch 29 Karten.",
    ):
        assert line in typist.written
    menu = typist.written[typist.written.index("Kaufphase: Was kaufst du?") + 1 :]
    assert menu[8:11] == [  # the cards first, then the Events
        "  9. das Ereignis „Gutes Geschäft“ erwerben ($4)",
        "  10. das Ereignis „Ausritt“ erwerben ($2)",
        "  11. das Ereignis „Reiche Ernte“ erwerben ($7)",
    ]


def test_the_mouse_the_bane_and_prizes_are_shown() -> None:
    scenario = Scenario("de", "here", kingdom=cards("Tournament, Young Witch"), landscapes=cards("Way of the Mouse"))
    scenario.bane, scenario.mouse = CARDS.find("Moat"), CARDS.find("Village")
    scenario.seats = {0: SeatSetup({"hand": cards("Tournament, Province, Copper")})}
    typist = german(make_game(scenario), "turnier", "", "ja", "gefolge")
    for line in (
        "  Burggraben  $2  10  Bannstapel",
        "  Weg der Maus (zur Seite gelegt: Dorf)",
        "Neben dem Vorrat: Ein Sack voll Gold, Diadem, Gefolge, Prinzessin, Streitross.",
        "Turnier: Möchtest du eine Provinz aufdecken?",
        "Turnier: Nimm einen Preis oder ein Herzogtum auf deinen Nachziehstapel.",
        "    Du nimmst ein Gefolge auf deinen Nachziehstapel.",
    ):
        assert line in typist.written


def test_a_turn_in_which_one_decides_for_another() -> None:
    game = position(
        "Possession, Swindler, Village",
        "Possession, Copper",
        "Estate, Copper, Copper, Copper, Copper, Silver",
        other_hand="Swindler, Copper, Village, Gold",
        other_deck="Silver, Duchy, Copper, Copper, Copper, Copper, Copper",
    )
    typist = german(game, "besessenheit", "", "dorf", "trickser", "hand", "dorf")
    for line in (
        "  Extra-Zug: Big Money (du entscheidest)",
        "Extra-Zug von Big Money, in dem du entscheidest, Aktionsphase: 1 Aktion, 1 Kauf, $0.",
        "Für Big Money. Aktionsphase: Welche Karte spielst du?",
        "    Big Money zieht ein Silber.",
        "Big Money hat im Spiel: Dorf.",
        "Für Big Money. Trickser: Welche Karte nimmst du selbst?",
        "    Du nimmst ein Dorf.",
    ):
        assert line in typist.written
    # Once a turn all hands are shown, and then only the one that counts.
    hands = [line for line in typist.written if line.startswith(("Deine Hand: ", "Big Money hat auf der Hand: "))]
    assert hands[2:6] == [
        "Deine Hand: 4 Kupfer, Anwesen.",
        "Big Money hat auf der Hand: Trickser, Dorf, Gold, Kupfer.",
        "Big Money hat auf der Hand: Trickser, Gold, Silber, Kupfer.",
        "Big Money hat auf der Hand: Gold, Silber, Kupfer.",
    ]


def test_where_cards_go_in_a_deck() -> None:
    game = position("Secret Passage", "Secret Passage, Gold", "Copper, Estate, Silver, Curse, Duchy")
    typist = german(game, "geheimgang", "lege Gold", "unter 2")
    assert "Geheimgang: An welche Stelle deines Nachziehstapels kommt die Karte „Gold“?" in typist.written
    assert "    Du legst ein Gold in deinen Nachziehstapel, unter 2 Karten." in typist.written


# --- from the command line ----------------------------------------------------------------------------


def freehold(*arguments: str, typed: str = "", env: dict[str, str] | None = None) -> str:
    return CliRunner(env=env).invoke(main, ["play", "--seed", "5", *arguments], input=typed).output


def test_the_language_is_chosen_by_option_or_environment() -> None:
    in_german, in_english = "Dominion: du gegen Sensible.", "Dominion: you against Sensible."
    assert in_german in freehold("--lang", "de", env={"FREEHOLD_LANG": "en"})
    assert in_german in freehold(env={"FREEHOLD_LANG": "de"})
    assert in_german in freehold(env={"FREEHOLD_LANG": "", "LC_ALL": "de_AT.UTF-8"})
    assert in_english in freehold("--lang", "en", env={"FREEHOLD_LANG": "de"})


def test_a_kingdom_is_named_in_german() -> None:
    named = "Töpferei, Moat, Junge Hexe, weg der maus, Gutes Geschaeft; Bann: Keller; Maus: Dorf"
    output = freehold("--lang", "de", "--kingdom", named, typed="ende\nja\n")
    for text in ("  Töpferei ", "  Burggraben ", "  Gutes Geschäft  $4", "  Weg der Maus (zur Seite gelegt: Dorf)"):
        assert text in output
    assert re.search(r"  Keller +\$2 +10  Bannstapel", output)
    assert "  Schmiede  " in freehold("--lang", "de", "--kingdom", "Erstes Spiel")
    unknown = freehold("--lang", "de", "--kingdom", "Dorff")
    assert "„Dorff“. Meintest du Dorf?" in unknown


def test_a_terminal_without_umlauts_does_not_end_the_game() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "freehold.cli", "play", "--lang", "de", "--seed", "5"],
        input=b"hilfe\nzurueck\n",
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        capture_output=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert b"K?nigreichkarten" in done.stdout
    assert b"Es wurde nicht gespeichert." in done.stdout
