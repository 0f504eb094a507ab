"""Gains printed on river spaces, border fields, yield tiles and tracks (rulebook p. 7, 10, 11)."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.kernel import arg, bit, verb
from serai.games.rajas import dice, harbour, market, palace, tables, tracks, upgrades
from serai.games.rajas.giving import Giver
from serai.games.rajas.state import Player, Rajas, tile_in
from serai.games.rajas.tables import (
    CELLS,
    FIELDS,
    TILE_BUILDING,
    TILE_GOOD,
)


def give(s: Rajas, seat: i64, reward: i64, cause: i64, may: i64 = 0) -> None:
    """§H4–H17, §N11–N17, §G3–G7 Pay out one printed gain.

    `cause` is where it is printed; `may` 1: its dice may be left in the supply.
    """
    p = s.players[seat]
    n = arg(reward)
    match verb(reward):
        case tables.DICE:  # §H5
            s.call(dice.TakeDice(seat, n, tables.ALL_COLOURS, 0, may))
        case tables.KARMA:  # §H6
            tracks.gain_karma(s, seat, n)
        case tables.MONEY:  # §H7
            tracks.gain_money(s, seat, n)
        case tables.FAME:  # §H10
            tracks.gain_fame(s, seat, n)
        case tables.UPGRADE:  # §H11
            s.call(upgrades.Upgrade(seat))
        case tables.BOAT:  # §T3, §T4 "may"
            s.call(harbour.Sail(seat, 0, 1, cause))
        case tables.ANY_CHAMBER:  # §H8
            s.call(palace.ChamberOfChoice(seat))
        case tables.CHAMBER:  # §G5
            palace.visit(s, seat, n)
        case tables.DICE_PER_KARMA:  # §H9, §G3
            if p.karma > 0:
                colours = bit(n) if n < tables.ANY_COLOUR else tables.ALL_COLOURS
                s.call(dice.TakeDice(seat, p.karma, colours))
        case tables.MONEY_PER_MARKET:  # §H12
            tracks.gain_money(s, seat, n * (p.markets_of(0) + p.markets_of(1) + p.markets_of(2)))
        case tables.MIXED_GOODS:  # §H13
            market.score_up_to(s, seat, market.DIFFERENT, tables.GOODS, cause)
        case tables.ONE_GOOD:  # §H14, §G6
            market.score_up_to(s, seat, market.ANY_ONE, n, cause)
        case tables.FAME_PER_UPGRADE:  # §H15
            tracks.gain_fame(s, seat, n * p.upgrades)
        case tables.MONEY_PER_UPGRADE:  # §H16, §N16
            tracks.gain_money(s, seat, n * p.upgrades)
        case tables.FAME_PER_KARMA:  # §H17
            tracks.gain_fame(s, seat, n * p.karma)
        case tables.COLOURED_DICE:  # §G4
            give_coloured_dice(s, seat, reward)
        case tables.SAIL_UP_TO:  # §G7 "up to"
            s.call(harbour.Sail(seat, 0, n, cause))
        case tables.UPGRADE_AND_DIE:
            s.call(dice.TakeDice(seat, 1))
            s.call(upgrades.Upgrade(seat))
        case tables.FAME_PER_MARKET_TILE:  # §N11
            tracks.gain_fame(s, seat, n * market_tiles(p))
        case tables.FAME_PER_RIVER_SPACES:  # §N12
            tracks.gain_fame(s, seat, p.boat // n)
        case tables.MONEY_PER_BUILDING:  # §N13
            tracks.gain_money(s, seat, n * buildings(p))
        case tables.MONEY_PER_YIELD_TILE:  # §N14
            tracks.gain_money(s, seat, n * connected_jewels(p))
        case tables.FAME_PER_CURVE:  # §N15
            tracks.gain_fame(s, seat, n * p.curves)
        case tables.FAME_PER_WORKER:  # §N17
            tracks.gain_fame(s, seat, n * p.workers)
        case _:
            pass


class Printed(Giver):
    """All of them, for those who bring some without knowing what they are."""

    def give(self, s: Rajas, seat: i64, reward: i64, cause: i64, may: i64) -> None:
        """Pay out one."""
        give(s, seat, reward, cause, may)


def give_coloured_dice(s: Rajas, seat: i64, reward: i64) -> None:
    """§G4 One die of each printed colour, or several of the only one."""
    colours: i64 = 0
    n: i64 = 0
    shift: i64 = 8
    while reward >> shift & 255:
        colours |= bit((reward >> shift & 255) - 1)
        n += 1
        shift += 8
    s.call(dice.TakeDice(seat, n, colours, 0 if colours & (colours - 1) == 0 else 1))


def market_tiles(p: Player) -> i64:
    """§N11 Tiles in the province with at least one market."""
    n: i64 = 0
    cell: i64
    for cell in range(CELLS):
        square = p.cells[cell]
        if square > 0 and TILE_GOOD[tile_in(square) * 2] >= 0:
            n += 1
    return n


def buildings(p: Player) -> i64:
    """§N13 Buildings that can be seen in the province."""
    n: i64 = 0
    cell: i64
    for cell in range(CELLS):
        square = p.cells[cell]
        if square > 0:
            if TILE_BUILDING[tile_in(square) * 2] >= 0:
                n += 1
            if TILE_BUILDING[tile_in(square) * 2 + 1] >= 0:
                n += 1
    return n


def connected_jewels(p: Player) -> i64:
    """§N14 Yield tiles that are linked to the residence, the one just linked included."""
    n: i64 = 0
    field: i64
    for field in range(FIELDS):
        if p.connected >> field & 1 and p.jewel(field) > 0:
            n += 1
    return n
