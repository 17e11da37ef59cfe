"""One playing of one card.

Playing the same card twice is two of these: each may be answered by Reactions, each follows its own
instructions or those of a Way. A card that a playing makes its player play next (Throne Room, Vassal) is
queued with `then_play`, so that the first playing is over, and no coroutine alive, when the next begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .act import Act
from .bonuses import give_bonuses
from .decision import DECLINE, Option
from .effects import Frame
from .events import EVERYBODY
from .hooks import Hook
from .native import mypyc_attr
from .tasks import ANNOUNCE, CHOOSE_WAY, FOLLOW, PLAY_CARD, REACT, Task
from .types import ACTION, ATTACK, ATTACKED, BEFORE_PLAY, NOWHERE, ON_PLAY, PLAY
from .windows import Said, next_in_window, note_silence, open_window

if TYPE_CHECKING:
    from .card import Card
    from .game import Game
    from .kind import Effect, Kind
    from .player import Player
    from .state import State


@mypyc_attr(free_list_len=1)
class Play(Act):
    """A card being played: by whom, which card, and whom it leaves alone."""

    def __init__(self, game: Game, task: Task, moves: int) -> None:
        assert task.card is not None
        super().__init__(game, game.players[task.seat], task.depth)
        self.card = task.card
        self.kind = task.card.kind
        self._moves = moves
        #: The card that makes it be played, if one does.
        self._outer: Kind | None = None
        self._apart = task.apart
        self._by = task.by
        #: A bit for each seat that is unaffected.
        self.spared = task.spared

    # --- its course ------------------------------------------------------------------------------

    def begin(self, way: Kind | None = None) -> Effect | None:
        """Begin to follow the instructions, the card's own or those of a Way: give bonuses. The rest is returned."""
        game = self.game
        instructions = way or self.kind
        self._outer = game.cause
        game.cause = instructions
        game.depth = self._depth + 1
        give_bonuses(game, self.you.index, instructions)
        return instructions.effect

    def finish(self) -> None:
        """The instructions are followed; what is to be played next is queued."""
        game = self.game
        game.cause = self._outer
        game.depth = self._depth
        if self.after:
            game.state.todo.extend(reversed(self.after))

    # --- whom it concerns ------------------------------------------------------------------------

    def victims(self) -> list[Player]:
        """The others, less those who are unaffected by this playing."""
        return [player for player in self.game.in_turn_order() if player is not self.you and not self.spares(player)]

    def spare(self, player: Player) -> None:
        """This playing does not affect that player."""
        self.spared |= 1 << player.index

    def spares(self, player: Player) -> bool:
        return self.spared >> player.index & 1 != 0

    # --- the card itself -------------------------------------------------------------------------

    @property
    def in_play(self) -> bool:
        """Whether this card is still where playing it has put it."""
        return not self._apart and self.game.state.moves[self.card.index] == self._moves

    @property
    def can_return(self) -> bool:
        """Whether this card is still in play and has a pile to go back to."""
        return self.in_play and self.game.has_pile(self.card.slot)

    def stays_with(self) -> tuple[Card, ...]:
        return (self.card,)

    def until_turn_ends(self, hook: Hook) -> None:
        """Set an ability going that lasts for the rest of this turn."""
        self.watch(hook, self.card, until=self.game.state.turn)

    def at_next_turn_start(self, hook: Hook) -> None:
        """Let an ability work when this player's next turn begins; the card stays in play until then."""
        self.watch(hook, self.card, holds=(self.card, *self._by) if self.in_play else self._by)

    def until_your_next_turn(self, hook: Hook, player: Player) -> None:
        """Set an ability going for another player, until the next turn of the one who plays this."""
        self.watch(hook, self.card, seat=player.index, ends_with=self.you.index)

    def no_more_actions(self) -> None:
        """For the rest of this turn, +Actions have no effect for this player."""
        self.game.take_notes().no_more_actions |= 1 << self.you.index

    async def follow_card(self, *, swapped: bool) -> None:
        """What a Way may say: follow the card's own instructions, perhaps with bonuses that change places."""
        self.swapped = swapped
        way = self.game.cause
        self.game.cause = self.kind
        give_bonuses(self.game, self.you.index, self.kind, swapped)
        if self.kind.effect is not None:
            await self.kind.effect(self)
        self.game.cause = way

    def then_play_set_aside_card(self) -> None:
        """Play the card that was set aside in set-up; it stays where it is, and this card for it."""
        card = self.game.box.mouse
        assert card is not None
        task = Task(PLAY_CARD, self.you.index, card, apart=True, depth=self._depth + 1, by=(self.card, *self._by))
        self.after += (task,)


def begin_playing(game: Game, task: Task, start: State | None) -> Frame | None:
    """Begin to play a card; None if that is done already.

    Where nobody has a say before or after its instructions, those are all that is left to do, and `Play.finish`.
    """
    if task.stage != ANNOUNCE or game.listens(BEFORE_PLAY | ON_PLAY):
        return Frame(play_task(game, task), start, 0)
    moves = _put_into_play(game, task)
    if moves < 0:
        return None
    assert task.card is not None
    stage = _next_stage(game, task.card)
    if stage != FOLLOW:
        game.state.todo.append(task.next_stage(stage, moves))
        return None
    play = Play(game, task, moves)
    effect = play.begin()
    if effect is None:
        play.finish()
        return None
    return Frame(effect(play), start, 0, play)


