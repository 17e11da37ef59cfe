"""Setting up a game: the piles for a kingdom and a number of players, the decks, the first hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from .box import Box
from .errors import BadSetup
from .kind import CARDS
from .rng import Rng, seed_state
from .state import Seat, State

if TYPE_CHECKING:
    from .kind import Kind

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6
HAND_SIZE: Final = 5
KINGDOM_SIZE: Final = 10

_boxes: dict[tuple[tuple[str, ...], int], Box] = {}


def box_for(kingdom: Sequence[str], players: int) -> Box:
    """The box for a kingdom; the same one again as long as it is asked for often."""
    key = (tuple(kingdom), players)
    box = _boxes.get(key)
    if box is None:
        if len(_boxes) >= 64:
            _boxes.clear()
        box = _boxes[key] = make_box([CARDS.find(name) for name in kingdom], players)
    return box


def make_box(kingdom: Sequence[Kind], players: int, others: Sequence[Kind] = ()) -> Box:
    """All cards of a game. `others` are kinds that may turn up without having a pile."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadSetup(f"{players} players: Dominion is for {MIN_PLAYERS} to {MAX_PLAYERS}")
    if len(kingdom) > KINGDOM_SIZE:
        raise BadSetup(f"{len(kingdom)} Kingdom cards: a game uses {KINGDOM_SIZE}")
    for kind in kingdom:
        if kind.basic:
            raise BadSetup(f"{kind.name} is in every game; a kingdom lists Kingdom cards only")
        if list(kingdom).count(kind) > 1:
            raise BadSetup(f"{kind.name} is in the kingdom twice")
    kinds = [kind for kind in CARDS if kind.basic] + list(kingdom)
    piles = len(kinds)
    kinds += [kind for kind in others if kind not in kinds]
    box = Box(players, kinds, [slot < piles for slot in range(len(kinds))])
    for slot in range(piles):
        box.piles[slot] = box.make(slot, kinds[slot].pile_size(players))
        for deck in box.decks:
            deck += box.make(slot, kinds[slot].starts)
    return box


def deal(box: Box, seed: int | str, first: int) -> State:
    """A new game at the start of its first turn; with `first` below 0 chance picks who begins."""
    rng = Rng(seed_state(seed))
    seats = [Seat() for _ in range(box.players)]
    state = State(seats, box.piles[:], rng)
    state.player = rng.below(box.players) if first < 0 else first
    for n, seat in enumerate(seats):
        deck = box.decks[n][:]
        rng.shuffle(deck)
        seat.hand = deck[: -HAND_SIZE - 1 : -1]
        del deck[-HAND_SIZE:]
        seat.deck = deck
    state.controller = state.player
    return state
