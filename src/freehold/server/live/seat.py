"""A seat at a table: free, a bot's, or a person's."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from freehold.bots import BOTS, make_bot


@dataclass
class Seat:
    #: The bot that has the seat from the beginning; None where a person sits or can sit.
    bot: str | None = None
    #: A person has a name and the hash of a token.
    name: str = ""
    token: str = ""
    client_seed: str = ""
    #: The bot that plays for a person who is missing or has resigned.
    stand_in: str | None = None
    resigned: bool = False

    @property
    def free(self) -> bool:
        return self.bot is None and not self.token

    @property
    def person(self) -> bool:
        """Whether a person has the seat, even if a bot stands in for them now."""
        return bool(self.token)

    @property
    def plays(self) -> bool:
        """Whether a person plays here now."""
        return self.person and self.stand_in is None and not self.resigned

    @property
    def player(self) -> str | None:
        """The bot that answers here now; None where a person does."""
        return self.bot or self.stand_in

    @property
    def shown_name(self) -> str:
        """What the log calls whoever sits here."""
        return self.name or (bot_name(self.bot) if self.bot else "")


@cache
def bot_name(bot: str) -> str:
    """What people call a bot; one that is no longer there keeps its id."""
    return make_bot(bot, 0).name if bot in BOTS else bot
