"""The `freehold` command: one module for each thing it can do."""

from freehold.cli.starting import starting

with starting():
    from freehold.cli import (
        cards,
        compare_card,
        fuzz,
        kingdoms,
        play,
        replay,
        rulings,
        scenario,
        serve,
        simulate,
        strategies,
        tournament,
        verify,
    )
    from freehold.cli.main import main

__all__ = [
    "cards",
    "compare_card",
    "fuzz",
    "kingdoms",
    "main",
    "play",
    "replay",
    "rulings",
    "scenario",
    "serve",
    "simulate",
    "strategies",
    "tournament",
    "verify",
]
