"""The end of a game: who won and with what, or where a game stands that is left.

The result reads the game itself, because at the end everybody may see everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from freehold.terminal.screen import turn
from freehold.texts import Words, in_order
from freehold.texts.columns import columns

if TYPE_CHECKING:
    from freehold.engine.game import Game
    from freehold.engine.views import View


def unfinished(view: View, names: Sequence[str], words: Words) -> str:
    """Where a game stands that is left before its end; scores would tell what is hidden."""
    empty = [name for name in view.supply if not view.pile(name)]
    return words.text(
        "terminal-unfinished",
        turn=turn(view, names),
        provinces=view.pile("Province"),
        count=len(empty),
        empty=in_order(empty),
    )


def result(game: Game, names: Sequence[str], me: int, words: Words) -> list[str]:
    """Scores, winners, and who has what."""
    lines = [words.text("terminal-result")]
    scores = game.scores()
    players = game.view(me).to_dict()["players"]
    for seat in sorted(range(len(names)), key=lambda seat: -scores[seat]):
        turns = players[seat]["turns_taken"]
        lines.append(words.text("terminal-score", you=seat == me, who=names[seat], points=scores[seat], turns=turns))
    return [*lines, _winners(game, names, me, words), *_who_has_what(game, names, words)]


def _winners(game: Game, names: Sequence[str], me: int, words: Words) -> str:
    winners = game.winners()
    others = [names[seat] for seat in winners if seat != me]
    if winners == [me]:
        return words.text("terminal-you-win")
    if len(winners) == 1:
        return words.text("terminal-wins", who=others[0])
    return words.text("terminal-shared", you=me in winners, others=others)


def _who_has_what(game: Game, names: Sequence[str], words: Words) -> list[str]:
    """A row for each card that somebody has, a column for each player."""
    owned = [game.owned(seat) for seat in range(len(names))]
    rows: list[list[str]] = [[words.text("terminal-column-card"), *names]]
    for kind in game.box.kinds:
        counts = [own.count(kind.name) for own in owned]
        if any(counts):
            rows.append([words.card_name(kind.name), *(str(count) for count in counts)])
    rows.append([words.text("terminal-row-all"), *(str(own.total) for own in owned)])
    return [words.text("terminal-who-has-what"), *columns(rows)]
