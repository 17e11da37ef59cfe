"""What comes from outside may be anything: it is refused with a reason, it changes nothing, and it tells nothing."""

import copy
from random import Random
from typing import Any

import pytest

from freehold import BadSetup, BadUndo, Game, IllegalAnswer, NotYours, StaleDecision, UnknownCard
from freehold.bots.random_bot import random_answer
from freehold.engine.fingerprint import fingerprint
from freehold.scenario import from_dict, run


def position(**fields: Any) -> Game:
    return run(from_dict({"id": "test", **fields}))


class Unspeakable:
    def __repr__(self) -> str:
        raise RuntimeError("no words")


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


ODD_ANSWERS: dict[str, Any] = {
    "huge": 10**5000,
    "huge below zero": -(10**5000),
    "huge in a list": [10**5000],
    "deep": nested(5000),
    "unspeakable": Unspeakable(),
    "unspeakable in a list": [Unspeakable()],
    "long": "x" * 9999,
}


@pytest.mark.parametrize("answer", ODD_ANSWERS.values(), ids=ODD_ANSWERS)
def test_an_answer_that_cannot_be_quoted_is_refused_like_any_other(answer: Any) -> None:
    for game in (
        Game.new(["Chapel"], 2, 1),
        position(kingdom=["Chapel"], A={"hand": ["Chapel", "Copper", "Estate"]}, do=[{"A": "play Chapel"}]),
    ):
        before = fingerprint(game.state, game.answers)
        with pytest.raises(IllegalAnswer) as refused:
            game.answer(answer)
        assert len(refused.value.why) < 150
        assert fingerprint(game.state, game.answers) == before


@pytest.mark.parametrize("seat", [-1, 2, 10**30, -(10**30)])
def test_a_seat_that_is_not_there(seat: int) -> None:
    game = Game.new(["Chapel"], 2, 1, first=0)
    with pytest.raises(BadSetup, match="the seats are 0 to 1"):
        game.view(seat)
    with pytest.raises(BadSetup, match="the seats are 0 to 1"):
        game.events(seat)
    with pytest.raises(BadSetup, match="the seats are 0 to 1"):
        game.resample(seat, 1)
    with pytest.raises(NotYours, match="is not asked now; seat 0 is"):
        game.answer(0, seat)


def test_events_from_before_the_beginning_are_all_events() -> None:
    game = Game.new(["Chapel"], 2, 1, first=0)
    assert game.events(0, -5) == game.events(0)


@pytest.mark.parametrize("to", [-1, 2, 10**30])
def test_an_undo_that_leads_nowhere_is_refused_and_so_is_the_question_what_it_would_tell(to: int) -> None:
    game = Game.new(["Chapel"], 2, 1)
    game.answer(1)
    for ask in (game.undo, game.undo_leaks):
        with pytest.raises(BadUndo, match="1 were given"):
            ask(to)
    assert (game.answers, game.undos) == ([1], 0)


def test_a_kingdom_may_come_from_anywhere_but_is_not_one_name() -> None:
    game = Game.new((name for name in ("Village", "Moat")), 2, landscapes=(name for name in ("Delay",)))
    assert {"Village", "Moat", "Delay"} <= set(game.box.slots)
    with pytest.raises(BadSetup, match="a list of cards is needed, not the text 'Village'"):
        Game.new("Village")


@pytest.mark.parametrize("seed", [10**5000, "x" * 1000, True], ids=["number", "text", "bool"])
def test_a_seed_can_be_written_down(seed: Any) -> None:
    with pytest.raises(BadSetup, match="seed"):
        Game.new(["Village"], 2, seed)


def test_the_name_of_a_card_that_is_not_in_this_game() -> None:
    view = Game.new(["Village"], 2, 1).view(0)
    with pytest.raises(UnknownCard, match=r"no card named 'Provnce' in this game; did you mean Province\?"):
        view.cost("Provnce")
    with pytest.raises(UnknownCard, match="no card named 'Militia' in this game"):
        view.cost("Militia")


# --- the decision of the phases ---------------------------------------------------------------------


def test_only_what_is_for_sale_can_be_bought() -> None:
    game = Game.new(
        ["Tournament", "Village"], 2, seed=3, first=0, landscapes=["Delay", "Way of the Mouse"], mouse="Cellar"
    )
    decision = game.phase_decision
    for name in ("Trusty Steed", "Cellar", "Militia"):  # beside the Supply, set aside, not in this game
        slot = game.view(0).slot(name)
        assert (
            decision.buy_slot(slot)
            == decision.play_slot(slot)
            == decision.buy(name)
            == decision.find("buy", name)
            == -1
        )
    assert decision.buy_slot(game.view(0).slot("Delay")) == decision.find("buy", "Delay") > 0


