"""What the person sees of the table: the Supply, the turn, hands and play areas, and the end of the game.

Lines of plain text from top to bottom, made from the view of the person's seat. The result alone reads the
game itself, because at the end everybody may see everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from freehold.engine.errors import FreeholdError
from freehold.engine.kind import CARDS
from freehold.engine.types import EVENT, TREASURE, WAY
from freehold.terminal import words
from freehold.terminal.card_words import CARD_TEXTS
from freehold.terminal.narrate import card_list

if TYPE_CHECKING:
    from freehold.bots.bot import Bot
    from freehold.engine.game import Game
    from freehold.engine.views import View


def seat_names(bots: Sequence[Bot]) -> list[str]:
    """What the players are called; bots of the same name are numbered."""
    names = [words.YOU]
    given = [bot.name for bot in bots]
    for place, name in enumerate(given):
        names.append(name if given.count(name) == 1 else f"{name} {given[: place + 1].count(name)}")
    return names


def supply_groups(view: View) -> list[list[str]]:
    """The names in the Supply: Treasures, Victory cards, and the Kingdom with its cheapest cards first."""
    groups: list[list[str]] = [[], [], []]
    for name in view.supply:
        kind = CARDS.find(name)
        groups[2 if not kind.basic else 0 if kind.is_a(TREASURE) else 1].append(name)
    groups[2].sort(key=lambda name: (CARDS.find(name).cost.coins, name))
    return groups


def supply(view: View) -> list[str]:
    """The Supply with costs as they are now."""
    shown = view.to_dict()
    piles: dict[str, dict[str, Any]] = shown["supply"]
    width = max(len(name) for name in piles)
    lines = [words.SUPPLY]
    for title, names in zip(words.GROUPS, supply_groups(view), strict=True):
        lines.append(title)
        for name in names:
            pile = piles[name]
            cost = str(pile["cost"]).rjust(2)
            row = words.ROW.format(name=name.ljust(width), cost=cost, left=str(pile["left"]).rjust(2))
            lines.append(row + words.BANE if name == shown["bane"] else row)
    beside = [name for name, left in shown["other_piles"].items() for _ in range(left)]
    if beside:
        lines.append(words.BESIDE.format(cards=card_list(beside)))
    return lines + landscapes(shown)


def landscapes(shown: dict[str, Any]) -> list[str]:
    """The Events with their costs, and the Ways."""
    lines: list[str] = []
    if shown["events"]:
        width = max(len(name) for name in shown["events"])
        lines.append(words.EVENTS_AND_WAYS[0])
        lines += [
            words.EVENT_ROW.format(name=name.ljust(width), cost=cost.rjust(2)) for name, cost in shown["events"].items()
        ]
    if shown["ways"]:
        lines.append(words.EVENTS_AND_WAYS[1])
        for name in shown["ways"]:
            aside = shown["mouse"] is not None and CARDS.find(name).sets_aside is not None
            lines.append((words.MOUSE if aside else words.WAY_ROW).format(name=name, card=shown["mouse"]))
    return lines


def turn(view: View, names: Sequence[str]) -> str:
    """Whose turn, which phase, and what is left to use in it."""
    return (words.YOUR_TURN if view.player == view.seat else words.THEIR_TURN).format(
        who=names[view.player],
        turn=view.to_dict()["players"][view.player]["turns_taken"],
        phase=words.PHASES[view.phase],
        counters=words.counters(view.actions, view.buys, view.coins, view.potions),
    )


def hand(view: View) -> str:
    return words.HAND.format(cards=card_list(view.hand))


def in_play(view: View, names: Sequence[str]) -> str:
    mine = view.player == view.seat
    return words.IN_PLAY[0 if mine else 1].format(who=names[view.player], cards=card_list(view.in_play))


def players(view: View, names: Sequence[str]) -> list[str]:
    """What can be seen of the others, and of one's own deck."""
    whole = view.to_dict()
    shown: list[dict[str, Any]] = whole["players"]
    lines = []
    for seat, player in enumerate(shown):
        top = player["discard_top"] or words.NOTHING
        if seat == view.seat:
            lines.append(words.DECK.format(counted=words.cards(player["deck_count"]), top=top))
        else:
            counted = words.cards(player["hand_count"])
            lines.append(words.OPPONENT.format(who=names[seat], counted=counted, top=top))
        if "Coffers" in whole["mats"] or player["coffers"]:
            lines[-1] += words.COFFERS.format(tokens=player["coffers"])
        if seat != whole["player"] and player["play"]:
            lines[-1] += words.STAYED.format(cards=card_list(player["play"]))
        for key, pattern in (
            ("as_way", words.AS_WAY),
            ("exile", words.EXILE),
            ("invested", words.INVESTED),
            ("set_aside", words.SET_ASIDE),
        ):
            if player[key]:
                lines[-1] += pattern.format(cards=card_list(player[key]))
        if seat != view.seat and "hand" in player:
            lines[-1] += words.THEIR_HAND.format(cards=card_list(player["hand"]))
    return lines


