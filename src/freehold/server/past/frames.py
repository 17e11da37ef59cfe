"""A finished game step by step. Frames are `state` messages, so that a client shows them like a running game."""

from __future__ import annotations

from typing import Any, Final

from freehold.engine.game import Game
from freehold.engine.record import Record
from freehold.server.live.log import Log
from freehold.server.live.states import asked_data, patch_of

#: The points of view besides those of the seats.
OPEN: Final = "open"
PUBLIC: Final = "public"


def frames(record: Record, view: str, start: int, count: int) -> dict[str, Any]:
    """The position after `start` answers and up to `count - 1` more, from one point of view.

    The first is whole and comes with the log from the beginning; the others say what has changed.
    """
    teller = Teller(record, view)
    start = min(start, len(record.answers))
    for answer in record.answers[:start]:
        teller.game.answer(answer)
    shown = [teller.frame(None, None)]
    for answer in record.answers[start : start + count - 1]:
        decision = teller.game.decision
        assert decision is not None
        seat = decision.seat
        teller.game.answer(answer)
        shown.append(teller.frame(seat, answer))
    return {"answers": len(record.answers), "from": start, "frames": shown}


class Teller:
    """Plays a record and tells each position from one point of view."""

    def __init__(self, record: Record, view: str) -> None:
        self.names = record.seats
        self.seat = int(view) if view not in (OPEN, PUBLIC) else None
        self.open = view == OPEN
        self.game = record.replay(0)
        self._shown: dict[str, Any] = {}
        self._version = 0
        self._log = Log(self.seat)

    def frame(self, seat: int | None, answer: Any) -> dict[str, Any]:
        """The position now; `seat` has given the answer that led to it."""
        game, before, since = self.game, self._shown, self._version
        self._shown, self._version = self._view(), game.version
        log_since, log = self._log.follow(self._events(self._log.turn), self.names)
        frame: dict[str, Any] = {
            "type": "state",
            "epoch": 0,
            "version": game.version,
            "since": since,
            "entries": len(game.answers),
            "answered": seat,
            "asked": self._asked(),
            "log_since": log_since,
            "log": log,
        }
        if before:
            return frame | {"patch": patch_of(before, self._shown), "events": self._events(since)}
        return frame | {"view": self._shown, "events": []}

    def _events(self, since: int) -> list[dict[str, Any]]:
        return self.game.open_events(since) if self.open else self.game.events(self.seat, since)

    def _view(self) -> dict[str, Any]:
        return open_view(self.game) if self.open else self.game.view(self.seat).to_dict()

    def _asked(self) -> dict[str, Any] | None:
        decision = self._shown.get("decision")
        if decision is None or "options" not in decision:
            return None
        return asked_data(self._shown, self.names)


def open_view(game: Game) -> dict[str, Any]:
    """Everybody's cards at once: what each player sees of the own cards, and what is asked of whom."""
    view = game.view(None).to_dict()
    view["players"] = [game.view(seat).player_dict(seat) for seat in range(game.box.players)]
    if game.decision is not None:
        view["decision"] = game.decision.to_dict()
    return view


def turns(record: Record) -> list[dict[str, int]]:
    """Where each turn begins: after how many answers, whose it is, and which of theirs."""
    game = record.replay(0)
    found = [_turn(game)]
    for answer in record.answers:
        before = game.state.turn
        game.answer(answer)
        if game.state.turn != before:
            found.append(_turn(game))
    return found


def _turn(game: Game) -> dict[str, int]:
    player = game.state.player
    return {"answers": len(game.answers), "player": player, "number": game.state.seats[player].turns}
