"""What the readers of a game allow can be played, saved and loaded again.

A box may say anything that they accept. So each game is played with boxes in which every number is
the highest, or the lowest, or either of them, as far as its readers take it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from serai.core import data
from serai.core.box import Box, Corrections, Section
from serai.core.records import Expectation, Record
from serai.games import load, trial
from tests.games.boxes import played

Pick = Callable[[Expectation, int], int]
Changed = dict[tuple[str, str], dict[str, Any]]  # file and record -> field -> value


# --- the most, the least, or some of each ---


def some(rng: random.Random, asked: Expectation, own: int) -> int:
    """The lowest or the highest, or what it is anyway."""
    return rng.choice((asked.low, asked.high, own))


PICKS: dict[str, Pick] = {
    "most": lambda asked, own: asked.high,
    "least": lambda asked, own: asked.low,
    "some": partial(some, random.Random(2)),
}


def changed_at(value: Any, path: list[str], change: Callable[[Any], Any]) -> Any:
    """A value of a record with something changed at a path inside it."""
    if not path:
        return change(value)
    if path[0] == "[]":
        return [changed_at(item, path[1:], change) for item in value]
    return {**value, path[0]: changed_at(value[path[0]], path[1:], change)}


def wanted(records: dict[tuple[str, str], Record], asked: list[Expectation], pick: Pick) -> Changed:
    """Every number of the records as it is picked."""
    found: Changed = {}
    for one in asked:
        field, *path = re.findall(r"[^.\[\]]+|\[\]", one.path)
        record = records.get((one.file, one.record))
        if record is None or one.sort not in ("whole", "wholes"):
            continue
        fields = found.setdefault((one.file, one.record), {})
        path += ["[]"] * (one.sort == "wholes")
        now = fields.get(field, record.values[field])
        fields[field] = changed_at(now, path, partial(pick, one))
    return found


def accepted(name: str, pick: Pick) -> Corrections:
    """What the readers take of it: whatever they refuse stays as we have it."""
    files = data.load_all(f"serai.games.{name}")
    records = {(file.name, record.record): record for file in files for record in file.records}
    refused, asked = trial.components_with(name, Box())
    assert refused is None
    left = wanted(records, asked, pick)
    while True:
        corrections: Corrections = {}
        for (file, record), fields in left.items():
            own = records[file, record]
            new = {field: value for field, value in fields.items() if value != own.values[field]}
            if new:
                corrections.setdefault(file, {})[own.id] = new
        refused, _ = trial.components_with(name, Box("extreme", {name: Section(corrections)}))
        if refused is None:
            return corrections
        drop(left, refused.file, refused.record, re.split(r"[.\[]", refused.field)[0])


def drop(left: Changed, file: str, record: str, field: str) -> None:
    """Take back what was refused: a field, or all that could be meant if it is about several."""
    if left.get((file, record), {}).pop(field, None) is not None:
        return
    kind = record.split(maxsplit=1)[0]
    alike = [key for key in left if key[0] == file and key[1].split()[0] == kind]
    for key in alike or [key for key in left if key[0] == file] or list(left):
        del left[key]


@pytest.mark.parametrize("how", PICKS)
@pytest.mark.parametrize("name", load.names())
def test_a_box_with_extreme_numbers_can_be_played(name: str, how: str, tmp_path: Path) -> None:
    corrections = accepted(name, PICKS[how])
    assert corrections
    played(name, corrections, tmp_path, games=2, most=150)


def test_what_was_refused_is_taken_back_and_only_that() -> None:
    left: Changed = {
        ("a.toml", "tile T1"): {"cost": 1, "size": 2},
        ("a.toml", "tile T2"): {"cost": 1},
        ("b.toml", "space S1"): {"cost": 1},
    }
    drop(left, "a.toml", "tile T1", "cost")
    assert left["a.toml", "tile T1"] == {"size": 2}
    drop(left, "a.toml", "tile", "cost")
    assert list(left) == [("b.toml", "space S1")]
