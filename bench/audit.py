"""`make audit`: asks the public databases whether what we depend on has known weaknesses.

It needs the network, so it is no part of the tests. A database that cannot be reached has said nothing, neither good
nor bad, and that is told as such.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parent.parent / "web"
AUDITS: Final = {
    "pip-audit": ([sys.executable, "-m", "pip_audit", "--skip-editable", "--progress-spinner", "off"], Path.cwd()),
    "npm audit": (["npm", "audit"], WEB),
}
#: What the programs say when their database did not answer.
UNREACHED: Final = (
    *("ConnectionError", "Max retries", "ServiceError", "Could not connect", "Failed to connect", "Name or service"),
    *("ENOTFOUND", "ECONNREFUSED", "ETIMEDOUT", "EAI_AGAIN", "audit endpoint returned an error", "ENOAUDIT"),
)
#: pip-audit passes over what its database does not know, and calls the rest clean, even if nothing is left.
UNKNOWN: Final = "could not be audited"
#: Freehold itself is not known there while it is installed from its sources.
MOST_UNKNOWN: Final = 1
SECONDS: Final = 120


def audit(name: str) -> str:
    """What came of one: clean, FOUND, or NOT CHECKED."""
    command, folder = AUDITS[name]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS, check=False)
    except FileNotFoundError:
        return f"NOT CHECKED: {command[0]} is not installed"
    except subprocess.TimeoutExpired:
        return f"NOT CHECKED: no answer within {SECONDS} seconds; is the network there?"
    said = done.stdout + done.stderr
    passed_over = said.count(UNKNOWN)
    if done.returncode == 0 and passed_over <= MOST_UNKNOWN:
        return "clean"
    if passed_over > MOST_UNKNOWN or any(sign in said for sign in UNREACHED):
        return "NOT CHECKED: its database cannot be reached from here; try again with the network"
    return f"FOUND (or failed, see what it says):\n{said.strip()}"


def main() -> int:
    results = {name: audit(name) for name in AUDITS}
    for name, result in results.items():
        print(f"{name}: {result}")
    if any(result.startswith("FOUND") for result in results.values()):
        return 1
    return 0 if all(result == "clean" for result in results.values()) else 2


if __name__ == "__main__":
    sys.exit(main())
