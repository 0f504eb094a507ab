"""The places of the marketplace and their goods."""

from dataclasses import dataclass

from serai.core.data import DataFile
from serai.games.merv.components.names import GOOD_NAMES, PLACE_NAMES, RINGS
from serai.games.merv.components.numbers import read_bill, read_numbers


@dataclass(frozen=True)
class Places:
    """The bill of each place, the outer places as bits, and single numbers."""

    price: list[int]
    outer: int
    numbers: dict[str, int]


def read_marketplace(file: DataFile) -> Places:
    """§M8, §M9: eight places in a circle, inner and outer by turns."""
    file.only_kinds("place", "value")
    price: list[int] = []
    outer = 0
    for place, record in enumerate(file.listed("place", PLACE_NAMES)):
        record.only_component("ring", "good", "price")
        if record.index("ring", RINGS) != place % len(RINGS):
            record.refuse("ring", record.values["ring"], "inner and outer places by turns")
        if record.index("good", GOOD_NAMES) != place:
            record.refuse("good", record.values["good"], f"{GOOD_NAMES[place]} at this place")
        price.append(read_bill(record, "price"))
        outer |= place % len(RINGS) << place
    return Places(price, outer, read_numbers(file, {"post_favour": (0, 9)}))
