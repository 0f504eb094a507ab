"""The tracks of favour and influence."""

from dataclasses import dataclass

from serai.core.data import DataFile
from serai.games.merv.components.names import SPICE_NAMES
from serai.games.merv.components.numbers import numbered, read_numbers

TRACKS = ("favour", "influence")


@dataclass(frozen=True)
class Tracks:
    """By space: points for coming there, how many spices influence allows; single numbers."""

    favour_points: list[int]
    influence_points: list[int]
    spice_limit: list[int]
    numbers: dict[str, int]


def read_tracks(file: DataFile) -> Tracks:
    """§B1, §B2, §C8: points on single spaces of both tracks, and the thresholds of the spices."""
    file.only_kinds("space", "limit", "value")
    numbers = read_numbers(file, {f"{track}_top": (1, 99) for track in TRACKS})
    points = [[0] * (numbers[f"{track}_top"] + 1) for track in TRACKS]
    for record in file.of("space"):
        record.only_component("track", "space", "points")
        row = points[record.index("track", TRACKS)]
        space = record.whole("space", 1, len(row) - 1)
        if record.id != f"{record.text('track')}-{space}":
            record.refuse("space", space, "track and space in the id")
        row[space] = record.whole("points", 1, 20)
    limit = [0] * len(points[1])
    low = 0
    ids = [f"spices-{n}" for n in range(1, len(SPICE_NAMES) + 1)]
    for spices, record in enumerate(file.listed("limit", ids), start=1):
        record.only_component("spices", "influence")
        numbered(record, "spices", spices)
        top = len(limit) - 1 if spices > 1 else 0
        start = record.whole("influence", low, top)
        limit[start:] = [spices] * (len(limit) - start)
        low = start + 1
    return Tracks(points[0], points[1], limit, numbers)
