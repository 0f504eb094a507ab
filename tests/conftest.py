"""Tests are shared out so that nobody waits, and what was measured stands at the end of the run.

A test says what it has measured by `record_property(name, figure)`.
"""

from __future__ import annotations

import os
from itertools import islice

import pytest

# Threads of the linear algebra would wait for each other, in spins, beside the other workers.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

IN_A_BROWSER = "web"  # the folder of those who wait, and let others work meanwhile
LONGEST = (  # of them: up to a minute each
    "test_touch.py",
    "test_whole_games.py",
    "test_recorded_turns.py",
    "test_interruptions.py",
    "test_together.py",
    "test_narrow.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest begin, or all would wait for the last of them at the end."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    items.sort(key=rank)
    items[:] = dealt(items, workers)


def in_a_browser(item: pytest.Item) -> bool:
    return item.path.parent.name == IN_A_BROWSER


def rank(item: pytest.Item) -> int:
    """Tests in a browser first, those that take longest before the others."""
    if not in_a_browser(item):
        return len(LONGEST) + 1
    name = item.path.name
    return LONGEST.index(name) if name in LONGEST else len(LONGEST)


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """An equal part for each process, one after the other: so they are given out to begin with.

    Whoever is ready takes from the end of what others still have. Half of the processes begin with
    a browser: if all did, the pages would be so slow that some tests could not wait for them.
    """
    browsing = [item for item in items if in_a_browser(item)]
    others = iter([item for item in items if not in_a_browser(item)])
    hands = (workers + 1) // 2
    found: list[pytest.Item] = []
    for number in range(workers):
        size = (len(items) - len(found)) // (workers - number)
        part = browsing[number::hands] if number < hands else []
        found += [*part, *islice(others, max(0, size - len(part)))]
    return [*found, *others]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    measured = [
        f"{report.nodeid.rpartition('::')[2]}: {name} {figure}"
        for report in terminalreporter.stats.get("passed", [])
        if report.when == "call"
        for name, figure in report.user_properties
    ]
    if measured:
        terminalreporter.section("measured")
        for line in measured:
            terminalreporter.line(line)
