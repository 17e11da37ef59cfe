"""Scenario files: a ruling as data. `freehold scenario PATH…` runs them; docs/scenarios.md is the contract."""

from freehold.scenario.load import from_dict, load_file, read_file
from freehold.scenario.model import Scenario, ScenarioError
from freehold.scenario.run import Failure, Runner, run

__all__ = ["Failure", "Runner", "Scenario", "ScenarioError", "from_dict", "load_file", "read_file", "run"]
