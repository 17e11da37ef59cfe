"""One person at the terminal against bots: asking, answering, and the commands in between.

The person has seat 0. Everything shown comes from that seat's view and redacted events, so that the
terminal knows no more than the person may. Nothing typed can end the game but `quit`, Ctrl-D and Ctrl-C.
"""

from __future__ import annotations

import os.path
from collections.abc import Callable, Sequence
from pathlib import Path

from freehold.bots.bot import Bot
from freehold.engine.errors import BadSetup
from freehold.engine.game import Game
from freehold.terminal import screen, words
from freehold.terminal.console import Console, Read, Write
from freehold.terminal.keeping import keep, own_answers
from freehold.terminal.menu import Menu
from freehold.terminal.narrate import log_lines
from freehold.terminal.reading import NotUnderstood, goes_on, read_answer

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
) -> Game:
    """Play a new game: a person against `players - 1` bots. Returns the game, finished or left."""
    game = Game.new(kingdom, players, seed, landscapes=landscapes, first=first)
    return resume(game, bots, read=read, write=write, save=save)


def resume(
    game: Game, bots: Sequence[Bot], *, read: Read = input, write: Write = print, save: Path | None = None
) -> Game:
    """Go on with a game, perhaps one read from a record. With `save` it is kept there however it ends."""
    if len(bots) != game.box.players - 1:
        raise BadSetup(f"{game.box.players} players need {game.box.players - 1} bots, not {len(bots)}")
    return Session(game, bots, Console(read, write), save).run()


class Leave(Exception):
    """The person wants to stop."""


