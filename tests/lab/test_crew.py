"""Workers: however many there are, wherever they are, and whatever befalls them, the result is the same."""

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray
from ray._private.node import Node
from ray.cluster_utils import Cluster as RayCluster

from freehold.engine.errors import FreeholdError
from freehold.lab.crew import Alone, Crew, Processes, WorkersLost, crew_for
from freehold.lab.crew.choice import BadWorkers
from freehold.lab.crew.cluster import Cluster, NoCluster
from freehold.lab.crew.crew import play_packed
from freehold.lab.failures import StrategyFailed
from freehold.lab.match import Block, Match
from freehold.lab.rows import GameRow
from freehold.lab.simulate import simulate
from freehold.lab.tally import Tally

ODD = Path(__file__).with_name("odd_players.py")

#: Plays like Big Money, but the worker in which it plays first is killed in the middle of a game.
DEADLY = """
import os, signal
from pathlib import Path
from freehold.bots import BigMoney, Bot

class Deadly(Bot):
    def __init__(self, seed):
        self.inner = BigMoney()

    def answer(self, view, decision):
        mark = Path({mark!r})
        if view.turn == 9 and ({always} or not mark.exists()):
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.inner.answer(view, decision)
"""


def deadly(folder: Path, always: bool = False) -> Match:
    file = folder / "deadly.py"
    file.write_text(DEADLY.format(mark=str(folder / "mark"), always=always))
    return Match.of([str(file), "BMU"])


class Rows:
    """Keeps the games one by one."""

    def __init__(self) -> None:
        self.rows: list[GameRow] = []

    def write(self, rows: list[GameRow]) -> None:
        self.rows += rows


# --- processes ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def processes() -> Iterator[Crew]:
    with Processes(2) as crew:
        yield crew


def test_processes_give_the_same_result_and_rows(processes: Crew) -> None:
    match = Match.of(["BMU+Witch", "random", "BM"])
    mine, theirs = Rows(), Rows()
    alone = simulate(match, 300, rows=mine)
    together = simulate(match, 300, crew=processes, rows=theirs)
    assert together.tally == alone.tally
    assert theirs.rows == mine.rows
    assert together.workers == "2"


def test_stopping_when_sure_enough_does_not_depend_on_workers(processes: Crew) -> None:
    match = Match.of(["BMU", "BM"])
    alone = simulate(match, 100_000, until=0.04)
    together = simulate(match, 100_000, until=0.04, crew=processes)
    assert together.tally == alone.tally
    assert alone.stopped == together.stopped == "sure enough"
    assert 100 < alone.tally.games < 1000


def test_a_failing_strategy_is_told_as_it_happened(processes: Crew) -> None:
    with pytest.raises(StrategyFailed, match=r"Stumbler failed in seat .*stumbled") as failed:
        simulate(Match.of([f"{ODD}:Stumbler", "BM"]), 100, crew=processes)
    assert "ZeroDivisionError" in failed.value.trace


def test_a_killed_process_is_replaced(tmp_path: Path, processes: Crew) -> None:
    match = deadly(tmp_path)
    killed = simulate(match, 100, crew=processes)
    assert (tmp_path / "mark").exists()
    assert killed.tally == simulate(match, 100).tally


def test_a_strategy_that_kills_every_worker_does_not_go_on_for_ever(tmp_path: Path) -> None:
    with Processes(1) as crew, pytest.raises(WorkersLost, match="workers died 4 times in games 0 to 9"):
        simulate(deadly(tmp_path, always=True), 10, crew=crew)


def test_workers_with_another_version_are_refused() -> None:
    with pytest.raises(FreeholdError, match=r"but 0\.0 asks it to play; install the same everywhere"):
        play_packed(pickle.dumps(Match.of(["BM", "BM"])), "0.0", Block(0, 1), False)


def test_which_crew_is_meant() -> None:
    assert isinstance(crew_for("1"), Alone)
    with crew_for("3") as crew:
        assert isinstance(crew, Processes)
        assert crew.hands == 3
    with crew_for(None) as crew:
        assert crew.hands >= 1
    for text in ("0", "-2", "many", "rayon", "ray:"):
        with pytest.raises(BadWorkers, match="give a number of processes, 'ray' "):
            crew_for(text)


# --- a cluster ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def nodes() -> Iterator[RayCluster]:
    """Two nodes with a core each."""
    cluster = RayCluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    try:
        yield cluster
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call]


def test_a_cluster_tells_failures_as_they_happened(nodes: RayCluster) -> None:
    with Cluster(nodes.address) as crew, pytest.raises(StrategyFailed, match=r"Stumbler failed .*stumbled"):
        simulate(Match.of([f"{ODD}:Stumbler", "BM"]), 100, crew=crew)


def test_a_connection_that_was_there_stays(nodes: RayCluster) -> None:
    ray.init(address=nodes.address, log_to_driver=False)
    with Cluster() as crew:
        assert simulate(Match.of(["BM", "BM"]), 20, crew=crew).tally.games == 20
    assert ray.is_initialized()
    ray.shutdown()


def test_a_cluster_gives_the_same_result_whoever_is_killed(tmp_path: Path, nodes: RayCluster) -> None:
    """A worker is killed in the middle of a game; then a whole node is lost."""
    match = deadly(tmp_path)
    with crew_for(f"ray:{nodes.address}") as crew:
        assert crew.hands == 2
        killed = simulate(match, 200, crew=crew)
        assert (tmp_path / "mark").exists()
        lost: list[Node] = []

        def lose_a_node(tally: Tally) -> None:
            if not lost:
                lost.append(nodes.worker_nodes.copy().pop())
                nodes.remove_node(lost[0], allow_graceful=False)

        shrunk = simulate(match, 400, crew=crew, progress=lose_a_node)
    assert lost
    assert killed.tally == simulate(match, 200).tally
    assert shrunk.tally == simulate(match, 400).tally


def test_a_cluster_that_is_not_there_is_an_error() -> None:
    with pytest.raises(NoCluster, match=r"there is no Ray cluster at 127\.0\.0\.1:1"):
        Cluster("127.0.0.1:1")
