"""The small vocabularies every other module speaks: card types, zones, phases and windows.

All of them are plain integers, so that the compiled engine compares machine words.
"""

from typing import Final

# Card types are flags: a card counts as each of its types for every purpose.
ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE: Final = 8
ATTACK: Final = 16
REACTION: Final = 32
DURATION: Final = 64
PRIZE: Final = 128
EVENT: Final = 256
WAY: Final = 512

#: In the order in which cards print them.
TYPE_NAMES: Final[dict[int, str]] = {
    ACTION: "Action",
    TREASURE: "Treasure",
    VICTORY: "Victory",
    CURSE: "Curse",
    DURATION: "Duration",
    ATTACK: "Attack",
    REACTION: "Reaction",
    PRIZE: "Prize",
    EVENT: "Event",
    WAY: "Way",
}

# Where a card can be. REVEALED and LOOKED_AT hold cards that an effect has taken off a deck and not
# yet put anywhere: the first is public, the second is seen by the player it belongs to.
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
EXILE: Final = 4
SET_ASIDE: Final = 5
REVEALED: Final = 6
LOOKED_AT: Final = 7
SUPPLY: Final = 8
TRASH: Final = 9
NOWHERE: Final = -1
#: For an ability that the card a window is about has itself, wherever it lies.
THIS_CARD: Final = -2

ZONE_NAMES: Final = (
    "hand",
    "deck",
    "discard",
    "play",
    "exile",
    "set_aside",
    "revealed",
    "looked_at",
    "supply",
    "trash",
)

# The phases of a turn, in order. A game is in TURN_START before its first turn, and in OVER after its last.
TURN_START: Final = 0
ACTION_PHASE: Final = 1
BUY_PHASE: Final = 2
CLEAN_UP: Final = 3
TURN_END: Final = 4
OVER: Final = 5

PHASE_NAMES: Final = ("start", "action", "buy", "cleanup", "cleanup", "over")

# Windows are the moments at which other cards may have their say. They are flags, so that one `&`
# tells whether anything in this game listens.
AT_TURN_START: Final = 1
BEFORE_PLAY: Final = 2
ATTACKED: Final = 4
ON_PLAY: Final = 8
AT_BUY_PHASE: Final = 16
ON_BUY: Final = 32
ON_GAIN: Final = 64
ON_TRASH: Final = 128
ON_DISCARD: Final = 256
ON_EXILE: Final = 512
DISCARD_FROM_PLAY: Final = 1024
AT_TURN_END: Final = 2048

#: The windows in which others have a say when a card is played, or bought.
PLAYING: Final = BEFORE_PLAY | ON_PLAY
BUYING: Final = ON_BUY | ON_GAIN


def type_names(types: int) -> list[str]:
    """The printed type line: `type_names(ACTION | ATTACK)` is `["Action", "Attack"]`."""
    return [name for flag, name in TYPE_NAMES.items() if types & flag]