def table(view: View, names: Sequence[str]) -> list[str]:
    """All but the Supply: the other players, the trash, the play area and the hand."""
    lines = players(view, names)
    if view.trash:
        lines.append(words.TRASH.format(cards=card_list(view.trash)))
    return [*lines, turn(view, names), in_play(view, names), hand(view)]


def card_help(view: View, name: str) -> list[str]:
    """Cost, types and effect of a card; an unknown name gets the nearest ones."""
    try:
        kind = CARDS.find(name)
    except FreeholdError as problem:
        return [words.sentence(str(problem))]
    pattern = words.LANDSCAPE_LINE if kind.is_a(WAY) else words.CARD_LINE
    lines = [
        pattern.format(
            name=kind.name, cost=kind.cost, types=", ".join(kind.type_names), set=kind.set_name or words.NOTHING
        ),
        CARD_TEXTS.get(kind.name, words.NO_TEXT),
    ]
    shown = view.to_dict()
    if kind.is_a(EVENT | WAY):
        here = kind.name in shown["events"] or kind.name in shown["ways"]
        return [*lines, words.LANDSCAPE_HERE if here else words.LANDSCAPE_ABSENT]
    pile = shown["supply"].get(kind.name)
    if pile is None:
        lines.append(words.CARD_ABSENT)
    else:
        if pile["cost"] != str(kind.cost):
            lines.append(words.CARD_NOW.format(cost=pile["cost"]))
        lines.append(words.CARD_LEFT.format(counted=words.cards(pile["left"])))
    return lines


def unfinished(view: View, names: Sequence[str]) -> str:
    """Where a game stands that is left before its end; scores would tell what is hidden."""
    empty = [name for name in view.supply if not view.pile(name)]
    return words.UNFINISHED.format(
        turn=turn(view, names), provinces=view.pile("Province"), empty=", ".join(empty) or words.NONE
    )


def result(game: Game, names: Sequence[str], me: int) -> list[str]:
    """Scores, winners, and who has what."""
    lines = [words.RESULT]
    scores = game.scores()
    for seat in sorted(range(len(names)), key=lambda seat: -scores[seat]):
        points = scores[seat]
        lines.append(
            words.SCORE[0 if seat == me else 1].format(
                who=names[seat],
                points=points,
                noun=words.POINTS[0 if abs(points) == 1 else 1],
                turns=game.view(me).to_dict()["players"][seat]["turns_taken"],
            )
        )
    winners = game.winners()
    if winners == [me]:
        lines.append(words.YOU_WIN)
    elif len(winners) == 1:
        lines.append(words.WINS.format(who=names[winners[0]]))
    else:
        lines.append(words.SHARED.format(names=words.both([names[seat] for seat in winners])))
    return lines + who_has_what(game, names)


def who_has_what(game: Game, names: Sequence[str]) -> list[str]:
    """A row for each card that somebody has, a column for each player."""
    owned = [game.owned(seat) for seat in range(len(names))]
    rows: list[list[str]] = [[words.TABLE_CARD, *names]]
    for kind in game.box.kinds:
        counts = [own.count(kind.name) for own in owned]
        if any(counts):
            rows.append([kind.name, *(str(count) for count in counts)])
    rows.append([words.TABLE_TOTAL, *(str(own.total) for own in owned)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [words.WHO_HAS_WHAT]
    for row in rows:
        cells = [row[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  " + "  ".join(cells))
    return lines
