"""Dominion for OpenSpiel: importing this registers `python_dominion`, so that its algorithms can play.

    import freehold.rl.openspiel
    game = pyspiel.load_game("python_dominion", {"players": 3, "kingdom": "First Game"})

All chance is in chance nodes: the deal, and one before each effect or answer in which somebody shuffles. Their outcomes
are numbers, each of which stands for one way to shuffle; so a history tells a whole game, and what
was serialised comes back the same. `resampled` makes the worlds that information-set algorithms ask for.
"""

from __future__ import annotations

from pickle import PicklingError
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # it is compiled, without types

from freehold.engine.game import Game
from freehold.engine.resample import Worlds
from freehold.engine.rng import Rng, seed_state
from freehold.kingdoms import FIRST_GAME, Kingdom, read_kingdom, to_code
from freehold.rl.actions import Answering
from freehold.rl.observe import Observer
from freehold.rl.space import Space, kingdom_space
from freehold.rl.text import action_text, observation_text

#: In how many ways chance can shuffle at one node. (Each node has others, so there are far more in a game.)
SHUFFLES: Final = 256
#: Games of players who do not want to win may last for ever: after so many actions they are judged as they stand.
LONGEST: Final = 5000

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_dominion",
    long_name="Dominion (Freehold)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,  # what somebody has seen so far has no fixed size
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "kingdom": "", "longest": LONGEST},
)


class DominionGame(pyspiel.Game):  # type: ignore[misc]  # a class without types
    """A kingdom and a number of players. The kingdom is a code, a recommended one by name, or names of cards."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = {"players": 2, "kingdom": "", "longest": LONGEST} | (params or {})
        self.players: int = given["players"]
        self.kingdom = read_kingdom(given["kingdom"]) if given["kingdom"] else Kingdom.of(FIRST_GAME)
        self.longest: int = given["longest"]
        self.box = self.kingdom.box(self.players)
        self.space = kingdom_space(self.box)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.actions,
            max_chance_outcomes=SHUFFLES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        # As a code, the kingdom has nothing in it that OpenSpiel's own notation for games would trip over.
        super().__init__(GAME_TYPE, info, given | {"kingdom": to_code(self.kingdom)})

    def __reduce__(self) -> tuple[Any, ...]:
        """How to pickle it: its parameters say all."""
        return DominionGame, (self.get_parameters(),)

    def new_initial_state(self) -> DominionState:
        return DominionState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> DominionObserver:
        return DominionObserver(self.space, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Position:
    """The engine's game at a point, with the answer that is being put together, as OpenSpiel wants to copy it."""

    def __init__(self, dominion: DominionGame) -> None:
        self._dominion = dominion
        self._answering = Answering(dominion.space)
        #: None before the deal.
        self.game: Game | None = None
        #: The answer that waits for chance, if it does.
        self._waiting: int | tuple[int, ...] | None = None
        #: Everything that was done so far, by chance and by players; None if that does not lead here.
        self._steps: list[int] | None = []
        self._chances = 0
        self.actions = 0
        #: What each seat has been told and has done so far, and how much of the log that is.
        self._told = [""] * dominion.players
        self._version = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        twin = Position(self._dominion)
        twin._waiting = self._waiting
        twin._steps = None if self._steps is None else self._steps[:]
        twin._chances = self._chances
        twin.actions = self.actions
        twin._told = self._told[:]
        twin._version = self._version
        if self.game is not None:
            twin._go_on_with(self.game.copy(), self._answering.chosen)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """How to pickle it, which OpenSpiel does to serialise a state: the steps say all."""
        if self._steps is None:
            raise PicklingError("a resampled state has no history of its own; serialise the one it was made from")
        return _after, (self._dominion, self._steps)

    def resampled(self, seat: int, seed: int) -> Position:
        """A position that the seat cannot tell from this one."""
        assert self.game is not None, "nothing is hidden before the deal"
        twin = self.__deepcopy__({})
        twin._steps = None
        twin._go_on_with(Worlds(self.game, seat).one(seed), self._answering.chosen)
        return twin

    # --- playing -----------------------------------------------------------------------------------

    @property
    def chance(self) -> bool:
        """Whether chance is next."""
        return self.game is None or self._waiting is not None

    @property
    def over(self) -> bool:
        return self.game is not None and (self.game.over or self.actions >= self._dominion.longest)

    @property
    def seat(self) -> int:
        assert self.game is not None
        assert self.game.decision is not None
        return self.game.decision.seat

    def legal(self) -> list[int]:
        return self._answering.legal()

    def step(self, number: int) -> None:
        """Chance decides, or somebody takes an action."""
        if self._steps is not None:
            self._steps.append(number)
        if self.chance:
            self._shuffle(number)
        else:
            self._act(number)

    def _act(self, action: int) -> None:
        game = self.game
        assert game is not None
        seat = self.seat
        self._told[seat] += f"> {action_text(self._dominion.space, action)}\n"
        self.actions += 1
        if not self._answering.act(action):
            return
        answer = self._answering.answer
        start, _ = game.checkpoint()
        may_shuffle = start.rng.state == game.state.rng.state
        before = game.copy() if may_shuffle else game
        game.answer(answer)
        if may_shuffle and game.state.rng.state != before.state.rng.state:
            self._waiting = answer
            game = before
        self._go_on_with(game)

    def _shuffle(self, outcome: int) -> None:
        dominion = self._dominion
        game = self.game
        seed = f"{self._chances} {outcome}"
        self._chances += 1
        if game is None:
            self._go_on_with(Game.dealt(dominion.box, seed, -1))
            return
        assert self._waiting is not None
        # Nobody has shuffled since this effect began, so with another chance it would have come to this point as well.
        start, since = game.checkpoint()
        start.rng = Rng(seed_state(seed))
        twin = game.continued_from(start, game.answers[: len(game.answers) - len(since)])
        for answer in [*since, self._waiting]:
            if len(twin.answers) == len(game.answers):
                twin.log = list(game.log or [])
            twin.answer(answer)
        self._waiting = None
        self._go_on_with(twin)

    def _go_on_with(self, game: Game, chosen: list[int] | None = None) -> None:
        self.game = game
        for seat in range(self._dominion.players):
            news = game.events(seat, self._version)
            self._told[seat] += "".join([f"{event}\n" for event in news])
        self._version = game.version
        decision = game.decision
        self._answering.ask(game.view(0 if decision is None else decision.seat), decision)
        for action in list(chosen or []):
            self._answering.act(action)

    # --- what is told ------------------------------------------------------------------------------

    def told(self, seat: int) -> str:
        """All that a seat has seen and done, and what it is asked."""
        if self.game is None or self.game.decision is None:
            return self._told[seat]
        decision = self.game.decision
        asked = decision.to_dict() if decision.seat == seat else decision.outline()
        return f"{self._told[seat]}{asked}\n"

    def observe(self, observer: Observer, seat: int, out: Any) -> None:
        """Write what a seat observes; nothing before the deal."""
        if self.game is not None:
            view = self.game.view(seat)
            observer.bind(view)
            seen = observer.new()
            observer.write(seen, 0, view, self._answering)
            out[:] = seen

    def returns(self) -> list[float]:
        """The sole winner gets 1, and the others pay for it in equal parts; who share a victory share that."""
        players = self._dominion.players
        if self.game is None or not self.over:
            return [0.0] * players
        winners = self.game.winners()
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        return [(players * share - 1) / (players - 1) for share in shares]


