"""The journal and what it tells: replaying it gives the table as it was, whatever has happened there."""

from __future__ import annotations

from random import Random

import pytest

from freehold import Game
from freehold.bots.random_bot import random_answer
from freehold.engine.errors import IllegalAnswer, NotYours
from freehold.kingdoms import generate
from freehold.server import fairness
from freehold.server.live.story import BadJournal, Story
from freehold.server.live.trail import Trail
from freehold.server.store import Entry


def opening(players: int, seed: int) -> list[Entry]:
    data = {
        "bots": [None] * players,
        "kingdom": generate(seed=seed).to_dict(),
        "open": True,
        "options": {},
        "server_seed": fairness.new_server_seed(),
        "first": None,
        "host": 0,
        "again": None,
    }
    joins = [
        Entry("join", seat, {"name": f"P{seat}", "token": f"t{seat}", "client_seed": ""}) for seat in range(players)
    ]
    return [Entry("open", None, data), *joins, Entry("start", 0, "host's seed")]


@pytest.mark.parametrize("seed", range(12))
def test_a_journal_read_again_gives_the_same_table(seed: int) -> None:
    random = Random(seed)
    players = random.randint(2, 5)
    entries = opening(players, seed)
    story = Story.read("table", entries)
    for _ in range(250):
        game = story.game
        assert game is not None
        if game.decision is None:
            break
        chance = random.random()
        if chance < 0.05 and game.answers:
            entry = Entry(
                "undo", game.decision.seat, random.randrange(max(0, len(game.answers) - 12), len(game.answers))
            )
        elif chance < 0.07:
            entry = Entry("replace", random.randrange(players), "random")
        elif chance < 0.09:
            entry = Entry("return", random.randrange(players), None)
        else:
            answer = random_answer(game.decision, random)
            entry = Entry("answer", game.decision.seat, answer if isinstance(answer, int) else list(answer))
        story.apply(entry)
        entries.append(entry)
    again = Story.read("table", entries)
    assert again.game is not None
    assert story.game is not None
    for seat in (None, *range(players)):
        assert again.game.view(seat).to_dict() == story.game.view(seat).to_dict()
        assert again.game.events(seat) == story.game.events(seat)
    assert again.epoch == story.epoch
    assert again.entries == story.entries == len(entries)
    assert again.seats == story.seats
    assert len(again.trail) == len(story.trail) == len(story.game.answers)


@pytest.mark.parametrize("seed", range(8))
def test_the_trail_tells_what_an_undo_would_leak(seed: int) -> None:
    """Without playing anything again, it says the same as the engine, which does."""
    random = Random(seed)
    game: Game = generate(seed=seed).game(random.randint(2, 4), seed)
    trail = Trail()
    leaks = 0
    while game.decision is not None and len(game.answers) < 150:
        trail.add(game.decision.seat, game.state.reveals)
        game.answer(random_answer(game.decision, random))
        for to in range(max(0, len(game.answers) - 4), len(game.answers)):
            assert trail.leaks(game, to) == game.undo_leaks(to), to
            leaks += game.undo_leaks(to)
        for seat in range(game.box.players):
            last = trail.last_of(seat)
            assert last is None or trail._seats[last] == seat
    assert leaks


def test_what_cannot_happen_changes_nothing() -> None:
    story = Story.read("table", opening(2, 1))
    assert story.game is not None
    assert story.game.decision is not None
    asked = story.game.decision.seat
    with pytest.raises(NotYours):
        story.apply(Entry("answer", 1 - asked, 0))
    with pytest.raises(IllegalAnswer):
        story.apply(Entry("answer", asked, 9999))
    assert (story.game.answers, len(story.trail), story.entries) == ([], 0, 4)


def test_a_journal_that_was_tampered_with_is_an_error() -> None:
    with pytest.raises(BadJournal, match="answer 0 does not fit"):
        Story.read("table", [*opening(2, 1), Entry("answer", 0, 9999), Entry("answer", 1, 9999)])


def test_the_seed_comes_from_everybody() -> None:
    entries = opening(2, 1)
    story = Story.read("table", entries)
    assert story.client_seeds == ["host's seed", ""]
    assert story.game is not None
    assert story.game.seed == fairness.game_seed(story.server_seed, ["host's seed", ""])
    assert fairness.is_commitment_to(story.server_seed, story.commitment)
    assert not fairness.is_commitment_to("00" * 32, story.commitment)
