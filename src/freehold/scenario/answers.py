"""Answers as people write them ("trash Copper, Estate"), and which options of a decision they mean."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from freehold.engine.decision import DECLINE, END_PHASE, Decision, Option
from freehold.engine.errors import FreeholdError
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

#: Verbs of which a step may use one where the decision offers another.
SAME = {
    "react": ("react", "first", "reveal"),
    "first": ("first", "react"),
    "use": ("use",),
}

#: By the key of a decision, what else an answer may be called: by what it brings about.
ALSO = {
    ("play_first", "play"): "first",
    ("advise", "discard"): "choose",
}

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
    for verb in VERBS:
        if folded.startswith(verb + " "):
            rest = words[len(verb) + 1 :].strip()
            if verb in ("overpay", "spend"):
                return _amount(words, verb, rest)
            if verb == "put":
                return _place(words, rest)
            if verb == "choose":
                return _choice(words, rest)
            names = [name.strip() for name in rest.split(",")]
            return Step(words, verb, tuple(CARDS.find(name).name for name in names))
    raise UnknownAnswer(f"{text!r} is not an answer; an answer begins with one of: {', '.join(sorted(set(VERBS)))}")


def _choice(text: str, rest: str) -> Step:
    """What follows `choose`, which may stand in place of any other verb."""
    folded = rest.casefold()
    if folded == "treasures":
        return Step(text, "play treasures")
    if folded in BARE_VERBS and folded not in LABELS:
        return Step(text, folded)
    if re.fullmatch(r"\d+p?|p", folded):
        return replace(_amount(text, "overpay", rest), verb="choose")
    if re.fullmatch(r".+ at \d+", folded):
        return _place(text, rest)
    return Step(text, "choose", tuple(_label_or_card(name.strip()) for name in rest.split(",")))


def _amount(text: str, verb: str, rest: str) -> Step:
    potion = verb == "overpay" and rest[-1:] in ("P", "p")
    digits = rest[:-1] if potion else rest
    if not digits.isdecimal() and not (potion and not digits):
        raise UnknownAnswer(f"{text!r}: a number is needed after {verb}")
    return Step(text, verb, number=int(digits or 0), potion=potion)


def _place(text: str, rest: str) -> Step:
    name, at, place = rest.rpartition(" at ")
    if not at or not place.strip().isdecimal():
        raise UnknownAnswer(f"{text!r}: the form is 'put CARD at NUMBER'")
    return Step(text, "put", (CARDS.find(name.strip()).name,), int(place))


def _label_or_card(name: str) -> str:
    if name.casefold() in LABELS:
        return name.casefold()
    return CARDS.find(name).name


# --- matching -----------------------------------------------------------------------------------


def match(decision: Decision, step: Step) -> int | tuple[int, ...] | None:
    """The answer that a step means here, or None if it does not answer this decision."""
    if (decision.key, step.verb) in ALSO:
        step = replace(step, verb=ALSO[decision.key, step.verb])
    if step.verb in ("decline", "no"):
        return _declined(decision)
    if step.verb in (*AMOUNTS, "choose") and step.number == 0 and not step.potion and _declined(decision) is not None:
        return _declined(decision)
    if step.verb == "discard hand" and decision.find("choose", "discard hand") >= 0:
        return decision.find("choose", "discard hand")
    if step.verb in ("yes", "discard hand"):
        return _only_thing(decision)
    if step.verb == "keep":
        return _kept(decision, step)
    if not step.names and step.number < 0:
        return _none_is_none(decision.find(END_PHASE if step.verb == "end phase" else step.verb))
    if step.verb == "choose" and step.names == ("decline",):
        return _declined(decision)
    if decision.single:
        name = step.names[0] if step.names else ""
        fit = [option for option in decision.options if _names_option(step, option, name)]
        if not fit and decision.key in ("react", "respond"):
            fit = [option for option in decision.options if _means_ability(step, option, name)]
        # Copies of a card are the same; a name that fits several fates of one card does not say which.
        one = len({(option.verb, option.label) for option in fit}) == 1
        return fit[0].index if one and len(step.names) <= 1 else None
    return _several(decision, step)


def _names_option(step: Step, option: Option, name: str) -> bool:
    if step.number >= 0:
        if step.verb == "put":
            return option.verb == "put" and option.name == name
        by_verb = option.verb == step.verb or (step.verb == "choose" and option.verb in AMOUNTS)
        return by_verb and option.number == step.number and (option.label == "P") == step.potion
    if step.verb == "choose":
        return name in (option.name, option.label) or (name == option.verb and option.verb in FATES)
    if option.verb == "choose" and option.label in FATES:
        return step.verb == option.label and option.name == name
    if step.verb in SAME and name in (option.name, option.label):
        # What happens next may be named after the card it comes from or the one it is about.
        return option.verb in SAME[step.verb] or option.label == name
    return option.verb == step.verb and option.name == name


def _means_ability(step: Step, option: Option, name: str) -> bool:
    """Whether an ability that waits is named by what it does (`discard Sleigh`), or something waiting by `first`."""
    if option.name != name:
        return False
    does = option.verb == "react" and step.verb in ("discard", "set aside")
    return does or (step.verb in ("first", "react") and option.verb != DECLINE)


def _several(decision: Decision, step: Step) -> tuple[int, ...] | None:
    if decision.alike and len(set(step.names)) > 1:
        return None
    free = list(decision.options)
    picked: list[int] = []
    for name in step.names:
        for option in free:
            if _names_option(step, option, name):
                free.remove(option)
                picked.append(option.index)
                break
        else:
            return None
    return tuple(picked) if decision.minimum <= len(picked) <= decision.maximum else None


def _declined(decision: Decision) -> int | tuple[int, ...] | None:
    if not decision.single:
        return () if decision.may_decline or decision.minimum == 0 else None
    for option in decision.options:
        if option.verb in AMOUNTS and option.number == 0:  # to spend nothing is to decline
            return option.index
    return _none_is_none(decision.find(DECLINE))


def _only_thing(decision: Decision) -> int | tuple[int, ...] | None:
    """What `yes` does: an optional decision must have exactly one thing to do."""
    if _declined(decision) is None:
        return None
    others = [option for option in decision.options if option.verb != DECLINE]
    if decision.single:
        return others[0].index if len(others) == 1 else None
    if decision.minimum == decision.maximum == len(others) or (len(others) == 1):
        return tuple(option.index for option in others)
    return None


def _kept(decision: Decision, step: Step) -> int | tuple[int, ...] | None:
    for option in decision.options:
        if "keep" in (option.verb, option.label) and (not step.names or option.name == step.names[0]):
            return option.index
    concerned = {option.name for option in decision.options if option.name}
    if step.names and step.names[0] not in concerned:
        return None
    return _declined(decision)


def _none_is_none(index: int) -> int | None:
    return None if index < 0 else index
