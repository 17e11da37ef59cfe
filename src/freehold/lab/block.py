"""Playing one block of a match: what a worker does, wherever it is."""

from __future__ import annotations

from dataclasses import dataclass, field

from freehold.bots.watched import Notes, Watcher
from freehold.engine.box import Box
from freehold.engine.record import LONGEST_NAME, Record
from freehold.lab.failures import StrategyFailed
from freehold.lab.match import Block, Match
from freehold.lab.rows import GameRow
from freehold.lab.tally import EMPTY_PILES, LAST_CARD, UNFINISHED, Buys, Ending, Side, Spread, Tally


@dataclass
class Played:
    """What came of a block: its tally and, if they were wanted, its games one by one."""

    tally: Tally
    rows: list[GameRow] = field(default_factory=list)


def play_block(match: Match, block: Block, want_rows: bool = False) -> Played:
    """Play the games of a block. StrategyFailed tells whose bot failed, if one does, and in which game."""
    box = match.box()
    watcher = Watcher(box, match.seed, [entrant.maker() for entrant in match.entrants])
    watcher.rows = [] if want_rows else None
    sample = None
    for number in range(block.first, block.first + block.games):
        try:
            game = watcher.play(number, match.watched_closely(number))
        except Exception as problem:
            raise StrategyFailed.of(match, watcher, problem) from problem
        if number == 0:
            sample = Record.of(game, [_seat_name(match.names[entrant]) for entrant in match.seats(0)]).to_dict()
    tally = Tally(
        [_side(name, notes, box) for name, notes in zip(match.names, watcher.notes, strict=True)],
        block.games,
        watcher.closely,
        Spread(watcher.turns),
        {_ending(bits, box): games for bits, games in watcher.endings.items()},
        sample,
    )
    return Played(tally, [GameRow.of(match, row, _ending(row.ending, box)) for row in watcher.rows or []])


def _seat_name(name: str) -> str:
    """What a strategy is called, as the name of a seat in a record, which is short and can be written anywhere."""
    name = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in name)
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _side(name: str, notes: Notes, box: Box) -> Side:
    """The notes on one strategy, with the names of the cards."""
    kinds = list(enumerate(box.kinds))
    return Side(
        name,
        [Spread(counts) for counts in notes.shares],
        Spread(notes.points),
        Spread(notes.turns),
        [Spread(counts) for counts in notes.coins_by_turn],
        [Spread(counts) for counts in notes.points_by_turn],
        {kind.name: Buys(notes.bought[slot], Spread(notes.first[slot])) for slot, kind in kinds if notes.bought[slot]},
        {kind.name: notes.deck[slot] for slot, kind in kinds if notes.deck[slot]},
    )


def _ending(bits: int, box: Box) -> Ending:
    """How a game ended whose empty piles are these, as bits by slot."""
    slots = [slot for slot in range(len(box.kinds)) if bits >> slot & 1]
    names = tuple(sorted(box.kinds[slot].name for slot in slots))
    if not slots:
        return Ending(UNFINISHED)
    return Ending(LAST_CARD if slots[0] in box.enders else EMPTY_PILES, names)
