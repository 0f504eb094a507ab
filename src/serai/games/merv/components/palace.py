"""The halls of the palace."""

from serai.core.data import DataFile
from serai.games.merv.components.names import COLOUR_NAMES, COLOURS, HALL_NAMES

COUNTED = ("scrolls", "cards", "goods", "steps")
"""What the halls count, in their order."""


def read_palace(file: DataFile) -> list[int]:
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
    return colours
