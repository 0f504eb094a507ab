"""The province board: squares, residence, yield fields."""

from dataclasses import dataclass

from serai.core.data import DataError, DataFile, Record
from serai.games.rajas.components.names import (
    CELL_NAMES,
    COLUMN_NAMES,
    DIRECTION_NAMES,
    FIELD_COLOUR_COUNTS,
    FIELD_COLOUR_NAMES,
    FIELD_NAMES,
)
from serai.games.rajas.components.rewards import packed_reward


@dataclass(frozen=True)
class Province:
    """The province board; four directions (N, E, S, W) for each cell."""

    neighbour: list[int]
    residence_roads: list[int]
    cell_field: list[int]
    reward: list[int]
    colour: list[int]


def read_province(file: DataFile) -> Province:
    """§Q4, §Q5, §N3: cells, residence and the yield fields of both sides."""
    file.only_kinds(
        "grid", "residence", "stone", "cell", "field",
        "basic_yield", "field_colour", "navaratnas_yield",
    )  # fmt: skip
    check_squares(file)
    return Province(
        [neighbour(cell, direction) for cell in CELL_NAMES for direction in range(4)],
        read_residence_roads(file),
        read_cell_fields(file),
        read_field_rewards(file, "basic") + read_field_rewards(file, "navaratnas"),
        read_field_colours(file),
    )


def check_squares(file: DataFile) -> None:
    """Cells, stones and the residence fill the grid, each square once."""
    grid = file.count("grid", 1)[0]
    grid.only_component("columns", "rows")
    columns = COLUMN_NAMES[: grid.whole("columns", 1, len(COLUMN_NAMES))]
    rows = range(1, grid.whole("rows", 1, 9) + 1)
    squares = {f"{column}{row}" for row in rows for column in columns}
    plain = file.listed("cell", CELL_NAMES) + file.of("stone")
    for record in plain:
        record.only_component()
    for record in plain + file.count("residence", 1):
        if record.id not in squares:
            record.refuse("id", record.id, "a square of the grid")
        squares.remove(record.id)
    if squares:
        grid.refuse("rows", len(rows), "cells or stones for " + ", ".join(sorted(squares)))


def square_beside(square: str, direction: int) -> str:
    """The name of the next square; it may lie outside of the grid."""
    column = ord(square[0]) + (0, 1, 0, -1)[direction]
    row = int(square[1:]) + (-1, 0, 1, 0)[direction]
    return f"{chr(column)}{row}"


def neighbour(square: str, direction: int) -> int:
    """The cell beside a square, or -1."""
    beside = square_beside(square, direction)
    return CELL_NAMES.index(beside) if beside in CELL_NAMES else -1


def read_residence_roads(file: DataFile) -> list[int]:
    """For each cell the sides (N=1, E=2, S=4, W=8) where a road of the residence enters."""
    residence = file.count("residence", 1)[0]
    residence.only_component("roads")
    entered = [0] * len(CELL_NAMES)
    for direction in residence.indices("roads", DIRECTION_NAMES):
        cell = neighbour(residence.id, direction)
        if cell < 0:
            residence.refuse("roads", DIRECTION_NAMES[direction], "directions with a cell there")
        entered[cell] |= 1 << (direction + 2) % 4
    return entered


def read_cell_fields(file: DataFile) -> list[int]:
    """The yield field on each side of each cell, or -1."""
    reached = [-1] * (4 * len(CELL_NAMES))
    for field, record in enumerate(file.listed("field", FIELD_NAMES)):
        record.only_component("reached_from")
        sides = record.tables("reached_from")
        if not sides:
            record.refuse("reached_from", [], "at least one cell side")
        for side in sides:
            side.only("cell", "side")
            cell = side.index("cell", CELL_NAMES)
            place = 4 * cell + side.index("side", DIRECTION_NAMES)
            if neighbour(CELL_NAMES[cell], place % 4) >= 0 or reached[place] >= 0:
                side.refuse("side", side.values["side"], "a side without a cell or another yield")
            reached[place] = field
    return reached


def read_by_field(file: DataFile, kind: str, prefix: str, value: str) -> list[Record]:
    """The records of a kind, of which there is one for each yield field."""
    records = file.listed(kind, [f"{prefix}-{field}" for field in FIELD_NAMES])
    for record in records:
        record.only_component("field", value)
        if record.id != f"{prefix}-{record.word('field', FIELD_NAMES)}":
            record.refuse("field", record.values["field"], "the field at the end of the id")
    return records


def read_field_rewards(file: DataFile, side: str) -> list[int]:
    """The printed reward of each yield field on one side of the board."""
    records = read_by_field(file, f"{side}_yield", side, "reward")
    return [packed_reward(record.table("reward")) for record in records]


def read_field_colours(file: DataFile) -> list[int]:
    """§N4: the colour of each yield field; two of them are brown."""
    records = read_by_field(file, "field_colour", "colour", "colour")
    colours = [record.index("colour", FIELD_COLOUR_NAMES) for record in records]
    for name, count in FIELD_COLOUR_COUNTS.items():
        found = colours.count(FIELD_COLOUR_NAMES.index(name))
        if found != count:
            raise DataError(
                file.name, "field_colour", "colour", f"{found} {name}", f"{count} {name}"
            )
    return colours
