"""What a seat observes: what its view shows, from where it sits, and nothing that is hidden from it."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from freehold import Game
from freehold.fuzz.leaks import redeal
from freehold.kingdoms import generate
from freehold.rl import Episode, Space, full_space

ZONES = {
    "hand": "hand",
    "in play": "play",
    "stayed in play": "stayed",
    "exile": "exile",
    "set aside": "set_aside",
    "revealed": "revealed",
    "looked at": "looked_at",
}


def facts(episode: Episode, seat: int) -> dict[str, int]:
    """An observation by name, without what is 0."""
    named = zip(episode.space.observation_names(), episode.observation(seat), strict=True)
    return {name: value for name, value in named if value}


def random_steps(episode: Episode, random: Random, most: int) -> None:
    for _ in range(most):
        if not episode.over:
            episode.act(random.choice(episode.legal()))


def place(seat: int, viewer: int, players: int) -> str:
    left = (seat - viewer) % players
    return f"{left} to my left" if left else "me"


@pytest.mark.parametrize("seed", range(12))
def test_an_observation_says_what_the_view_shows(seed: int) -> None:
    random = Random(seed)
    players = random.randint(2, 6)
    game = generate(seed=seed).game(players, seed, events=False)
    episode = Episode(full_space(6))
    episode.start(game)
    for _ in range(60):
        random_steps(episode, random, 5)
        viewer = random.randrange(players)
        shown = game.view(viewer).to_dict()
        seen = facts(episode, viewer)
        assert seen.get("turn: coins", 0) == shown["coins"]
        assert seen.get("turn: players") == players
        assert f"turn of: {place(shown['player'], viewer, players)}" in seen
        for name, pile in shown["supply"].items():
            assert seen.get(f"{name}: left in pile", 0) == pile["left"]
            cost = f"{seen.get(f'{name}: cost in coins', 0)}{'P' if f'{name}: cost in potions' in seen else ''}"
            assert cost == pile["cost"]
        for name in {*shown["trash"]}:
            assert seen[f"{name}: in the trash"] == shown["trash"].count(name)
        for seat, player in enumerate(shown["players"]):
            who = place(seat, viewer, players)
            assert seen.get(f"{who}: cards in hand", 0) == player["hand_count"]
            assert seen.get(f"{who}: Coffers", 0) == player["coffers"]
            for kind in game.box.kinds:
                for zone, key in ZONES.items():
                    count = player.get(key, []).count(kind.name)
                    assert seen.get(f"{kind.name}: {zone} ({who})", 0) == count, (kind.name, zone, who)


@pytest.mark.parametrize("seed", range(12))
def test_hidden_cards_change_neither_observation_nor_mask_of_anybody(seed: int) -> None:
    """Two worlds that differ only in what a seat cannot see."""
    random = Random(seed)
    game = generate(seed=seed).game(random.randint(2, 6), seed, events=False)
    episode = Episode(full_space(6))
    episode.start(game)
    for _ in range(150):
        if episode.over:
            break
        for viewer in range(game.box.players):
            here = (episode.observation(viewer), episode.mask(viewer))
            seats = game.state.seats
            real = [(seat.hand, seat.deck, seat.discard, seat.looked_at) for seat in seats]
            redeal(game.state, viewer, random)
            there = (episode.observation(viewer), episode.mask(viewer))
            for seat, lists in zip(seats, real, strict=True):
                seat.hand, seat.deck, seat.discard, seat.looked_at = lists
            assert here == there
        episode.act(random.choice(episode.legal()))


@pytest.mark.parametrize("seed", range(8))
def test_hidden_cards_change_no_decision_inside_an_effect(seed: int) -> None:
    """The position before the effect is dealt anew, and the answers since are given again.

    The two worlds must stay alike only as long as nothing hidden comes to light and the same seat is asked; and only in
    what is asked, as a card that was about to be played may have been dealt to another place.
    """
    random = Random(seed)
    game = generate(seed=seed).game(random.randint(2, 4), seed, events=False)
    space = full_space(4)
    episode = Episode(space)
    episode.start(game)
    compared = 0
    for _ in range(300):
        if episode.over:
            break
        state, since = game.checkpoint()
        if state.reveals == game.state.reveals and game.frames:
            other = state.copy()
            redeal(other, episode.seat, random)
            worlds = [game.continued_from(each) for each in (state, other)]
            if all(_answered(world, since, episode.seat, state.reveals) for world in worlds):
                here, there = Episode(space), Episode(space)
                here.start(worlds[0])
                there.start(worlds[1])
                question = slice(space.question, space.first_seat)
                assert here.observation(episode.seat)[question] == there.observation(episode.seat)[question]
                assert here.mask(episode.seat) == there.mask(episode.seat)
                compared += 1
        episode.act(random.choice(episode.legal()))
    assert compared


def _answered(world: Game, answers: Sequence[Any], seat: int, reveals: int) -> bool:
    """Whether one seat alone gives these answers and is asked again, and sees no more cards than before."""
    for answer in answers:
        if world.decision is None or world.decision.seat != seat or world.state.reveals != reveals:
            return False
        world.answer(answer)
    return world.decision is not None and world.decision.seat == seat and world.state.reveals == reveals


def asked_to_discard() -> Episode:
    """A game in which the second player has to discard two cards."""
    for seed in range(1000):
        episode = Episode(full_space(2))
        episode.start(Game.new(["Militia", "Village"], seed=seed, first=0))
        names = episode.space.action_names()
        while not episode.over and episode.game.state.turn < 8:
            legal = episode.legal()
            wanted = [names.index(name) for name in ("play Militia", "play all Treasures", "buy Militia")]
            episode.act(next((action for action in wanted if action in legal), 0))
            if episode.decision is not None and episode.decision.key == "discard_down_to":
                return episode
    raise AssertionError("nobody has played a Militia")


def test_only_the_one_who_is_asked_knows_the_question_and_can_act() -> None:
    episode = asked_to_discard()
    asked, other = episode.seat, 1 - episode.seat
    mine, theirs = facts(episode, asked), facts(episode, other)
    assert mine["question: discard_down_to"] == 1
    assert mine["choice: at least"] == 2
    assert mine["Militia: asks"] == theirs["Militia: asks"] == 1
    assert mine["asked: me"] == theirs["asked: 1 to my left"] == 1
    assert not any(name.startswith(("question", "choice")) or name.endswith("offered") for name in theirs)
    assert any(episode.mask(asked))
    assert not any(episode.mask(other))


def test_what_is_chosen_so_far_is_observed() -> None:
    episode = asked_to_discard()
    seat = episode.seat
    before = facts(episode, seat)
    action = episode.legal()[0]
    name = episode.space.action_names()[action].removeprefix("choose ")
    episode.act(action)
    after = facts(episode, seat)
    assert after["choice: chosen"] == 1
    assert after[f"{name}: chosen"] == 1
    assert after.get(f"{name}: offered", 0) == before[f"{name}: offered"] - 1


def test_room_for_more_seats_stays_empty() -> None:
    small, large = Episode(full_space(2)), Episode(full_space(6))
    for episode in (small, large):
        episode.start(Game.new(["Village"], seed=3))
    assert facts(small, 0) == facts(large, 0)


def test_one_episode_goes_from_kingdom_to_kingdom() -> None:
    episode = Episode(full_space(2))
    for seed in range(5):
        game = generate(seed=seed).game(2, seed)
        fresh = Episode(Space(episode.space.kinds, 2))
        fresh.start(game)
        episode.start(game)
        assert episode.observation(0) == fresh.observation(0)
        assert episode.mask(0) == fresh.mask(0)
