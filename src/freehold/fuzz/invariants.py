"""What must be true of any game at any moment. Each check raises `Broken` with what it found."""

from __future__ import annotations

from freehold.engine.card import Card
from freehold.engine.errors import FreeholdError
from freehold.engine.fingerprint import fingerprint
from freehold.engine.game import Game
from freehold.engine.record import Record
from freehold.engine.types import ZONE_NAMES


class Broken(FreeholdError):
    """An invariant that does not hold."""


def check_cards(game: Game) -> None:
    """Every card is in exactly one zone, and none was created or lost."""
    state = game.state
    zones = [state.trash, *state.piles]
    for seat in state.seats:
        zones += [seat.hand, seat.deck, seat.discard, seat.play, seat.exile, seat.set_aside]
        zones += [seat.revealed, seat.looked_at]
    everywhere = [card for zone in zones for card in zone]
    if game.box.mouse is not None:
        everywhere.append(game.box.mouse)
    if len(everywhere) != len(game.box.cards) or set(everywhere) != set(game.box.cards):
        raise Broken(_misplaced(game))
    for slot, pile in enumerate(state.piles):
        if pile and {card.slot for card in pile} != {slot}:
            raise Broken(f"foreign card in pile {game.box.kinds[slot].name}: {pile}")


def _misplaced(game: Game) -> str:
    """Which card is in two places or in none."""
    state = game.state
    where: dict[int, str] = {}
    zones: list[tuple[str, list[Card]]] = [("trash", state.trash)]
    zones += [(f"pile {slot}", pile) for slot, pile in enumerate(state.piles)]
    for index, seat in enumerate(state.seats):
        zones += [(f"{ZONE_NAMES[zone]} of {index}", seat.zone(zone)) for zone in range(8)]
    for name, cards in zones:
        for card in cards:
            if card.index in where:
                return f"{card!r} is in {where[card.index]} and in {name}"
            where[card.index] = name
    return f"lost: {[card for card in game.box.cards if card.index not in where and card is not game.box.mouse]}"


def check_counters(game: Game) -> None:
    """No counter is negative, and derived ones agree with what they are derived from."""
    state = game.state
    for name in ("actions", "buys", "coins", "potions", "discount"):
        if getattr(state, name) < 0:
            raise Broken(f"{name} is {getattr(state, name)}")
    if any(seat.coffers < 0 or seat.turns < 0 for seat in state.seats):
        raise Broken("negative Coffers or turns")
    empty = sum(1 for slot in game.box.supply if not state.piles[slot])
    if empty != state.empty:
        raise Broken(f"{empty} piles are empty, but {state.empty} are counted")
    for index, seat in enumerate(state.seats):
        slots = [card.slot for card in seat.cards()]
        counted = [slots.count(slot) for slot in range(len(game.box.kinds))]
        if seat.counts(len(game.box.kinds)) != counted:
            raise Broken(f"seat {index} has {counted} by slot, but {seat.counted} is kept up")
        if not seat.has_actions and any(card.is_action for card in seat.cards()):
            raise Broken(f"seat {index} has an Action, but nobody looks for it")
    watching = 0
    for watcher in state.watchers:
        watching |= watcher.hook.window
    if watching != state.watching:
        raise Broken(f"watchers wait for windows {watching}, but {state.watching} is noted")


def check_knowledge(game: Game) -> None:
    """What a seat knows of everybody's cards leaves none out and counts none twice, whatever was passed unseen."""
    players = range(game.box.players)
    real = [game.view(seat).counts() for seat in players]
    everybody = [sum(counts) for counts in zip(*real, strict=True)]
    for viewer in [*players, None]:
        known = [game.view(viewer).counts_of(seat) for seat in players]
        if [sum(counts) for counts in zip(*known, strict=True)] != everybody:
            raise Broken(f"seat {viewer} counts other cards than there are: {known} instead of {real}")


def check_decision(game: Game) -> None:
    """Before the end somebody is asked, and has at least two possible answers, unless nobody can do anything."""
    decision = game.decision
    if game.over:
        if decision is not None:
            raise Broken(f"asked after the end: {decision!r}")
        return
    if decision is None:
        raise Broken("the game goes on, but nobody is asked")
    if not 0 <= decision.seat < game.box.players:
        raise Broken(f"asked of seat {decision.seat}")
    options = decision.options
    if len({option.index for option in options}) != len(options):
        raise Broken(f"two options with one index: {decision!r}")
    if not 0 <= decision.minimum <= decision.maximum <= len(options):
        raise Broken(f"impossible numbers: {decision!r}")
    answers = decision.answers()
    next(answers, None)
    if next(answers, None) is None and not game.state.stalled:
        raise Broken(f"a question with fewer than two answers: {decision!r}")


def check_copy(game: Game) -> int:
    """A copy is at the same point, and costs few replayed answers; how many."""
    twin = game.copy().copy()
    if fingerprint(twin.state) != fingerprint(game.state):
        raise Broken("a copy has another position")
    if (twin.decision is None) != (game.decision is None):
        raise Broken("a copy is asked something else")
    if twin.decision is not None and game.decision is not None and twin.decision.to_dict() != game.decision.to_dict():
        raise Broken(f"a copy is asked {twin.decision!r} instead of {game.decision!r}")
    if twin.answers != game.answers or twin.version != game.version:
        raise Broken("a copy has another history")
    return game.answers_to_repeat


def check_record(game: Game) -> None:
    """A record survives the way through JSON, and its replay is the game."""
    record = Record.of(game)
    again = Record.from_json(record.to_json())
    if again.to_dict() != record.to_dict():
        raise Broken("a record changed on its way through JSON")
    replayed = again.replay()
    if fingerprint(replayed.state) != fingerprint(game.state):
        raise Broken("a replay ends in another position")
    for seat in [*range(game.box.players), None]:
        if replayed.events(seat) != game.events(seat):
            raise Broken(f"a replay has other events for seat {seat}")
