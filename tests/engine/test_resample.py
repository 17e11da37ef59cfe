"""Resampling: a seat cannot tell the new game from its own, and what it cannot know is anybody's guess."""

from collections import Counter
from random import Random

import pytest

from freehold import BadRecord, BadUndo, Game, Record
from freehold.bots.random_bot import random_answer
from freehold.engine.errors import BadSetup
from freehold.engine.fingerprint import fingerprint
from freehold.engine.resample import CannotResample, Worlds, resample
from freehold.engine.setup import box_for, deal
from freehold.engine.state import State
from freehold.fuzz.fuzzer import random_setup, rich_position
from freehold.fuzz.invariants import check_cards, check_counters
from freehold.kingdoms import FIRST_GAME


def play_on(game: Game, random: Random, most: int) -> None:
    for _ in range(most):
        if game.decision is None:
            return
        game.answer(random_answer(game.decision, random))


def random_game(seed: int, random: Random) -> Game:
    kingdom, landscapes, players = random_setup(random)
    if seed % 2:
        return Game.new(kingdom, players, seed, landscapes=landscapes)
    return Game.from_position(*rich_position(kingdom, landscapes, players, random))


def assert_looks_alike(game: Game, twin: Game, seat: int) -> None:
    assert twin.view(seat).to_dict() == game.view(seat).to_dict()
    assert twin.events(seat) == game.events(seat)
    for other in range(game.box.players):
        assert twin.view(seat).counts_of(other) == game.view(seat).counts_of(other)


@pytest.mark.parametrize("seed", range(16))
def test_at_every_decision_a_seat_sees_the_same_and_the_game_goes_on(seed: int) -> None:
    random = Random(f"resample {seed}")
    game = random_game(seed, random)
    while game.decision is not None and len(game.answers) < 200:
        before = fingerprint(game.state)
        for seat in {game.decision.seat, random.randrange(game.box.players)}:
            twin = resample(game, seat, len(game.answers))
            check_cards(twin)
            assert_looks_alike(game, twin, seat)
            play_on(twin, random, 20 if game.frames else 3)
            check_cards(twin)
            check_counters(twin)
        assert fingerprint(game.state) == before, "the game itself has not changed"
        game.answer(random_answer(game.decision, random))


@pytest.mark.parametrize("seed", range(4))
def test_a_resampled_game_is_played_to_its_end(seed: int) -> None:
    random = Random(seed)
    game = Game.new(FIRST_GAME, 3, seed)
    while game.decision is not None:
        if random.random() < 0.02:
            twin = resample(game, game.decision.seat, seed)
            play_on(twin, random, 5000)
            assert twin.over
        game.answer(random_answer(game.decision, random))


@pytest.mark.parametrize("seed", range(4))
def test_a_game_without_log_and_checkpoints_is_resampled_just_as_well(seed: int) -> None:
    random = Random(seed)
    kingdom, landscapes, players = random_setup(random)
    bare = Game.new(kingdom, players, seed, landscapes=landscapes, events=False, checkpoints=False)
    whole = Game.new(kingdom, players, seed, landscapes=landscapes)
    while bare.decision is not None and len(bare.answers) < 100:
        seat = bare.decision.seat
        twin = resample(bare, seat, 1)
        assert twin.log is None
        assert fingerprint(twin.state) == fingerprint(resample(whole, seat, 1).state)
        answer = random_answer(bare.decision, random)
        bare.answer(answer)
        whole.answer(answer)


def test_a_resampled_game_without_checkpoints_cannot_be_resampled_inside_an_effect() -> None:
    game = position({"hand": ["Cellar", "Copper", "Estate"]}, {})
    game.answer(game.decision.find("play", "Cellar") if game.decision else -1)
    twin = Worlds(game, 0).one(1, events=False, checkpoints=False)
    assert resample(resample(game, 0, 1), 0, 2).decision is not None
    with pytest.raises(CannotResample, match="without checkpoints"):
        resample(twin, 0, 2)


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    game = Game.new(FIRST_GAME, 2, 1)
    marks = [fingerprint(resample(game, 0, seed).state) for seed in (1, 1, 2)]
    assert marks[0] == marks[1] != marks[2]


