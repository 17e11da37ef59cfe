"""Makes what the tests read: what the server says to one seat in real games, and messages with their words.

python web/tests/fixtures.py FOLDER
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from freehold import CARDS, Game, Record
from freehold.bots import BigMoney, Bot, RandomBot
from freehold.engine.kind import Kind
from freehold.engine.types import EVENT, WAY
from freehold.rulings import catalogue
from freehold.server.past.frames import frames
from freehold.texts import LANGUAGES, Message, asked, log_lines, message, words

NAMES = ["Ann", "Ben"]


def played(kingdom: list[str], bots: list[Bot], *, seed: int, answers: int, **setup: Any) -> list[dict[str, Any]]:
    """Everything seat 0 is sent in a game, and the last whole view to compare with."""
    game = Game.new(kingdom, players=2, seed=seed, **setup)
    while game.decision is not None and len(game.answers) < answers:
        game.answer(bots[game.decision.seat].answer(game.view(game.decision.seat), game.decision))
    sent = frames(Record.of(game, NAMES), "0", 0, answers + 1)["frames"]
    for state in sent:
        state |= {"undo": None, "pending_undo": None}
        if state["asked"] is None:
            del state["entries"]
    return [*sent, {"last": game.view(0).to_dict()}]


def said(messages: list[Message]) -> list[dict[str, Any]]:
    return [one.to_data() | {lang: words(lang).say(one) for lang in LANGUAGES} for one in messages]


def collected(games: int) -> list[Message]:
    """Lines, questions and options of random games over all cards: each kind of message a few times."""
    found: dict[str, list[Message]] = {}
    kingdoms = [kind.name for kind in CARDS if kind.kingdom]
    landscapes = [kind.name for kind in CARDS if not kind.kingdom and kind.is_a(EVENT | WAY)]
    for seed in range(games):
        chance = Random(seed)
        game = Game.new(chance.sample(kingdoms, 10), players=2, seed=seed, landscapes=chance.sample(landscapes, 2))
        bot = RandomBot(seed)
        while game.decision is not None and len(game.answers) < 250:
            seat = game.decision.seat
            question = asked(game.view(seat).to_dict(), NAMES)
            options = [question.option(option) for option in question.decision["options"][:12]]
            for one in (question.question(), question.whole_question(), *options):
                found.setdefault(one.key, []).append(one)
            game.answer(bot.answer(game.view(seat), game.decision))
        for reader in (0, None):
            for line in log_lines(game.events(reader), NAMES, reader):
                found.setdefault(line.said.key, []).append(line.said)
    return [one for key in sorted(found) for one in _different(found[key])[:3]]


def _different(messages: list[Message]) -> list[Message]:
    seen: dict[str, Message] = {}
    for one in messages:
        seen.setdefault(words("en").say(one), one)
    return list(seen.values())


def card_texts() -> dict[str, dict[str, Any]]:
    return {
        kind.name: {
            lang: [
                words(lang).card_name(kind.name),
                words(lang).card_text(kind.name),
                words(lang).card_text(kind.name, "below"),
            ]
            for lang in LANGUAGES
        }
        for kind in CARDS
    }


def card(kind: Kind) -> dict[str, Any]:
    landscape = kind.is_a(EVENT | WAY)
    return {
        "name": kind.name,
        "set": kind.set_name,
        "types": kind.type_names,
        "cost": str(kind.cost),
        "kingdom": kind.kingdom,
        "landscape": landscape,
    }


def rulings(lang: str) -> list[dict[str, Any]]:
    return [{"id": one.id, "set": one.set, "cards": list(one.cards)} | one.texts(words(lang)) for one in catalogue()]


def main(folder: Path) -> None:
    first = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"]
    fixtures = {
        "first-game": played(first, [RandomBot(5), RandomBot(6)], seed=11, answers=400),
        "guided-games": [
            # Enough of them that every hint comes up, however the bot takes its chances.
            *[played(first, [RandomBot(seed), RandomBot(seed + 50)], seed=seed, answers=500) for seed in range(8)],
            played(first, [BigMoney(), RandomBot(3)], seed=2, answers=2000),
        ],
        "rich-game": played(
            [
                "Sleigh",
                "Barge",
                "Cardinal",
                "Baker",
                "Vineyard",
                "Alchemist",
                "Tournament",
                "Young Witch",
                "Sanctuary",
                "Mill",
            ],
            [RandomBot(3), RandomBot(4)],
            seed=4,
            answers=160,
            landscapes=["Ride", "Way of the Ox"],
        ),
        "said": said(
            [*collected(40), message("error-unknown-card-nearest", name="Vilage", nearest=["Village", "Mill"])]
        ),
        "card-texts": card_texts(),
        "cards": [card(kind) for kind in CARDS],
        "rulings": {lang: rulings(lang) for lang in LANGUAGES},
    }
    for name, fixture in fixtures.items():
        (folder / f"{name}.json").write_text(json.dumps(fixture, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
