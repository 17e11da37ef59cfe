"""What the system says is wrong with a file, for whoever is to be told."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from freehold.texts import Message, message


def trouble(problem: OSError) -> Message:
    """Why a file cannot be read or written: in our words if it is something usual, else in those of the system."""
    code = errno.errorcode.get(problem.errno or 0, "")
    return message("file-trouble", code=code, text=problem.strerror or str(problem))


def is_file(path: str | Path) -> bool:
    """Whether there is such a file; a name that no file could have is none either."""
    return os.path.isfile(path)
