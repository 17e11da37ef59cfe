"""A short hash of a position, and of what led to it: the set-up, or the answers since the hash before.

What is kept up only for speed, such as how many cards a player has of each kind, follows from the rest and is left
out. Kept records hold these hashes: whoever changes what goes into them raises the number of the record format.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .box import Box
    from .card import Card
    from .hooks import Hook, Watcher
    from .state import State
    from .tasks import Task
    from .windows import Key, Said


def set_up(box: Box) -> list[object]:
    """What a game is played with. A position names cards by their numbers, which other kingdoms use as well."""
    mouse = "" if box.mouse is None else box.mouse.name
    return [box.players, [kind.name for kind in box.kinds], box.supply, box.bane, box.landscapes, mouse]


def fingerprint(state: State, led_here: Sequence[object] = ()) -> str:
    """A short hash of everything in a position, and of what led to it."""
    parts = [
        repr(led_here),
        f"{state.turn},{state.player},{state.controller},{state.phase},{state.actions},{state.buys},{state.coins}",
        f"{state.potions},{state.discount},{state.actions_played},{state.rng.state},{state.bought},{state.ending}",
        f"{state.extra},{state.order.round_player},{_cards(state.order.given_back)},{state.empty},{state.reveals}",
        f"{state.extras},{state.watching},{state.stalled},{state.browsing}",
        repr(state.moves),
        ",".join([_task(task) for task in state.todo]),
        ",".join([_watcher(watcher) for watcher in state.watchers]),
        ",".join([f"{turn.player}:{turn.controller}" for turn in state.order.waiting]),
        ",".join([f"{turn.player}:{turn.controller}" for turn in state.order.new]),
    ]
    if state.passed:
        parts.append(repr([(card.index, giver, taker) for card, giver, taker in state.passed]))
    zones = [state.trash, *state.piles]
    if state.notes is not None:
        gains = [f"{gain.seat}:{gain.card.index}:{gain.moves}" for gain in state.notes.gains]
        parts.append(f"{','.join(gains)};{state.notes.no_more_actions},{state.notes.once}")
    for seat in state.seats:
        parts.append(f"{seat.coffers},{seat.turns},{seat.trashed},{seat.once}")
        parts.append(f"{_cards(seat.stayed)};{_cards(seat.as_way)}")
        zones += [seat.zone(zone) for zone in range(8)]
    parts.append(repr(_numbers(zones)))
    return blake2b("/".join(parts).encode(), digest_size=8).hexdigest()


def _numbers(zones: list[list[Card]]) -> list[int]:
    """The cards of all zones in one list, a -1 before each zone: many short texts would take far longer to make."""
    numbers: list[int] = []
    for zone in zones:
        numbers.append(-1)
        for card in zone:
            numbers.append(card.index)
    return numbers


def _watcher(watcher: Watcher) -> str:
    holds = [f"{card.index}*{moves}" for card, moves in watcher.holds]
    return (
        f"{_hook(watcher.hook)}:{watcher.seat}:{watcher.card.index}:{watcher.moves}:{watcher.since}:"
        f"{watcher.until}:{watcher.ends_with}:{watcher.swapped}:{'+'.join(holds)}"
    )


def _hook(hook: Hook) -> str:
    source = "" if hook.source is None else hook.source.name
    return f"{source}:{hook.window}:{hook.verb}"


def _task(task: Task) -> str:
    card = -1 if task.card is None else task.card.index
    way = "" if task.way is None else task.way.name
    return (
        f"{task.what}:{task.seat}:{card}:{task.moves}:{task.times}:{task.in_play}:{task.apart}:{task.slot}:"
        f"{task.stage}:{task.spared}:{way}:{_cards(task.by)}:{_said(task.said)}"
    )


def _said(said: Said | None) -> str:
    if said is None:
        return ""
    declined = [(seat, [_ability(key) for key in said.declined[seat]]) for seat in sorted(said.declined)]
    return f"{[_ability(key) for key in said.used]}{declined}"


def _ability(key: Key) -> str:
    hook, card, watcher = key
    return f"{_hook(hook)}:{card}:{'' if watcher is None else _watcher(watcher)}"


def _cards(cards: Sequence[Any]) -> str:
    return ",".join([str(card.index) for card in cards])
