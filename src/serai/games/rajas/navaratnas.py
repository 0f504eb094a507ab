"""Yield tiles: drawn at the dancer in the base game, laid out in Navaratnas (p. 6 and 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, CHANCE, END, NEXT, OK, WAIT, Rule, arg, arg2, bit, refusal, verb
from serai.games.rajas import giving
from serai.games.rajas.refusals import (
    EQUAL_JEWEL,
    FIELD_COLOUR,
    FIELD_COLOUR_FIRST,
    FIELD_COVERED,
    JEWEL_GONE,
    OTHER_JEWEL,
)
from serai.games.rajas.state import BY_YIELD, Player, Rajas
from serai.games.rajas.tables import (
    BROWN,
    FIELDS,
    WHITE,
    YIELD_TILE_COLOUR,
    YIELD_TILE_REWARD,
    YIELD_TILES,
)
from serai.games.rajas.tables import FIELD_COLOUR as COLOUR_OF_FIELD
from serai.games.rajas.verbs import DONE, DRAW, JEWEL

CATCH_UP_TILES: Final = 2  # §N9 the most that a player gets in a round


@mypyc_attr(acyclic=True, free_list_len=1)
class WhiteTile(Rule):
    """§P5, §S4 Draw a white yield tile blind, use it at once, set it aside.

    When all have been set aside they are shuffled into a new pile.
    """

    locals = ("seat",)

    DRAW: Final = 0

    seat: i64

    def __init__(self, seat: i64 = 0) -> None:
        self.by = CHANCE
        self.at = 0
        self.seat = seat

    def step(self, s: Rajas, m: i64) -> i64:
        if self.at != self.DRAW:
            return END
        if m != ASK:
            return self.on_draw(s, arg(m))
        tile: i64
        for tile in range(YIELD_TILES):
            if YIELD_TILE_COLOUR[tile] == WHITE and s.drawn >> tile & 1 == 0:
                s.offer(DRAW | tile << 8)
        return WAIT

    def on_draw(self, s: Rajas, tile: i64) -> i64:
        s.drawn |= bit(tile)
        if s.drawn == white_tiles():
            s.drawn = 0
        giving.give(s, self.seat, YIELD_TILE_REWARD[tile], BY_YIELD)
        return NEXT

    def copy(self) -> Rule:
        new = WhiteTile()
        new.copy_from(self)
        return new

    def copy_from(self, other: WhiteTile) -> None:
        super().copy_from(other)
        self.seat = other.seat


def white_tiles() -> i64:
    """The set of all white yield tiles."""
    tiles: i64 = 0
    tile: i64
    for tile in range(YIELD_TILES):
        if YIELD_TILE_COLOUR[tile] == WHITE:
            tiles |= bit(tile)
    return tiles


def bars_field(p: Player, tile: i64, field: i64, why: i64 = FIELD_COLOUR) -> i64:
    """§N4, §N6, §N10 A field of the tile's colour without a tile; linked or not, it is free."""
    if COLOUR_OF_FIELD[field] != YIELD_TILE_COLOUR[tile]:
        return refusal(why, COLOUR_OF_FIELD[field], YIELD_TILE_COLOUR[tile])
    return OK if p.jewel(field) == 0 else refusal(FIELD_COVERED, field)