def test_find_without_a_name_finds_the_first() -> None:
    game = position(kingdom=["Baker"], phase="buy", A={"hand": ["Silver", "Gold"], "coffers": 2})
    decision = game.phase_decision
    options = {option.index: option for option in decision.options}
    for verb in ("play", "buy", "spend"):
        assert options[decision.find(verb)].verb == verb


def test_a_decision_that_was_kept_does_not_tell_of_the_hand_of_the_next_player() -> None:
    game = position(
        kingdom=["Militia", "Moat", "Village", "Smithy"],
        A={"hand": ["Copper"], "deck": ["Copper", "Silver", "Gold", "Estate", "Duchy"]},
        B={"hand": ["Village", "Militia", "Smithy", "Gold"], "deck": ["Copper"] * 5},
    )
    kept = game.phase_decision
    game.answer(0)
    for name in ("Village", "Militia"):
        assert game.decision is not None
        game.answer(game.decision.find("play", name))
    assert game.decision is not None
    assert game.decision.seat == 0, "A discards, in the turn of B"
    for ask in (kept.playable, lambda: kept.find("play", "Smithy"), lambda: kept.play_slot(10)):
        with pytest.raises(StaleDecision):
            ask()
    assert kept.play_treasures() == -1
    assert "moved on" in repr(kept)


# --- copies -----------------------------------------------------------------------------------------


def test_a_copy_asks_as_the_original_does() -> None:
    game = Game.new(["Chapel"], 2, 1, first=0)
    game.answer(1)
    assert game.decision is not None
    twin = game.copy()
    assert twin.decision is not None
    assert not game.decision.treasures
    assert not twin.decision.treasures


def test_copies_by_the_standard_library_are_copies() -> None:
    game = Game.new(["Chapel"], 2, 1, first=0)
    for twin in (copy.copy(game), copy.deepcopy(game)):
        twin.answer(0)
        assert game.answers == []
        assert twin.answers == [0]


def test_a_copy_remembers_how_often_was_undone() -> None:
    game = Game.new(["Chapel", "Cellar"], 2, 5, first=0, checkpoints=False)
    random = Random(5)
    while not game.frames:  # where a copy without checkpoints plays all of it again
        assert game.decision is not None
        game.answer(random_answer(game.decision, random))
    game.undo(len(game.answers))
    assert game.frames
    assert (game.undos, game.copy().undos) == (1, 1)


# --- what an undo would tell ------------------------------------------------------------------------


@pytest.mark.parametrize("hand", [["Copper"] * 5, ["Moat"] + ["Copper"] * 4])
def test_that_nobody_shows_a_moat_tells_of_their_hands(hand: list[str]) -> None:
    game = position(kingdom=["Coven", "Moat"], A={"hand": ["Coven"]}, B={"hand": hand}, do=[{"A": "play Coven"}])
    assert game.undo_leaks(0)


@pytest.mark.parametrize(("hand", "tells"), [(["Copper"], True), (["Province"], True), ([], False)])
def test_that_nobody_shows_a_province_tells_of_their_hands(hand: list[str], tells: bool) -> None:
    game = position(kingdom=["Tournament"], A={"hand": ["Tournament"]}, B={"hand": hand}, do=[{"A": "play Tournament"}])
    assert game.undo_leaks(0) == tells, "there is no card to draw"


def test_an_attack_that_nobody_could_answer_tells_nothing() -> None:
    attack: dict[str, Any] = {"A": {"hand": ["Coven"]}, "do": [{"A": "play Coven"}]}
    assert not position(kingdom=["Coven"], B={"hand": ["Copper"] * 5}, **attack).undo_leaks(0)
    assert not position(kingdom=["Coven", "Moat"], **attack).undo_leaks(0), "B has no hand"
    assert not position(kingdom=["Coven", "Diplomat"], B={"hand": ["Copper"] * 4}, **attack).undo_leaks(0)
    assert position(kingdom=["Coven", "Diplomat"], B={"hand": ["Copper"] * 5}, **attack).undo_leaks(0)


@pytest.mark.parametrize(
    ("reaction", "bought", "tells"),
    [("Black Cat", "Estate", True), ("Black Cat", "Silver", False), ("Sheepdog", "Silver", False)],
)
def test_that_nobody_answers_a_gain_tells_of_those_who_could(reaction: str, bought: str, tells: bool) -> None:
    game = position(
        kingdom=[reaction],
        phase="buy",
        A={"coins": 9, "buys": 2},
        B={"hand": ["Copper"] * 5},
        do=[{"A": f"buy {bought}"}],
    )
    assert game.undo_leaks(0) == tells


