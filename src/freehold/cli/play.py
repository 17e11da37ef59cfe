"""`freehold play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from random import Random

import click

from freehold.cli.main import main


@main.command()
@click.option(
    "--kingdom",
    help="Kingdom cards, Events and Ways, separated by commas; Kingdom cards are added at random to make ten.",
)
@click.option("--players", type=click.IntRange(2, 6), default=2, show_default=True, help="You and how many bots.")
@click.option("--seed", type=int, help="The same seed deals the same game.")
@click.option("--bot", "bot_name", default="big-money", show_default=True, help="Who plays against you.")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Keep the game in this file.")
def play(kingdom: str | None, players: int, seed: int | None, bot_name: str, save: Path | None) -> None:
    """Play a game in the terminal against bots."""
    from freehold.bots import make_bot
    from freehold.terminal import play as play_in_terminal

    seed = Random().randrange(2**31) if seed is None else seed
    names, landscapes = fill_kingdom(kingdom, seed)
    bots = [make_bot(bot_name, seed + seat) for seat in range(1, players)]
    play_in_terminal(names, players, seed, bots, landscapes=landscapes, save=save)


def fill_kingdom(text: str | None, seed: int) -> tuple[list[str], list[str]]:
    """The cards a person named, with Kingdom cards at random up to ten, and landscapes; else the first game's."""
    from freehold import CARDS
    from freehold.engine.types import EVENT, WAY
    from freehold.kingdoms import FIRST_GAME, random_kingdom

    if not text:
        return list(FIRST_GAME), []
    named = [CARDS.find(name) for name in text.split(",") if name.strip()]
    landscapes = [kind.name for kind in named if kind.is_a(EVENT | WAY)]
    return random_kingdom(seed, include=[kind.name for kind in named if kind.name not in landscapes]), landscapes
