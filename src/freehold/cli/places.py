"""Where a command is to write, made sure of before it has worked for hours."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile

from freehold.cli.mistakes import Mistake
from freehold.texts import message


def check_folder(folder: Path, language: str) -> None:
    """A mistake if files cannot be written there; a folder that does not exist yet is not made before it is needed."""
    made: list[Path] = []
    try:
        made = [one for one in (folder, *folder.parents) if not one.exists()]
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except OSError as problem:
        from freehold.strategies.files import trouble

        said = message("usage-folder", path=str(folder), why=trouble(problem))
        raise Mistake(said, language, exit_code=1) from problem
    finally:
        for one in made:
            with suppress(OSError):
                one.rmdir()
