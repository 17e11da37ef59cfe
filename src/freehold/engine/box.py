"""What is fixed when a game is set up: the cards it uses, their piles, and the table of phase answers.

A box is made once for a kingdom and a number of players and then shared by all games and copies played
with it: that is why a new game costs only a few list copies.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from .card import Card
from .cost import Cost
from .decision import END_PHASE, Option
from .errors import UnknownCard
from .exile import DISCARD_EXILED_COPIES, EXILE_MAT
from .kind import is_quiet_treasure
from .types import ACTION, AT_BUY_PHASE, ATTACK, BUYING, DISCARD_FROM_PLAY, EVENT, ON_DISCARD, ON_GAIN, PLAYING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .hooks import Hook
    from .kind import Kind

# The answers in a phase have fixed places in one table, so that an index means the same all game long.
END: Final = 0
TREASURES: Final = 1
FIRST_PLAY: Final = 2


class Box:
    """The kinds and cards of one set-up. A kind's number in `kinds` is its slot, and its pile's."""

    __slots__ = (
        "bane",
        "buy_phase_hooks",
        "buy_slots",
        "cards",
        "clean_up_hooks",
        "decks",
        "discounts",
        "enders",
        "events",
        "first_buy",
        "first_spend",
        "for_sale",
        "free",
        "hooks",
        "in_supply",
        "kinds",
        "landscapes",
        "mats",
        "mouse",
        "odd_costs",
        "other_piles",
        "piles",
        "piles_to_end",
        "plain_buying",
        "plain_playing",
        "plain_points",
        "players",
        "quiet",
        "slots",
        "start_actions",
        "start_coffers",
        "supply",
        "table",
        "ways",
        "windows",
        "within",
        "wordy_treasures",
    )

    def __init__(
        self,
        players: int,
        kinds: list[Kind],
        supply: list[bool],
        bane: int = -1,
        *,
        ways: Sequence[Kind] = (),
        mouse: Kind | None = None,
        mats: Sequence[str] = (),
    ) -> None:
        self.players: i64 = players
        self.kinds = kinds
        self.slots: dict[str, int] = {kind.name: slot for slot, kind in enumerate(kinds)}
        #: Whether the pile of a slot is part of the Supply.
        self.in_supply = supply
        self.supply: list[int] = [slot for slot in range(len(kinds)) if supply[slot]]
        #: Events have a slot like a kind of card, but never a pile.
        self.events: list[int] = [slot for slot, kind in enumerate(kinds) if kind.types & EVENT]
        self.ways: list[Kind] = list(ways)
        self.landscapes: list[str] = [kinds[slot].name for slot in self.events] + [way.name for way in ways]
        #: What can be bought, by slot, and None where that is nothing: also for -1, which stands for no slot at all.
        self.for_sale: list[Kind | None] = [
            kind if supply[slot] or kind.types & EVENT else None for slot, kind in enumerate(kinds)
        ]
        self.for_sale.append(None)
        #: The slots of what can be bought, by name.
        self.buy_slots: dict[str, int] = {kinds[slot].name: slot for slot in self.supply + self.events}
        #: A card that can always be paid for: as long as its pile lasts there is something to buy.
        self.free: i64 = next(slot for slot in self.supply if kinds[slot].cost.same_as(Cost(0)))
        #: The slot of the Bane pile, or -1.
        self.bane = bane
        #: Cards outside the Supply that have a pile of their own.
        self.other_piles: list[int] = []
        #: The mats that everybody has in this game.
        self.mats: list[str] = list(mats)
        #: Whether a card's cost, or what is paid for it, may differ from the printed one by more than the
        #: turn's discount.
        self.odd_costs = any(_has_odd_cost(kind) for kind in kinds)
        #: Whether some card makes all others cheaper while it is in play.
        self.discounts = any(kind.in_play_discount for kind in kinds)
        #: What is in the Supply for so many coins or less, as printed and without a potion: a bit for each slot.
        self.within: list[int] = []
        for coins in range(max(kinds[slot].cost.coins for slot in self.supply) + 1):
            slots = [slot for slot in self.supply if kinds[slot].cost.up_to(Cost(coins))]
            self.within.append(sum(1 << slot for slot in slots))
        #: Tokens on everybody's Coffers mat when the game begins.
        self.start_coffers = 0
        #: The slots whose empty pile ends the game.
        self.enders: list[int] = [slot for slot in self.supply if kinds[slot].ends_game]
        #: Whether some Treasure does more than bring coins, and yet asks nothing.
        self.wordy_treasures = any(is_quiet_treasure(kind) and kind.plain_coins < 0 for kind in kinds)
        #: Whether every card is worth what is printed on it, whatever else its owner has.
        self.plain_points = all(kind.score is None for kind in kinds)
        #: How many empty Supply piles end the game.
        self.piles_to_end = 3 if players <= 4 else 4
        self.cards: list[Card] = []
        #: A card that was set aside in set-up to be played from there.
        self.mouse: Card | None = None if mouse is None else self.make(kinds.index(mouse), 1)[0]
        #: The cards of each pile when the game begins.
        self.piles: list[list[Card]] = [[] for _ in kinds]
        #: Whether there is an Action among the cards that everybody begins with.
        self.start_actions = any(kind.starts and kind.types & ACTION for kind in kinds)
        #: The cards of each seat when the game begins.
        self.decks: list[list[Card]] = [[] for _ in range(players)]

        #: The abilities of all cards in this game, by the window they wait for.
        self.hooks: dict[int, list[Hook]] = {}
        self.windows: i64 = 0
        rules = [DISCARD_EXILED_COPIES] if EXILE_MAT in self.mats else []
        for hook in [*(hook for kind in kinds for hook in kind.hooks), *rules]:
            self.hooks.setdefault(hook.window, []).append(hook)
            self.windows |= hook.window

        #: Whether something happens when a Buy phase begins.
        self.buy_phase_hooks = self.windows & AT_BUY_PHASE != 0
        #: Whether Clean-up may be more than moving cards: abilities of cards that leave play, and cards that
        #: somebody has played in another player's turn.
        self.clean_up_hooks = bool(self.ways) or self.windows & (DISCARD_FROM_PLAY | ON_GAIN | ON_DISCARD) != 0
        #: Whether playing plain Treasures, or buying a card, concerns nobody else and asks nothing.
        self.plain_playing = not self.wordy_treasures and not self.windows & PLAYING
        #: What can be played without asking anybody anything, unless something waits for it: a bit for each slot.
        self.quiet: i64 = 0
        if not self.windows & PLAYING:
            for slot, kind in enumerate(kinds):
                if kind.effect is None and not kind.types & ATTACK and not (ways and kind.types & ACTION):
                    self.quiet |= 1 << slot
        #: Buying is not plain either where gains are counted, as odd costs and Events may do.
        self.plain_buying = (
            not self.windows & BUYING
            and not self.odd_costs
            and not self.events
            and all(kind.overpay is None for kind in kinds)
        )

        self.first_buy: i64 = FIRST_PLAY + len(kinds)
        self.first_spend = self.first_buy + len(kinds)
        self.table: list[Option] = [Option(END, END_PHASE), Option(TREASURES, "play treasures")]
        self.table += [Option(FIRST_PLAY + slot, "play", kind) for slot, kind in enumerate(kinds)]
        self.table += [Option(self.first_buy + slot, "buy", kind) for slot, kind in enumerate(kinds)]

    def make(self, slot: int, count: int) -> list[Card]:
        """New cards of a kind."""
        first = len(self.cards)
        made = [Card(self.kinds[slot], first + n, slot) for n in range(count)]
        self.cards += made
        return made

    def slot(self, name: str) -> int:
        """The slot of a card by name; an error if this game does not use it."""
        slot = self.slots.get(name, -1)
        if slot < 0:
            raise UnknownCard(name, get_close_matches(name, list(self.slots), n=3, cutoff=0.65), " in this game")
        return slot


def _has_odd_cost(kind: Kind) -> bool:
    rules = (kind.cheaper, kind.costs_like, kind.instead)
    return bool(kind.in_play_discount) or any(rule is not None for rule in rules)
