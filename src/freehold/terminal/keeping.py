"""Keeping a game in a file, and finding the way in one that comes from a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from freehold.engine.errors import FreeholdError
from freehold.engine.record import Record

if TYPE_CHECKING:
    from pathlib import Path

    from freehold.engine.game import Game


def keep(game: Game, names: Sequence[str], path: Path) -> str:
    """Write a game to a file; why it failed, or ''. Goes by way of another file, so an older one stays whole."""
    try:
        beside = path.with_name(path.name + ".part")
        beside.write_text(Record.of(game, names).to_json() + "\n", encoding="utf-8")
        try:
            beside.replace(path)
        except OSError:
            beside.unlink(missing_ok=True)
            raise
    except OSError as problem:
        return problem.strerror or str(problem)
    except (FreeholdError, ValueError) as problem:  # a game without a seed, or a name that no file can have
        return str(problem)
    return ""


def own_answers(game: Game, seat: int) -> list[int]:
    """Which of the answers given so far were a seat's own. A set-up position does not tell."""
    if not game.answers or game.is_position:
        return []
    twin = Record.of(game).replay(0)
    own = []
    for number, answer in enumerate(game.answers):
        decision = twin.decision
        if decision is not None and decision.seat == seat and not decision.idle:
            own.append(number)
        twin.answer(answer)
    return own
