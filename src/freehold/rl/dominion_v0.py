"""The environment under the name and in the form that PettingZoo gives its own: `dominion_v0.env()`."""

from freehold.rl.env import env, raw_env
from freehold.rl.parallel import parallel_env

__all__ = ["env", "parallel_env", "raw_env"]
