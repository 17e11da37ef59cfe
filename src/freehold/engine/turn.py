"""The turn: its phases as data, and how the game goes on from one decision to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .box import END
from .events import EVERYBODY
from .setup import HAND_SIZE
from .tasks import CLEAN_UP_PLAY, END_TURN, START_BUY_PHASE, START_TURN, Task
from .types import (
    ACTION_PHASE,
    AT_TURN_END,
    AT_TURN_START,
    BUY_PHASE,
    CLEAN_UP,
    DECK,
    DISCARD,
    HAND,
    OVER,
    PLAY,
    SET_ASIDE,
    TREASURE,
    TURN_END,
)
from .zones import lift

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .game import Game


def advance(game: Game) -> None:
    """Go on until somebody has to decide or the game is over. Reads nothing but the state."""
    state = game.state
    box = game.box
    idle_turns = 0
    while True:
        if state.todo:
            if game.start_task(state.todo.pop()):
                return
            continue
        phase = state.phase
        if phase == ACTION_PHASE:
            seat = state.seats[state.player]
            if seat.has_actions and state.actions > 0:
                actions: i64 = 0
                for card in seat.hand:
                    actions |= card.action
                if actions:
                    decision = game.phase_decision
                    decision.key = "action_phase"
                    decision.treasures = False
                    decision.sure = END
                    game.decision = decision
                    return
            state.phase = phase = BUY_PHASE
            if box.buy_phase_hooks:
                state.todo.append(Task(START_BUY_PHASE, state.player))
                continue
        if phase == BUY_PHASE:
            if not state.bought or state.buys > 0:
                if (state.buys > 0 and state.piles[box.free]) or state.stalled or _something_to_do(game):
                    decision = game.phase_decision
                    decision.key = "buy_phase"
                    decision.treasures = not state.bought
                    decision.sure = END
                    game.decision = decision
                    return
                if not state.bought:
                    # Where nobody can do anything any more, turns would pass for ever: after a round somebody is
                    # asked all the same.
                    idle_turns += 1
                    if idle_turns > box.players:
                        state.stalled = True
                        continue
            state.phase = phase = CLEAN_UP
        if phase == CLEAN_UP:
            state.phase = TURN_END
            if state.watchers and state.watching & AT_TURN_END:
                state.todo.append(Task(END_TURN, state.player))  # when Clean-up is over
            if box.clean_up_hooks:
                state.todo.append(Task(CLEAN_UP_PLAY, state.player))
                continue
            clean_up(game)
            if state.todo:
                continue
        elif phase == OVER:
            game.end()
            return
        _next_turn(game)


def _something_to_do(game: Game) -> bool:
    """Whether the Buy phase has anything left: something to buy, or Treasures and Coffers to use before that."""
    state = game.state
    if state.buys > 0:
        for slot in game.box.supply:
            if state.piles[slot] and game.payable(game.box.kinds[slot]):
                return True
        for slot in game.box.events:
            if game.may_buy_again(slot) and game.affordable(game.box.kinds[slot]):
                return True
    if not state.bought:
        seat = state.seats[state.player]
        if seat.coffers:
            return True
        for card in seat.hand:
            if card.kind.types & TREASURE:
                return True
    return False


# --- the end and the beginning of a turn ---------------------------------------------------------


def _next_turn(game: Game) -> None:
    """The turn ends, and unless the game ends with it, the next one begins."""
    state = game.state
    player = state.player
    if state.phase == TURN_END:  # and not before the first
        state.discount = 0
        if state.watchers:
            for watcher in state.watchers[:]:
                if watcher.until <= state.turn:
                    state.unwatch(watcher)
        if state.ending:
            _end_game(game)
            return
        if state.extras:
            _give_back(game)
            _next_extra_turn(game)
            player = state.player
        else:
            player += 1
            if player == game.box.players:
                player = 0
            state.player = state.controller = player
    state.phase = ACTION_PHASE
    seat = state.seats[player]
    state.turn += 1
    if not state.extra:
        seat.turns += 1
    state.actions = state.buys = 1
    state.coins = state.potions = state.actions_played = 0
    state.bought = False
    state.notes = None
    if seat.trashed:
        seat.trashed = 0
    decision = game.phase_decision
    decision.player = player
    decision.seat = state.controller
    if game.log is not None:
        game.depth = 0
        if state.controller != player:
            game.tell(player, "controlled_turn", other=state.controller)
        elif state.extra:
            game.tell(player, "extra_turn")
        else:
            game.tell(player, "turn", amount=seat.turns)
    if state.watchers:
        for watcher in state.watchers[:]:
            if watcher.ends_with == player:
                state.unwatch(watcher)
        if state.watching & AT_TURN_START:
            state.todo.append(Task(START_TURN, player))


def clean_up(game: Game) -> None:
    """Discard hand and play area, the hand beneath so that it stays unseen, and draw a new hand."""
    state = game.state
    player = state.player
    seat = state.seats[player]
    hand = seat.hand
    play = seat.play
    if state.watchers:
        seat.play = [card for card in play if state.is_held(card)]
        play = [card for card in play if not state.is_held(card)]
        seat.stayed = tuple(seat.play)
    elif seat.stayed:
        seat.stayed = ()
    if game.log is not None:
        game.depth = 0
        if hand:
            game.moved(player, "clean_up", hand, HAND, DISCARD, game.eyes(player), top=not play)
        if play:
            game.moved(player, "clean_up", play[:], PLAY, DISCARD, EVERYBODY)
    discard = seat.discard
    discard += hand  # quicker than `extend` once compiled
    if play:
        discard += play
        play.clear()
    deck = seat.deck
    left = len(deck) - HAND_SIZE
    if left >= 0 and not game.effect_alive:  # what `lift` does when there is enough to draw
        seat.hand = hand = deck[left:]
        seat.deck = deck[:left]  # quicker than deleting the slice once compiled
        state.reveals += 1
    else:
        seat.hand = hand = lift(game, player, HAND_SIZE)
    if game.log is not None and hand:
        game.moved(player, "draw", hand[::-1], DECK, HAND, game.eyes(player))


def _end_game(game: Game) -> None:
    state = game.state
    state.phase = OVER
    _give_back(game)
    if game.log is not None:
        game.tell(state.player, "game_over")


def _give_back(game: Game) -> None:
    """What was trashed in a controlled turn goes to its owner's discard pile; that is not a gain."""
    state = game.state
    seat = state.seats[state.player]
    back = [card for card in state.order.given_back if card in seat.set_aside]
    for card in back:
        seat.set_aside.remove(card)
    seat.discard.extend(back)
    state.order.given_back = []
    if game.log is not None and back:
        game.moved(state.player, "give_back", back, SET_ASIDE, DISCARD, EVERYBODY)


def _next_extra_turn(game: Game) -> None:
    """An extra turn, those that the last turn brought about first; or the round goes on where it was."""
    state = game.state
    order = state.order
    if not state.extra:
        order.round_player = state.player
    waiting = order.new + order.waiting
    order.new = []
    if waiting:
        state.player = waiting[0].player
        state.controller = waiting[0].controller
        state.extra = True
    else:
        state.player = state.controller = (order.round_player + 1) % game.box.players
        state.extra = False
    order.waiting = waiting[1:]
    state.extras = state.extra
