"""`make test`: style, types, page and tests, side by side, and a line about each at the end."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scripts.engine.cores import cores  # noqa: E402 (found by the line above)

BIN = Path(sys.executable).parent
NPM = str(ROOT / "scripts" / "npm")


@dataclass(frozen=True)
class Check:
    """Commands that run one after the other, to the first that fails.

    What is `shown` speaks for itself all the time; of the others only what failed is shown, when
    it has ended. `accepted` are the exit statuses that are well.
    """

    name: str
    commands: Sequence[Sequence[str]]
    shown: bool = False
    accepted: tuple[int, ...] = (0,)


@dataclass(frozen=True)
class Outcome:
    """How a check went."""

    name: str
    good: bool
    seconds: float


STYLE = Check("style", [[str(BIN / "ruff"), "check"], [str(BIN / "ruff"), "format", "--check"]])
TYPES = Check("types", [[str(BIN / "mypy")]])
PAGE = Check(
    "page",
    [[NPM, "run", "--silent", part] for part in ("types:check", "format:check", "check", "test")],
)


def pytest(*words: str) -> list[str]:
    """The command for tests on all cores."""
    # Two for each core: who waits for a browser or a server lets others work.
    return [
        *(sys.executable, "-m", "pytest", "-q"),
        *("-n", os.environ.get("JOBS") or str(2 * cores()), "--dist", "worksteal"),
        *words,
    ]


def ran(check: Check) -> Outcome:
    """Run one check."""
    begun = time.monotonic()
    for command in check.commands:
        to = None if check.shown else subprocess.PIPE
        done = subprocess.run(
            command, cwd=ROOT, stdout=to, stderr=to and subprocess.STDOUT, text=True, check=False
        )
        if done.returncode not in check.accepted:
            if not check.shown:
                print(f"\n{check.name}: NOT WELL\n{done.stdout}", flush=True)
            return Outcome(check.name, False, time.monotonic() - begun)
    return Outcome(check.name, True, time.monotonic() - begun)


def all_well(checks: Sequence[Check]) -> bool:
    """Run them side by side; what went wrong is named once more at the end."""
    with ThreadPoolExecutor(len(checks)) as pool:
        outcomes = list(pool.map(ran, checks))
    for one in outcomes:
        print(f"{one.name + ':':8} {'well' if one.good else 'NOT WELL'} ({one.seconds:.0f} s)")
    return all(one.good for one in outcomes)


def main(words: list[str]) -> int:
    """Everything; `words` are for pytest."""
    checks = [Check("tests", [pytest(*words)], shown=True), STYLE, TYPES, PAGE]
    return 0 if all_well(checks) else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
