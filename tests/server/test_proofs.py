"""Shuffles that can be checked: a fair game is proven, and a forged record is found out."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner
from harness import serving, settings_for
from people import Json

from freehold.cli import main
from freehold.server import fairness
from freehold.server.past.proof import checks
from freehold.texts import LANGUAGES, words


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
        assert result.output.startswith(("Error: ", "Fehler: "))


def test_what_is_no_record_at_all(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for text in ("", "{", "[]", '{"freehold": 1', "null", "[" * 100_000):
        file.write_text(text, encoding="utf-8")
        result = CliRunner().invoke(main, ["verify", str(file), "--lang", "en"])
        assert (result.exit_code, result.output.startswith(("Error: ", "Fehler: "))) == (1, True), text
    result = CliRunner().invoke(main, ["verify", "nothing-here", "--lang", "de"])
    assert result.exit_code == 1
    assert "nothing-here" in result.output


def test_a_game_that_was_not_played_on_a_server_has_no_proof(tmp_path: Path, kept: Json) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({key: value for key, value in kept.items() if key != "fairness"}), encoding="utf-8")
    result = CliRunner().invoke(main, ["verify", str(file), "--lang", "en"])
    assert result.output == "Error: This game carries no proof: only games that were played on a server do.\n"


def test_a_database_that_cannot_be_opened_is_told_and_none_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("FREEHOLD_DATABASE", raising=False)
    (tmp_path / "text.db").write_text("no database at all", encoding="utf-8")
    (tmp_path / "empty.db").touch()
    for game, database, told in (
        ("abc", "foo://bar", "foo://bar ist nicht die URL einer Datenbank"),
        ("abc", f"sqlite:///{tmp_path}/none/games.db", "games.db lässt sich nicht öffnen: Die Datei gibt es nicht."),
        ("abc", f"sqlite:///{tmp_path}/text.db", "text.db lässt sich nicht öffnen: file is not a database"),
        ("a" * 16, f"sqlite:///{tmp_path}/empty.db", "empty.db lässt sich nicht öffnen: no such table"),
        ("a" * 16, None, "freehold.db lässt sich nicht öffnen: Die Datei gibt es nicht."),
        ("x" * 5000, None, "lässt sich nicht lesen."),
    ):
        given = [] if database is None else ["--database", database]
        result = CliRunner().invoke(main, ["verify", game, *given, "--lang", "de"])
        assert (result.exit_code, result.output.count("\n")) == (1, 1)
        assert told in result.output
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty.db", "text.db"]
    assert (tmp_path / "empty.db").stat().st_size == 0


@pytest.mark.anyio
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
