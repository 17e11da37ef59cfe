"""Taking cards off decks: the one place where a discard pile is shuffled, and as late as the rules allow.

Plain functions on a seat, without a `Player`: most turns of most games need nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .types import DECK, HAND

if TYPE_CHECKING:
    from .card import Card
    from .game import Game


def lift(game: Game, index: int, count: int) -> list[Card]:
    """Take cards off the top of a deck, as many as there are; the topmost is the last of the list."""
    state = game.state
    seat = state.seats[index]
    deck = seat.deck
    cut = len(deck) - count
    if cut < 0:
        reshuffle(game, index)
        deck = seat.deck
        cut = len(deck) - count
        if cut < 0:
            cut = 0
    lifted = deck[cut:]
    if lifted:
        seat.deck = deck[:cut]  # quicker than deleting the slice once compiled
        state.reveals += 1
        if game.effect_alive:
            count_moves(game, lifted)
    return lifted


def draw(game: Game, index: int, count: int) -> int:
    """Draw cards into hand; how many there were."""
    if count <= 0:
        return 0
    seat = game.state.seats[index]
    if count == 1 and seat.deck and game.log is None and not game.effect_alive:  # the same, without a list
        seat.hand.append(seat.deck.pop())
        game.state.reveals += 1
        return 1
    drawn = lift(game, index, count)
    seat.hand.extend(drawn)
    if game.log is not None and drawn:
        game.moved(index, "draw", drawn[::-1], DECK, HAND, game.eyes(index))
    return len(drawn)


def reshuffle(game: Game, index: int) -> None:
    """Shuffle the discard pile and put it beneath the deck."""
    state = game.state
    seat = state.seats[index]
    cards = seat.discard
    if not cards:
        return
    if game.effect_alive:
        count_moves(game, cards)
    state.rng.shuffle(cards)
    if state.stacked is not None:
        game.stack_shuffle(index, cards)
    if game.log is not None:
        game.tell(index, "shuffle")
    cards += seat.deck
    seat.deck = cards
    seat.discard = []


def remove(cards: list[Card], card: Card) -> bool:
    """Take a card out of a zone; whether it was there. (A list would ask every card whether it is equal.)"""
    for place in range(len(cards)):
        if cards[place] is card:
            cards.pop(place)
            return True
    return False


def count_moves(game: Game, cards: list[Card]) -> None:
    """Note that cards have moved, for effects that keep an eye on one."""
    moves = game.state.moves
    for card in cards:
        moves[card.index] = moves[card.index] + 1
