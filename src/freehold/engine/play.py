"""One playing of one card.

Playing the same card twice is two of these: each may be answered by Reactions, each follows its own
instructions. A card that a playing makes its player play next (Throne Room, Vassal) is queued with
`then_play`, so that the first playing is over, and no coroutine alive, when the next begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .events import EVERYBODY
from .hooks import UNTIL_DONE, Hook, Watcher
from .state import ExtraTurn
from .tasks import ANNOUNCE, FOLLOW, PLAY_CARD, REACT, Task
from .types import ACTION, ATTACK, ATTACKED, BEFORE_PLAY, DISCARD, NOWHERE, ON_PLAY, PLAY
from .windows import Said, next_in_window, open_window
from .zones import draw

if TYPE_CHECKING:
    from .card import Card
    from .cost import Cost
    from .game import Game
    from .kind import Kind
    from .player import Player


class Play:
    """A card being played: by whom, which card, and whom it leaves alone."""

    def __init__(self, game: Game, task: Task, moves: int) -> None:
        assert task.card is not None
        self.game = game
        self.you = game.players[task.seat]
        self.card = task.card
        self.kind = task.card.kind
        self._moves = moves
        self._depth = task.depth
        self._by = task.by
        #: A bit for each seat that is unaffected.
        self.spared = task.spared
        #: What this playing makes its player play next.
        self.after: list[Task] = []
        self._set_aside: list[Card] = list(task.kept)
        self._again = False

    # --- the others ----------------------------------------------------------------------------

    def others(self) -> list[Player]:
        """The other players in turn order, from the left neighbour of the one who plays this."""
        return self.game.others(self.you)

    def victims(self) -> list[Player]:
        """The others, less those who are unaffected by this playing."""
        return [other for other in self.others() if not self.spares(other)]

    def spare(self, player: Player) -> None:
        """This playing does not affect that player."""
        self.spared |= 1 << player.index

    def spares(self, player: Player) -> bool:
        return self.spared >> player.index & 1 != 0

    # --- printed bonuses -------------------------------------------------------------------------

    def plus_cards(self, count: int) -> None:
        self.you.draw(count)

    def plus_actions(self, count: int) -> None:
        self.you.add_actions(count)

    def plus_buys(self, count: int) -> None:
        self.you.add_buys(count)

    def plus_coins(self, count: int) -> None:
        self.you.add_coins(count)

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

    # --- the card itself -------------------------------------------------------------------------

    @property
    def in_play(self) -> bool:
        """Whether this card is still where playing it has put it."""
        return self.game.state.moves[self.card.index] == self._moves

    def then_play(self, card: Card, times: int = 1) -> None:
        """Play a card (so many times) as soon as this playing is over."""
        moves = self.game.state.moves[card.index]
        by = (*self._by, self.card) if times > 1 else ()
        task = Task(PLAY_CARD, self.you.index, card, moves=moves, times=times, depth=self._depth + 1, by=by)
        self.after.append(task)

    def until_turn_ends(self, hook: Hook) -> None:
        """Set an ability going that lasts for the rest of this turn."""
        state = self.game.state
        state.watch(Watcher(hook, self.you.index, self.card, state.turn))

    def at_next_turn_start(self, hook: Hook) -> None:
        """Let an ability work when this player's next turn begins; the card stays in play until then."""
        holds = (self.card, *self._by) if self.in_play else self._by
        self.game.state.watch(Watcher(hook, self.you.index, self.card, UNTIL_DONE, holds))

    # --- what many cards do -------------------------------------------------------------------------

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

    def set_aside_for_now(self, card: Card) -> None:
        """Set a card aside until this playing says what becomes of it."""
        self.you.set_aside(card)
        self._set_aside.append(card)

    async def discard_set_aside(self) -> None:
        """Discard what this playing has set aside."""
        await self.you.discard(self._set_aside)
        self._set_aside = []

    def repeat(self) -> None:
        """Follow the instructions once more from the top, without the printed bonuses.

        For a card that may go on for long: between two rounds no coroutine is alive.
        """
        self._again = True

    def next_round(self, task: Task) -> Task | None:
        if not self._again:
            return None
        return task.next_stage(FOLLOW, task.moves, self.spared, None, task.round + 1, tuple(self._set_aside))

    def cards_cost_less(self, coins: int) -> None:
        """All cards, wherever they are, cost less for the rest of the turn."""
        self.game.state.discount += coins
        self.you.tell("discount", amount=coins)

    def extra_turn(self, player: Player, controller: Player) -> None:
        """After this turn a player takes an extra turn, in which another may decide."""
        state = self.game.state
        state.order.new.append(ExtraTurn(player.index, controller.index))
        state.extras = True

    # --- costs and piles ----------------------------------------------------------------------

    def supply(
        self, *, up_to: Cost | None = None, exactly: Cost | None = None, below: Cost | None = None, types: int = 0
    ) -> list[Kind]:
        """The cards in the Supply that fit; empty piles do not count."""
        return self.game.available(up_to=up_to, exactly=exactly, below=below, types=types)

    def cost(self, card: Card) -> Cost:
        return self.game.cost(card.kind)


