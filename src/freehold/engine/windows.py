"""Windows: the moments at which other cards may have their say, and how they take turns at it.

The players are gone through in turn order, from the one whose turn it is. The first who has something
to do picks one thing, it is resolved completely, and then everybody is looked at again from the start.
Who has declined is asked again only if there is something else to do meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .card import Tracked
from .chooser import first_of_each
from .decision import DECLINE, Option
from .hooks import Held, Hook, Watcher
from .types import DISCARD_FROM_PLAY

if TYPE_CHECKING:
    from .card import Card
    from .game import Game
    from .kind import Kind
    from .player import Player
    from .state import State

    Key = tuple[Hook, int, Watcher | None]


class Gained:
    """A gain, about to happen or just happened. Replacements may change who, where or whether."""

    def __init__(self, player: Player, slot: int, to: int) -> None:
        self.player = player
        self.slot = slot
        self.to = to
        self.prevented = False
        self.card: Tracked | None = None

    def arrived(self, state: State, card: Card) -> None:
        self.card = Tracked(state, card)


class Discarded:
    """A card that was discarded, not by being cleaned up."""

    def __init__(self, state: State, player: Player, card: Card) -> None:
        self.player = player
        self.card = Tracked(state, card)


class Bought:
    """A card that is being bought; it is gained after everything that buying brings about."""

    def __init__(self, player: Player, kind: Kind) -> None:
        self.player = player
        self.kind = kind


class Trashed:
    """A card that was trashed."""

    def __init__(self, state: State, player: Player, card: Card) -> None:
        self.player = player
        self.card = Tracked(state, card)


class Said:
    """What has been said in a window so far. Never changed once made, so that it can be part of a task."""

    def __init__(self, used: list[Key], declined: dict[int, list[Key]]) -> None:
        #: Abilities that have worked; those that must work do so once.
        self.used = used
        #: By seat, what was offered and declined; the same is not offered again.
        self.declined = declined


async def open_window(game: Game, window: int, event: Any) -> None:
    """Let every ability that waits for this moment work, one after the other."""
    said: Said | None = Said([], {})
    while said is not None:
        said = await next_in_window(game, window, event, said)


async def next_in_window(game: Game, window: int, event: Any, said: Said) -> Said | None:
    """Let the next ability work; None if nobody has anything to do any more."""
    declined = said.declined.copy()
    for player in game.in_turn_order():
        ready = _ready(game, window, event, player, said.used)
        keys = [_key(held) for held in ready]
        if not ready or declined.get(player.index) == keys:
            continue
        held = await _pick(player, ready, event)
        if held is None:
            declined[player.index] = keys
            continue
        game.push_cause(held.hook.source)
        await held.hook.effect(held, event)
        game.pop_cause()
        return Said([*said.used, _key(held)], declined)
    return None


def _key(held: Held) -> Key:
    """What tells an ability from others; copies of a card in the same hand are alike."""
    return held.hook, held.card.index if held.hook.must else held.card.slot, held.watcher


def _ready(game: Game, window: int, event: Any, player: Player, used: list[Key]) -> list[Held]:
    """What this player could or must do now; copies of a card that would do the same are one."""
    ready: list[Held] = []
    for hook in game.box.hooks:
        if hook.window == window:
            for card in player.seat.zone(hook.zone):
                if card.kind is hook.source:
                    held = Held(game, hook, player, card, None)
                    if (hook.when is None or hook.when(held, event)) and not (hook.must and _key(held) in used):
                        ready.append(held)
                        break
    if game.state.watching & window:
        for watcher in game.state.watchers:
            hook = watcher.hook
            if hook.window == window and watcher.seat == player.index:
                held = Held(game, hook, player, watcher.card, watcher)
                ready_too = any(other.hook is hook for other in ready)
                if not ready_too and (hook.when is None or hook.when(held, event)) and _key(held) not in used:
                    ready.append(held)
    return ready


async def _pick(player: Player, ready: list[Held], event: Any) -> Held | None:
    """Which of them comes next; None if the player has no wish for any."""
    must = any(held.hook.must for held in ready)
    if must and len(ready) == 1:
        return ready[0]
    options: list[Option] = [] if must else [Option(0, DECLINE)]
    for held in ready:
        options.append(Option(len(options), "first" if held.hook.must else "react", held.hook.source))
    idle = not must and all(held.hook.idle is not None and held.hook.idle(held, event) for held in ready)
    picked = await player.pick("react", options, idle=idle)
    if options[picked].verb == DECLINE:
        return None
    return ready[picked - (len(options) - len(ready))]


async def discard_from_play(game: Game, player: Player) -> None:
    """Discard from play, one after the other, the cards that have something to say when they go.

    The player chooses the order where it matters: between cards with an ability, and before a card that
    such an ability looks at.
    """
    asked: list[Card] = []
    while True:
        ready: list[Held] = []
        for card in player.seat.play:
            for hook in card.kind.hooks:
                if hook.window == DISCARD_FROM_PLAY and card not in asked:
                    held = Held(game, hook, player, card, None)
                    if hook.when is None or hook.when(held, None):
                        ready.append(held)
        if not ready:
            return
        card = await _first_to_go(player, ready)
        asked.append(card)
        for held in ready:
            if held.card is card:
                game.push_cause(held.hook.source)
                await held.hook.effect(held, None)
                game.pop_cause()
        if card in player.seat.play:
            player.discard_now(card)


async def _first_to_go(player: Player, ready: list[Held]) -> Card:
    """Which card leaves play next: one with an ability, or one that an ability needs.

    With one ability only, there is no reason to let go first of what it needs; it is legal all the same.
    """
    cards = first_of_each([held.card for held in ready])
    idle = len(cards) == 1
    for held in ready:
        if held.hook.needs is not None:
            cards += [card for card in player.seat.play if held.hook.needs(card)]
    cards = first_of_each(cards)
    if len(cards) == 1:
        return cards[0]
    options = [Option(n, "first", card.kind) for n, card in enumerate(cards)]
    return cards[await player.pick("discard_first", options, idle=idle)]
