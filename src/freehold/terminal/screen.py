"""What the person sees of the table: the turn, hands and play areas, and what is known of the others.

Lines of plain text from top to bottom, made from the view of the person's seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from freehold.texts import Message, Words, in_order, message, slug

if TYPE_CHECKING:
    from freehold.bots.bot import Bot
    from freehold.engine.views import View

#: The places where a player may have cards besides hand, deck and discard pile; shown where there are some.
_PLACES: Final = {
    "as_way": "terminal-as-way",
    "exile": "terminal-exile",
    "invested": "terminal-invested",
    "set_aside": "terminal-set-aside",
}


def seat_names(bots: Sequence[Bot], words: Words) -> list[str]:
    """What the players are called; bots of the same name are numbered."""
    names = [words.text("terminal-you")]
    given = [bot.name for bot in bots]
    for place, name in enumerate(given):
        names.append(name if given.count(name) == 1 else f"{name} {given[: place + 1].count(name)}")
    return names


# --- the turn -------------------------------------------------------------------------------------


def turn(view: View, names: Sequence[str]) -> Message:
    """Whose turn, which phase, and what is left to use in it."""
    shown = view.to_dict()
    whose = "yours" if view.player == view.seat else "controlled" if _controlled(view) else "theirs"
    return message(
        "terminal-turn",
        whose=whose,
        who=names[view.player],
        turn=shown["players"][view.player]["turns_taken"],
        phase=Message(f"phase-{slug(view.phase)}"),
        actions=view.actions,
        buys=view.buys,
        coins=view.coins,
        potions=view.potions,
    )


def hand(view: View, names: Sequence[str], words: Words) -> str:
    """The hand to choose from: one's own, or that of the player for whom one decides."""
    player = view.player if _controlled(view) else view.seat
    cards = view.to_dict()["players"][player]["hand"]
    return words.text("terminal-hand", you=player == view.seat, who=names[player], cards=in_order(cards))


def in_play(view: View, names: Sequence[str], words: Words) -> str:
    mine = view.player == view.seat
    return words.text("terminal-in-play", you=mine, who=names[view.player], cards=in_order(view.in_play))


def _controlled(view: View) -> bool:
    """Whether it is the turn of another player, in which this one decides."""
    return view.player != view.seat and view.sees_hand_of(view.player)


# --- the table ------------------------------------------------------------------------------------


def table(view: View, names: Sequence[str], words: Words) -> list[str]:
    """All but the Supply: the other players, the trash, the play area and the hand."""
    lines = _players(view, names, words)
    if view.trash:
        lines.append(words.text("terminal-trash", cards=in_order(view.trash)))
    lines += [words.say(turn(view, names)), in_play(view, names, words)]
    if _controlled(view):
        lines.append(words.text("terminal-hand", you=True, who=names[view.seat], cards=in_order(view.hand)))
    return [*lines, hand(view, names, words)]


def _players(view: View, names: Sequence[str], words: Words) -> list[str]:
    """What can be seen of the others, and of one's own deck."""
    shown = view.to_dict()
    return [" ".join(words.say(said) for said in _player(shown, seat, names)) for seat in range(len(shown["players"]))]


def _player(shown: dict[str, Any], seat: int, names: Sequence[str]) -> list[Message]:
    player: dict[str, Any] = shown["players"][seat]
    top = in_order([player["discard_top"]] if player["discard_top"] else [])
    if seat == shown["seat"]:
        said = [message("terminal-deck", count=player["deck_count"], top=top)]
    else:
        said = [message("terminal-other-player", who=names[seat], count=player["hand_count"], top=top)]
    if "Coffers" in shown["mats"] or player["coffers"]:
        said.append(message("terminal-coffers", tokens=player["coffers"]))
    if seat != shown["player"] and player["play"]:
        said.append(message("terminal-still-in-play", cards=in_order(player["play"])))
    said += [message(key, cards=in_order(player[place])) for place, key in _PLACES.items() if player[place]]
    return said
