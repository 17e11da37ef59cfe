"""The game in a terminal: one person against bots, in plain text that a screen reader can follow."""

from freehold.terminal.session import play, resume

__all__ = ["play", "resume"]
