"""Windows: the moments at which other cards may have their say, and how they take turns at it.

The players are gone through in turn order, from the one whose turn it is. The first who has something
to do picks one thing, it is resolved completely, and then everybody is looked at again from the start,
also who has declined before. Only Reactions to an Attack are not offered again to who has declined them,
unless there is something else to do meanwhile: they would do what they would have done before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from .chooser import first_of_each
from .decision import DECLINE, Option
from .effects import Part
from .held import Held
from .hooks import Hook, Watcher
from .types import ATTACKED, DISCARD_FROM_PLAY, HAND, THIS_CARD

if TYPE_CHECKING:
    from .card import Card
    from .game import Game
    from .kind import Kind
    from .player import Player
    from .tasks import Task

    Key = tuple[Hook, int, Watcher | None]


NOTHING: Final[list[Hook]] = []


class Happening:
    """Something that has just happened to a card of a player's."""

    def __init__(self, player: Player, card: Card) -> None:
        self.player = player
        self.card = card
        self.kind = card.kind
        self._moves = player.game.state.moves[card.index]

    @property
    def moved(self) -> bool:
        """Whether the card is no longer where this has put it."""
        return self.player.game.state.moves[self.card.index] != self._moves


class Gained(Happening):
    """A card was gained, by a player who had or had not a copy of it in Exile."""

    def __init__(self, player: Player, card: Card, had_exiled_copy: bool) -> None:
        super().__init__(player, card)
        self.had_exiled_copy = had_exiled_copy


class Discarded(Happening):
    """A card was discarded, not by being cleaned up."""


class Trashed(Happening):
    """A card was trashed."""


class Exiled(Happening):
    """A card was put on an Exile mat, because of another."""

    def __init__(self, player: Player, card: Card, by: Kind | None) -> None:
        super().__init__(player, card)
        self.by = by


class Bought:
    """A card is being bought; it is gained after everything that buying brings about."""

    def __init__(self, player: Player, kind: Kind) -> None:
        self.player = player
        self.kind = kind


class Said:
    """What has been said in a window so far. Never changed once made, so that it can be part of a task."""

    def __init__(self, used: list[Key], declined: dict[int, list[Key]]) -> None:
        #: Abilities that have worked; those that must work do so once.
        self.used = used
        #: By seat, what was offered and declined; of Reactions to an Attack the same is not offered again.
        self.declined = declined


async def open_window(game: Game, window: int, event: Any) -> None:
    """Let every ability that waits for this moment work, one after the other."""
    note_silence(game, window, event)
    said: Said | None = Said([], {})
    while said is not None and _who_is_next(game, window, event, said) is not None:
        said = await Part(next_in_window, game, window, event, said)


async def next_in_window(game: Game, window: int, event: Any, said: Said) -> Said | None:
    """Let the next ability work; None if nobody has anything to do any more."""
    declined = said.declined.copy()
    while True:
        found = _who_is_next(game, window, event, Said(said.used, declined))
        if found is None:
            return None
        player, ready = found
        held = await _pick(player, ready, event, "react" if window == ATTACKED else "respond")
        if held is None:
            declined[player.index] = [_key(other) for other in ready]
            continue
        await work(game, held, event)
        # What was done may change what others wish, except that an Attack stays the same Attack.
        return Said([*said.used, _key(held)], declined if window == ATTACKED else {})


def note_silence(game: Game, window: int, event: Any) -> None:
    """Somebody who could have an answer to this in hand, and is not asked, has none: that too comes to light now."""
    for hook in game.box.hooks.get(window, NOTHING):
        if hook.zone == HAND and hook.source is not None:
            for card in game.box.piles[game.box.slot(hook.source.name)][:1]:  # any copy stands for all
                for player in game.in_turn_order()[1:]:
                    held = Held(game, hook, player, card, None)
                    if player.seat.hand and (hook.when is None or hook.when(held, event)):
                        game.state.reveals += 1
                        return


async def work(game: Game, held: Held, event: Any) -> None:
    """Let an ability do what it does, and play what it makes its player play."""
    source = held.hook.source
    outer = game.cause
    if source is not None:
        game.cause = source
    depth = game.depth
    await held.hook.effect(held, event)
    await do_now(game, held.after)
    game.depth = depth
    game.cause = outer


