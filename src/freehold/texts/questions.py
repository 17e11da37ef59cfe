"""What a decision asks, and how its options read, as messages.

The question is picked by the decision's card and key, then by its key, then by the verb of its options. So a new
card has words from its first day on, and gets better ones by a line in `questions.ftl`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from freehold.texts.message import Message, message, slug
from freehold.texts.words import words

#: Options that do nothing, or end a phase.
PASSIVE: Final = ("decline", "end phase")
#: The decisions of the phases themselves.
PHASES: Final = ("action_phase", "buy_phase")


@dataclass(frozen=True)
class Asked:
    """The facts of one decision that words depend on, out of the form in which it leaves the engine."""

    decision: dict[str, Any]
    names: Sequence[str]
    #: Costs and cards left by name, as in a view: for options about piles.
    supply: dict[str, dict[str, Any]]
    events: dict[str, str]

    # --- the question ----------------------------------------------------------------------------

    @property
    def cause(self) -> str:
        return self.decision["cause"] or ""

    @cached_property
    def acting(self) -> list[dict[str, Any]]:
        """The options that do something."""
        return [option for option in self.decision["options"] if option["verb"] not in PASSIVE]

    @cached_property
    def cards(self) -> list[str]:
        return list(dict.fromkeys(option["card"] for option in self.acting if "card" in option))

    @property
    def whom(self) -> str:
        """Who the choice is about, where it is about another player."""
        whom = self.decision["whom"]
        return "" if whom is None else self.names[whom]

    @property
    def form(self) -> str:
        """How many can be chosen, as the messages tell it apart (see questions.ftl)."""
        decision = self.decision
        low, high = decision["min"], decision["max"]
        passes = len(self.acting) < len(decision["options"])
        if decision["key"] == "buy_phase":
            return "other" if any(option["verb"].startswith("play") for option in self.acting) else "buys"
        if low == high == 1 and not decision["may_decline"]:
            if not passes:
                return "one"
            return "this" if len(self.acting) == 1 and "card" in self.acting[0] else "may"
        if low == high:
            return "may-several" if decision["may_decline"] else "several"
        return "any" if high == len(decision["options"]) else "up-to"

    def question(self) -> Message:
        """What is asked, without saying by which card."""
        decision = self.decision
        verbs = {option["verb"] for option in self.acting}
        key = decision["key"]
        if key in ("react", "respond"):
            key = "first" if self.form == "one" else key
        elif key not in PHASES and len(self.cards) == 1 and len(verbs) > 1:
            key = "fate"
        candidates = [f"{slug(self.cause)}-{slug(key)}", slug(key), *(slug(verb) for verb in sorted(verbs)), "choose"]
        reference = words("en")
        found = next(candidate for candidate in candidates if reference.has(f"ask-{candidate}"))
        card = self.cards[0] if self.cards else ""
        return message(
            f"ask-{found}",
            form=self.form,
            max=decision["max"],
            card=card,
            whom=self.whom,
            to_you=decision["whom"]
            == decision["seat"],  # in a controlled turn a choice may be about the one who makes it
        )

    def whole_question(self) -> Message:
        """The question with the card that asks it, and for whom it is."""
        asked = self.question()
        if self.cause:
            asked = message("ask-with-cause", cause=self.cause, question=asked)
        if self.decision["player"] != self.decision["seat"]:
            asked = message("ask-for-other", who=self.names[self.decision["player"]], question=asked)
        return asked

    # --- the options -----------------------------------------------------------------------------

    def option(self, option: dict[str, Any]) -> Message:
        """How one option reads."""
        key = self.decision["key"]
        verb = option["verb"]
        if verb == "decline":
            special = f"decline-{slug(key)}"
            return message(special if words("en").has(special) else "option-decline")
        if verb == "end phase":
            return message(f"end-{slug(key)}")
        if key == "respond":
            return self._response(option)
        if option.get("label") and verb != "overpay":
            return self._label(option["label"])
        if verb == "overpay":
            return message(
                "option-overpay-potion" if option.get("label") else "option-overpay", number=option["number"]
            )
        if key == "place":
            return self._place(option["number"])
        return self._plain(option)

    def _plain(self, option: dict[str, Any]) -> Message:
        verb = option["verb"]
        name = option.get("card", "")
        short = len({other["verb"] for other in self.acting}) == 1 and len(self.acting) > 1
        if verb == "spend":
            return message("option-spend", number=option["number"])
        if verb == "buy":
            if name in self.events:
                return message("option-buy-event", card=name, cost=self.events[name])
            pile = self.supply[name]
            return message("option-buy", card=name, cost=pile["cost"], left=pile["left"])
        if short and self.decision["key"] not in (*PHASES, "react"):
            if verb == "gain" and name in self.supply:
                return message("choice-gain", card=name, cost=self.supply[name]["cost"])
            return message("choice-card", card=name)
        if not name:
            return message(f"option-{slug(verb)}")
        known = words("en").has(f"option-{slug(verb)}")
        return message(f"option-{slug(verb)}" if known else "option-choose", card=name)

    def _response(self, option: dict[str, Any]) -> Message:
        """An ability that waits for this moment: what it does, or where it comes from and what it is about."""
        verb, source = option["verb"], option.get("label", "")
        if verb in ("react", "first"):
            if source:
                return message(f"respond-{verb}-about", card=option["card"], source=source)
            return message(f"respond-{verb}", card=option["card"])
        return message(f"respond-{slug(verb)}", card=option["card"], source=source)

    def _label(self, label: str) -> Message:
        reference = words("en")
        candidates = (f"label-{slug(self.cause)}-{slug(label)}", f"label-{slug(label)}")
        found = next((key for key in candidates if reference.has(key)), None)
        if found is None:
            return message("unknown-choice", label=label)
        seat, player = self.decision["seat"], self.decision["player"]
        whom = {"whom": self.whom, "to_you": self.decision["whom"] == seat}
        return message(found, **whom, who=self.names[player], you=player == seat)

    def _place(self, number: int) -> Message:
        if number == 0:
            return message("place-top")
        if number == len(self.decision["options"]) - 1:
            return message("place-bottom")
        return message("place-under", number=number)


def asked(view: dict[str, Any], names: Sequence[str]) -> Asked:
    """The decision in a seat's view (`View.to_dict()`), for the seat that is asked."""
    return Asked(view["decision"], names, view["supply"], view["events"])
