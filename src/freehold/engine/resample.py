"""Other games that a seat could be in: everything that it cannot know is dealt anew.

The cards hidden from the seat are exchanged for one another, each player's among themselves, and everything else
stays: sizes, the own hand, what lies open, and what a good memory knows (`memory.py`). Search needs such games, and the
leak test deals by the same rule.

Inside an effect it is not enough to exchange cards where they lie now, as the effect may hold on to some. So the
exchange is made in the position before it, as if those cards had been the others all along, and the answers since
are given again. What came to light on the way stays what it was. It may still be that somebody's answer fitted the
old cards alone, or that somebody else is asked something only because of the cards they have: a deal that does not
lead to the same question in the same view is thrown away, and another one tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from .errors import FreeholdError
from .events import Event
from .game import Game
from .memory import Memory
from .rng import Rng, seed_state
from .turn import advance

if TYPE_CHECKING:
    from .card import Card
    from .state import State
    from .views import View

#: How many deals are tried before less is dealt anew. Nearly always one of the first fits.
TRIES: Final = 20


class CannotResample(FreeholdError):
    """A game in the middle of an effect of which nobody can say any more how it began."""


def resample(game: Game, seat: int, seed: int | str) -> Game:
    """A game that looks the same to a seat, with what it cannot know dealt anew by that seed."""
    return Worlds(game, seat).one(seed)


def worlds_behind(view: View) -> Worlds:
    """The games that a view could be of: all that a bot needs to look ahead, and nothing that it must not know."""
    return Worlds(view._game, view.seat)


class Worlds:
    """The games that a seat could be in at this moment. Many are made with little more work than one.

    Limits: how many cards of each name the others have is taken as known, even if some were passed unseen. If no deal
    leads to the question that is asked, only the decks are dealt anew, and at the last nothing is.
    """

    def __init__(self, game: Game, seat: int) -> None:
        game.check_seat(seat)
        self._has_log = game.log is not None
        self._game = game = _with_log_and_checkpoints(game)
        self._seat = seat
        self._start, self._since = game.checkpoint()
        decision = game.decision
        #: Whether every deal leads here: at a question of the own phase there is nothing to give again.
        self._any_fits = not game.frames and decision is not None and decision.seat == seat
        self._view: dict[str, Any] = {} if self._any_fits else _look(game, seat)
        state = game.state
        known = Memory(seat, game.log or []).known(state)
        known.update(state.seats[seat].discard)
        if game.frames:
            known.update(self._seen_in_the_effect())
        #: The cards of each player that the seat cannot tell from one another, and those of them in decks.
        self._hidden: list[list[Card]] = []
        self._in_decks: list[list[Card]] = []
        for index in range(game.box.players):
            hidden = [card for card in hidden_cards(state, index, seat) if card not in known]
            deck = state.seats[index].deck
            self._hidden.append(hidden)
            self._in_decks.append([card for card in hidden if card in deck])

    def one(self, seed: int | str, *, events: bool | None = None, checkpoints: bool = True) -> Game:
        """One of them; the same seed gives the same.

        It has a log if the game has one, unless `events` says otherwise. Without `checkpoints` it plays on faster, but
        cannot be copied in the middle of an effect. It has no seed and only the answers since the effect under way
        began, so that neither the real game nor what others have chosen can be read from it; so it has no record and
        no undo.
        """
        game = self._game
        if game.over:
            return game.copy()
        with_log = self._has_log if events is None else events
        rng = Rng(seed_state(seed))
        if self._any_fits:
            return self._made(exchange(self._hidden, rng), rng, with_log, checkpoints)
        for attempt in range(2 * TRIES):
            faces = exchange(self._hidden if attempt < TRIES else self._in_decks, rng)
            try:
                twin = self._made(faces, rng, with_log, checkpoints)
            except FreeholdError:  # somebody's answer was possible with the old cards alone
                continue
            if _look(twin, self._seat) == self._view:
                return twin
        return self._made({}, rng, with_log, checkpoints)

    def _made(self, faces: dict[Card, Card], rng: Rng, events: bool, checkpoints: bool) -> Game:
        """The game in which those cards were others all along, and chance is another from here on.

        If cards were shuffled in the effect under way, that shuffle must come out as it did; then chance changes
        after it, and a copy made before the effect is over shuffles again as the real game does.
        """
        game = self._game
        state = self._start.copy()
        deal_anew(state, faces)
        if game.state.rng.state == state.rng.state:
            state.rng = rng.copy()
            state.stacked = None
        twin = Game(game.box, state, None, game.first, None, events=False, checkpoints=checkpoints)
        twin.undos = game.undos
        advance(twin)
        for answer in self._since:
            twin.answer(answer)
        twin.state.rng = rng.copy()
        twin.state.stacked = None
        if events:
            twin.log = [_as_if(event, faces, self._seat) for event in game.log or []]
        return twin

    def _seen_in_the_effect(self) -> list[Card]:
        """The cards that the seat has seen since the effect under way began, and those that others have passed."""
        game = self._game
        again = Game(game.box, self._start.copy(), None, game.first, None, checkpoints=False)
        advance(again)
        for answer in self._since:
            again.answer(answer)
        seen: list[Card] = []
        for event in again.log or []:
            if event.seen >> self._seat & 1 or event.what == "pass":
                seen += event.cards
            elif event.top:
                seen += event.cards[-1:]
        return seen


# --- dealing anew: what resampling and the leak test share ------------------------------------------


def hidden_cards(state: State, index: int, viewer: int) -> list[Card]:
    """The cards of a player whose faces a seat's view does not show now (-1: the view of a spectator)."""
    seat = state.seats[index]
    sees_hand = viewer >= 0 and (index == viewer or (index == state.player and state.controller == viewer))
    hidden = seat.deck[:]
    if not (sees_hand and state.browsing >> index & 1):
        hidden += seat.discard[:-1]
    if not sees_hand:
        hidden += seat.hand + seat.looked_at
    return hidden