async def do_now(game: Game, tasks: Sequence[Task]) -> None:
    """Do tasks, and all that they bring about, in the middle of something else."""
    waiting = len(game.state.todo)
    game.state.todo.extend(reversed(tasks))
    while len(game.state.todo) > waiting:
        await Part(game.task_effect, game.state.todo.pop())


def _who_is_next(game: Game, window: int, event: Any, said: Said) -> tuple[Player, list[Held]] | None:
    """The first in turn order who has something to do that was not declined yet, and what."""
    for player in game.in_turn_order():
        ready = _ready(game, window, event, player, said.used)
        if ready and said.declined.get(player.index) != [_key(held) for held in ready]:
            return player, ready
    return None


def _key(held: Held) -> Key:
    """What tells an ability from others; copies of a card in the same hand are alike."""
    return held.hook, held.card.index if held.hook.must else held.card.slot, held.watcher


def _ready(game: Game, window: int, event: Any, player: Player, used: list[Key]) -> list[Held]:
    """What this player could or must do now; copies of a card that would do the same are one."""
    ready: list[Held] = []
    for hook in game.box.hooks.get(window, NOTHING):
        for card in _holders(hook, player, event):
            held = Held(game, hook, player, card, None)
            if (hook.when is None or hook.when(held, event)) and not (hook.must and _key(held) in used):
                ready.append(held)
                break
    if game.state.watching & window:
        for watcher in game.state.watchers:
            hook = watcher.hook
            if hook.window == window and watcher.seat == player.index:
                held = Held(game, hook, player, watcher.card, watcher)
                alike = any(other.hook is hook and other.card.slot == watcher.card.slot for other in ready)
                if not alike and (hook.when is None or hook.when(held, event)) and _key(held) not in used:
                    ready.append(held)
    return ready


def _holders(hook: Hook, player: Player, event: Any) -> list[Card]:
    """The cards through which a player has an ability now."""
    if hook.zone == THIS_CARD:
        return [event.card] if event.kind is hook.source and event.player is player else []
    if hook.source is None:
        return [event.card]
    return [card for card in player.seat.zone(hook.zone) if card.kind is hook.source]


async def _pick(player: Player, ready: list[Held], event: Any, key: str) -> Held | None:
    """Which of them comes next; None if the player has no wish for any."""
    must = any(held.hook.must for held in ready)
    if must and len(ready) == 1:
        return ready[0]
    options: list[Option] = [] if must else [Option(0, DECLINE)]
    for held in ready:
        options.append(_offer(len(options), held, event))
    idle = not must and all(held.hook.idle is not None and held.hook.idle(held, event) for held in ready)
    picked = await player.pick(key, options, idle=idle)
    if options[picked].verb == DECLINE:
        return None
    return ready[picked - (len(options) - len(ready))]


def _offer(index: int, held: Held, event: Any) -> Option:
    """An ability as an option: named after where it comes from, or after what it does with a card."""
    hook = held.hook
    source = hook.source
    if hook.verb:
        return Option(index, hook.verb, event.kind, "" if source is None else source.name)
    about = "" if held.card.kind is source else held.card.name
    return Option(index, "first" if hook.must else "react", source, about)


async def discard_from_play(game: Game, player: Player) -> None:
    """Discard from play, one after the other, the cards that have something to say when they go.

    The player chooses the order where it matters: between cards with an ability, and before a card that
    such an ability looks at.
    """
    asked: list[Card] = []
    while True:
        ready = _ready_to_leave(game, player, asked)
        if not ready:
            return
        card = await _first_to_go(player, ready)
        asked.append(card)
        for held in ready:
            if held.card is card and card in player.seat.play:  # another of its abilities may have moved it
                await work(game, held, None)
        if card in player.seat.play:
            player.discard_now(card)


def _ready_to_leave(game: Game, player: Player, asked: list[Card]) -> list[Held]:
    """The abilities of cards that are about to be discarded from play."""
    ready: list[Held] = []
    state = game.state
    for card in player.seat.play:
        if card in asked or state.is_held(card):
            continue
        held = [Held(game, hook, player, card, None) for hook in card.kind.hooks if hook.window == DISCARD_FROM_PLAY]
        for watcher in state.watchers:
            if watcher.hook.window == DISCARD_FROM_PLAY and watcher.card is card and watcher.seat == player.index:
                watched = Held(game, watcher.hook, player, card, watcher)
                if not watched.lost:
                    held.append(watched)
        ready += [one for one in held if one.hook.when is None or one.hook.when(one, None)]
    return ready


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
