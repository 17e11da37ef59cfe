"""Secrets that hold a seat. Only their hashes are kept, and they are compared in constant time."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

#: Letters and digits that nobody mistakes for each other, for links.
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH: Final = 16  # 79 bits: a table that is not listed is found by its link alone


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def fits(token: str, kept: str) -> bool:
    """Whether a token is the one whose hash was kept."""
    return hmac.compare_digest(hashed(token), kept)


def new_table_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a text could be an id at all, so that nothing else is looked up."""
    return len(text) == _ID_LENGTH and all(letter in _LETTERS for letter in text)
