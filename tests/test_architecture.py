"""What the folders promise: imports go one way, the engine depends on nothing and knows no card by name."""

import ast
import sys
from pathlib import Path

import pytest

import freehold
from freehold import CARDS
from freehold.engine.types import TYPE_NAMES

HOME = Path(freehold.__file__).parent
#: From below to above: a package may import itself and what stands before it.
LAYERS = [
    ["engine"],
    ["cards"],
    ["texts", "kingdoms", "scenario", "bots", "rulings", "interrupts"],
    ["fuzz", "strategies"],
    ["lab", "rl"],
    ["terminal", "server"],
    ["cli"],
]
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}
MODULES = sorted(path for path in HOME.rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The modules that a file imports, with relative imports made whole."""
    names: set[str] = set()
    package = [*path.relative_to(HOME.parent).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            names.add(".".join([*base, *(node.module or "").split(".")]))
    return names


def layer(module: str) -> str:
    parts = module.split(".")
    return parts[1] if parts[0] == "freehold" and len(parts) > 1 else ""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(HOME)))
def test_imports_go_one_way(path: Path) -> None:
    own = path.relative_to(HOME).parts[0].removesuffix(".py")
    if own not in LEVEL:
        return  # the package's own __init__, which offers what is below it
    for module in imported(path):
        other = layer(module)
        if other in LEVEL:
            assert LEVEL[other] < LEVEL[own] or other == own or (LEVEL[other] == LEVEL[own] and own != "bots"), (
                f"{own} imports {module}"
            )


def test_every_package_has_its_place() -> None:
    found = {path.relative_to(HOME).parts[0].removesuffix(".py") for path in MODULES}
    assert {name for name in found if not name.startswith("_")} == set(LEVEL)


@pytest.mark.parametrize("folder", ["engine", "cards"])
def test_the_engine_and_the_cards_depend_on_nothing(folder: str) -> None:
    for path in (HOME / folder).glob("*.py"):
        for module in imported(path):
            top = module.split(".")[0]
            # mypy_extensions appears under TYPE_CHECKING only: it is never imported when the engine runs.
            assert top in ("freehold", "mypy_extensions") or top in sys.stdlib_module_names, f"{path.name}: {module}"


def test_the_engine_never_waits_for_asyncio_nor_reads_or_writes_anything() -> None:
    for path in (HOME / "engine").glob("*.py"):
        forbidden = {"asyncio", "random", "time", "os", "sys", "pathlib", "io", "threading"}
        assert not forbidden & {module.split(".")[0] for module in imported(path)}, path.name


def test_the_engine_knows_no_card_by_name() -> None:
    names = {kind.name for kind in CARDS} - set(TYPE_NAMES.values())
    for path in (HOME / "engine").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant):
                assert node.value not in names, f"{path.name}:{node.lineno} names {node.value}"


def test_no_module_is_too_long() -> None:
    for path in MODULES:
        assert len(path.read_text(encoding="utf-8").splitlines()) < 600, path.name


def test_a_compiled_engine_is_as_new_as_its_source() -> None:
    """An old build would be tested in place of what is written."""
    for folder in ("engine", "bots"):
        for library in (HOME / folder).glob("*.so"):
            source = library.with_name(library.name.split(".")[0] + ".py")
            assert library.stat().st_mtime >= source.stat().st_mtime, f"{source.name}: run make to build it again"
