"""Single numbers, and records that belong to a number of seats."""

from collections.abc import Mapping

from serai.core.data import DataError, DataFile, Record
from serai.games.agra.components.names import BASICS, GUILD_NAMES, SEATS, TILE_IDS

USUAL = (0, 9)
RANGES: dict[str, tuple[int, int]] = {
    "botanist_actions": (1, 3),
    "botanist_farmers": (1, 9),
    "cook_workers": (1, 9),
    "covers": (0, 16),
    "deliver_points": (1, 9),
    "double_favour_from": (2, 20),
    "dyer_gives": (1, 9),
    "dyer_value": (1, 9),
    "farmer_moves": (1, 9),
    "farmer_points": (1, 9),
    "farmer_start": (1, 15),
    "farmers": (BASICS, BASICS),
    "french_markers": (1, 9),
    "french_value": (1, 9),
    "gain_value": (1, 9),
    "markers": (10, 60),
    "open_tiles": (1, len(TILE_IDS)),
    "order_deliveries": (1, 9),
    "painting_steps": (1, len(GUILD_NAMES)),
    "portuguese_value": (1, 20),
    "price_range": (1, 3),
    "process_most": (1, 9),
    "refine_from": (1, 9),
    "refine_to": (1, 9),
    "side": (3, 15),
    "start_rupees": (0, 99),
    "tile_slots": (1, len(TILE_IDS)),
    "trade_most": (1, 9),
    "uncover_points": (1, 9),
    "workers": (3, 20),
}
"""What the rules can work with, where it is less, or more, than USUAL."""


def read_numbers(file: DataFile) -> dict[str, int]:
    """The single numbers of a file, by id."""
    numbers: dict[str, int] = {}
    for record in file.of("value"):
        record.only_component("value")
        numbers[record.id] = record.whole("value", *RANGES.get(record.id, USUAL))
    return numbers


def check_together(file: DataFile, numbers: Mapping[str, int]) -> None:
    """Whoever has all workers away must be able to use a peon: not all fit with the Cook."""
    if numbers["workers"] <= numbers["cook_workers"]:
        allowed = f"more than the {numbers['cook_workers']} that the Cook shelters"
        raise DataError(file.name, "value workers", "value", numbers["workers"], allowed)


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
