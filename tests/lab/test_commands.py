"""The commands of the lab, run as a user would run them."""

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from freehold.cli import main
from freehold.cli.lab import expected_games
from freehold.lab.match import Match
from freehold.lab.report import check
from freehold.lab.report import write as write_page
from freehold.lab.report.parquet import ParquetWriter
from freehold.lab.report.problems import NotWritten
from freehold.lab.simulate import margin, simulate

ODD = Path(__file__).with_name("odd_players.py")

#: Big Money that leaves a mark when it has played for a while.
MARKING = """
from pathlib import Path
from freehold.bots import BigMoney, Bot

made = 0

class Marking(Bot):
    def __init__(self, seed):
        global made
        made += 1
        if made == 300:
            Path({mark!r}).touch()
        self.inner = BigMoney()

    def answer(self, view, decision):
        return self.inner.answer(view, decision)
"""


def freehold(*arguments: str, language: str = "en") -> Result:
    return CliRunner(env={"FREEHOLD_LANG": language}).invoke(main, list(arguments))


def as_json(*arguments: str) -> Any:
    result = freehold(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


# --- simulate -------------------------------------------------------------------------------------


def test_simulate_tells_who_wins_and_all_the_rest() -> None:
    result = freehold("simulate", "BMU", "BM", "--games", "201", "--workers", "1")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0].startswith("Big Money Ultimate beats Big Money: ")
    for part in ("Won by seat", "Turns of the player", "How games end", "Coins to spend", "Copies bought", "Kingdom: "):
        assert any(line.startswith(part) for line in lines), part
    assert lines[-2].startswith("202 games in ")  # one more, so that both begin equally often
    assert lines[-1].startswith("The same again: freehold simulate BMU BM --kingdom ")


def test_simulate_speaks_german() -> None:
    output = freehold("simulate", "BMU", "BM", "--games", "100", "--workers", "1", language="de").output
    assert output.startswith("Big Money Ultimate schlägt Big Money: ")
    assert "Silber" in output
    assert " ± " in output


def test_the_same_again_is_the_same() -> None:
    data = as_json(
        "simulate", "BMU+Witch", "random", "BM", "--seed", "x y", "--games", "30", "--workers", "1", "--guard"
    )
    arguments = data["command"].replace("'x y'", "x_y").split()[1:]
    again = as_json(*(argument.replace("x_y", "x y") for argument in arguments), "--workers", "1")
    assert again["tally"] == data["tally"]
    assert [side["games"] for side in data["strategies"]] == [30, 30, 30]
    other = as_json(
        "simulate", "BMU+Witch", "random", "BM", "--seed", "y", "--games", "30", "--workers", "1", "--guard"
    )
    assert other["tally"] != data["tally"]


def test_simulate_stops_when_it_is_sure_enough() -> None:
    data = as_json("simulate", "BMU", "BM", "--until", "5%", "--workers", "1")
    assert data["stopped"] == "sure enough"
    assert 0.03 < (data["strategies"][0]["win_rate"]["high"] - data["strategies"][0]["win_rate"]["low"]) / 2 <= 0.05
    assert "each win rate is known to ± " in freehold("simulate", "BMU", "BM", "--until", "5%", "--workers", "1").output


def test_simulate_plays_one_game_again() -> None:
    data = as_json("simulate", "BMU", "BM", "--first", "17", "--games", "1", "--workers", "1")
    assert data["tally"]["games"] == 1
    assert data["command"].endswith("--games 1 --first 17")


