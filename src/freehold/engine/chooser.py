"""Asking a player: every question a card can put, as a decision with data for options.

A question with only one possible answer is not asked. Copies of a card in the same place are one option
where one card is chosen, and lie side by side where several are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .cost import Cost
from .decision import DECLINE, Decision, Option, Pick
from .selection import Selection
from .types import EVENT, WAY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .card import Card
    from .game import Game
    from .kind import Kind, Registry
    from .state import Seat


class Chooser:
    """The asking half of a player (see `player.Player` for the verbs)."""

    def __init__(self, game: Game, index: int) -> None:
        self.game = game
        self.index = index
        self.seat: Seat = game.state.seats[index]

    # --- one thing -----------------------------------------------------------------------------

    async def choose_card(
        self, verb: str, cards: list[Card], *, key: str = "", whom: Chooser | None = None
    ) -> Card | None:
        """One of the cards; None only if there is none to choose."""
        one_each = first_of_each(cards)
        if len(one_each) <= 1:
            return one_each[0] if one_each else None
        return (await Selection(self, verb, one_each, key=key, whom=self._seat_of(whom)))[0]

    async def may_choose_card(self, verb: str, cards: list[Card], *, key: str = "") -> Card | None:
        """One of the cards, or None if the player would rather not."""
        one_each = first_of_each(cards)
        if not one_each:
            return None
        options = [Option(0, DECLINE)]
        options += [Option(n + 1, verb, card.kind) for n, card in enumerate(one_each)]
        picked = await self.pick(key or verb, options)
        return None if picked == 0 else one_each[picked - 1]

    async def choose_kind(
        self, verb: str, kinds: Sequence[Kind], *, key: str = "", whom: Chooser | None = None
    ) -> Kind | None:
        """One of the kinds (piles, names); None only if there is none to choose."""
        if len(kinds) <= 1:
            return kinds[0] if kinds else None
        options = [Option(n, verb, kind) for n, kind in enumerate(kinds)]
        return kinds[await self.pick(key or verb, options, whom=whom)]

    async def name_a_card(self, registry: Registry) -> Kind:
        """Any card of any set, whether it is in this game or not."""
        kinds = [kind for kind in registry if not kind.is_a(EVENT | WAY)]
        named = kinds[await self.pick("name", [Option(n, "name", kind) for n, kind in enumerate(kinds)])]
        self.tell("name", kind=named)
        return named

    async def may_choose_kind(self, verb: str, kinds: Sequence[Kind], *, key: str = "") -> Kind | None:
        """One of the kinds, or None if the player would rather not."""
        if not kinds:
            return None
        options = [Option(0, DECLINE)] + [Option(n + 1, verb, kind) for n, kind in enumerate(kinds)]
        picked = await self.pick(key or verb, options)
        return None if picked == 0 else kinds[picked - 1]

    async def may(self, verb: str, card: Card, *, key: str = "") -> bool:
        """Whether the player does this with that card."""
        return await self.pick(key or verb, [Option(0, DECLINE), Option(1, verb, card.kind)]) == 1

    async def agrees(self, label: str) -> bool:
        """Whether the player takes an offer with nothing to pick."""
        return await self.pick("agree", [Option(0, DECLINE), Option(1, "choose", label=label)]) == 1

    async def choose_fate(self, card: Card, verbs: Sequence[str], *, key: str) -> str:
        """Which of several things to do with one card."""
        return verbs[await self.pick(key, [Option(n, verb, card.kind) for n, verb in enumerate(verbs)])]

    async def choose_number(self, verb: str, numbers: Sequence[int], card: Card | None = None) -> int:
        if len(numbers) == 1:
            return numbers[0]
        kind = None if card is None else card.kind
        options = [Option(n, verb, kind, number=number) for n, number in enumerate(numbers)]
        return numbers[await self.pick(verb, options)]

    async def choose_overpayment(self) -> Cost:
        """How much more to pay than the cost: some coins, and a potion where there is one."""
        state = self.game.state
        potions = (0, 1) if state.potions else (0,)
        amounts = [Cost(coins, potion) for potion in potions for coins in range(state.coins + 1)]
        if len(amounts) == 1:
            return amounts[0]
        options = [Option(0, DECLINE)]
        for n, amount in enumerate(amounts[1:], 1):
            options.append(Option(n, "overpay", number=amount.coins, label="P" if amount.potion else ""))
        return amounts[await self.pick("overpay", options)]

    async def choose_option(self, *labels: str, about: Card | None = None, whom: Chooser | None = None) -> str:
        """One of the options printed on the card, perhaps about some card, or about somebody else."""
        kind = None if about is None else about.kind
        options = [Option(n, "choose", kind, label) for n, label in enumerate(labels)]
        return labels[await self.pick("choose", options, whom=whom)]

    async def choose_prize(self, names: Sequence[str], nothing: str) -> str:
        """A card to gain by name; `nothing` is the label of a choice that brings none, if there is one."""
        box = self.game.box
        options = [Option(n, "gain", box.kinds[box.slot(name)]) for n, name in enumerate(names)]
        if nothing:
            options.append(Option(len(options), "gain", label=nothing))
        picked = await self.pick("gain", options) if len(options) > 1 else 0
        return names[picked] if picked < len(names) else ""

    # --- several things -----------------------------------------------------------------------

    async def choose_options(self, labels: Sequence[str], count: int) -> list[str]:
        """So many different options, in the order in which the card lists them."""
        if count <= 0 or count >= len(labels):
            return list(labels[: max(0, count)])
        options = [Option(n, "choose", label=label) for n, label in enumerate(labels)]
        picked: tuple[int, ...] = await Decision(
            self.decider, self.index, "choose", self.game.cause, options, count, count
        )
        return [labels[n] for n in sorted(picked)]

    def choose_cards(self, verb: str, cards: list[Card], count: int, *, key: str = "") -> Selection:
        """Exactly so many of the cards, or all if there are fewer."""
        if count >= len(cards):
            return Selection(self, verb, cards[:], settled=True)
        side_by_side = grouped(cards)
        if count <= 0 or side_by_side[0].slot == side_by_side[-1].slot:
            return Selection(self, verb, side_by_side[: max(0, count)], settled=True)
        return Selection(self, verb, side_by_side, count, count, key=key)

    def choose_up_to(self, verb: str, cards: list[Card], count: int, *, key: str = "") -> Selection:
        """Any number of the cards up to a limit, perhaps none."""
        count = max(0, min(count, len(cards)))
        return Selection(self, verb, grouped(cards) if count else [], 0, count, key=key, settled=not count)

    def may_choose_cards(self, verb: str, cards: list[Card], count: int, *, key: str = "") -> Selection:
        """Exactly so many of the cards (all if there are fewer), or none."""
        count = max(0, min(count, len(cards)))
        offered = grouped(cards) if count else []
        return Selection(self, verb, offered, count, count, key=key, may_decline=True, settled=not count)

    def choose_alike(self, verb: str, cards: list[Card]) -> Selection:
        """Any number of the cards that all have the same name, perhaps none."""
        side_by_side = grouped(cards)
        most = max([sum(1 for copy in cards if copy.slot == card.slot) for card in side_by_side], default=0)
        return Selection(self, verb, side_by_side, 0, most, alike=True, settled=not most)

    def choose_in_order(self, verb: str, cards: list[Card], count: int, *, key: str = "order") -> Selection:
        """So many of the cards (all if there are fewer), in an order of the player's."""
        count = min(count, len(cards))
        if len(first_of_each(cards)) <= 1:
            return Selection(self, verb, cards[:count], settled=True)
        return Selection(self, verb, cards, count, count, key=key, ordered=True)

    def choose_order(self, verb: str, cards: list[Card], *, key: str = "order") -> Selection:
        """All the cards, in an order of the player's."""
        return self.choose_in_order(verb, cards, len(cards), key=key)

    # --- the asking itself --------------------------------------------------------------------

    def pick(self, key: str, options: list[Option], *, idle: bool = False, whom: Chooser | None = None) -> Pick:
        """Awaited, the position of the one option that was chosen; it may be about what somebody else has or gets."""
        return Pick(self.decider, self.index, key, self.game.cause, options, idle=idle, whom=self._seat_of(whom))

    def _seat_of(self, whom: Chooser | None) -> int:
        """The seat of somebody else whom a choice is about, or -1."""
        return -1 if whom is None or whom is self else whom.index

    @property
    def decider(self) -> int:
        """The seat that decides for this player."""
        state = self.game.state
        return state.controller if state.player == self.index else self.index

    # --- telling ------------------------------------------------------------------------------

    @property
    def eyes(self) -> int:
        return self.game.eyes(self.index)

    def tell(self, what: str, *, amount: int = 0, kind: Kind | None = None) -> None:
        """Note something without cards in the log."""
        if self.game.log is not None:
            self.game.tell(self.index, what, amount=amount, kind=kind)


def first_of_each(cards: list[Card]) -> list[Card]:
    """One card of each kind, in the order in which they come."""
    seen: i64 = 0
    firsts: list[Card] = []
    for card in cards:
        if not seen >> card.slot & 1:
            seen |= 1 << card.slot
            firsts.append(card)
    return firsts


def grouped(cards: list[Card]) -> list[Card]:
    """The same cards with copies side by side."""
    side_by_side: list[Card] = []
    done: i64 = 0
    for place, first in enumerate(cards):
        slot = first.slot
        if done >> slot & 1:
            continue
        done |= 1 << slot
        side_by_side.append(first)
        for n in range(place + 1, len(cards)):
            card = cards[n]
            if card.slot == slot:
                side_by_side.append(card)
    return side_by_side