async def play_task(game: Game, task: Task) -> None:
    """Play a card once, as a task says, and queue what follows from it.

    Reactions to an Attack and the choice of a Way are tasks of their own: between them no coroutine is alive.
    """
    if task.stage == ANNOUNCE:
        following = await _announce(game, task)
        if following is None:
            return
        if following.stage == FOLLOW:
            await _follow(game, following)
        else:
            game.state.todo.append(following)
    elif task.stage == REACT:
        await _react(game, task)
    elif task.stage == CHOOSE_WAY:
        game.state.todo.append(await _choose_way(game, task))
    else:
        await _follow(game, task)


async def _announce(game: Game, task: Task) -> Task | None:
    """Put the card into play; the next stage, or None if it cannot be played any more."""
    moves = _put_into_play(game, task)
    if moves < 0:
        return None
    if game.listens(BEFORE_PLAY):
        await open_window(game, BEFORE_PLAY, Play(game, task, moves))
    assert task.card is not None
    return task.next_stage(_next_stage(game, task.card), moves)


def _put_into_play(game: Game, task: Task) -> int:
    """Put the card into play; how often it has moved then, or -1 if it cannot be played any more."""
    card = task.card
    assert card is not None
    you = game.players[task.seat]
    state = game.state
    moves = task.moves
    game.depth = task.depth
    if task.in_play or task.apart:
        # Played again by the same effect, even if it has left play meanwhile; it does not move.
        if game.log is not None:
            again = task.in_play
            game.moved(
                task.seat,
                "play_again" if again else "play_apart",
                [card],
                NOWHERE,
                PLAY if again else NOWHERE,
                EVERYBODY,
            )
    else:
        if state.moves[card.index] != moves:
            return -1  # the card that was to be played has gone somewhere else
        source = you.take(card)
        you.seat.play.append(card)
        moves = state.moves[card.index]
        if game.log is not None:
            game.moved(task.seat, "play", [card], source, PLAY, EVERYBODY)
    if task.times > 1:
        state.todo.append(
            Task(
                PLAY_CARD,
                task.seat,
                card,
                moves=moves,
                times=task.times - 1,
                in_play=True,
                depth=task.depth,
                by=task.by,
            )
        )
    if card.kind.types & ACTION and task.seat == state.player:
        state.actions_played += 1
    return moves


def _next_stage(game: Game, card: Card) -> int:
    """What comes when a card has been put into play."""
    return REACT if card.kind.types & ATTACK and game.listens(ATTACKED) else _after_reactions(game, card)


def _after_reactions(game: Game, card: Card) -> int:
    return CHOOSE_WAY if game.box.ways and card.is_action else FOLLOW


async def _react(game: Game, task: Task) -> None:
    """One Reaction to an Attack, if somebody has one."""
    assert task.card is not None
    play = Play(game, task, task.moves)
    outer = game.cause
    game.cause = play.kind
    game.depth = task.depth + 1
    if task.said is None:
        note_silence(game, ATTACKED, play)
    said = await next_in_window(game, ATTACKED, play, task.said or Said([], {}))
    game.cause = outer
    stage = _after_reactions(game, task.card) if said is None else REACT
    game.state.todo.append(task.next_stage(stage, task.moves, play.spared, said))


async def _choose_way(game: Game, task: Task) -> Task:
    """Which instructions are followed: those of a Way, or the card's own."""
    card = task.card
    assert card is not None
    # The set-aside card is not played in place of itself: that would lead nowhere.
    ways = [way for way in game.box.ways if not (task.apart and way.sets_aside is not None)]
    if not ways:
        return task.next_stage(FOLLOW, task.moves, task.spared)
    you = game.players[task.seat]
    options = [Option(0, DECLINE, card.kind)] + [Option(n, "use", way) for n, way in enumerate(ways, 1)]
    outer = game.cause
    game.cause = card.kind
    picked = await you.pick("way", options)
    game.cause = outer
    if picked == 0:
        return task.next_stage(FOLLOW, task.moves, task.spared)
    way = ways[picked - 1]
    game.depth = task.depth + 1
    you.tell("way", kind=way)
    if card in you.seat.play:
        you.seat.as_way = (*you.seat.as_way, card)
    return task.next_stage(FOLLOW, task.moves, task.spared, way=way)


async def _follow(game: Game, task: Task) -> None:
    """Follow the instructions from top to bottom."""
    play = Play(game, task, task.moves)
    effect = play.begin(task.way)
    if effect is not None:
        await effect(play)
    if game.listens(ON_PLAY):
        await open_window(game, ON_PLAY, play)
    play.finish()


def set_going_again(game: Game) -> None:
    """In a position made by hand: what the cards in play have set going, in the order in which they lie there."""
    state = game.state
    for player in game.in_turn_order():
        for card in player.in_play:
            for watcher in state.watchers[:]:
                if watcher.hook.window == BEFORE_PLAY and watcher.seat == player.index:
                    state.unwatch(watcher)  # what waited for the next card has had it with this one
            if card.kind.lingers and card.kind.effect is not None:
                effect = card.kind.effect(Play(game, Task(PLAY_CARD, player.index, card), state.moves[card.index]))
                for _ in effect.__await__():
                    raise AssertionError(f"{card.name} asks something, so it does not only linger")