def test_simulate_writes_a_page_and_rows(tmp_path: Path) -> None:
    page, rows = tmp_path / "page.html", tmp_path / "rows.parquet"
    result = freehold(
        "simulate", "BMU", "BM", "--games", "40", "--workers", "1", "--report", str(page), "--parquet", str(rows)
    )
    assert result.exit_code == 0
    assert "Big Money Ultimate" in page.read_text(encoding="utf-8")
    assert rows.read_bytes().startswith(b"PAR1")
    assert rows.read_bytes().endswith(b"PAR1")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("simulate", "BMU"), "A match is for 2 to 6 strategies, one for each player, not for 1"),
        (("simulate", "BMU", "Big Mony"), "There is no strategy named “Big Mony”. Did you mean Big Money"),
        (("simulate", "BMU", "BM", "--workers", "some"), "“some” are no workers: give a number of processes"),
        (("simulate", "BMU", "BM", "--until", "60%"), "“60%” is not a part below one half"),
        (("simulate", "BMU", "BM", "--kingdom", "Smithi"), "Did you mean Smithy"),
        (("simulate", "BMU+Witch", "BM", "--kingdom", "First Game"), "BMU+Witch needs Witch"),
        (("tournament", "BMU"), "A tournament needs two strategies or more"),
        (("tournament", "BMU", "BM", "--seed", "x" * 5000), "The seed is too long"),
        (("compare-card", "Wich"), "Did you mean Witch"),
        (("compare-card", "Witch", "--base", "random"), "only a strategy in words can get a card more"),
    ],
)
def test_mistakes_are_told_in_a_line(arguments: tuple[str, ...], told: str) -> None:
    result = freehold(*arguments)
    assert result.exit_code in (1, 2)
    assert told in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("simulate", "BMU"), "Eine Partie ist für 2 bis 6 Strategien"),
        (("simulate", "BMU", "Big Mony"), "Es gibt keine Strategie namens „Big Mony“. Meintest du Big Money"),
        (("simulate", "BMU", "x" * 5000), "Es gibt keine Strategie namens „xxx"),
        (("simulate", "BMU", "BM", "--workers", "some"), "„some“ sind keine Arbeiter"),
        (("simulate", "BMU", "BM", "--until", "x" * 5000), "--until: „xxx"),
        (("simulate", "BMU", "BM", "--games", "x"), "--games muss eine ganze Zahl ab 1 sein."),
        (("simulate", "BMU+Witch", "BM", "--kingdom", "First Game"), "BMU+Witch braucht Hexe, und das ist nicht im"),
        (("simulate", "BMU", "BM", "--report", "/no/such/page"), "/no/such/page lässt sich nicht schreiben: diesen"),
        (("simulate", "BMU", "BM", "--report", "x" * 5000), "lässt sich nicht schreiben: der Name ist zu lang."),
        (("simulate", "BMU", "BM", "--report", "."), "--report muss eine Datei sein"),
        (("simulate", "BMU", "BM", "--nonsense"), "Die Option --nonsense gibt es nicht.\n"),
        (("simulate", "BMU", "BM", "--game", "3"), "Die Option --game gibt es nicht. Meintest du --games?"),
        (("tournament", "BMU"), "Ein Turnier braucht mindestens zwei Strategien"),
        (("compare-card", "Pferd"), "Pferd ist keine Karte des Vorrats"),
        (("compare-card", "Hexe", "Hexe"), "In der Zeile steht zu viel: Hexe."),
        (("compare-card", "Hexe", "--base", "random"), "random ist ein Programm"),
        (("strategies", "BMU+Wich"), "BMU+Wich: Es gibt keine Karte mit dem Namen „Wich“. Meintest du"),
    ],
)
def test_mistakes_are_told_in_german(arguments: tuple[str, ...], told: str) -> None:
    result = freehold(*arguments, language="de")
    assert result.exit_code in (1, 2)
    assert result.stderr.startswith("Fehler: ")
    assert told in result.stderr
    assert (result.stdout, result.stderr.count("\n")) == ("", 1)
    assert len(result.stderr) < 600


def test_a_strategy_with_a_mistake_is_told_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "mine.strategy"
    file.write_text("buy\n Silver iff\n", encoding="utf-8")
    result = freehold("strategies", str(file), language="de")
    assert "mine.strategy, Zeile 2, Spalte 9: " in result.stderr
    assert result.stderr.endswith("     Silver iff\n" + " " * 12 + "^\n")


def test_a_page_that_cannot_be_written_in_the_end_does_not_take_the_result_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    match = ("simulate", "BMU", "BM", "--games", "20", "--workers", "1", "--report", str(tmp_path / "page.html"))
    result = freehold(*match)
    assert result.exit_code == 1
    assert result.stdout.startswith("Big Money Ultimate ")
    assert result.stderr.endswith("page.html cannot be written: the disk is full.\n")
    assert json.loads(freehold(*match, "--json").stdout)["tally"]["games"] == 20


def test_rows_that_cannot_be_written_do_not_take_the_result_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(writer: ParquetWriter) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(ParquetWriter, "_write_group", full)
    rows = tmp_path / "rows.parquet"
    result = freehold("simulate", "BMU", "BM", "--games", "20", "--workers", "1", "--parquet", str(rows))
    assert result.exit_code == 1
    assert result.stdout.startswith("Big Money Ultimate ")
    assert "rows.parquet cannot be written: the disk is full." in result.stderr


