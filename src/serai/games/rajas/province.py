"""The province: laying tiles, roads, what a tile earns, special yields, upgrades (p. 4–5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, CHANCE, END, NEXT, OK, WAIT, Rule, arg, bit, refusal
from serai.games.rajas import giving, tracks
from serai.games.rajas.notes import FIELD_REACHED, TILE_LAID
from serai.games.rajas.refusals import (
    FIELD_NOT_REACHED,
    NOT_CONNECTED,
    SQUARE_TAKEN,
    SQUARE_UNREACHED,
    WRONG_ROADS,
)
from serai.games.rajas.state import BY_YIELD, Player, Rajas, roads_of, tile_in
from serai.games.rajas.tables import (
    CELL_FIELD,
    CELL_NEIGHBOUR,
    CELLS,
    CURVE,
    FIELD_REWARD,
    FIELDS,
    RESIDENCE_ROADS,
    SHAPE_ROTATIONS,
    STACKS_PER_COLOUR,
    TILE_BUILDING,
    TILE_GOOD,
    TILE_SHAPE,
    TILE_STACK,
    TILE_VALUE,
    TILES_PER_COLOUR,
    YIELD_TILE_REWARD,
)
from serai.games.rajas.verbs import REVEAL, YIELD


def road_ends(roads: i64) -> i64:
    """How many road ends a set of directions has."""
    return (roads & 1) + (roads >> 1 & 1) + (roads >> 2 & 1) + (roads >> 3 & 1)


def bars_square(p: Player, cell: i64) -> i64:
    """§Q5, §Q6 A free square into which a road from the residence leads."""
    square = p.cells[cell]
    if square > 0:
        return refusal(SQUARE_TAKEN, cell, tile_in(square))
    if p.cells[CELLS + cell] == 0:
        return refusal(SQUARE_UNREACHED, cell)
    return OK


def bars_roads(tile: i64, roads: i64) -> i64:
    """§Q5 Tiles may be turned in any direction, but their shape stays."""
    shape = TILE_SHAPE[tile] * 4
    i: i64
    for i in range(4):
        if SHAPE_ROTATIONS[shape + i] == roads and roads > 0:
            return OK
    return refusal(WRONG_ROADS, road_ends(roads), road_ends(SHAPE_ROTATIONS[shape]))


def bars_laying(p: Player, tile: i64, cell: i64, roads: i64) -> i64:
    """§Q5, §Q6 One road end must continue a road; the others may cut neighbours off."""
    barred = bars_square(p, cell)
    if barred != OK:
        return barred
    barred = bars_roads(tile, roads)
    if barred != OK:
        return barred
    return OK if p.cells[CELLS + cell] & roads else refusal(NOT_CONNECTED, cell)


def put_tile(s: Rajas, seat: i64, tile: i64, cell: i64, roads: i64) -> i64:
    """Lay a tile on a square, free or overbuilt, and keep count of roads, markets and curves.

    §Q4 Answers the fields at the border that are linked now for the first time.
    """
    p = s.players[seat]
    cells = p.cells
    old = cells[cell]
    i: i64
    if old > 0:
        for i in range(2):
            good = TILE_GOOD[tile_in(old) * 2 + i]
            if good >= 0:
                p.markets -= bit(8 * good)
        cells[cell] = tile + 1 | roads << 8 | 1 << 12
    else:
        cells[cell] = tile + 1 | roads << 8
        p.open &= ~bit(cell)
    for i in range(2):
        good = TILE_GOOD[tile * 2 + i]
        if good >= 0:
            p.markets += bit(8 * good)
    for i in range(4):
        neighbour = CELL_NEIGHBOUR[cell * 4 + i]
        if neighbour >= 0:
            entrance: i64 = bit(i + 2 & 3)
            if roads >> i & 1:
                cells[CELLS + neighbour] |= entrance
            else:
                cells[CELLS + neighbour] &= ~entrance
            if cells[neighbour] == 0 and cells[CELLS + neighbour]:
                p.open |= bit(neighbour)
            else:
                p.open &= ~bit(neighbour)
    if TILE_SHAPE[tile] == CURVE:
        p.curves += 1
    s.note(TILE_LAID, seat, tile, cell)
    linked: i64 = 0
    for i in range(4):
        field = CELL_FIELD[cell * 4 + i]
        if field >= 0 and roads >> i & 1:
            linked |= bit(field)
    linked &= ~p.connected
    p.connected |= linked
    return linked


def covered_fields(p: Player) -> i64:
    """§N6 The set of fields on which a yield tile lies."""
    fields: i64 = 0
    field: i64
    for field in range(FIELDS):
        if p.jewel(field) > 0:
            fields |= bit(field)
    return fields


def cut_off(p: Player, cell: i64, roads: i64) -> i64:
    """§P8 How many tiles lose the residence if the tile on `cell` had these roads instead."""
    cells = p.cells
    built: i64 = 0
    reached: i64 = 0
    i: i64
    for i in range(CELLS):
        if cells[i] > 0:
            built |= bit(i)
            own = roads if i == cell else roads_of(cells[i])
            if own & RESIDENCE_ROADS[i]:
                reached |= bit(i)
    fresh = reached
    while fresh:
        border: i64 = 0
        for i in range(CELLS):
            if fresh >> i & 1:
                own = roads if i == cell else roads_of(cells[i])
                side: i64
                for side in range(4):
                    neighbour = CELL_NEIGHBOUR[i * 4 + side]
                    if own >> side & 1 and neighbour >= 0 and cells[neighbour] > 0:
                        other = roads if neighbour == cell else roads_of(cells[neighbour])
                        if other >> (side + 2 & 3) & 1:
                            border |= bit(neighbour)
        fresh = border & ~reached
        reached |= border
    lost = built & ~reached
    count: i64 = 0
    while lost:
        count += 1
        lost &= lost - 1
    return count


def fame_for(p: Player, building: i64) -> i64:
    """§Q3, §Q8, §T1 Fame for a building now; an upgrade by fame 5 counts from the next turn."""
    level = p.level(building)
    if p.fresh == building + 1:
        level -= 1
    return level


def score_tile(s: Rajas, seat: i64, tile: i64) -> None:
    """§Q3 Fame for each building by its level, money for each market."""
    p = s.players[seat]
    fame: i64 = 0
    money: i64 = 0
    i: i64
    for i in range(2):
        building = TILE_BUILDING[tile * 2 + i]
        if building >= 0:
            fame += fame_for(p, building)
        if TILE_GOOD[tile * 2 + i] >= 0:
            money += TILE_VALUE[tile * 2 + i]
    tracks.gain_fame(s, seat, fame)
    tracks.gain_money(s, seat, money)


@mypyc_attr(acyclic=True, free_list_len=1)
class SpecialYields(Rule):
    """§Q4, §N6 Yields at the border, paid once, after the tile itself has been scored."""

    locals = ("fields", "bare")

    CHOOSE: Final = 0

    fields: i64
    bare: i64  # fields without a yield tile when they were linked: they pay what is printed

    def __init__(self, by: i64 = 0, fields: i64 = 0, bare: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.fields = fields
        self.bare = bare

    def step(self, s: Rajas, m: i64) -> i64:
        if m != ASK:
            self.do_yield(s, arg(m))
            return AGAIN
        left = self.fields
        if left == 0:
            return END
        field: i64 = 0
        if left & (left - 1) == 0:
            while left >> field & 1 == 0:
                field += 1
            self.do_yield(s, field)
            return AGAIN
        for field in range(FIELDS):
            if left >> field & 1:
                s.offer(YIELD | field << 8)
        q = s.asked_why(YIELD)
        if q >= 0:
            s.explain(refusal(FIELD_NOT_REACHED, arg(q)))
        return WAIT

    def do_yield(self, s: Rajas, field: i64) -> None:
        self.fields &= ~bit(field)
        p = s.players[self.by]
        s.note(FIELD_REACHED, self.by, field)
        jewel = p.jewel(field) if self.bare >> field & 1 == 0 else 0
        if jewel > 0:
            giving.give(s, self.by, YIELD_TILE_REWARD[jewel - 1], BY_YIELD)
        else:
            giving.give(s, self.by, FIELD_REWARD[p.side * FIELDS + field], BY_YIELD)

    def copy(self) -> Rule:
        new = SpecialYields()
        new.copy_from(self)
        return new

    def copy_from(self, other: SpecialYields) -> None:
        super().copy_from(other)
        self.fields = other.fields
        self.bare = other.bare


@mypyc_attr(acyclic=True, free_list_len=1)
class Reveal(Rule):
    """§S3 The stacks lie face up: when a tile has gone, the next one is seen."""

    locals = ("stack",)

    REVEAL: Final = 0

    stack: i64

    def __init__(self, stack: i64 = 0) -> None:
        self.by = CHANCE
        self.at = 0
        self.stack = stack

    def step(self, s: Rajas, m: i64) -> i64:
        if self.at != self.REVEAL:
            return END
        if m != ASK:
            tile = arg(m)
            s.tops[self.stack] = tile + 1
            if tile < 32:
                s.unseen &= ~bit(tile)
            else:
                s.unseen_high &= ~bit(tile - 32)
            return NEXT
        first: i64 = self.stack // STACKS_PER_COLOUR * TILES_PER_COLOUR
        unseen = s.unseen >> first if first < 32 else s.unseen_high >> first - 32
        i: i64
        for i in range(TILES_PER_COLOUR):
            if unseen >> i & 1 and TILE_STACK[first + i] == self.stack:
                s.offer(REVEAL | (first + i) << 8)
        return WAIT

    def copy(self) -> Rule:
        new = Reveal()
        new.copy_from(self)
        return new

    def copy_from(self, other: Reveal) -> None:
        super().copy_from(other)
        self.stack = other.stack
