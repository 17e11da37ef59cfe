"""One person at the terminal against bots: asking, answering, and the commands in between.

The person has seat 0. Everything shown comes from that seat's view and redacted events, so that the
terminal knows no more than the person may. Nothing typed can end the game but `quit`, Ctrl-D and Ctrl-C.
However it ends, a game that has a file is kept there first.
"""

from __future__ import annotations

import os.path
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from freehold.bots.bot import Bot
from freehold.engine.errors import BadSetup
from freehold.engine.game import Game
from freehold.terminal import helping, screen
from freehold.terminal.console import Console, Read, Unwritable, Write
from freehold.terminal.keeper import Keeper
from freehold.terminal.keeping import refusal
from freehold.terminal.menu import Menu
from freehold.terminal.reading import NotUnderstood, read_answer
from freehold.terminal.result import result, unfinished
from freehold.terminal.resuming import own_answers
from freehold.terminal.stopping import Stopped, Stops
from freehold.terminal.supply import supply
from freehold.terminal.typed import plain, typed
from freehold.texts import LANGUAGES, Message, Words, told
from freehold.texts import words as words_of
from freehold.texts.columns import GAP

PERSON = 0


def play(
    kingdom: list[str],
    players: int,
    seed: int | str,
    bots: Sequence[Bot],
    *,
    landscapes: Sequence[str] = (),
    first: int | None = None,
    read: Read = input,
    write: Write = print,
    save: Path | None = None,
    language: str = LANGUAGES[0],
) -> Game:
    """Play a new game: a person against `players - 1` bots. Returns the game, finished or left."""
    game = Game.new(kingdom, players, seed, landscapes=landscapes, first=first)
    return resume(game, bots, read=read, write=write, save=save, language=language)


def resume(
    game: Game,
    bots: Sequence[Bot],
    *,
    read: Read = input,
    write: Write = print,
    save: Path | None = None,
    language: str = LANGUAGES[0],
    person: str = "",
) -> Game:
    """Go on with a game, perhaps one read from a record. With `save` it is kept there turn by turn, however it ends.

    `person` is what the person is called there. If what is said reaches nobody any more, Unwritable is raised; a
    signal that asks the program to stop, other than Ctrl-C, ends it when the game is kept.
    """
    if len(bots) != game.box.players - 1:
        raise BadSetup(f"{game.box.players} players need {game.box.players - 1} bots, not {len(bots)}")
    words = words_of(language)
    names = screen.seat_names(bots, words)
    keeper = Keeper(game, [person or words.text("terminal-person"), *names[1:]], save)
    try:
        return Session(game, bots, names, Console(read, write, words), keeper, words).run()
    except Unwritable as unwritable:
        unwritable.kept = keeper.last if keeper.up_to_date else None
        raise


class Leave(Exception):
    """The person wants to stop."""


