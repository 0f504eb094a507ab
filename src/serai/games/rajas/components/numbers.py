"""Single numbers of the data, each within the bounds in which the rules can work."""

from serai.core.data import DataFile

MOST_VALUE = 9
"""The most money that one market brings."""
MOST_SCORED = 6
"""The most markets of one good that are scored at once: the pips of a die, or a reward."""
MOST_MONEY = MOST_SCORED * MOST_VALUE
"""What markets can bring at once; amounts are members of sets, so at most 62."""

LIMITS: dict[str, dict[str, tuple[int, int]]] = {
    "board.toml": {
        "front_money": (0, 20),
        "terrace_dice": (1, 12),
        "balcony_dice": (1, 12),
        "harbour_pips": (1, 6),
    },
    "chambers.toml": {"portuguese_spaces": (1, 60)},
    "river.toml": {"last_space": (2, 60), "bridge_after": (1, 59)},
    "tracks.toml": {
        "money_length": (1, 240),
        "fame_length": (1, 120),
        "alignment_sum": (1, 121),
        "money_per_fame_field": (1, 12),
        "fame_worker": (1, 120),
        "money_worker": (1, 240),
        "start_fame": (0, 30),
        "start_karma": (0, 3),
        "karma_max": (1, 3),  # a payment has two bits for the dice of a face that are turned
        "start_dice_per_colour": (0, 3),
        "hands_basic": (1, 15),
        "hands_navaratnas": (1, 15),
        "dice_per_colour": (4, 15),  # a payment has four bits for the dice of a face
        "workers_active": (1, 6),
        "workers_inactive": (3, 3),  # one on each track and one on the bridge
        "workers_max_basic": (1, 9),
        "workers_max_navaratnas": (1, 9),
        "level_min": (1, 15),
        "level_max": (1, 15),  # four bits for each kind of building
    },
}
"""Lowest and highest value of each number, by file, in the order of the file."""


def read_numbers(file: DataFile) -> dict[str, int]:
    """The single numbers of a file, by id."""
    limits = LIMITS[file.name]
    numbers: dict[str, int] = {}
    for record in file.listed("value", list(limits)):
        record.only_component("value")
        numbers[record.id] = record.whole("value", *limits[record.id])
    return numbers


def check_order(file: DataFile, lower: str, higher: str) -> None:
    """One number of a file must not exceed another."""
    numbers = read_numbers(file)
    if numbers[lower] > numbers[higher]:
        found = file.record("value", lower)
        found.refuse("value", numbers[lower], f"at most {higher}, which is {numbers[higher]}")
