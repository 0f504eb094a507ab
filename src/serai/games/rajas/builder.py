"""The master builder: one tile is covered by a dearer one (rulebook p. 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, arg2, refusal
from serai.games.rajas import province
from serai.games.rajas.karma import Payment, reach_without
from serai.games.rajas.refusals import (
    CUTS_OFF,
    EMPTY_SQUARE,
    NOT_DEARER,
    NOT_ON_OFFER_OVER,
    NOTHING_TO_OVERBUILD,
    OVERBUILT_ONCE,
    TOO_FEW_PIPS_OVER,
    WRONG_SQUARE,
)
from serai.games.rajas.state import Player, Rajas, is_overbuilt, roads_of, tile_in
from serai.games.rajas.tables import (
    BUILDER,
    CELLS,
    COLOURS,
    SHAPE_ROTATIONS,
    STACKS,
    TILE_COLOUR,
    TILE_COST,
    TILE_SHAPE,
    TILE_STACK,
)
from serai.games.rajas.verbs import LAY, OVERBUILD


def keeps_all(p: Player, cell: i64, roads: i64) -> bool:
    """§P8 With these roads on the square every tile still reaches the residence."""
    links = roads_of(p.cells[cell]) & p.cells[CELLS + cell]  # where its roads meet others
    if roads & links == links:
        return True
    return province.cut_off(p, cell, roads) == 0


def fits(p: Player, tile: i64, cell: i64) -> bool:
    """§P8 In at least one direction the new tile cuts nothing off."""
    shape = TILE_SHAPE[tile] * 4
    i: i64
    for i in range(4):
        roads = SHAPE_ROTATIONS[shape + i]
        if roads > 0 and keeps_all(p, cell, roads):
            return True
    return False


def least_cut(p: Player, tile: i64, cell: i64) -> i64:
    """The fewest tiles that any direction of the new tile would cut off."""
    shape = TILE_SHAPE[tile] * 4
    least: i64 = CELLS
    i: i64
    for i in range(4):
        if SHAPE_ROTATIONS[shape + i] > 0:
            least = min(least, province.cut_off(p, cell, SHAPE_ROTATIONS[shape + i]))
    return least


def bars_overbuilding(
    s: Rajas, p: Player, tile: i64, cell: i64, kind: i64 = -1, karma: i64 = 0
) -> i64:
    """§P8 A dearer tile on a tile not yet overbuilt; only the difference is paid.

    It must be left when a die (kind; -1: none) and karma have been given for the chamber.
    """
    if s.tops[TILE_STACK[tile]] != tile + 1:
        return refusal(NOT_ON_OFFER_OVER, tile)
    square = p.cells[cell]
    if square == 0:
        return refusal(EMPTY_SQUARE, cell)
    if is_overbuilt(square):
        return refusal(OVERBUILT_ONCE, cell)
    difference = TILE_COST[tile] - TILE_COST[tile_in(square)]
    if difference <= 0:
        return refusal(NOT_DEARER, TILE_COST[tile], TILE_COST[tile_in(square)])
    colour = TILE_COLOUR[tile]
    missing = difference - reach_without(p, colour, p.karma - karma, kind)
    if missing > 0:
        return refusal(TOO_FEW_PIPS_OVER, missing, colour)
    return OK if fits(p, tile, cell) else refusal(CUTS_OFF, least_cut(p, tile, cell))


def bars_builder(s: Rajas, p: Player, kind: i64, karma: i64) -> i64:
    """§P8 Something to overbuild must be left when a die (kind; -1: none) and karma are given."""
    could: i64 = 0
    cell: i64
    for cell in range(CELLS):
        square = p.cells[cell]
        if square > 0 and not is_overbuilt(square):
            could += 1
            stack: i64
            for stack in range(STACKS):
                top = s.tops[stack]
                if top > 0 and bars_overbuilding(s, p, top - 1, cell, kind, karma) == OK:
                    return OK
    return refusal(NOTHING_TO_OVERBUILD, could)


def bars_builder_with_die(s: Rajas, p: Player) -> i64:
    """§P8 Some die for the chamber leaves enough to overbuild."""
    barred: i64 = refusal(NOTHING_TO_OVERBUILD, 0)
    colour: i64
    for colour in range(COLOURS):
        kind: i64 = colour * 6 + BUILDER - 1
        if p.dice[kind] > 0:
            barred = bars_builder(s, p, kind, 0)
            if barred == OK:
                return OK
        kind = colour * 6 + 6 - BUILDER
        if p.karma > 0 and p.dice[kind] > 0:
            barred = bars_builder(s, p, kind, 1)
            if barred == OK:
                return OK
    return barred


@mypyc_attr(acyclic=True, free_list_len=1)
class MasterBuilder(Rule):
    """§P8 Cover a tile by a dearer one, pay the difference, score the new tile, no yields."""

    locals = ("tile", "cell")

    TILE: Final = 0
    PAY: Final = 1
    LAY: Final = 2
    SCORE: Final = 3

    tile: i64
    cell: i64

    def __init__(self, by: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.tile = 0
        self.cell = 0

    def step(self, s: Rajas, m: i64) -> i64:
        match self.at:
            case self.TILE:
                return self.ask_tile(s) if m == ASK else self.on_tile(s, m)
            case self.PAY:
                return self.do_pay(s)
            case self.LAY:
                return self.ask_lay(s) if m == ASK else self.on_lay(s, m)
            case self.SCORE:
                province.score_tile(s, self.by, self.tile)
                return NEXT
            case _:
                return END

    def ask_tile(self, s: Rajas) -> i64:
        """§P8 Which of the tiles on offer covers which of the own."""
        p = s.players[self.by]
        cell: i64
        for cell in range(CELLS):
            square = p.cells[cell]
            if square > 0 and not is_overbuilt(square):
                stack: i64
                for stack in range(STACKS):
                    top = s.tops[stack]
                    if top > 0 and bars_overbuilding(s, p, top - 1, cell) == OK:
                        s.offer(OVERBUILD | (top - 1) << 8 | cell << 16)
        if s.desk.n == 0:
            return END
        q = s.asked_why(OVERBUILD)
        if q >= 0:
            s.explain(bars_overbuilding(s, p, arg(q), arg2(q)))
        return WAIT

    def on_tile(self, s: Rajas, m: i64) -> i64:
        self.tile = arg(m)
        self.cell = arg2(m)
        s.tops[TILE_STACK[self.tile]] = 0
        return NEXT

    def do_pay(self, s: Rajas) -> i64:
        """§P8 Dice of the new tile's colour, at least the difference."""
        old = tile_in(s.players[self.by].cells[self.cell])
        difference = TILE_COST[self.tile] - TILE_COST[old]
        s.call(Payment(self.by, TILE_COLOUR[self.tile], difference, 1))
        return NEXT

    def ask_lay(self, s: Rajas) -> i64:
        """§P8 Turned so that all tiles stay linked to the residence."""
        p = s.players[self.by]
        shape: i64 = TILE_SHAPE[self.tile] * 4
        i: i64
        for i in range(4):
            roads = SHAPE_ROTATIONS[shape + i]
            if roads > 0 and keeps_all(p, self.cell, roads):
                s.offer(LAY | self.cell << 8 | roads << 16)
        q = s.asked_why(LAY)
        if q >= 0:
            s.explain(self.bars_lay(p, arg(q), arg2(q)))
        return WAIT

    def on_lay(self, s: Rajas, m: i64) -> i64:
        """§P8 A field that only overbuilding links is linked, but never paid."""
        province.put_tile(s, self.by, self.tile, self.cell, arg2(m))
        s.call(province.Reveal(TILE_STACK[self.tile]))
        return NEXT

    def bars_lay(self, p: Player, cell: i64, roads: i64) -> i64:
        if cell != self.cell:
            return refusal(WRONG_SQUARE, self.cell)
        barred = province.bars_roads(self.tile, roads)
        if barred != OK:
            return barred
        lost = province.cut_off(p, cell, roads)
        return OK if lost == 0 else refusal(CUTS_OFF, lost)

    def copy(self) -> Rule:
        new = MasterBuilder()
        new.copy_from(self)
        return new

    def copy_from(self, other: MasterBuilder) -> None:
        super().copy_from(other)
        self.tile = other.tile
        self.cell = other.cell
