"""Answers as people write them ("trash Copper, Estate"), taken apart."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from difflib import get_close_matches

from freehold.engine.errors import FreeholdError, UnknownCard
from freehold.engine.kind import CARDS

#: Verbs that name cards.
CARD_VERBS = (
    "play",
    "use",
    "buy",
    "react",
    "gain",
    "trash",
    "discard",
    "exile",
    "topdeck",
    "set aside",
    "return",
    "pass",
    "keep",
    "name",
    "first",
)
BARE_VERBS = ("play treasures", "keep", "yes", "no", "decline", "end phase", "end turn", "discard hand")
VERBS = (*CARD_VERBS, *BARE_VERBS, "overpay", "spend", "put", "choose")

#: Verbs with a number of coins or tokens.
AMOUNTS = ("spend", "overpay")

#: Verbs that `choose` may name where the options are what to do with one card.
FATES = ("trash", "discard", "keep")

#: Labels of options, as `choose` names them.
LABELS = frozenset(
    [f"+{n} {what}{'s' if n > 1 else ''}" for n in (1, 2, 3) for what in ("card", "action", "buy", "coin")]
    + ["+2 buys", "trash", "gain", "discard", "keep", "exile", "topdeck", "hand", "deck", "discard hand"]
    + ["gain curse", "gain gold", "gain silver", "gain silvers", "gain horse", "me", "them", "now", "next turn"]
    + ["coins", "prize", "decline"]
)


class UnknownAnswer(FreeholdError):
    """A text that is no answer in the language of scenario files."""


@dataclass(frozen=True)
class Step:
    """One answer, taken apart: a verb, what it names, and a number where the verb has one."""

    text: str
    verb: str
    names: tuple[str, ...] = ()
    number: int = -1
    potion: bool = False
    #: The labels of options that the same words may mean: `gain curse` is a gain as well as an option of a card.
    labels: tuple[str, ...] = ()


def parse(text: object) -> Step:
    """Take an answer apart; unknown verbs and cards are errors."""
    if isinstance(text, bool):  # YAML reads a bare yes or no as a truth value
        text = "yes" if text else "no"
    if not isinstance(text, str):
        raise UnknownAnswer(f"{text!r} is not an answer")
    words = " ".join(text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split())
    folded = words.casefold()
    if folded in BARE_VERBS:
        return Step(words, folded)
    for verb in (*CARD_VERBS, *AMOUNTS, "put", "choose"):
        if folded.startswith(verb + " ") or folded == verb:
            rest = words[len(verb) :].strip()
            if verb in AMOUNTS:
                return _amount(words, verb, rest)
            if verb == "put":
                return _place(words, rest)
            return _choice(words, rest) if verb == "choose" else _about_cards(words, verb, rest)
    raise UnknownAnswer(f"{text!r} is not an answer; an answer begins with one of: {', '.join(sorted(set(VERBS)))}")


def _about_cards(text: str, verb: str, rest: str) -> Step:
    """A verb with the cards that it names, unless all of it together is the label of an option."""
    parts = [part.strip() for part in rest.split(",")]
    if "" in parts:
        raise UnknownAnswer(f"{text!r}: a card is missing after {verb}")
    labels = _labels(verb, parts)
    try:
        return Step(text, verb, tuple(CARDS.find(part).name for part in parts), labels=labels)
    except UnknownCard:
        if labels:
            return Step(text, "choose", labels)
        raise


def _labels(verb: str, parts: list[str]) -> tuple[str, ...]:
    """The options that a verb and what follows it may be the labels of; later ones need not repeat the verb."""
    labels: list[str] = []
    for part in (part.casefold() for part in parts):
        if f"{verb} {part}" in LABELS:
            labels.append(f"{verb} {part}")
        elif labels and part in LABELS:
            labels.append(part)
        else:
            return ()
    return tuple(labels)


def _choice(text: str, rest: str) -> Step:
    """What follows `choose`, which may stand in place of any other verb, and before it."""
    folded = rest.casefold()
    if folded == "treasures":
        return Step(text, "play treasures")
    if folded in BARE_VERBS and folded not in LABELS:
        return Step(text, folded)
    if re.fullmatch(r"\d+p?|p", folded):
        return replace(_amount(text, "overpay", rest), verb="choose")
    parts = [part.strip() for part in rest.split(",")]
    if "" in parts:
        raise UnknownAnswer(f"{text!r}: a card or the label of an option is missing after choose")
    if any(folded.startswith(verb + " ") for verb in (*CARD_VERBS, *AMOUNTS, "put")):
        return replace(parse(rest), text=text)
    if re.fullmatch(r".+ at \d+", folded):
        return _place(text, rest)
    return Step(text, "choose", tuple(_label_or_card(part) for part in parts))


def _amount(text: str, verb: str, rest: str) -> Step:
    potion = verb == "overpay" and rest[-1:] in ("P", "p")
    digits = rest[:-1] if potion else rest
    if not re.fullmatch(r"\d{1,9}", digits) and not (potion and not digits):
        raise UnknownAnswer(f"{text!r}: a number is needed after {verb}")
    return Step(text, verb, number=int(digits or 0), potion=potion)


def _place(text: str, rest: str) -> Step:
    form = re.fullmatch(r"(.+) at (\d{1,9})", rest, re.IGNORECASE)
    if form is None:
        raise UnknownAnswer(f"{text!r}: the form is 'put CARD at NUMBER'")
    return Step(text, "put", (CARDS.find(form[1]).name,), int(form[2]))


def _label_or_card(name: str) -> str:
    if name.casefold() in LABELS:
        return name.casefold()
    try:
        return CARDS.find(name).name
    except UnknownCard as problem:
        near = get_close_matches(name.casefold(), sorted(LABELS), n=2, cutoff=0.65) + problem.nearest
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise UnknownAnswer(f"{name!r} is neither a card nor the label of an option{hint}") from problem
