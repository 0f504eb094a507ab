"""I. The quarry: buy a province tile and lay it (rulebook p. 4–5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, arg, arg2, refusal, verb
from serai.games.rajas.karma import Payment, reach
from serai.games.rajas.province import (
    Reveal,
    SpecialYields,
    bars_laying,
    covered_fields,
    put_tile,
    score_tile,
)
from serai.games.rajas.refusals import (
    ALL_TAKEN,
    NOT_ON_OFFER,
    TOO_FEW_PIPS,
    TOO_LITTLE_MONEY,
)
from serai.games.rajas.state import Player, Rajas
from serai.games.rajas.tables import (
    CELLS,
    QUARRY_COST,
    QUARRY_SPACES,
    SHAPE_ROTATIONS,
    SPACES_ROW,
    STACKS,
    TILE_COLOUR,
    TILE_COST,
    TILE_SHAPE,
    TILE_STACK,
)
from serai.games.rajas.verbs import DONE, LAY, TILE


def bars_quarry(s: Rajas, p: Player) -> i64:
    """§Q1 A free space and its money; to buy a tile there is left to the player."""
    spaces = QUARRY_SPACES[s.seats]
    if s.quarry >= spaces:
        return refusal(ALL_TAKEN, spaces)
    cost = QUARRY_COST[s.seats * SPACES_ROW + s.quarry]
    if p.money < cost:
        return refusal(TOO_LITTLE_MONEY, cost - p.money, p.money)
    return OK


def missing_pips(p: Player, tile: i64) -> i64:
    """§Q1, §K1 What the dice of its colour lack for a tile, karma included; 0 or less: nothing."""
    return TILE_COST[tile] - reach(p, TILE_COLOUR[tile], p.karma)


def can_buy(s: Rajas, p: Player) -> bool:
    """§Q1, §Q5 Whether a tile can be paid, and there is a square to lay it on."""
    if p.open == 0:
        return False
    stack: i64
    for stack in range(STACKS):
        top = s.tops[stack]
        if top > 0 and missing_pips(p, top - 1) <= 0:
            return True
    return False


def bars_tile(s: Rajas, p: Player, tile: i64) -> i64:
    """§Q1 The tile lies on top of its stack and its price can be paid in its colour."""
    if s.tops[TILE_STACK[tile]] != tile + 1:
        return refusal(NOT_ON_OFFER, tile)
    missing = missing_pips(p, tile)
    return OK if missing <= 0 else refusal(TOO_FEW_PIPS, missing, TILE_COLOUR[tile])


@mypyc_attr(acyclic=True, free_list_len=1)
class Quarry(Rule):
    """§Q1–Q6 One of the twelve tiles may be taken: pay its price in dice, lay it, score it."""

    locals = ("tile", "fields", "bare")

    TILE: Final = 0
    PAY: Final = 1
    LAY: Final = 2
    SCORE: Final = 3
    YIELDS: Final = 4
    OVER: Final = 5

    tile: i64
    fields: i64  # linked by the tile, to be paid after it has been scored
    bare: i64  # of these, the ones without a yield tile when they were linked

    def __init__(self, by: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.tile = 0
        self.fields = 0
        self.bare = 0

    def step(self, s: Rajas, m: i64) -> i64:
        match self.at:
            case self.TILE:
                return self.ask_tile(s) if m == ASK else self.on_tile(s, m)
            case self.PAY:
                return self.do_pay(s)
            case self.LAY:
                return self.ask_lay(s) if m == ASK else self.on_lay(s, m)
            case self.SCORE:
                return self.do_score(s)
            case self.YIELDS:
                return self.do_yields(s)
            case _:
                return END

    def ask_tile(self, s: Rajas) -> i64:
        """§Q1 "May": any tile on top of a stack that can be paid and laid, or none."""
        p = s.players[self.by]
        stack: i64
        for stack in range(STACKS):
            top = s.tops[stack]
            if top > 0 and p.open > 0 and missing_pips(p, top - 1) <= 0:
                s.offer(TILE | (top - 1) << 8)
        if s.desk.n == 0:
            return END
        s.offer(DONE)
        q = s.asked_why(TILE)
        if q >= 0:
            s.explain(bars_tile(s, p, arg(q)))
        return WAIT

    def on_tile(self, s: Rajas, m: i64) -> i64:
        if verb(m) == DONE:
            self.at = self.OVER
            return AGAIN
        self.tile = arg(m)
        s.tops[TILE_STACK[self.tile]] = 0
        return NEXT

    def do_pay(self, s: Rajas) -> i64:
        """§Q2 Dice of its colour, at least its price."""
        s.call(Payment(self.by, TILE_COLOUR[self.tile], TILE_COST[self.tile]))
        return NEXT

    def ask_lay(self, s: Rajas) -> i64:
        """§Q5, §Q6 On a free square, turned at will, linked to the residence."""
        p = s.players[self.by]
        shape: i64 = TILE_SHAPE[self.tile] * 4
        cell: i64
        for cell in range(CELLS):
            if p.open >> cell & 1:
                entrances = p.cells[CELLS + cell]
                i: i64
                for i in range(4):
                    roads = SHAPE_ROTATIONS[shape + i]
                    if roads & entrances:
                        s.offer(LAY | cell << 8 | roads << 16)
        q = s.asked_why(LAY)
        if q >= 0:
            s.explain(bars_laying(p, self.tile, arg(q), arg2(q)))
        return WAIT

    def on_lay(self, s: Rajas, m: i64) -> i64:
        self.fields = put_tile(s, self.by, self.tile, arg(m), arg2(m))
        self.bare = self.fields & ~covered_fields(s.players[self.by])
        s.call(Reveal(TILE_STACK[self.tile]))
        return NEXT

    def do_score(self, s: Rajas) -> i64:
        """§Q3 Buildings and markets of the tile."""
        score_tile(s, self.by, self.tile)
        return NEXT

    def do_yields(self, s: Rajas) -> i64:
        """§Q4 Then the fields at the border that the tile has linked."""
        if self.fields:
            s.call(SpecialYields(self.by, self.fields, self.bare))
        return NEXT

    def copy(self) -> Rule:
        new = Quarry()
        new.copy_from(self)
        return new

    def copy_from(self, other: Quarry) -> None:
        super().copy_from(other)
        self.tile = other.tile
        self.fields = other.fields
        self.bare = other.bare
