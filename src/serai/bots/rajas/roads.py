"""How the roads of a province of Rajas of the Ganges lie, as numbers for a learned judgement."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.rajas.gains import coloured_dice
from serai.bots.rajas.judge import CELLS_BESIDE, FIELDS_BESIDE
from serai.core.kernel import arg, bit, count_of, verb
from serai.core.packed import vec
from serai.games.rajas import tables
from serai.games.rajas.province import covered_fields, road_ends
from serai.games.rajas.state import Player, is_overbuilt, roads_of
from serai.games.rajas.tables import (
    CELL_FIELD,
    CELL_NEIGHBOUR,
    CELLS,
    FIELD_REWARD,
    FIELDS,
    RESIDENCE_ROADS,
    YIELD_TILE_REWARD,
)

ALL_FIELDS: Final = (1 << FIELDS) - 1

# What is printed at the border, in groups.
GROUPS: Final = ("dice", "karma", "money", "fame", "upgrade", "boat", "other")
KINDS: Final = 7  # as many

ROADS: Final[tuple[str, ...]] = (
    "curves",
    "overbuilt",
    "jewels",
    "ends_open",
    "ends_dead",
    "squares_double",
    "squares_next",
    "squares_lost",
    "fields_near",
    "fields_next",
    "fields_far",
    "fields_lost",
    *(f"near:{name}" for name in GROUPS),
    *(f"next:{name}" for name in GROUPS),
)


def group_of(reward: i64) -> i64:
    """Of which group a printed gain is."""
    match verb(reward):
        case tables.DICE | tables.COLOURED_DICE:
            return 0
        case tables.KARMA:
            return 1
        case tables.MONEY:
            return 2
        case tables.FAME:
            return 3
        case tables.UPGRADE | tables.UPGRADE_AND_DIE:
            return 4
        case tables.BOAT | tables.SAIL_UP_TO:
            return 5
        case _:
            return 6


def amount_of(reward: i64) -> i64:
    """How much of it there is; of what grows with the game: 1."""
    match verb(reward):
        case tables.DICE | tables.KARMA | tables.MONEY | tables.FAME:
            return arg(reward)
        case tables.COLOURED_DICE:
            return coloured_dice(reward)
        case _:
            return 1


def groups_of(rewards: vec[i64]) -> vec[i64]:
    """The group of each."""
    found = vec[i64]([0] * len(rewards))
    i: i64
    for i in range(len(rewards)):
        found[i] = group_of(rewards[i])
    return found


def amounts_of(rewards: vec[i64]) -> vec[i64]:
    """The amount of each."""
    found = vec[i64]([0] * len(rewards))
    i: i64
    for i in range(len(rewards)):
        found[i] = amount_of(rewards[i])
    return found


FIELD_GROUP: Final = groups_of(FIELD_REWARD)
FIELD_AMOUNT: Final = amounts_of(FIELD_REWARD)
JEWEL_GROUP: Final = groups_of(YIELD_TILE_REWARD)
JEWEL_AMOUNT: Final = amounts_of(YIELD_TILE_REWARD)


def write_roads(p: Player, out: vec[i64], at: i64) -> i64:
    """All of ROADS."""
    return write_fields(p, out, write_squares(p, out, at))


def write_squares(p: Player, out: vec[i64], at: i64) -> i64:
    """Where roads end: before a free square, where two meet, and where nothing can follow."""
    cells = p.cells
    overbuilt: i64 = 0
    ends: i64 = 0
    double: i64 = 0
    dead: i64 = 0
    cell: i64
    for cell in range(CELLS):
        square = cells[cell]
        if square == 0:
            doors = road_ends(cells[CELLS + cell])
            ends += doors
            if doors > 1:
                double += 1
        else:
            if is_overbuilt(square):
                overbuilt += 1
            dead += dead_ends(p, cell, roads_of(square))
    out[at] = p.curves
    out[at + 1] = overbuilt
    out[at + 2] = count_of(covered_fields(p))
    out[at + 3] = ends
    out[at + 4] = dead
    out[at + 5] = double
    return at + 6


def dead_ends(p: Player, cell: i64, roads: i64) -> i64:
    """Roads of a tile that lead to a rock or against a tile that has none there."""
    found: i64 = 0
    side: i64
    for side in range(4):
        if roads >> side & 1:
            neighbour = CELL_NEIGHBOUR[cell * 4 + side]
            if neighbour >= 0:
                square = p.cells[neighbour]
                if square > 0 and roads_of(square) >> (side + 2 & 3) & 1 == 0:
                    found += 1
            elif CELL_FIELD[cell * 4 + side] < 0 and RESIDENCE_ROADS[cell] >> side & 1 == 0:
                found += 1
    return found


def write_fields(p: Player, out: vec[i64], at: i64) -> i64:
    """Squares and unlinked fields by the tiles it takes to reach them, and what the near ones pay.

    One tile: near; two: next; more: far. The others are lost.
    """
    cells = p.cells
    missing = ALL_FIELDS & ~p.connected
    near: i64 = 0
    after: i64 = 0
    far: i64 = 0
    free: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if cells[cell] == 0:
            free |= bit(cell)
    border = p.open
    free &= ~border
    squares: i64 = 0
    step: i64 = 0
    while border:
        beside: i64 = 0
        beyond: i64 = 0
        for cell in range(CELLS):
            if border >> cell & 1:
                beside |= FIELDS_BESIDE[cell]
                beyond |= CELLS_BESIDE[cell]
        beside &= missing
        missing &= ~beside
        border = beyond & free
        free &= ~border
        if step == 0:
            near = beside
            squares = border
        elif step == 1:
            after = beside
        else:
            far |= beside
        step += 1
    out[at] = count_of(squares)
    out[at + 1] = count_of(free)
    out[at + 2] = count_of(near)
    out[at + 3] = count_of(after)
    out[at + 4] = count_of(far)
    out[at + 5] = count_of(missing)
    at = write_yields(p, near, out, at + 6)
    return write_yields(p, after, out, at)


def write_yields(p: Player, fields: i64, out: vec[i64], at: i64) -> i64:
    """What some fields at the border pay, by groups."""
    i: i64
    for i in range(KINDS):
        out[at + i] = 0
    for i in range(FIELDS):
        if fields >> i & 1:
            jewel = p.jewel(i)
            if jewel > 0:
                out[at + JEWEL_GROUP[jewel - 1]] += JEWEL_AMOUNT[jewel - 1]
            else:
                printed = p.side * FIELDS + i
                out[at + FIELD_GROUP[printed]] += FIELD_AMOUNT[printed]
    return at + KINDS
