"""Every scenario holds, and every ruling of the catalogue is proven."""

from pathlib import Path

import pytest

from freehold.rulings import catalogue, find_proofs, unproven
from freehold.scenario import Scenario, load_file, run

HERE = Path(__file__).parent
SCENARIOS = [scenario for file in sorted(HERE.rglob("*.yaml")) for scenario in load_file(file)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_scenario(scenario: Scenario) -> None:
    run(scenario)


def test_every_ruling_is_proven() -> None:
    proofs = find_proofs(HERE.parent)
    assert unproven(catalogue(), proofs) == []


def test_proofs_name_rulings_that_exist() -> None:
    proofs = find_proofs(HERE.parent)
    known = {ruling.id for ruling in catalogue()}
    assert set(proofs.scenarios) | set(proofs.tests) <= known


def test_scenario_ids_are_unique() -> None:
    ids = [scenario.id for scenario in SCENARIOS]
    assert len(set(ids)) == len(ids)
