"""From a scenario's set-up fields to a game in that position."""

from __future__ import annotations

from freehold.engine.errors import BadSetup
from freehold.engine.exile import EXILE_MAT
from freehold.engine.game import Game
from freehold.engine.kind import CARDS, Kind
from freehold.engine.rng import Rng, seed_state
from freehold.engine.setup import make_box, random_extras
from freehold.engine.state import Seat, State
from freehold.engine.types import ACTION, ACTION_PHASE, BUY_PHASE, ZONE_NAMES
from freehold.scenario.model import SEATS, Scenario, ScenarioError

#: How the engine begins to say that a prescribed shuffle does not fit; the number of the seat follows.
_MISFIT = "shuffle of seat "


def make_game(scenario: Scenario) -> Game:
    """The game at the start of the scenario's turn."""
    others: list[Kind] = list(scenario.trash)
    for setup in scenario.seats.values():
        for cards in setup.zones.values():
            others += cards
    # A pile that no card of the kingdom brings along can be asked for by its size.
    others += [kind for kind in map(CARDS.find, scenario.supply) if not kind.kingdom and not kind.basic]
    exiled = any("exile" in setup.zones for setup in scenario.seats.values())
    bane, mouse = random_extras(
        scenario.kingdom,
        scenario.landscapes,
        None if scenario.bane is None else scenario.bane.name,
        None if scenario.mouse is None else scenario.mouse.name,
        scenario.seed,
    )
    box = make_box(
        scenario.kingdom,
        scenario.players,
        others,
        None if bane is None else CARDS.find(bane),
        landscapes=scenario.landscapes,
        mouse=None if mouse is None else CARDS.find(mouse),
        mats={mat for kind in others for mat in kind.mats} | ({EXILE_MAT} if exiled else set()),
    )
    for name, size in scenario.supply.items():
        slot = box.slots.get(name, -1)
        if slot < 0 or (not box.in_supply[slot] and slot not in box.other_piles):
            raise scenario.bad(f"supply.{name}", f"{name} has no pile in this game; add it to the kingdom")
        pile = box.piles[slot]
        box.piles[slot] = pile[:size] + box.make(slot, size - len(pile)) if size > len(pile) else pile[:size]

    seats = [Seat() for _ in range(scenario.players)]
    zones: list[tuple[Seat, str, list[Kind]]] = []
    for index, setup in scenario.seats.items():
        zones += [(seats[index], zone, cards) for zone, cards in setup.zones.items()]
    made = [(seat, zone, [box.make(box.slot(kind.name), 1)[0] for kind in cards]) for seat, zone, cards in zones]
    trash = [box.make(box.slot(kind.name), 1)[0] for kind in scenario.trash]

    state = State(seats, box.piles[:], Rng(seed_state(scenario.seed)))
    state.trash = trash
    for seat, zone, dealt in made:
        # In a scenario a deck is listed from the top; in the state the top is the end.
        seat.zone(ZONE_NAMES.index(zone)).extend(reversed(dealt) if zone == "deck" else dealt)
    state.empty = sum(1 for slot in box.supply if not state.piles[slot])
    state.turn = 1
    state.player = state.controller = scenario.turn
    state.phase = ACTION_PHASE if scenario.phase == "action" else BUY_PHASE
    seats[scenario.turn].turns = 1
    state.actions_played = sum(1 for card in seats[scenario.turn].play if card.kind.is_a(ACTION))
    for seat in seats:
        seat.coffers = box.start_coffers
    for index, setup in scenario.seats.items():
        if setup.coffers is not None:
            seats[index].coffers = setup.coffers
        for counter, value in setup.counters.items():
            setattr(state, counter, value)
    state.stacked = [[order[:] for order in scenario.shuffles.get(index, [])] for index in range(scenario.players)]
    return Game.from_position(box, state)


def mistake(scenario: Scenario, problem: BadSetup) -> ScenarioError:
    """What the engine refuses to set up, as a mistake in a field of the scenario."""
    text = str(problem)
    if text.startswith(_MISFIT):
        seat, _, why = text.removeprefix(_MISFIT).partition(": ")
        return scenario.bad(f"shuffles.{SEATS[int(seat)]}", why)
    return scenario.bad(_field_of(scenario, problem), text)


def _field_of(scenario: Scenario, problem: BadSetup) -> str:
    """The field to which a problem with the cards of the game belongs."""
    chosen = problem.key.partition("-")[0]
    if chosen in ("bane", "mouse"):
        return chosen
    if problem.key == "no-landscape":
        return "landscapes"
    card = problem.facts.get("card")
    if scenario.bane is not None and scenario.bane.name == card:
        return "bane"
    in_kingdom = any(kind.name == card for kind in scenario.kingdom)
    among_landscapes = any(kind.name == card for kind in scenario.landscapes)
    return "landscapes" if among_landscapes and not in_kingdom else "kingdom"
