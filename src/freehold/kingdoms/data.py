"""The files under `data/` that kingdoms are made of."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import yaml


def read_data(name: str) -> str:
    return files("freehold").joinpath("data", name).read_text(encoding="utf-8")


def read_yaml(name: str) -> Any:
    return yaml.load(read_data(name), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
