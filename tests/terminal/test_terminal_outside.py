"""The terminal game as a program: signals, pipes, terminals, and outputs that take nothing."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from select import select
from time import monotonic

import pytest
from typist import KINGDOM, Typist

from freehold import Record
from freehold.bots.big_money import BigMoney
from freehold.terminal import play
from freehold.terminal.console import Unwritable
from freehold.terminal.stopping import Stopped, Stops

PLAY = [sys.executable, "-m", "freehold.cli", "play", "--seed", "3", "--bot", "big-money"]
#: A locale in which Python is strict about what it reads.
ENV = {**os.environ, "FREEHOLD_LANG": "en", "PYTHONUTF8": "0", "PYTHONIOENCODING": "utf-8", "TERM": "xterm"}


def answers_in(path: Path) -> int:
    return len(Record.from_json(path.read_text(encoding="utf-8")).replay().answers)


class Running:
    """The program with pipes for input and output."""

    def __init__(self, *arguments: str | Path) -> None:
        self.process = subprocess.Popen(
            [*PLAY, *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=ENV,
        )

    def type(self, line: str = "") -> None:
        assert self.process.stdin is not None
        if line:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()

    def until_asked(self) -> str:
        """What it writes until it waits for a line."""
        assert self.process.stdout is not None
        text = b""
        while not text.endswith(b"\n> "):
            more = os.read(self.process.stdout.fileno(), 4096)
            assert more, text
            text += more
        return text.decode()

    def ends(self) -> tuple[int, str]:
        output, _ = self.process.communicate(timeout=60)
        return self.process.returncode, (output or b"").decode()


# --- signals ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_ends_the_game_and_keeps_it(tmp_path: Path, number: signal.Signals) -> None:
    path = tmp_path / "game.json"
    running = Running("--save", path)
    running.until_asked()
    running.type("play treasures")
    running.until_asked()
    running.process.send_signal(number)
    code, output = running.ends()
    assert code == (0 if number == signal.SIGINT else 128 + number)
    assert output.endswith(f"Saved in {path}.\n")
    assert answers_in(path) == 1
    assert [*tmp_path.iterdir()] == [path]


def test_what_cannot_be_caught_takes_no_more_than_a_turn(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    running = Running("--save", path)
    running.until_asked()
    for line in ("play treasures", "buy silver", "play treasures"):
        running.type(line)
        running.until_asked()
    running.process.kill()
    running.ends()
    assert answers_in(path) >= 3
    assert [*tmp_path.iterdir()] == [path]


def test_a_signal_waits_for_what_must_be_whole() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with Stops() as stops:
        done = []
        try:
            with stops.wait():
                signal.raise_signal(signal.SIGTERM)
                done.append("whole")
        except Stopped as stopped:
            done.append(str(stopped.exit_code))
        assert done == ["whole", "143"]
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        stops.hold()
        signal.raise_signal(signal.SIGTERM)  # it is stopping already
    assert signal.getsignal(signal.SIGTERM) is before


def test_a_signal_that_is_ignored_stays_ignored() -> None:
    before = signal.signal(signal.SIGTERM, signal.SIG_IGN)
    try:
        with Stops():
            signal.raise_signal(signal.SIGTERM)
    finally:
        signal.signal(signal.SIGTERM, before)


# --- outputs that take nothing ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("to", "told"),
    [
        (">&-", "Error: The game cannot be shown. The standard output is closed.\n"),
        ("> /dev/full", "Error: The game cannot be shown. There is no room left."),
    ],
)
def test_an_output_that_takes_nothing_is_told_in_a_line(tmp_path: Path, to: str, told: str) -> None:
    for save in ("", "--save game.json"):
        command = f'"$0" "$@" {save} {to}'
        done = subprocess.run(
            ["sh", "-c", command, *PLAY], cwd=tmp_path, env=ENV, input="", capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 1
        assert done.stdout == ""
        assert done.stderr.startswith(told)
        assert done.stderr.count("\n") == 1
    if "full" in to:
        assert done.stderr.endswith("It is kept in game.json.\n")
        assert answers_in(tmp_path / "game.json") >= 0


def test_a_reader_who_leaves_ends_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    running = Running("--save", path)
    running.until_asked()
    assert running.process.stdout is not None
    running.process.stdout.close()
    running.process.stdout = None
    running.type("play treasures")
    assert running.ends()[0] == 1
    assert answers_in(path) == 1


def failing_after(typist: Typist, lines: int) -> Callable[[str], None]:
    def write(line: str) -> None:
        if len(typist.written) >= lines:
            raise OSError(5, "Input/output error")
        typist.write(line)

    return write


@pytest.mark.parametrize("lines", [0, 40])
def test_what_is_kept_is_told_with_what_went_wrong(tmp_path: Path, lines: int) -> None:
    path = tmp_path / "game.json"
    typist = Typist("play treasures")
    write = failing_after(typist, lines)
    with pytest.raises(Unwritable) as unwritable:
        play(KINGDOM, 2, 3, [BigMoney()], first=0, read=typist.read, write=write, save=path)
    assert unwritable.value.kept == path
    assert unwritable.value.why.key == "terminal-why-other"
    assert answers_in(path) == (0 if not lines else 1)


# --- pipes and terminals ------------------------------------------------------------------------------


@pytest.mark.parametrize("environment", [{}, {"PYTHONIOENCODING": "", "LC_ALL": "C"}])
def test_unreadable_lines_in_a_pipe_end_no_turn(environment: dict[str, str]) -> None:
    done = subprocess.run(
        PLAY, input=b"\xff\xfe\n\x1b\n\x00\n1\n", env={**ENV, **environment}, capture_output=True, timeout=60
    )
    assert done.returncode == 0
    assert done.stdout.count(b"That line could not be read as text.") == 3
    assert b"Your turn 1, Buy phase: 1 Action, 1 Buy, $5." in done.stdout
    assert not re.search(rb"[\x00-\x09\x0b-\x1f]", done.stdout)


class AtTerminal:
    """The program at a terminal of its own."""

    def __init__(self) -> None:
        self.process, self.terminal = pty.fork()
        if not self.process:
            os.execve(PLAY[0], PLAY, ENV)
        self.written = ""

    def until(self, text: str) -> str:
        """What it writes until this appears."""
        begin = len(self.written)
        end = monotonic() + 60
        while text not in self.written[begin:]:
            assert select([self.terminal], [], [], end - monotonic())[0], self.written
            self.written += os.read(self.terminal, 4096).decode()
        return self.written[begin:]

    def type(self, keys: str) -> None:
        os.write(self.terminal, keys.encode())

    def ends(self) -> int:
        code = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
        os.close(self.terminal)
        return code


def test_lines_can_be_edited_at_a_terminal() -> None:
    game = AtTerminal()
    screen = game.until("\n> ")
    assert "\x1b[?2004h" not in screen
    game.type("hnd\x1b[D\x1b[Da\n")
    assert "Your deck: 5 cards." in game.until("\n> ")
    game.type("\x1b[A\n")  # the line before
    assert "Your deck: 5 cards." in game.until("\n> ")
    game.type("quit\n")
    game.until("(yes or no)")
    game.type("yes\n")
    game.until("It was not saved.")
    assert game.ends() == 0
