"""Actions and observations in words."""

from freehold import Game
from freehold.rl import Episode, action_text, full_space, legal_text, observation_text


def test_an_observation_reads_like_what_a_player_sees() -> None:
    episode = Episode(full_space(2))
    episode.start(Game.new(["Village"], seed=1, first=0))
    lines = observation_text(episode.space, episode.observation(0)).splitlines()
    assert "phase: Buy phase" in lines
    assert "turn of: me" in lines
    assert "question: buy_phase" in lines
    assert "me: turns taken 1, cards in hand 5, points 3, cards in deck 5" in lines
    assert "Province: in the Supply 1, left in pile 8, cost in coins 8" in lines


def test_actions_have_names() -> None:
    episode = Episode(full_space(2))
    episode.start(Game.new(["Village"], seed=1, first=0))
    space = episode.space
    told = legal_text(space, episode.mask(0)).splitlines()
    assert told[:3] == ["0 pass", "1 play all Treasures", "2 play Copper"]
    assert all(line == f"{line.split()[0]} {action_text(space, int(line.split()[0]))}" for line in told)
