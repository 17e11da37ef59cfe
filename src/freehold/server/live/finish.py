"""A finished game as it is kept: a line for the list, and the record with what proves its shuffles."""

from __future__ import annotations

import time
from typing import Any

from freehold.engine.record import Record
from freehold.server import fairness
from freehold.server.kingdoms import kingdom_info
from freehold.server.live.story import Story
from freehold.server.store import Finished


def finished_game(story: Story) -> Finished:
    game = story.game
    assert game is not None
    now = time.time()
    result = {
        "scores": game.scores(),
        "winners": story.winners,
        "turns": [seat.turns for seat in game.state.seats],
        "resigned": story.resigned,
    }
    record: dict[str, Any] = Record.of(game, story.names).to_dict()
    record["fairness"] = {
        "scheme": fairness.SCHEME,
        "commitment": story.commitment,
        "server_seed": story.server_seed,
        "client_seeds": story.client_seeds,
    }
    record["result"] = result
    record["bots"] = [seat.bot for seat in story.seats]
    record["started_at"] = story.started_at
    record["finished_at"] = now
    summary = {
        "id": story.table,
        "started_at": story.started_at,
        "finished_at": now,
        "seats": [{"name": seat.shown_name, "bot": seat.bot} for seat in story.seats],
        "kingdom": kingdom_info(story.kingdom),
        **result,
    }
    return Finished(story.table, now, summary, record)