# --- cards that were passed -------------------------------------------------------------------------


def counted(game: Game, seat: int | None) -> list[int]:
    """How many cards of each kind there are in the game, by what a seat knows of everybody."""
    view = game.view(seat)
    known = [view.counts_of(other) for other in range(game.box.players)]
    return [sum(counts) for counts in zip(*known, strict=True)]


def test_who_does_not_see_a_card_being_passed_counts_it_where_it_was() -> None:
    game = position(
        players=4,
        kingdom=["Masquerade", "Chapel"],
        A={"hand": ["Masquerade", "Curse", "Copper"]},
        B={"hand": ["Gold", "Chapel", "Estate"]},
        C={"hand": ["Silver"]},
        D={"hand": ["Duchy"]},
        do=[{"A": "play Masquerade"}, {"A": "pass Curse"}, {"B": "pass Gold"}, {"A": "decline"}],
    )
    slots = game.box.slots

    def sees(seat: int | None, of: int, name: str) -> int:
        return game.view(seat).counts_of(of)[slots[name]]

    assert [sees(seat, 1, "Curse") for seat in (0, 1, 2, 3, None)] == [1, 1, 0, 0, 0]
    assert [sees(seat, 0, "Curse") for seat in (0, 1, 2, 3, None)] == [0, 0, 1, 1, 1]
    assert [sees(seat, 2, "Gold") for seat in (0, 1, 2, 3, None)] == [0, 1, 1, 0, 0]
    assert [game.view(seat).points(0) for seat in (1, 2, 3, None)] == [0, -1, 2, -1], "D has passed a Duchy to A"
    total = counted(game, 0)
    assert all(counted(game, seat) == total for seat in (1, 2, 3, None))


def test_a_passed_card_that_goes_on_is_counted_once_and_a_trashed_one_by_nobody() -> None:
    game = position(
        players=4,
        kingdom=["Masquerade", "Chapel"],
        A={"hand": ["Masquerade", "Curse"]},
        B={"hand": ["Masquerade", "Masquerade"]},
        C={"hand": ["Copper"]},
        D={"hand": ["Silver"]},
        do=[
            {"A": "play Masquerade"},
            {"A": "decline"},
            {"A": "end turn"},
            {"B": "play Masquerade"},
            {"A": "pass Silver"},
        ],
    )
    curse = game.box.slots["Curse"]
    seats = (0, 1, 2, 3, None)
    assert [game.view(0).counts_of(seat)[curse] for seat in range(4)] == [0, 1, 0, 0], "A gave it to B"
    assert [game.view(2).counts_of(seat)[curse] for seat in range(4)] == [0, 0, 1, 0], "C has it from B"
    assert [game.view(3).counts_of(seat)[curse] for seat in range(4)] == [1, 0, 0, 0], "D has seen nothing of it"
    assert len({tuple(counted(game, seat)) for seat in seats}) == 1
    card = next(card for card in game.state.seats[2].hand if card.slot == curse)
    game.state.seats[2].hand.remove(card)
    game.state.trash.append(card)
    assert all(counted(game, seat)[curse] == 0 for seat in seats)


def test_a_passed_card_that_was_gained_again_by_another_is_counted_there() -> None:
    game = Game.new(["Lurker"], 4, 1)
    card = game.state.seats[0].hand[0]
    game.state.passed = ((card, 1, 2), (card, 3, 0))  # in between it was trashed, and gained by D
    real = [game.view(seat).counts() for seat in range(4)]
    for witness in (0, 3):
        assert [game.view(witness).counts_of(seat) for seat in range(4)] == real
    for viewer in (1, 2, None):
        known = [game.view(viewer).counts_of(seat)[card.slot] for seat in range(4)]
        assert known == [counts[card.slot] + (seat == 3) - (seat == 0) for seat, counts in enumerate(real)]


def test_a_spectator_does_not_learn_what_two_players_pass() -> None:
    game = position(
        kingdom=["Masquerade"],
        A={"hand": ["Masquerade", "Curse"]},
        B={"hand": ["Gold"]},
        do=[{"A": "play Masquerade"}, {"A": "decline"}],
    )
    slots = game.box.slots
    assert game.view(None).counts_of(0)[slots["Curse"]] == 1
    assert game.view(None).points(0) == -1
    assert game.view(0).points(1) == -1, "who has passed it knows better"
