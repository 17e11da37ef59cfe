"""What a strategy is to everybody else: a name, the cards it needs, and bots that follow it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from freehold import bots
from freehold.bots.bot import Bot
from freehold.bots.plan import Plan, Planned
from freehold.cards import CARDS
from freehold.engine.kind import Kind
from freehold.strategies.builder import Builder
from freehold.strategies.mistakes import StrategyError
from freehold.strategies.parser import parse
from freehold.strategies.variants import add_card


class Strategy(ABC):
    """Something that can be asked for bots. It can be sent to another process."""

    name: str
    #: Kingdom cards and landscapes that a game must have for the strategy to make sense.
    needs: tuple[str, ...] = ()

    @abstractmethod
    def bot(self, seed: int) -> Bot:
        """A new bot that follows the strategy."""

    def guarded(self, on: bool = True) -> Strategy:
        """The same, but for whether it passes over a buy that would end the game with its loss."""
        raise StrategyError(f"{self.name} is a program and decides itself whether to end a game; `guard` is for files")


class Written(Strategy):
    """A strategy in the words of a strategy file, perhaps with some cards more than the file says."""

    def __init__(
        self, text: str, called: str = "strategy", guard: bool | None = None, cards: tuple[str, ...] = ()
    ) -> None:
        self.text = text
        self._called = called
        self._builder = builder = Builder(parse(text), text)
        self.cards = cards
        self.short = "+".join([builder.setting.get("short") or builder.setting.get("name", called), *cards])
        self.name = builder.setting.get("name", called) if not cards else self.short
        self.about = builder.setting.get("about", "")
        self.guard = builder.setting.get("guard") == "on" if guard is None else guard
        self.needs = tuple(
            dict.fromkeys(
                [kind.name for kind in builder.needs()] + [name for name in cards if not CARDS.find(name).basic]
            )
        )
        self._plan()  # so that every mistake shows now, and not in the first game

    def bot(self, seed: int) -> Planned:
        return Planned(self._plan(), seed, self.name)

    def guarded(self, on: bool = True) -> Written:
        return Written(self.text, self._called, on, self.cards)

    def with_card(self, kind: Kind) -> Written:
        """The same with one copy of a card more."""
        return Written(self.text, self._called, self.guard, (*self.cards, kind.name))

    def _plan(self) -> Plan:
        """Every bot has a plan of its own, because a plan remembers what it looked up about a set-up."""
        plan = self._builder.plan(self.guard)
        for name in self.cards:
            add_card(plan, CARDS.find(name))
        return plan

    def __reduce__(self) -> tuple[Any, ...]:
        return Written, (self.text, self._called, self.guard, self.cards)

    def __repr__(self) -> str:
        return f"<strategy {self.name}>"


class Registered(Strategy):
    """A bot that is known by name (see `freehold.bots.register`)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def bot(self, seed: int) -> Bot:
        return bots.make_bot(self.name, seed)


class Programmed(Strategy):
    """A bot written in Python."""

    def __init__(self, name: str, make: Callable[[int], Bot], needs: tuple[str, ...], reload: tuple[Any, ...]) -> None:
        self.name = name
        self.needs = needs
        self._make = make
        #: How another process gets it: a function and its arguments.
        self._reload = reload

    def bot(self, seed: int) -> Bot:
        return self._make(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return self._reload