class Session:
    """The person's side of one game."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot],
        names: Sequence[str],
        console: Console,
        keeper: Keeper,
        words: Words,
    ) -> None:
        self.game = game
        self.view = game.view(PERSON)
        self.bots = bots
        self.words = words
        self.names = names
        self.console = console
        self.keeper = keeper
        self.stops = Stops()
        #: The numbers of the answers that the person gave; `undo` goes back along them.
        self._own = own_answers(game, PERSON)
        #: The number of events already told.
        self._told = game.version if game.answers else 0
        #: The rest of a written answer that is for two decisions ("end turn").
        self._rest = ""
        #: The turn for which the whole table was shown.
        self._turn_shown = -1
        self._commands: dict[str, Callable[[str], bool]] = {
            "help": self._help,
            "card": self._card,
            "log": self._log,
            "supply": self._supply,
            "hand": self._hand,
            "undo": self._undo,
            "save": self._save_as,
            "quit": self._quit,
        }

    def run(self) -> Game:
        with self.stops:
            exit_code = 0
            try:
                self._play()
            except (Leave, EOFError):
                pass
            except KeyboardInterrupt as stopped:
                self.stops.hold()
                self.game.undo(len(self.game.answers))  # it may have come in the middle of something: build it anew
                exit_code = stopped.exit_code if isinstance(stopped, Stopped) else 0
            except BaseException:
                self.stops.hold()
                with suppress(Exception):  # what is wrong is told already
                    self.keeper.finish()
                raise
            self.stops.hold()
            self._end()
            if exit_code:
                raise SystemExit(exit_code)
        return self.game

    def _play(self) -> None:
        """Have everybody answer until the game is over."""
        game = self.game
        self._say("terminal-welcome", others=self.names[1:])
        if game.answers:
            self._say("terminal-resumed")
        while (decision := game.decision) is not None:
            self._keep_turn()
            if decision.seat != PERSON:
                game.answer(self.bots[decision.seat - 1].answer(game.view(decision.seat), decision))
            elif decision.idle:
                game.answer(decision.passive())
            else:
                self._ask()

    # --- asking -------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Put the decision to the person until it is answered or undone."""
        menu = Menu(self.game, PERSON, self.names, self.words)
        text, self._rest = self._rest, ""
        if text and self._answer(menu, text):
            return
        self._show(menu)
        while True:
            text = self.console.line()
            command, rest = typed(self.words).command(text)
            if command == "answers":
                self.console.tell(["", menu.question, *menu.lines()])
            elif command:
                if self._commands[command](rest):
                    return
                self.console.tell(menu.again())
            elif self._answer(menu, text):
                return

    def _answer(self, menu: Menu, text: str) -> bool:
        """Whether a line answers the decision; if not, what was wrong and what is legal is told."""
        try:
            reading = read_answer(menu, text)
        except NotUnderstood as not_understood:
            why = self.words.say(not_understood.why)
            self.console.tell(["", why, self.words.text("terminal-choose"), *menu.lines()])
            return False
        turn = self.view.turn
        self._own.append(len(self.game.answers))
        self.game.answer(reading.answer)
        after = self.game.decision
        if reading.goes_on and after is not None and after.seat == PERSON and self.view.turn == turn:
            self._rest = text
        return True

    def _show(self, menu: Menu) -> None:
        """The news, the table (all of it once a turn), and the question."""
        self._news()
        view, names, words = self.view, self.names, self.words
        if self._turn_shown != view.turn:
            self._turn_shown = view.turn
            lines = [*supply(view, words), "", *screen.table(view, names, words)]
        else:
            lines = [words.say(screen.turn(view, names))]
            if view.in_play:
                lines.append(screen.in_play(view, names, words))
            lines.append(screen.hand(view, names, words))
        self.console.tell(["", *lines, "", menu.question, *menu.lines()])

    def _news(self) -> None:
        events = self.game.events(PERSON, self._told)
        self._told = self.game.version
        if events and events[-1]["what"] == "turn" and events[-1]["player"] == PERSON:
            events.pop()  # that the person's turn begins is what the screen says next
        lines = told(self.words, events, self.names, PERSON)
        if lines:
            self.console.tell(["", self.words.text("terminal-news"), *(GAP + line for line in lines)])

    # --- commands: each says whether another decision is asked now ----------------------------------

    def _help(self, name: str) -> bool:
        command = typed(self.words).commands.get(plain(name))
        if command:
            self.console.say(helping.command_line(command, self.words))
        elif name:
            self._card(name)
        else:
            self.console.tell(helping.help_lines(self.words))
        return False

    def _card(self, name: str) -> bool:
        if name:
            self.console.tell(helping.card_lines(self.view, name, self.words))
        else:
            self._say("terminal-card-which")
        return False

    def _log(self, _: str) -> bool:
        lines = told(self.words, self.game.events(PERSON), self.names, PERSON)
        self._say("terminal-log" if lines else "terminal-log-empty")
        self.console.tell([GAP + line for line in lines])
        return False

    def _supply(self, _: str) -> bool:
        self.console.tell(supply(self.view, self.words))
        return False

    def _hand(self, _: str) -> bool:
        self.console.tell(screen.table(self.view, self.names, self.words))
        return False

    def _undo(self, _: str) -> bool:
        if not self._own:
            self._say("terminal-undo-nothing")
            return False
        to = self._own[-1]
        if self.game.undo_leaks(to) and not self._confirm("terminal-undo-seen"):
            self._say("terminal-not-undone")
            return False
        self._own.pop()
        with self.stops.wait():
            self.game.undo(to)
        self._told = self.game.version
        self.console.say("")
        self._say("terminal-undone")
        return True

    def _save_as(self, name: str) -> bool:
        if not name:
            self._say("terminal-save-where")
            return False
        path = Path(os.path.expanduser(name))
        why = refusal(path)
        if why is None:
            if not self.keeper.may_write(path) and not self._confirm("terminal-save-replace", path=str(path)):
                self._say("terminal-save-kept")
                return False
            with self.stops.wait():
                why = self.keeper.keep(path)
        self._tell_kept(path, why)
        return False

    def _quit(self, _: str) -> bool:
        path = self.keeper.where
        key = "terminal-quit" if path is None else "terminal-quit-saved"
        if self._confirm(key, path=str(path)):
            raise Leave
        self._say("terminal-goes-on")
        return False

    def _say(self, key: str, **args: Any) -> None:
        self.console.say(self.words.text(key, **args))

    def _confirm(self, key: str, **args: Any) -> bool:
        return self.console.confirm(self.words.text(key, **args))

    # --- keeping the game, and the end ------------------------------------------------------------------

    def _keep_turn(self) -> None:
        """Keep the game when a turn has begun. Only that it could not be is worth a word."""
        with self.stops.wait():
            why = self.keeper.keep_turn(self.view.turn)
        if why is not None and self.keeper.path is not None:
            self._tell_kept(self.keeper.path, why)

    def _tell_kept(self, path: Path, why: Message | None) -> None:
        if why is None:
            self._say("terminal-saved", path=str(path))
        else:
            self._say("terminal-not-saved", path=str(path), why=why)

    def _end(self) -> None:
        """Keep the game, and then tell how it ended or where it stands."""
        why = self.keeper.finish()
        if self.game.over:
            self._news()
            self.console.tell(["", *result(self.game, self.names, PERSON, self.words)])
        else:
            self.console.tell(["", unfinished(self.view, self.names, self.words)])
        if self.keeper.path is not None:
            self._tell_kept(self.keeper.path, why)
        elif not self.game.over and not self.keeper.up_to_date:
            self._say("terminal-lost" if self.keeper.last is None else "terminal-lost-since")
