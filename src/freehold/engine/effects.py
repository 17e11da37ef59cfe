"""Effects under way, and how a game is copied in the middle of one.

An effect is a coroutine, and a coroutine cannot be copied; it can only be run again from where it began,
with the same answers. So that this stays short however long a chain of Reactions grows, whatever is done
on its own within an effect (a Reaction, a card played by another, a gain with all that follows) is awaited
as a `Part`: it gets a frame of its own with the position it began in, and once it is over its answers need
never be given again. A copy runs the effects that are still alive, each from its own beginning.

For this to be right, a part may change the state and return something, but nothing else: what it did to
other objects would be missing where it is not run again.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from typing import TYPE_CHECKING, Any, Final

from .decision import Decision
from .native import mypyc_attr
from .pump import pump

if TYPE_CHECKING:
    from .game import Game
    from .play import Play
    from .state import State

    Effect = Coroutine[Any, Any, Any]


#: The `send` of each pump that has no effect to run. A few always stay: an empty list gives its memory back each time.
IDLE: Final[list[Any]] = []
SPARE: Final = 2


class Part:
    """Something that an effect does on its own before it goes on. Awaiting it gives what it returns."""

    def __init__(self, effect: Callable[..., Effect], *args: Any) -> None:
        self._effect = effect
        self._args = args

    def begin(self) -> Effect:
        return self._effect(*self._args)

    def __await__(self) -> Generator[Part, Any, Any]:
        return (yield self)


class Finished:
    """A part that is over: what it returned, and the position it left if anybody was asked in it."""

    def __init__(self, result: Any, after: State | None) -> None:
        self.result = result
        self.after = after


@mypyc_attr(free_list_len=1)
class Frame:
    """One effect under way."""

    def __init__(self, effect: Effect, start: State | None, depth: int, play: Play | None = None) -> None:
        self._effect: Effect | None = effect
        self._send: Any = None
        #: The playing of a card that is over when this is.
        self.play = play
        #: The position in which it began; None in a game without checkpoints.
        self.start = start
        #: What it was given so far, to run it again: the answers to its questions, and the parts that are over.
        #: None in a game without checkpoints.
        self.past: list[tuple[int, ...] | Finished] | None = None if start is None else []
        #: Whether anybody was asked anything in it, its parts included.
        self.asked = False
        #: How deep the log was indented when it began.
        self.depth = depth

    def send(self, value: Any) -> Any:
        """Go on with it: what it asks for, or its result in a tuple."""
        send = self._send
        if send is None:
            send = self._send = IDLE.pop() if len(IDLE) > SPARE else _new_pump()
            value = self._effect
            self._effect = None
        try:
            asked = send(value)
        except BaseException:
            self._send = _failed
            raise
        if isinstance(asked, tuple):
            IDLE.append(send)
        return asked

    @property
    def answers(self) -> int:
        """How many answers have to be given again to run it to this point."""
        return sum(1 for entry in self.past or [] if not isinstance(entry, Finished))


def _failed(value: Any) -> Any:
    raise RuntimeError("this effect has failed before and cannot go on: undo to an earlier answer")


def _new_pump() -> Any:
    new = pump()
    next(new)
    return new.send


def resume(game: Game, value: Any) -> Decision | None:
    """Go on with the innermost effect until somebody is asked something; None when all are over."""
    frames = game.frames
    while True:
        frame = frames[-1]
        asked = frame.send(value)
        if isinstance(asked, Decision):
            return asked
        if isinstance(asked, tuple):
            frames.pop()
            if frame.play is not None:
                frame.play.finish()
            game.depth = frame.depth
            if not frames:
                return None
            value = asked[0]
            outer = frames[-1]
            if outer.past is not None:
                outer.past.append(Finished(value, game.state.copy() if frame.asked else None))
            outer.asked = outer.asked or frame.asked
        else:
            start = game.state.copy() if frame.start is not None else None
            frames.append(Frame(asked.begin(), start, game.depth))
            value = None


def run_again(game: Game, first: Frame, frames: list[Frame]) -> Decision:
    """Bring the effects of another game to the same point in this one, where the first of them has just begun."""
    again = first
    asked: Any = None
    for number, frame in enumerate(frames):
        if number:
            assert frame.start is not None
            game.state.copy_from(frame.start)
            again = Frame(asked.begin(), frame.start, frame.depth)
        assert frame.past is not None
        again.past = frame.past[:]
        again.asked = frame.asked
        game.frames.append(again)
        asked = again.send(None)
        for entry in frame.past:
            if not isinstance(entry, Finished):
                asked = again.send(entry)
            elif entry.after is None:
                asked = again.send(_run_quietly(game, asked))
            else:
                game.state.copy_from(entry.after)
                asked = again.send(entry.result)
    assert isinstance(asked, Decision)
    return asked


def _run_quietly(game: Game, part: Part) -> Any:
    """Do a part in which nobody is asked anything."""
    depth = game.depth
    frame = Frame(part.begin(), None, depth)
    asked = frame.send(None)
    while not isinstance(asked, tuple):
        asked = frame.send(_run_quietly(game, asked))
    game.depth = depth
    return asked[0]
