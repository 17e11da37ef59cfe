"""+Cards, +Actions, +Buys and +coins. All but the cards are of use only to the player whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .zones import draw

if TYPE_CHECKING:
    from .game import Game
    from .kind import Kind


def plus_cards(game: Game, seat: int, count: int) -> None:
    draw(game, seat, count)


def plus_actions(game: Game, seat: int, count: int) -> None:
    state = game.state
    if state.player == seat and not (state.notes is not None and state.notes.no_more_actions >> seat & 1):
        state.actions += count
        if game.log is not None:
            game.tell(seat, "actions", amount=count)


def plus_buys(game: Game, seat: int, count: int) -> None:
    state = game.state
    if state.player == seat:
        state.buys += count
        if game.log is not None:
            game.tell(seat, "buys", amount=count)


def plus_coins(game: Game, seat: int, count: int) -> None:
    state = game.state
    if state.player == seat:
        state.coins += count
        if game.log is not None:
            game.tell(seat, "coins", amount=count)


def give_bonuses(game: Game, seat: int, kind: Kind, swapped: bool = False) -> None:
    """The bonuses printed at the top of a card, for the player who plays it."""
    cards = kind.cards
    coins = kind.coins
    if swapped:
        cards, coins = coins, cards
    if cards:
        plus_cards(game, seat, cards)
    if kind.actions:
        plus_actions(game, seat, kind.actions)
    if kind.buys:
        plus_buys(game, seat, kind.buys)
    if coins:
        plus_coins(game, seat, coins)
    state = game.state
    if kind.potions and state.player == seat:
        state.potions += kind.potions
        if game.log is not None:
            game.tell(seat, "potions", amount=kind.potions)
    if kind.coffers:
        game.players[seat].add_coffers(kind.coffers)
