"""The longest tests begin, and what was measured stands at the end of the run.

A test says what it has measured by `record_property(name, figure)`.
"""

from __future__ import annotations

import pytest

LONGEST = "test_whole_games.py"  # half a minute each, in a browser


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Or several processes that share the work would all wait for the last one."""
    items.sort(key=lambda item: item.path.name != LONGEST)


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
