"""The log: what happened, as messages. Only what `Game.events` shows a seat ever comes in here.

One line a thing, indented under what it follows from; what comes of a card that no line above has named begins with
that card's name. Bonuses that come together are one line, and that a bought card is gained goes without saying.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from freehold.engine.kind import CARDS
from freehold.engine.types import ACTION, CURSE, EVENT, TREASURE, VICTORY
from freehold.texts.message import Cards, Message, message, slug
from freehold.texts.words import Words, words

#: What playing a card adds to; several in a row are one line.
BONUSES: Final = ("actions", "buys", "coins", "potions", "coffers")
#: What begins a turn.
TURNS: Final = frozenset({"turn", "extra_turn", "controlled_turn"})
#: What is not told: that cards leave play at the end of a turn.
SILENT: Final = frozenset({("clean_up", "play")})


@dataclass(frozen=True)
class Line:
    """One line of the log."""

    said: Message
    depth: int
    #: Whether a turn begins with it.
    turn: bool = False


def log_lines(events: Sequence[dict[str, Any]], names: Sequence[str], me: int | None) -> Iterator[Line]:
    """The lines for some events, told to one seat (None: to nobody in particular)."""
    bonuses: list[Message] = []
    causes = _Causes()
    events = _repeats_together(_worth_telling(_treasures_together(events)))
    for place, event in enumerate(events):
        what = event["what"]
        key = _key(event)
        if what in BONUSES:
            bonuses.append(message(f"bonus-{what}", count=event.get("amount", 0)))
            after = events[place + 1] if place + 1 < len(events) else None
            if after is not None and after["what"] in BONUSES and _same_place(event, after):
                continue
            key = "log-bonus"
        said = Message(key, _arguments(event, names, me, bonuses))
        depth, cause = causes.place(event)
        if cause:
            said = message("log-because", cause=cause, line=said)
        yield Line(said, depth, what in TURNS)
        bonuses = []


def told(language: Words, events: Sequence[dict[str, Any]], names: Sequence[str], me: int | None) -> list[str]:
    """The lines in words, indented."""
    return ["  " * line.depth + language.say(line.said) for line in log_lines(events, names, me)]


def _treasures_together(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Treasures that were played one after the other, and brought nothing but coins, as if played at once."""
    together: list[dict[str, Any]] = []
    place = 0
    while place < len(events):
        pair = list(events[place : place + 2])
        if not _is_plain_treasure(pair):
            together.append(events[place])
            place += 1
            continue
        if _is_plain_treasure(together[-2:]) and _same_place(together[-2], pair[0]):
            played, paid = together[-2:]
            together[-2] = {**played, "cards": [*played["cards"], *pair[0]["cards"]]}
            together[-1] = {**paid, "amount": paid.get("amount", 0) + pair[1].get("amount", 0)}
        else:
            together += pair
        place += 2
    return together


def _worth_telling(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        event
        for place, event in enumerate(events)
        if (event["what"], event.get("from")) not in SILENT
        and not (event["what"] in BONUSES and not event.get("amount"))
        and not (place and _bought(events[place - 1], event))
    ]


