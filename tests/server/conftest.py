"""Every test here runs on asyncio, with a server of its own unless it starts one."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from harness import Server, serving, settings_for
from people import Json
from postgres import Postgres, running_postgres

from freehold import Record
from freehold.bots import BigMoney, RandomBot, play_out
from freehold.kingdoms import generate
from freehold.server import fairness


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(settings_for(tmp_path)) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as running:
        yield running


@pytest.fixture(scope="session")
def kept() -> Json:
    """The record of a whole game as a server keeps it."""
    server_seed, client_seeds = fairness.new_server_seed(), ["anna", ""]
    game = generate(seed="past").game(2, fairness.game_seed(server_seed, client_seeds))
    play_out(game, [BigMoney(), RandomBot(2)])  # two that play at random might never come to an end
    proof = {
        "scheme": 1,
        "commitment": fairness.commitment(server_seed),
        "server_seed": server_seed,
        "client_seeds": client_seeds,
    }
    result = {"scores": game.scores(), "winners": game.winners(), "resigned": []}
    record: Json = json.loads(Record.of(game, ["Anna", "Random"]).to_json())
    return record | {"fairness": proof, "result": result}
