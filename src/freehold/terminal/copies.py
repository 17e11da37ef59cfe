"""Which of several equal cards a question is about, where it is asked for one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from freehold.engine.game import Game


def which_copy(game: Game, shown: dict[str, Any]) -> tuple[int, int] | None:
    """The number of a card among its equals and how many there are; None where the question is not about one of them.

    What to do with one of the cards that a player looks at or reveals is asked of each in turn. If nothing has
    happened since the same question was answered, it is now about the next.
    """
    decision = shown["decision"]
    concerned = shown["players"][decision["player"] if decision["whom"] is None else decision["whom"]]
    count = [*concerned.get("looked_at", ()), *concerned["revealed"]].count(_only_card(decision))
    if count < 2:
        return None
    place = 1
    while place < count and _asked_before(game, decision, place):
        place += 1
    return place, count


def _only_card(decision: dict[str, Any]) -> str:
    """The card to which one of several things is to happen; '' if the question is another."""
    options = decision["options"]
    cards: set[str] = {option.get("card", "") for option in options}
    things = {(option["verb"], option.get("label")) for option in options}
    single = decision["min"] == decision["max"] == 1 and not decision["may_decline"]
    return cards.pop() if single and len(cards) == 1 and len(things) == len(options) else ""


def _asked_before(game: Game, decision: dict[str, Any], back: int) -> bool:
    """Whether the same was asked so many answers ago, and nothing has happened since."""
    if back > len(game.answers):
        return False
    then = game.beginning()
    for answer in game.answers[:-back]:
        then.answer(answer)
    return then.version == game.version and then.decision is not None and then.decision.to_dict() == decision
