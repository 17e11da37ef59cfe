"""A decision as a person meets it: a question, and numbered answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from freehold.engine.decision import DECLINE, END_PHASE, Decision, Option
from freehold.engine.phase import PhaseDecision
from freehold.terminal import prompt_words as words
from freehold.terminal.screen import supply_groups

if TYPE_CHECKING:
    from freehold.engine.game import Game

#: Longer lists of places in a deck are cut short in the middle.
MANY_PLACES = 8


@dataclass(frozen=True)
class Entry:
    """One answer: how it reads, and how else it may be written."""

    option: Option
    text: str
    also: tuple[str, ...]

    @property
    def passes(self) -> bool:
        """Choosing this does nothing, or ends the phase."""
        return self.option.verb in (DECLINE, END_PHASE)


class Menu:
    """The answers to one decision. The numbers that people type are places in `numbered`, counted from 1."""

    def __init__(self, game: Game, seat: int, names: Sequence[str]) -> None:
        decision = game.decision
        assert decision is not None
        self.decision: Decision = decision
        self._names = names
        self._cause = "" if decision.cause is None else decision.cause.name
        view = game.view(seat)
        self._supply: dict[str, dict[str, Any]] = view.to_dict()["supply"]
        self._order = [name for group in supply_groups(view) for name in group]
        self._victim = _victim(game, seat, names)
        acting = [option for option in decision.options if option.verb not in (DECLINE, END_PHASE)]
        self._same_verb = len({option.verb for option in acting}) == 1 and len(acting) > 1
        self._cards = list(dict.fromkeys(option.name for option in acting if option.name))
        self._verb = acting[0].verb if acting else ""
        if decision.single:
            acting.sort(key=self._place_in_supply)
        entries = [self._entry(option) for option in acting]
        entries += [self._entry(option) for option in decision.options if option.verb in (DECLINE, END_PHASE)]
        #: Every legal answer, and those that have a number; for naming a card, the ones in this Supply.
        self.entries = entries
        self.numbered = entries if decision.key != "name" else [e for e in entries if e.option.name in self._supply]

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

    # --- the question -------------------------------------------------------------------------------

    @property
    def question(self) -> str:
        sentence = self._sentence()
        decision = self.decision
        if decision.player != decision.seat:
            return words.FOR.format(who=self._names[decision.player], sentence=sentence)
        return sentence

    def _sentence(self) -> str:
        decision = self.decision
        key = decision.key
        cause = self._cause or words.NO_CAUSE
        card = self._cards[0] if self._cards else ""
        if key == "buy_phase" and self._verb == "buy":
            return words.BUY_ONLY
        if key in ("react", "respond") and self._verb == "first":
            return words.FIRST
        if key == "react":
            return words.REACT.format(cause=cause)
        special = words.PROMPTS.get((self._cause, key)) or words.PROMPTS.get(("", key))
        if special is not None:
            return special.format(cause=cause, amount=self.amount("", ""), card=card, victim=self._victim)
        if len(self._cards) == 1 and len({entry.option.verb for entry in self.entries if not entry.passes}) > 1:
            return words.FATE.format(cause=cause, card=card)
        one, many = words.SORTS.get((self._cause, key), words.CARD)
        if len(self._cards) == 1:
            one = many = card
        doing = words.DOING.get(self._verb, words.OTHER_DOING).format(verb=self._verb, cards=self.amount(one, many))
        optional = decision.may_decline or any(entry.passes for entry in self.entries) or decision.minimum == 0
        return (words.MAY if optional else words.MUST).format(cause=cause, doing=doing)

    def amount(self, one: str, many: str) -> str:
        """How many can be chosen, in words, with the noun for one and for several (or without)."""
        decision = self.decision
        low, high = decision.minimum, decision.maximum
        if high == 1 and low == 1:
            return one or words.ONE_OPTION
        if low == high:
            return words.EXACTLY.format(low=low, many=many).strip()
        if low == 0:
            pattern = words.ANY_NUMBER if high == len(decision.options) and many else words.UP_TO
            return pattern.format(high=high, many=many).strip()
        return words.BETWEEN.format(low=low, high=high, many=many).strip()

    # --- the answers ----------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """The numbered answers, and how to choose several or none of them."""
        decision = self.decision
        lines: list[str] = []
        many = decision.key == "place" and len(self.numbered) > MANY_PLACES
        skipped = range(4, len(self.numbered)) if many else range(0)
        for number, entry in enumerate(self.numbered, 1):
            if number in skipped:
                if number == skipped[0]:
                    lines.append(words.SKIPPED)
                continue
            pattern = words.ENTRY_ENTER if entry.passes else words.ENTRY
            lines.append(pattern.format(number=number, text=entry.text))
        if not decision.single:
            if decision.ordered:
                example = " ".join(str(number) for number in range(len(self.numbered), 0, -1))
                lines.append(words.HOW_ORDER.format(example=example))
            elif decision.maximum > 1:
                example = " ".join(str(number) for number in range(1, max(2, decision.minimum) + 1))
                lines.append(words.HOW_SEVERAL.format(amount=self.amount("", ""), example=example))
            if self.passing is not None:
                lines.append(words.ENTER_NONE)
        return lines

    def _entry(self, option: Option) -> Entry:
        text = self._text(option)
        also = [text, str(option), option.name, option.label]
        if option.verb == DECLINE:
            also += words.ALSO_DECLINE
        elif option.verb == END_PHASE:
            also += words.ALSO.get(self.decision.key, ())
        elif option.verb == "play treasures":
            also += words.ALSO_TREASURES
        return Entry(option, text, tuple(dict.fromkeys(form.casefold() for form in also if form)))

    def _text(self, option: Option) -> str:
        key = self.decision.key
        if option.verb == DECLINE:
            return words.DECLINING.get(key, words.DECLINE)
        if option.verb == END_PHASE:
            return words.ENDING.get(key, option.verb)
        if key == "respond":
            return self._response(option)
        if option.label:
            return self._label(option.label).format(number=option.number)
        if key == "place":
            return self._place(option.number)
        if self._same_verb and not isinstance(self.decision, PhaseDecision):
            pattern = words.SHORT_OPTIONS.get(option.verb, words.OTHER_SHORT_OPTION)
        else:
            pattern = words.OPTIONS.get(option.verb, words.OTHER_OPTION)
        pile = self._supply.get(option.name)
        if pile is None:
            if "{cost}" in pattern:
                pattern = words.OTHER_OPTION
            return pattern.format(verb=option.verb, name=option.name, number=option.number).strip()
        return pattern.format(verb=option.verb, name=option.name, cost=pile["cost"], left=pile["left"])

    def _response(self, option: Option) -> str:
        """An ability that waits for this moment: what it does, or where it comes from and what it is about."""
        text = words.RESPONSES[option.verb].format(name=option.name, source=option.label)
        about = option.label if option.verb in ("react", "first") else ""
        return words.ABOUT.format(text=text, card=about) if about else text

    def _label(self, label: str) -> str:
        special = words.LABELS.get((self._cause, label)) or words.LABELS.get(("", label))
        return special or " ".join(words.CAPITALS.get(word, word) for word in label.split())

    def _place(self, number: int) -> str:
        if number == 0:
            return words.PLACES["top"]
        if number == len(self.decision.options) - 1:
            return words.PLACES["bottom"]
        return words.PLACES["one" if number == 1 else "middle"].format(number=number)


def _victim(game: Game, seat: int, names: Sequence[str]) -> str:
    """Whose card was trashed last: the one that a Swindler's choice is for."""
    if game.decision is not None and game.decision.key == "swindle":
        for event in reversed(game.events(seat)):
            if event["what"] == "trash":
                return names[int(event["player"])]
    return ""
