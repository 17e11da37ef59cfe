"""What stands in the files of a language: its messages, and what each uses. With it languages are compared."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

HOME = Path(__file__).parent
#: An argument that only tells a grammatical form, so that a language without such forms does not use it.
GRAMMAR = frozenset({"case"})
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass
class Used:
    """What a pattern refers to."""

    variables: set[str] = field(default_factory=set)
    functions: Counter[str] = field(default_factory=Counter)
    #: For each variable that is selected on, the variants (plural forms apart, which differ between languages).
    variants: dict[str, frozenset[str]] = field(default_factory=dict)


class _Reader(Visitor):
    def __init__(self) -> None:
        self.used = Used()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own naming)
        if node.id.name not in GRAMMAR:
            self.used.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        # In what case a language needs a card's name is its own affair; all else must be the same.
        plain = [_literal(argument) for argument in node.arguments.positional]
        self.used.functions[f"{node.id.name}({', '.join(plain)})"] += 1
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name not in GRAMMAR:
            keys = {_literal(variant.key) for variant in node.variants}
            name = node.selector.id.name
            if not keys <= PLURALS | {"0"}:
                self.used.variants[name] = self.used.variants.get(name, frozenset()) | keys
        self.generic_visit(node)


def _literal(node: ast.BaseNode) -> str:
    if isinstance(node, ast.Identifier):
        return node.name
    if isinstance(node, ast.VariableReference):
        return f"${node.id.name}"
    assert isinstance(node, (ast.NumberLiteral, ast.StringLiteral))
    return node.value


def used_in(node: ast.Pattern) -> Used:
    reader = _Reader()
    reader.visit(node)
    return reader.used


@cache
def messages(language: str) -> dict[str, Used]:
    """Every message and attribute of a language (`card-moat`, `card-moat.text`), and what it uses."""
    found: dict[str, Used] = {}
    for path in sorted((HOME / language).rglob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                patterns = {"": entry.value} | {f".{part.id.name}": part.value for part in entry.attributes}
                for part, pattern in patterns.items():
                    key = entry.id.name + part
                    assert key not in found, f"{path.name}: {key} is written twice"
                    if pattern is not None:
                        found[key] = used_in(pattern)
    return found