def test_a_game_that_is_over_has_no_secrets() -> None:
    game = Game.new(FIRST_GAME, 2, 1)
    play_on(game, Random(1), 10_000)
    assert game.over
    assert resample(game, 0, 1).scores() == game.scores()


def test_a_seat_that_is_not_there_is_an_error() -> None:
    with pytest.raises(BadSetup, match="no seat 2"):
        resample(Game.new(FIRST_GAME, 2, 1), 2, 1)


# --- what a seat knows, and what it does not --------------------------------------------------------


def put(state: State, seat: int, zone: str, names: list[str], box_slot: dict[str, int]) -> None:
    """Move cards from their piles to a zone; the last named is on top."""
    for name in names:
        getattr(state.seats[seat], zone).append(state.own_pile(box_slot[name]).pop())


def position(mine: dict[str, list[str]], theirs: dict[str, list[str]]) -> Game:
    """A game of two in which the first begins with these cards and no others."""
    box = box_for([*FIRST_GAME[:8], "Bureaucrat", "Bandit"], 2, None, 0, [], None)
    state = deal(box, 0, 0)
    for index, zones in enumerate([mine, theirs]):
        seat = state.seats[index]
        state.trash += seat.cards()
        seat.hand, seat.deck, seat.discard = [], [], []
        for zone, names in zones.items():
            put(state, index, zone, names, box.slots)
    return Game.from_position(box, state)


def hand_of(game: Game, seat: int) -> list[str]:
    return sorted(card.name for card in game.state.seats[seat].hand)


@pytest.mark.parametrize("hand", [["Estate"] * 3 + ["Copper"] * 2, ["Copper"] * 5])
def test_an_unknown_hand_is_dealt_evenly_whatever_it_really_is(hand: list[str]) -> None:
    rest = ["Copper"] * (7 - hand.count("Copper")) + ["Estate"] * (3 - hand.count("Estate"))
    game = position({"hand": ["Copper"], "deck": ["Gold", "Silver", "Copper"]}, {"hand": hand, "deck": rest})
    worlds = Worlds(game, 0)
    estates: Counter[int] = Counter()
    tops: Counter[str] = Counter()
    for seed in range(2000):
        twin = worlds.one(seed)
        estates[hand_of(twin, 1).count("Estate")] += 1
        tops[twin.state.seats[0].deck[-1].name] += 1
    # 3 Estates among 10 cards, 5 in hand: 21, 105, 105 and 21 of 252 hands.
    for count, hands in enumerate([21, 105, 105, 21]):
        assert estates[count] / 2000 == pytest.approx(hands / 252, abs=0.04)
    for name in ("Gold", "Silver", "Copper"):
        assert tops[name] / 2000 == pytest.approx(1 / 3, abs=0.04)


def test_what_one_has_discarded_and_others_have_gained_stays_in_the_discard_pile() -> None:
    game = position({"hand": ["Gold"] * 2, "deck": ["Copper"] * 10}, {"hand": ["Gold"] * 2, "deck": ["Copper"] * 10})
    for _ in range(2):
        for what in ("play treasures", "buy"):
            assert game.decision is not None
            game.answer(game.decision.find(what, "Silver" if what == "buy" else ""))
    assert game.state.player == 0
    for seed in range(50):
        twin = resample(game, 0, seed)
        for seat in twin.state.seats:
            assert sorted(card.name for card in seat.discard) == ["Gold", "Gold", "Silver"]


