"""The halls of the palace."""

from dataclasses import dataclass

from serai.core.data import DataFile
from serai.games.merv.components.names import COLOUR_NAMES, COLOURS, HALL_NAMES
from serai.games.merv.components.numbers import read_numbers

COUNTED = ("scrolls", "cards", "goods", "steps")
"""What the halls count, in their order."""


@dataclass(frozen=True)
class Palace:
    """The colour of each hall, and single numbers."""

    colour: list[int]
    numbers: dict[str, int]


def read_palace(file: DataFile) -> Palace:
    """§P3, §V3–V6: the colour of each hall, no two alike."""
    file.only_kinds("hall", "value")
    colours: list[int] = []
    for place, record in enumerate(file.listed("hall", HALL_NAMES)):
        record.only_component("colour", "counts")
        colours.append(record.index("colour", COLOUR_NAMES[:COLOURS]))
        if colours[-1] in colours[:-1]:
            record.refuse("colour", record.values["colour"], "a colour of no other hall")
        if record.index("counts", COUNTED) != place:
            record.refuse("counts", record.values["counts"], f"{COUNTED[place]} in this hall")
    return Palace(colours, read_numbers(file, {"hall_favour": (0, 9)}))
