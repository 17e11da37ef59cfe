"""One of the games, told turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from freehold.engine.game import Game
from freehold.engine.record import Record
from freehold.lab.report.language import Language
from freehold.lab.report.markup import Element, element
from freehold.lab.report.parts import folded, section
from freehold.texts import Line, log_lines, message

#: Lines that follow from lines are set in, as far as this.
DEEPEST: Final = 5
#: The lines that tell of a purchase, which is what most people look for.
BUYING: Final = ("log-buy", "log-buy-event")


@dataclass
class Turn:
    """The lines of a turn; what comes before the first turn has no line that begins it."""

    begins: Line | None
    lines: list[Line] = field(default_factory=list)

    @property
    def bought(self) -> list[str]:
        return [line.said.args["card"] for line in self.lines if line.said.key in BUYING]


def sample(record: Record, language: Language) -> Element:
    """The log of a game, folded by turn; the line of each turn says what was bought."""
    game = record.replay()
    turns = [_turn(turn, language) for turn in _by_turn(log_lines(game.open_events(), record.seats, None))]
    return section(
        "sample",
        language.text("report-sample"),
        element("p", language.text("report-sample-note", seed=str(record.seed)), class_="note"),
        *turns,
        _result(record.seats, game, language),
        wide=True,
    )


def _by_turn(lines: Iterator[Line]) -> list[Turn]:
    turns = [Turn(None)]
    for line in lines:
        if line.turn:
            turns.append(Turn(line))
        else:
            turns[-1].lines.append(line)
    return [turn for turn in turns if turn.begins is not None or turn.lines]


def _turn(turn: Turn, language: Language) -> Element:
    heading = language.text("report-before") if turn.begins is None else language.say(turn.begins.said)
    bought = [message("choice-card", card=name) for name in turn.bought]
    summary = element(
        "span",
        element("span", heading, class_="turn-name"),
        " ",
        element("span", language.text("report-bought", cards=bought), class_="turn-buys") if bought else None,
    )
    told = [element("li", language.say(line.said), class_=f"in-{min(line.depth, DEEPEST)}") for line in turn.lines]
    return folded(summary, element("ul", *told, class_="log"), look="turn")


def _result(names: Sequence[str], game: Game, language: Language) -> Element:
    if not game.over:
        return element("p", language.text("reference-unfinished"))
    lines = [
        language.text("reference-score", who=name, points=points, turns=seat.turns)
        for name, points, seat in zip(names, game.scores(), game.state.seats, strict=True)
    ]
    winners = [names[seat] for seat in game.winners()]
    lines.append(
        language.text("reference-winner", who=winners[0])
        if len(winners) == 1
        else language.text("reference-winners", names=winners)
    )
    return element("ul", *(element("li", line) for line in lines), class_="remarks")