def test_what_others_discarded_unseen_may_be_in_their_hand_again() -> None:
    """In Clean-up the hand goes beneath the cards from play; nobody else sees it."""
    game = position({"hand": ["Copper"], "deck": ["Copper"] * 10}, {"hand": ["Gold", "Estate"], "deck": ["Copper"] * 9})
    while game.state.turn < 3:
        assert game.decision is not None
        wanted = game.decision.play_treasures() if game.state.player == 1 else -1
        game.answer(wanted if wanted >= 0 else game.decision.passive())
    zones = Counter("discard" if "Estate" not in hand_of(resample(game, 0, seed), 1) else "hand" for seed in range(200))
    assert min(zones["hand"], zones["discard"]) > 20
    assert all("Gold" not in hand_of(resample(game, 0, seed), 1) for seed in range(50)), "everybody saw that"


def test_a_card_that_everybody_saw_going_onto_a_deck_stays_there() -> None:
    game = position({"hand": ["Bureaucrat"], "deck": ["Copper", "Estate", "Gold"]}, {"hand": ["Estate", "Copper"]})
    assert game.decision is not None
    game.answer(game.decision.find("play", "Bureaucrat"))
    for seat in (0, 1):
        for seed in range(20):
            assert resample(game, seat, seed).state.seats[0].deck[-1].name == "Silver"


def test_cards_that_were_just_revealed_are_the_same_in_every_world() -> None:
    deck = ["Duchy", "Duchy", "Estate", "Gold", "Silver"]
    game = position({"hand": ["Bandit"], "deck": ["Copper"] * 5}, {"hand": ["Estate"], "deck": deck})
    assert game.decision is not None
    game.answer(game.decision.find("play", "Bandit"))
    assert game.decision.seat == 1, "the other chooses which of the two to trash"
    hands: Counter[str] = Counter()
    for seed in range(60):
        twin = resample(game, 0, seed)
        assert sorted(card.name for card in twin.state.seats[1].revealed) == ["Gold", "Silver"]
        hands += Counter(hand_of(twin, 1))
        assert twin.decision is not None
        twin.answer(0)
        check_cards(twin)
    assert set(hands) == {"Duchy", "Estate"}


def test_coming_shuffles_are_not_known() -> None:
    game = position({"hand": ["Copper"], "discard": ["Gold", *["Copper"] * 9]}, {"deck": ["Copper"] * 10})
    drawn: Counter[bool] = Counter()
    for seed in range(200):
        twin = resample(game, 0, seed)
        play_on_passively(twin)
        drawn["Gold" in hand_of(twin, 0)] += 1
    assert min(drawn.values()) > 50


def play_on_passively(game: Game) -> None:
    """To the end of this turn."""
    turn = game.state.turn
    while game.decision is not None and game.state.turn == turn:
        game.answer(game.decision.passive())


def test_a_resampled_game_does_not_lead_back_to_the_real_one() -> None:
    game = Game.new(FIRST_GAME, 2, "secret", first=0)
    play_on(game, Random(1), 30)
    world = game.resample(0, 1)
    assert world.seed is None
    assert world.answers == []
    for ask in (lambda: world.undo(0), world.beginning):
        with pytest.raises(BadUndo, match="has no beginning"):
            ask()
    assert world.undos == 0
    with pytest.raises(BadRecord, match="has no seed"):
        Record.of(world)


def test_without_checkpoints_it_is_not_copied_inside_an_effect() -> None:
    game = Game.new(["Militia", "Cellar"], 2, 1, first=0)
    random = Random(4)
    while not game.frames:
        assert game.decision is not None
        game.answer(random_answer(game.decision, random))
    assert game.decision is not None
    world = Worlds(game, game.decision.seat).one(1, checkpoints=False)
    with pytest.raises(BadUndo, match="has no beginning"):
        world.copy()


def test_how_the_hidden_cards_really_lie_does_not_matter_to_a_deal() -> None:
    game = Game.new(FIRST_GAME, 3, 7, first=0)
    play_on(game, Random(2), 40)
    assert game.decision is not None
    seat = game.decision.seat
    other = game.resample(seat, "another world")
    assert fingerprint(other.state) != fingerprint(game.state)
    for seed in range(5):
        assert fingerprint(other.resample(seat, seed).state) == fingerprint(game.resample(seat, seed).state)