def exchange(pools: Sequence[list[Card]], rng: Rng) -> dict[Card, Card]:
    """Which card takes the place of which, if the cards of each pool are shuffled.

    They are sorted first: how they really lie must not matter, or the deal would tell of it.
    """
    faces: dict[Card, Card] = {}
    for pool in pools:
        others = sorted(pool, key=_index)
        rng.shuffle(others)
        for card, other in zip(pool, others, strict=True):
            faces[card] = other
    return faces


def deal_anew(state: State, faces: dict[Card, Card]) -> None:
    """Exchange cards where they may lie hidden. The lists of the seats are replaced, not changed."""
    for seat in state.seats:
        seat.hand = [faces.get(card, card) for card in seat.hand]
        seat.deck = [faces.get(card, card) for card in seat.deck]
        seat.discard = [faces.get(card, card) for card in seat.discard]
        seat.looked_at = [faces.get(card, card) for card in seat.looked_at]
        seat.has_other_cards()


# --- the rest ---------------------------------------------------------------------------------------


def _index(card: Card) -> int:
    return card.index


def _as_if(event: Event, faces: dict[Card, Card], seat: int) -> Event:
    """An event as it would have been with other cards; what the seat saw of it stays."""
    if not event.cards or event.seen >> seat & 1:
        return event
    cards = [faces.get(card, card) for card in event.cards]
    if event.top:
        cards[-1] = event.cards[-1]
    return Event(
        event.what,
        event.seat,
        cards,
        event.seen,
        source=event.source,
        target=event.target,
        amount=event.amount,
        top=event.top,
        other=event.other,
        cause=event.cause,
        kind=event.kind,
        depth=event.depth,
        counted=event.counted,
        order=event.order,
    )


def _look(game: Game, seat: int) -> dict[str, Any]:
    """All that a seat sees, except how long the log is."""
    view = game.view(seat).to_dict()
    del view["version"]
    return view


def _with_log_and_checkpoints(game: Game) -> Game:
    """The game itself, or, if it was played without them, the same game played again."""
    in_the_dark = bool(game.frames) and game.frames[0].start is None
    if game.log is not None and not in_the_dark:
        return game
    if not game.has_beginning:
        if in_the_dark:
            raise CannotResample("a resampled game without checkpoints cannot be resampled inside an effect: keep them")
        return game  # without a log nobody remembers anything
    again = game.beginning()
    for answer in game.answers:
        again.answer(answer)
    return again
