"""Upgrades of sites (rulebook, mosque and spice bonuses)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, bit, refusal
from serai.games.merv import notes, refusals, verbs
from serai.games.merv.guards import send_home
from serai.games.merv.payment import gain_cubes
from serai.games.merv.state import WHITE_TILE, Merv
from serai.games.merv.tables import CELLS, MARKET_CELL, WHITE


def bars_upgrade(s: Merv, seat: i64, cell: i64) -> i64:
    """§U1, §U6 A site without an upgrade; by agreement only with an own building."""
    if cell == MARKET_CELL:
        return refusal(refusals.CAMEL_MARKET_HERE, cell)
    if s.upgrades_own != 0 and s.owner(cell) != seat:
        return refusal(refusals.NOT_YOURS, cell)
    return refusal(refusals.UPGRADED_ALREADY, cell) if s.upgrades[cell] != 0 else OK


def is_white_gone(s: Merv) -> bool:
    """§U4 No white upgrade is left: a white cube comes instead."""
    return s.white_tiles == 0


@mypyc_attr(acyclic=True)
class PlaceUpgrade(Rule):
    """§U1–U4, §U6 A white upgrade of the pile, or the production upgrade of a mosque path."""

    locals = ("tile",)

    SITE: Final = 0

    tile: i64  # WHITE_TILE, or colour + 1, which is also path + 1

    def __init__(self, by: i64 = 0, tile: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.tile = tile

    def step(self, s: Merv, m: i64) -> i64:
        if self.at != self.SITE:
            return END
        return self.ask_site(s) if m == ASK else self.on_site(s, m)

    def ask_site(self, s: Merv) -> i64:
        if self.tile == WHITE_TILE and is_white_gone(s):
            gain_cubes(s, self.by, WHITE, 1)  # §U4
            return END
        cell: i64
        for cell in range(CELLS):
            s.offer_unless(bars_upgrade(s, self.by, cell), verbs.UPGRADE | cell << 8)
        if s.desk.n == 0:
            s.note(notes.UPGRADE_LOST, self.by)  # §U3
            return END
        return WAIT

    def on_site(self, s: Merv, m: i64) -> i64:
        cell = arg(m)
        if s.guards[cell] != 0:
            s.note(notes.GUARD_HOME, s.guards[cell] - 1, cell)
            send_home(s, cell)
        s.upgrades[cell] = self.tile
        if self.tile == WHITE_TILE:
            s.white_tiles -= 1
        else:
            s.path_upgrades &= ~bit(self.tile - 1)
        return NEXT

    def copy(self) -> Rule:
        new = PlaceUpgrade()
        new.copy_from(self)
        return new

    def copy_from(self, other: PlaceUpgrade) -> None:
        super().copy_from(other)
        self.tile = other.tile
