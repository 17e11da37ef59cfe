"""Finished games: the list, records and their proofs, charts and replays."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from harness import Server
from people import Json, play_together

from freehold import Record
from freehold.server.past.frames import frames, open_view, turns
from freehold.server.past.statistics import statistics

pytestmark = pytest.mark.anyio


# --- over HTTP ----------------------------------------------------------------------------------------------


async def test_finished_games_are_listed_page_by_page(server: Server) -> None:
    ids = []
    for number in range(23):
        place = await server.open(f"Anna {number}", bots=[None, "big-money"])
        async with server.person(place) as anna:
            await anna.start()
            await anna.do("resign")
        ids.append(place["table"])
    first = await server.get("/api/games")
    second = await server.get("/api/games?page=1")
    assert (first["count"], first["pages"], len(first["games"]), len(second["games"])) == (23, 2, 20, 3)
    assert [game["id"] for game in first["games"] + second["games"]] == ids[::-1]
    newest = first["games"][0]
    assert newest["seats"] == [{"name": "Anna 22", "bot": None}, {"name": "Big Money", "bot": "big-money"}]
    assert newest["kingdom"]["key"] == "first-game"
    assert newest["resigned"] == [0]
    assert newest["winners"] == [1]
    assert (await server.get("/api/games?page=9"))["games"] == []
    for bad in ("-1", "x", "1e3", "99999999999", "²"):
        assert (await server.get(f"/api/games?page={bad}", 400))["error"]["key"] == "server-bad-field"


async def test_a_game_of_people_and_bots_can_be_replayed_counted_and_proven(server: Server) -> None:
    place = await server.open(seats=3, bots=[None, None, "random"], kingdom={"seed": "replay"})
    other = await server.join(place["table"], "Ben")
    async with server.person(place) as anna, server.person(other) as ben:
        await anna.start("seed")
        await play_together([anna, ben], Random(1), most=120)
        await anna.do("resign")
        await ben.do("resign")
        game = f"/api/games/{place['table']}"
        for seat, person in enumerate((anna, ben)):
            await person.when(lambda person: person.over)
            shown = await _all_frames(server, f"{game}/frames?view={seat}")
            view, log = _played(shown)
            assert view | {"version": 0} == person.view | {"version": 0}
            assert log == person.log
        assert (await server.get(f"{game}/proof"))["good"]
        numbers = await server.get(f"{game}/statistics")
        assert [player["points"] for player in numbers["players"]] == anna.table["result"]["scores"]
        marks = (await server.get(f"{game}/turns"))["turns"]
        assert marks[0]["answers"] == 0
        assert [mark["answers"] for mark in marks] == sorted({mark["answers"] for mark in marks})
    for bad in ("view=3", "view=x", "from=-1", "count=201", "count=x"):
        assert (await server.get(f"{game}/frames?{bad}", 400))["error"]["key"] == "server-bad-field"
    download = await server.http.get(f"{game}?download")
    assert download.headers["content-disposition"].startswith("attachment")


async def _all_frames(server: Server, path: str) -> list[Json]:
    found: list[Json] = []
    while True:
        page = await server.get(f"{path}&from={len(found)}&count=50")
        found += page["frames"]
        if len(found) > page["answers"]:
            return found


def _played(shown: list[Json]) -> tuple[Json, list[Json]]:
    """The last view and the log of frames, put together as a client does."""
    view: Json = {}
    log: list[Json] = []
    for frame in shown:
        if "view" in frame:
            view = dict(frame["view"])
        else:
            view |= frame["patch"]
        log = log[: frame["log_since"]] + frame["log"]
    return view, log


# --- frames ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("view", ["0", "1", "public", "open"])
def test_frames_tell_what_was_seen_and_nothing_else(kept: Json, view: str) -> None:
    record = Record.from_dict(kept)
    whole = frames(record, view, 0, 10_000)
    assert len(whole["frames"]) == len(record.answers) + 1
    game = record.replay(0)
    shown: Json = {}
    for number, frame in enumerate(whole["frames"]):
        shown = dict(frame["view"]) if "view" in frame else shown | frame["patch"]
        seen = open_view(game) if view == "open" else game.view(None if view == "public" else int(view)).to_dict()
        assert {k: v for k, v in shown.items() if v is not None} == {k: v for k, v in seen.items() if v is not None}
        if number < len(record.answers):
            assert game.decision is not None
            seat = game.decision.seat
            assert (frame["asked"] is not None) == (view in ("open", str(seat)))
            game.answer(record.answers[number])
            assert whole["frames"][number + 1]["answered"] == seat
    log = _played(whole["frames"])[1]
    middle = len(record.answers) // 2
    jumped = frames(record, view, middle, 10_000)
    assert _played(jumped["frames"]) == (shown, log)
    beyond = frames(record, view, 10**6, 5)
    assert beyond["from"] == len(record.answers)
    assert len(beyond["frames"]) == 1


def test_turns_are_where_they_begin(kept: Json) -> None:
    record = Record.from_dict(kept)
    for mark in turns(record):
        game = record.replay(mark["answers"])
        assert game.state.player == mark["player"]
        assert game.state.seats[mark["player"]].turns == mark["number"]


# --- statistics -----------------------------------------------------------------------------------------------


def test_statistics_fit_the_game(kept: Json) -> None:
    record = Record.from_dict(kept)
    game = record.replay()
    told = statistics(record)
    assert told["points"][0]["points"] == [3, 3]
    assert told["points"][-1]["points"] == game.scores()
    assert len(told["points"]) == game.state.turn + 1
    for seat, player in enumerate(told["players"]):
        assert player["deck"] == Counter(card.kind.name for card in game.state.seats[seat].cards())
        assert not player["bought"] - player["gained"] - Counter(record.landscapes * 100)
    gained = sum((Counter(entry["cards"]) for turn in told["turns"] for entry in turn["gained"]), Counter())
    assert gained == sum((player["gained"] for player in told["players"]), Counter())
