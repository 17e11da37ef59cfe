"""`freehold verify`: whether a game from a server was dealt fairly."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from freehold.cli.language import language_option
from freehold.cli.main import main
from freehold.cli.mistakes import Mistake, Spoken
from freehold.engine.errors import BadRecord, short
from freehold.texts import message, words


@main.command(cls=Spoken)
@click.argument("game")
@click.option("--commitment", help="The commitment that was shown before the deal, if you noted it.")
@click.option("--database", help="Where to look for a game by its id; as for `freehold serve`.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@language_option
def verify(game: str, commitment: str | None, database: str | None, as_json: bool, language: str) -> None:
    """Check that a finished game was dealt fairly.

    GAME is a record that was downloaded from a server, or the id of a game kept here.
    The server's seed must fit what it committed to before the deal, the seed of the game must follow from it and
    the seeds of the players, and the answers must give the same game with the same result.
    """
    try:
        from freehold.server.past.proof import checks
    except ModuleNotFoundError as problem:
        raise Mistake(message("serve-not-installed", name=problem.name or ""), language, exit_code=1) from problem

    spoken = words(language)
    data = _find(game, database, language)
    if data is None:
        raise Mistake(message("verify-no-file", name=short(game)), language, exit_code=1)
    done = checks(data, commitment)
    good = all(check.good for check in done)
    if as_json:
        shown = [{"what": spoken.say(c.what), "wrong": None if c.wrong is None else spoken.say(c.wrong)} for c in done]
        click.echo(json.dumps({"good": good, "checks": shown}, indent=2, ensure_ascii=False))
    else:
        click.echo(spoken.text("verify-title", game=game))
        for check in done:
            if check.wrong is None:
                click.echo(spoken.text("verify-good", what=check.what))
            else:
                click.echo(spoken.text("verify-bad", what=check.what, why=check.wrong))
        click.echo(spoken.text("verify-all-good" if good else "verify-not-good"))
    sys.exit(0 if good else 1)


def _find(game: str, database: str | None, language: str) -> Any:
    """The record as plain data, out of a file or out of the database; None if there is no such game."""
    try:
        return json.loads(Path(game).read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        pass  # then it is the id of a game
    except OSError as problem:
        raise Mistake(message("usage-unreadable", path=game), language, exit_code=1) from problem
    except (ValueError, RecursionError) as problem:
        raise BadRecord(f"{game} is not a complete JSON file: {problem}", "record-not-json") from problem
    from freehold.server import tokens
    from freehold.server.settings import Settings
    from freehold.server.store.database import reading
    from freehold.server.store.store import read_record

    if database is None and not tokens.is_table_id(game):
        return None
    with reading(Settings.from_environment(database=database).database_url) as connection:
        return read_record(connection, game)
