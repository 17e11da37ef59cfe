"""Reading a strategy file: the settings at its head, and its rules as the syntax tree of `grammar.lark`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from lark import Lark, Token, Tree, UnexpectedInput

from freehold.strategies.mistakes import not_understood

Node = Tree[Token]


@cache
def language() -> Lark:
    grammar = Path(__file__).with_name("grammar.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", lexer="contextual", propagate_positions=True)


def parse(text: str) -> Node:
    """The syntax tree of a strategy; BadStrategy with the place of the first mistake."""
    whole = text if text.endswith("\n") else text + "\n"
    try:
        return language().parse(whole)
    except UnexpectedInput as problem:
        raise not_understood(problem, whole, language()) from None
