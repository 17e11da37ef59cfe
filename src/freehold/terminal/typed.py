"""What people may type in a language: its commands, and its sentences as steps of the scenario language.

The words are messages with a line for each way to write them. A sentence becomes a `Step`, as the English of
scenario files does, so what it means for a decision is found in one place for every language.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import Final

from freehold.engine.errors import FreeholdError, UnknownCard
from freehold.engine.kind import Kind, fold
from freehold.scenario.answers import CARD_VERBS, Step, parse
from freehold.texts import Words
from freehold.texts.words import spellings

#: The words that call a command; the session knows what each does.
COMMANDS: Final = {
    "answers": "terminal-command-answers",
    "undo": "terminal-command-undo",
    "card": "terminal-command-card",
    "supply": "terminal-command-supply",
    "hand": "terminal-command-hand",
    "log": "terminal-command-log",
    "save": "terminal-command-save",
    "quit": "terminal-command-quit",
    "help": "terminal-command-help",
}
#: Sentences that name cards, by the verb of their step.
SENTENCES: Final = {
    "play": "terminal-typed-play",
    "buy": "terminal-typed-buy",
    "gain": "terminal-typed-gain",
    "trash": "terminal-typed-trash",
    "discard": "terminal-typed-discard",
    "exile": "terminal-typed-exile",
    "topdeck": "terminal-typed-topdeck",
    "put": "terminal-typed-put",
    "set aside": "terminal-typed-aside",
    "return": "terminal-typed-return",
    "react": "terminal-typed-react",
    "pass": "terminal-typed-pass",
    "keep": "terminal-typed-keep-card",
    "name": "terminal-typed-name",
    "first": "terminal-typed-first",
    "use": "terminal-typed-use",
}
#: Sentences that name none.
BARE: Final = {
    "yes": "terminal-typed-yes",
    "decline": "terminal-typed-decline",
    "end turn": "terminal-typed-end-turn",
    "play treasures": "terminal-typed-play-treasures",
    "keep": "terminal-typed-keep",
}
#: How to end a phase, by the key of its decision.
ENDINGS: Final = {
    "action_phase": "terminal-typed-end-action-phase",
    "buy_phase": "terminal-typed-end-buy-phase",
}
#: What typographic signs people need not type.
_SIGNS: Final = str.maketrans("", "", '„“”"$')
_GAP: Final = "*"
#: What stands before the cards of a sentence, and after them.
Frame = tuple[list[str], list[str]]


def plain(text: str) -> str:
    """A text as it is compared: without capitals, umlauts, quotes and currency signs."""
    return fold(spellings(text.casefold().translate(_SIGNS))[-1])


class Typed:
    """What can be typed in one language."""

    def __init__(self, words: Words) -> None:
        self._words = words
        #: Commands by the words that call them; the English ones hold in every language.
        self.commands = {"?": "help"} | {command: command for command in COMMANDS}
        self.commands |= {form: command for command, key in COMMANDS.items() for form in self._lines(key)}
        self.yes = {"yes", "y", *self._lines("terminal-typed-yes")}
        self.no = {"no", "n", *self._lines("terminal-typed-no")}
        self._articles = self._lines("terminal-typed-articles")
        self._bare = {verb: self._lines(key) for verb, key in BARE.items()}
        self._endings = {where: self._lines(key) for where, key in ENDINGS.items()}
        #: The words before and after the cards.
        self._frames: dict[str, list[Frame]] = {verb: [(verb.split(), [])] for verb in CARD_VERBS}
        for verb, key in SENTENCES.items():
            for line in self._lines(key, cards=_GAP):
                before, _, after = line.partition(_GAP)
                self._frames.setdefault(verb, []).append((before.split(), after.split()))

    def _lines(self, key: str, **gaps: str) -> list[str]:
        return [plain(line) for line in self._words.text(key, **gaps).split("\n")]

    # --- commands --------------------------------------------------------------------------------

    def command(self, text: str) -> tuple[str, str]:
        """The command that a line begins with ('' if none) and the rest; `?Village` is `? Village`."""
        if text.startswith("?"):
            return "help", text[1:].strip()
        first, _, rest = text.partition(" ")
        return self.commands.get(plain(first), ""), rest.strip()

    # --- answers ---------------------------------------------------------------------------------

    def forms(self, verb: str, name: str, where: str) -> list[str]:
        """The ways to write an option about a card (by its name in this language), or about none."""
        if not name:
            return self._endings.get(where, []) if verb == "end phase" else self._bare.get(verb, [])
        verb = "react" if verb == "reveal" else verb
        return [" ".join([*before, name, *after]) for before, after in self._frames.get(verb, [])]

    def steps(self, text: str, where: str) -> list[Step]:
        """What a line may mean, the likeliest first; UnknownCard if it names a card that does not exist."""
        steps: list[Step] = []
        with suppress(FreeholdError, ValueError):  # perhaps it is the English of scenario files
            steps.append(parse(text))
        typed = plain(text)
        if typed in self._endings.get(where, ()):
            steps.append(Step(text, "end phase"))
        steps += [Step(text, verb) for verb, forms in self._bare.items() if typed in forms]
        unknown: list[UnknownCard] = []
        for verb, frames in self._frames.items():
            for before, after in frames:
                named = _between(text, before, after)
                if named:
                    try:
                        steps.append(Step(text, verb, tuple(self.card(name).name for name in named.split(","))))
                    except UnknownCard as problem:
                        unknown.append(problem)
        if not steps and unknown:
            raise min(unknown, key=lambda problem: len(problem.name))  # the sentence that explains most of the line
        return steps

    def card(self, name: str) -> Kind:
        """A card by its name, with or without an article before it; UnknownCard if there is none."""
        name = name.translate(_SIGNS).strip()
        first, _, rest = name.partition(" ")
        try:
            return self._words.find_card(name)
        except UnknownCard:
            if rest and plain(first) in self._articles:
                return self._words.find_card(rest)
            raise


def _between(text: str, before: list[str], after: list[str]) -> str:
    """What a line says between these words, as it was typed; '' if it does not have them."""
    words = text.split()
    folded = [plain(word) for word in words]
    end = len(words) - len(after)
    fits = folded[: len(before)] == before and folded[end:] == after
    return " ".join(words[len(before) : end]) if fits else ""


@cache
def typed(words: Words) -> Typed:
    """What can be typed in a language; it is read once."""
    return Typed(words)
