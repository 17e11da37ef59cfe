"""Comparing a position with what a scenario expects of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from freehold.engine.card import Card
from freehold.engine.game import Game
from freehold.engine.kind import CARDS
from freehold.engine.types import PHASE_NAMES, ZONE_NAMES
from freehold.scenario.model import COUNTERS, SEATS, Expect


def differences(game: Game, expect: Expect) -> list[str]:
    """Everything that is not as expected, in words."""
    wrong: list[str] = []
    for key, wanted in expect.fields.items():
        if key in SEATS:
            wrong += _seat(game, SEATS.index(key), wanted)
        elif key == "supply":
            for name, size in wanted.items():
                slot = game.box.slots.get(name, -1)
                _same(wrong, f"supply {name}", 0 if slot < 0 else len(game.state.piles[slot]), size)
        elif key == "costs":
            for name, cost in wanted.items():
                _same(wrong, f"cost of {name}", _text(game.cost(CARDS.find(name))), _text(cost))
        elif key == "trash":
            _same_cards(wrong, "trash", game.state.trash, wanted)
        elif key == "sees":
            wrong += _sees(game, wanted)
        else:
            _same(wrong, key, _value(game, key), _shown(key, wanted))
    return wrong


def _value(game: Game, key: str) -> Any:
    state = game.state
    if key in COUNTERS:
        return getattr(state, key)
    if key == "turn":
        return SEATS[state.player]
    if key == "phase":
        return PHASE_NAMES[state.phase]
    if key == "pending":
        return "none" if game.decision is None else SEATS[game.decision.seat]
    if key == "over":
        return game.over
    return [SEATS[seat] for seat in game.winners()] if game.over else []


def _shown(key: str, wanted: Any) -> Any:
    if key == "turn":
        return SEATS[wanted]
    if key == "pending":
        return "none" if wanted is None else SEATS[wanted]
    if key == "winners":
        return [SEATS[seat] for seat in sorted(wanted)]
    return wanted


def _seat(game: Game, index: int, checks: dict[str, Any]) -> list[str]:
    wrong: list[str] = []
    seat = game.state.seats[index]
    letter = SEATS[index]
    for key, wanted in checks.items():
        where = f"{letter}.{key}"
        if key == "deck":
            _same(wrong, where, _names(seat.deck[::-1]), wanted)
        elif key == "deck_top":
            _same(wrong, where, _names(seat.deck[::-1])[: len(wanted)], wanted)
        elif key in ZONE_NAMES:
            _same_cards(wrong, where, seat.zone(ZONE_NAMES.index(key)), wanted)
        elif key == "discard_top":
            _same(wrong, where, seat.discard[-1].name if seat.discard else None, wanted)
        elif key.endswith("_count"):
            _same(wrong, where, len(seat.zone(ZONE_NAMES.index(key.removesuffix("_count")))), wanted)
        elif key in COUNTERS:
            if game.state.player != index:
                wrong.append(f"{where}: it is {SEATS[game.state.player]}'s turn")
            else:
                _same(wrong, where, getattr(game.state, key), wanted)
        elif key == "coffers":
            _same(wrong, where, seat.coffers, wanted)
        elif key == "score":
            _same(wrong, where, game.score(index), wanted)
        else:
            _same(wrong, where, seat.turns, wanted)
    return wrong


def _sees(game: Game, wanted: dict[int, dict[int, dict[str, Any]]]) -> list[str]:
    wrong: list[str] = []
    for viewer, players in wanted.items():
        view = game.view(viewer).to_dict()
        for player, fields in players.items():
            shown = _seen(view, player)
            for key, value in fields.items():
                where = f"{SEATS[viewer]} sees {SEATS[player]}.{key}"
                if key in shown:
                    _same(wrong, where, _any_order(shown[key]), _any_order(value))
                elif value != "hidden" and not _is_seen_to_be_empty(shown, key, value):
                    _same(wrong, where, "hidden", _any_order(value))
    return wrong


def _seen(view: dict[str, Any], player: int) -> dict[str, Any]:
    """What a view shows of a player, and of the turn and the scores where they are this player's."""
    shown = dict(view["players"][player])
    if view["player"] == player:
        shown |= {counter: view[counter] for counter in COUNTERS}
    if view["over"]:
        shown["score"] = view["scores"][player]
    return shown


def _is_seen_to_be_empty(shown: dict[str, Any], key: str, value: Any) -> bool:
    """Whether a pile that is not shown is rightly said to have nothing in it: that much everybody sees."""
    nothing = {"hand": shown["hand_count"] == 0, "discard": shown["discard_top"] is None}
    nothing["discard_count"] = nothing["discard"]
    return nothing.get(key, False) and value in ([], 0)


def _any_order(value: Any) -> Any:
    return sorted(value) if isinstance(value, list) else value


def _same_cards(wrong: list[str], where: str, cards: Sequence[Card], wanted: list[str]) -> None:
    _same(wrong, where, sorted(_names(cards)), sorted(wanted))


def _same(wrong: list[str], where: str, found: Any, wanted: Any) -> None:
    if found != wanted:
        wrong.append(f"{where} is {_text(found)}, expected {_text(wanted)}")


def _text(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(str, value))}]"
    return str(value)


def _names(cards: Sequence[Card]) -> list[str]:
    return [card.name for card in cards]
