"""The leak test: re-deal everything that is hidden from a viewer; what the viewer gets must not change."""

from __future__ import annotations

from random import Random
from typing import Any

from freehold.engine.events import EVERYBODY, Event
from freehold.engine.game import Game
from freehold.engine.resample import deal_anew, exchange, hidden_cards
from freehold.engine.rng import Rng
from freehold.engine.state import State
from freehold.fuzz.invariants import Broken


def check_leaks(game: Game, since: int, random: Random) -> None:
    """For every seat and a spectator: view, new events and decision do not depend on hidden cards."""
    cards = [event for event in (game.log or [])[since:] if event.cards]
    new = [event for event in cards if event.seen != EVERYBODY]
    ordered = [event for event in cards if event.order != EVERYBODY and len(event.cards) > 1]
    for viewer in [*range(game.box.players), None]:
        _check_view(game, viewer, random)
        for event in new:
            _check_event(game, event, viewer, random)
        for event in ordered:
            _check_order(event, viewer, random)
    decision = game.decision
    if decision is not None:
        _check_decision(game, decision.seat, random)


def _check_view(game: Game, viewer: int | None, random: Random) -> None:
    view = game.view(viewer)
    before = view.to_dict()
    seats = game.state.seats
    real = [(seat.hand, seat.deck, seat.discard, seat.looked_at) for seat in seats]
    kept_up = [(seat.counted, seat.has_actions) for seat in seats]
    try:
        redeal(game.state, viewer, random)
        after = view.to_dict()
    finally:
        for seat, lists in zip(seats, real, strict=True):
            seat.hand, seat.deck, seat.discard, seat.looked_at = lists
        for seat, known in zip(seats, kept_up, strict=True):
            seat.counted, seat.has_actions = known
    if before != after:
        raise Broken(f"the view of seat {viewer} depends on hidden cards: {_difference(before, after)}")


def _check_event(game: Game, event: Event, viewer: int | None, random: Random) -> None:
    if viewer is not None and event.seen >> viewer & 1:
        return
    before = event.as_seen_by(viewer)
    cards = event.cards
    shown = 1 if event.top else 0
    count = len(cards) - shown if event.counted else random.randint(1, 20)
    hidden = random.choices(game.box.cards, k=count)
    event.cards = hidden + cards[len(cards) - shown :]
    after = event.as_seen_by(viewer)
    event.cards = cards
    if before != after:
        raise Broken(f"event {before} shows hidden cards to seat {viewer}")


def _check_order(event: Event, viewer: int | None, random: Random) -> None:
    """In which order cards were put back is told to those alone who may know it."""
    if viewer is not None and event.order >> viewer & 1:
        return
    before = event.as_seen_by(viewer)
    cards = event.cards
    event.cards = random.sample(cards, len(cards))
    after = event.as_seen_by(viewer)
    event.cards = cards
    if before != after:
        raise Broken(f"event {before} tells seat {viewer} in which order the cards lie")


def _check_decision(game: Game, seat: int, random: Random) -> None:
    """What somebody is asked does not depend on cards hidden from them.

    The position before the effect is re-dealt and the answers since are given again. The two worlds must
    stay alike only as long as the same seat answers in both and nothing hidden comes to light.
    """
    state, since = game.checkpoint()
    revealed = state.reveals
    if revealed != game.state.reveals:
        return
    other_state = state.copy()
    redeal(other_state, seat, random)
    real = game.continued_from(state)
    other = game.continued_from(other_state)
    for answer in [*since, None]:
        mine, theirs = real.decision, other.decision
        if mine is None or theirs is None or mine.seat != seat or theirs.seat != seat:
            return
        if other.state.reveals != revealed or real.state.reveals != revealed:
            return
        if mine.to_dict() != theirs.to_dict():
            difference = _difference(mine.to_dict(), theirs.to_dict())
            raise Broken(f"the decision of seat {seat} depends on hidden cards: {difference}")
        if answer is not None:
            real.answer(answer)
            other.answer(answer)


def redeal(state: State, viewer: int | None, random: Random) -> None:
    """Deal everything anew that the viewer cannot see. The lists of the seats are replaced, not changed.

    A view has no memory, so nothing stays that only a memory would know; and of others it does not even tell the sizes
    of deck and discard pile, only whether there is one.
    """
    eyes = -1 if viewer is None else viewer
    rng = Rng(random.getrandbits(59) + 1)
    pools = [hidden_cards(state, index, eyes) for index in range(len(state.seats))]
    deal_anew(state, exchange(pools, rng))
    for index, seat in enumerate(state.seats):
        if seat.discard and not (index == eyes or (index == state.player and state.controller == eyes)):
            cards = seat.deck + seat.discard
            deck = int(random.random() * len(cards))  # the top of the discard pile stays
            seat.deck = cards[:deck]
            seat.discard = cards[deck:]


def _difference(before: Any, after: Any, path: str = "") -> str:
    if isinstance(before, dict) and isinstance(after, dict):
        for key in {**before, **after}:
            if before.get(key) != after.get(key):
                return _difference(before.get(key), after.get(key), f"{path}.{key}")
    return f"{path}: {before!r} / {after!r}"
