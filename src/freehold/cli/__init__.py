"""The `freehold` command: one module for each thing it can do."""

from freehold.cli import cards, fuzz, kingdoms, play, replay, rulings, scenario, serve, verify
from freehold.cli.main import main

__all__ = ["cards", "fuzz", "kingdoms", "main", "play", "replay", "rulings", "scenario", "serve", "verify"]
