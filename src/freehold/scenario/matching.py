"""Which options of a decision an answer means."""

from __future__ import annotations

from dataclasses import replace

from freehold.engine.decision import DECLINE, END_PHASE, Decision, Option
from freehold.scenario.answers import AMOUNTS, FATES, Step

#: Verbs of which a step may use one where the decision offers another.
SAME = {
    "react": ("react", "first", "reveal"),
    "first": ("first", "react"),
    "use": ("use",),
}

#: What is offered in a decision for which a step is meant that has another verb.
ASKED_WITH = {
    "put": ("put", "place"),
    "yes": (DECLINE,),
    "no": (DECLINE,),
    "end turn": (END_PHASE,),
}

#: By the key of a decision, what else an answer may be called: by what it brings about.
ALSO = {
    ("play_first", "play"): "first",
    ("advise", "discard"): "choose",
}


def match(decision: Decision, step: Step) -> int | tuple[int, ...] | None:
    """The answer that a step means here, or None if it does not answer this decision."""
    answer = _match(decision, step)
    if answer is None and step.labels:
        return _match(decision, replace(step, verb="choose", names=step.labels))
    return answer


def meanings(decision: Decision, step: Step) -> list[Option]:
    """The options that a step may mean where one is to be chosen. Copies of a card are the same."""
    if not decision.single or (not step.names and step.number < 0):
        return []
    step = _called_here(decision, step)
    if len(step.names) > 1:
        fit = [option for option in decision.options if _names_in_full(step, option)]
    else:
        name = step.names[0] if step.names else ""
        fit = [option for option in decision.options if _names_option(step, option, name)]
        if not fit and decision.key in ("react", "respond"):
            fit = [option for option in decision.options if _means_ability(step, option, name)]
        # Where a name is that of one thing's card, it is not meant for another that only concerns such a card.
        fit = [option for option in fit if option.name == name] or fit
    different: dict[tuple[str, str, str, int], Option] = {}
    for option in fit:
        different.setdefault((option.verb, option.name, option.label, option.number), option)
    return list(different.values())


def _match(decision: Decision, step: Step) -> int | tuple[int, ...] | None:
    step = _called_here(decision, step)
    if step.verb in ("decline", "no"):
        return _declined(decision)
    if step.verb in (*AMOUNTS, "choose") and step.number == 0 and not step.potion and _declined(decision) is not None:
        return _declined(decision)
    if step.verb == "discard hand":
        return _none_is_none(decision.find("choose", "discard hand"))
    if step.verb == "yes":
        return _only_thing(decision)
    if step.verb == "keep":
        return _kept(decision, step)
    if not step.names and step.number < 0:
        return _none_is_none(decision.find(END_PHASE if step.verb == "end phase" else step.verb))
    if step.verb == "choose" and step.names == ("decline",):
        return _declined(decision)
    if decision.single:
        fit = meanings(decision, step)
        return fit[0].index if len(fit) == 1 else None
    return _several(decision, step)


def _called_here(decision: Decision, step: Step) -> Step:
    """A step by the verb that a decision has for it."""
    verb = ALSO.get((decision.key, step.verb))
    return step if verb is None else replace(step, verb=verb)


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


def _names_in_full(step: Step, option: Option) -> bool:
    """Whether something that waits is named by the card it comes from together with the one it is about."""
    return option.verb in SAME.get(step.verb, ()) and step.names == (option.name, option.label)


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
        if option.verb in AMOUNTS and option.number == 0 and not option.label:  # to spend nothing is to decline
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


def asks_for(decision: Decision, step: Step) -> bool:
    """Whether a decision is of the sort that a step is for, be it about other cards."""
    if step.verb == "choose":
        return decision.cause is not None  # anything but a phase
    verb = _called_here(decision, step).verb
    offered = {option.verb for option in decision.options} | {option.label for option in decision.options}
    return not offered.isdisjoint(ASKED_WITH.get(verb) or SAME.get(verb) or (verb,))
