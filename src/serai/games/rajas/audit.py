"""Conservation laws: what must hold in every position, after every move."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.game import stack_law
from serai.core.kernel import bit
from serai.games.rajas.dice import TakeDice
from serai.games.rajas.navaratnas import white_tiles
from serai.games.rajas.palace import FrontTerrace
from serai.games.rajas.province import cut_off
from serai.games.rajas.round import Rounds, Turn
from serai.games.rajas.setup import SetUp
from serai.games.rajas.state import (
    AT_CHAMBER,
    FACE,
    PIPS,
    SPACES,
    Player,
    Rajas,
    is_overbuilt,
    roads_of,
    tile_in,
)
from serai.games.rajas.tables import (
    BUILDINGS,
    CELL_FIELD,
    CELL_NEIGHBOUR,
    CELLS,
    COLOURS,
    CURVE,
    DICE_PER_COLOUR,
    FIELDS,
    KARMA_MAX,
    LAST_SPACE,
    LEVEL_MAX,
    LEVEL_MIN,
    RESIDENCE_ROADS,
    STACKS,
    TILE_GOOD,
    TILE_SHAPE,
    TILE_STACK,
    WORKERS_MAX_BASIC,
    WORKERS_MAX_NAVARATNAS,
)


def broken_law(s: Rajas) -> str:
    """The first law that this position breaks, in words for a developer; empty: none."""
    laws = (
        stack_law(s, (SetUp, Rounds, Turn)),
        dice_law(s),
        pending_dice_law(s),
        tile_law(s),
        worker_law(s),
        boat_law(s),
        jewel_law(s),
    )
    for law in laws:
        if law:
            return law
    seat: i64
    for seat in range(s.seats):
        law = player_law(s.players[seat], s.jewelled == 1)
        if law:
            return f"seat {seat}: {law}"
    return ""


def dice_law(s: Rajas) -> str:
    """Twelve dice of each colour, in the supply or on the statues."""
    colour: i64
    for colour in range(COLOURS):
        total = s.supply[colour]
        for p in s.players:
            face: i64
            for face in range(6):
                if p.dice[colour * 6 + face] < 0:
                    return "a statue holds fewer than no dice"
                total += p.dice[colour * 6 + face]
        if total != DICE_PER_COLOUR or s.supply[colour] < 0:
            return f"colour {colour} has {total} dice, {s.supply[colour]} of them in the supply"
    return ""


def pending_dice_law(s: Rajas) -> str:
    """Dice that have been chosen and are still to fall lie in the supply."""
    for rule in s.stack:
        colour: i64
        for colour in range(COLOURS):
            pending: i64 = 0
            if isinstance(rule, TakeDice) and rule.at <= TakeDice.ROLL:
                pending = rule.chosen_of(colour)
            elif isinstance(rule, FrontTerrace) and rule.at <= FrontTerrace.ROLL:
                pending = rule.aside >> 4 * colour & 15
            if pending > s.supply[colour]:
                return f"{pending} dice of colour {colour} will fall, fewer are in the supply"
    return ""


def tile_law(s: Rajas) -> str:
    """Every province tile lies in at most one place, and on its own stack."""
    low: i64 = s.unseen
    high: i64 = s.unseen_high
    if low < 0 or high < 0 or low >> 32 or high >> 32:
        return "unknown tiles in the stacks"
    stack: i64
    for stack in range(STACKS):
        if s.tops[stack] > 0:
            tile = s.tops[stack] - 1
            if TILE_STACK[tile] != stack:
                return f"tile {tile} lies on stack {stack}"
            if is_in(tile, low, high):
                return f"tile {tile} is on offer and in its stack"
            if tile < 32:
                low |= bit(tile)
            else:
                high |= bit(tile - 32)
    for p in s.players:
        cell: i64
        for cell in range(CELLS):
            if p.cells[cell] > 0:
                tile = tile_in(p.cells[cell])
                if is_in(tile, low, high):
                    return f"tile {tile} lies in two places"
                if tile < 32:
                    low |= bit(tile)
                else:
                    high |= bit(tile - 32)
    return ""


def is_in(tile: i64, low: i64, high: i64) -> bool:
    """Whether a tile belongs to a set kept in two halves."""
    return (low >> tile if tile < 32 else high >> tile - 32) & 1 == 1


def worker_law(s: Rajas) -> str:
    """Every active worker is ready or on the board; nobody has more than allowed."""
    seat: i64
    for seat in range(s.seats):
        p = s.players[seat]
        placed: i64 = 0
        i: i64
        for i in range(SPACES):
            if s.board[i] == seat + 1:
                placed += 1
        if placed + p.ready != p.workers:
            return f"seat {seat}: {p.workers} workers, {p.ready} ready, {placed} placed"
        most: i64 = WORKERS_MAX_NAVARATNAS if s.jewelled else WORKERS_MAX_BASIC
        if p.workers > most:
            return f"seat {seat} has {p.workers} workers"
        if p.missed > 0 and p.ready > 0:
            return f"seat {seat} missed a pass with {p.ready} workers ready"
    if s.mogul != s.board[AT_CHAMBER] and s.mogul != 0:
        return "the Great Mogul's guest is not at the Great Mogul"
    return ""


def boat_law(s: Rajas) -> str:
    """One boat to a space, except the first and the last."""
    seat: i64
    for seat in range(s.seats):
        boat = s.players[seat].boat
        if boat < 0 or boat > LAST_SPACE:
            return f"boat of seat {seat} on space {boat}"
        other: i64
        for other in range(seat):
            if boat == s.players[other].boat and boat > 0 and boat < LAST_SPACE:
                return f"two boats on space {boat}"
    return ""


def jewel_law(s: Rajas) -> str:
    """Yield tiles: on display, on a field, or (white, base game) set aside."""
    if s.jewelled == 0 and s.display != 0:
        return "yield tiles on display without Navaratnas"
    if s.drawn & ~white_tiles():
        return "set aside: not a white tile"
    seen = s.display
    for p in s.players:
        field: i64
        for field in range(FIELDS):
            jewel = p.jewel(field)
            if jewel > 0:
                if seen >> jewel - 1 & 1:
                    return f"yield tile {jewel - 1} lies in two places"
                seen |= bit(jewel - 1)
    return ""


def player_law(p: Player, jewelled: bool) -> str:
    """What one player has agrees with itself."""
    if p.money < 0 or p.fame < 0 or p.karma < 0 or p.karma > KARMA_MAX:
        return f"money {p.money}, fame {p.fame}, karma {p.karma}"
    if p.held > p.hands:
        return f"{p.held} dice on {p.hands} hands"
    upgrades: i64 = 0
    building: i64
    for building in range(BUILDINGS):
        level = p.level(building)
        if level < LEVEL_MIN or level > LEVEL_MAX:
            return f"building {building} at level {level}"
        upgrades += level - LEVEL_MIN
    if upgrades != p.upgrades:
        return f"{p.upgrades} upgrades counted, {upgrades} made"
    if p.jewels and not jewelled:
        return "yield tiles on fields without Navaratnas"
    for law in (dice_counts_law(p), province_law(p)):
        if law:
            return law
    return ""


def dice_counts_law(p: Player) -> str:
    """Pips, faces and number of dice are what the dice show."""
    held: i64 = 0
    colour: i64
    face: i64
    for colour in range(COLOURS):
        pips: i64 = 0
        for face in range(6):
            held += p.dice[colour * 6 + face]
            pips += p.dice[colour * 6 + face] * (face + 1)
        if pips != p.dice[PIPS + colour]:
            return f"{pips} pips of colour {colour}, {p.dice[PIPS + colour]} counted"
    if held != p.held:
        return f"{held} dice, {p.held} counted"
    for face in range(6):
        total: i64 = 0
        for colour in range(COLOURS):
            total += p.dice[colour * 6 + face]
        if total != p.dice[FACE + face]:
            return f"{total} dice showing {face + 1}, {p.dice[FACE + face]} counted"
    return ""


def province_law(p: Player) -> str:
    """Roads, open squares, markets and curves are counted right; all reaches the residence."""
    markets: i64 = 0
    curves: i64 = 0
    covered: i64 = 0
    cell: i64
    side: i64
    for cell in range(CELLS):
        entrances = RESIDENCE_ROADS[cell]
        for side in range(4):
            neighbour = CELL_NEIGHBOUR[cell * 4 + side]
            if neighbour >= 0 and roads_of(p.cells[neighbour]) >> (side + 2 & 3) & 1:
                entrances |= bit(side)
        if entrances != p.cells[CELLS + cell]:
            return f"roads into square {cell} are miscounted"
        is_open = p.cells[cell] == 0 and entrances > 0
        if is_open != (p.open >> cell & 1 == 1):
            return f"square {cell} is wrongly open or closed"
        if p.cells[cell] > 0:
            if TILE_SHAPE[tile_in(p.cells[cell])] == CURVE:
                curves += 1
            if is_overbuilt(p.cells[cell]):
                covered += 1
            for side in range(4):
                field = CELL_FIELD[cell * 4 + side]
                linked = roads_of(p.cells[cell]) >> side & 1 == 1
                if field >= 0 and linked and p.connected >> field & 1 == 0:
                    return f"field {field} is linked but not counted"
            i: i64
            for i in range(2):
                good = TILE_GOOD[tile_in(p.cells[cell]) * 2 + i]
                if good >= 0:
                    markets += bit(8 * good)
    if markets != p.markets:
        return "markets are miscounted"
    if p.curves < curves or p.curves > curves + covered:
        return f"{p.curves} curves counted, {curves} seen and {covered} tiles covered"
    if cut_off(p, 0, roads_of(p.cells[0])) > 0:
        return "a tile does not reach the residence"
    return ""
