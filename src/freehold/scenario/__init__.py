"""Scenario files: a ruling as data. `freehold scenario PATH…` runs them; docs/scenarios.md is the contract."""

from freehold.scenario.load import Scenario, ScenarioError, load_file
from freehold.scenario.run import Failure, run

__all__ = ["Failure", "Scenario", "ScenarioError", "load_file", "run"]
