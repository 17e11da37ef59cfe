"""Exile: who gains a card may discard all copies of it from the own Exile mat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .hooks import Hook
from .types import EXILE, ON_GAIN

if TYPE_CHECKING:
    from .card import Card
    from .held import Held
    from .windows import Gained

EXILE_MAT: Final = "Exile"


def _other_copies(me: Held, gained: Gained) -> list[Card]:
    return [card for card in me.you.seat.exile if card.slot == gained.card.slot and card is not gained.card]


def _has_copies(me: Held, gained: Gained) -> bool:
    return gained.player is me.you and bool(_other_copies(me, gained))


async def _discard_copies(me: Held, gained: Gained) -> None:
    await me.you.discard(_other_copies(me, gained))


DISCARD_EXILED_COPIES: Final = Hook(ON_GAIN, EXILE, _discard_copies, _has_copies, False, None, None, verb="discard")
