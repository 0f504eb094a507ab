"""Tests of the server run on the event loop that the server runs on."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from serai.cli.serve import fastest_loop
from tests.server.storing import LASTING, database

T = TypeVar("T")


@pytest.fixture(autouse=True)
def loop(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What `asyncio.run` runs on: uvloop where there is one, as `serai serve`.

    The loops differ in what they raise. A test that cares names both:
    `pytest.mark.parametrize("loop", ["asyncio", "uvloop"], indirect=True)`.
    """
    kind = getattr(request, "param", "")
    if kind == "uvloop":
        pytest.importorskip("uvloop")
    factory = asyncio.new_event_loop if kind == "asyncio" else fastest_loop()

    def run(work: Coroutine[Any, Any, T]) -> T:
        with asyncio.Runner(loop_factory=factory) as runner:
            return runner.run(work)

    monkeypatch.setattr(asyncio, "run", run)


@pytest.fixture(params=LASTING)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of each kind that outlives its server."""
    with database(request.param, tmp_path) as found:
        yield found
