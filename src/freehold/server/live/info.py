"""What anybody may know of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from freehold.server.kingdoms import kingdom_info
from freehold.server.live.story import Story

if TYPE_CHECKING:
    from freehold.server.live.crowd import Crowd


def table_info(story: Story, crowd: Crowd) -> dict[str, Any]:
    info: dict[str, Any] = {
        "id": story.table,
        "seats": [_seat_info(story, crowd, place) for place in range(len(story.seats))],
        "host": story.host,
        "begun": story.game is not None,
        "over": story.over,
        "open": story.open,
        "kingdom": kingdom_info(story.kingdom),
        "options": story.options,
        "commitment": story.commitment,
        "spectators": crowd.spectators,
        "rematch": None,
        "result": None,
    }
    if story.over:
        assert story.game is not None
        info["result"] = {"scores": story.game.scores(), "winners": story.winners, "resigned": story.resigned}
    return info


def _seat_info(story: Story, crowd: Crowd, place: int) -> dict[str, Any]:
    seat = story.seats[place]
    playing = story.game is not None and not story.over
    return {
        "name": seat.shown_name or None,
        "bot": seat.player,
        "person": seat.person,
        "here": crowd.here(place) or not seat.person,
        "resigned": seat.resigned,
        "replaceable": playing and seat.plays and crowd.missing_long(place),
    }
