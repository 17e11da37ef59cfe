"""Whole games as text, one kingdom of each set in both languages, kept as files: a change nobody meant shows up here.

`python tests/playthroughs/test_playthroughs.py` writes the files anew; look at the difference before you keep it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from freehold import CARDS, Game, Record
from freehold.bots.random_bot import random_answer
from freehold.cli.replay import playthrough
from freehold.engine.decision import Decision
from freehold.engine.types import ACTION
from freehold.kingdoms import recommended
from freehold.texts import LANGUAGES, words

HERE = Path(__file__).parent
#: A recommended set for each of the sets, and with how many players it is played.
GAMES = {
    "size-distortion": 2,
    "victory-dance": 3,
    "forbidden-arts": 2,
    "bounty-of-the-hunt": 3,
    "arts-and-crafts": 2,
    "garden-of-cats": 3,
    "living-in-exile": 2,
}
NAMES = ("Anna", "Ben", "Cleo")
TURNS = 20


def curious(decision: Decision, random: Random) -> int | Sequence[int]:
    """Plays every Action and buys the dearest it can, mostly Actions, so that many cards are seen at work."""
    if decision.key not in ("action_phase", "buy_phase"):
        return random_answer(decision, random)
    if decision.play_treasures() >= 0:
        return decision.play_treasures()
    options = [option for option in decision.options if option.kind is not None]
    if decision.key == "action_phase":
        return random.choice(options).index
    worth = [option for option in options if option.verb == "buy" and option.kind and option.kind.cost.coins > 1]
    if not worth:
        return decision.passive()
    random.shuffle(worth)
    return max(worth, key=lambda option: (option.kind.cost.coins, option.kind.is_a(ACTION))).index  # type: ignore[union-attr]


def played(key: str) -> Record:
    """A game of so many turns; the key decides everything."""
    kingdom = recommended()[key].kingdom
    assert kingdom is not None
    random = Random(key)
    game: Game = kingdom.game(GAMES[key], key)
    while game.decision is not None and game.state.turn <= TURNS:
        game.answer(curious(game.decision, random))
    return Record.of(game, NAMES[: GAMES[key]])


def told(key: str, language: str) -> str:
    """The game as its first player saw it."""
    record = played(key)
    game = record.replay()
    return "\n".join(playthrough(words(language), record, game, game.events(0), 0)) + "\n"


def test_there_is_one_for_every_set() -> None:
    sets = {CARDS.find(name).set_name for key in GAMES for name in recommended()[key].kingdom.names}  # type: ignore[union-attr]
    assert sets >= {kind.set_name for kind in CARDS} - {"Basic"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_game_reads_as_it_did(key: str, language: str) -> None:
    assert told(key, language) == (HERE / f"{key}.{language}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for key in GAMES:
        for language in LANGUAGES:
            (HERE / f"{key}.{language}.txt").write_text(told(key, language), encoding="utf-8")
