"""Something that a player does as told: what the instructions of cards, Events and Reactions have in common."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from .bonuses import plus_actions, plus_buys, plus_cards, plus_coins
from .effects import Part
from .hooks import UNTIL_DONE, Hook, Watcher
from .state import ExtraTurn
from .tasks import PLAY_CARD, Task
from .types import DISCARD

if TYPE_CHECKING:
    from .card import Card
    from .cost import Cost
    from .game import Game
    from .kind import Kind
    from .player import Player


class Act:
    """What a player does."""

    def __init__(self, game: Game, you: Player, depth: int) -> None:
        self.game = game
        self.you = you
        self._depth = depth
        #: Whether +Cards and +coins change places.
        self.swapped = False
        #: What is to be played when this is over.
        self.after: tuple[Task, ...] = ()

    # --- the others ----------------------------------------------------------------------------

    def others(self) -> list[Player]:
        """The other players in turn order, beginning with the one whose turn it is."""
        return [player for player in self.game.in_turn_order() if player is not self.you]

    def everybody_leftwards(self) -> list[Player]:
        """All players round the table, from this one to the left."""
        return [self.you, *self.game.others(self.you)]

    async def each(self, players: list[Player], effect: Callable[[Player], Coroutine[Any, Any, None]]) -> None:
        """Let players do something one after the other, where each may have several things to decide."""
        for player in players:
            await Part(effect, player)

    # --- bonuses -------------------------------------------------------------------------------

    def plus_cards(self, count: int) -> None:
        if self.swapped:
            plus_coins(self.game, self.you.index, count)
        else:
            plus_cards(self.game, self.you.index, count)

    def plus_coins(self, count: int) -> None:
        if self.swapped:
            plus_cards(self.game, self.you.index, count)
        else:
            plus_coins(self.game, self.you.index, count)

    def plus_actions(self, count: int) -> None:
        plus_actions(self.game, self.you.index, count)

    def plus_buys(self, count: int) -> None:
        plus_buys(self.game, self.you.index, count)

    def plus_coffers(self, count: int) -> None:
        self.you.add_coffers(count)

    def give(self, label: str) -> bool:
        """The bonus that the label of an option names ("+2 cards"); False if it names something else."""
        if not label.startswith("+"):
            return False
        count, what = label[1:].split()
        amount = int(count)
        if what.startswith("card"):
            self.plus_cards(amount)
        elif what.startswith("action"):
            self.plus_actions(amount)
        elif what.startswith("buy"):
            self.plus_buys(amount)
        else:
            self.plus_coins(amount)
        return True

    # --- now and later --------------------------------------------------------------------------

    def then_play(self, card: Card, times: int = 1) -> None:
        """Play a card (so many times) as soon as this is over."""
        moves = self.game.state.moves[card.index]
        by = self.stays_with() if times > 1 else ()
        task = Task(PLAY_CARD, self.you.index, card, moves=moves, times=times, depth=self._depth + 1, by=by)
        self.after += (task,)

    def stays_with(self) -> tuple[Card, ...]:
        """The cards that stay in play with a Duration that this plays several times."""
        return ()

    def watch(
        self,
        hook: Hook,
        card: Card,
        *,
        seat: int = -1,
        until: int = UNTIL_DONE,
        ends_with: int = -1,
        holds: tuple[Card, ...] = (),
    ) -> None:
        """Let an ability wait for its moment; without `until` for as long as it takes."""
        state = self.game.state
        watcher = Watcher(
            hook,
            self.you.index if seat < 0 else seat,
            card,
            state.moves[card.index],
            since=state.turn,
            until=until,
            ends_with=ends_with,
            holds=tuple([(held, state.moves[held.index]) for held in holds]),
            swapped=self.swapped and until == state.turn,
        )
        state.watch(watcher)

    def cards_cost_less(self, coins: int) -> None:
        """All cards, wherever they are, cost less for the rest of the turn."""
        self.game.state.discount += coins
        self.you.tell("discount", amount=coins)

    def extra_turn(self, player: Player, controller: Player) -> None:
        """After this turn a player takes an extra turn, in which another may decide.

        A further turn of the player whose turn it is comes before turns of others.
        """
        state = self.game.state
        turn = ExtraTurn(player.index, controller.index)
        new = state.order.new
        place = len(new)
        if player.index == state.player:
            place = sum(1 for other in new if other.player == state.player)
        new.insert(place, turn)
        state.extras = True

    # --- what many cards do ---------------------------------------------------------------------

    async def gain_one(self, kinds: list[Kind], *, to: int = DISCARD) -> Card | None:
        """Gain one of these from the Supply; None if there is none to gain."""
        return await self.you.gain_one(kinds, to=to)

    async def trash_from_hand(self) -> Card | None:
        """Trash a card from hand; None with an empty hand."""
        card = await self.you.choose_card("trash", self.you.hand)
        if card is None or not await self.you.trash(card):
            return None
        return card

    async def topdeck_from_hand(self) -> None:
        """Put a card from hand onto the deck."""
        card = await self.you.choose_card("topdeck", self.you.hand)
        if card is not None:
            self.you.put_on_deck([card])

    # --- costs and piles ----------------------------------------------------------------------

    def supply(
        self,
        *,
        up_to: Cost | None = None,
        exactly: Cost | None = None,
        below: Cost | None = None,
        types: int = 0,
        without: int = 0,
    ) -> list[Kind]:
        """The cards in the Supply that fit, by cost and by types; empty piles do not count."""
        return self.game.available(up_to=up_to, exactly=exactly, below=below, types=types, without=without)

    def cost(self, card: Card) -> Cost:
        return self.game.cost(card.kind)
