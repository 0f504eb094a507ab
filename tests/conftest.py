"""What tests have measured stands at the end of the run: `record_property(name, figure)`."""

from __future__ import annotations

import pytest


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
