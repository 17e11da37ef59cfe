"""`freehold serve`: the game in the browser."""

from __future__ import annotations

import errno
import socket

import click

from freehold.cli.language import language_option
from freehold.cli.main import main
from freehold.cli.mistakes import Mistake, Spoken
from freehold.engine.errors import FreeholdError, short
from freehold.texts import Message, message, words


@main.command(cls=Spoken)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for everybody.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes any that is free."
)
@click.option("--database", help="Where games are kept: the URL of a SQLite file or a PostgreSQL database.")
@click.option("--open", "open_browser", is_flag=True, help="Open the page in a browser.")
@language_option
def serve(host: str, port: int, database: str | None, open_browser: bool, language: str) -> None:
    """Serve the game in the browser, for you and your friends.

    Games are kept in the user's data folder, or in the DATABASE; every one goes on after a restart.
    All limits can be set by the environment (docs/server.md).
    """
    try:
        from freehold.server import logs, run
        from freehold.server.settings import Settings
    except ModuleNotFoundError as problem:
        raise Mistake(message("serve-not-installed", name=problem.name or ""), language, exit_code=1) from problem

    settings = Settings.from_environment(database=database)
    try:
        listening = run.listen(host, port)
    except (run.CannotListen, UnicodeError) as problem:
        said = message("serve-cannot-listen", host=short(host), port=str(port), why=_why(problem))
        raise Mistake(said, language, exit_code=1) from problem
    address = run.address_of(listening)

    def ready() -> None:
        click.echo(words(language).text("serve-ready", address=address))
        if open_browser:
            click.launch(address)

    logs.set_up()
    try:
        run.serve(settings, listening, ready)
    except FreeholdError:
        listening.close()
        raise
    click.echo(words(language).text("serve-stopped"))


def _why(problem: Exception) -> Message:
    """Why nothing can listen there, by the name that the system has for that."""
    cause = problem.__cause__
    code = errno.errorcode.get(cause.errno or 0, "") if isinstance(cause, OSError) else ""
    code = "no-host" if isinstance(cause, socket.gaierror) or isinstance(problem, UnicodeError) else code
    return message("serve-trouble", code=code, text=getattr(cause, "strerror", "") or "")
