"""What a seat may see, built up from an allow-list.

A view reads the game when it is looked at, so it costs nothing where nobody looks. Everything in it is
either public or the seat's own (BASE-INFO): hand sizes, play areas, the trash and the tops of discard piles
are public; a player may count the own deck, but neither count nor browse discard piles or the decks of others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .sight import Sight
from .types import EXILE, PHASE_NAMES

if TYPE_CHECKING:
    from .card import Card


class View(Sight):
    """A seat's window on a game (seat -1: a spectator's)."""

    __slots__ = ()

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self._game.state.phase]

    # --- the Supply --------------------------------------------------------------------------------

    def pile(self, name: str) -> int:
        """How many cards a pile has left; 0 for a card without a pile in this game."""
        game = self._game
        slot = game.box.slots.get(name, -1)
        return 0 if slot < 0 else len(game.state.piles[slot])

    def cost(self, name: str) -> int:
        """What a card or an Event of this game costs now, in coins."""
        game = self._game
        return game.cost(game.box.kinds[game.box.slot(name)]).coins

    @property
    def supply(self) -> list[str]:
        """The names of the Supply piles, empty ones included."""
        return [self._game.box.kinds[slot].name for slot in self._game.box.supply]

    @property
    def trash(self) -> list[str]:
        return _names(self._game.state.trash)

    # --- one's own cards ---------------------------------------------------------------------------

    @property
    def hand(self) -> list[str]:
        """The cards in one's own hand."""
        return [] if self.seat < 0 else _names(self._game.state.seats[self.seat].hand)

    @property
    def in_play(self) -> list[str]:
        """The cards that the player whose turn it is has in play."""
        return _names(self._game.state.seats[self._game.state.player].play)

    def owned(self, name: str) -> int:
        """How many cards of a name one has, wherever they are: a good memory would know it."""
        if self.seat < 0:
            return 0
        return sum(1 for card in self._game.state.seats[self.seat].cards() if card.kind.name == name)

    # --- all of it ---------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """The whole view as plain data."""
        game = self._game
        state = game.state
        box = game.box
        shown: dict[str, Any] = {
            "seat": None if self.seat < 0 else self.seat,
            "turn": state.turn,
            "player": state.player,
            "controller": state.controller,
            "phase": self.phase,
            "actions": state.actions,
            "buys": state.buys,
            "coins": state.coins,
            "potions": state.potions,
            "supply": {
                kind.name: {"left": len(state.piles[slot]), "cost": str(game.cost(kind))}
                for slot, kind in enumerate(box.kinds)
                if box.in_supply[slot]
            },
            "other_piles": {box.kinds[slot].name: len(state.piles[slot]) for slot in box.other_piles},
            "mats": list(box.mats),
            "bane": None if box.bane < 0 else box.kinds[box.bane].name,
            "events": {box.kinds[slot].name: str(box.kinds[slot].cost) for slot in box.events},
            "ways": [way.name for way in box.ways],
            "mouse": None if box.mouse is None else box.mouse.name,
            "trash": sorted(self.trash),
            "players": [self.player_dict(index) for index in range(box.players)],
            "version": game.version,
            "undos": game.undos,
            "over": self.over,
        }
        decision = game.decision
        if decision is not None:
            shown["decision"] = decision.to_dict() if decision.seat == self.seat else decision.outline()
        if self.over:
            shown["scores"] = game.scores()
            shown["winners"] = game.winners()
        return shown

    def player_dict(self, index: int) -> dict[str, Any]:
        """What this seat sees of one player."""
        state = self._game.state
        seat = state.seats[index]
        shown: dict[str, Any] = {
            "hand_count": len(seat.hand),
            "play": _names(seat.play),
            "stayed": [card.kind.name for card in seat.play if card in seat.stayed],
            "as_way": [card.kind.name for card in seat.play if card in seat.as_way],
            "exile": sorted(_names(seat.exile)),
            "invested": sorted(_names(state.watched(index, EXILE))),
            "set_aside": _names(seat.set_aside),
            "revealed": _names(seat.revealed),
            "looked_at_count": len(seat.looked_at),
            "discard_top": seat.discard[-1].kind.name if seat.discard else None,
            "coffers": seat.coffers,
            "turns_taken": seat.turns,
        }
        if self.sees_hand_of(index):
            shown["hand"] = _names(seat.hand)
            shown["looked_at"] = _names(seat.looked_at)
            shown["deck_count"] = len(seat.deck)
            if state.browsing >> index & 1:
                shown["discard"] = _names(seat.discard)
        return shown


def _names(cards: list[Card]) -> list[str]:
    return [card.kind.name for card in cards]
