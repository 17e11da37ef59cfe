"""From the syntax tree to a plan: names are looked up, and what makes no sense is refused with its place."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from lark import Token

from freehold.bots.plan import amounts, conditions
from freehold.bots.plan.amounts import Amount, CardAmount
from freehold.bots.plan.choices import Choice, Pick
from freehold.bots.plan.conditions import Condition
from freehold.bots.plan.plan import Plan, Rule, Spending
from freehold.bots.plan.situation import Cards
from freehold.engine.errors import UnknownCard
from freehold.engine.kind import Kind
from freehold.engine.types import ACTION, EVENT, WAY
from freehold.scenario.answers import LABELS
from freehold.strategies.mistakes import BadStrategy, one_of
from freehold.strategies.names import find_cards, find_kind, is_name
from freehold.strategies.parser import Node

#: Not a card, but something that a `choose` rule can be about.
COFFERS: Final = "Coffers"

FACTS: Final[dict[str, type[Amount]]] = {
    "money": amounts.Money,
    "coins": amounts.Coins,
    "potions": amounts.Potions,
    "buys": amounts.Buys,
    "actions": amounts.Actions,
    "coffers": amounts.Coffers,
    "cards": amounts.Deck,
    "turn": amounts.Turn,
    "points": amounts.Points,
    "lead": amounts.Lead,
    "players": amounts.Players,
    "empty piles": amounts.EmptyPiles,
}
MOMENTS: Final[dict[str, type[Condition]]] = {
    "opening": conditions.Opening,
    "middle": conditions.Middle,
    "ending": conditions.Ending,
}
CARD_AMOUNTS: Final[dict[str, type[CardAmount]]] = {
    "own": amounts.Owned,
    "others_own": amounts.OthersOwn,
    "left": amounts.Left,
    "in_hand": amounts.InHand,
    "in_play": amounts.InPlay,
}
SUMS: Final[dict[str, type[amounts.Combined]]] = {
    "plus": amounts.Plus,
    "minus": amounts.Minus,
    "times": amounts.Times,
    "divided": amounts.Divided,
}
COMPARISONS: Final[dict[str, Callable[[amounts.Amount, amounts.Amount], Condition]]] = {
    "<": conditions.less,
    "<=": conditions.AtMost,
    "≤": conditions.AtMost,
    ">": conditions.More,
    ">=": conditions.AtLeast,
    "≥": conditions.AtLeast,
    "=": conditions.Equal,
    "==": conditions.Equal,
    "!=": conditions.Different,
    "≠": conditions.Different,
}


class Builder:
    """Makes plans of one strategy; each bot gets one of its own."""

    def __init__(self, tree: Node, text: str) -> None:
        self.tree = tree
        self.text = text
        self.setting: dict[str, str] = {}
        self.sections: dict[str, Node] = {}
        self._needed: list[Token] = []
        for node in self._nodes(tree):
            if node.data in self.setting or node.data in self.sections:
                raise self.wrong(f"`{node.data}` is there twice", node)
            if node.data in ("buy", "play", "choose"):
                self.sections[node.data] = node
                continue
            self.setting[node.data] = " ".join(token.strip() for token in _tokens(node))
            if node.data == "needs":
                self._needed = _tokens(node)
        if not self.sections:
            raise BadStrategy(
                "there are no rules: a strategy has at least one of `buy`, `play` and `choose`", text, 1, 1
            )

    def needs(self) -> list[Kind]:
        """What a game must have: what the strategy says, or else every card that it buys."""
        if "needs" in self.setting:
            return [] if self.setting["needs"] == "nothing" else [self.kind(name) for name in self._needed]
        rules = self._nodes(self.sections["buy"]) if "buy" in self.sections else []
        names = [_tokens(rule)[0] for rule in rules]
        kinds = [self.kind(name) for name in names if name.type == "NAME"]
        return [kind for kind in kinds if not kind.basic]

    def plan(self, guard: bool) -> Plan:
        sections = self.sections
        choices, spendings = self._choices()
        return Plan(
            self._rules(sections["buy"], to_play=False) if "buy" in sections else None,
            self._rules(sections["play"], to_play=True) if "play" in sections else None,
            choices,
            spendings or None,
            guard,
        )

    # --- rules --------------------------------------------------------------------------------------

    def _rules(self, section: Node, *, to_play: bool) -> list[Rule]:
        rules = []
        for node in self._nodes(section):
            what = _tokens(node)[0]
            name = ""
            if what.type == "NAME":
                kind = self.kind(what)
                if kind.is_a(WAY):
                    raise self.wrong(f"{kind.name} is used by a `choose` rule: `Smithy: use {kind.name}`", what)
                if to_play and not kind.is_a(ACTION):
                    raise self.wrong(f"{kind.name} is not an Action; Treasures are played without a rule", what)
                if not to_play and not (kind.kingdom or kind.basic or kind.is_a(EVENT)):
                    raise self.wrong(f"{kind.name} is never for sale", what)
                name = kind.name
            rules.append(Rule(name, self._when(node)))
        return rules

    def _choices(self) -> tuple[list[Choice], list[Spending]]:
        choices: list[Choice] = []
        spendings: list[Spending] = []
        for node in self._nodes(self.sections["choose"]) if "choose" in self.sections else []:
            card, verb = _tokens(node)
            picks = [self._pick(pick) for pick in self._nodes(node) if pick.data != "when"]
            if card == COFFERS:
                for pick in picks:
                    if verb != "spend" or pick.amount is None:
                        raise self.wrong(
                            "about Coffers it can only be said how many to spend: `Coffers: spend 2`", verb
                        )
                    spendings.append(Spending(pick.amount, pick.condition))
                continue
            choices.append(Choice(self.kind(card).name, str(verb), picks or [Pick(condition=self._when(node))]))
        return choices, spendings

    def _pick(self, node: Node) -> Pick:
        when = self._when(node)
        first = node.children[0]
        if node.data == "pick_cards":
            return Pick(self.cards(_token(first)), condition=when)
        if node.data == "pick_label":
            return Pick(label=self._label(_token(first)), condition=when)
        if node.data == "pick_nothing":
            return Pick(condition=when, nothing=True)
        return Pick(amount=self.amount(first), condition=when)

    def _label(self, token: Token) -> str:
        """An option as the card prints it; the words are those of the scenario files."""
        label = token.strip('"')
        if label not in LABELS:
            near = get_close_matches(label, sorted(LABELS), n=2, cutoff=0.5)
            raise self.wrong(f"no card has an option {token}; did you mean {one_of(near or sorted(LABELS))}?", token)
        return label

    def _when(self, node: Node) -> Condition | None:
        for child in self._nodes(node):
            if child.data == "when":
                return self.condition(child.children[0])
        return None

    # --- conditions and amounts -----------------------------------------------------------------------

    def condition(self, node: Node | Token) -> Condition:
        assert not isinstance(node, Token)
        parts = node.children
        if node.data == "comparison":
            left, sign, right = parts
            return COMPARISONS[str(sign)](self.amount(left), self.amount(right))
        if node.data == "both":
            return conditions.Both(self.condition(parts[0]), self.condition(parts[1]))
        if node.data == "either":
            return conditions.Either(self.condition(parts[0]), self.condition(parts[1]))
        if node.data == "no":
            return conditions.Not(self.condition(parts[0]))
        if node.data == "moment":
            return MOMENTS[str(parts[0])]()
        if node.data in CARD_AMOUNTS:
            return conditions.Some(self.amount(node))
        raise self.wrong("this is a number: compare it with another, as in `money > 18`", node)

    def amount(self, node: Node | Token) -> Amount:
        assert not isinstance(node, Token)
        parts = node.children
        if node.data == "number":
            return amounts.Number(float(str(parts[0])))
        if node.data == "negative":
            return amounts.Minus(amounts.Number(0.0), self.amount(parts[0]))
        if node.data == "fact":
            return FACTS[str(parts[0])]()
        if node.data in CARD_AMOUNTS:
            return CARD_AMOUNTS[node.data](self.cards(_token(parts[0])))
        if node.data in SUMS:
            return SUMS[node.data](self.amount(parts[0]), self.amount(parts[1]))
        raise self.wrong("this is true or false, and not a number to count with", node)

    # --- names --------------------------------------------------------------------------------------

    def kind(self, token: Token) -> Kind:
        try:
            return find_kind(str(token))
        except UnknownCard as unknown:
            raise self._unknown(token, unknown) from None

    def cards(self, token: Token) -> Cards:
        try:
            return find_cards(str(token))
        except UnknownCard as unknown:
            raise self._unknown(token, unknown) from None

    def _unknown(self, token: Token, unknown: UnknownCard) -> BadStrategy:
        words = token.split()
        for cut in range(1, len(words)):
            first, second = " ".join(words[:cut]), " ".join(words[cut:])
            if is_name(first) and is_name(second):
                return self.wrong(f"there is a comma or a word missing between {first} and {second}", token)
        return self.wrong(str(unknown), token)

    def wrong(self, why: str, where: Node | Token) -> BadStrategy:
        line, column = (where.line, where.column) if isinstance(where, Token) else (where.meta.line, where.meta.column)
        return BadStrategy(why, self.text, line or 1, column or 1)

    @staticmethod
    def _nodes(tree: Node) -> list[Node]:
        return [child for child in tree.children if not isinstance(child, Token)]


def _tokens(node: Node) -> list[Token]:
    return [child for child in node.children if isinstance(child, Token)]


def _token(child: Node | Token) -> Token:
    assert isinstance(child, Token)
    return child
