"""Strategies: small readable files that say what to buy, play and choose. `load` finds one by name or file."""

from freehold.strategies.loading import UnknownStrategy, load, read, shelf
from freehold.strategies.mistakes import BadStrategy, StrategyError
from freehold.strategies.strategy import Strategy, Written

__all__ = ["BadStrategy", "Strategy", "StrategyError", "UnknownStrategy", "Written", "load", "read", "shelf"]
