"""Decisions in the words of scenario files, so that what a message lists can be given back as a step."""

from __future__ import annotations

from freehold.engine.decision import DECLINE, Decision, Option
from freehold.scenario.answers import FATES
from freehold.scenario.model import SEATS


def describe(decision: Decision) -> str:
    """A decision in one line: who is asked, about what, and what is legal."""
    because = f" ({decision.cause.name})" if decision.cause is not None else ""
    about = {option.name for option in decision.options if option.verb == "choose" and option.label and option.name}
    subject = f" about {', '.join(sorted(about))}" if about else ""
    return f"{SEATS[decision.seat]} is asked {decision.key}{because}{subject}; legal: {', '.join(legal(decision))}"


def legal(decision: Decision) -> list[str]:
    """The answers to a decision; where several options are to be chosen, all that can be among them."""
    if decision.single:
        return [said(decision, option) for option in decision.options]
    verb = _verb(decision.options[0])
    names = ", ".join(_what(option) for option in decision.options)
    alike = " alike" if decision.alike else ""
    least = max(1, decision.minimum)
    count = str(least) if least == decision.maximum else f"{least} to {decision.maximum}"
    some = f"{verb} {count}{alike} of [{names}]"
    return ["decline", some] if decision.may_decline or not decision.minimum else [some]


def said(decision: Decision, option: Option) -> str:
    """The step that chooses an option where one is to be chosen."""
    if option.verb == DECLINE:
        return DECLINE
    if option.verb == "place":
        return f"put {option.name} at {option.number}"
    if option.number >= 0:
        return f"{option.verb} {option.number}{option.label}"
    if option.verb in ("first", "react") and option.label:
        return f"{option.verb} {_own_name(decision, option)}"
    if option.verb == "choose" and option.name and option.label in FATES:
        return f"{option.label} {option.name}"
    return f"{_verb(option)} {_what(option)}".strip()


def given(decision: Decision, picked: int | tuple[int, ...]) -> str:
    """The step that gives an answer."""
    indices = (picked,) if isinstance(picked, int) else picked
    chosen = [option for index in indices for option in decision.options if option.index == index]
    if not chosen:
        return DECLINE
    if decision.single:
        return said(decision, chosen[0])
    return f"{_verb(chosen[0])} {', '.join(_what(option) for option in chosen)}"


def _verb(option: Option) -> str:
    """The verb of a step for an option that names a card or has a label."""
    if option.label and not option.name:
        return "choose"
    # Which card is put somewhere is a question of its own, to which `put X at N` is more than the answer.
    return {"reveal": "react", "put": "choose"}.get(option.verb, option.verb)


def _what(option: Option) -> str:
    """What a step names to choose an option: a label of the card's own, or a card."""
    return option.label if option.label and (option.verb == "choose" or not option.name) else option.name


def _own_name(decision: Decision, option: Option) -> str:
    """What tells something that waits from the rest: the card it comes from, or the one it is about, or both."""
    for name in (option.name, option.label):
        called = {(other.name, other.label) for other in decision.options if name in (other.name, other.label)}
        if len(called) == 1:
            return name
    return f"{option.name}, {option.label}"
