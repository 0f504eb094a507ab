"""Paying with cubes: white, the joker of level 2 and the discount of level 1 (§I1–I3, §H2–H5).

A bill is a packed row of counts, 4 bits for each resource; a count of white wants white cubes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, arg, refusal, verb
from serai.games.merv import notes, refusals, verbs
from serai.games.merv.state import CUBES, NOBODY, Merv, nibble, one_of
from serai.games.merv.tables import (
    ACHIEVEMENT_OF,
    COLOURS,
    RESOURCES,
    TILES_OF_LEVEL,
    WHITE,
)

# Sets of achievements: the tiles of level 1 and of level 2.
DISCOUNT_TILES: Final = 0x000F
JOKER_TILES: Final = 0x00F0


def joker_of(s: Merv, seat: i64) -> i64:
    """§H4, §H5 The colour that this seat may use as white now, or NOBODY."""
    p = s.players[seat]
    if p.joker_used != 0:
        return NOBODY
    return joker_tile(s, seat)


def joker_tile(s: Merv, seat: i64) -> i64:
    """§H4 The colour of the own joker, or NOBODY."""
    owned = s.players[seat].achievements & JOKER_TILES
    tile: i64
    for tile in range(TILES_OF_LEVEL, 2 * TILES_OF_LEVEL):
        if owned >> tile & 1 != 0:
            return ACHIEVEMENT_OF[tile]
    return NOBODY


def discount_for(s: Merv, seat: i64, action: i64) -> i64:
    """§H2 Cubes that a tile of level 1 saves in this action."""
    owned = s.players[seat].achievements & DISCOUNT_TILES
    tile: i64
    for tile in range(TILES_OF_LEVEL):
        if owned >> tile & 1 != 0 and ACHIEVEMENT_OF[tile] == action:
            return 1
    return 0


def missing(s: Merv, seat: i64, bill: i64) -> i64:
    """§I2 Cubes of the bill that neither their colour nor white can pay."""
    stock = s.players[seat].stock
    short: i64 = 0
    c: i64
    for c in range(COLOURS):
        need = bill >> 4 * c & 15
        if need > stock[CUBES + c]:
            short += need - stock[CUBES + c]
    short += bill >> 4 * WHITE & 15
    return max(0, short - stock[CUBES + WHITE])


def shortage(s: Merv, seat: i64, bill: i64) -> i64:
    """§I1–I3, §I5 What is missing with everything that helps: white, the joker, the discount."""
    lacking = missing(s, seat, bill)
    if lacking == 0:
        return 0
    lacking -= s.discount
    joker = joker_of(s, seat)
    if joker != NOBODY and s.players[seat].stock[CUBES + joker] > nibble(bill, joker):
        lacking -= 1
    return max(0, lacking)


def can_pay(s: Merv, seat: i64, bill: i64) -> bool:
    """§I1–I3 Whether a bill can be paid in some way."""
    return shortage(s, seat, bill) == 0


def gain_cubes(s: Merv, master: i64, resource: i64, count: i64) -> None:
    """§I4 Cubes never run out."""
    s.players[master].stock[CUBES + resource] += count
    s.note(notes.GAINED_CUBES, master, count, resource)


def spend_cubes(s: Merv, seat: i64, resource: i64, count: i64) -> None:
    """Cubes go back to the supply."""
    if count > 0:
        s.players[seat].stock[CUBES + resource] -= count
        s.note(notes.PAID, seat, count, resource)


def spend_bill(s: Merv, seat: i64, bill: i64) -> None:
    """§I2 The colours themselves first, white for what is missing."""
    stock = s.players[seat].stock
    white = nibble(bill, WHITE)
    c: i64
    for c in range(COLOURS):
        need = bill >> 4 * c & 15
        own = min(need, stock[CUBES + c])
        spend_cubes(s, seat, c, own)
        white += need - own
    spend_cubes(s, seat, WHITE, white)


def bars_pay(s: Merv, seat: i64, bill: i64) -> i64:
    """§I1, §I2, §I5 Without joker or discount."""
    lacking = missing(s, seat, bill)
    return refusal(refusals.TOO_FEW_CUBES, lacking) if lacking > 0 else OK


def bars_afford(s: Merv, seat: i64, bill: i64) -> i64:
    """§I1–I3, §I5 With everything that helps."""
    lacking = shortage(s, seat, bill)
    return refusal(refusals.TOO_FEW_CUBES, lacking) if lacking > 0 else OK


@mypyc_attr(acyclic=True)
class Pay(Rule):
    """§I1–I3, §H3–H5 Pay a bill; joker and discount are choices."""

    locals = ("bill",)

    WAY: Final = 0

    bill: i64

    def __init__(self, by: i64 = 0, bill: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.bill = bill

    def step(self, s: Merv, m: i64) -> i64:
        if self.at != self.WAY or self.bill == 0:
            return END
        return self.ask_way(s) if m == ASK else self.on_way(s, m)

    def ask_way(self, s: Merv) -> i64:
        s.offer_unless(bars_pay(s, self.by, self.bill), verbs.PAY)
        query = s.desk.query >= 0
        c: i64
        if s.discount > 0 or query:
            for c in range(RESOURCES):
                s.offer_unless(self.bars_save(s, c), verbs.SAVE | c << 8)
        if joker_of(s, self.by) != NOBODY or query:
            for c in range(RESOURCES):
                s.offer_unless(self.bars_joker(s, c), verbs.JOKER | c << 8)
        return WAIT

    def on_way(self, s: Merv, m: i64) -> i64:
        seat = self.by
        if verb(m) == verbs.PAY:
            spend_bill(s, seat, self.bill)
            return NEXT
        self.bill -= one_of(arg(m))
        if verb(m) == verbs.SAVE:
            s.discount -= 1
        else:
            spend_cubes(s, seat, joker_of(s, seat), 1)
            s.players[seat].joker_used = 1
        return AGAIN

    def bars_save(self, s: Merv, c: i64) -> i64:
        """§H2, §H3 One cube less, once in the action."""
        if s.discount == 0:
            return refusal(refusals.NO_DISCOUNT, c)
        if nibble(self.bill, c) == 0:
            return refusal(refusals.NOT_IN_BILL, c)
        s.discount -= 1
        barred = bars_afford(s, self.by, self.bill - one_of(c))
        s.discount += 1
        return barred

    def bars_joker(self, s: Merv, c: i64) -> i64:
        """§H4, §H5 One cube of the joker's colour for one of another."""
        tile = joker_tile(s, self.by)
        if tile == NOBODY:
            return refusal(refusals.NO_JOKER, c)
        if s.players[self.by].joker_used != 0:
            return refusal(refusals.JOKER_USED, tile)
        if nibble(self.bill, c) == 0:
            return refusal(refusals.NOT_IN_BILL, c)
        if c == tile:
            return refusal(refusals.OWN_COLOUR, c)
        p = s.players[self.by]
        if p.stock[CUBES + tile] == 0:
            return refusal(refusals.NO_CUBE, tile)
        p.stock[CUBES + tile] -= 1
        p.joker_used = 1
        barred = bars_afford(s, self.by, self.bill - one_of(c))
        p.joker_used = 0
        p.stock[CUBES + tile] += 1
        return barred

    def copy(self) -> Rule:
        new = Pay()
        new.copy_from(self)
        return new

    def copy_from(self, other: Pay) -> None:
        super().copy_from(other)
        self.bill = other.bill
