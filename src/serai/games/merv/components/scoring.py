"""Scoring tiles and sets of spices."""

from dataclasses import dataclass

from serai.core.data import DataFile
from serai.games.merv.components.names import ACTION_NAMES, SCORING_TILES, SPICE_NAMES
from serai.games.merv.components.numbers import read_numbers


@dataclass(frozen=True)
class Scoring:
    """The action of each tile, points for a set of 0 to 4 spices, and single numbers."""

    tile_action: list[int]
    set_points: list[int]
    numbers: dict[str, int]


def read_scoring(file: DataFile) -> Scoring:
    """§V8, §E1: four tiles for different actions; larger sets score more."""
    file.only_kinds("tile", "sets", "value")
    actions: list[int] = []
    for record in file.listed("tile", [f"tile-{n}" for n in range(1, SCORING_TILES + 1)]):
        record.only_component("action")
        actions.append(record.index("action", ACTION_NAMES))
        if actions[-1] in actions[:-1]:
            record.refuse("action", record.values["action"], "an action of no other tile")
    record = file.count("sets", 1)[0]
    record.only_component("points")
    points = record.wholes("points", 1, 30)
    if len(points) != len(SPICE_NAMES) or points != sorted(set(points)):
        record.refuse("points", points, f"{len(SPICE_NAMES)} rising numbers")
    limits = dict.fromkeys(("building_points", "tile_points", "top_points"), (0, 20))
    return Scoring(actions, [0, *points], read_numbers(file, limits))
