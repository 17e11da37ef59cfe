"""What a person typed, as an answer: numbers, written answers of scenario files, or the beginning of a text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from freehold.engine.errors import FreeholdError, IllegalAnswer, UnknownCard
from freehold.engine.phase import PhaseDecision
from freehold.scenario.answers import Step, match, parse
from freehold.terminal import words
from freehold.terminal.menu import Entry, Menu

if TYPE_CHECKING:
    from freehold.engine.decision import Decision

    Answer = int | tuple[int, ...]

#: How much of a line is repeated in a message about it.
ECHO = 40


class NotUnderstood(FreeholdError):
    """A line that is no legal answer. The message says why."""


def read_answer(menu: Menu, text: str) -> Answer:
    """The answer a line gives to the decision, checked; NotUnderstood if it gives none."""
    text = " ".join(text.split())
    if not text:
        passing = menu.passing
        if passing is None:
            raise NotUnderstood(words.NEEDS_ANSWER)
        return passing
    if re.fullmatch(r"[0-9, ]+", text):
        return _checked(menu.decision, _numbers(menu, text))
    answer, trouble = _written(menu, text)
    if answer is None:
        answer = _beginnings(menu, text, trouble)
    return _checked(menu.decision, answer)


def goes_on(decision: Decision, text: str) -> bool:
    """Whether a written answer has more to say after this decision: it is for two of them at once."""
    folded = " ".join(text.casefold().split())
    if folded == "end turn":
        return decision.key == "action_phase"
    return decision.key == "put" and re.fullmatch(r"put .+ at [0-9]+", folded) is not None


def _checked(decision: Decision, answer: Answer) -> Answer:
    try:
        picked = decision.check(answer)
    except IllegalAnswer as problem:
        chosen = 1 if isinstance(answer, int) else len(answer)
        if decision.single and chosen != 1:
            raise NotUnderstood(words.JUST_ONE) from problem
        if chosen not in range(decision.minimum, decision.maximum + 1):
            raise NotUnderstood(words.WRONG_COUNT.format(chosen=chosen, needed=_needed(decision))) from problem
        raise NotUnderstood(words.sentence(problem.why)) from problem
    return picked[0] if decision.single else picked


def _needed(decision: Decision) -> str:
    low, high = decision.minimum, decision.maximum
    form = "exactly" if low == high else "up to" if low == 0 else "between"
    some = words.NEEDED[form].format(low=low, high=high)
    return words.NEEDED["none"].format(some=some) if decision.may_decline else some


# --- numbers --------------------------------------------------------------------------------------


def _numbers(menu: Menu, text: str) -> Answer:
    picked: list[int] = []
    for digits in text.replace(",", " ").split():
        if not menu.numbered:
            raise NotUnderstood(words.NO_NUMBERS)
        number = int(digits) if len(digits) < 6 else 0
        if not 1 <= number <= len(menu.numbered):
            raise NotUnderstood(words.NO_NUMBER.format(number=shorten(digits), last=len(menu.numbered)))
        index = menu.numbered[number - 1].option.index
        if index in picked:
            raise NotUnderstood(words.TWICE.format(number=number))
        picked.append(index)
    return tuple(picked)


# --- written answers ------------------------------------------------------------------------------


def _written(menu: Menu, text: str) -> tuple[Answer | None, str]:
    """The answer in the language of scenario files, or why it is none."""
    decision = menu.decision
    try:
        step = parse(text)
    except UnknownCard as problem:
        return None, words.sentence(str(problem))
    except (FreeholdError, ValueError):
        return None, words.NOT_UNDERSTOOD.format(text=shorten(text))
    answer: Answer | None
    if step.verb == "end turn":
        answer = decision.passive() if isinstance(decision, PhaseDecision) else None
    elif step.verb == "put" and decision.key == "place":
        answer = _place(decision, step)
    else:
        answer = match(decision, step)
    return answer, words.NOT_LEGAL.format(text=shorten(text))


def _place(decision: Decision, step: Step) -> int | None:
    for option in decision.options:
        if option.number == step.number and option.name == step.names[0]:
            return option.index
    return None


# --- the beginning of an option's text ------------------------------------------------------------


def _beginnings(menu: Menu, text: str, trouble: str) -> Answer:
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


def _pick(entries: list[Entry], text: str, trouble: str) -> Entry:
    meant = _meant(entries, text)
    if not meant:
        raise NotUnderstood(trouble)
    different = list(dict.fromkeys(entry.text for entry in meant))
    if len(different) > 1:
        meanings = words.either(different[:6])
        raise NotUnderstood(words.AMBIGUOUS.format(text=shorten(text), meanings=meanings))
    return meant[0]


def _meant(entries: list[Entry], text: str) -> list[Entry]:
    """The entries that a text names in full, or else those that begin with it."""
    folded = text.casefold()
    exact = [entry for entry in entries if folded in entry.also]
    return exact or [entry for entry in entries if any(form.startswith(folded) for form in entry.also)]


def shorten(text: str) -> str:
    return text if len(text) <= ECHO else text[: ECHO - 3] + "..."
