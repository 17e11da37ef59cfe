"""Taking an answer back: free while nobody has learnt anything by it, otherwise if the others agree."""

from __future__ import annotations

from dataclasses import dataclass, field

from freehold.server.live.story import Story


@dataclass
class Request:
    """An undo that the others are asked about."""

    by: int
    #: The answer to go back to.
    to: int
    #: The people who have to agree, and those who have.
    needed: frozenset[int]
    answered: set[int] = field(default_factory=set)

    @property
    def granted(self) -> bool:
        return self.needed <= self.answered


def undo_of(story: Story, seat: int) -> str | None:
    """Whether a seat can take back its last answer: `free`, `ask`, or None."""
    if story.over or story.game is None or not story.seats[seat].plays:
        return None
    to = story.trail.last_of(seat)
    if to is None:
        return None
    return "ask" if others_to_ask(story, seat) and story.trail.leaks(story.game, to) else "free"


def others_to_ask(story: Story, seat: int) -> frozenset[int]:
    """The other people who play. Bots agree to everything."""
    return frozenset(place for place, other in enumerate(story.seats) if other.plays and place != seat)
