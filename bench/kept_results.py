"""What was measured, kept a line each, with the rules and the model that it was measured with."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

from serai.bots.model import data_of
from serai.games import load

TABLES = {"agra": (2, 3, 4), "merv": (1, 2, 3, 4), "rajas": (2, 3, 4)}


def read(file: Path) -> list[dict[str, Any]]:
    """All lines of a file, the oldest first."""
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def append(file: Path, found: dict[str, Any]) -> None:
    """One line more."""
    with file.open("a") as lines:
        lines.write(json.dumps(found) + "\n")


def learned_today(game: str, seats: int, parts: Iterable[str]) -> dict[str, Any]:
    """The rules of today and, in short, these parts of what the house has learned.

    The short form is the same as long as these parts are.
    """
    found = data_of(game, seats)
    judged = found and [found[name] for name in parts]
    model = sha256(json.dumps(judged).encode()).hexdigest()[:12]
    return {"rules": load.all_games()[game].version, "model": model}
