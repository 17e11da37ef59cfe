"""`freehold play`: a game in the terminal."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import click

from freehold.cli.language import language_option
from freehold.cli.main import main
from freehold.cli.mistakes import Spoken

if TYPE_CHECKING:
    from freehold.kingdoms import Kingdom


@main.command(cls=Spoken)
@click.option(
    "--kingdom",
    help="Cards, Events and Ways, separated by commas; or the name or the code of a kingdom. What is missing is added "
    "at random. Without it, the first game of the rulebook.",
)
@click.option("--players", type=click.IntRange(2, 6), default=2, show_default=True, help="You and how many bots.")
@click.option("--seed", type=int, help="The same seed deals the same game.")
@click.option("--bot", "bot_name", default="sensible", show_default=True, help="Who plays against you.")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Keep the game in this file.")
@language_option
def play(kingdom: str | None, players: int, seed: int | None, bot_name: str, save: Path | None, language: str) -> None:
    """Play a game in the terminal against bots."""
    from freehold.bots import make_bot
    from freehold.terminal import resume
    from freehold.terminal.wrapping import print_wrapped

    seed = Random().randrange(2**31) if seed is None else seed
    game = chosen_kingdom(kingdom, seed, language).game(players, seed)
    bots = [make_bot(bot_name, seed + seat) for seat in range(1, players)]
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without umlauts must not end the game
    write = print_wrapped if sys.stdout.isatty() else print
    resume(game, bots, write=write, save=save, language=language)


def chosen_kingdom(text: str | None, seed: int, language: str) -> Kingdom:
    """The kingdom a person means, with what is missing added at random; no landscapes but those named."""
    from freehold.kingdoms import ANY_ALCHEMY, FIRST_GAME, Kingdom, Wishes, fill, read_kingdom

    if not text:
        return Kingdom(FIRST_GAME)
    named = read_kingdom(text, language)
    return fill(named, Wishes(landscapes=len(named.landscapes), alchemy=ANY_ALCHEMY), seed)
