"""Research: Dominion for learning programs, with actions and observations of a fixed size.

`dominion_v0` is the environment for PettingZoo, `gym` that for Gymnasium, `vector` plays many games at once; they need
`pip install freehold[rl]`. What is offered here needs nothing.
"""

from freehold.rl.actions import IllegalAction
from freehold.rl.episode import Episode
from freehold.rl.space import Space, full_space, kingdom_space
from freehold.rl.text import action_text, describe, legal_text, observation_text

__all__ = [
    "Episode",
    "IllegalAction",
    "Space",
    "action_text",
    "describe",
    "full_space",
    "kingdom_space",
    "legal_text",
    "observation_text",
]
