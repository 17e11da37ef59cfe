"""The public face of the engine: answers, copies, undo, views and events."""

from random import Random
from typing import Any

import pytest

from freehold import Game, IllegalAnswer, UnknownCard
from freehold.bots.random_bot import random_answer
from freehold.engine.card import Card
from freehold.engine.effects import Frame
from freehold.engine.errors import BadSetup, BadUndo, GameOver, NotYours, StaleDecision
from freehold.engine.fingerprint import fingerprint
from freehold.engine.kind import CARDS
from freehold.engine.selection import Selection
from freehold.engine.setup import make_box
from freehold.kingdoms import FIRST_GAME
from freehold.scenario import from_dict, run


def position(**fields: Any) -> Game:
    return run(from_dict({"id": "test", **fields}))


def played(seed: int, answers: int, kingdom: tuple[str, ...] = FIRST_GAME, players: int = 2) -> Game:
    """A game after some random answers."""
    game = Game.new(kingdom, players, seed)
    random = Random(seed)
    for _ in range(answers):
        if game.decision is not None:
            game.answer(random_answer(game.decision, random))
    return game


def everything(game: Game) -> tuple[object, ...]:
    decision = None if game.decision is None else game.decision.to_dict()
    return fingerprint(game.state), decision, list(game.answers), game.events(None), game.events(0)


def test_an_illegal_answer_says_what_was_legal_and_changes_nothing() -> None:
    game = Game.new(FIRST_GAME, 2, 1)
    before = everything(game)
    answers: tuple[Any, ...] = (999, -1, 10**30, -(10**30), [10**30], [0, 1], [], "x", None, ["x"], 1.0, {})
    for answer in answers:
        with pytest.raises(IllegalAnswer, match=r"legal: 0 \(end phase\), 1 \(play treasures\)"):
            game.answer(answer)
        assert everything(game) == before


def test_an_illegal_choice_of_cards_changes_nothing() -> None:
    game = position(kingdom=["Chapel"], A={"hand": ["Chapel", "Copper", "Estate"]}, do=[{"A": "play Chapel"}])
    before = everything(game)
    answers: tuple[Any, ...] = ([0, 0], [2], [0, 1, 2], 7, -1, [10**30], ["0"], "01", None)
    for answer in answers:
        with pytest.raises(IllegalAnswer, match=r"not one of|twice|not an index"):
            game.answer(answer)
        assert everything(game) == before
    game.answer([1, 0])
    assert len(game.state.trash) == 2


def test_unknown_cards_get_a_suggestion() -> None:
    with pytest.raises(UnknownCard, match="did you mean Village"):
        Game.new(["Vilage"])
    with pytest.raises(BadSetup, match="Copper is in every game"):
        Game.new(["Copper"])
    with pytest.raises(BadSetup, match="seat 5 cannot begin"):
        Game.new(FIRST_GAME, 2, first=5)


def test_after_the_end_nothing_can_be_answered() -> None:
    game = position(supply={"Province": 1}, phase="buy", A={"coins": 8}, do=[{"A": "buy Province"}])
    assert game.over
    with pytest.raises(GameOver):
        game.answer(0)


def test_a_decision_of_an_earlier_phase_is_not_silently_read() -> None:
    game = position(kingdom=["Chapel"], A={"hand": ["Chapel", "Copper", "Estate"]})
    decision = game.decision
    assert decision is not None
    game.answer(decision.find("play", "Chapel"))
    with pytest.raises(StaleDecision):
        _ = decision.options


@pytest.mark.parametrize("seed", range(12))
def test_a_copy_is_independent_and_goes_on_alike(seed: int) -> None:
    game = played(seed, 40 + seed * 7, players=2 + seed % 3)
    twin = game.copy()
    assert everything(twin) == everything(game)
    before = everything(game)
    first, second = Random(1), Random(1)
    for _ in range(60):
        if twin.decision is not None:
            twin.answer(random_answer(twin.decision, first))
    assert everything(game) == before
    for _ in range(60):
        if game.decision is not None:
            game.answer(random_answer(game.decision, second))
    assert everything(twin) == everything(game)


