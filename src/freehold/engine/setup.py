"""Setting up a game: the piles for a kingdom and a number of players, the decks, the first hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from .box import Box
from .errors import BadSetup, shown
from .kind import CARDS
from .rng import Rng, seed_state
from .state import Seat, State
from .types import EVENT, WAY

if TYPE_CHECKING:
    from .kind import Kind

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6
HAND_SIZE: Final = 5
KINGDOM_SIZE: Final = 10
LONGEST_SEED: Final = 200
#: Sets of kinds are bits of a machine word.
MOST_KINDS: Final = 62

_boxes: dict[tuple[tuple[str, ...], tuple[str, ...], int, str | None, str | None], Box] = {}


def names(cards: Iterable[str]) -> list[str]:
    """The names of cards, as somebody outside has listed them."""
    if isinstance(cards, str):
        raise BadSetup(f"a list of cards is needed, not the text {shown(cards)}")
    return list(cards)


def checked_seed(seed: Any) -> int | str:
    """A seed from outside: a number or a text, as long as it can be written down."""
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadSetup(f"a seed is a whole number or a text, not {shown(seed)}")
    if (len(seed) if isinstance(seed, str) else seed.bit_length() // 3) > LONGEST_SEED:
        raise BadSetup(f"a seed has at most {LONGEST_SEED} digits or letters; this one is longer: {shown(seed)}")
    return seed


def box_for(
    kingdom: Sequence[str],
    players: int,
    bane: str | None = None,
    seed: int | str = 0,
    landscapes: Sequence[str] = (),
    mouse: str | None = None,
) -> Box:
    """The box for a kingdom; the same one again as long as it is asked for often."""
    if bane is None or mouse is None:
        kinds = [CARDS.find(name) for name in kingdom]
        bane, mouse = random_extras(kinds, [CARDS.find(name) for name in landscapes], bane, mouse, seed)
    key = (tuple(kingdom), tuple(landscapes), players, bane, mouse)
    box = _boxes.get(key)
    if box is None:
        if len(_boxes) >= 64:
            _boxes.clear()
        kinds = [CARDS.find(name) for name in kingdom]
        if len(kinds) > KINGDOM_SIZE:
            raise BadSetup(
                f"{len(kinds)} Kingdom cards: a game uses {KINGDOM_SIZE}", "too-many-cards", count=len(kinds)
            )
        box = _boxes[key] = make_box(
            kinds,
            players,
            bane=None if bane is None else CARDS.find(bane),
            landscapes=[CARDS.find(name) for name in landscapes],
            mouse=None if mouse is None else CARDS.find(mouse),
        )
    return box


def random_extras(
    kingdom: Sequence[Kind], landscapes: Sequence[Kind], bane: str | None, mouse: str | None, seed: int | str
) -> tuple[str | None, str | None]:
    """The Bane pile and the card to set aside, picked by the seed where one is needed and not given.

    Neither is otherwise in the game.
    """
    used = [*kingdom] if mouse is None else [*kingdom, CARDS.find(mouse)]
    for kind in kingdom:
        if bane is None and kind.bane is not None:
            bane = _random_card(kind.bane, used, f"bane {seed}")
    if bane is not None:
        used.append(CARDS.find(bane))
    for kind in landscapes:
        if mouse is None and kind.sets_aside is not None:
            mouse = _random_card(kind.sets_aside, used, f"mouse {seed}")
    return bane, mouse


def _random_card(fits: Callable[[Kind], bool], used: Sequence[Kind], seed: str) -> str:
    fit = [kind for kind in CARDS if kind.kingdom and fits(kind) and kind not in used]
    return fit[Rng(seed_state(seed)).below(len(fit))].name


def make_box(
    kingdom: Sequence[Kind],
    players: int,
    others: Sequence[Kind] = (),
    bane: Kind | None = None,
    *,
    landscapes: Sequence[Kind] = (),
    mouse: Kind | None = None,
    mats: Iterable[str] = (),
) -> Box:
    """All cards of a game. `others` are kinds that may turn up without having a pile in the Supply."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadSetup(f"{players} players: Dominion is for {MIN_PLAYERS} to {MAX_PLAYERS}", "players", count=players)
    piles = [*kingdom] if bane is None else [*kingdom, bane]
    _check_kingdom(piles)
    _check_landscapes(landscapes)
    _check_chosen("bane", "a Bane pile", "be the Bane pile", [(kind, kind.bane) for kind in kingdom], bane)
    _check_chosen("mouse", "a card set aside", "be set aside", [(kind, kind.sets_aside) for kind in landscapes], mouse)
    if mouse is not None and mouse in piles:
        raise BadSetup(f"{mouse.name} cannot be set aside: it is in the kingdom", "mouse-in-kingdom", card=mouse.name)
    in_game = [*piles, *landscapes] if mouse is None else [*piles, *landscapes, mouse]
    kinds = [kind for kind in CARDS if kind.basic and (kind.joins is None or kind.joins([*piles, *others]))] + piles
    supply = len(kinds)
    for kind in [*in_game, *others]:
        kinds += [other for other in _needs(kind) if other not in kinds]
    with_pile = len(kinds)
    events = [kind for kind in landscapes if kind.is_a(EVENT)]
    for kind in [*events, *([] if mouse is None else [mouse]), *others]:
        if kind not in kinds:
            kinds.append(kind)
    if len(kinds) > MOST_KINDS:
        raise BadSetup(f"{len(kinds)} kinds of cards: a game can have {MOST_KINDS}")
    box = Box(
        players,
        kinds,
        [slot < supply for slot in range(len(kinds))],
        -1 if bane is None else kinds.index(bane),
        ways=[kind for kind in landscapes if kind.is_a(WAY)],
        mouse=mouse,
        mats=sorted({*mats, *(mat for kind in in_game for mat in kind.mats)}),
    )
    box.start_coffers = sum(kind.start_coffers for kind in in_game)
    box.other_piles = list(range(supply, with_pile))
    for slot in range(with_pile):
        box.piles[slot] = box.make(slot, kinds[slot].pile_size(players))
        for deck in box.decks:
            deck += box.make(slot, kinds[slot].starts)
    return box


