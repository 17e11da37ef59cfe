"""Settings, logs, the command, and the words of the server."""

from __future__ import annotations

import ast
import json
import logging
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from harness import serving, settings_for

import freehold
from freehold.cli import main
from freehold.server.limits import Bucket, PerAddress
from freehold.server.logs import Lines
from freehold.server.run import CannotListen, address_of, listen
from freehold.server.settings import BadSetting, Settings, data_folder
from freehold.texts.survey import messages


def test_settings_come_from_the_environment_and_the_command_line_before_it() -> None:
    environment = {
        "FREEHOLD_DATABASE": "sqlite:////a.db",
        "FREEHOLD_GRACE_SECONDS": "5",
        "FREEHOLD_MESSAGES_BURST": "7",
        "FREEHOLD_BEHIND_PROXY": "yes",
    }
    settings = Settings.from_environment(environment, database=None)
    assert (settings.database_url, settings.grace_seconds) == ("sqlite:////a.db", 5.0)
    assert (settings.messages_burst, settings.behind_proxy) == (7, True)
    assert Settings.from_environment(environment, database="sqlite:////b.db").database == "sqlite:////b.db"
    for bad in ("many", "-1", "0", "1.5"):
        with pytest.raises(BadSetting, match="FREEHOLD_OUTBOX_BYTES"):
            Settings.from_environment({"FREEHOLD_OUTBOX_BYTES": bad})


def test_games_are_kept_where_the_system_keeps_such_things() -> None:
    assert data_folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/freehold")
    assert data_folder({}, "linux") == Path.home() / ".local/share/freehold"
    assert data_folder({}, "darwin") == Path.home() / "Library/Application Support/freehold"
    assert data_folder({"LOCALAPPDATA": "/local"}, "win32") == Path("/local/freehold")
    assert Settings().database_url.endswith("freehold.db")


@pytest.mark.anyio
async def test_with_a_test_seed_every_table_gets_the_same_one_and_the_log_is_loud(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(settings_for(tmp_path, test_seed="again")) as server:
        assert (await server.open())["commitment"] == (await server.open())["commitment"]
    assert [record for record in caplog.records if "FREEHOLD_TEST_SEED" in record.getMessage()]
    caplog.clear()
    async with serving(settings_for(tmp_path)) as server:
        assert (await server.open())["commitment"] != (await server.open())["commitment"]
    assert not [record for record in caplog.records if "FREEHOLD_TEST_SEED" in record.getMessage()]


def test_a_bucket_empties_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("freehold.server.limits.time.monotonic", lambda: now)
    bucket = Bucket(rate=2.0, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    each = PerAddress(rate=1.0, burst=1)
    assert [each.take(address) for address in ("a", "b", "a")] == [True, True, False]


def test_logs_are_lines_of_json() -> None:
    record = logging.makeLogRecord(
        {"name": "freehold", "levelname": "INFO", "msg": "table %s", "args": ("x",), "seats": 2}
    )
    line = json.loads(Lines().format(record))
    assert (line["what"], line["level"], line["seats"]) == ("table x", "info", 2)
    try:
        raise ValueError("oops")
    except ValueError as problem:
        record.exc_info = (type(problem), problem, problem.__traceback__)
    assert "oops" in json.loads(Lines().format(record))["trace"]


def test_a_port_that_is_taken_is_explained() -> None:
    listening = listen("127.0.0.1", 0)
    listening.listen()
    port = int(address_of(listening).rsplit(":", 1)[1])
    with pytest.raises(CannotListen, match="try another --port"):
        listen("127.0.0.1", port)
    result = CliRunner().invoke(main, ["serve", "--port", str(port)])
    assert result.exit_code == 1
    assert "--port" in result.output
    listening.close()


def test_a_bad_database_is_explained_before_anything_runs() -> None:
    result = CliRunner().invoke(main, ["serve", "--port", "0", "--database", "nonsense"])
    assert result.exit_code == 1
    assert result.output.startswith("Error: ")
    assert "Traceback" not in result.output


def test_every_word_of_the_server_is_said_and_every_one_said_exists() -> None:
    source = Path(freehold.__file__).parent
    said: set[str] = set()
    for path in [*(source / "server").rglob("*.py"), source / "cli" / "serve.py", source / "cli" / "verify.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said.add(node.value)
    ours = re.compile(r"(server|serve|verify)-[a-z-]+")
    known = {key for key in messages("en") if ours.fullmatch(key)}
    assert known == {text for text in said if ours.fullmatch(text)}
    for text in said:
        if re.fullmatch(r"error-[a-z-]+", text):
            assert text in messages("en")
