"""The deck tracker and the point counter: what somebody with a good memory would know.

It is worked out from nothing but the events of one seat, in the form in which that seat gets them, and so it cannot
tell more than they do. Cards that change hands unseen make the counts of both players uncertain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from freehold.engine.box import Box
from freehold.engine.game import Game
from freehold.engine.owned import Owned

#: Movements that bring a card into a player's possession, and out of it, by where it comes from or goes to.
OUTSIDE: Final = ("supply", "trash")
#: Where one's own cards can lie.
ZONES: Final = ("hand", "deck", "discard", "play", "exile", "set_aside", "revealed", "looked_at")


class Tracker:
    """Follows one game for one seat (None: for somebody who watches)."""

    def __init__(self, seat: int | None, epoch: int, game: Game) -> None:
        self.seat = seat
        self.epoch = epoch
        self.version = 0
        self._box = game.box
        self._names = {kind.name: slot for slot, kind in enumerate(game.box.kinds)}
        beginning = game.beginning(events=False)
        start = Counter(card.kind.name for card in beginning.state.seats[0].cards())  # everybody begins with the same
        self._owned = [Counter(start) for _ in range(game.box.players)]
        self._uncertain = [False] * game.box.players
        #: The own cards by where they lie.
        self._zones: dict[str, Counter[str]] = {zone: Counter() for zone in ZONES}
        if seat is not None:
            self._zones["hand"] = Counter(beginning.view(seat).hand)
            self._zones["deck"] = start - self._zones["hand"]

    def follow(self, events: Sequence[dict[str, Any]]) -> None:
        """What has happened since, as the seat gets it."""
        self.version += len(events)
        for event in events:
            if event["what"] == "pass":
                self._pass(event)
            elif "from" in event and "to" in event:
                self._move(event)
            elif event["what"] in ("shuffle", "deck_to_discard") and event["player"] == self.seat:
                source, target = ("discard", "deck") if event["what"] == "shuffle" else ("deck", "discard")
                self._zones[target] += self._zones[source]
                self._zones[source] = Counter()

    def _pass(self, event: dict[str, Any]) -> None:
        giver, taker, names = event["player"], event["other"], event.get("cards")
        if names is None:
            self._uncertain[giver] = self._uncertain[taker] = True
            return
        self._owned[giver].subtract(names)
        self._owned[taker].update(names)
        if giver == self.seat:
            self._lift(names, "hand")
        if taker == self.seat:
            self._zones["hand"].update(names)

    def _move(self, event: dict[str, Any]) -> None:
        player, source, target = event["player"], event["from"], event["to"]
        names: list[str] | None = event.get("cards")
        if names is None:
            return  # cards that nobody else sees stay with their player
        if source in OUTSIDE and target not in OUTSIDE:
            self._owned[player].update(names)
        elif target in OUTSIDE and source not in OUTSIDE:
            self._owned[player].subtract(names)
        if player == self.seat and source != target:
            if source not in OUTSIDE:
                self._lift(names, source)
            if target not in OUTSIDE:
                self._zones[target].update(names)

    def _lift(self, names: Iterable[str], source: str) -> None:
        """Take cards from where they lie. Some go straight from the deck to their end, which is not told apart."""
        for name in names:
            zone = source if self._zones[source][name] > 0 else "deck"
            self._zones[zone][name] -= 1

    # --- what it knows ------------------------------------------------------------------------------------

    def to_data(self, options: dict[str, Any]) -> dict[str, Any]:
        data: dict[str, Any] = {"uncertain": self._uncertain[:]}
        if options.get("tracker"):
            data["decks"] = [self._sorted(owned) for owned in self._owned]
            data["draw"] = None if self.seat is None else self._sorted(self._zones["deck"])
            data["discard"] = None if self.seat is None else self._sorted(self._zones["discard"])
        if options.get("points"):
            data["points"] = [
                None if uncertain else points(self._box, owned)
                for owned, uncertain in zip(self._owned, self._uncertain, strict=True)
            ]
        return data

    def _sorted(self, cards: Counter[str]) -> dict[str, int]:
        """In the order of the piles, so that nothing can be told by the order."""
        return {name: cards[name] for name in sorted(+cards, key=self._names.__getitem__)}


def points(box: Box, owned: Counter[str]) -> int:
    """What these cards are worth together, by the rules of their kinds."""
    handles = {card.kind.name: card for card in box.cards}
    return Owned([handles[name] for name, count in owned.items() for _ in range(count)]).points
