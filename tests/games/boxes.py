"""Games with somebody's own box: played in a process of their own."""

from __future__ import annotations

import json
from pathlib import Path

from serai.core.box import NOT_RECORDED, Corrections
from tests.games import broken

PLAYED = """
import random, sys, serai
name, games, most = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
game = serai.game(name)
assert game.box, "the box changes nothing"
for seed in range(games):
    rng = random.Random(seed)
    match = serai.new(name, seats=rng.choice(game.seats), seed=seed)
    for _ in range(most):
        again = serai.from_json(match.to_json())
        assert again.options == match.options, match.to_json()
        if match.over:
            break
        match.play(rng.choice(match.options))
"""


def played(name: str, corrections: Corrections, folder: Path, games: int, most: int) -> None:
    """Random games of a process with such a box, saved and loaded at every decision."""
    path = folder / "box.json"
    path.write_text(json.dumps({"game": name, "data": NOT_RECORDED, "box": corrections}))
    done = broken.run("-c", PLAYED, name, str(games), str(most), box=path)
    assert done.returncode == 0, done.stderr