def test_copying_without_checkpoints_is_slower_but_right() -> None:
    random = Random(3)
    game = Game.new(["Militia", "Chapel", "Throne Room", "Torturer"], 3, 3, checkpoints=False)
    inside = 0
    while inside < 20 and game.decision is not None:
        game.answer(random_answer(game.decision, random))
        if game.decision is not None and game.effect_alive:
            inside += 1
            assert everything(game.copy()) == everything(game)
    assert inside == 20


def test_undo_goes_back_to_any_answer() -> None:
    kingdom = ("Militia", "Chapel", "Throne Room", "Sentry", "Torturer", "Moat")
    history: list[tuple[object, ...]] = []
    game = Game.new(kingdom, 3, 5)
    random = Random(5)
    for _ in range(150):
        history.append(everything(game))
        assert game.decision is not None
        game.answer(random_answer(game.decision, random))
    for to in (149, 120, 77, 13, 0):
        game.undo(to)
        assert everything(game) == history[to]
    with pytest.raises(BadUndo):
        game.undo(1)
    assert game.undos == 5


def test_after_an_undo_the_game_goes_on_as_usual() -> None:
    game = position(
        kingdom=["Chapel"],
        A={"hand": ["Chapel", "Copper", "Estate", "Curse"]},
        do=[{"A": "play Chapel"}, {"A": "trash Copper, Estate"}],
    )
    game.undo()
    assert game.decision is not None
    assert game.decision.key == "trash"
    game.answer([])
    assert len(game.state.seats[0].hand) == 3
    assert game.state.trash == []


def test_undo_knows_whether_something_hidden_was_seen() -> None:
    setup: dict[str, Any] = {"kingdom": ["Village", "Festival", "Militia", "Sentry"]}
    hand = ["Village", "Festival", "Militia", "Sentry", "Copper"]
    deck = ["Gold", "Gold", "Gold"]

    def after(step: str, **more: Any) -> Game:
        return position(**setup, A={"hand": hand, "deck": deck}, do=[{"A": step}], **more)

    assert not after("play Festival").undo_leaks()
    assert after("play Village").undo_leaks()
    assert after("play Sentry").undo_leaks()
    assert after("play Militia", B={"hand": ["Copper"] * 5}).undo_leaks(), "five alike: B discards without being asked"
    assert not after("play Militia", B={"hand": ["Gold", "Silver", "Copper"]}).undo_leaks()
    game = after("play Militia", B={"hand": ["Gold", "Silver", "Copper", "Estate"]})
    assert game.undo_leaks(), "that B is asked tells that the hand is not four copies of one card"
    game.answer([0])
    assert game.undo_leaks(0), "what the victim discarded tells of the hand"
    assert not game.undo_leaks(2), "nothing was done since"


def test_events_carry_on_from_a_version() -> None:
    game = Game.new(FIRST_GAME, 2, 1)
    start = game.version
    assert game.decision is not None
    game.answer(game.decision.find("play treasures"))
    news = game.events(0, start)
    assert [event["what"] for event in news] == ["play", "coins"]
    assert game.events(0)[start:] == news


def test_views_stay_true_as_the_game_goes_on() -> None:
    game = Game.new(FIRST_GAME, 2, 1, first=0)
    view = game.view(0)
    coppers = view.hand.count("Copper")
    assert (view.coins, view.phase, view.owned("Copper"), view.pile("Copper"), view.cost("Gold")) == (
        0, "buy", 7, 46, 6,
    )  # fmt: skip
    game.answer(game.phase_decision.play_treasures())
    assert (view.coins, view.in_play) == (coppers, ["Copper"] * coppers)
    assert view.hand.count("Copper") == 0
    assert game.view(None).hand == []


def test_the_short_ways_of_a_phase_decision_agree_with_its_options() -> None:
    random = Random(8)
    game = Game.new(("Bridge", "Harem", "Festival", "Workshop"), 2, 8)
    while game.decision is not None and len(game.answers) < 400:
        decision = game.decision
        if decision is game.phase_decision:
            listed = {str(option): option.index for option in decision.options}
            for kind in game.box.kinds:
                assert game.phase_decision.buy(kind.name) == listed.get(f"buy {kind.name}", -1)
                assert decision.find("play", kind.name) == listed.get(f"play {kind.name}", -1)
                slot = game.box.slots[kind.name]
                assert game.phase_decision.buyable() >> slot & 1 == (f"buy {kind.name}" in listed)
                assert game.phase_decision.playable() >> slot & 1 == (f"play {kind.name}" in listed)
            assert game.phase_decision.play_treasures() == listed.get("play treasures", -1)
        game.answer(random_answer(decision, random))


