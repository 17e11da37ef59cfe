"""What the charts at the end of a game show, out of its record."""

from __future__ import annotations

from collections import Counter
from typing import Any

from freehold.engine.game import Game
from freehold.engine.record import Record


def statistics(record: Record) -> dict[str, Any]:
    """Points after every turn, what everybody bought, gained and trashed, and the decks at the end."""
    game = record.replay(0)
    points = [{"turn": 0, "player": None, "points": game.scores()}]
    for answer in record.answers:
        turn, player = game.state.turn, game.state.player
        game.answer(answer)
        if game.state.turn != turn or game.over:
            points.append({"turn": turn, "player": player, "points": game.scores()})
    return {
        "seats": record.seats,
        "points": points,
        "players": [_player(game, seat) for seat in range(len(record.seats))],
        "turns": _turns(game),
    }


def _player(game: Game, seat: int) -> dict[str, Any]:
    counts: dict[str, Counter[str]] = {what: Counter() for what in ("buy", "gain", "trash", "play")}
    for event in game.open_events():
        if event["player"] == seat and event["what"] in counts:
            if event["what"] == "trash" and event.get("from") == "supply":
                continue
            counts[event["what"]].update(event.get("cards") or [event["card"]])
    return {
        "bought": counts["buy"],
        "gained": counts["gain"],
        "trashed": counts["trash"],
        "played": counts["play"],
        "deck": Counter(card.kind.name for card in game.state.seats[seat].cards()),
        "points": game.score(seat),
        "turns": game.state.seats[seat].turns,
    }


def _turns(game: Game) -> list[dict[str, Any]]:
    """What was gained in each turn, and by whom; that is mostly what was bought."""
    turns: list[dict[str, Any]] = []
    for event in game.open_events():
        what = event["what"]
        if what in ("turn", "extra_turn", "controlled_turn"):
            turns.append({"player": event["player"], "kind": what, "number": event.get("amount", 0), "gained": []})
        elif what == "gain" and turns:
            turns[-1]["gained"].append({"player": event["player"], "cards": event["cards"]})
    return turns
