"""A saved game: seed and answers, and a fingerprint of the position at the start of every turn.

Replaying the answers gives the game back. The fingerprints tell a file that was edited, cut short or
written by an engine with other rules from one that fits, and where the difference begins.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from .errors import BadRecord, FreeholdError, shown
from .fingerprint import fingerprint, set_up
from .game import Game

if TYPE_CHECKING:
    Answer = int | tuple[int, ...]

#: The number of the file format; a change that old files do not survive raises it.
FORMAT: Final = 3
LONGEST_NAME: Final = 100


class Record:
    """A game as data. `Record.of(game)` makes one, `replay` plays it."""

    def __init__(
        self,
        kingdom: Sequence[str],
        seats: Sequence[str],
        seed: int | str,
        first: int,
        answers: Sequence[Answer],
        hashes: Sequence[tuple[int, str]],
        bane: str | None = None,
        landscapes: Sequence[str] = (),
        mouse: str | None = None,
    ) -> None:
        self.kingdom = list(kingdom)
        self.seats = list(seats)
        self.seed: int | str = seed
        self.first = first
        self.bane = bane
        self.landscapes = list(landscapes)
        self.mouse = mouse
        self.answers: list[Answer] = list(answers)
        #: (answers given before, fingerprint) at the start of each turn, and of the last position.
        self.hashes: list[tuple[int, str]] = list(hashes)

    @staticmethod
    def of(game: Game, seats: Sequence[str] = ()) -> Record:
        """The record of a game that was dealt with `Game.new`."""
        if game.is_position:
            raise BadRecord(
                "a game that began from a set-up position has no seed, so it cannot be recorded", "record-no-seed"
            )
        names = [_printable(name) for name in seats] or [f"Player {number + 1}" for number in range(game.box.players)]
        if len(names) != game.box.players:
            raise BadRecord(f"{len(names)} names for {game.box.players} seats", "record-field", field="seats")
        record = Record.unchecked(game, names)
        record.hashes = record._play(None, quick=True)[1]
        return record

    @staticmethod
    def unchecked(game: Game, seats: Sequence[str]) -> Record:
        """The record of a game without fingerprints, also of one that its own replay might not survive."""
        box = game.box
        if game.seed is None:
            raise BadRecord("a resampled game has no seed, so it cannot be recorded", "record-no-seed")
        kingdom = [box.kinds[slot].name for slot in box.supply if box.kinds[slot].kingdom and slot != box.bane]
        bane = None if box.bane < 0 else box.kinds[box.bane].name
        mouse = None if box.mouse is None else box.mouse.name
        return Record(kingdom, seats, game.seed, game.first, game.answers, [], bane, box.landscapes, mouse)

    def replay(self, upto: int | None = None, *, unchecked: bool = False) -> Game:
        """The game, or as much of it as the first `upto` answers (never fewer than none); BadRecord if it does not fit.

        `unchecked` plays a record without looking at its fingerprints, as a failing game needs it.
        """
        return self._play(upto, check=not unchecked)[0]

    def _play(self, upto: int | None, check: bool = False, quick: bool = False) -> tuple[Game, list[tuple[int, str]]]:
        """The game and its fingerprints; a quick one is for the fingerprints alone, without log and checkpoints."""
        try:
            first = None if self.first < 0 else self.first
            game = Game.new(
                self.kingdom,
                len(self.seats),
                self.seed,
                first=first,
                landscapes=self.landscapes,
                bane=self.bane,
                mouse=self.mouse,
                events=not quick,
                checkpoints=not quick,
            )
        except FreeholdError as problem:
            raise BadRecord(f"the game cannot be set up: {problem}", "record-setup") from problem
        hashes = [(0, fingerprint(game.state, set_up(game.box)))]
        self._compare(hashes, check)
        marked = 0
        turn = game.state.turn
        last = len(self.answers) if upto is None else max(0, min(upto, len(self.answers)))
        for number, answer in enumerate(self.answers[:last]):
            try:
                game.answer(answer)
            except FreeholdError as problem:
                raise BadRecord(f"answer {number} does not fit: {problem}", "record-answer", number=number) from problem
            if game.state.turn != turn or number + 1 == len(self.answers):
                turn = game.state.turn
                hashes.append((number + 1, fingerprint(game.state, self.answers[marked : number + 1])))
                marked = number + 1
                self._compare(hashes, check)
        if check and upto is None and len(hashes) != len(self.hashes):
            raise BadRecord(
                f"{len(self.hashes)} fingerprints are recorded, but the answers give {len(hashes)}", "record-short"
            )
        return game, hashes

    def _compare(self, hashes: list[tuple[int, str]], check: bool) -> None:
        if not check:
            return
        place = len(hashes) - 1
        if place >= len(self.hashes) or self.hashes[place] != hashes[place]:
            if not place:
                raise BadRecord(
                    "the set-up is not the recorded one: cards, seats or seed were changed, or other rules were used",
                    "record-other-setup",
                )
            since = hashes[place - 1][0]
            raise BadRecord(
                f"the position after {hashes[place][0]} answers is not the recorded one: answers {since} to "
                f"{hashes[place][0] - 1} were changed, or other rules were used",
                "record-changed",
                number=hashes[place][0],
            )

    # --- as JSON --------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        return {
            "freehold": FORMAT,
            "kingdom": self.kingdom,
            "seats": self.seats,
            "seed": self.seed,
            "first": self.first,
            "landscapes": self.landscapes,
            "bane": self.bane,
            "mouse": self.mouse,
            "answers": [answer if isinstance(answer, int) else list(answer) for answer in self.answers],
            "hashes": [[count, digest] for count, digest in self.hashes],
        }

    def to_json(self) -> str:
        return json.dumps(self.to_dict(), ensure_ascii=False)

    @staticmethod
    def from_json(text: str) -> Record:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as problem:
            raise BadRecord(f"this is not a complete JSON file: {problem}", "record-not-json") from problem
        return Record.from_dict(data)

    @staticmethod
    def from_dict(data: Any) -> Record:
        if not isinstance(data, dict) or "freehold" not in data:
            raise BadRecord("this is not a Freehold record: the field 'freehold' is missing", "record-foreign")
        if not _is_int(data["freehold"]) or data["freehold"] != FORMAT:
            raise BadRecord(
                f"record format {shown(data['freehold'])}: this version reads format {FORMAT}", "record-format"
            )
        kingdom = _texts(data, "kingdom")
        seats = _texts(data, "seats")
        for name in seats:
            if name != _printable(name):
                raise _wrong("seats", f"names of at most {LONGEST_NAME} printable letters are needed", name)
        seed = data.get("seed")
        if isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise _wrong("seed", "a number or a text is needed", seed)
        first: Any = data.get("first")
        if not _is_int(first) or not -1 <= first < len(seats):
            raise _wrong("first", f"a seat from 0 to {len(seats) - 1}, or -1, is needed", first)
        landscapes = _texts(data, "landscapes")
        bane = _text_or_none(data, "bane")
        mouse = _text_or_none(data, "mouse")
        answers: list[Answer] = []
        for number, answer in enumerate(_list(data, "answers")):
            if _is_int(answer):
                answers.append(answer)
            elif isinstance(answer, list) and all(_is_int(index) for index in answer):
                answers.append(tuple(answer))
            else:
                raise _wrong("answers", f"answer {number}: a number or a list of numbers is needed", answer)
        hashes: list[tuple[int, str]] = []
        for entry in _list(data, "hashes"):
            if not isinstance(entry, list) or len(entry) != 2 or not _is_int(entry[0]) or not isinstance(entry[1], str):
                raise _wrong("hashes", "pairs of a number and a fingerprint are needed", entry)
            hashes.append((entry[0], entry[1]))
        return Record(kingdom, seats, seed, first, answers, hashes, bane, landscapes, mouse)


def _wrong(field: str, needed: str, value: object) -> BadRecord:
    return BadRecord(f"field {field!r}: {needed}, not {shown(value)}", "record-field", field=field)


def _printable(name: str) -> str:
    """A name as it can be shown and written anywhere: not too long, and of one line."""
    return "".join([sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in name[:LONGEST_NAME]])


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _list(data: dict[str, Any], field: str) -> list[Any]:
    value = data.get(field)
    if not isinstance(value, list):
        raise _wrong(field, "a list is needed", value)
    return value


def _text_or_none(data: dict[str, Any], field: str) -> str | None:
    value = data.get(field, 0)
    if value is not None and not isinstance(value, str):
        raise _wrong(field, "the name of a card is needed", value)
    return value


def _texts(data: dict[str, Any], field: str) -> list[str]:
    texts = _list(data, field)
    for text in texts:
        if not isinstance(text, str):
            raise _wrong(field, "texts are needed", text)
    return texts
