"""A small version of the trial in which processes of bots are killed while people play."""

from __future__ import annotations

import asyncio
from pathlib import Path

from trials.chaos.bot_kills import Report, Wanted, told, tried


def test_tables_go_on_whatever_happens_to_bots(tmp_path: Path) -> None:
    wanted = Wanted(tables=6, seconds=12, every=0.8, pause=0.1)
    report = asyncio.run(tried(wanted, tmp_path))
    assert report.faults == []
    assert report.kills
    assert report.waits
    assert f"{report.kills} processes killed" in told(report)


def test_what_is_wrong_is_told() -> None:
    _, waits, fault = told(Report(waits=[0.1, 6.0], faults=["oh"])).splitlines()
    assert "longest 6.00 s, 1 longer than 5 s; 0 times any move" in waits
    assert fault == "oh"
