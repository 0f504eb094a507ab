"""What can be counted in a position of Rajas of the Ganges: what a learned judgement looks at.

Nothing in this game is hidden from anybody.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.learned import WHOLE, Sight
from serai.bots.rajas.judge import DEAREST, TERMS, Judge
from serai.bots.rajas.roads import ROADS, write_roads
from serai.core.kernel import count_of
from serai.core.packed import vec
from serai.games.rajas import components
from serai.games.rajas.harbour import is_occupied
from serai.games.rajas.karma import reach
from serai.games.rajas.round import next_start
from serai.games.rajas.state import (
    AT_BALCONY,
    AT_CHAMBER,
    AT_MARKET,
    AT_TERRACE,
    FACE,
    IDLE_FAME,
    IDLE_MONEY,
    IDLE_RIVER,
    PIPS,
    Player,
    Rajas,
    tile_in,
)
from serai.games.rajas.tables import (
    BRIDGE_AFTER,
    BUILDINGS,
    CELLS,
    CHAMBERS,
    COLOURS,
    DICE_PER_COLOUR,
    FAME_BONUS,
    FAME_WORKER,
    GOODS,
    HARBOUR_PIPS,
    HARBOUR_SPACES,
    LAST_SPACE,
    LEVEL_MIN,
    MIXED_SPACES,
    MONEY_BONUS,
    MONEY_WORKER,
    QUARRY_COST,
    QUARRY_SPACES,
    SPACES_ROW,
    STACKS,
    STACKS_PER_COLOUR,
    TILE_BUILDING,
    TILE_COST,
    TILE_GOOD,
    TILE_VALUE,
    TILES_PER_COLOUR,
)
from serai.games.rajas.tracks import MONEY_BONUSES, margin

VERSION: Final = 1  # of what is counted, and in which order

# How much of the game is to come grows faster than the fame missing: first turns bring least.
LEAST: Final = 5  # as long as no markers have met; then what a last turn is
SLOPE: Final = 130
CURVED: Final = 88

MANY: Final = 5  # dice that a turn or two can make use of
FACES: Final = 6
ONE_COLOUR: Final = (1 << TILES_PER_COLOUR) - 1  # the tiles of a colour, as a set

# What is counted of every seat.
SHARED: Final[tuple[str, ...]] = (
    "fame",
    "money",
    "missing",
    "lead",
    "had_turn",
    "place",
    "starts_next",
    "dice",
    "pips",
    "low_dice",
    "colours",
    "karma",
    "payable",
    "workers",
    "ready",
    "waiting",
    "boat",
    "upgrades",
    "tiles",
    "buildings",
    "markets",
    "market_money",
    "mixed_money",
    "squares_open",
    "linked",
)

OWN: Final[tuple[str, ...]] = (
    *(f"term:{name}" for name in TERMS),
    *SHARED,
    *(f"pips:{name}" for name in components.COLOUR_NAMES),
    *(f"face:{face}" for face in range(1, 7)),
    "hands_free",
    "dice_beyond_5",
    *(f"to_worker:{name}" for name in ("money", "fame", "river")),
    "to_bonus:money",
    "to_bonus:fame",
    "bonuses",
    "boats_ahead",
    *(f"level:{name}" for name in components.BUILDING_NAMES),
    *(f"built:{name}" for name in components.BUILDING_NAMES),
    *(f"markets:{name}" for name in components.GOOD_NAMES),
    *(f"money:{name}" for name in components.GOOD_NAMES),
    *(f"best:{name}" for name in components.GOOD_NAMES),
    *ROADS,
)

RIVAL: Final[tuple[str, ...]] = SHARED

COMMON: Final[tuple[str, ...]] = (
    "round",
    "pass",
    "mogul_free",
    "quarry_left",
    "quarry_cost",
    "harbour_left",
    "mixed_left",
    "markets_free",
    "terraces_free",
    "balconies_free",
    "chambers_free",
    "supply_least",
    "stacks_empty",
    *(f"tiles:{name}" for name in components.COLOUR_NAMES),
    *(f"offered:{name}" for name in components.BUILDING_NAMES),
    *(f"offered:{name}" for name in components.GOOD_NAMES),
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


def is_decided(s: Rajas) -> bool:
    """Markers have met: what is left of the pass is a matter of the margin alone."""
    return s.meetings > 0 or not s.stack


def left(s: Rajas, seat: i64) -> i64:
    """How much of the game is still to come for a seat: from WHOLE down to 0."""
    if not s.stack:
        return 0
    if s.meetings > 0:
        return LEAST if s.players[seat].ready > 0 and had_turn(s, seat) == 0 else 0
    missing: i64 = WHOLE
    for p in s.players:
        missing = min(missing, -margin(p))
    return min(LEAST + missing * (SLOPE + missing) // CURVED, i64(WHOLE))


def had_turn(s: Rajas, seat: i64) -> i64:
    """1: the turn of this seat in this pass is over."""
    mine = (seat - s.start + s.seats) % s.seats
    now = (s.turn - s.start + s.seats) % s.seats
    return 1 if mine < now else 0


def write(s: Rajas, seat: i64, judge: Judge, out: vec[i64]) -> None:
    """All numbers of a position as a seat sees it: its own, each rival's in turn, the table's."""
    at = judge.terms(s, out)
    at = write_shared(s, seat, out, at)
    at = write_own(s, seat, out, at)
    i: i64
    for i in range(1, s.seats):
        at = write_shared(s, (seat + i) % s.seats, out, at)
    write_common(s, out, at)


class RajasSight(Sight):
    """What a learned judgement of Rajas of the Ganges looks at."""

    judge: Judge

    def __init__(self, judge: Judge, seats: i64) -> None:
        super().__init__(len(TERMS), size(seats))
        self.judge = judge

    def look(self, s: Rajas, out: vec[i64]) -> None:
        """All numbers."""
        write(s, self.judge.seat, self.judge, out)

    def left(self, s: Rajas) -> i64:
        """What is still to come."""
        return left(s, self.judge.seat)

    def is_decided(self, s: Rajas) -> bool:
        """Once markers have met, only the margin counts."""
        return is_decided(s)


def write_shared(s: Rajas, seat: i64, out: vec[i64], at: i64) -> i64:
    """Of any seat."""
    p = s.players[seat]
    own = margin(p)
    best: i64 = -WHOLE
    i: i64
    for i in range(s.seats):
        if i != seat:
            best = max(best, margin(s.players[i]))
    out[at] = p.fame
    out[at + 1] = p.money
    out[at + 2] = -own
    out[at + 3] = own - best
    out[at + 4] = had_turn(s, seat)
    out[at + 5] = (seat - s.start + s.seats) % s.seats
    out[at + 6] = 1 if next_start(s) == seat else 0
    at = write_dice(s, p, out, at + 7)
    out[at] = p.workers
    out[at + 1] = p.ready
    out[at + 2] = count_of(p.idle)
    out[at + 3] = p.boat
    out[at + 4] = p.upgrades
    at = write_built(p, out, at + 5)
    out[at] = count_of(p.open)
    out[at + 1] = count_of(p.connected)
    return at + 2


def write_dice(s: Rajas, p: Player, out: vec[i64], at: i64) -> i64:
    """Dice and karma, and how many tiles they could pay."""
    dice = p.dice
    pips: i64 = 0
    colours: i64 = 0
    payable: i64 = 0
    low: i64 = 0
    i: i64
    stack: i64
    for i in range(COLOURS):
        if dice[PIPS + i] > 0:
            colours += 1
            pips += dice[PIPS + i]
            most = reach(p, i, p.karma)
            for stack in range(i * STACKS_PER_COLOUR, (i + 1) * STACKS_PER_COLOUR):
                top = s.tops[stack]
                if top > 0 and TILE_COST[top - 1] <= most:
                    payable += 1
    for i in range(HARBOUR_PIPS):
        low += dice[FACE + i]
    out[at] = p.held
    out[at + 1] = pips
    out[at + 2] = low
    out[at + 3] = colours
    out[at + 4] = p.karma
    out[at + 5] = payable
    return at + 6


def write_built(p: Player, out: vec[i64], at: i64) -> i64:
    """Tiles, buildings and markets of a province, and what the markets bring."""
    cells = p.cells
    tiles: i64 = 0
    buildings: i64 = 0
    markets: i64 = 0
    money: i64 = 0
    silk: i64 = 0
    tea: i64 = 0
    spice: i64 = 0
    cell: i64
    i: i64
    for cell in range(CELLS):
        square = cells[cell]
        if square > 0:
            tiles += 1
            first = tile_in(square) * 2
            for i in range(first, first + 2):
                if TILE_BUILDING[i] >= 0:
                    buildings += 1
                good = TILE_GOOD[i]
                if good >= 0:
                    markets += 1
                    money += TILE_VALUE[i]
                    if good == 0:
                        silk = max(silk, TILE_VALUE[i])
                    elif good == 1:
                        tea = max(tea, TILE_VALUE[i])
                    else:
                        spice = max(spice, TILE_VALUE[i])

    out[at] = tiles
    out[at + 1] = buildings
    out[at + 2] = markets
    out[at + 3] = money
    out[at + 4] = silk + tea + spice
    return at + 5


def write_own(s: Rajas, seat: i64, out: vec[i64], at: i64) -> i64:
    """Of the own seat: each thing by itself."""
    p = s.players[seat]
    dice = p.dice
    i: i64
    for i in range(COLOURS):
        out[at + i] = dice[PIPS + i]
    at += COLOURS
    for i in range(FACES):
        out[at + i] = dice[FACE + i]
    at += FACES
    out[at] = p.hands - p.held
    out[at + 1] = max(p.held - MANY, i64(0))
    at = write_ways(s, seat, p, out, at + 2)
    at = write_kinds(p, out, at)
    return write_roads(p, out, at)


def write_ways(s: Rajas, seat: i64, p: Player, out: vec[i64], at: i64) -> i64:
    """How far it is to workers and bonuses on the tracks and the river."""
    fame: i64 = 0
    boats: i64 = 0
    i: i64
    for i in range(len(FAME_BONUS)):
        if fame == 0:
            fame = max(FAME_BONUS[i] - p.fame, i64(0))
    for i in range(p.boat + 1, min(p.boat + HARBOUR_PIPS, LAST_SPACE) + 1):
        if is_occupied(s, seat, i):
            boats += 1
    out[at] = max(MONEY_WORKER - p.money, i64(0)) if p.idle & IDLE_MONEY else 0
    out[at + 1] = max(FAME_WORKER - p.fame, i64(0)) if p.idle & IDLE_FAME else 0
    out[at + 2] = max(BRIDGE_AFTER + 1 - p.boat, i64(0)) if p.idle & IDLE_RIVER else 0
    out[at + 3] = max(MONEY_BONUS[p.bonus] - p.money, i64(0)) if p.bonus < MONEY_BONUSES else 0
    out[at + 4] = fame
    out[at + 5] = p.bonus
    out[at + 6] = boats
    return at + 7


def write_kinds(p: Player, out: vec[i64], at: i64) -> i64:
    """Each kind of building and each good."""
    cells = p.cells
    i: i64
    for i in range(BUILDINGS):
        out[at + i] = p.level(i) - LEVEL_MIN
        out[at + BUILDINGS + i] = 0
    built = at + BUILDINGS
    markets = built + BUILDINGS
    for i in range(GOODS):
        out[markets + i] = p.markets_of(i)
        out[markets + GOODS + i] = 0
        out[markets + 2 * GOODS + i] = 0
    cell: i64
    for cell in range(CELLS):
        square = cells[cell]
        if square > 0:
            first = tile_in(square) * 2
            for i in range(first, first + 2):
                if TILE_BUILDING[i] >= 0:
                    out[built + TILE_BUILDING[i]] += 1
                good = TILE_GOOD[i]
                if good >= 0:
                    sum_at = markets + GOODS + good
                    out[sum_at] += TILE_VALUE[i]
                    out[sum_at + GOODS] = max(out[sum_at + GOODS], TILE_VALUE[i])
    return markets + 3 * GOODS


def write_common(s: Rajas, out: vec[i64], at: i64) -> None:
    """Of the table: how late it is, which spaces are free, and what there is to build."""
    board = s.board
    quarry = QUARRY_SPACES[s.seats] - s.quarry
    out[at] = s.round
    out[at + 1] = s.lap
    out[at + 2] = 1 if s.mogul == 0 else 0
    out[at + 3] = quarry
    out[at + 4] = QUARRY_COST[s.seats * SPACES_ROW + s.quarry] if quarry > 0 else DEAREST + 1
    out[at + 5] = HARBOUR_SPACES[s.seats] - s.harbour
    out[at + 6] = MIXED_SPACES[s.seats] - s.mixed
    out[at + 7] = free_of(board, AT_MARKET, GOODS)
    out[at + 8] = free_of(board, AT_TERRACE, COLOURS)
    out[at + 9] = free_of(board, AT_BALCONY, COLOURS)
    out[at + 10] = free_of(board, AT_CHAMBER, CHAMBERS)
    at += 11
    tops = s.tops
    least: i64 = DICE_PER_COLOUR
    empty: i64 = 0
    i: i64
    for i in range(COLOURS):
        unseen = s.unseen if i < 2 else s.unseen_high
        out[at + 2 + i] = count_of(unseen >> TILES_PER_COLOUR * (i & 1) & ONE_COLOUR)
        least = min(least, s.supply[i])
    offered = at + 2 + COLOURS
    for i in range(BUILDINGS + GOODS):
        out[offered + i] = 0
    stack: i64
    for stack in range(STACKS):
        top = tops[stack]
        if top == 0:
            empty += 1
        else:
            for i in range(top * 2 - 2, top * 2):
                if TILE_BUILDING[i] >= 0:
                    out[offered + TILE_BUILDING[i]] += 1
                if TILE_GOOD[i] >= 0:
                    out[offered + BUILDINGS + TILE_GOOD[i]] += TILE_VALUE[i]
    out[at] = least
    out[at + 1] = empty


def free_of(board: vec[i64], first: i64, n: i64) -> i64:
    """How many of some neighbouring spaces are free."""
    free: i64 = 0
    i: i64
    for i in range(first, first + n):
        if board[i] == 0:
            free += 1
    return free
