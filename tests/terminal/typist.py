"""What the tests of the terminal game share: people who type, and games for them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

from freehold import CARDS, Decision, Game, View
from freehold.bots.big_money import BigMoney
from freehold.bots.bot import Bot
from freehold.engine.kind import Kind
from freehold.scenario.load import Scenario, SeatSetup
from freehold.scenario.position import make_game
from freehold.terminal import play, resume

KINGDOM = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"]


class Typist:
    """Types the lines of a script, then Ctrl-D; keeps what was written."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.written: list[str] = []

    def read(self, mark: str) -> str:
        if not self.lines:
            raise EOFError
        self.written.append(mark + self.lines[0])
        return self.lines.pop(0)

    def write(self, line: str) -> None:
        self.written.append(line)

    @property
    def text(self) -> str:
        return "\n".join(self.written)

    def after(self, typed: str) -> str:
        """What was written after a line was typed."""
        return self.text[self.text.index(f"> {typed}\n") :]

    def menu(self) -> list[str]:
        """The numbered answers written last."""
        menu: list[str] = []
        for line in reversed(self.written):
            entry = re.match(r" +\d+\. (.*)", line)
            if entry is not None:
                menu.insert(0, entry[1])
            elif not line.startswith("  "):
                break
        return menu


class Attacker(Bot):
    """Plays a Militia whenever it can."""

    name = "Attacker"

    def answer(self, view: View, decision: Decision) -> int | tuple[int, ...]:
        militia = decision.find("play", "Militia")
        return militia if militia >= 0 else decision.passive()


def new_game(typist: Typist, *, save: Path | None = None, language: str = "en") -> Game:
    return play(
        KINGDOM, 2, 3, [BigMoney()], first=0, read=typist.read, write=typist.write, save=save, language=language
    )


def cards(names: str) -> list[Kind]:
    return [CARDS.find(name) for name in names.split(",") if name.strip()]


def position(
    kingdom: str, hand: str, deck: str = "", *, other_hand: str = "", other_deck: str = "", turn: int = 0
) -> Game:
    """A game with these cards in the person's hand and deck; a kingdom may name landscapes too."""
    kinds = cards(kingdom)
    scenario = Scenario("terminal", "here", kingdom=[kind for kind in kinds if kind.kingdom], turn=turn)
    scenario.landscapes = [kind for kind in kinds if not kind.kingdom]
    scenario.seats = {
        0: SeatSetup({"hand": cards(hand), "deck": cards(deck)}),
        1: SeatSetup({"hand": cards(other_hand), "deck": cards(other_deck)}),
    }
    return make_game(scenario)


def go_on(game: Game, *lines: str, bots: Sequence[Bot] = (), language: str = "en") -> Typist:
    typist = Typist(*lines)
    resume(game, bots or [BigMoney()], read=typist.read, write=typist.write, language=language)
    return typist


class Monkey(Typist):
    """Types anything: mostly legal numbers, sometimes nonsense, commands and undo."""

    NONSENSE = (
        *("zzz", "99", "1 1", "1 2 3", "-1", "\N{SUPERSCRIPT TWO}", "put Copper at \N{SUPERSCRIPT TWO}", "9" * 5000),
        *("overpay " + "9" * 5000, "copper", "e", "\x00", "\ud800", "?", "? Villag", "card Moat", "card", "log"),
        *("hand", "supply", "save", "save /no/such/place", "save .", "buy", "buy ,", ",", "$", "end turn", "decline"),
        *("yes", "help", "trash Copper, Estate", "put Copper at 2", "choose +2 coins", "quit", "undo", "undo", "undo"),
        *("kupfer", "ein", "karte Burggrabn", "vorrat", "speichern .", "kaufe ein", "entsorge Kupfer, Anwesen", "lege"),
        *("answers", "antworten", "help undo", "hilfe zurueck", "\x1b", "\t"),
        *("zuerst", "zug beenden", "nein", "ja", "ende", "zurück", "zurueck", "„“", "ß", "u\N{COMBINING DIAERESIS}"),
    )
    #: Which questions it answers with yes or no, by language; only to the first it may say yes.
    CONFIRMATIONS = (("Undo", "zurücknehmen"), ("(yes or no)", "Please answer yes", "(ja oder nein)", "Bitte antworte"))

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.random = Random(seed)
        self.typed = 0

    def read(self, mark: str) -> str:
        self.typed += 1
        if self.typed > 2000:
            raise EOFError
        last = self.written[-1]
        undo, confirm = self.CONFIRMATIONS
        if any(text in last for text in confirm):
            undoing = any(text in last for text in undo)
            self.lines = [self.random.choice(("yes", "no", "perhaps")) if undoing else "no"]
        elif self.random.random() < 0.08:
            self.lines = [self.random.choice(self.NONSENSE)]
        else:
            self.lines = [self._numbers(len(self.menu()))]
        return super().read(mark)

    def _numbers(self, count: int) -> str:
        if not count:
            return self.random.choice(("", "1"))
        numbers = list(range(1, count + 1))
        for line in self.written[-3:]:
            if "in the order" in line or "Reihenfolge" in line:
                self.random.shuffle(numbers)
                return " ".join(map(str, numbers))
            amount = re.match(r"  (?:Choose|Wähle) (up to |bis zu )?(\d+)", line)
            if amount is not None:
                size = self.random.randint(0, int(amount[2])) if amount[1] else int(amount[2])
                return ",".join(map(str, self.random.sample(numbers, size)))
        return str(self.random.choice(numbers))
