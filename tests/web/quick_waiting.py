"""A server whose clock for people who are away is in a hurry: `python -m tests.web.quick_waiting`.

A second that somebody is waited for lasts as long as five minutes.
"""

from __future__ import annotations

import sys
from unittest import mock

from serai.cli import serve
from serai.server.house import House
from tests.web import known_luck

HASTE = 300


class Hasty(House):
    """Nobody has time."""

    def steadily(self) -> float:
        return HASTE * super().steadily()


if __name__ == "__main__":
    with mock.patch.object(serve, "House", Hasty):
        sys.exit(known_luck.house(sys.argv[1:]))
