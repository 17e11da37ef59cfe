"""Keeping a game in a file, and finding the way in one that comes from a file."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from freehold.engine.errors import FreeholdError
from freehold.engine.record import Record
from freehold.texts import Message, message, problem

if TYPE_CHECKING:
    from pathlib import Path

    from freehold.engine.game import Game

#: What the computer refuses most often, in words of our own: its own are English.
_REFUSALS: Final = {
    errno.ENOENT: "terminal-why-no-folder",
    errno.ENOTDIR: "terminal-why-no-folder",
    errno.EISDIR: "terminal-why-folder",
    errno.EACCES: "terminal-why-forbidden",
    errno.EPERM: "terminal-why-forbidden",
    errno.EROFS: "terminal-why-forbidden",
    errno.ENOSPC: "terminal-why-full",
    errno.ENAMETOOLONG: "terminal-why-name",
}


def keep(game: Game, names: Sequence[str], path: Path) -> Message | None:
    """Write a game to a file; why it failed, or None. Goes by way of another file, so an older one stays whole."""
    try:
        beside = path.with_name(path.name + ".part")
        beside.write_text(Record.of(game, names).to_json() + "\n", encoding="utf-8")
        try:
            beside.replace(path)
        except OSError:
            beside.unlink(missing_ok=True)
            raise
    except OSError as refused:
        key = _REFUSALS.get(refused.errno or 0)
        if key is None:
            return message("terminal-why-other", why=refused.strerror or str(refused))
        return message(key)
    except FreeholdError as trouble:  # a game without a seed
        return problem(trouble)
    except ValueError:  # a name that no file can have
        return message("terminal-why-name")
    return None


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
