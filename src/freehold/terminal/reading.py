"""What a person typed, as an answer: numbers, written answers, or the beginning of an option's text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from freehold.engine.errors import IllegalAnswer, UnknownCard
from freehold.engine.phase import PhaseDecision
from freehold.scenario.answers import Step
from freehold.scenario.matching import match
from freehold.terminal.hints import treasures_first
from freehold.terminal.menu import Entry, Menu
from freehold.terminal.typed import plain, typed
from freehold.texts import Message, message, problem

if TYPE_CHECKING:
    from freehold.engine.decision import Decision

    Answer = int | tuple[int, ...]

#: How much of a line is repeated in a message about it.
ECHO: Final = 40
#: How many things a line could mean are named.
MEANINGS: Final = 6


class NotUnderstood(Exception):
    """A line that is no legal answer, and what to tell the person about it."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.key)
        self.why = why


@dataclass(frozen=True)
class Reading:
    """The answer that a line gives, and whether it has more to say: then it is for the next decision as well."""

    answer: Answer
    goes_on: bool = False


def read_answer(menu: Menu, text: str) -> Reading:
    """The answer a line gives to the decision, checked; NotUnderstood if it gives none."""
    text = " ".join(text.split())
    decision = menu.decision
    if not text:
        if menu.passing is None:
            raise NotUnderstood(message("terminal-answer-needed"))
        return Reading(menu.passing)
    if re.fullmatch(r"[0-9, ]+", text):
        return Reading(_checked(menu, _numbers(menu, text)))
    steps: list[Step] = []
    trouble = message("terminal-not-understood", text=shorten(text))
    try:
        steps = typed(menu.words).steps(text, decision.key)
        named = _card(menu, text)
        if steps or named:
            bought = [named, *(name for step in steps if step.verb == "buy" for name in step.names)]
            early = any(treasures_first(menu.decision, menu.shown, name) for name in bought)
            key = "terminal-treasures-first" if early else "terminal-not-possible"
            trouble = Message(key, {"text": shorten(text)})
    except UnknownCard as unknown:
        trouble = problem(UnknownCard(shorten(unknown.name), unknown.nearest))
    for step in steps:
        answer = _meant_by(decision, step)
        if answer is not None:
            return Reading(_checked(menu, answer), _goes_on(decision, step))
    return Reading(_checked(menu, _beginnings(menu, text, trouble)))


def shorten(text: str) -> str:
    return text if len(text) <= ECHO else text[: ECHO - 3] + "..."


def _checked(menu: Menu, answer: Answer) -> Answer:
    decision = menu.decision
    try:
        picked = decision.check(answer)
    except IllegalAnswer as illegal:
        chosen = 1 if isinstance(answer, int) else len(answer)
        if decision.single and chosen != 1:
            raise NotUnderstood(message("terminal-only-one")) from illegal
        low, high = decision.minimum, decision.maximum
        if chosen not in range(low, high + 1):
            amount = "none-or" if decision.may_decline else menu.amount
            why = message("terminal-wrong-count", amount=amount, chosen=chosen, min=low, max=high)
            raise NotUnderstood(why) from illegal
        raise NotUnderstood(problem(illegal)) from illegal
    return picked[0] if decision.single else picked


def _card(menu: Menu, text: str) -> str:
    """The card that a line names and nothing else; '' if there is none."""
    try:
        return typed(menu.words).card(text).name
    except UnknownCard:
        return ""


# --- numbers --------------------------------------------------------------------------------------


def _numbers(menu: Menu, text: str) -> Answer:
    picked: list[int] = []
    for digits in text.replace(",", " ").split():
        if not menu.numbered:
            raise NotUnderstood(message("terminal-no-numbers"))
        number = int(digits) if len(digits) < 6 else 0
        if not 1 <= number <= len(menu.numbered):
            raise NotUnderstood(message("terminal-no-number", number=shorten(digits), last=len(menu.numbered)))
        index = menu.numbered[number - 1].option.index
        if index in picked:
            raise NotUnderstood(message("terminal-twice", number=number))
        picked.append(index)
    return tuple(picked)


# --- written answers ------------------------------------------------------------------------------


def _meant_by(decision: Decision, step: Step) -> Answer | None:
    """The answer that a written step gives to the decision."""
    if step.verb == "end turn":
        return decision.passive() if isinstance(decision, PhaseDecision) else None
    if step.verb == "put" and decision.key == "place":
        return _place(decision, step)
    return match(decision, step)


def _goes_on(decision: Decision, step: Step) -> bool:
    """Whether a step is for two decisions at once: which card and where, or the ends of two phases."""
    if step.verb == "end turn":
        return decision.key == "action_phase"
    return decision.key == "put" and step.verb == "put" and step.number >= 0


def _place(decision: Decision, step: Step) -> int | None:
    for option in decision.options:
        if option.number == step.number and option.name == step.names[0]:
            return option.index
    return None


# --- the beginning of an option's text ------------------------------------------------------------


def _beginnings(menu: Menu, text: str, trouble: Message) -> Answer:
    if menu.decision.single:
        return _pick(menu.entries, text, trouble).option.index
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if len(parts) == 1 and not _meant(menu.entries, text):
        parts = text.split()
    free = list(menu.entries)
    picked: list[int] = []
    for part in parts:
        entry = _pick(free, part, trouble)
        free.remove(entry)
        picked.append(entry.option.index)
    return tuple(picked)


def _pick(entries: list[Entry], text: str, trouble: Message) -> Entry:
    meant = _meant(entries, text)
    if not meant:
        raise NotUnderstood(trouble)
    different = list(dict.fromkeys(entry.text for entry in meant))
    if len(different) > 1:
        raise NotUnderstood(message("terminal-ambiguous", text=shorten(text), meanings=different[:MEANINGS]))
    return meant[0]


def _meant(entries: list[Entry], text: str) -> list[Entry]:
    """The entries that a text names in full, or else those that begin with it."""
    beginning = plain(text)
    if not beginning:  # nothing but signs that do not count
        return []
    exact = [entry for entry in entries if beginning in entry.also]
    return exact or [entry for entry in entries if any(form.startswith(beginning) for form in entry.also)]