def test_a_decision_tells_when_treasures_are_worth_asking_for() -> None:
    game = position(
        kingdom=["Market", "Chapel"], A={"hand": ["Market", "Chapel", "Copper", "Copper"], "deck": ["Silver"]}
    )
    told: list[tuple[str, bool]] = []

    def answered(verb: str, name: str = "") -> None:
        decision = game.decision
        assert decision is not None
        told.append((decision.key, decision.treasures))
        game.answer(decision.find(verb, name))

    answered("play", "Market")
    answered("play", "Chapel")
    assert isinstance(game.decision, Selection)
    assert not game.decision.treasures
    assert game.decision.play_treasures() == -1
    game.answer(())
    answered("play", "Silver")
    answered("play treasures")
    answered("buy", "Estate")
    answered("buy", "Silver")
    assert told == [
        ("action_phase", False), ("action_phase", False),
        ("buy_phase", True), ("buy_phase", True),  # one at a time leaves others
        ("buy_phase", False), ("buy_phase", False),  # all were played; then something was bought
    ]  # fmt: skip


def test_a_selection_makes_its_options_when_somebody_looks() -> None:
    game = position(kingdom=["Chapel"], A={"hand": ["Chapel", "Copper", "Estate", "Copper"]})
    game.answer(game.phase_decision.find("play", "Chapel"))
    decision = game.decision
    assert isinstance(decision, Selection)
    kinds = [game.box.kinds[slot].name for slot in decision.slots()]
    assert kinds == ["Copper", "Copper", "Estate"] == [option.name for option in decision.options]
    assert decision.size == len(decision.options)
    game.answer([0, 2])
    assert [card.name for card in game.state.trash] == ["Copper", "Estate"]


def test_an_effect_that_fails_does_not_harm_the_next() -> None:
    """What has run it is not used again."""

    async def fails(effects: list[str]) -> None:
        effects.append("began")
        raise ZeroDivisionError

    async def works() -> int:
        return 7

    began: list[str] = []
    with pytest.raises(ZeroDivisionError):
        Frame(fails(began), None, 0).send(None)
    assert began == ["began"]
    failed = Frame(fails(began), None, 0)
    with pytest.raises(ZeroDivisionError):
        failed.send(None)
    with pytest.raises(RuntimeError, match="undo"):
        failed.send((0,))
    assert [Frame(works(), None, 0).send(None) for _ in range(3)] == [(7,)] * 3


def test_answers_are_kept_as_plain_numbers_however_they_were_given() -> None:
    class Number(int):
        pass

    for answer in ([True, False], (True, False), [Number(1), Number(0)], [1, 0]):
        game = position(kingdom=["Chapel"], A={"hand": ["Chapel", "Copper", "Estate", "Copper"]})
        game.answer(game.phase_decision.find("play", "Chapel"))
        game.answer(answer)
        assert [type(index) for index in game.answers[-1:][0]] == [int, int]  # type: ignore[union-attr]
        assert game.answers[-1] == (1, 0)


def test_a_game_has_room_for_so_many_kinds() -> None:
    kinds = [kind for kind in CARDS if kind.kingdom]
    with pytest.raises(BadSetup, match="kinds of cards: a game can have 62"):
        make_box(kinds[:10], 2, kinds[10:80])


def test_choosing_none_of_some_cards_asks_nobody() -> None:
    game = position(A={"hand": ["Copper", "Estate", "Gold"]})
    player = game.players[0]
    for selection in (
        player.choose_up_to("discard", player.hand, 0),
        player.choose_up_to("discard", player.hand, -1),
        player.may_choose_cards("discard", player.hand, 0),
        player.choose_cards("discard", player.hand, 0),
        player.choose_cards("discard", player.hand, -1),
        player.choose_cards("discard", [], 2),
        player.choose_alike("discard", []),
    ):
        assert selection.settled
        assert Frame(awaited(selection), None, 0).send(None) == ([],)
    everything_in_hand = player.choose_cards("discard", player.seat.hand, 3)
    assert Frame(awaited(everything_in_hand), None, 0).send(None) == (player.hand,)
    Frame(player.discard_down_to(0), None, 0).send(None)
    assert player.hand_size == 0


