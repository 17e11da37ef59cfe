"""What the documents show is true: the Python runs, the commands work, the scenarios hold, the links lead somewhere."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from freehold import CARDS
from freehold.rulings import SETS, catalogue, find_proofs
from freehold.scenario import from_dict, run
from freehold.scenario.answers import LABELS, VERBS
from freehold.scenario.load import COUNTERS, SEAT_CHECKS, SEEN, ZONES

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
SCENARIOS = ROOT / "docs" / "scenarios.md"


def blocks(page: Path, *languages: str) -> list[tuple[int, str]]:
    """The fenced blocks in one of these languages, with the number of the line where each begins."""
    found: list[tuple[int, str]] = []
    text = page.read_text(encoding="utf-8")
    for match in re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        if match[1] in languages:
            found.append((text.count("\n", 0, match.start()) + 2, match[2]))
    return found


def place(page: Path, line: int) -> str:
    return f"{page.relative_to(ROOT)}:{line}"


PYTHON = [pytest.param(code, id=place(page, line)) for page in PAGES for line, code in blocks(page, "python")]
COMMANDS = [
    pytest.param(command, id=f"{place(page, line)} {command}")
    for page in PAGES
    for line, text in blocks(page, "console", "sh")
    for command in (shown.removeprefix("$ ").strip() for shown in text.splitlines())
    if command.startswith("freehold ")
]


@pytest.mark.parametrize("code", PYTHON)
def test_python_runs(code: str, tmp_path: Path) -> None:
    """In a process of its own: a block may add cards and bots, which no other test must see."""
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_work(command: str, tmp_path: Path) -> None:
    """As in a checkout, but what a command writes does not stay there; at the keyboard sits nobody."""
    os.symlink(ROOT / "tests", tmp_path / "tests")
    arguments = shlex.split(command, comments=True)[1:]
    done = subprocess.run(
        [sys.executable, "-m", "freehold.cli", *arguments],
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_there_is_something_to_run() -> None:
    assert len(PYTHON) >= 6
    assert len(COMMANDS) >= 6


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'src="([^"]+)"', text):
        if not target.startswith(("http", "#")):
            path, _, anchor = target.partition("#")
            assert (page.parent / path).exists(), target
            if anchor:
                titles = re.findall(r"^#+ (.*)$", (page.parent / path).read_text(encoding="utf-8"), re.MULTILINE)
                assert anchor in [re.sub(r"[^\w\- ]", "", title).lower().replace(" ", "-") for title in titles]


@pytest.mark.parametrize(("line", "text"), blocks(SCENARIOS, "yaml"))
def test_the_scenarios_of_the_contract_hold(line: int, text: str) -> None:
    for entry in yaml.safe_load(text):
        run(from_dict(entry, place(SCENARIOS, line)))


def test_the_contract_names_everything_that_the_runner_knows() -> None:
    text = re.sub(r"^```.*?^```$", "", SCENARIOS.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    words = set(re.findall(r"`([^`]+)`", text))
    beginnings = {beginning for word in words for beginning in (word, word.split(" ")[0], " ".join(word.split()[:2]))}
    missing = {*VERBS, *ZONES, *COUNTERS, *SEAT_CHECKS, *SEEN} - beginnings
    assert missing == set()
    bonuses = {label for label in LABELS if re.match(r"\+\d ", label)}  # those not yet printed on a card may be absent
    assert LABELS - bonuses - words == set()


def test_the_coverage_table_is_up_to_date() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    proofs = find_proofs(ROOT / "tests")
    for name in SETS.values():
        cards = sum(1 for kind in CARDS if kind.set_name == name)
        rulings = [ruling for ruling in catalogue() if ruling.set == name]
        proven = sum(1 for ruling in rulings if proofs.of(ruling.id))
        row = re.search(rf"^\| {name}\b[^|]*\|(.*)\|(.*)\|$", text, re.MULTILINE)
        assert row is not None
        assert [cell.strip() for cell in row.groups()] == [f"{cards} of {cards}", f"{proven} of {len(rulings)}"]


def test_decisions_are_short_and_numbered() -> None:
    pages = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert [page.name[:4] for page in pages] == [f"{number + 1:04}" for number in range(len(pages))]
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert len(text.splitlines()) <= 40, page.name
        for title in ("## Context", "## Decision", "## Consequences"):
            assert title in text, page.name