class Session:
    """The person's side of one game."""

    def __init__(self, game: Game, bots: Sequence[Bot], console: Console, save: Path | None) -> None:
        self.game = game
        self.view = game.view(PERSON)
        self.bots = bots
        self.names = screen.seat_names(bots)
        self.console = console
        self._save = save
        #: The numbers of the answers that the person gave; `undo` goes back along them.
        self._own = own_answers(game, PERSON)
        #: The number of events already told.
        self._told = game.version if game.answers else 0
        #: The rest of a written answer that is for two decisions ("end turn").
        self._rest = ""
        #: The turn for which the whole table was shown.
        self._turn_shown = -1
        #: The files that this game may be written to without asking, and how many answers were kept last.
        self._files: set[Path] = set() if save is None else {save}
        self._kept = -1
        self._commands: dict[str, Callable[[str], bool]] = {
            "help": self._help,
            "card": self._card,
            "?": self._help,
            "log": self._log,
            "supply": self._supply,
            "hand": self._hand,
            "undo": self._undo,
            "save": self._save_as,
            "quit": self._quit,
        }

    def run(self) -> Game:
        game = self.game
        self.console.say(words.WELCOME.format(names=words.both(self.names[1:])))
        try:
            while (decision := game.decision) is not None:
                if decision.seat != PERSON:
                    game.answer(self.bots[decision.seat - 1].answer(game.view(decision.seat), decision))
                elif decision.idle:
                    game.answer(decision.passive())
                else:
                    self._ask()
            self._news()
            self.console.tell(["", *screen.result(game, self.names, PERSON)])
        except (Leave, EOFError):
            self._stop()
        except KeyboardInterrupt:
            game.undo(len(game.answers))  # Ctrl-C may have come in the middle of something: build it anew
            self._stop()
        finally:
            if self._save is not None:
                self._keep(self._save)
        return game

    # --- asking -------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Put the decision to the person until it is answered or undone."""
        menu = Menu(self.game, PERSON, self.names)
        text, self._rest = self._rest, ""
        if text and self._answer(menu, text):
            return
        self._show(menu)
        while True:
            text = self.console.line()
            command, rest = _command(text)
            if command in self._commands:
                if self._commands[command](rest):
                    return
                self.console.tell(["", menu.question])
            elif self._answer(menu, text):
                return

    def _answer(self, menu: Menu, text: str) -> bool:
        """Whether a line answers the decision; if not, what was wrong and what is legal is told."""
        try:
            answer = read_answer(menu, text)
        except NotUnderstood as problem:
            self.console.tell(["", str(problem), words.LEGAL, *menu.lines()])
            return False
        more = goes_on(menu.decision, text)
        turn = self.view.turn
        self._own.append(len(self.game.answers))
        self.game.answer(answer)
        after = self.game.decision
        if more and after is not None and after.seat == PERSON and self.view.turn == turn:
            self._rest = text
        return True

    def _show(self, menu: Menu) -> None:
        """The news, the table (all of it once a turn), and the question."""
        self._news()
        view = self.view
        lines = ["", screen.turn(view, self.names)]
        if self._turn_shown != view.turn:
            self._turn_shown = view.turn
            lines = ["", *screen.supply(view), "", *screen.table(view, self.names)]
        else:
            if view.in_play:
                lines.append(screen.in_play(view, self.names))
            lines.append(screen.hand(view))
        self.console.tell([*lines, "", menu.question, *menu.lines()])

    def _news(self) -> None:
        events = self.game.events(PERSON, self._told)
        self._told = self.game.version
        if events and events[-1]["what"] == "turn" and events[-1]["player"] == PERSON:
            events.pop()  # that the person's turn begins is what the screen says next
        lines = log_lines(events, self.names, PERSON)
        if lines:
            self.console.tell(["", words.SINCE, *("  " + line for line in lines)])

    # --- commands: each says whether another decision is asked now ----------------------------------

    def _help(self, name: str) -> bool:
        if name:
            return self._card(name)
        self.console.say(words.HELP)
        return False

    def _card(self, name: str) -> bool:
        self.console.tell(screen.card_help(self.view, name) if name else [words.WHICH_CARD])
        return False

    def _log(self, _: str) -> bool:
        lines = log_lines(self.game.events(PERSON), self.names, PERSON)
        self.console.tell([words.WHOLE_LOG, *("  " + line for line in lines)] if lines else [words.EMPTY_LOG])
        return False

    def _supply(self, _: str) -> bool:
        self.console.tell(screen.supply(self.view))
        return False

    def _hand(self, _: str) -> bool:
        self.console.tell(screen.table(self.view, self.names))
        return False

    def _undo(self, _: str) -> bool:
        if not self._own:
            self.console.say(words.NOTHING_TO_UNDO)
            return False
        to = self._own[-1]
        if self.game.undo_leaks(to) and not self.console.confirm(words.UNDO_LEAKS):
            self.console.say(words.NOT_UNDONE)
            return False
        self._own.pop()
        self.game.undo(to)
        self._told = self.game.version
        self.console.tell(["", words.UNDONE])
        return True

    def _save_as(self, name: str) -> bool:
        if not name:
            self.console.say(words.WHICH_FILE)
            return False
        path = Path(os.path.expanduser(name))
        if (
            os.path.exists(path)
            and path not in self._files
            and not self.console.confirm(words.OVERWRITE.format(path=path))
        ):
            self.console.say(words.NOT_REPLACED)
        elif self._keep(path):
            self._files.add(path)
        return False

    def _quit(self, _: str) -> bool:
        if self.console.confirm(words.QUIT if self._save is None else words.QUIT_SAVED.format(path=self._save)):
            raise Leave
        self.console.say(words.STAYING)
        return False

    # --- the end ------------------------------------------------------------------------------------

    def _stop(self) -> None:
        self.console.tell(["", screen.unfinished(self.view, self.names)])
        if self._save is None and self._kept != len(self.game.answers):
            self.console.say(words.LOST if self._kept < 0 else words.LOST_SINCE)

    def _keep(self, path: Path) -> bool:
        why = keep(self.game, self.names, path)
        if why:
            self.console.say(words.NOT_SAVED.format(path=path, why=why))
            return False
        self._kept = len(self.game.answers)
        self.console.say(words.SAVED.format(path=path))
        return True


def _command(text: str) -> tuple[str, str]:
    """The first word and the rest; `?Village` is `? Village`."""
    if text.startswith("?"):
        return "?", text[1:].strip()
    command, _, rest = text.partition(" ")
    return command.casefold(), rest.strip()
