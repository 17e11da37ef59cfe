"""Keeping a game in a file: whether that can be done there, and doing it so that an older file stays whole."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from shutil import copymode
from typing import TYPE_CHECKING, Final

from freehold.engine.errors import FreeholdError
from freehold.engine.record import Record
from freehold.texts import Message, message, problem

if TYPE_CHECKING:
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
    errno.EPIPE: "terminal-why-nobody",
}


def refused(error: Exception) -> Message:
    """Why the computer, or the game, would not be written."""
    if isinstance(error, FreeholdError):  # a game without a seed
        return problem(error)
    if not isinstance(error, OSError):  # a name that no file can have
        return message("terminal-why-name")
    key = _REFUSALS.get(error.errno or 0)
    return message("terminal-why-other", why=error.strerror or str(error)) if key is None else message(key)


def real(path: Path) -> Path:
    """The file that a path leads to, by way of whatever symbolic links."""
    return Path(os.path.realpath(path))


def refusal(path: Path) -> Message | None:
    """Why a game cannot be kept in this file, whether it is there already or not; None if it can."""
    try:
        file = real(path)
        unfit = _unfit(file)
        if unfit is None:
            trial = _beside(file)
            trial.touch(exist_ok=False)
            trial.unlink()
    except (OSError, ValueError) as error:
        return refused(error)
    return unfit


def keep(game: Game, names: Sequence[str], path: Path) -> Message | None:
    """Write a game to a file; why it failed, or None. Goes by way of another file, so an older one stays whole."""
    try:
        file = real(path)
        unfit = _unfit(file)
        if unfit is None:
            _write(file, Record.of(game, names).to_json() + "\n")
    except (OSError, ValueError, FreeholdError) as error:
        return refused(error)
    return unfit


def _unfit(file: Path) -> Message | None:
    """What a file is, if it is nothing that a game may replace: a folder, a pipe, a device, somebody else's."""
    try:
        mode = file.lstat().st_mode
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(mode):
        return message("terminal-why-folder")
    if not stat.S_ISREG(mode):
        return message("terminal-why-special")
    return None if os.access(file, os.W_OK) else message("terminal-why-forbidden")


def _beside(file: Path) -> Path:
    """A name in the same folder that nobody else uses."""
    return file.with_name(f".freehold-{token_hex(8)}.part")


def _write(file: Path, text: str) -> None:
    beside = _beside(file)
    written = beside.open("x", encoding="utf-8")
    try:
        with written:
            with suppress(FileNotFoundError):
                copymode(file, beside)
            written.write(text)
            written.flush()
            os.fsync(written.fileno())
        beside.replace(file)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
