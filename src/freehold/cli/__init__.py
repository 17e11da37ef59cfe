"""The `freehold` command: one module for each thing it can do."""

from freehold.cli import cards, fuzz, play, replay, rulings, scenario
from freehold.cli.main import main

__all__ = ["cards", "fuzz", "main", "play", "replay", "rulings", "scenario"]
