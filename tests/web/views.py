"""Views of played games, for the client to draw its boards from.

`python -m tests.web.views` prints them as JSON, by game and name; web/tests/ reads them.
"""

import json
import random
import sys
from collections.abc import Mapping
from typing import Any

import serai
from serai.table.match import Match
from tests.core.registering import register

END = 100_000

# By game and name: seats, options, and how many decisions are made before somebody looks.
POSITIONS: Mapping[str, Mapping[str, tuple[int, dict[str, Any], int]]] = {
    "rajas": {
        "start": (4, {}, 0),
        "two": (2, {}, 100),
        "three": (3, {}, 200),
        "four": (4, {}, 250),
        "jewels": (4, {"navaratnas": True, "ganga": True}, 250),
        "mixed": (3, {"sides": ["basic", "navaratnas", "basic"]}, 150),
        "over": (2, {}, END),
    },
    "pebbles": {
        "start": (2, {}, 0),
        "three": (3, {"big_heap": True}, 6),
        "over": (2, {}, END),
    },
}


def played(game: str, seats: int, options: dict[str, Any], decisions: int) -> Match:
    """A match after so many decisions of somebody who does not think."""
    match = serai.new(game, seats=seats, seed=7, options=options)
    chooser = random.Random(7)
    for _ in range(decisions):
        if match.over:
            break
        match.play(chooser.choice(match.options))
    return match


def views() -> dict[str, dict[str, Any]]:
    """Every position as its first seat sees it, with the moves that are offered."""
    found: dict[str, dict[str, Any]] = {}
    for game, positions in POSITIONS.items():
        found[game] = {}
        for name, (seats, options, decisions) in positions.items():
            found[game][name] = played(game, seats, options, decisions).view(0)
    return found


if __name__ == "__main__":
    register()
    json.dump(views(), sys.stdout)
