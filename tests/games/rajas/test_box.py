"""Boxes of Rajas of the Ganges that its readers accept: every reward may stand at every place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from serai.core import data
from serai.core.box import Box, Corrections, Section
from serai.games import trial
from serai.games.rajas.components.rewards import MOST, REWARD_KINDS, REWARDS_WITHOUT_NUMBER
from tests.games import broken
from tests.games.boxes import played

KNOWN = """
import serai
from serai.games.rajas.kinds import SPACES
game = serai.game("rajas")
print(SPACES.high, game.ranges["most"][1], game.ranges["left"][1])
"""

# One record of each file with rewards, and how it writes one.
PLACES = {
    "river": ("river-07", "reward = {}"),
    "ganga": ("R4", "reward = {}"),
    "yield_tiles": ("Y1", "reward = {}"),
    "chambers": ("raja", "rewards = [{}]"),
    "province": ("basic-NE", "reward = {}"),
    "tracks": ("fame-24", "reward = {}"),
}


def boxed(folder: Path, file: str, reward: str) -> Path:
    record, field = PLACES[file]
    body = f"[rajas.corrections.{file}.{record}]\n{field.replace('{}', reward)}"
    path = folder / "box.toml"
    path.write_text(broken.box_text("rajas", body))
    return path


@pytest.mark.parametrize("file", PLACES)
def test_a_boat_that_anything_sends_far_is_known(file: str, tmp_path: Path) -> None:
    box = boxed(tmp_path, file, '{ kind = "sail_up_to", n = 9 }')
    assert broken.run("-c", KNOWN, box=box).stdout.split() == ["9", "9", "48"]


@pytest.mark.parametrize("file", PLACES)
def test_more_dice_than_there_are_can_be_due(file: str, tmp_path: Path) -> None:
    box = boxed(tmp_path, file, '{ kind = "dice", n = 60 }')
    assert broken.run("-c", KNOWN, box=box).stdout.split() == ["6", "6", "60"]


def largest(kind: str) -> dict[str, Any]:
    """A reward of a kind, as large as it may be."""
    if kind in REWARDS_WITHOUT_NUMBER:
        return {"kind": kind}
    if kind == "dice_per_karma":
        return {"kind": kind, "colour": "any"}
    if kind == "coloured_dice":
        return {"kind": kind, "colours": ["blue", "blue", "blue"]}
    return {"kind": kind, "n": MOST.get(kind, 60)}


@pytest.mark.parametrize("first", [0, 6, 12, 18, 20])
def test_a_box_with_the_largest_rewards_of_all_kinds_can_be_played(
    first: int, tmp_path: Path
) -> None:
    kinds = list(REWARD_KINDS)
    corrections: Corrections = {}
    for file in data.load_all("serai.games.rajas"):
        for record in file.records:
            if "reward" in record.values:
                first += 1
                reward = largest(kinds[first % len(kinds)])
                corrections.setdefault(file.name, {})[record.id] = {"reward": reward}
    played("rajas", corrections, tmp_path, games=4, most=120)


@pytest.mark.parametrize(
    ("place", "reward", "field"),
    [
        ("raja", {"kind": "chamber", "n": 4}, "rewards[0].kind"),
        ("yogi", {"kind": "any_chamber"}, "rewards[0].kind"),
        ("raja", {"kind": "upgrade", "n": 2}, "rewards[0].n"),
    ],
)
def test_what_a_chamber_cannot_bring_is_refused(
    place: str, reward: dict[str, Any], field: str
) -> None:
    """A chamber that opens itself would be visited without end; there is one upgrade at a time."""
    corrections: Corrections = {"chambers.toml": {place: {"rewards": [reward]}}}
    refused, _ = trial.components_with("rajas", Box("box", {"rajas": Section(corrections)}))
    assert refused is not None
    assert (refused.record, refused.field) == (f"chamber {place}", field)
