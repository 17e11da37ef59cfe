"""The numbers that stand for actions and for what is observed, and what each of them means.

All of it follows from a list of kinds and a number of seats, so that the same code numbers every card there is
(one network for any kingdom) and the cards of a single kingdom (a small one). Kinds come in the order of the registry,
to which new sets only append. Each number has a name, and those names are the documentation: see `text.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from freehold.engine.errors import FreeholdError
from freehold.engine.kind import CARDS

if TYPE_CHECKING:
    from freehold.engine.box import Box
    from freehold.engine.kind import Kind
    from freehold.engine.views import View

# --- actions -------------------------------------------------------------------------------------------

#: Decline, end the phase, or "that is all" where several things are chosen.
PASS: Final = 0
TREASURES: Final = 1
FIRST_PLAY: Final = 2
#: Numbers that can be chosen (coins to overpay, Coffers to spend, places in a deck) are 0 to 99. Larger ones exist in
#: games that nobody wins; they are not offered.
NUMBERS: Final = 100
#: The labels and verbs that tell options apart where no card and no number does.
WORDS: Final = (
    "+1 action",
    "+1 buy",
    "+1 card",
    "+1 coin",
    "+2 actions",
    "+2 buys",
    "+2 cards",
    "+2 coins",
    "+3 actions",
    "+3 buys",
    "+3 cards",
    "+3 coins",
    "P",
    "coins",
    "deck",
    "discard",
    "discard hand",
    "exile",
    "first",
    "gain",
    "gain curse",
    "gain gold",
    "gain horse",
    "gain silver",
    "gain silvers",
    "hand",
    "keep",
    "me",
    "name",
    "next turn",
    "now",
    "overpay",
    "pass",
    "place",
    "play",
    "prize",
    "put",
    "react",
    "return",
    "reveal",
    "set aside",
    "spend",
    "them",
    "topdeck",
    "trash",
    "use",
)

# --- observations --------------------------------------------------------------------------------------

#: What is asked (`Decision.key`); the last stands for the questions of cards that are not Freehold's own.
QUESTIONS: Final = (
    "action_phase",
    "buy_phase",
    "advise",
    "agree",
    "choose",
    "discard",
    "discard_down_to",
    "discard_first",
    "exile",
    "first",
    "gain",
    "hamlet_action",
    "hamlet_buy",
    "name",
    "order",
    "overpay",
    "pass",
    "place",
    "play",
    "play_first",
    "put",
    "react",
    "respond",
    "return",
    "reveal",
    "sentry",
    "set aside",
    "spend",
    "swindle",
    "topdeck",
    "trash",
    "way",
    "another question",
)
TURN: Final = (
    "players",
    "turn",
    "actions",
    "buys",
    "coins",
    "potions",
    "Actions played",
    "empty piles",
    "empty piles that end the game",
    "game ends with this turn",
)
PHASES: Final = ("between turns", "Action phase", "Buy phase", "Clean-up", "end of turn", "game over")
#: How many can be chosen, how many are; and the decision's own marks.
CHOICE: Final = ("at least", "at most", "chosen", "may decline", "ordered", "all alike", "idle")
#: Of each seat, oneself first and then in turn order. `looking at` counts cards; what one does not know is 0.
SEAT: Final = ("turns taken", "cards in hand", "Coffers", "points", "looking at", "cards in deck")

# Of each kind of card, first what goes for all...
IN_SUPPLY: Final = 0
LANDSCAPE: Final = 1
BANE: Final = 2
MOUSE: Final = 3
LEFT: Final = 4
COST: Final = 5
POTION: Final = 6
TRASHED: Final = 7
CAUSE: Final = 8
OFFERED: Final = 9
CHOSEN: Final = 10
CARD: Final = (
    "in the Supply",
    "landscape",
    "Bane",
    "Mouse card",
    "left in pile",
    "cost in coins",
    "cost in potions",
    "in the trash",
    "asks",
    "offered",
    "chosen",
)
# ... and then what each seat has of it, as far as the viewer knows or sees it.
OWNED: Final = 0
STAYED: Final = 1
FIRST_ZONE: Final = 2
HOLDING: Final = (
    "owned",
    "stayed in play",
    "hand",
    "discard",
    "in play",
    "exile",
    "set aside",
    "revealed",
    "looked at",
)


class OutsideSpace(FreeholdError):
    """A game with a card that the space does not number."""


class Space:
    """Where everything stands: an index for each action, and for each number of an observation."""

    def __init__(self, kinds: Sequence[Kind], seats: int) -> None:
        self.kinds: list[Kind] = list(kinds)
        self.seats = seats
        #: The number of a kind, by name.
        self.numbers: dict[str, int] = {kind.name: number for number, kind in enumerate(kinds)}
        size = len(self.kinds)

        self.first_buy = FIRST_PLAY + size
        self.first_pick = self.first_buy + size
        self.first_word = self.first_pick + size
        self.first_number = self.first_word + len(WORDS)
        #: How many actions there are.
        self.actions = self.first_number + NUMBERS
        self.words: dict[str, int] = {word: self.first_word + n for n, word in enumerate(WORDS)}

        self.turn = 0
        self.phase = self.turn + len(TURN)
        self.whose_turn = self.phase + len(PHASES)
        self.controller = self.whose_turn + seats
        self.asked = self.controller + seats
        self.whom = self.asked + seats
        self.question = self.whom + seats
        self.choice = self.question + len(QUESTIONS)
        self.chosen_words = self.choice + len(CHOICE)
        self.first_seat = self.chosen_words + len(WORDS)
        #: Where the rows of the kinds begin, and how long each is.
        self.first_card = self.first_seat + seats * len(SEAT)
        self.row = len(CARD) + seats * len(HOLDING)
        #: How many numbers an observation has.
        self.size = self.first_card + size * self.row
        self.questions: dict[str, int] = {key: self.question + n for n, key in enumerate(QUESTIONS)}

    def number(self, kind: Kind) -> int:
        """The number of a kind; OutsideSpace if there is none."""
        number = self.numbers.get(kind.name, -1)
        if number < 0:
            raise OutsideSpace(f"{kind.name} has no place in this space: make one with full_space, or for this kingdom")
        return number

    # --- names, index by index -------------------------------------------------------------------------

    def action_names(self) -> list[str]:
        """What each action does."""
        names = [kind.name for kind in self.kinds]
        return [
            "pass",
            "play all Treasures",
            *(f"play {name}" for name in names),
            *(f"buy {name}" for name in names),
            *(f"choose {name}" for name in names),
            *(f'choose "{word}"' for word in WORDS),
            *(f"choose {number}" for number in range(NUMBERS)),
        ]

    def observation_names(self) -> list[str]:
        """What each number of an observation tells."""
        who = ["me", *(f"{n} to my left" for n in range(1, self.seats))]
        card = [*CARD, *(f"{what} ({one})" for one in who for what in HOLDING)]
        return [
            *(f"turn: {what}" for what in TURN),
            *(f"phase: {phase}" for phase in PHASES),
            *(f"{what}: {one}" for what in ("turn of", "turn controlled by", "asked", "about") for one in who),
            *(f"question: {key}" for key in QUESTIONS),
            *(f"choice: {what}" for what in CHOICE),
            *(f'chosen: "{word}"' for word in WORDS),
            *(f"{one}: {what}" for one in who for what in SEAT),
            *(f"{kind.name}: {what}" for kind in self.kinds for what in card),
        ]


def full_space(seats: int) -> Space:
    """The space of all cards there are."""
    return Space(list(CARDS), seats)


def kingdom_space(box: Box, seats: int = 0) -> Space:
    """The space of one kingdom: the cards and landscapes on the table, and no others."""
    kinds = [*box.kinds, *box.ways]
    return Space([kind for kind in CARDS if kind in kinds], seats or box.players)


class Places:
    """Where the kinds of the game at hand stand in a space."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self.kinds: list[Kind] = []
        #: The number in the space for a slot of the game, and the slot for a number, -1 if there is none.
        self.number_of: list[int] = []
        self.slot_of: list[int] = []

    def bind(self, view: View) -> bool:
        """Get ready for a game; whether it is one with other cards than before."""
        if view.kinds is self.kinds:
            return False
        self.kinds = view.kinds
        self.number_of = [self.space.number(kind) for kind in self.kinds]
        self.slot_of = [-1] * len(self.space.kinds)
        for slot, number in enumerate(self.number_of):
            self.slot_of[number] = slot
        return True