async def awaited(selection: Selection) -> list[Card]:
    return await selection


def test_a_game_with_effects_is_freed_at_once() -> None:
    import gc

    gc.collect()
    gc.disable()
    try:
        game = Game.new(FIRST_GAME, 2, 1, events=False, checkpoints=False)
        random = Random(1)
        while game.decision is not None:
            game.answer(random_answer(game.decision, random))
        del game
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_a_game_that_is_done_with_is_freed_at_once() -> None:
    import gc
    import weakref

    from freehold.bots import BigMoney, play_out

    gc.disable()
    try:
        game = Game.new(FIRST_GAME, 2, 1, events=False, checkpoints=False)
        play_out(game, [BigMoney(), BigMoney()])
        pile = weakref.ref(game.state.rng) if hasattr(game.state.rng, "__weakref__") else None
        before = len(gc.get_objects())
        del game
        assert len(gc.get_objects()) < before - 20
        assert pile is None or pile() is None
    finally:
        gc.enable()


def test_an_answer_from_another_seat_is_refused_without_telling_what_was_asked() -> None:
    game = position(kingdom=["Militia"], A={"hand": ["Militia"]}, B={"hand": ["Gold", "Silver", "Copper", "Estate"]})
    game.answer(game.phase_decision.find("play", "Militia"), seat=0)
    before = everything(game)
    with pytest.raises(NotYours) as caught:
        game.answer(0, seat=0)
    assert "Gold" not in str(caught.value)
    assert everything(game) == before
    game.answer([0], seat=1)


def test_others_learn_only_who_is_asked_and_why() -> None:
    game = position(kingdom=["Library", "Festival"], A={"hand": ["Library"], "deck": ["Festival", "Copper"]})
    game.answer(game.phase_decision.find("play", "Library"))
    assert game.view(1).to_dict()["decision"] == {"seat": 0, "player": 0, "cause": "Library", "whom": None}
    assert game.view(0).to_dict()["decision"]["key"] == "set aside"


def test_a_long_library_replays_few_answers() -> None:
    deck = ["Festival"] * 20 + ["Copper"] * 9
    game = position(kingdom=["Library", "Festival"], A={"hand": ["Library"], "deck": deck})
    game.answer(game.phase_decision.find("play", "Library"))
    for _ in range(20):
        assert game.answers_to_repeat <= 1
        assert game.decision is not None
        game.answer(game.decision.find("set aside"))
    assert len(game.state.seats[0].hand) == 7
    assert len(game.state.seats[0].discard) == 20


def test_a_pending_reaction_tells_of_a_hand() -> None:
    game = position(kingdom=["Militia", "Moat"], A={"hand": ["Militia"]}, B={"hand": ["Moat"]})
    game.answer(game.phase_decision.find("play", "Militia"))
    assert game.undo_leaks()


def test_seats_and_winners_must_exist() -> None:
    with pytest.raises(BadSetup, match="no seat 9"):
        Game.new(FIRST_GAME).view(9)
    with pytest.raises(BadSetup, match="winners before"):
        Game.new(FIRST_GAME, last_winners=[9])


def test_the_end_of_the_game_is_a_matter_of_the_piles_as_they_are() -> None:
    game = Game.new(FIRST_GAME, 2, 1)
    slot = game.box.slot("Province")
    while game.take_from_pile(slot) is not None:
        pass
    assert game.state.ending
    game.state.piles[slot].append(game.box.piles[slot][0])
    game.check_ending()
    assert not game.state.ending


def test_a_copy_has_every_counter() -> None:
    game = position(
        kingdom=["Bridge", "Merchant", "Village"],
        supply={"Village": 0},
        A={"hand": ["Merchant", "Bridge", "Copper"], "deck": ["Silver"], "potions": 1},
        do=[{"A": "play Merchant"}, {"A": "play Bridge"}],
    )
    twin = game.copy()
    for name in (
        "empty", "ending", "turn", "player", "controller", "extra", "phase", "actions", "buys", "coins", "potions",
        "discount", "bought", "actions_played", "watchers", "watching", "reveals", "extras", "moves",
    ):  # fmt: skip
        assert getattr(twin.state, name) == getattr(game.state, name), name
    assert twin.state.watchers is not game.state.watchers
