"""The `state` messages: what a seat or a spectator sees of the game, whole or as what has changed.

Everything in them comes from `Game.view` and `Game.events` of that seat. What others cannot see changes nothing
here, and where nothing has changed for somebody, nothing is sent.
"""

from __future__ import annotations

from typing import Any

from freehold.server.live.log import Log, missed
from freehold.server.live.story import Story
from freehold.server.live.tracker import Tracker
from freehold.server.live.undoing import Request, undo_of
from freehold.texts import asked


class Viewer:
    """What one seat (None: the spectators) was last shown; all connections of it get the same."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self._shown: dict[str, Any] = {}
        self._extras: dict[str, Any] = {}
        self._epoch = 0
        self._version = 0
        self._log = Log(seat)
        self._tracker: Tracker | None = None

    def whole(self, story: Story, request: Request | None, since: int | None, epoch: int) -> dict[str, Any]:
        """Everything, for a connection that comes, or comes back having seen what was before version `since`."""
        game = story.game
        assert game is not None
        state = self.change(story, request)
        known = since is not None and epoch == story.epoch and 0 <= since <= game.version
        if not known and state is not None and "view" in state:
            return state  # the first to come is told everything anyway
        events = game.events(self.seat)
        since = since if known and since is not None else 0
        told = missed(events, since, story.names, self.seat)
        return self._state(since, told) | {"view": self._shown, "events": events[since:] if known else []}

    def change(self, story: Story, request: Request | None) -> dict[str, Any] | None:
        """What has changed since the last time; None if nothing has."""
        game = story.game
        assert game is not None
        before, extras = self._shown, self._extras
        since, fresh = self._version, self._epoch != story.epoch or not before
        self._shown = game.view(self.seat).to_dict()
        self._extras = self._extra(story, request)
        self._epoch, self._version = story.epoch, game.version
        if fresh:
            since, self._log = 0, Log(self.seat)
        patch = patch_of(before, self._shown)
        if not patch and since == game.version and extras == self._extras:
            return None
        state = self._state(since, self._log.follow(game.events(self.seat, self._log.turn), story.names))
        if fresh:
            return state | {"view": self._shown, "events": []}
        return state | {"patch": patch, "events": game.events(self.seat, since)}

    def _state(self, since: int, log: tuple[int, list[dict[str, Any]]]) -> dict[str, Any]:
        numbers = {"epoch": self._epoch, "version": self._version, "since": since}
        return {"type": "state", **numbers, "log_since": log[0], "log": log[1], **self._extras}

    def _extra(self, story: Story, request: Request | None) -> dict[str, Any]:
        """What stands beside the view."""
        game = story.game
        assert game is not None
        extra: dict[str, Any] = {"asked": None, "undo": None, "pending_undo": None}
        decision = game.decision
        if decision is not None and decision.seat == self.seat and not story.over:
            extra["asked"] = asked_data(self._shown, story.names)
            extra["entries"] = len(game.answers)
        if self.seat is not None:
            extra["undo"] = undo_of(story, self.seat)
        if request is not None:
            extra["pending_undo"] = {"by": request.by, "answered": sorted(request.answered)}
        if story.options.get("tracker") or story.options.get("points"):
            if self._tracker is None or self._tracker.epoch != story.epoch:
                self._tracker = Tracker(self.seat, story.epoch, game)
            self._tracker.follow(game.events(self.seat, self._tracker.version))
            extra["tracker"] = self._tracker.to_data(story.options)
        return extra


def patch_of(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The keys that have changed; null for one that is gone."""
    patch = {key: value for key, value in after.items() if key not in before or before[key] != value}
    patch |= {key: None for key in before if key not in after}
    return patch


def asked_data(view: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """The question and its options in words to be, for the seat that is asked."""
    question = asked(view, names)
    return {
        "question": question.question().to_data(),
        "whole": question.whole_question().to_data(),
        "options": [question.option(option).to_data() for option in view["decision"]["options"]],
    }
