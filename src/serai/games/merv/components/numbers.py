"""Single numbers, bills and records that bear their place."""

from collections.abc import Mapping

from serai.core.data import DataFile, Record
from serai.games.merv.components.names import COLOUR_NAMES, COLOURS

BITS = 4
"""Of each colour in a bill; red is the lowest."""
MOST = (1 << BITS) - 1
"""The highest count that bills and other packed rows of counts can hold."""

Limits = Mapping[str, tuple[int, int]]


def read_numbers(file: DataFile, limits: Limits) -> dict[str, int]:
    """The single numbers of a file by id: these, within what the rules can play with."""
    numbers: dict[str, int] = {}
    for record in file.listed("value", list(limits)):
        record.only_component("value")
        numbers[record.id] = record.whole("value", *limits[record.id])
    return numbers


def numbered(record: Record, field: str, number: int) -> None:
    """The record must bear the number of its place."""
    if record.whole(field, 0, 99) != number:
        record.refuse(field, record.values[field], f"{number} at this place")


def read_bill(record: Record, field: str) -> int:
    """Cubes to be paid, one colour after the other, packed into one number; never nothing."""
    colours = record.indices(field, COLOUR_NAMES[:COLOURS])
    if not 1 <= len(colours) <= MOST:
        record.refuse(field, record.values[field], "at least one cube")
    return sum(1 << BITS * colour for colour in colours)


def bits(numbers: list[int]) -> int:
    """A set of small numbers as one number."""
    return sum(1 << number for number in set(numbers))
