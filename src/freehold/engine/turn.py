"""The turn: its phases as data, and how the game goes on from one decision to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .act import Act
from .bonuses import give_bonuses
from .box import END
from .cost import Cost
from .events import EVERYBODY
from .kind import is_quiet_treasure
from .play import play_task
from .setup import HAND_SIZE
from .tasks import BUY, CLEAN_UP_PLAY, END_TURN, PLAY_CARD, PLAY_TREASURES, START_BUY_PHASE, START_TURN, Task
from .types import (
    ACTION,
    ACTION_PHASE,
    AT_BUY_PHASE,
    AT_TURN_END,
    AT_TURN_START,
    ATTACK,
    BUY_PHASE,
    BUYING,
    CLEAN_UP,
    DECK,
    DISCARD,
    EVENT,
    HAND,
    ON_BUY,
    OVER,
    PLAY,
    PLAYING,
    SET_ASIDE,
    SUPPLY,
    TREASURE,
    TURN_END,
    TURN_START,
)
from .windows import Bought, discard_from_play, do_now, open_window
from .zones import lift

if TYPE_CHECKING:
    from .card import Card
    from .game import Game
    from .kind import Kind
    from .player import Player

#: For a card that is paid for only when the player has said how.
FREE: Final = Cost(0)


def advance(game: Game) -> None:
    """Go on until somebody has to decide or the game is over. Reads nothing but the state."""
    state = game.state
    box = game.box
    idle_turns = 0
    while True:
        if state.todo:
            if game.start_task():
                return
            continue
        phase = state.phase
        if phase == ACTION_PHASE:
            if state.actions > 0:
                for card in state.seats[state.player].hand:
                    if card.is_action:
                        decision = game.phase_decision
                        decision.key = "action_phase"
                        decision.sure = END
                        game.decision = decision
                        return
            state.phase = phase = BUY_PHASE
            if box.buy_phase_hooks:
                state.todo.append(Task(START_BUY_PHASE, state.player))
                continue
        if phase == BUY_PHASE:
            if (
                (state.buys > 0 and state.piles[box.free])
                or ((state.buys > 0 or not state.bought) and _something_to_do(game))
                or state.stalled
            ):
                decision = game.phase_decision
                decision.key = "buy_phase"
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
            _clean_up(game)
            if state.todo:
                continue
        elif phase == OVER:
            game.end()
            return
        if state.phase == TURN_END:
            _end_turn(game)
        if state.phase == TURN_START:
            _start_turn(game)


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


# --- the beginning and the end of a turn ---------------------------------------------------------


def _start_turn(game: Game) -> None:
    state = game.state
    player = state.player
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
    state.phase = ACTION_PHASE
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


def _clean_up(game: Game) -> None:
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
    discard.extend(hand)
    if play:
        discard.extend(play)
        play.clear()
    deck = seat.deck
    left = len(deck) - HAND_SIZE
    if left >= 0 and not game.effect_alive:  # what `lift` does when there is enough to draw
        seat.hand = hand = deck[left:]
        del deck[left:]
        state.reveals += 1
    else:
        seat.hand = hand = lift(game, player, HAND_SIZE)
    if game.log is not None and hand:
        game.moved(player, "draw", hand[::-1], DECK, HAND, game.eyes(player))


def _end_turn(game: Game) -> None:
    state = game.state
    state.discount = 0
    if state.watchers:
        for watcher in state.watchers[:]:
            if watcher.until <= state.turn:
                state.unwatch(watcher)
    if state.ending:
        state.phase = OVER
        _give_back(game)
        if game.log is not None:
            game.tell(state.player, "game_over")
        return
    if state.extras:
        _give_back(game)
        _next_extra_turn(game)
        return
    player = state.player + 1
    if player == game.box.players:
        player = 0
    state.player = player
    state.controller = player
    state.phase = TURN_START


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
    state.phase = TURN_START


# --- carrying out what a player chose in a phase --------------------------------------------------


def end_phase(game: Game) -> None:
    state = game.state
    if state.phase == ACTION_PHASE:
        state.phase = BUY_PHASE
        if game.box.buy_phase_hooks:
            state.todo.append(Task(START_BUY_PHASE, state.player))
    else:
        state.phase = CLEAN_UP
        state.stalled = False


def play_from_hand(game: Game, slot: int) -> None:
    """Play a card of that slot, as the phase allows."""
    state = game.state
    seat = state.seats[state.player]
    for card in seat.hand:
        if card.slot == slot:
            break
    else:
        raise AssertionError("a legal card to play is in hand")
    kind = card.kind
    if state.phase == ACTION_PHASE:
        state.actions -= 1
    if kind.effect is not None or kind.types & ATTACK or game.listens(PLAYING) or (game.box.ways and card.is_action):
        moves = state.moves[card.index] if state.moves else 0
        state.todo.append(Task(PLAY_CARD, state.player, card, moves=moves))
        return
    # Nobody can be asked anything: the same as `play_task`, without a coroutine.
    seat.hand.remove(card)
    seat.play.append(card)
    if kind.types & ACTION:
        state.actions_played += 1
    if game.log is not None:
        game.depth = 0
        game.moved(state.player, "play", [card], HAND, PLAY, EVERYBODY)
        game.push_cause(kind)
        game.depth = 1
    give_bonuses(game, state.player, kind)
    if game.log is not None:
        game.pop_cause()


def play_treasures(game: Game) -> bool:
    """Play every Treasure in hand that has no choice to make, one after another.

    True if that was all, and the player is still in the Buy phase with something to buy.
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
    return bool(state.piles[box.free])


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
    if len(pile) > 1 and state.own_piles >> slot & 1:
        card = pile.pop()  # what `take_from_pile` does when a pile does not run out
    else:
        last = game.take_from_pile(slot)
        assert last is not None, "it was legal to buy, so there is one"
        card = last
    state.seats[state.player].discard.append(card)
    if game.log is not None:
        game.moved(state.player, "gain", [card], SUPPLY, DISCARD, EVERYBODY)


def spend(game: Game, tokens: int) -> None:
    """Take tokens off the Coffers mat for coins."""
    state = game.state
    game.depth = 0
    game.players[state.player].remove_coffers(tokens)
    state.coins += tokens
    game.tell(state.player, "coins", amount=tokens)


# --- tasks ---------------------------------------------------------------------------------------


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
    game.push_cause(kind)
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
    game.pop_cause()
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
    game.push_cause(kind)
    game.depth = 1
    event = Act(game, player, 0)
    give_bonuses(game, task.seat, kind)
    if kind.effect is not None:
        await kind.effect(event)
    game.pop_cause()
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
    _clean_up(game)


async def _treasures_task(game: Game, task: Task) -> None:
    player = game.players[task.seat]
    for card in player.hand:
        if game.state.phase != BUY_PHASE:
            return  # one of them has led back to the Action phase
        if is_quiet_treasure(card.kind) and card in player.seat.hand:
            await do_now(game, [Task(PLAY_CARD, task.seat, card, moves=game.state.moves[card.index])])
