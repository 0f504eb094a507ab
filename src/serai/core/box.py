"""The box on somebody's table: component values that differ from our data.

One box a process: the file named by the environment variable SERAI_BOX (TOML). A match keeps the
corrections it is played with, so that any process can say what they were.
"""

from __future__ import annotations

from typing import Any

Corrections = dict[str, dict[str, dict[str, Any]]]  # file -> id of a record -> field -> value


def corrections(game: str) -> Corrections:
    """What the box of this process corrects in a game; nothing without a box."""
    del game
    return {}
