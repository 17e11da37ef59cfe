"""The Supply as the person sees it: piles with costs and cards left, Events and Ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from unicodedata import combining, normalize

from freehold.engine.kind import CARDS
from freehold.engine.types import TREASURE
from freehold.texts import Cards, Words
from freehold.texts.columns import GAP, columns

if TYPE_CHECKING:
    from freehold.engine.views import View


def supply_groups(view: View, words: Words) -> list[list[str]]:
    """The names in the Supply: Treasures, Victory cards, and the Kingdom with its cheapest cards first."""
    groups: list[list[str]] = [[], [], []]
    for name in view.supply:
        kind = CARDS.find(name)
        groups[2 if not kind.basic else 0 if kind.is_a(TREASURE) else 1].append(name)
    groups[2].sort(key=lambda name: (CARDS.find(name).cost.coins, _letters(words.card_name(name))))
    return groups


def _letters(name: str) -> str:
    """A name as dictionaries order it: an umlaut stands with its vowel."""
    return "".join(sign for sign in normalize("NFD", name.casefold()) if not combining(sign))


def supply(view: View, words: Words) -> list[str]:
    """The Supply with costs as they are now."""
    shown = view.to_dict()
    groups = supply_groups(view, words)
    rows = iter(columns([_pile(shown, name, words) for group in groups for name in group], left=2))
    lines = [words.text("terminal-supply")]
    titles = ("terminal-treasures", "terminal-victory-cards", "terminal-kingdom-cards")
    for title, group in zip(titles, groups, strict=True):
        if group:
            lines += [words.text(title), *(next(rows) for _ in group)]
    beside = [(name, left) for name, left in shown["other_piles"].items() if left]
    if beside:
        lines.append(words.text("terminal-beside", cards=Cards(tuple(beside))))
    return lines + _landscapes(shown, words)


def _pile(shown: dict[str, Any], name: str, words: Words) -> Sequence[str]:
    pile = shown["supply"][name]
    row = [words.card_name(name), words.cost(pile["cost"]), str(pile["left"])]
    return [*row, words.text("terminal-bane")] if name == shown["bane"] else row


def _landscapes(shown: dict[str, Any], words: Words) -> list[str]:
    """The Events with their costs, and the Ways."""
    lines: list[str] = []
    if shown["events"]:
        events = [(words.card_name(name), words.cost(cost)) for name, cost in shown["events"].items()]
        lines += [words.text("terminal-events"), *columns(events, left=2)]
    if shown["ways"]:
        lines.append(words.text("terminal-ways"))
        lines += [GAP + _way(shown, name, words) for name in shown["ways"]]
    return lines


def _way(shown: dict[str, Any], name: str, words: Words) -> str:
    if shown["mouse"] is not None and CARDS.find(name).sets_aside is not None:
        return words.text("terminal-way-of-the-mouse", way=name, card=shown["mouse"])
    return words.card_name(name)