def _needs(kind: Kind) -> list[Kind]:
    """The piles outside the Supply that a card brings along: those it uses, or its own."""
    own = [] if kind.kingdom or kind.basic or kind.is_a(EVENT | WAY) else [kind]
    return own + [CARDS.find(name) for name in kind.uses]


def _check_kingdom(piles: Sequence[Kind]) -> None:
    for kind in piles:
        if kind.basic:
            raise BadSetup(f"{kind.name} is in every game; a kingdom lists Kingdom cards only", "basic", card=kind.name)
        if kind.is_a(EVENT | WAY):
            raise BadSetup(
                f"{kind.name} is not a Kingdom card but a landscape; give it as one", "landscape", card=kind.name
            )
        if not kind.kingdom:
            raise BadSetup(f"{kind.name} is not a Kingdom card", "not-kingdom", card=kind.name)
        if piles.count(kind) > 1:
            raise BadSetup(f"{kind.name} is in the kingdom twice", "card-twice", card=kind.name)


def _check_landscapes(landscapes: Sequence[Kind]) -> None:
    for kind in landscapes:
        if not kind.is_a(EVENT | WAY):
            raise BadSetup(f"{kind.name} is not a landscape: those are Events and Ways", "no-landscape", card=kind.name)
        if landscapes.count(kind) > 1:
            raise BadSetup(f"{kind.name} is among the landscapes twice", "card-twice", card=kind.name)


def _check_chosen(
    key: str, what: str, be: str, needs: Sequence[tuple[Kind, Callable[[Kind], bool] | None]], chosen: Kind | None
) -> None:
    """Whether the one card that set-up chooses for another was chosen, and fits."""
    for kind, fits in needs:
        if fits is not None:
            if chosen is None:
                raise BadSetup(f"{kind.name} needs {what}", f"{key}-missing", card=kind.name)
            if not chosen.kingdom or not fits(chosen):
                raise BadSetup(
                    f"{chosen.name} cannot {be} for {kind.name}", f"{key}-unfit", card=kind.name, chosen=chosen.name
                )
            return
    if chosen is not None:
        raise BadSetup(f"{chosen.name}: nothing in this game needs {what}", f"{key}-needless", chosen=chosen.name)


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
        seat.has_actions = box.start_actions
    state.controller = state.player
    return state
