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

_boxes: dict[tuple[tuple[str, ...], int, str | None], Box] = {}


def box_for(kingdom: Sequence[str], players: int, bane: str | None = None, seed: int | str = 0) -> Box:
    """The box for a kingdom; the same one again as long as it is asked for often."""
    if bane is None:
        bane = random_bane([CARDS.find(name) for name in kingdom], seed)
    key = (tuple(kingdom), players, bane)
    box = _boxes.get(key)
    if box is None:
        if len(_boxes) >= 64:
            _boxes.clear()
        kinds = [CARDS.find(name) for name in kingdom]
        bane_kind = None if bane is None else CARDS.find(bane)
        if len(kinds) > KINGDOM_SIZE:
            raise BadSetup(f"{len(kinds)} Kingdom cards: a game uses {KINGDOM_SIZE}")
        _check_bane(kinds, bane_kind)
        box = _boxes[key] = make_box(kinds, players, bane=bane_kind)
    return box


def random_bane(kingdom: Sequence[Kind], seed: int | str) -> str | None:
    """A Bane pile picked by the seed, if some card of the kingdom needs one."""
    for kind in kingdom:
        if kind.bane is not None:
            fit = [other for other in CARDS if not other.basic and kind.bane(other) and other not in kingdom]
            return fit[Rng(seed_state(f"bane {seed}")).below(len(fit))].name
    return None


def make_box(kingdom: Sequence[Kind], players: int, others: Sequence[Kind] = (), bane: Kind | None = None) -> Box:
    """All cards of a game. `others` are kinds that may turn up without having a pile in the Supply."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadSetup(f"{players} players: Dominion is for {MIN_PLAYERS} to {MAX_PLAYERS}")
    piles = [*kingdom] if bane is None else [*kingdom, bane]
    for kind in piles:
        if kind.basic:
            raise BadSetup(f"{kind.name} is in every game; a kingdom lists Kingdom cards only")
        if not kind.kingdom:
            raise BadSetup(f"{kind.name} is not a Kingdom card")
        if piles.count(kind) > 1:
            raise BadSetup(f"{kind.name} is in the kingdom twice")
    kinds = [kind for kind in CARDS if kind.basic and (kind.joins is None or kind.joins(piles))] + piles
    supply = len(kinds)
    for kind in [*piles, *others]:
        kinds += [CARDS.find(name) for name in kind.uses if CARDS.find(name) not in kinds]
    with_pile = len(kinds)
    for kind in others:
        if kind not in kinds:
            kinds.append(kind)
    where = [slot < supply for slot in range(len(kinds))]
    box = Box(players, kinds, where, -1 if bane is None else kinds.index(bane))
    box.other_piles = list(range(supply, with_pile))
    for slot in range(with_pile):
        box.piles[slot] = box.make(slot, kinds[slot].pile_size(players))
        for deck in box.decks:
            deck += box.make(slot, kinds[slot].starts)
    return box


def _check_bane(kingdom: Sequence[Kind], bane: Kind | None) -> None:
    for kind in kingdom:
        if kind.bane is not None:
            if bane is None:
                raise BadSetup(f"{kind.name} needs a Bane pile")
            if not kind.bane(bane):
                raise BadSetup(f"{bane.name} cannot be the Bane pile of {kind.name}")
            return
    if bane is not None:
        raise BadSetup(f"{bane.name}: no card of this kingdom needs a Bane pile")


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
        seat.coffers = box.start_coffers
    state.controller = state.player
    return state
