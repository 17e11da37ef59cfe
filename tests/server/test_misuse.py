"""Messages that somebody may not send, or not now, or not like this: they are refused, and the game goes on."""

from __future__ import annotations

import asyncio
import json
import logging
from random import Random
from typing import Any

import pytest
import websockets
from harness import Server
from people import play_together

from freehold import CARDS
from freehold.server.logs import Lines

pytestmark = pytest.mark.anyio


async def test_a_spectator_can_do_nothing(server: Server) -> None:
    first = await server.open("Anna")
    second = await server.join(first["table"], "Ben")
    async with (
        server.person(first) as anna,
        server.person(second) as ben,
        server.watcher(first["table"]) as watcher,
    ):
        assert await watcher.refused("start") == "server-only-watching"
        await anna.start()
        await watcher.until(lambda: watcher.view)
        doing: dict[str, dict[str, Any]] = {
            "answer": {"epoch": 0, "entries": 0, "answer": 0},
            "undo": {"epoch": 0, "version": watcher.version},
            "consent": {"epoch": 0, "version": watcher.version, "yes": True},
            "resign": {},
            "rematch": {"same_seed": False},
            "replace": {"seat": 0},
            "fill": {"seat": 1, "bot": "random"},
            "seed": {"client_seed": "x"},
            "emote": {"emote": "hello"},
        }
        for kind, more in doing.items():
            assert await watcher.refused(kind, **more) == "server-only-watching", kind
        assert "hand" not in watcher.view["players"][0]
        assert "entries" not in watcher.state
        await play_together([anna, ben], Random(1), most=4)


async def test_only_the_seat_that_is_asked_can_answer_and_only_now(server: Server) -> None:
    first = await server.open("Anna")
    second = await server.join(first["table"], "Ben")
    async with server.person(first) as anna, server.person(second) as ben:
        assert await anna.refused("answer", epoch=0, entries=0, answer=0) == "server-not-begun"
        await anna.start()
        await ben.until(lambda: ben.view)
        one, other = (anna, ben) if anna.asked else (ben, anna)
        assert await other.refused("answer", epoch=0, entries=0, answer=0) == "error-not-yours"
        assert await one.refused("answer", epoch=0, entries=1, answer=0) == "server-too-late"
        assert await one.refused("answer", epoch=1, entries=0, answer=0) == "server-too-late"
        view = json.dumps(one.view)
        illegal: list[Any] = [999, -1, 2**40, [0, 0], [], [0, 1]]
        for wrong in illegal:
            answer = await one.answer(wrong)
            assert answer["type"] == "refused"
            assert answer["error"]["key"].startswith("error-")
        senseless: list[Any] = ["0", None, True, 0.0, {"index": 0}, [True], ["0"], [[0]], [0] * 600]
        for wrong in senseless:
            assert (await one.answer(wrong))["error"]["key"] == "server-bad-field"
        assert json.dumps(one.view) == view


async def test_a_repeated_answer_is_taken_once(server: Server) -> None:
    place = await server.open(bots=[None, "big-money"])
    async with server.person(place) as anna:
        await anna.start()
        await anna.until(lambda: anna.asked)
        again = {"type": "answer", "epoch": 0, "entries": anna.state["entries"], "answer": 0}
        for number in range(100, 110):
            await anna.say(**again, id=number)
        answers: dict[int, str] = {}
        while len(answers) < 10:
            message = await anna.hear()
            if message["type"] in ("ok", "refused"):
                answers[message["id"]] = message["type"]
        assert list(answers.values()).count("ok") == 1
        assert answers[100] == "ok"


async def test_an_unknown_type_ends_the_connection_but_not_the_game(server: Server) -> None:
    place = await server.open(bots=[None, "big-money"])
    senseless: list[Any] = [{"type": "cheat"}, {"type": "__init__"}, {}, {"type": None}, [], "x"]
    for bad in senseless:
        async with server.person(place) as anna:
            await anna.socket.send(json.dumps(bad))
            assert await anna.closed() == 4400
    async with server.person(place) as anna:
        await anna.start()
        await anna.play(Random(1), most=3)


async def test_fields_that_are_missing_or_wrong_are_named(server: Server) -> None:
    place = await server.open(bots=[None, None])
    async with server.person(place) as anna:
        for kind, more in (
            ("emote", {}),
            ("emote", {"emote": ["hello"]}),
            ("fill", {"seat": "1"}),
            ("fill", {"seat": 1, "bot": "nobody"}),
            ("option", {"name": "language", "value": "xx"}),
            ("option", {"name": "colour", "value": "red"}),
            ("start", {"client_seed": 5}),
            ("seed", {"client_seed": "with:colon"}),
            ("seed", {"client_seed": "x" * 201}),
        ):
            answer = await anna.ask(kind, **more)
            assert answer["type"] == "refused", (kind, more)
            assert answer["error"]["key"] in ("server-bad-field", "server-seats-free"), (kind, more)
        await anna.say(type="emote", emote="nothing", id={"not": "an id"})
        assert (await anna.wait_for("refused"))["id"] is None


async def test_logs_hold_no_secrets(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "freehold")
    place = await server.open("Rumpelstiltskin", bots=[None, "big-money"], client_seed="mine alone")
    async with server.person(place) as anna:
        await anna.start()
        await anna.play(Random(1))
        live = await server.context.tables.get(place["table"])
        assert live is not None
        logged = "".join(Lines().format(record) for record in caplog.records if record.name.startswith("freehold"))
        assert '"status":"finished"' in logged
        secrets = [place["token"], place["table"], "Rumpelstiltskin", "mine alone", live.story.server_seed]
        for secret in [*secrets, *(kind.name for kind in CARDS)]:
            assert secret not in logged


async def test_thousands_of_bad_messages_do_no_harm(server: Server) -> None:
    """Garbage from spectators and players, while a game goes on beside it."""
    place = await server.open("Anna", bots=[None, "big-money"])
    random = Random(7)
    kinds = [
        "answer",
        "undo",
        "consent",
        "resign",
        "start",
        "emote",
        "replace",
        "fill",
        "hello",
        "ping",
        "x",
        "rematch",
    ]
    values = [None, True, -1, 0, 1, 2**62, 1.5, "", "0", "hello", [], [0], {}, {"a": 1}, "x" * 3000]
    fields = [
        "epoch",
        "entries",
        "version",
        "answer",
        "yes",
        "seat",
        "bot",
        "token",
        "since",
        "emote",
        "id",
        "same_seed",
    ]

    async def disturb() -> None:
        for _ in range(60):
            async with server.socket(place["table"]) as socket:
                try:
                    await socket.send('{"type": "hello", "token": null}')
                    for _ in range(30):
                        junk = {field: random.choice(values) for field in random.sample(fields, 4)}
                        await socket.send(json.dumps({"type": random.choice(kinds), **junk}))
                except websockets.ConnectionClosed:
                    continue  # as it should

    async with server.person(place) as anna:
        await anna.start()
        await asyncio.gather(disturb(), disturb(), anna.play(Random(1)))
        assert anna.over
        assert (await server.get("/healthz"))["ok"]
