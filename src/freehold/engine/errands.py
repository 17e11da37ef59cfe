"""The tasks of the turn itself: what has to be done before a phase goes on, and may ask anybody anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .act import Act
from .bonuses import give_bonuses
from .kind import is_quiet_treasure
from .play import play_task
from .tasks import BUY, CLEAN_UP_PLAY, END_TURN, PLAY_CARD, PLAY_TREASURES, START_BUY_PHASE, START_TURN, Task
from .turn import clean_up
from .types import AT_BUY_PHASE, AT_TURN_END, AT_TURN_START, BUY_PHASE, DISCARD, EVENT, HAND, ON_BUY
from .windows import Bought, discard_from_play, do_now, open_window

if TYPE_CHECKING:
    from .card import Card
    from .game import Game
    from .kind import Kind
    from .player import Player


async def run_task(game: Game, task: Task) -> None:
    """Do one task; in it anybody may be asked anything."""
    if task.what == PLAY_CARD:
        await play_task(game, task)
    elif task.what == PLAY_TREASURES:
        await _treasures_task(game, task)
    elif task.what == BUY:
        if game.box.kinds[task.slot].types & EVENT:
            await _event_task(game, task)
        else:
            await _buy_task(game, task)
    elif task.what == START_TURN:
        await open_window(game, AT_TURN_START, None)
    elif task.what == START_BUY_PHASE:
        await open_window(game, AT_BUY_PHASE, None)
    elif task.what == CLEAN_UP_PLAY:
        await _clean_up_task(game)
    elif task.what == END_TURN:
        await open_window(game, AT_TURN_END, None)


async def _buy_task(game: Game, task: Task) -> None:
    """What buying brings about, paying and overpaying first of all; only then is the card gained."""
    player = game.players[task.seat]
    kind = game.box.kinds[task.slot]
    game.cause = kind
    game.depth = 1
    if kind.instead is not None:
        await _pay(game, player, kind, kind.instead(player))
    if kind.overpay is not None:
        paid = await player.choose_overpayment()
        if paid.coins or paid.potion:
            game.state.coins -= paid.coins
            game.state.potions -= paid.potion
            player.tell("overpay", amount=paid.coins)
            await kind.overpay(player, paid)
    game.cause = None
    game.depth = 0
    if game.listens(ON_BUY):
        await open_window(game, ON_BUY, Bought(player, kind))
    await player.gain_slot(task.slot, DISCARD)


async def _pay(game: Game, player: Player, kind: Kind, instead: list[Card]) -> None:
    """Pay for a card with coins, or by trashing one of these instead."""
    how = "coins"
    if instead:
        how = await player.choose_option("coins", "trash") if game.affordable(kind) else "trash"
    if how == "trash":
        card = await player.choose_card("trash", instead)
        assert card is not None
        await player.trash(card)
    else:
        cost = game.cost(kind)
        game.state.coins -= cost.coins
        game.state.potions -= cost.potion


async def _event_task(game: Game, task: Task) -> None:
    """Do what an Event says."""
    kind = game.box.kinds[task.slot]
    player = game.players[task.seat]
    if kind.limit == "turn":
        notes = game.take_notes()
        notes.once = (*notes.once, task.slot)
    elif kind.limit == "game":
        player.seat.once = (*player.seat.once, task.slot)
    game.cause = kind
    game.depth = 1
    event = Act(game, player, 0)
    give_bonuses(game, task.seat, kind)
    if kind.effect is not None:
        await kind.effect(event)
    game.cause = None
    game.depth = 0
    game.state.todo.extend(reversed(event.after))


async def _clean_up_task(game: Game) -> None:
    """Clean-up where cards have something to say when they leave play, or others have cards in play.

    The hand goes first, beneath the cards from play; what others have played in this turn leaves play as well.
    """
    state = game.state
    game.depth = 0
    player = game.players[state.player]
    if player.seat.hand:
        hand = player.seat.hand
        beneath = any(not state.is_held(card) for card in player.seat.play)
        game.moved(player.index, "clean_up", hand, HAND, DISCARD, player.eyes, top=not beneath)
        player.seat.discard.extend(hand)
        player.seat.hand = []
    for each in game.in_turn_order():
        await discard_from_play(game, each)
        each.seat.as_way = ()
        if each is not player:
            for card in each.in_play:
                if not state.is_held(card):
                    each.discard_now(card)
            each.seat.stayed = tuple(each.seat.play)
    clean_up(game)


async def _treasures_task(game: Game, task: Task) -> None:
    player = game.players[task.seat]
    for card in player.hand:
        if game.state.phase != BUY_PHASE:
            return  # one of them has led back to the Action phase
        if is_quiet_treasure(card.kind) and card in player.seat.hand:
            await do_now(game, [Task(PLAY_CARD, task.seat, card, moves=game.state.moves[card.index])])
