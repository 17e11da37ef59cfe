"""Carrying out what a player chose in a phase: the answers that need no coroutine, as most do not.

What may put a question to somebody is left as a task (see `errands`); everything else is done here and at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .bonuses import give_bonuses
from .cost import Cost
from .events import EVERYBODY
from .tasks import BUY, PLAY_CARD, PLAY_TREASURES, START_BUY_PHASE, Task
from .types import ACTION, ACTION_PHASE, BUY_PHASE, BUYING, CLEAN_UP, DISCARD, HAND, PLAY, PLAYING, SUPPLY

if TYPE_CHECKING:
    from .card import Card
    from .game import Game

#: For a card that is paid for only when the player has said how.
FREE: Final = Cost(0)


def end_phase(game: Game) -> None:
    state = game.state
    if state.phase == ACTION_PHASE:
        state.phase = BUY_PHASE
        if game.box.buy_phase_hooks:
            state.todo.append(Task(START_BUY_PHASE, state.player))
    else:
        state.phase = CLEAN_UP
        state.stalled = False


def play_from_hand(game: Game, slot: int) -> bool:
    """Play a card of that slot, as the phase allows; True if somebody is asked something about it."""
    state = game.state
    seat = state.seats[state.player]
    place = 0
    while seat.hand[place].slot != slot:  # it was legal, so there is one
        place += 1
    card = seat.hand[place]
    kind = card.kind
    if state.phase == ACTION_PHASE:
        state.actions -= 1
    if not game.box.quiet >> slot & 1 or state.watching & PLAYING:
        moves = state.moves[card.index] if state.moves else 0
        return game.start_task(Task(PLAY_CARD, state.player, card, moves=moves))
    # Nobody can be asked anything: the same as `play_task`, without a coroutine.
    seat.hand.pop(place)
    seat.play.append(card)
    if kind.types & ACTION:
        state.actions_played += 1
    if game.log is not None:
        game.depth = 0
        game.moved(state.player, "play", [card], HAND, PLAY, EVERYBODY)
        game.cause = kind
        game.depth = 1
    give_bonuses(game, state.player, kind)
    if game.log is not None:
        game.cause = None
    return False


def play_treasures(game: Game) -> bool:
    """Play every Treasure in hand that has no choice to make, one after another.

    True if that was all, and the player is still in the Buy phase with something to buy: a card that costs nothing.
    """
    state = game.state
    seat = state.seats[state.player]
    box = game.box
    if not box.plain_playing or (state.watchers and state.watching & PLAYING):
        state.todo.append(Task(PLAY_TREASURES, state.player))
        return False
    # Nobody can be asked anything: the same as playing one after the other, without a coroutine.
    keep: list[Card] = []
    hand = seat.hand
    play = seat.play
    coins = 0
    for card in hand:
        value = card.plain_coins
        if value >= 0:
            coins += value
            play.append(card)
        else:
            keep.append(card)
    seat.hand = keep
    state.coins += coins
    if game.log is not None:
        game.depth = 0
        game.moved(state.player, "play", play[len(keep) - len(hand) :], HAND, PLAY, EVERYBODY)
        game.depth = 1
        game.tell(state.player, "coins", amount=coins)
    return len(state.piles[box.free]) > 0


def buy(game: Game, index: int) -> None:
    """Buy a card or an Event: pay, then gain it, or do what it says."""
    state = game.state
    box = game.box
    slot = index - box.first_buy
    kind = box.kinds[slot]
    state.bought = True
    state.buys -= 1
    cost = kind.cost
    if state.discount or box.odd_costs:
        cost = FREE if kind.instead is not None else game.cost(kind)
    state.coins -= cost.coins
    if cost.potion:
        state.potions -= 1
    if game.log is not None:
        game.depth = 0
        game.tell(state.player, "buy", kind=kind)
    if not box.plain_buying or state.extra or (state.watchers and state.watching & BUYING):
        state.todo.append(Task(BUY, state.player, slot=slot))
        return
    pile = state.piles[slot]
    if len(pile) > 1 and state.own_piles[slot]:
        card = pile.pop()  # what `take_from_pile` does when a pile does not run out
    else:
        last = game.take_from_pile(slot)
        assert last is not None, "it was legal to buy, so there is one"
        card = last
    seat = state.seats[state.player]
    seat.discard.append(card)
    if card.action or seat.counted is not None:
        seat.comes(card)
    if game.log is not None:
        game.moved(state.player, "gain", [card], SUPPLY, DISCARD, EVERYBODY)


def spend(game: Game, tokens: int) -> None:
    """Take tokens off the Coffers mat for coins."""
    state = game.state
    game.depth = 0
    game.players[state.player].remove_coffers(tokens)
    state.coins += tokens
    game.tell(state.player, "coins", amount=tokens)
