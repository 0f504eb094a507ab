"""Walls, gates and guards: single numbers, checked against the positions of the board."""

from serai.core.data import DataFile
from serai.games.merv.components.names import COLOURS, POSITION_NAMES, SIDE_LETTERS
from serai.games.merv.components.numbers import MOST, read_numbers


def read_fortification(file: DataFile) -> dict[str, int]:
    """§S10, §W2, §W3: one gate for each side, and a wall for every other position."""
    file.only_kinds("value")
    numbers = read_numbers(
        file,
        {
            "walls_of_colour": (0, MOST),
            "gates_of_colour": (0, MOST),
            "wall_price": (0, MOST),
            "gate_price": (0, MOST),
            "wall_own": (0, 9),
            "wall_other": (0, 9),
            "guard_own": (0, 9),
            "guard_other": (0, 9),
        },
    )
    gates, walls = len(SIDE_LETTERS), len(POSITION_NAMES) - len(SIDE_LETTERS)
    for name, pieces in (("gates_of_colour", gates), ("walls_of_colour", walls)):
        if numbers[name] * COLOURS != pieces:
            allowed = f"{pieces} in {COLOURS} colours"
            file.record("value", name).refuse("value", numbers[name], allowed)
    return numbers
