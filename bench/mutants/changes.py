"""Small changes to a module, each of which should make something go wrong."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

OPPOSITES: Final[dict[type, type]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mult: ast.FloorDiv,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
#: Keywords that change what is said to people, not what happens.
WORDS: Final = ("key", "whom", "about", "set_name")


class Mutant(NamedTuple):
    """A changed module."""

    line: int
    what: str
    tree: ast.Module


class Change(NamedTuple):
    """What can be done to a node: said in words, as a function that does it, and to which part of it."""

    what: str
    do: Callable[[Any], object]
    part: ast.AST | None = None


def mutants(source: str) -> Iterator[Mutant]:
    """Every small change of a module, one at a time."""
    tree = ast.parse(source)
    for number, node in enumerate(ast.walk(tree)):
        for change in _changes(node):
            changed = copy.deepcopy(tree)
            change.do(list(ast.walk(changed))[number])
            yield Mutant(getattr(change.part or node, "lineno", 0), change.what, ast.fix_missing_locations(changed))


def _changes(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        other = not node.value if isinstance(node.value, bool) else node.value + 1
        yield Change(f"{node.value!r} becomes {other}", _set("value", other))
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield Change(f"the opposite of {_said(node)}", _set("ops", [_opposite(node.ops[0])]))
    elif isinstance(node, ast.BinOp) and type(node.op) in OPPOSITES:
        yield Change(f"another operator in {_said(node)}", _set("op", _opposite(node.op)))
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        for side in ("left", "right"):
            yield Change(f"nothing on the {side} of {_said(node)}", _set(side, ast.Constant(0)))
    elif isinstance(node, ast.BoolOp):
        yield Change(f"and for or, or for and, in {_said(node)}", _set("op", _opposite(node.op)))
        for place, value in enumerate(node.values):
            yield Change(f"without the condition {_said(value)}", _pop("values", place), value)
    elif isinstance(node, ast.Call):
        for place, keyword in enumerate(node.keywords):
            if keyword.arg not in WORDS:
                yield Change(f"without {keyword.arg}=", _pop("keywords", place))
    elif isinstance(node, ast.comprehension):
        for place, condition in enumerate(node.ifs):
            yield Change(f"not only if {_said(condition)}", _pop("ifs", place), condition)
    if isinstance(node, ast.If | ast.While):
        for truth in (True, False):
            yield Change(f"{truth} for {_said(node.test)}", _set("test", ast.Constant(truth)))
    for block in ("body", "orelse"):
        statements = getattr(node, block, [])
        for place, statement in enumerate(statements if isinstance(statements, list) else []):
            if _does_something(node, statement):
                yield Change(f"without {_said(statement)}", _pass(block, place), statement)


def _set(name: str, value: object) -> Callable[[Any], object]:
    return lambda node: setattr(node, name, value)


def _pop(name: str, place: int) -> Callable[[Any], object]:
    return lambda node: getattr(node, name).pop(place)


def _pass(name: str, place: int) -> Callable[[Any], object]:
    return lambda node: getattr(node, name).__setitem__(place, ast.Pass())


def _does_something(parent: ast.AST, statement: ast.stmt) -> bool:
    """Whether leaving a statement out may matter: not words, imports or definitions."""
    if isinstance(parent, ast.Module | ast.ClassDef):
        return False
    is_text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    simple = (ast.Expr, ast.Assign, ast.AugAssign, ast.For, ast.Return, ast.Break, ast.Continue)
    return isinstance(statement, simple) and not is_text


def _opposite(operator: ast.AST) -> ast.AST:
    made: ast.AST = OPPOSITES[type(operator)]()
    return made


def _said(node: ast.AST) -> str:
    """A piece of code in one short line."""
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 60 else f"{text[:59]}…"
