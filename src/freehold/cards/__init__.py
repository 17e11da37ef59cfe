"""Every card, one file for each set. Importing this package fills the registry of the engine."""

from freehold.cards import alchemy, base, basic, cornucopia, guilds, intrigue, menagerie
from freehold.engine.kind import CARDS

#: The sets in the order in which they were published here; the basic cards come first.
SETS = (
    basic.basic,
    base.base,
    intrigue.intrigue,
    alchemy.alchemy,
    cornucopia.cornucopia,
    guilds.guilds,
    menagerie.menagerie,
)

for _set in SETS:
    CARDS.add(_set)

__all__ = ["CARDS", "SETS"]
