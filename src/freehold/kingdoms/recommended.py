"""The recommended sets of ten: what is in them, and which of them need sets that are not here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from freehold.engine.kind import CARDS
from freehold.kingdoms.code import to_code
from freehold.kingdoms.data import read_yaml
from freehold.kingdoms.kingdom import Kingdom
from freehold.texts.message import Message, message
from freehold.texts.words import Words


@dataclass(frozen=True)
class Recommended:
    """One recommended set of ten. Its name is the message `kingdom-<key>`."""

    key: str
    #: None if it needs sets that are not here.
    kingdom: Kingdom | None
    #: Those sets.
    needs: tuple[str, ...] = ()

    @property
    def available(self) -> bool:
        return self.kingdom is not None

    @property
    def name(self) -> Message:
        return message(f"kingdom-{self.key}")

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets it is made of, in their order; of one that is not available only those that are missing."""
        if self.kingdom is None:
            return self.needs
        mine = {CARDS.find(name).set_name for name in self.kingdom.names}
        return tuple(dict.fromkeys(kind.set_name for kind in CARDS if kind.set_name in mine))

    def to_dict(self, language: Words) -> dict[str, Any]:
        kingdom = {} if self.kingdom is None else {**self.kingdom.to_dict(), "code": to_code(self.kingdom)}
        return {
            "key": self.key,
            "name": language.say(self.name),
            "available": self.available,
            "sets": list(self.sets) if self.available else [],
            "needs": list(self.needs),
            **kingdom,
        }


@cache
def recommended() -> dict[str, Recommended]:
    """All of them by their keys, those that can be played first."""
    return {
        key: Recommended(key, _kingdom(entry) if "cards" in entry else None, tuple(entry.get("needs", ())))
        for key, entry in _entries().items()
    }


def same_as(kingdom: Kingdom) -> Recommended | None:
    """The recommended set that a kingdom is, if it is one."""
    return next((one for one in recommended().values() if one.kingdom == kingdom), None)


@cache
def _entries() -> dict[str, dict[str, Any]]:
    entries: dict[str, dict[str, Any]] = read_yaml("kingdoms.yaml")
    return entries


def _kingdom(entry: dict[str, Any]) -> Kingdom:
    return Kingdom.of([*entry["cards"], *entry.get("landscapes", ())], entry.get("bane"), entry.get("mouse"))


#: The ten cards that the rulebook suggests for a first game.
FIRST_GAME: Final = _kingdom(_entries()["first-game"]).cards
