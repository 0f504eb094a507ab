"""Single numbers, and records that belong to a number of seats."""

from serai.core.data import DataFile, Record
from serai.games.agra.components.names import SEATS


def read_numbers(file: DataFile) -> dict[str, int]:
    """The single numbers of a file, by id."""
    numbers: dict[str, int] = {}
    for record in file.of("value"):
        record.only_component("value")
        numbers[record.id] = record.whole("value", 0, 99)
    return numbers


def by_seats(file: DataFile, kind: str, *fields: str) -> dict[int, Record]:
    """The records of a kind, of which there is one for each number of seats."""
    found: dict[int, Record] = {}
    for record in file.listed(kind, [f"{kind}-{seats}" for seats in SEATS]):
        record.only_component("seats", *fields)
        seats = record.whole("seats", SEATS[0], SEATS[-1])
        if record.id != f"{kind}-{seats}":
            record.refuse("seats", seats, "the number at the end of the id")
        found[seats] = record
    return found


def numbered(record: Record, field: str, number: int) -> None:
    """The record must bear the number of its place."""
    if record.whole(field, 0, 99) != number:
        record.refuse(field, record.values[field], f"{number} at this place")
