"""Finished games: the list, records and their proofs, charts and replays."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner
from harness import Json, Server, play_together, serving, settings_for

from freehold import Record
from freehold.bots import RandomBot, play_out
from freehold.cli import main
from freehold.kingdoms import generate
from freehold.server import fairness
from freehold.server.past.frames import frames, open_view, turns
from freehold.server.past.proof import checks
from freehold.server.past.statistics import statistics
from freehold.texts import LANGUAGES, words

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def kept() -> Json:
    """The record of a whole game as a server keeps it."""
    server_seed, client_seeds = fairness.new_server_seed(), ["anna", ""]
    game = generate(seed="past").game(2, fairness.game_seed(server_seed, client_seeds))
    play_out(game, [RandomBot(1), RandomBot(2)])
    proof = {
        "scheme": 1,
        "commitment": fairness.commitment(server_seed),
        "server_seed": server_seed,
        "client_seeds": client_seeds,
    }
    result = {"scores": game.scores(), "winners": game.winners(), "resigned": []}
    record: Json = json.loads(Record.of(game, ["Anna", "Random"]).to_json())
    return record | {"fairness": proof, "result": result}


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


# --- proofs -----------------------------------------------------------------------------------------------------


def test_a_fair_game_is_proven(kept: Json) -> None:
    assert all(check.good for check in checks(kept))
    assert all(check.good for check in checks(kept, kept["fairness"]["commitment"].upper()))
    for check in checks(kept):
        for language in LANGUAGES:
            assert words(language).say(check.what)


def _another_seed(data: Json) -> None:
    data["fairness"]["server_seed"] = fairness.new_server_seed()


def _another_seed_and_commitment(data: Json) -> None:
    _another_seed(data)
    data["fairness"]["commitment"] = fairness.commitment(data["fairness"]["server_seed"])


def _no_hex(data: Json) -> None:
    data["fairness"]["server_seed"] = "no hex"


def _another_client_seed(data: Json) -> None:
    data["fairness"]["client_seeds"][0] = "ben"


def _another_deal(data: Json) -> None:
    data["seed"] = "chosen"


def _another_answer(data: Json) -> None:
    place = next(place for place, answer in enumerate(data["answers"]) if answer == 1)
    data["answers"][place] = 0


def _another_result(data: Json) -> None:
    data["result"]["scores"][0] += 1


def _another_winner(data: Json) -> None:
    data["result"]["winners"] = [1 - data["result"]["winners"][0]]


def _no_result(data: Json) -> None:
    del data["result"]


FORGERIES: list[tuple[Callable[[Json], None], str]] = [
    (_another_seed, "verify-commitment"),
    (_another_seed_and_commitment, "verify-seed"),
    (_no_hex, "verify-commitment"),
    (_another_client_seed, "verify-seed"),
    (_another_deal, "verify-seed"),
    (_another_answer, "verify-answers"),
    (_another_result, "verify-result"),
    (_another_winner, "verify-result"),
    (_no_result, "verify-result"),
]


@pytest.mark.parametrize(("forge", "what"), FORGERIES, ids=lambda value: getattr(value, "__name__", value))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forged_record_is_found_out(
    kept: Json, tmp_path: Path, forge: Callable[[Json], None], what: str, language: str
) -> None:
    forged = copy.deepcopy(kept)
    forge(forged)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(forged), encoding="utf-8")
    result = CliRunner().invoke(main, ["verify", str(file), "--lang", language])
    assert result.exit_code == 1
    wrong = [check for check in checks(forged) if check.wrong is not None]
    assert what in [check.what.key for check in wrong]
    for check in wrong:
        assert check.wrong is not None
        assert words(language).say(check.wrong) in result.output
    assert words(language).text("verify-not-good") in result.output


def test_a_commitment_that_was_noted_is_compared(kept: Json, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(kept), encoding="utf-8")
    good = CliRunner().invoke(main, ["verify", str(file), "--commitment", kept["fairness"]["commitment"]])
    assert good.exit_code == 0
    other = CliRunner().invoke(main, ["verify", str(file), "--commitment", "0" * 64, "--json"])
    assert other.exit_code == 1
    assert json.loads(other.output)["good"] is False


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data.pop("fairness"),
        lambda data: data["fairness"].pop("client_seeds"),
        lambda data: data["fairness"].update(client_seeds=["a"]),
        lambda data: data["fairness"].update(client_seeds=[1, 2]),
        lambda data: data["fairness"].update(server_seed=5),
        lambda data: data["fairness"].update(scheme=2),
        lambda data: data.pop("answers"),
        lambda data: data.update(freehold=99),
    ],
)
def test_a_damaged_record_is_an_error(kept: Json, tmp_path: Path, damage: Callable[[Json], Any]) -> None:
    damaged = copy.deepcopy(kept)
    damage(damaged)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(damaged), encoding="utf-8")
    for language in LANGUAGES:
        result = CliRunner().invoke(main, ["verify", str(file), "--lang", language])
        assert result.exit_code == 1
        assert result.output.startswith("Error: ")


def test_what_is_no_record_at_all(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for text in ("", "{", "[]", '{"freehold": 1', "null", "[" * 100_000):
        file.write_text(text, encoding="utf-8")
        result = CliRunner().invoke(main, ["verify", str(file), "--lang", "en"])
        assert (result.exit_code, result.output.startswith("Error: ")) == (1, True), text
    result = CliRunner().invoke(main, ["verify", "nothing-here", "--lang", "de"])
    assert result.exit_code == 1
    assert "nothing-here" in result.output


async def test_a_game_is_verified_by_its_id(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as server:
        place = await server.open(bots=[None, "big-money"])
        async with server.person(place) as anna:
            await anna.start("mine")
            await anna.play(Random(1))
    result = CliRunner().invoke(main, ["verify", place["table"], "--database", settings.database, "--lang", "de"])
    assert result.exit_code == 0, result.output
    assert words("de").text("verify-all-good") in result.output
    result = CliRunner().invoke(main, ["verify", "a" * 16, "--database", settings.database, "--lang", "en"])
    assert result.exit_code == 1
