"""Plans: rules about what to buy, play and choose, and the player who follows them."""

from freehold.bots.plan.plan import Plan
from freehold.bots.plan.player import Planned

__all__ = ["Plan", "Planned"]
