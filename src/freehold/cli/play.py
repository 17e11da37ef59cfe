"""`freehold play`: a game in the terminal."""

from __future__ import annotations

import shlex
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import click
from click.core import ParameterSource

from freehold.cli.language import language_option
from freehold.cli.main import main
from freehold.cli.mistakes import Mistake, Spoken
from freehold.engine.errors import short
from freehold.texts import message

if TYPE_CHECKING:
    from freehold.bots import Bot
    from freehold.engine.game import Game
    from freehold.kingdoms import Kingdom
    from freehold.terminal.console import Unwritable

#: What stands for a kingdom that is left to chance.
RANDOM: Final = ("random", "zufall", "zufällig")


@main.command(cls=Spoken)
@click.option(
    "--kingdom",
    help="Cards, Events and Ways, separated by commas; the name or the code of a kingdom; or random. Cards that are "
    "missing are added at random. Without it, the first game of the rulebook.",
)
@click.option("--players", type=click.IntRange(2, 6), default=2, show_default=True, help="You and how many bots.")
@click.option("--seed", type=int, help="The same seed deals the same game.")
@click.option(
    "--bot",
    "bot_name",
    metavar="NAME",
    default="sensible",
    show_default=True,
    help="Who plays against you: sensible, big-money, random, or search, which thinks longest.",
)
@click.option(
    "--save", metavar="FILE", type=click.Path(readable=False), help="Keep the game in this new file, after every turn."
)
@click.option(
    "--resume",
    metavar="FILE",
    type=click.Path(readable=False),
    help="Go on with the game in this file and keep it there.",
)
@language_option
@click.pass_context
def play(
    context: click.Context,
    kingdom: str | None,
    players: int,
    seed: int | None,
    bot_name: str,
    save: str | None,
    resume: str | None,
    language: str,
) -> None:
    """Play a game in the terminal against bots."""
    from freehold.bots import make_bot
    from freehold.terminal import standard
    from freehold.terminal.console import Unwritable

    given = [name for name in context.params if context.get_parameter_source(name) is ParameterSource.COMMANDLINE]
    _check_names(save, resume, language)
    try:
        standard.prepare()
        if resume is not None:
            _check_alone(given, language)
            _go_on(resume, save, bot_name if "bot_name" in given else None, language)
        else:
            _check_new(save, language)
            seed = Random().randrange(2**31) if seed is None else seed
            game = chosen_kingdom(kingdom, seed, language).game(players, seed)
            bots = [make_bot(bot_name, seed + seat) for seat in range(1, players)]
            _run(game, bots, save, language)
    except Unwritable as unwritable:
        with suppress(OSError):  # perhaps nothing can be written there either
            _unshown(unwritable, language).show()
        standard.give_up()
        context.exit(1)


def _run(game: Game, bots: list[Bot], save: str | None, language: str, person: str = "") -> None:
    from freehold.terminal import resume, standard

    path = None if save is None else Path(save)
    resume(game, bots, read=standard.read, write=standard.write, save=path, language=language, person=person)


def _go_on(file: str, save: str | None, bot: str | None, language: str) -> None:
    """Go on with a kept game, and keep it in the same file, or in another that is new."""
    from freehold.terminal.keeping import real, refusal
    from freehold.terminal.resuming import NotResumable, kept_game

    path = Path(file)
    try:
        kept = kept_game(path, bot)
    except OSError as error:
        key = "usage-no-file" if isinstance(error, FileNotFoundError) else "usage-unreadable"
        raise Mistake(message(key, path=short(file)), language) from error
    except NotResumable as not_resumable:
        said = message("terminal-not-resumed", path=short(file), why=not_resumable.why)
        raise Mistake(said, language, exit_code=1) from not_resumable
    if save is not None and real(Path(save)) != real(path):
        _check_new(save, language)
    elif (why := refusal(path)) is not None:
        raise Mistake(message("terminal-cannot-save", path=short(file), why=why), language)
    _run(kept.game, kept.bots, save or file, language, kept.person)


# --- what is wrong before a card is dealt -----------------------------------------------------------


def _check_names(save: str | None, resume: str | None, language: str) -> None:
    for option, name in (("--save", save), ("--resume", resume)):
        if name is not None and not name.strip():
            raise Mistake(message("terminal-no-file-name", option=option), language)


def _check_alone(given: list[str], language: str) -> None:
    """With a kept game all is set up already."""
    options = [f"--{name}" for name in given if name in ("kingdom", "players", "seed")]
    if options:
        raise Mistake(message("terminal-resume-alone", options=options), language)


def _check_new(save: str | None, language: str) -> None:
    """Whether a new file can be written there."""
    from freehold.terminal.keeping import refusal
    from freehold.terminal.resuming import holds_open_game

    if save is None:
        return
    why = refusal(Path(save))
    if why is not None:
        raise Mistake(message("terminal-cannot-save", path=short(save), why=why), language)
    if Path(save).exists():
        if holds_open_game(Path(save)):
            raise Mistake(message("terminal-save-open-game", path=short(save), quoted=shlex.quote(save)), language)
        raise Mistake(message("terminal-save-taken", path=short(save)), language)


def _unshown(unwritable: Unwritable, language: str) -> Mistake:
    if unwritable.kept is None:
        return Mistake(message("terminal-no-output", why=unwritable.why), language)
    return Mistake(message("terminal-no-output-kept", why=unwritable.why, path=str(unwritable.kept)), language)


def chosen_kingdom(text: str | None, seed: int, language: str) -> Kingdom:
    """The kingdom a person means, with what is missing added at random; no landscapes but those named."""
    from freehold.kingdoms import ANY_ALCHEMY, FIRST_GAME, Kingdom, Wishes, fill, generate, read_kingdom

    if not text:
        return Kingdom(FIRST_GAME)
    if text.strip().casefold() in RANDOM:
        return generate(Wishes(), seed)
    named = read_kingdom(text, language)
    return fill(named, Wishes(landscapes=len(named.landscapes), alchemy=ANY_ALCHEMY), seed)
