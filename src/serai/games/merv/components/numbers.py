"""Single numbers, bills and records that bear their place."""

from serai.core.data import DataFile, Record
from serai.games.merv.components.names import COLOUR_NAMES, COLOURS

BITS = 4
"""Of each colour in a bill; red is the lowest."""


def read_numbers(file: DataFile) -> dict[str, int]:
    """The single numbers of a file, by id."""
    numbers: dict[str, int] = {}
    for record in file.of("value"):
        record.only_component("value")
        numbers[record.id] = record.whole("value", 0, 99)
    return numbers


def numbered(record: Record, field: str, number: int) -> None:
    """The record must bear the number of its place."""
    if record.whole(field, 0, 99) != number:
        record.refuse(field, record.values[field], f"{number} at this place")


def read_bill(record: Record, field: str) -> int:
    """Cubes to be paid, one colour after the other, packed into one number; never nothing."""
    colours = record.indices(field, COLOUR_NAMES[:COLOURS])
    if not 1 <= len(colours) < 1 << BITS:
        record.refuse(field, record.values[field], "at least one cube")
    return sum(1 << BITS * colour for colour in colours)


def bits(numbers: list[int]) -> int:
    """A set of small numbers as one number."""
    return sum(1 << number for number in set(numbers))
