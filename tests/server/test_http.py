"""What is asked over HTTP, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from harness import Server, serving, settings_for
from starlette.applications import Starlette
from starlette.routing import Mount

from freehold import CARDS
from freehold.kingdoms import FIRST_GAME, from_code, recommended
from freehold.rulings import catalogue
from freehold.server.static import Client
from freehold.texts import LANGUAGES, words

pytestmark = pytest.mark.anyio


async def test_info_cards_and_rulings(server: Server) -> None:
    info = await server.get("/api/info")
    assert info["languages"] == list(LANGUAGES)
    for emote in info["emotes"]:
        for language in LANGUAGES:
            assert words(language).has(emote["said"]["key"])
    cards = await server.get("/api/cards")
    assert [card["name"] for card in cards] == [kind.name for kind in CARDS]
    for language in LANGUAGES:
        rulings = await server.get(f"/api/rulings?lang={language}")
        assert [ruling["id"] for ruling in rulings] == [ruling.id for ruling in catalogue()]
        assert all(ruling["rule"] for ruling in rulings)
    assert (await server.get("/api/rulings?lang=xx", 400))["error"]["args"] == {"field": "lang"}


async def test_texts_are_whole_and_cached(server: Server) -> None:
    for language in LANGUAGES:
        answer = await server.http.get(f"/texts/{language}.ftl")
        assert answer.status_code == 200
        for key in ("log-play", "card-village", "server-no-table", "ask-with-cause"):
            assert f"{key} =" in answer.text
        again = await server.http.get(f"/texts/{language}.ftl", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert (await server.http.get("/texts/xx.ftl")).status_code == 404
    assert (await server.http.get("/texts/../en.ftl")).status_code == 404


async def test_recommended_kingdoms(server: Server) -> None:
    shown = (await server.get("/api/kingdoms"))["kingdoms"]
    assert [one["key"] for one in shown] == list(recommended())
    for one in shown:
        assert one["available"] == ("cards" in one) == (not one["needs"])
        assert words("de").has(one["name"]["key"])


async def test_kingdoms_in_every_way_they_can_be_asked_for(server: Server) -> None:
    first = await server.get("/api/kingdom?name=First+Game&lang=de")
    assert tuple(first["cards"]) == FIRST_GAME
    assert first["text"].startswith("Keller, Markt")
    assert first["name"] == {"key": "kingdom-first-game", "args": {}}
    by_code = await server.get(f"/api/kingdom?code={first['code']}")
    assert by_code["cards"] == first["cards"]
    assert from_code(first["code"]).cards == FIRST_GAME
    some = await server.get("/api/kingdom?text=Dorf,+Smithy;+Way+of+the+Ox&lang=de")
    assert {"Village", "Smithy"} < set(some["cards"])
    assert some["landscapes"] == ["Way of the Ox"]
    assert len(some["cards"]) == 10
    daily = [await server.get("/api/kingdom?daily=1") for _ in range(2)]
    assert daily[0] == daily[1]
    seeded = [await server.get("/api/kingdom?seed=x&sets=Base:2,Menagerie&wants=village,trasher") for _ in range(2)]
    assert seeded[0] == seeded[1]
    random = [await server.get("/api/kingdom") for _ in range(4)]
    assert len({kingdom["code"] for kingdom in random}) > 1
    wished = await server.get("/api/kingdom?include=Witch&ban=Chapel&avoids=reaction&landscapes=1&alchemy=0&spread=1")
    assert "Witch" in wished["cards"]
    assert len(wished["landscapes"]) == 1
    swapped = await server.get("/api/kingdom?name=First+Game&swap=Village&seed=y")
    assert "Village" not in swapped["cards"]
    assert len(set(swapped["cards"]) & set(FIRST_GAME)) == 9


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("name=Frist+Gmae", "error-unknown-name-nearest"),
        ("text=Villag,Smithy", "error-unknown-card-nearest"),
        ("code=10g402081041g40r2f2hsy0h", "error-code-mistyped"),
        ("include=Village&ban=Village", "error-wanted-and-banned"),
        ("sets=Seaside", "error-unknown-set"),
        ("text=" + ",".join(["x"] * 100), "error-kingdom-too-long"),
        ("landscapes=many", "server-bad-field"),
        ("landscapes=99", "server-bad-field"),
        ("wants=luck", "server-bad-field"),
        ("sets=Base:-1", "server-bad-field"),
        ("sets=Base:1e9", "server-bad-field"),
        ("alchemy=x", "server-bad-field"),
        ("name=First+Game&code=x", "server-bad-field"),
        ("daily=1&name=First+Game", "server-bad-field"),
        ("colour=red", "server-bad-field"),
        ("lang=xx", "server-bad-field"),
        ("text=%00", "server-bad-field"),
    ],
)
async def test_kingdoms_that_cannot_be(server: Server, query: str, key: str) -> None:
    error = (await server.get(f"/api/kingdom?{query}", 400))["error"]
    assert error["key"] == key
    assert words("de").has(key)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ([], "server-bad-body"),
        ("text", "server-bad-body"),
        (None, "server-bad-body"),
        ({}, "server-bad-field"),
        ({"name": ""}, "server-bad-name"),
        ({"name": "   "}, "server-bad-name"),
        ({"name": "x" * 31}, "server-bad-name"),
        ({"name": "x" * 1000}, "server-bad-field"),
        ({"name": "a\u202eb"}, "server-bad-field"),
        ({"name": "a\x07b"}, "server-bad-field"),
        ({"name": 5}, "server-bad-field"),
        ({"name": "A", "seats": 1}, "server-bad-field"),
        ({"name": "A", "seats": 7}, "server-bad-field"),
        ({"name": "A", "seats": True}, "server-bad-field"),
        ({"name": "A", "bots": ["nobody"]}, "server-bad-field"),
        ({"name": "A", "bots": [None, None, None]}, "server-bad-field"),
        ({"name": "A", "bots": ["random", "random"]}, "server-no-seat-left"),
        ({"name": "A", "bots": "random"}, "server-bad-field"),
        ({"name": "A", "open": "yes"}, "server-bad-field"),
        ({"name": "A", "options": {"cheat": True}}, "server-bad-field"),
        ({"name": "A", "options": {"tracker": 1}}, "server-bad-field"),
        ({"name": "A", "options": []}, "server-bad-field"),
        ({"name": "A", "kingdom": "First Game"}, "server-bad-field"),
        ({"name": "A", "kingdom": {"name": 5}}, "server-bad-field"),
        ({"name": "A", "kingdom": {"sets": [["Base"]]}}, "server-bad-field"),
        ({"name": "A", "kingdom": {"include": ["x" * 100]}}, "server-bad-field"),
        ({"name": "A", "kingdom": {"include": [None]}}, "server-bad-field"),
        ({"name": "A", "kingdom": {"alchemy": ["x"]}}, "server-bad-field"),
        ({"name": "A", "client_seed": "x" * 201}, "server-bad-field"),
    ],
)
async def test_a_table_that_cannot_be_opened(server: Server, data: Any, key: str) -> None:
    error = (await server.post("/api/tables", data, 400))["error"]
    assert error["key"] == key
    for language in LANGUAGES:
        assert words(language).has(key)


async def test_bodies_have_a_size_and_must_be_json(server: Server) -> None:
    large = await server.http.post("/api/tables", content=b"x" * 20_000)
    assert (large.status_code, large.json()["error"]["key"]) == (413, "server-too-large")
    for bad in (b"", b"{", b"\xff", b"[" * 5000, b'{"name": NaN}', b'{"name": "\xed\xa0\x80"}'):
        answer = await server.http.post("/api/tables", content=bad)
        assert (answer.status_code, answer.json()["error"]["key"]) == (400, "server-bad-body"), bad


async def test_what_is_not_there(server: Server) -> None:
    assert (await server.get("/api/tables/nothing", 404))["error"]["key"] == "server-no-table"
    assert (await server.get(f"/api/tables/{'a' * 16}", 404))["error"]["key"] == "server-no-table"
    assert (await server.get(f"/api/games/{'a' * 16}", 404))["error"]["key"] == "server-no-game"
    assert (await server.get("/api/nothing", 404))["error"]["key"] == "server-no-page"
    deleted = await server.http.delete("/api/tables")
    assert deleted.status_code == 405
    joined = await server.http.post(f"/api/tables/{'a' * 16}/join", json={"name": "A"})
    assert joined.status_code == 404


async def test_requests_are_limited_per_address(tmp_path: Path) -> None:
    limits = {"posts_burst": 3, "posts_per_second": 0.001, "reads_burst": 5, "reads_per_second": 0.001}
    async with serving(settings_for(tmp_path, **limits)) as server:
        posts = [await server.http.post("/api/tables", json={"name": "A"}) for _ in range(5)]
        assert [answer.status_code for answer in posts] == [201, 201, 201, 429, 429]
        assert posts[-1].json()["error"]["key"] == "server-too-often"
        reads = [await server.http.get("/api/kingdom?daily=1") for _ in range(7)]
        assert [answer.status_code for answer in reads] == [200] * 5 + [429] * 2
        assert (await server.get("/healthz"))["ok"]


async def test_every_answer_has_security_headers(server: Server) -> None:
    for path in ("/", "/api/info", "/api/nothing", "/texts/en.ftl", "/healthz", "/some/page"):
        headers = (await server.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_what_anybody_may_know_of_a_table_holds_no_secret(server: Server) -> None:
    place = await server.open("Anna", client_seed="my own secret", bots=[None, "random"])
    async with server.person(place) as anna:
        await anna.start("another secret")
        live = await server.context.tables.get(place["table"])
        assert live is not None
        told = json.dumps(await server.get(f"/api/tables/{place['table']}")) + "".join(anna.received)
        for secret in (place["token"], live.story.server_seed, live.story.seed, live.story.seats[0].token, "secret"):
            assert secret not in told
    assert (await server.get(f"/api/games/{place['table']}", 404))["error"]["key"] == "server-no-game"


async def test_metrics_count(server: Server) -> None:
    before = _metric((await server.http.get("/metrics")).text, "freehold_answers_total")
    place = await server.open(bots=[None, "big-money"])
    async with server.person(place) as anna:
        await anna.start()
        await anna.until(lambda: anna.asked)
        await anna.answer(0)
        text = (await server.http.get("/metrics")).text
        assert _metric(text, "freehold_connections") == 1
        assert _metric(text, "freehold_answers_total") > before
        assert 'freehold_messages_total{type="answer"}' in text
        assert 'freehold_message_seconds_bucket{le="+Inf"}' in text


def _metric(text: str, name: str) -> float:
    return next(float(line.split()[-1]) for line in text.splitlines() if line.startswith(f"{name} "))


async def test_pages_of_the_client(tmp_path: Path) -> None:
    """Files as they are, and the first page for every path that is not a file."""

    def visit(folder: Path) -> httpx.AsyncClient:
        app = Starlette(routes=[Mount("/", Client(folder))])
        return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")

    async with visit(tmp_path / "nothing") as missing:
        assert "npm run build" in (await missing.get("/")).text
        assert (await missing.get("/table/x")).status_code == 404
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Freehold</title>", encoding="utf-8")
    (tmp_path / "assets" / "app-1234.js").write_text("1", encoding="utf-8")
    async with visit(tmp_path) as pages:
        for path in ("/", "/table/abc", "/games", "/games/x?answer=3", "/../secret"):
            answer = await pages.get(path)
            assert (answer.status_code, "Freehold" in answer.text) == (200, True)
            assert answer.headers["cache-control"] == "no-cache"
        assert "immutable" in (await pages.get("/assets/app-1234.js")).headers["cache-control"]
        assert (await pages.get("/assets/other.js")).status_code == 404
