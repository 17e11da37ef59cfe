"""Freehold: Dominion as a fast, complete and provably correct rules engine.

>>> from freehold import Game
>>> game = Game.new(["Village", "Smithy"], players=2, seed=1)
"""

from freehold import _pure
from freehold._version import VERSION

_pure.install()

from freehold import cards  # noqa: E402  (fills the registry of cards; must follow the line above)
from freehold.engine.decision import Decision, Option  # noqa: E402
from freehold.engine.errors import (  # noqa: E402
    BadRecord,
    BadSetup,
    BadUndo,
    FreeholdError,
    GameOver,
    IllegalAnswer,
    NotYours,
    StaleDecision,
    UnknownCard,
)
from freehold.engine.game import Game  # noqa: E402
from freehold.engine.kind import CARDS  # noqa: E402
from freehold.engine.record import Record  # noqa: E402
from freehold.engine.views import View  # noqa: E402

__version__ = VERSION

__all__ = [
    "CARDS",
    "BadRecord",
    "BadSetup",
    "BadUndo",
    "Decision",
    "FreeholdError",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "NotYours",
    "Option",
    "Record",
    "StaleDecision",
    "UnknownCard",
    "View",
    "cards",
]
