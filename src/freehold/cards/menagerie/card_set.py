"""The notebook of Dominion: Menagerie, in which three files write."""

from freehold.engine.kind import CardSet

menagerie = CardSet("Menagerie")
