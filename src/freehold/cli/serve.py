"""`freehold serve`: the game in the browser."""

from __future__ import annotations

import click

from freehold.cli.language import language_option
from freehold.cli.main import main
from freehold.cli.mistakes import Mistake, Spoken
from freehold.engine.errors import FreeholdError
from freehold.texts import message, words


@main.command(cls=Spoken)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for everybody.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes any that is free."
)
@click.option("--database", help="Where games are kept: the URL of a SQLite file or a PostgreSQL database.")
@click.option("--open", "open_browser", is_flag=True, help="Open the page in a browser.")
@language_option
def serve(host: str, port: int, database: str | None, open_browser: bool, language: str) -> None:
    """Serve the game: play in the browser against bots and friends.

    Games are kept in the user's data folder, or in the DATABASE; every one goes on after a restart.
    All limits can be set by the environment (docs/server.md).
    """
    try:
        from freehold.server import logs, run
        from freehold.server.settings import Settings
    except ModuleNotFoundError as problem:
        raise Mistake(message("serve-not-installed", name=problem.name or ""), language, exit_code=1) from problem

    settings = Settings.from_environment(database=database)
    listening = run.listen(host, port)
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
