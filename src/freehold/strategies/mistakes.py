"""What is wrong with a strategy file, said so that its author can put it right: where, and what was expected."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from difflib import get_close_matches
from typing import Final

from lark import Lark, UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from freehold.engine.errors import FreeholdError, UnknownCard
from freehold.strategies.names import find_kind

#: What the grammar's terminals are to a reader. Those that are plain words of the language say themselves.
IN_WORDS: Final = {
    "NAME": "the name of a card or a type",
    "FACT": "something to count (such as `money`, `own Silver` or `Provinces left`)",
    "NUMBER": "a number",
    "COMPARE": "a comparison (`<`, `<=`, `=`, `>=`, `>` or `!=`)",
    "VERB": "what is chosen for (such as `trash`, `discard` or `gain`)",
    "LABEL": 'an option as it is printed (such as "+2 coins")',
    "TEXT": "some text",
    "COLON": "`:`",
    "COMMA": "`,`",
    "LPAR": "`(`",
    "RPAR": "`)`",
    "_IN": "`in hand` or `in play`",
    "_LEFT": "`left` (or `own` before the name)",
    "_LINE": "the end of the line",
}
#: Signs that can stand after nearly everything: they are not worth saying.
UNSAID: Final = {"$END", "PLUS", "MINUS", "STAR", "SLASH"}
#: Whatever can begin an amount is said by these words.
BEGINS_AMOUNT: Final = {"_OWN", "_OTHERS", "NUMBER", "MOMENT", "LPAR", "_NOT", "NAME"}


class StrategyError(FreeholdError):
    """A strategy that cannot be read or found."""


class BadStrategy(StrategyError):
    """A mistake at a place in a strategy's text."""

    def __init__(self, why: str, text: str, line: int, column: int) -> None:
        self.why = why
        self.line = line
        self.column = column
        lines = text.splitlines()
        shown = lines[line - 1] if 0 < line <= len(lines) else ""
        pointer = "".join("\t" if sign == "\t" else " " for sign in shown[: column - 1]) + "^"
        below = f"\n    {shown}\n    {pointer}"
        super().__init__(f"line {line}, column {column}: {why}{below}")
        self.facts = {"line": str(line), "column": str(column), "why": why, "shown": below}


def not_understood(problem: UnexpectedInput, text: str, language: Lark) -> BadStrategy:
    """The parser's complaint in plain words."""
    line, column = problem.line, problem.column
    if isinstance(problem, UnexpectedToken):
        possible = set(problem.accepts or problem.expected)
    else:
        assert isinstance(problem, UnexpectedCharacters)
        possible = set(problem.allowed or ())
    found = _word_at(text, line, column)
    why = f"expected {one_of(_said(possible, language))}, but found {f'`{found}`' if found else 'the end of the line'}"
    return BadStrategy(why + _hint(found, possible, language), text, line, column)


def one_of(things: Sequence[str]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    return " or ".join(part for part in (", ".join(things[:-1]), things[-1]) if part) if things else "nothing more"


def _said(possible: Collection[str], language: Lark) -> list[str]:
    """What can stand here, in words, in the order of the grammar."""
    hidden = set(UNSAID)
    if "FACT" in possible:
        hidden |= BEGINS_AMOUNT - ({"NAME"} if "LABEL" in possible else set())  # a card is no amount, but can be chosen
    ordered = [terminal.name for terminal in language.terminals if terminal.name in possible]
    return [
        IN_WORDS.get(name) or one_of([f"`{word}`" for word in _words(name, language)])
        for name in ordered
        if name not in hidden
    ]


def _words(terminal: str, language: Lark) -> list[str]:
    """The words of the language that a terminal stands for, if it is one of those."""
    pattern = language.get_terminal(terminal).pattern.value.removesuffix(r"\b").strip("()")
    return [word for word in pattern.split("|") if word.replace(" ", "").isalpha()]


def _word_at(text: str, line: int, column: int) -> str:
    """The word that begins there, or the one sign."""
    lines = text.splitlines()
    rest = lines[line - 1][max(0, column - 1) :] if 0 < line <= len(lines) else ""
    if not rest or rest.lstrip().startswith("#"):
        return ""
    length = 0
    while length < len(rest) and (rest[length].isalnum() or rest[length] in "_'’"):
        length += 1
    return rest[: max(1, length)].strip()


def _hint(found: str, possible: Collection[str], language: Lark) -> str:
    """What may have been meant: a word of the language, or a card whose capital letter was forgotten."""
    words = [word for terminal in possible if terminal != "$END" for word in _words(terminal, language)]
    near = get_close_matches(found.lower(), words, n=1, cutoff=0.6)
    if near:
        return f"; did you mean `{near[0]}`?"
    if found[:1].islower() and "NAME" in possible:
        try:
            return f"; names are written with a capital letter: {find_kind(found).name}"
        except UnknownCard:
            return "; names of cards begin with a capital letter"
    return ""
