"""A bot that looks ahead: it plays the game on in its mind, many times over, and takes what came out best."""

from freehold.bots.search.player import GAMES, Search

__all__ = ["GAMES", "Search"]
