"""Help: how to answer, the commands, and what a card does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from freehold.engine.errors import UnknownCard
from freehold.engine.kind import Kind
from freehold.engine.types import WAY
from freehold.terminal.typed import typed
from freehold.texts import Message, Words, message, problem, slug
from freehold.texts.columns import GAP, columns

if TYPE_CHECKING:
    from freehold.engine.views import View

#: How each command is written, and what it does.
_COMMANDS: Final = {
    "answers": ("terminal-usage-answers", "terminal-help-question"),
    "undo": ("terminal-usage-undo", "terminal-help-undo"),
    "card": ("terminal-usage-card", "terminal-help-card"),
    "supply": ("terminal-usage-supply", "terminal-help-supply"),
    "hand": ("terminal-usage-hand", "terminal-help-hand"),
    "log": ("terminal-usage-log", "terminal-help-log"),
    "save": ("terminal-usage-save", "terminal-help-save"),
    "quit": ("terminal-usage-quit", "terminal-help-quit"),
    "help": ("terminal-usage-help", "terminal-help-help"),
}


def help_lines(words: Words) -> list[str]:
    """How to answer, and the commands."""
    title, *ways = words.text("terminal-help-answers").split("\n")
    commands = [(words.text(usage), words.text(does)) for usage, does in _COMMANDS.values()]
    return [title, *(GAP + way for way in ways), words.text("terminal-help-commands"), *columns(commands, left=2)]


def command_line(command: str, words: Words) -> str:
    """How one command is written, and what it does."""
    usage, does = _COMMANDS[command]
    return words.text("terminal-help-command", usage=Message(usage), does=Message(does))


def card_lines(view: View, name: str, words: Words) -> list[str]:
    """Cost, types and effect of a card; an unknown name gets the nearest ones."""
    try:
        kind = typed(words).card(name)
    except UnknownCard as unknown:
        return [words.say(problem(unknown))]
    types = [Message(f"type-{slug(one)}") for one in kind.type_names]
    key = f"set-{slug(kind.set_name)}"
    from_set = Message(key) if words.has(key) else message("terminal-card-unknown-set", name=kind.set_name)
    if kind.is_a(WAY):
        lines = [words.text("terminal-card-way", card=kind.name, types=types, set=from_set)]
    else:
        lines = [words.text("terminal-card", card=kind.name, cost=str(kind.cost), types=types, set=from_set)]
    texts = [text for part in ("text", "below") if (text := words.card_text(kind.name, part))]
    texts = texts or [words.text("terminal-card-no-text")]
    lines += [GAP + line for text in texts for line in text.split("\n")]
    return lines + [words.say(said) for said in _in_this_game(view.to_dict(), kind)]


def _in_this_game(shown: dict[str, Any], kind: Kind) -> list[Message]:
    """Whether the game has the card, what it costs now, and how many are left."""
    pile = shown["supply"].get(kind.name)
    if pile is None:
        if kind.name in shown["other_piles"]:
            return [message("terminal-card-beside", count=shown["other_piles"][kind.name])]
        here = kind.name in (*shown["events"], *shown["ways"], shown["mouse"])
        return [message("terminal-card-here" if here else "terminal-card-absent")]
    said = [message("terminal-card-left", count=pile["left"])]
    return said if pile["cost"] == str(kind.cost) else [message("terminal-card-now", cost=pile["cost"]), *said]
