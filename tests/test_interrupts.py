"""Ctrl-C in the middle of things; here it is pressed exactly where it hurts most."""

import signal
import subprocess
import sys
from threading import Thread

import pytest

from freehold.interrupts import heeded, put_off, unheard
from freehold.lab.compare import ONE_SIDE, OPEN, Comparison
from freehold.lab.crew import Alone
from freehold.lab.match import Match
from freehold.lab.report.language import Language
from freehold.lab.rows import GameRow
from freehold.lab.simulate import simulate
from freehold.lab.tables.comparison import comparison_lines
from freehold.lab.tables.simulation import simulation
from freehold.lab.tables.tournament import tournament_lines
from freehold.lab.tally import Tally
from freehold.lab.tournament import Tournament


def press(*anything: object) -> None:
    signal.raise_signal(signal.SIGINT)


class PressedWhileWriting:
    """Ctrl-C while rows are written, which is in the middle of adding up."""

    def __init__(self) -> None:
        self.rows = 0

    def write(self, rows: list[GameRow]) -> None:
        press()
        self.rows += len(rows)


def test_what_is_being_added_up_is_added_to_the_end() -> None:
    rows = PressedWhileWriting()
    result = simulate(Match.of(["BM", "BM"]), 100, rows=rows)
    assert result.stopped == "interrupted"
    assert result.tally.games == rows.rows == sum(result.tally.endings.values()) == 10
    assert Language("en").text("report-interrupted") in simulation(result, Language("en"))


def test_nothing_played_is_a_result_too() -> None:
    result = simulate(Match.of(["BM", "BM"]), 0)
    lines = simulation(result, Language("en"))
    assert lines[0] == "No game was played"
    assert not any("--games 0" in line for line in lines)
    assert result.to_dict()["tally"]["games"] == 0


def test_a_tournament_tells_what_was_played() -> None:
    tournament = Tournament.of(["BM", "BMU", "random"], None, 0, None)

    def press_later(pair: tuple[int, int], tally: Tally) -> None:
        if pair == (0, 2):
            press()

    tournament.play(20, Alone(), press_later)
    assert tournament.interrupted
    assert list(tournament.results) == [(0, 1), (0, 2)]
    assert [tournament.games(0, 1), tournament.games(2, 0), tournament.games(1, 2)] == [20, 10, 0]
    assert "Interrupted: 2 of 3 pairs have played." in tournament_lines(tournament, Language("en"))


def test_a_comparison_tells_what_was_played() -> None:
    comparison = Comparison.of("Witch", "BMU")
    comparison.play(20, Alone(), progress=press)
    assert comparison.interrupted
    assert list(comparison.results) == [ONE_SIDE]
    assert comparison.results[ONE_SIDE].tally.games == 10
    untouched = Comparison.of("Witch", "BMU")
    assert untouched.verdict == OPEN
    assert comparison_lines(untouched, Language("en"))[0].startswith("Too close to tell whether Witch helps")


def test_what_comes_at_the_wrong_time_comes_later() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - when it comes is what is tested
        with put_off():
            press()
            done.append("first")
        done.append("never")
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012
        with unheard():
            press()
            done.append("second")
        done.append("never")
    assert done == ["first", "second"]


def test_sigterm_is_heeded_and_put_off_too() -> None:
    done: list[str] = []
    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - when it comes is what is tested
        with heeded(), put_off():
            signal.raise_signal(signal.SIGTERM)
            done.append("first")
        done.append("never")
    assert done == ["first"]
    assert signal.getsignal(signal.SIGTERM) is before


def test_who_does_not_listen_to_ctrl_c_does_not_hear_it_later_either() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with put_off():
            press()
    finally:
        signal.signal(signal.SIGINT, before)


def test_other_threads_are_left_alone() -> None:
    done: list[str] = []

    def work() -> None:
        with unheard(), put_off():
            done.append("done")

    thread = Thread(target=work)
    thread.start()
    thread.join()
    assert done == ["done"]


def test_a_process_that_is_started_meanwhile_never_hears_it() -> None:
    asks = "import signal; print(signal.getsignal(signal.SIGINT) is signal.SIG_IGN)"
    with unheard():
        deaf = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True).stdout
    hearing = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True).stdout
    assert (deaf.strip(), hearing.strip()) == ("True", "False")
