"""A fuzzer that knows the description of the API finds nothing wrong with the real server."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, settings

from serai.server.openapi import described
from serai.server.routes import ENDPOINTS
from serai.server.server_house import server_house
from serai.server.settings import Settings
from serai.server.storage import SqlStore
from tests.server.houses import app_over

WANTED = {"game": "rajas", "seats": [{"who": "me"}, {"who": "open"}]}


class Served:
    """The real server on a free port, in a thread of its own."""

    def __init__(self) -> None:
        self.ready = threading.Event()
        self.port = 0
        self.server: uvicorn.Server | None = None
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()))

    async def serve(self) -> None:
        house = server_house(await SqlStore.open("sqlite://"), None)
        app = app_over(house, Settings(origins=frozenset(), limits=False))
        config = uvicorn.Config(app, port=0, log_config=None, timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        serving = asyncio.ensure_future(self.server.serve())
        while not self.server.started:
            await asyncio.sleep(0.01)
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.ready.set()
        await serving

    def __enter__(self) -> str:
        self.thread.start()
        assert self.ready.wait(10)
        return f"http://127.0.0.1:{self.port}"

    def __exit__(self, *_: object) -> None:
        assert self.server is not None
        self.server.should_exit = True
        self.thread.join(10)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with Served() as found:
        yield found


@pytest.fixture(scope="module")
def host(address: str) -> dict[str, str]:
    """The cookie of somebody with a table, and its name."""
    request = urllib.request.Request(
        address + "/api/tables",
        json.dumps(WANTED).encode(),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        cookie = answer.headers["set-cookie"].partition(";")[0]
        return {"cookie": cookie, "table": json.load(answer)["table"]}


API = schemathesis.openapi.from_dict(described(ENDPOINTS))
TOO_LARGE = "413"
API.config.checks.negative_data_rejection.expected_statuses.append(TOO_LARGE)
FEW = settings(
    max_examples=6,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@API.parametrize()
@FEW
def test_a_fuzzer_finds_nothing(case: Any, address: str) -> None:
    case.call_and_validate(base_url=address, timeout=5)


@API.exclude(path_regex="/stream$|/revoke$|/leave$").include(path_regex="{table}|/me").parametrize()
@FEW
def test_a_fuzzer_with_a_table_of_its_own_finds_nothing(
    case: Any, address: str, host: dict[str, str]
) -> None:
    if re.fullmatch("[a-z2-7]{16}", str(case.path_parameters.get("table", ""))):
        case.path_parameters["table"] = host["table"]
    response = case.call(base_url=address, headers={"Cookie": host["cookie"]}, timeout=5)
    case.validate_response(response)