def _after(dominion: DominionGame, steps: list[int]) -> Position:
    """The position after these steps."""
    position = Position(dominion)
    for step in steps:
        position.step(step)
    return position


class DominionState(pyspiel.State):  # type: ignore[misc]  # as above
    """What OpenSpiel asks of a state. All of it that is ours is in `position`, which is copied with it."""

    def __init__(self, dominion: DominionGame) -> None:
        super().__init__(dominion)
        self.position = Position(dominion)

    def current_player(self) -> int:
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.chance else self.position.seat

    def is_terminal(self) -> bool:
        return self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / SHUFFLES) for outcome in range(SHUFFLES)]

    def _apply_action(self, action: int) -> None:
        self.position.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"shuffle {action}"
        return action_text(self.get_game().space, action)

    def returns(self) -> list[float]:
        return self.position.returns()

    def __str__(self) -> str:
        game = self.position.game
        if game is None:
            return "before the deal"
        return "\n".join(str(event) for event in game.open_events())


class DominionObserver:
    """What one player observes now, or, with perfect recall, all that the player has ever seen (as text alone)."""

    def __init__(self, space: Space, perfect_recall: bool) -> None:
        self._space = space
        self._perfect_recall = perfect_recall
        self._observer = Observer(space)
        self.tensor = np.zeros(0 if perfect_recall else space.size, np.float32)
        self.dict = {} if perfect_recall else {"observation": self.tensor}

    def set_from(self, state: DominionState, player: int) -> None:
        if not self._perfect_recall:
            self.tensor.fill(0)
            state.position.observe(self._observer, player, self.tensor)

    def string_from(self, state: DominionState, player: int) -> str:
        if self._perfect_recall:
            return state.position.told(player)
        self.set_from(state, player)
        return observation_text(self._space, [int(number) for number in self.tensor])


def resampled(state: DominionState, player: int, seed: int) -> DominionState:
    """A state that a player cannot tell from this one, dealt by the seed: what `ISMCTSBot.set_resampler` wants.

    Its history is still that of the state it was made from, which only matters to somebody who looks there.
    """
    twin: DominionState = state.clone()
    twin.position = state.position.resampled(player, seed)
    return twin


pyspiel.register_game(GAME_TYPE, DominionGame)
