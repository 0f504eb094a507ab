"""What can be counted in a position of Merv: the numbers that a learned judgement looks at.

Nothing is secret in Merv. A search judges the end of the own turn, with nothing on the stack: the
queue, the raid and the scoring of the year are still to come then.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.learned import WHOLE, Sight
from serai.bots.merv import city, counts, order
from serai.bots.merv.counts import lacking
from serai.bots.merv.judge import TERMS, TURNS, Judge
from serai.bots.merv.order import had_turn, turns_to_come
from serai.core.kernel import count_of
from serai.core.packed import vec
from serai.games.merv import components
from serai.games.merv.caravansary import is_reached
from serai.games.merv.contracts import free_scrolls, top_of
from serai.games.merv.payment import DISCOUNT_TILES, JOKER_TILES
from serai.games.merv.scoring import (
    building_points,
    palace_points,
    set_points,
    tile_points,
    top_points,
)
from serai.games.merv.state import CUBES, NO_CARD, Merv, Player
from serai.games.merv.tables import (
    ACTIONS,
    CELLS,
    CONTRACT_POINTS,
    HALLS,
    MARKET_CELL,
    OUTER,
    PILES,
    RESOURCES,
    ROW,
    SPICES,
    TILES_OF_LEVEL,
)

VERSION: Final = 1  # of what is counted, and in which order


GONE: Final = 8  # so much is lacking where no contract is left

MAGISTRATE: Final = 1  # his number among the masters, and the Grand Vizier's
VIZIER: Final = 2

# What is counted of every seat.
SHARED: Final[tuple[str, ...]] = (
    *city.CITY,
    *counts.TRACKS,
    *counts.STOCK,
    *counts.TRADE,
    *counts.CARDS,
    *order.ORDER,
)

OWN: Final[tuple[str, ...]] = (
    *(f"term:{name}" for name in TERMS),
    *SHARED,
    *(f"on:{name}" for name in components.ACTION_NAMES),
    *(f"yield:{name}" for name in components.ACTION_NAMES),
    *(f"cubes:{name}" for name in components.COLOUR_NAMES),
    *(f"spice:{name}" for name in components.SPICE_NAMES),
    *(f"hall:{name}" for name in components.HALL_NAMES),
    *(f"discount:{name}" for name in components.ACHIEVEMENT_IDS[:4]),
    "joker",
    *(f"lacking:{name}" for name in components.PILE_NAMES),
)

RIVAL: Final[tuple[str, ...]] = (
    *SHARED,
    "points",
    "sets",
    "buildings",
    "cubes",
    "lasting",
    "had_turn",
)

SOLO: Final = ("points", "year_points", "palace", "sets", "exposed", "influence")

COMMON: Final[tuple[str, ...]] = (
    "year",
    "phase",
    "row_reached",
    "row_camels",
    "market_camels",
    "piles_open",
    "pile_best",
    "walls",
    "white_tiles",
    "halls_empty",
    "outer_empty",
    "path_camels",
    "path_upgrades",
    "sites_free",
    "vizier:buildings",
    "vizier:exposed",
    *(f"magistrate:{name}" for name in SOLO),
)


def size(seats: i64) -> i64:
    """How many numbers there are."""
    return len(OWN) + (seats - 1) * len(RIVAL) + len(COMMON)


def names(seats: i64) -> list[str]:
    """What they are, in order."""
    found = list(OWN)
    rival: i64
    for rival in range(1, seats):
        found += [f"rival {rival}:{name}" for name in RIVAL]
    return found + list(COMMON)


def left(s: Merv, seat: i64) -> i64:
    """How much of the game is still to come for a seat: from WHOLE down to 0."""
    return WHOLE * turns_to_come(s, seat) // TURNS


def write(s: Merv, seat: i64, judge: Judge, out: vec[i64]) -> None:
    """All numbers of a position as a seat sees it: its own, each rival's in turn, the table's."""
    p = s.players[seat]
    at = judge.terms(s, out)
    at = write_shared(s, seat, p, out, at)
    at = write_own(s, seat, p, out, at)
    i: i64
    for i in range(1, s.seats):
        rival = (seat + i) % s.seats
        q = s.players[rival]
        at = write_shared(s, rival, q, out, at)
        at = write_rival(s, rival, q, out, at)
    write_common(s, out, at)


class MervSight(Sight):
    """What a learned judgement of Merv looks at."""

    judge: Judge

    def __init__(self, judge: Judge, seats: i64) -> None:
        super().__init__(len(TERMS), size(seats))
        self.judge = judge

    def look(self, s: Merv, out: vec[i64]) -> None:
        """All numbers."""
        write(s, self.judge.seat, self.judge, out)

    def left(self, s: Merv) -> i64:
        """What is still to come."""
        return left(s, self.judge.seat)

    def is_decided(self, s: Merv) -> bool:
        """Never: a look ahead forgets what follows the turn, so an empty stack says nothing."""
        return False


def write_shared(s: Merv, seat: i64, p: Player, out: vec[i64], at: i64) -> i64:
    """Of any seat."""
    at = city.write_city(s, seat, p, out, at)
    at = counts.write_tracks(s, seat, p, out, at)
    at = counts.write_stock(s, seat, p, out, at)
    at = counts.write_trade(s, seat, p, out, at)
    at = counts.write_cards(s, p, out, at)
    return order.write_order(s, seat, out, at)


# The own seat.


def write_own(s: Merv, seat: i64, p: Player, out: vec[i64], at: i64) -> i64:
    """Each site, cube, spice, hall, lasting achievement and contract by itself."""
    city.write_sites(s, seat, p, out, at)
    at += 2 * ACTIONS
    i: i64
    for i in range(RESOURCES):
        out[at + i] = p.stock[CUBES + i]
    at += RESOURCES
    for i in range(SPICES):
        out[at + i] = p.spice(i)
    at += SPICES
    for i in range(HALLS):
        out[at + i] = p.in_hall(i)
    at += HALLS
    for i in range(TILES_OF_LEVEL):
        out[at + i] = p.achievements >> i & 1
    at += TILES_OF_LEVEL
    out[at] = 1 if p.achievements & JOKER_TILES != 0 else 0
    at += 1
    scrolls = free_scrolls(p)
    common = p.common_goods()
    rare = p.rare_goods()
    for i in range(PILES):
        contract = top_of(s, i)
        out[at + i] = lacking(p, contract, scrolls, common, rare) if contract >= 0 else GONE
    return at + PILES


# The others.


def write_rival(s: Merv, rival: i64, p: Player, out: vec[i64], at: i64) -> i64:
    """Of another seat: what the own one has in its terms, and the rest in sums."""
    buildings: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if s.owners[cell] == rival + 1:
            buildings += 1
    cubes: i64 = 0
    i: i64
    for i in range(RESOURCES):
        cubes += p.stock[CUBES + i]
    out[at] = p.points
    out[at + 1] = set_points(s, rival)
    out[at + 2] = buildings
    out[at + 3] = cubes
    out[at + 4] = count_of(p.achievements & (DISCOUNT_TILES | JOKER_TILES))
    out[at + 5] = had_turn(s, rival)
    return at + 6


def write_common(s: Merv, out: vec[i64], at: i64) -> None:
    """Of the table: the time, what there is to take, and who plays along without a seat."""
    reached: i64 = 0
    i: i64
    for i in range(ROW):
        if s.row[i] != NO_CARD and is_reached(s.row_camels, i):
            reached += 1
    contracts: i64 = 0
    best: i64 = 0
    for i in range(PILES):
        contract = top_of(s, i)
        if contract >= 0:
            contracts += 1
            best = max(best, CONTRACT_POINTS[contract])
    courtiers: i64 = 0
    posts: i64 = 0
    for i in range(s.masters()):
        courtiers |= s.players[i].courtiers
        posts |= s.players[i].posts
    halls: i64 = 0
    for i in range(HALLS):
        if courtiers >> 4 * i & 15 == 0:
            halls += 1
    free: i64 = 0
    for i in range(CELLS):
        if i != MARKET_CELL and s.owners[i] == 0:
            free += 1
    out[at] = s.year
    out[at + 1] = s.phase
    out[at + 2] = reached
    out[at + 3] = count_of(s.row_camels)
    out[at + 4] = count_of(s.market)
    out[at + 5] = contracts
    out[at + 6] = best
    out[at + 7] = count_of(s.walls)
    out[at + 8] = s.white_tiles
    out[at + 9] = halls
    out[at + 10] = count_of(OUTER & ~posts)
    out[at + 11] = count_of(s.path_camels)
    out[at + 12] = count_of(s.path_upgrades)
    out[at + 13] = free
    write_vizier(s, out, at + 14)
    write_magistrate(s, out, at + 16)


def write_vizier(s: Merv, out: vec[i64], at: i64) -> None:
    """The Grand Vizier's buildings, and those that are in danger: a guard there is thanked."""
    out[at] = 0
    out[at + 1] = 0
    if s.is_vizier(VIZIER):
        cell: i64
        for cell in range(CELLS):
            if s.owners[cell] == VIZIER + 1:
                out[at] += 1
                if s.is_in_danger(cell):
                    out[at + 1] += 1


def write_magistrate(s: Merv, out: vec[i64], at: i64) -> None:
    """What the Corrupt Magistrate has, and what a scoring would give him."""
    i: i64
    if not s.is_magistrate(MAGISTRATE):
        for i in range(len(SOLO)):
            out[at + i] = 0
        return
    exposed: i64 = 0
    for i in range(CELLS):
        if s.owner(i) == MAGISTRATE and s.is_in_danger(i):
            exposed += 1
    p = s.players[MAGISTRATE]
    scored = building_points(s, MAGISTRATE) + tile_points(s, MAGISTRATE)
    out[at] = p.points
    out[at + 1] = scored + top_points(s, MAGISTRATE)
    out[at + 2] = palace_points(s, MAGISTRATE)
    out[at + 3] = set_points(s, MAGISTRATE)
    out[at + 4] = exposed
    out[at + 5] = p.influence
