"""What is counted of buildings in Merv: how safe they are, what they score and yield."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.merv.counts import COUNT_BITS, count, stocked
from serai.bots.merv.judge import LINE_BITS, LINE_MOST, cubes_of
from serai.bots.merv.order import is_next_of_columns
from serai.core.kernel import bit, count_of
from serai.core.packed import vec
from serai.games.merv.state import NO_UPGRADE, NOBODY, Merv, Player
from serai.games.merv.tables import (
    ACTIONS,
    BUILDING_POINTS,
    CELLS,
    GUARD_OTHER,
    GUARD_OWN,
    HIT,
    LINE_CELL,
    MARKET_CELL,
    MOSQUE,
    NEEDS,
    POSITIONS,
    SCORING_TILES,
    SIDE,
    SITE_ACTION,
    SITE_COLOUR,
    STEPS,
    TILE_ACTION,
    TILE_POINTS,
    TOP_POINTS,
    WALL_OTHER,
    WALL_OWN,
    WHITE,
)

FEW_BUILDINGS: Final = 3  # as many as a player misses who has fewer

CITY: Final[tuple[str, ...]] = (
    "buildings_short",
    "walled",
    "guarded",
    "exposed",
    "unpaid",
    "walls_missing",
    "at_stake",
    "year_points",
    "upgrades",
    "best_next",
    "second_next",
    "best_later",
    "guards",
    "guard_gain",
    "wall_gain",
)


def write_city(s: Merv, seat: i64, p: Player, out: vec[i64], at: i64) -> i64:
    """Own buildings: how safe they are, what they score and yield; influence to be had there."""
    owners = s.owners
    guards = s.guards
    upgrades = s.upgrades
    sites = s.sites
    mine = seat + 1
    more = extra_points(p)
    spare = stocked(p)
    walled: i64 = 0
    guarded: i64 = 0
    exposed: i64 = 0
    unpaid: i64 = 0
    walls_missing: i64 = 0
    at_stake: i64 = 0
    points: i64 = 0
    upgraded: i64 = 0
    columns: i64 = 0
    rows: i64 = 0
    posted: i64 = 0
    gain: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if owners[cell] == 0:
            continue
        holes = NEEDS[cell] & ~s.walls
        guard = guards[cell]
        upgrade = upgrades[cell]
        if guard == mine:
            posted += 1
        if holes != 0 and guard == 0 and upgrade == NO_UPGRADE:
            gain = max(gain, GUARD_OWN if owners[cell] == mine else GUARD_OTHER)
        if owners[cell] != mine:
            continue
        site = sites[cell]
        scores = BUILDING_POINTS + count(more, SITE_ACTION[site])
        points += scores
        cubes = cubes_of(upgrade)
        columns += cubes << LINE_BITS * (cell % SIDE)
        rows += cubes << LINE_BITS * (cell // SIDE)
        if upgrade != NO_UPGRADE:
            upgraded += 1
        if holes == 0:
            walled += 1
        elif guard != 0:
            guarded += 1
        else:
            exposed += 1
            walls_missing += count_of(holes)
            at_stake += scores
            ransom = ransom_of(spare, SITE_COLOUR[site], upgrade)
            if ransom == NOBODY:
                unpaid += 1
            else:
                spare -= bit(COUNT_BITS * ransom)
    out[at] = max(FEW_BUILDINGS - p.buildings, i64(0))
    out[at + 1] = walled
    out[at + 2] = guarded
    out[at + 3] = exposed
    out[at + 4] = unpaid
    out[at + 5] = walls_missing
    out[at + 6] = at_stake
    out[at + 7] = points
    out[at + 8] = upgraded
    if is_next_of_columns(s, seat):
        write_lines(columns, rows, out, at + 9)
    else:
        write_lines(rows, columns, out, at + 9)
    out[at + 12] = posted
    out[at + 13] = gain if p.servants > 0 else 0
    out[at + 14] = wall_gain(s, mine)
    return at + 15


def extra_points(p: Player) -> i64:
    """What scoring tiles and the top of the mosque add to a building, by action."""
    found: i64 = TOP_POINTS << COUNT_BITS * MOSQUE if p.steps == STEPS else 0
    if p.tiles != 0:
        tile: i64
        for tile in range(SCORING_TILES):
            if p.tiles & bit(tile) != 0:
                found += TILE_POINTS << COUNT_BITS * TILE_ACTION[tile]
    return found


def ransom_of(spare: i64, colour: i64, upgrade: i64) -> i64:
    """The cube that raiders get for a site, a white one last; NOBODY: there is none."""
    if count(spare, colour) > 0:
        return colour
    if upgrade != NO_UPGRADE and count(spare, upgrade - 1) > 0:
        return upgrade - 1
    return WHITE if count(spare, WHITE) > 0 else NOBODY


def write_lines(coming: i64, later: i64, out: vec[i64], at: i64) -> None:
    """Twice the cubes of the best two of the lines that come next, and of the best after them."""
    first: i64 = 0
    second: i64 = 0
    best: i64 = 0
    k: i64
    for k in range(SIDE):
        n = coming >> LINE_BITS * k & LINE_MOST
        if n > first:
            second = first
            first = n
        elif n > second:
            second = n
        best = max(best, later >> LINE_BITS * k & LINE_MOST)
    out[at] = first
    out[at + 1] = second
    out[at + 2] = best


def wall_gain(s: Merv, mine: i64) -> i64:
    """The most influence that one more wall brings."""
    owners = s.owners
    best: i64 = 0
    position: i64
    nth: i64
    for position in range(POSITIONS):
        if s.walls >> position & 1 == 0:
            found: i64 = 0
            for nth in range(HIT):
                owner = owners[LINE_CELL[position * SIDE + nth]]
                if owner != 0:
                    found += WALL_OWN if owner == mine else WALL_OTHER
            best = max(best, found)
    return best


def write_sites(s: Merv, seat: i64, p: Player, out: vec[i64], at: i64) -> None:
    """By action: own buildings, and twice the most cubes that come with it in the next turn."""
    owners = s.owners
    upgrades = s.upgrades
    i: i64
    for i in range(2 * ACTIONS):
        out[at + i] = 0
    step: i64 = SIDE if is_next_of_columns(s, seat) else 1
    line: i64
    _i: i64
    cell: i64
    for line in range(SIDE):
        first: i64 = line if step == SIDE else line * SIDE
        yields: i64 = 0  # of this line, by owner
        cell = first
        for _i in range(SIDE):
            if owners[cell] != 0:
                yields += cubes_of(upgrades[cell]) << LINE_BITS * owners[cell]
            cell += step
        cell = first
        for _i in range(SIDE):
            if cell != MARKET_CELL:
                action = SITE_ACTION[s.sites[cell]]
                owner = owners[cell]
                cubes = yields >> LINE_BITS * owner & LINE_MOST
                if owner == seat + 1:
                    out[at + action] += 1
                elif owner == 0 and p.buildings > 0:
                    cubes = yields >> LINE_BITS * (seat + 1) & LINE_MOST
                    cubes += cubes_of(upgrades[cell])
                out[at + ACTIONS + action] = max(out[at + ACTIONS + action], cubes)
            cell += step
