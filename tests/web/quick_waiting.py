"""A server whose clock for people who are away is in a hurry: `python -m tests.web.quick_waiting`.

A second that somebody is waited for lasts as long as five minutes.
"""

from __future__ import annotations

import sys
import time
from unittest import mock

from serai.cli import serve
from serai.house.bots import Bots
from serai.house.clock import Clock
from serai.house.house import House
from serai.house.store import Store
from serai.server.server_house import server_house
from tests.web import known_luck

HASTE = 300


def hasty_house(store: Store, bots: Bots) -> House:
    """Nobody has time there."""
    return server_house(store, bots, Clock(steady=lambda: HASTE * time.monotonic()))


if __name__ == "__main__":
    with mock.patch.object(serve, "server_house", hasty_house):
        sys.exit(known_luck.house(sys.argv[1:]))