def test_looking_whether_a_page_can_be_written_leaves_no_trace(tmp_path: Path) -> None:
    new, old = tmp_path / "new.html", tmp_path / "old.html"
    old.write_text("kept")
    check(new)
    check(old)
    assert not new.exists()
    assert old.read_text() == "kept"
    with pytest.raises(NotWritten, match="Is a directory"):
        write_page(simulate(Match.of(["BM", "BM"]), 2), tmp_path)


def test_strange_names_can_be_played_with() -> None:
    long = "BMU" + "+Council Room" * 9
    data = as_json("simulate", long, "BM", "--games", "2", "--workers", "1")
    assert data["strategies"][0]["name"] == long
    assert max(len(name) for name in data["tally"]["sample"]["seats"]) == 100


def test_a_failing_strategy_is_told_with_where_it_failed() -> None:
    result = freehold("simulate", f"{ODD}:Stumbler", "BM", "--games", "50", "--workers", "1")
    assert result.exit_code == 1
    assert "Stumbler failed in seat " in result.stderr
    assert "freehold simulate " in result.stderr
    assert 'raise ZeroDivisionError("stumbled")' in result.stderr


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_gives_the_result_so_far(tmp_path: Path, number: signal.Signals) -> None:
    """As in a terminal: the signal goes to all processes. SIGTERM does the same."""
    mark = tmp_path / "mark"
    file = tmp_path / "marking.py"
    file.write_text(MARKING.format(mark=str(mark)))
    command = [sys.executable, "-m", "freehold.cli", "simulate", str(file), "BM", "--games", "100000000", "--json"]
    with subprocess.Popen(
        [*command, "--workers", "2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, text=True
    ) as running:
        while not mark.exists():
            assert running.poll() is None
            time.sleep(0.05)
        os.killpg(running.pid, number)
        output, errors = running.communicate()
    data = json.loads(output)
    assert running.returncode == 0
    assert errors == ""
    assert data["stopped"] == "interrupted"
    assert data["tally"]["games"] == sum(ending["games"] for ending in data["tally"]["endings"]) > 0
    assert data["strategies"][0]["games"] == data["tally"]["games"]


# --- tournament -----------------------------------------------------------------------------------


def test_a_tournament_rates_everybody() -> None:
    data = as_json("tournament", "BM", "random", "BMU", "--games", "60", "--workers", "1")
    assert [one["name"] for one in data["ranking"]] == ["Big Money Ultimate", "Big Money", "random"]
    assert [one["strategies"] for one in data["pairs"]] == [
        ["Big Money", "random"],
        ["Big Money", "Big Money Ultimate"],
        ["random", "Big Money Ultimate"],
    ]
    pair = data["pairs"][1]
    alone = as_json(*pair["command"].split()[1:], "--workers", "1")
    assert [side["wins"] for side in alone["strategies"]] == pair["wins"]
    output = freehold("tournament", "BM", "random", "BMU", "--games", "20", "--workers", "1").output
    assert output.splitlines()[1].split()[:4] == ["1.", "Big", "Money", "Ultimate"]
    assert "Wertung" in freehold("tournament", "BM", "BMU", "--games", "20", "--workers", "1", language="de").output


# --- compare-card ---------------------------------------------------------------------------------


def test_compare_card_says_what_helps_and_what_harms() -> None:
    helps = freehold("compare-card", "Witch", "--games", "400", "--workers", "1").output
    assert helps.startswith("Witch helps: BMU+Witch takes ")
    assert [line.split("  ")[1] for line in helps.splitlines()[4:7]] == [
        "One side buys it",
        "Nobody buys it",
        "Both sides buy it",
    ]
    assert freehold("compare-card", "Village", "--games", "400", "--workers", "1").output.startswith("Village harms: ")
    german = freehold("compare-card", "Hexe", "--games", "200", "--workers", "1", language="de").output
    assert german.startswith("Hexe hilft: BMU+Witch holt ")


def test_compare_card_does_not_claim_what_it_cannot_know() -> None:
    data = as_json("compare-card", "Moat", "--games", "10", "--workers", "1")
    assert data["verdict"] == "open"
    assert set(data["matches"]) == {"one side", "nobody", "both sides"}
    assert data["matches"]["nobody"]["kingdom"]["cards"] == ["Moat"]


# --- progress -------------------------------------------------------------------------------------


def test_how_many_games_it_will_take_is_foreseen() -> None:
    tally = simulate(Match.of(["BM", "BM"]), 200).tally
    assert expected_games(tally, 1000, 0.0) == 1000
    assert expected_games(tally, 10**6, margin(tally) / 3) == pytest.approx(1800, abs=2)
    assert expected_games(tally, 1000, margin(tally) / 3) == 1000
    assert expected_games(tally, 1000, 0.4) == 200
