"""A decision as a person meets it: a question, and numbered answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from freehold.engine.decision import DECLINE, END_PHASE, Decision, Option
from freehold.terminal.copies import which_copy
from freehold.terminal.supply import supply_groups
from freehold.terminal.typed import plain, typed
from freehold.texts import Message, Words, asked, message
from freehold.texts.columns import GAP

if TYPE_CHECKING:
    from freehold.engine.game import Game

#: Longer lists of places in a deck are cut short in the middle.
MANY_PLACES: Final = 8
#: So many lines of answers are read again with the question, without being asked for.
FEW: Final = 6


@dataclass(frozen=True)
class Entry:
    """One answer: how it reads, and how else it may be written."""

    option: Option
    said: Message
    text: str
    also: tuple[str, ...]

    @property
    def passes(self) -> bool:
        """Choosing this does nothing, or ends the phase."""
        return self.option.verb in (DECLINE, END_PHASE)


class Menu:
    """The answers to one decision. The numbers that people type are places in `numbered`, counted from 1."""

    def __init__(self, game: Game, seat: int, names: Sequence[str], words: Words) -> None:
        decision = game.decision
        assert decision is not None
        self.decision: Decision = decision
        self.words = words
        view = game.view(seat)
        shown = view.to_dict()
        #: What the person may see while this is asked.
        self.shown = shown
        self._asked = asked(shown, names)
        self._copy = which_copy(game, shown)
        self._order = [*(name for group in supply_groups(view, words) for name in group), *shown["events"]]
        entries = [self._entry(option) for option in decision.options]
        acting = [entry for entry in entries if not entry.passes]
        if decision.single:
            acting.sort(key=lambda entry: self._place_in_supply(entry.option))
        #: Every legal answer, and those that have a number; for naming a card, the ones in this Supply.
        self.entries = acting + [entry for entry in entries if entry.passes]
        self.numbered = self.entries
        if decision.key == "name":
            self.numbered = [entry for entry in self.entries if entry.option.name in shown["supply"]]

    def _place_in_supply(self, option: Option) -> int:
        """What is bought, gained or named is listed as the Supply is."""
        if option.verb not in ("buy", "gain", "name") or option.name not in self._order:
            return -1
        return self._order.index(option.name)

    # --- what an empty line means -------------------------------------------------------------------

    @property
    def passing(self) -> int | tuple[int, ...] | None:
        """The answer that an empty line gives; None where something must be chosen."""
        if self.decision.single:
            return next((entry.option.index for entry in self.entries if entry.passes), None)
        return () if self.decision.may_decline or self.decision.minimum == 0 else None

    @property
    def amount(self) -> str:
        """How many can be chosen, as the messages tell it apart."""
        if self.decision.minimum == self.decision.maximum:
            return "exactly"
        return "up-to" if self.decision.minimum == 0 else "between"

    # --- the question and the answers -----------------------------------------------------------------

    @property
    def question(self) -> str:
        said = self._asked.whole_question()
        if self._copy is not None:
            place, count = self._copy
            said = message("terminal-question-copy", question=said, place=place, count=count)
        return self.words.say(said)

    def again(self) -> list[str]:
        """The question after something else was told: with its answers if they are few, or how to hear them."""
        lines = self.lines()
        if len(lines) > FEW:
            lines = [self.words.text("terminal-answers-again", count=len(self.numbered))]
        return ["", self.question, *lines]

    def lines(self) -> list[str]:
        """The numbered answers, and how to choose several or none of them."""
        say = self.words.text
        lines: list[str] = []
        many = self.decision.key == "place" and len(self.numbered) > MANY_PLACES
        skipped = range(4, len(self.numbered)) if many else range(0)
        for number, entry in enumerate(self.numbered, 1):
            if number not in skipped:
                text = say("terminal-answer-enter", answer=entry.said) if entry.passes else entry.text
                lines.append(f"{number}. {text}")
            elif number == skipped[0]:
                lines.append(say("terminal-and-so-on"))
        if len(self.numbered) < len(self.entries):
            lines.append(say("terminal-how-name"))
        return [GAP + line for line in lines + self._how()]

    def _how(self) -> list[str]:
        """How several are chosen, or none."""
        decision = self.decision
        say = self.words.text
        if decision.single:
            return []
        lines: list[str] = []
        low, high = decision.minimum, decision.maximum
        if decision.ordered:
            example = " ".join(str(number) for number in range(high, 0, -1))
            lines.append(say("terminal-how-order", all=high == len(self.numbered), max=high, example=example))
        elif high > 1:
            example = " ".join(str(number) for number in range(1, max(2, low) + 1))
            lines.append(say("terminal-how-several", amount=self.amount, min=low, max=high, example=example))
        if self.passing is not None:
            lines.append(say("terminal-how-none"))
        return lines

    def _entry(self, option: Option) -> Entry:
        said = self._asked.option(option.to_dict())
        text = self.words.say(said)
        about = "" if option.verb == DECLINE else option.name
        name = about and self.words.card_name(about)
        also = [text, str(option), about, name, option.label]
        also += typed(self.words).forms(option.verb, name, self.decision.key)
        return Entry(option, said, text, tuple(dict.fromkeys(plain(form) for form in also if form)))