def _repeats_together(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Copies that were gained one after the other, and cards that were revealed one by one, as if at once."""
    together: list[dict[str, Any]] = []
    for event in events:
        last = together[-1] if together else None
        if last is not None and _repeats(last, event):
            together[-1] = {**last, "cards": [*last["cards"], *event["cards"]], "one by one": True}
        else:
            together.append(event)
    return together


def _repeats(one: dict[str, Any], other: dict[str, Any]) -> bool:
    if one["what"] != other["what"] or one["what"] not in ("gain", "reveal") or not _same_place(one, other):
        return False
    if "cards" not in one or "cards" not in other or any(one.get(end) != other.get(end) for end in ("from", "to")):
        return False
    return bool(one["what"] == "reveal" or set(one["cards"]) == set(other["cards"]))


def _is_plain_treasure(pair: list[dict[str, Any]]) -> bool:
    """Whether two events are the playing of Treasures and the coins they bring."""
    if len(pair) < 2 or pair[0]["what"] != "play" or pair[1]["what"] != "coins":
        return False
    return pair[1]["depth"] == pair[0]["depth"] + 1 and all(
        CARDS.find(name).is_a(TREASURE) for name in pair[0]["cards"]
    )


def _same_place(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(one.get(part) == other.get(part) for part in ("player", "depth", "cause"))


@dataclass(frozen=True)
class _Above:
    """A line that others may stand under."""

    what: str
    player: int
    #: How deep it is among the events, and in the log.
    depth: int
    shown: int
    named: frozenset[str]
    #: The card that it had to name as its cause.
    cause: str

    def leads_to(self, cause: str, player: int) -> bool:
        """Whether it says where something comes from."""
        return cause in self.named or (cause == self.cause and player == self.player)


class _Causes:
    """Where a line stands: under the line that names the card it comes from, or else it names that card itself."""

    def __init__(self) -> None:
        #: The lines that the next one may stand under, the outermost first.
        self._above: list[_Above] = []

    def place(self, event: dict[str, Any]) -> tuple[int, str]:
        """The depth of an event's line, and the card that the line has to name ('' if that has been told)."""
        depth, cause, player = event["depth"], event.get("cause", ""), event["player"]
        near = bool(self._above) and self._above[-1].depth == depth
        if event["what"] in TURNS:
            self._above = []
        outer = [line for line in self._above if line.depth < depth]
        before = next((line for line in self._above if line.depth == depth), None)
        named = _named(event)
        source = [line for line in outer if line.leads_to(cause, player)]
        if before is not None and near and named == before.named and _is_part_of(before, event):
            cause, under = "", before
        elif not cause or cause in named or source or (depth and not outer):  # or it was told before these events
            if source and cause not in named:  # not under what came of something else in between
                first = next(line for line in source if line.depth == source[-1].depth)
                outer = [line for line in outer if line.depth != first.depth or line == first]
            cause, under = "", None
        elif before is not None and before.leads_to(cause, player):
            cause, under = "", before
        else:
            under = before if before is not None and _sets_off(before, event, near) else None
        if under is not None:
            outer.append(under)
            shown = under.shown + 1
        else:
            shown = depth + (outer[-1].shown - outer[-1].depth if outer else 0)
        if cause and event["what"] == "shuffle":  # what it was for is told next
            return shown, ""
        self._above = [*outer, _Above(event["what"], player, depth, shown, named, cause)]
        return shown, cause


def _is_part_of(before: _Above, event: dict[str, Any]) -> bool:
    """Whether a card is gained by somebody else than bought it, or its copies return from Exile when it is gained."""
    if event["what"] == "gain":
        return before.what == "buy"
    return before.what in ("buy", "gain") and event["what"] == "discard" and event.get("from") == "exile"


def _sets_off(before: _Above, event: dict[str, Any], near: bool) -> bool:
    """Whether what comes of a card that was not named is about the line before: a card that was gained or played."""
    if event.get("from") == "play":  # leaving play, which is about nothing that went before
        return False
    return before.what in ("buy", "gain") or (near and before.what == "play")


def _named(event: dict[str, Any]) -> frozenset[str]:
    """The cards that the line of an event names."""
    return frozenset((*event.get("cards", ()), event.get("card", ""), event.get("top", ""))) - {""}


def _bought(buy: dict[str, Any], gain: dict[str, Any]) -> bool:
    return bool(
        buy["what"] == "buy"
        and gain["what"] == "gain"
        and gain["player"] == buy["player"]
        and gain.get("cards") == [buy.get("card")]
        and gain.get("to") == "discard"
    )


def _key(event: dict[str, Any]) -> str:
    """The most special message there is for an event: by where its cards come from or go to, or for all of its kind."""
    bought = "card" in event and CARDS.find(event["card"]).is_a(EVENT)
    return _key_of(event["what"], event.get("from", ""), event.get("to", ""), bought)


@cache  # there are not many kinds of events
def _key_of(what: str, source: str, target: str, bought: bool) -> str:
    what = slug(what)
    candidates = [f"log-{what}-from-{slug(source)}", f"log-{what}-to-{slug(target)}"]
    if bought:
        candidates.append(f"log-{what}-event")
    reference = words("en")
    return next((key for key in (*candidates, f"log-{what}") if reference.has(key)), "unknown-event")


def _arguments(
    event: dict[str, Any], names: Sequence[str], me: int | None, bonuses: Sequence[Message]
) -> dict[str, Any]:
    other = event.get("other", -1)
    arguments: dict[str, Any] = {
        "you": event["player"] == me,
        "who": names[event["player"]],
        "cards": _cards(event),
        "amount": event.get("amount", 0),
        "what": event["what"],
        "to_you": other == me,
        "other": names[other] if other >= 0 else "",
        "bonuses": list(bonuses),
        "several": len(set(event.get("cards", ()))) > 1,
    }
    if "card" in event:
        arguments["card"] = event["card"]
    return arguments


def _cards(event: dict[str, Any]) -> Cards:
    names: list[str] | None = event.get("cards")
    if names is None:
        return Cards(unseen=event.get("count", 0), top=event.get("top", ""))
    if event["what"] == "topdeck":  # the last one ends up on top, and is named first
        return Cards.of(names[::-1])
    return Cards.of(names) if event["what"] == "discard" or "one by one" in event else in_order(names)


def in_order(names: Sequence[str]) -> Cards:
    """Cards in no order of their own: Actions first, then Treasures, the dearest first, copies together."""
    return Cards.of(sorted(names, key=_rank))


def _rank(name: str) -> tuple[int, int, str]:
    kind = CARDS.find(name)
    for place, types in enumerate((ACTION, TREASURE, VICTORY, CURSE)):
        if kind.is_a(types):
            return place, -kind.cost.coins, name
    return 4, 0, name
