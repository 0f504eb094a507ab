"""Where figures can be read: on a port of its own, which nothing before the server passes on."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from serai.server.metrics import MEDIA, Metrics, Snapshot

PATH = "/metrics"


def metrics_page(metrics: Metrics, snapshot: Snapshot) -> Starlette:
    """An application with this one page."""

    async def page(request: Request) -> Response:
        del request
        return Response(await metrics.text(snapshot), headers={"content-type": MEDIA})

    return Starlette(routes=[Route(PATH, page)])


class MetricsServer(uvicorn.Server):
    """Serves it in the loop of the server, and leaves signals to that."""

    def __init__(self, app: Starlette) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
            )
        )

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Not here."""
        yield
