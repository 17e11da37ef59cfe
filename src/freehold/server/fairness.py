"""Shuffles that can be checked: the server commits to its seed before the deal, and everybody adds to it."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

#: The way in which the seed is made; another way gets another number.
SCHEME: Final = 1


def new_server_seed(test_seed: str = "") -> str:
    """32 random bytes, in hex; always the same ones for a `test_seed`, which no server that people play on has."""
    return sha256(test_seed.encode()).hexdigest() if test_seed else secrets.token_hex(32)


def commitment(server_seed: str) -> str:
    """What is published before the deal: it fits only this seed, and tells nothing of it."""
    return sha256(bytes.fromhex(server_seed)).hexdigest()


def game_seed(server_seed: str, client_seeds: Sequence[str]) -> str:
    """The seed of the game: nobody alone decides it. Bots add an empty text."""
    return sha256(":".join([f"freehold:{SCHEME}", server_seed, *client_seeds]).encode()).hexdigest()


def is_commitment_to(server_seed: str, published: str) -> bool:
    try:
        return hmac.compare_digest(commitment(server_seed), published)
    except (ValueError, TypeError):  # not hex at all
        return False
