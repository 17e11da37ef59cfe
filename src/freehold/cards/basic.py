"""The seven cards that are in every game."""

from freehold.engine.kind import CardSet, victory_pile
from freehold.engine.types import CURSE, TREASURE, VICTORY

basic = CardSet("Basic")


def _boxes(players: int) -> int:
    """With five or six players a second set of base cards is used."""
    return 1 if players <= 4 else 2


basic.plain("Copper", 0, TREASURE, coins=1, basic=True, starts=7, pile=lambda n: 60 * _boxes(n) - 7 * n)
basic.plain("Silver", 3, TREASURE, coins=2, basic=True, pile=lambda n: 40 * _boxes(n))
basic.plain("Gold", 6, TREASURE, coins=3, basic=True, pile=lambda n: 30 * _boxes(n))
basic.plain("Estate", 2, VICTORY, points=1, basic=True, starts=3)
basic.plain("Duchy", 5, VICTORY, points=3, basic=True)
basic.plain(
    "Province", 8, VICTORY, points=6, basic=True, ends_game=True, pile=lambda n: 3 * n if n >= 5 else victory_pile(n)
)
basic.plain("Curse", 0, CURSE, points=-1, basic=True, pile=lambda n: 10 * (n - 1))
