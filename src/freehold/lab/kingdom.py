"""The kingdom of a match: as somebody wants it, with all that the strategies need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from freehold.engine.errors import BadSetup, short
from freehold.engine.kind import CARDS, Kind
from freehold.kingdoms import FIRST_GAME, Kingdom, Wishes, generate, read_kingdom
from freehold.kingdoms.kingdom import is_landscape
from freehold.lab.entrants import Entrant
from freehold.texts import message


def kingdom_for(entrants: Sequence[Entrant], text: str | None, seed: int | str = 0) -> Kingdom:
    """The kingdom that somebody means: by name, code or list; `random` is one with all that the strategies need.

    Without a text there is nothing in it but what they need, so that nothing else has a say in the result; if they need
    nothing, it is the first game of the rulebook.
    """
    needed = needs_of(entrants)
    if not text:
        kingdom = Kingdom.of(needed or FIRST_GAME)
    elif text.strip().casefold() == "random":
        kingdom = generate(Wishes(include=[kind.name for kind in needed]), seed)
    else:
        kingdom = read_kingdom(text)
    kingdom = _settled(kingdom)
    for entrant in entrants:
        missing = [kind.name for kind in needs_of([entrant]) if kind.name not in kingdom.names]
        if missing:
            raise BadSetup(
                f"{entrant.strategy.name} needs {', '.join(missing)}, which the kingdom does not have; "
                "add it to the kingdom, or leave the kingdom out",
                "kingdom-lacks",
                name=short(entrant.strategy.name),
                cards=[message("choice-card", card=name) for name in missing],
            )
    return kingdom


def needs_of(entrants: Iterable[Entrant]) -> list[Kind]:
    """What a kingdom must have for them, in the order they name it; cards that are in every game need no mention."""
    kinds = [CARDS.find(name) for entrant in entrants for name in entrant.strategy.needs]
    return [kind for kind in dict.fromkeys(kinds) if kind.kingdom or is_landscape(kind)]


def _settled(kingdom: Kingdom) -> Kingdom:
    """With the Bane and the Mouse card that would be picked anyway, so that it can be told what was played with."""
    box = kingdom.box()
    bane = None if box.bane < 0 else box.kinds[box.bane].name
    mouse = None if box.mouse is None else box.mouse.name
    return Kingdom.of([*kingdom.cards, *kingdom.landscapes], bane, mouse)
