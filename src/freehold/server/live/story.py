"""What a journal tells: who sits at a table, how it is set up, and the game.

Whatever happens at a table is an entry that is applied here, at once or when the journal is read again; both give
the same. Kinds of entries and their data:

| kind | seat | data |
| --- | --- | --- |
| open | | `bots` (id or null for each seat), `kingdom`, `open`, `options`, `server_seed`, `first`, `host`, `again` |
| join | yes | `name`, `token` (its hash), `client_seed` |
| fill | yes | the host has put a bot there: its id; or has freed the seat: null |
| leave | yes | |
| seed | yes | `client_seed`, anew |
| start | yes | `client_seed` of the host |
| answer | yes | an index or several |
| undo | yes | the number of the answer that was taken back, with all after it |
| resign | yes | the id of the bot that plays on |
| replace | yes | the id of the bot that stands in |
| return | yes | |
| rematch | yes | the id of the next table |
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from freehold.engine.errors import FreeholdError
from freehold.engine.game import Game
from freehold.kingdoms.kingdom import Kingdom
from freehold.server import fairness
from freehold.server.live.seat import Seat
from freehold.server.live.trail import Trail
from freehold.server.store import Answer, Entry


class BadJournal(FreeholdError):
    """A journal that cannot be replayed: it was changed from outside, or the rules are other ones."""


class Story:
    def __init__(self, table: str, opening: Entry) -> None:
        data = opening.data
        self.table = table
        self.opened_at = opening.at
        self.seats = [Seat(bot) for bot in data["bots"]]
        self.kingdom = Kingdom(
            tuple(data["kingdom"]["cards"]),
            tuple(data["kingdom"]["landscapes"]),
            data["kingdom"]["bane"],
            data["kingdom"]["mouse"],
        )
        self.open: bool = data["open"]
        self.options: dict[str, Any] = data["options"]
        self.server_seed: str = data["server_seed"]
        self.first: int | None = data["first"]
        self.host: int = data["host"]
        #: In a rematch with the same seed what everybody added the first time goes for this game too.
        self.again: list[str] | None = data["again"]
        self.game: Game | None = None
        self.trail = Trail()
        self.epoch = 0
        self.resigned: list[int] = []
        self.given_up = False
        self.rematch: str | None = None
        self.started_at = 0.0
        #: How many entries the journal has.
        self.entries = 1

    # --- reading it again ----------------------------------------------------------------------------

    @staticmethod
    def read(table: str, entries: Iterable[Entry]) -> Story:
        """The story of a whole journal. Answers that were taken back are not played again."""
        rest = iter(entries)
        story = Story(table, next(rest))
        answers: list[tuple[int, Answer]] = []
        for entry in rest:
            if entry.kind == "answer":
                assert entry.seat is not None
                answers.append((entry.seat, answer_of(entry.data)))
                story.entries += 1
            elif entry.kind == "undo":
                del answers[entry.data :]
                story.epoch += 1
                story.entries += 1
            else:
                story.apply(entry)
        try:
            for seat, answer in answers:
                story.answer(seat, answer)
        except FreeholdError as problem:
            raise BadJournal(f"table {table}: answer {len(story.trail)} does not fit: {problem}") from problem
        if story.game is not None:
            story.game.undos = story.epoch
        return story

    # --- what happens --------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Let something happen. What cannot happen raises, and nothing has changed."""
        getattr(self, f"_{entry.kind}")(entry)
        self.entries += 1

    def _join(self, entry: Entry) -> None:
        seat = self._seat(entry)
        seat.name = entry.data["name"]
        seat.token = entry.data["token"]
        seat.client_seed = entry.data["client_seed"]

    def _fill(self, entry: Entry) -> None:
        self.seats[self._place(entry)] = Seat(entry.data)

    def _leave(self, entry: Entry) -> None:
        self.seats[self._place(entry)] = Seat()
        people = [place for place, seat in enumerate(self.seats) if seat.person]
        if self._place(entry) == self.host and people:
            self.host = people[0]

    def _seed(self, entry: Entry) -> None:
        self._seat(entry).client_seed = entry.data

    def _start(self, entry: Entry) -> None:
        if entry.data:
            self._seed(entry)
        self.game = self.kingdom.game(len(self.seats), self.seed, first=self.first)
        self.started_at = entry.at

    def _answer(self, entry: Entry) -> None:
        self.answer(self._place(entry), answer_of(entry.data))

    def _undo(self, entry: Entry) -> None:
        assert self.game is not None
        self.game.undo(entry.data)
        self.trail.cut(entry.data)
        self.epoch += 1

    def _resign(self, entry: Entry) -> None:
        seat = self._seat(entry)
        seat.resigned = True
        seat.stand_in = entry.data
        self.resigned.append(self._place(entry))
        self.given_up = len(self.seats) == 2 or not any(other.plays for other in self.seats)

    def _replace(self, entry: Entry) -> None:
        self._seat(entry).stand_in = entry.data

    def _return(self, entry: Entry) -> None:
        self._seat(entry).stand_in = None

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data

    def answer(self, seat: int, answer: Answer) -> None:
        """Answer the game's decision, and remember who did and what was known before."""
        assert self.game is not None
        reveals = self.game.state.reveals
        self.game.answer(answer, seat)
        self.trail.add(seat, reveals)

    def _place(self, entry: Entry) -> int:
        assert entry.seat is not None
        return entry.seat

    def _seat(self, entry: Entry) -> Seat:
        return self.seats[self._place(entry)]

    # --- what can be asked of it ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.given_up or (self.game is not None and self.game.over)

    @property
    def status(self) -> str:
        return "waiting" if self.game is None else "finished" if self.over else "playing"

    @property
    def names(self) -> list[str]:
        return [seat.shown_name for seat in self.seats]

    @property
    def client_seeds(self) -> list[str]:
        return self.again or [seat.client_seed for seat in self.seats]

    @property
    def seed(self) -> str:
        return fairness.game_seed(self.server_seed, self.client_seeds)

    @property
    def commitment(self) -> str:
        return fairness.commitment(self.server_seed)

    @property
    def winners(self) -> list[int]:
        """Who has won: by points, or those who have not resigned."""
        assert self.game is not None
        if self.given_up:
            return [place for place in range(len(self.seats)) if place not in self.resigned]
        return self.game.winners()


def answer_of(data: Any) -> Answer:
    return data if isinstance(data, int) else tuple(data)
