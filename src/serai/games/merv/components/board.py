"""The box, the lines of the city and the camels at the start."""

from dataclasses import dataclass

from serai.core.data import DataError, DataFile
from serai.games.merv.components.names import (
    ACTION_NAMES,
    COLOUR_NAMES,
    COLOURS,
    SEATS,
    SIDE,
    SIDE_LETTERS,
    SITE_NAMES,
)
from serai.games.merv.components.numbers import bits, numbered, read_numbers

BOX = {"wood": 205, "cards": 48, "tiles": 25, "tokens": 110}
"""Pieces of each sort in the box, as two lists of contents agree."""
HIT = 2
"""Sites of a line that a raid hits and a wall protects."""
TRACK_DISCS = 4
"""Discs for points, favour, influence and the mosque; the others are trading posts."""


@dataclass(frozen=True)
class Board:
    """Camels on the row of cards at the start, by number of players (from 0)."""

    start_camels: list[int]


def read_board(file: DataFile) -> Board:
    """§S2, §S8, §S9, §Y1, §R1: the pieces of the box, supplies and sizes."""
    file.only_kinds("piece", "start", "value")
    read_pieces(file)
    numbers = read_numbers(file)
    if numbers["posts"] != numbers["discs"] - TRACK_DISCS:
        found, allowed = numbers["posts"], f"{TRACK_DISCS} fewer than the discs"
        file.record("value", "posts").refuse("value", found, allowed)
    camels = [0]
    for seats, record in enumerate(file.listed("start", [f"camels-{n}" for n in SEATS]), start=1):
        record.only_component("players", "camels")
        numbered(record, "players", seats)
        camels.append(record.whole("camels", camels[-1], numbers["row"]))
    return Board(camels)


def read_pieces(file: DataFile) -> None:
    """The contents of the box must add up."""
    found = dict.fromkeys(BOX, 0)
    for record in file.of("piece"):
        record.only_component("sort", "count")
        found[record.word("sort", list(BOX))] += record.whole("count", 1, 60)
    for sort, count in found.items():
        if count != BOX[sort]:
            raise DataError(file.name, f"piece {sort}", "count", count, f"{BOX[sort]} in all")


@dataclass(frozen=True)
class Sites:
    """By site: its action and its colour."""

    action: list[int]
    colour: list[int]


def read_sites(file: DataFile) -> Sites:
    """§S3: every action once in every colour."""
    file.only_kinds("site")
    sites = Sites([], [])
    for place, record in enumerate(file.listed("site", SITE_NAMES)):
        record.only_component("action", "colour")
        sites.action.append(record.index("action", ACTION_NAMES))
        sites.colour.append(record.index("colour", COLOUR_NAMES[:COLOURS]))
        if sites.action[-1] != place // COLOURS:
            record.refuse("action", record.values["action"], "the action in the id")
        if sites.colour[-1] != place % COLOURS:
            record.refuse("colour", record.values["colour"], "the colour in the id")
    return sites


@dataclass(frozen=True)
class Lines:
    """The city by its geometry: cells of each line, and which walls protect which cells."""

    cell: list[int]
    guarded: list[int]
    needs: list[int]


def line(position: int) -> list[int]:
    """The cells behind an action space, from its side inwards."""
    side, k = divmod(position, SIDE)
    last = SIDE - 1
    if side == 0:
        return [row * SIDE + k for row in range(SIDE)]
    if side == 1:
        return [k * SIDE + last - step for step in range(SIDE)]
    if side == 2:
        return [(last - step) * SIDE + last - k for step in range(SIDE)]
    return [(last - k) * SIDE + step for step in range(SIDE)]


def lay_lines() -> Lines:
    """§T3, §W4, §W6: spaces clockwise from the north-west corner, cells row by row from there."""
    lines = [line(position) for position in range(len(SIDE_LETTERS) * SIDE)]
    guarded = [bits(cells[:HIT]) for cells in lines]
    needs = [
        bits([position for position, cells in enumerate(guarded) if cells >> cell & 1])
        for cell in range(SIDE * SIDE)
    ]
    return Lines([cell for cells in lines for cell in cells], guarded, needs)