def give_bonuses(game: Game, index: int, kind: Kind) -> None:
    """The bonuses printed at the top of a card, for the player who plays it."""
    state = game.state
    if kind.cards:
        draw(game, index, kind.cards)
    if kind.actions:
        state.actions += kind.actions
        game.tell(index, "actions", amount=kind.actions)
    if kind.buys:
        state.buys += kind.buys
        game.tell(index, "buys", amount=kind.buys)
    if kind.coins:
        state.coins += kind.coins
        game.tell(index, "coins", amount=kind.coins)
    if kind.potions:
        state.potions += kind.potions
        game.tell(index, "potions", amount=kind.potions)
    if kind.coffers:
        game.players[index].add_coffers(kind.coffers)


async def play_task(game: Game, task: Task) -> None:
    """Play a card once, as a task says, and queue what follows from it.

    Reactions to an Attack are tasks of their own: between two of them no coroutine is alive.
    """
    if task.stage == ANNOUNCE:
        following = await _announce(game, task)
        if following is not None and following.stage == FOLLOW:
            await _follow(game, following)
        elif following is not None:
            game.state.todo.append(following)
    elif task.stage == REACT:
        await _react(game, task)
    else:
        await _follow(game, task)


async def _announce(game: Game, task: Task) -> Task | None:
    """Put the card into play; the next stage, or None if it cannot be played any more."""
    card = task.card
    assert card is not None
    you = game.players[task.seat]
    state = game.state
    moves = task.moves
    game.depth = task.depth
    if task.in_play:
        # Played again by the same effect, even if it has left play meanwhile; it does not move.
        if game.log is not None:
            game.moved(task.seat, "play_again", [card], NOWHERE, PLAY, EVERYBODY)
    else:
        if state.moves[card.index] != moves:
            return None  # the card that was to be played has gone somewhere else
        source = you.take(card)
        you.seat.play.append(card)
        moves = state.moves[card.index]
        if game.log is not None:
            game.moved(task.seat, "play", [card], source, PLAY, EVERYBODY)
    if task.times > 1:
        again = Task(
            PLAY_CARD, task.seat, card, moves=moves, times=task.times - 1, in_play=True, depth=task.depth, by=task.by
        )
        state.todo.append(again)
    if card.kind.types & ACTION:
        state.actions_played += 1
    if game.listens(BEFORE_PLAY):
        await open_window(game, BEFORE_PLAY, Play(game, task, moves))
    if card.kind.types & ATTACK and game.listens(ATTACKED):
        return task.next_stage(REACT, moves, said=Said([], {}))
    return task.next_stage(FOLLOW, moves)


async def _react(game: Game, task: Task) -> None:
    """One Reaction to an Attack, if somebody has one."""
    assert task.said is not None
    play = Play(game, task, task.moves)
    game.push_cause(play.kind)
    game.depth = task.depth + 1
    said = await next_in_window(game, ATTACKED, play, task.said)
    game.pop_cause()
    stage = FOLLOW if said is None else REACT
    game.state.todo.append(task.next_stage(stage, task.moves, play.spared, said))


async def _follow(game: Game, task: Task) -> None:
    """Follow the card's instructions from top to bottom."""
    play = Play(game, task, task.moves)
    game.push_cause(play.kind)
    game.depth = task.depth + 1
    if not task.round:
        give_bonuses(game, task.seat, play.kind)
    effect = play.kind.effect
    if effect is not None:
        await effect(play)
    again = play.next_round(task)
    if again is None and game.listens(ON_PLAY):
        await open_window(game, ON_PLAY, play)
    game.pop_cause()
    game.depth = task.depth
    if again is not None:
        game.state.todo.append(again)
    for after in reversed(play.after):
        game.state.todo.append(after)


def set_going_again(game: Game, seat: int) -> None:
    """In a position made by hand: what the cards in play have set going for the rest of this turn."""
    for card in game.state.seats[seat].play:
        if card.kind.lingers and card.kind.effect is not None:
            effect = card.kind.effect(Play(game, Task(PLAY_CARD, seat, card), game.state.moves[card.index]))
            for _ in effect.__await__():
                raise AssertionError(f"{card.name} asks something, so it does not only linger")


async def play_now(game: Game, task: Task) -> None:
    """Play a card, and all that it makes its player play, in the middle of something else."""
    todo = game.state.todo
    waiting = len(todo)
    todo.append(task)
    while len(todo) > waiting:
        await play_task(game, todo.pop())
