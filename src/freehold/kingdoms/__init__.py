"""Which Kingdom cards and landscapes to play with: recommended, at random, or as somebody writes them down."""

from freehold.kingdoms.code import from_code, to_code
from freehold.kingdoms.generator import fill, generate, random_kingdom, random_landscapes, swap
from freehold.kingdoms.kingdom import Kingdom
from freehold.kingdoms.randomizers import turn_over
from freehold.kingdoms.recommended import FIRST_GAME, Recommended, recommended, same_as
from freehold.kingdoms.text import read_kingdom, read_names, written
from freehold.kingdoms.traits import TRAITS, traits
from freehold.kingdoms.wishes import ANY_ALCHEMY, Wishes

__all__ = [
    "ANY_ALCHEMY",
    "FIRST_GAME",
    "TRAITS",
    "Kingdom",
    "Recommended",
    "Wishes",
    "fill",
    "from_code",
    "generate",
    "random_kingdom",
    "random_landscapes",
    "read_kingdom",
    "read_names",
    "recommended",
    "same_as",
    "swap",
    "to_code",
    "traits",
    "turn_over",
    "written",
]