def lay_jewel(p: Player, tile: i64, field: i64) -> None:
    """§N6 A laid yield tile stays where it is."""
    p.jewels |= tile + 1 << 5 * field


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstJewel(Rule):
    """§N4 Each player draws a brown yield tile and covers one of the two brown fields."""

    locals = ("seat", "tile")

    DRAW: Final = 0
    FIELD: Final = 1

    seat: i64
    tile: i64

    def __init__(self, seat: i64 = 0) -> None:
        self.by = CHANCE
        self.at = 0
        self.seat = seat
        self.tile = 0

    def step(self, s: Rajas, m: i64) -> i64:
        match self.at:
            case self.DRAW:
                return self.ask_draw(s) if m == ASK else self.on_draw(s, m)
            case self.FIELD:
                return self.ask_field(s) if m == ASK else self.on_field(s, m)
            case _:
                return END

    def ask_draw(self, s: Rajas) -> i64:
        tile: i64
        for tile in range(YIELD_TILES):
            if YIELD_TILE_COLOUR[tile] == BROWN and s.display >> tile & 1:
                s.offer(DRAW | tile << 8)
        return WAIT

    def on_draw(self, s: Rajas, m: i64) -> i64:
        self.tile = arg(m)
        s.display &= ~bit(self.tile)
        self.by = self.seat
        return NEXT

    def ask_field(self, s: Rajas) -> i64:
        """§N4 Each player decides which printed yield is covered."""
        p = s.players[self.seat]
        field: i64
        for field in range(FIELDS):
            m = JEWEL | self.tile << 8 | field << 16
            s.offer_unless(bars_field(p, self.tile, field, FIELD_COLOUR_FIRST), m)
        q = s.asked_why(JEWEL)
        if q >= 0 and arg(q) != self.tile:
            s.explain(refusal(OTHER_JEWEL, self.tile))
        return WAIT

    def on_field(self, s: Rajas, m: i64) -> i64:
        lay_jewel(s.players[self.seat], self.tile, arg2(m))
        return NEXT

    def copy(self) -> Rule:
        new = FirstJewel()
        new.copy_from(self)
        return new

    def copy_from(self, other: FirstJewel) -> None:
        super().copy_from(other)
        self.seat = other.seat
        self.tile = other.tile


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseJewel(Rule):
    """§N5, §N7–N10 Choose any yield tile from the display and lay it on a matching field."""

    CHOOSE: Final = 0

    def step(self, s: Rajas, m: i64) -> i64:
        if self.at != self.CHOOSE:
            return END
        return self.ask_jewel(s) if m == ASK else self.on_jewel(s, m)

    def ask_jewel(self, s: Rajas) -> i64:
        p = s.players[self.by]
        seen: i64 = 0  # equal tiles are offered once
        tile: i64
        for tile in range(YIELD_TILES):
            if s.display >> tile & 1 and equal_on_offer(s, tile) == tile:
                field: i64
                for field in range(FIELDS):
                    if bars_field(p, tile, field) == OK:
                        s.offer(JEWEL | tile << 8 | field << 16)
                        seen += 1
        if seen == 0:
            return END
        s.offer(DONE)
        q = s.asked_why(JEWEL)
        if q >= 0:
            s.explain(self.bars_jewel(s, p, arg(q), arg2(q)))
        return WAIT

    def on_jewel(self, s: Rajas, m: i64) -> i64:
        if verb(m) == JEWEL:
            s.display &= ~bit(arg(m))
            lay_jewel(s.players[self.by], arg(m), arg2(m))
        return NEXT

    def bars_jewel(self, s: Rajas, p: Player, tile: i64, field: i64) -> i64:
        if s.display >> tile & 1 == 0:
            return refusal(JEWEL_GONE, tile)
        other = equal_on_offer(s, tile)
        return bars_field(p, tile, field) if other == tile else refusal(EQUAL_JEWEL, tile, other)

    def copy(self) -> Rule:
        new = ChooseJewel(self.by)
        new.at = self.at
        return new


def equal_on_offer(s: Rajas, tile: i64) -> i64:
    """Of equal tiles on display the one with the lowest number: which is taken is all one."""
    lowest = tile
    other = tile - 1
    while other >= 0 and YIELD_TILE_COLOUR[other] == YIELD_TILE_COLOUR[tile]:
        if s.display >> other & 1 and YIELD_TILE_REWARD[other] == YIELD_TILE_REWARD[tile]:
            lowest = other
        other -= 1
    return lowest


def is_behind(s: Rajas, seat: i64) -> bool:
    """§N8, §N9 In the first or second pass missed somebody owns one or two workers more."""
    missed = s.players[seat].missed
    if s.jewelled == 0 or missed > CATCH_UP_TILES:
        return False
    other: i64
    for other in range(s.seats):
        if s.players[other].workers >= s.players[seat].workers + missed:
            return True
    return False
