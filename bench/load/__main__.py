"""`make load`: many two-player games at a steady pace on one server, and how long its people wait.

The server is a process of its own with a fresh SQLite file; the players share this one. Everything goes over real
sockets of the loopback address.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import httpx
import uvloop

from bench.load.figures import Figures, line, percentile
from bench.load.playing import Players
from bench.load.serving import Usage, server, usage

#: What `make load` asks of the server: 99 of 100 answers are acknowledged within this time.
AIM = 50.0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="games at once (500)")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two answers in a game (1)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long is measured (60)")
    parser.add_argument("--warm-up", type=float, default=15.0, help="seconds before that, all games running (15)")
    parser.add_argument("--database", help="the URL of a database instead of a fresh SQLite file")
    return parser.parse_args()


async def run(asked: argparse.Namespace, database: str) -> int:
    figures = Figures()
    async with server(database) as (process, address), httpx.AsyncClient(base_url=address, timeout=60) as http:
        print(f"opening {asked.games} tables …", file=sys.stderr)
        tables = []
        for number in range(asked.games):
            players = Players(number, address, http, figures, asked.pause)
            tables.append(asyncio.create_task(players.play_on()))
            await asyncio.sleep(asked.pause / 50)
        await asyncio.sleep(asked.warm_up)
        print(f"measuring for {asked.seconds:g} seconds …", file=sys.stderr)
        before, own, began = usage(process), time.process_time(), time.perf_counter()
        figures.counting = True
        await asyncio.sleep(asked.seconds)
        figures.counting = False
        after, own, took = usage(process), time.process_time() - own, time.perf_counter() - began
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
    return report(asked, figures, took, before, after, own)


def report(
    asked: argparse.Namespace, figures: Figures, took: float, before: Usage | None, after: Usage | None, own: float
) -> int:
    decisions = len(figures.acknowledged)
    print(f"{asked.games} games of two people, an answer every {asked.pause:g} s each, for {took:.0f} s")
    print(f"decisions                   {decisions / took:.0f}/s, {figures.games_over} games finished")
    print(line("answer to ok", figures.acknowledged))
    print(line("answer to own state", figures.shown))
    print(line("answer to other's state", figures.shown_to_other))
    print(line("sent later than planned", figures.late))
    print(f"to each person              {figures.received_bytes / took / asked.games / 2:.0f} bytes/s")
    if before is not None and after is not None:
        print(f"server                      {after.memory:.0f} MB, ", end="")
        print(f"{100 * (after.processor - before.processor) / took:.0f} % of a core")
    print(f"generator                   {100 * own / took:.0f} % of a core")
    for problem, count in figures.problems.items():
        print(f"PROBLEM: {problem}, {count} times")
    reached = percentile(figures.acknowledged, 0.99) < AIM and not figures.problems
    aim = f"p99 of answer to ok under {AIM:g} ms with {asked.games} games, nothing refused"
    print(f"aim ({aim}): {'reached' if reached else 'MISSED'}")
    return 0 if reached else 1


def main() -> int:
    asked = arguments()
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or f"sqlite:///{Path(folder) / 'load.db'}"
        return uvloop.run(run(asked, database))


if __name__ == "__main__":
    sys.exit(main())
