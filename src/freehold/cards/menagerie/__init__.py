"""Dominion: Menagerie: 30 Kingdom cards and the Horse, 20 Events, 20 Ways."""

from freehold.cards.menagerie import cards, events, ways
from freehold.cards.menagerie.card_set import menagerie

__all__ = ["cards", "events", "menagerie", "ways"]
