"""The court of a player: meditation track and farm."""

from dataclasses import dataclass

from serai.core.data import DataError, DataFile
from serai.games.agra.components.names import BASICS, GOOD_NAMES
from serai.games.agra.components.numbers import read_numbers

BASIC_NAMES = GOOD_NAMES[:BASICS]


@dataclass(frozen=True)
class Court:
    """Points by space, costs by space and good, corners, and a mask of the covered squares."""

    points: list[int]
    step_cost: list[int]
    corner: list[int]
    covered: int


def read_court(file: DataFile) -> Court:
    """§S10, §S11, §M2, §C12: what is printed on the court of a player."""
    file.only_kinds("space", "side", "value")
    points, step_cost = read_spaces(file)
    corner, covered = read_farm(file)
    return Court(points, step_cost, corner, covered)


def read_spaces(file: DataFile) -> tuple[list[int], list[int]]:
    """The spaces of the meditation track; the first costs nothing, points never fall."""
    points: list[int] = []
    step_cost: list[int] = []
    spaces = file.of("space")
    double = file.record("value", "double_favour_from")
    double.whole("value", 2, max(2, len(spaces)))
    for record in file.listed("space", [f"space-{n}" for n in range(1, len(spaces) + 1)]):
        record.only_component("points", "cost")
        cost = record.indices("cost", GOOD_NAMES)
        if bool(cost) != bool(points):
            record.refuse("cost", record.values["cost"], "goods, but none for the first space")
        points.append(record.whole("points", max([1, *points]), 9))
        step_cost.extend(cost.count(good) for good in range(len(GOOD_NAMES)))
    return points, step_cost


def read_farm(file: DataFile) -> tuple[list[int], int]:
    """The good at the start of each side, and the covered squares as bits."""
    numbers = read_numbers(file)
    squares, farmer = numbers["side"], numbers["farmer_start"]
    if 2 * farmer != squares + 1:
        file.record("value", "farmer_start").refuse("value", farmer, f"the middle of {squares}")
    corner: list[int] = []
    covered = 0
    for side, record in enumerate(file.listed("side", [f"side-{n}" for n in range(1, BASICS + 1)])):
        record.only_component("corner", "covered")
        corner.append(record.index("corner", BASIC_NAMES))
        if corner[-1] in corner[:-1]:
            record.refuse("corner", record.values["corner"], "each basic good only once")
        for square in record.wholes("covered", 1, squares):
            bit = 1 << side * squares + square - 1
            if square == farmer or covered & bit:
                record.refuse("covered", record.values["covered"], "free squares, each once")
            covered |= bit
    if covered.bit_count() != numbers["covers"]:
        found = covered.bit_count()
        raise DataError(file.name, "side", "covered", found, f"{numbers['covers']} in all")
    return corner, covered
