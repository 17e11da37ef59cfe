"""`freehold replay`: a kept game, told from beginning to end."""

from __future__ import annotations

import json
from pathlib import Path

import click

from freehold.cli.language import language_option
from freehold.cli.main import main
from freehold.cli.mistakes import Mistake, Spoken
from freehold.engine.errors import BadRecord, short
from freehold.engine.game import Game
from freehold.engine.kind import CARDS
from freehold.engine.record import Record
from freehold.texts import Words, log_lines, message, words


@main.command(cls=Spoken)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=click.IntRange(1, 6), help="As this player saw it; without it, with all cards open.")
@click.option("--public", is_flag=True, help="As somebody who watched saw it.")
@click.option("--json", "as_json", is_flag=True, help="Print the events and the result as JSON.")
@language_option
def replay(file: Path, seat: int | None, public: bool, as_json: bool, language: str) -> None:
    """Tell the game that is kept in FILE. A file that does not fit is an error that says where."""
    if seat is not None and public:
        raise Mistake(message("usage-two-views"), language)
    try:
        record = read_record(file)
    except OSError as problem:
        key = "usage-no-file" if isinstance(problem, FileNotFoundError) else "usage-unreadable"
        raise Mistake(message(key, path=short(str(file))), language) from problem
    if seat is not None and seat > len(record.seats):
        raise Mistake(message("usage-seat", players=len(record.seats)), language)
    game = record.replay()
    reader = None if seat is None else seat - 1
    events = game.open_events() if reader is None and not public else game.events(reader)
    if as_json:
        result = {"scores": game.scores(), "winners": game.winners()} if game.over else None
        shown = {"seats": record.seats, "events": events, "over": game.over, "result": result}
        click.echo(json.dumps(shown, indent=2, ensure_ascii=False))
        return
    spoken = words(language)
    for line in playthrough(spoken, record, game, events, reader):
        click.echo(line)


def read_record(file: Path) -> Record:
    try:
        return Record.from_json(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError as problem:
        raise BadRecord(f"{file} is not a text file: {problem}", "record-not-json") from problem


def playthrough(
    spoken: Words, record: Record, game: Game, events: list[dict[str, object]], reader: int | None
) -> list[str]:
    """A whole game in words: who plays, with what, everything that happened, and the result."""
    names = [message("choice-card", card=name) for name in record.kingdom]
    lines = [spoken.text("reference-players", names=record.seats), spoken.text("reference-kingdom", cards=names)]
    if record.bane:
        lines.append(spoken.text("reference-kingdom-bane", card=record.bane))
    if record.landscapes:
        landscapes = [message("choice-card", card=name) for name in record.landscapes]
        lines.append(spoken.text("reference-landscapes", cards=landscapes))
    if record.mouse:
        way = next(name for name in record.landscapes if CARDS.find(name).sets_aside is not None)
        lines.append(spoken.text("reference-kingdom-mouse", way=way, card=record.mouse))
    for line in log_lines(events, record.seats, reader):
        lines += [""] if line.turn else []
        lines.append("  " * line.depth + spoken.say(line.said))
    lines.append("")
    return lines + result(spoken, record, game)


def result(spoken: Words, record: Record, game: Game) -> list[str]:
    """The points of everybody, and who has won."""
    if not game.over:
        return [spoken.text("reference-unfinished")]
    lines = [
        spoken.text("reference-score", who=name, points=points, turns=seat.turns)
        for name, points, seat in zip(record.seats, game.scores(), game.state.seats, strict=True)
    ]
    winners = [record.seats[seat] for seat in game.winners()]
    if len(winners) == 1:
        return [*lines, spoken.text("reference-winner", who=winners[0])]
    return [*lines, spoken.text("reference-winners", names=winners)]
