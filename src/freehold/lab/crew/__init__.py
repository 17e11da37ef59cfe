"""Who plays the blocks of a match: this process, all cores, or a Ray cluster. The result is always the same."""

from freehold.lab.crew.choice import crew_for
from freehold.lab.crew.crew import Alone, Crew, WorkersLost
from freehold.lab.crew.processes import Processes

__all__ = ["Alone", "Crew", "Processes", "WorkersLost", "crew_for"]
