"""Many games in one call: each row is a game like any other."""

from typing import Any

import numpy as np
import pytest

from freehold.engine.errors import BadSetup
from freehold.kingdoms import FIRST_GAME
from freehold.rl import Episode
from freehold.rl.dealer import Dealer
from freehold.rl.vector import DominionVectorEnv


def some(random: np.random.Generator, masks: Any) -> Any:
    """A legal action in each row, where there is one."""
    return (masks * random.random(masks.shape)).argmax(axis=1)


def test_a_row_shows_what_the_game_alone_would_show() -> None:
    env = DominionVectorEnv(1, kingdom=FIRST_GAME)
    seen, info = env.reset(seed=3)
    dealer = Dealer(kingdom=FIRST_GAME)
    dealer.seed(3)
    alone = Episode(dealer.space)
    alone.start(dealer.game())
    random = np.random.default_rng(1)
    for _ in range(200):
        assert info["seat"][0] == alone.seat
        assert seen["observation"][0].tolist() == alone.observation(alone.seat).tolist()
        assert seen["action_mask"][0].tolist() == list(alone.mask(alone.seat))
        action = some(random, seen["action_mask"])
        alone.act(int(action[0]))
        seen, reward, over, _, info = env.step(action)
        if alone.over:
            assert over[0]
            assert info["rewards"][0].tolist() == dealer.rewards(alone.game)
            assert reward[0] in info["rewards"][0]
            return
        assert not over[0]


@pytest.mark.parametrize("opponents", [None, "big-money"])
def test_games_end_and_begin_anew(opponents: str | None) -> None:
    env = DominionVectorEnv(16, opponents, kingdom=FIRST_GAME)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    random = np.random.default_rng(1)
    ended = 0
    done = np.zeros(16, bool)
    for _ in range(600):
        seen, reward, over, cut_off, _ = env.step(some(random, seen["action_mask"]))
        assert not cut_off.any()
        assert not reward[~over].any()
        assert (seen["action_mask"].any(axis=1) != over).all()
        assert not (over & done).any()  # a game that was over has begun anew
        done = over
        ended += over.sum()
    assert ended > 16


def test_games_are_cut_off_and_begin_anew() -> None:
    env = DominionVectorEnv(4, kingdom=FIRST_GAME, max_steps=5)
    seen, _ = env.reset(seed=1)
    random = np.random.default_rng(1)
    ends = []
    for _ in range(12):
        seen, _, over, cut_off, _ = env.step(some(random, seen["action_mask"]))
        assert not over.any()
        ends.append(bool(cut_off.all()))
    assert [step for step, end in enumerate(ends, 1) if end] == [5, 11]


def test_the_same_seed_is_the_same_games() -> None:
    seen = [DominionVectorEnv(8).reset(seed=4)[0]["observation"] for _ in range(2)]
    assert np.array_equal(*seen)


def test_arrays_are_new_ones_unless_told_otherwise() -> None:
    for copy in (True, False):
        env = DominionVectorEnv(2, copy=copy)
        first, _ = env.reset(seed=1)
        second, *_ = env.step(np.zeros(2, int))
        assert (first["observation"] is not second["observation"]) == copy


def test_there_must_be_a_game() -> None:
    with pytest.raises(BadSetup, match="1 or more"):
        DominionVectorEnv(0)
