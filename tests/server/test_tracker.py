"""The deck tracker and point counter: right wherever they are sure, and unsure only where they must be."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from freehold import Game
from freehold.bots.random_bot import random_answer
from freehold.kingdoms import Wishes, generate
from freehold.server.live.tracker import Tracker

OPTIONS = {"tracker": True, "points": True}


def _play(game: Game, random: Random, most: int = 600) -> tuple[int, int]:
    """A random game followed by everybody; how often counts were sure and unsure."""
    players = game.box.players
    trackers = {seat: Tracker(seat, 0, game) for seat in (None, *range(players))}
    sure = unsure = 0
    while game.decision is not None and len(game.answers) < most:
        game.answer(random_answer(game.decision, random))
        for seat, tracker in trackers.items():
            tracker.follow(game.events(seat, tracker.version))
            told = tracker.to_data(OPTIONS)
            for player in range(players):
                if told["uncertain"][player]:
                    assert told["points"][player] is None
                    unsure += 1
                    continue
                cards = Counter(card.kind.name for card in game.state.seats[player].cards())
                held = {card.kind.name for card in game.state.order.given_back}
                if not held:  # in a controlled turn cards that are trashed are only lent
                    assert told["decks"][player] == cards, (seat, player, game.events(seat)[-8:])
                    assert told["points"][player] == game.score(player)
                sure += 1
            if seat is not None:
                mine = game.state.seats[seat]
                assert not told["uncertain"][seat]
                assert told["draw"] == Counter(card.kind.name for card in mine.deck), game.events(seat)[-8:]
                assert told["discard"] == Counter(card.kind.name for card in mine.discard), game.events(seat)[-8:]
    return sure, unsure


@pytest.mark.parametrize("seed", range(25))
def test_counts_are_right_in_random_games(seed: int) -> None:
    random = Random(seed)
    players = random.randint(2, 4)
    sure, _ = _play(generate(seed=seed).game(players, seed), random, most=300)
    assert sure


@pytest.mark.parametrize("card", ["Masquerade", "Possession", "Sentry", "Library", "Lurker", "Bandit", "Swindler"])
def test_counts_are_right_with_cards_that_make_them_hard(card: str) -> None:
    for seed in range(3):
        kingdom = generate(Wishes(include=[card]), f"{card} {seed}")
        _play(kingdom.game(3, seed), Random(seed), most=300)


def test_a_card_passed_unseen_makes_two_players_unsure() -> None:
    unsure = 0
    for seed in range(6):
        kingdom = generate(Wishes(include=["Masquerade"]), seed)
        unsure += _play(kingdom.game(4, seed), Random(seed))[1]
    assert unsure > 0
