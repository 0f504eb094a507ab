"""Where golden files lie: tests/golden/GAME/VERSION, four compressed files, for ever.

`games.json.gz` has whole games by name, `walks.json.gz` digests of the positions that they go
through, `positions.json.gz` positions with the counts of all ways to go on, `stored.sql.gz` a
database with matches in every state. `released.json` names the files of released rules with a hash
of each: those are never written anew.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from serai.core.game import Game
from serai.games import load
from tests.core import pebbles

HERE = Path(__file__).parent
GAMES, POSITIONS, STORED, WALKS = FILES = (
    "games.json.gz", "positions.json.gz", "stored.sql.gz", "walks.json.gz",
)  # fmt: skip
RELEASED = HERE / "released.json"


def all_games() -> Mapping[str, Game]:
    """The games of the house, and the small one of the tests, which has two live versions."""
    return {**load.all_games(), pebbles.GAME.name: pebbles.GAME}


@contextmanager
def in_the_house(*games: Game) -> Iterator[None]:
    """Games of the tests are played like any others."""
    whole = {**load.all_games(), **{game.name: game for game in games}}
    with mock.patch.object(load, "all_games", return_value=whole):
        yield


def folder_of(game: str, version: int, root: Path = HERE) -> Path:
    return root / game / str(version)


def versions_of(game: str) -> list[int]:
    """The versions that have golden files, playable or not."""
    found = (HERE / game).iterdir() if (HERE / game).is_dir() else ()
    return sorted(int(path.name) for path in found if path.name.isdigit())


def read(game: str, version: int, name: str) -> dict[str, Any]:
    """A golden file of games or positions; empty if there is none."""
    path = folder_of(game, version) / name
    if not path.exists():
        return {}
    found: dict[str, Any] = json.loads(unpacked(path))
    return found


def unpacked(path: Path) -> str:
    return gzip.decompress(path.read_bytes()).decode()


def write(path: Path, text: str) -> None:
    """Compressed, and the same bytes for the same text on every day."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def released() -> dict[str, str]:
    """Path and hash of every golden file of released rules."""
    found: dict[str, str] = json.loads(RELEASED.read_text("utf-8")) if RELEASED.exists() else {}
    return found


def is_released(game: str, version: int) -> bool:
    return any(path.startswith(f"{game}/{version}/") for path in released())


def hash_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def release() -> list[str]:
    """Everything that is here is released from now on; what was released before stays as it was."""
    known = released()
    here = sorted(path for name in FILES for path in HERE.glob(f"*/*/{name}"))
    found = {path.relative_to(HERE).as_posix(): hash_of(path) for path in here}
    new = [name for name in found if name not in known]
    text = json.dumps({**found, **known}, indent=1, sort_keys=True)
    RELEASED.write_text(text + "\n", encoding="utf-8")
    return new
