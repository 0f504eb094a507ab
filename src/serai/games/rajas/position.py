"""A position in names and numbers, as it is saved, edited by hand and loaded again.

What follows from the rest (supply, pips, open squares, counts) is not written but worked out, so
that a hand-made position cannot contradict itself. Schema: docs/positions.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.core.kernel import members
from serai.core.reading import Reader, checked_name, checked_number, wrong
from serai.games.rajas import components, province, tables, tracks
from serai.games.rajas.kinds import (
    BONUS,
    BUILDING,
    CELL,
    CHAMBER,
    COLOUR,
    FIELD,
    FLOW,
    GOOD,
    IDLE,
    JEWEL,
    ROADS,
    SPACE,
    STACK,
    TILE,
)
from serai.games.rajas.state import (
    AT_BALCONY,
    AT_CHAMBER,
    AT_FRONT,
    AT_HARBOUR,
    AT_MARKET,
    AT_MIXED,
    AT_QUARRY,
    AT_TERRACE,
    Player,
    Rajas,
    is_overbuilt,
    roads_of,
    tile_in,
)

MOST_ON_TRACK = 9999  # fields beyond the ends are counted, and a box may give many at once
ROWS = (  # filled from the left: name, first index in Rajas.board, counter
    ("quarry", AT_QUARRY, "quarry"),
    ("harbour", AT_HARBOUR, "harbour"),
    ("mixed", AT_MIXED, "mixed"),
    ("front", AT_FRONT, "front"),
)
CHOICES = (  # any free space: name, first index, names of the spaces
    ("market", AT_MARKET, GOOD),
    ("terrace", AT_TERRACE, COLOUR),
    ("balcony", AT_BALCONY, COLOUR),
    ("chambers", AT_CHAMBER, CHAMBER),
)


def facts(s: Rajas) -> dict[str, Any]:
    """The whole position, without the stack."""
    return {
        "round": s.round,
        "pass": s.lap,
        "placed": s.placed,
        "start": s.start,
        "turn": s.turn,
        "mogul": s.mogul - 1 if s.mogul else None,
        "board": board_facts(s),
        "stacks": stack_facts(s),
        "river": {str(i): FLOW.write(s.river[i] - 1) for i in range(len(s.river)) if s.river[i]},
        "set_aside": [JEWEL.write(i) for i in members(s.drawn)],
        "display": [JEWEL.write(i) for i in members(s.display)],
        "players": [player_facts(p) for p in s.players],
    }


def board_facts(s: Rajas) -> dict[str, Any]:
    """Seats of the workers on each part of the board."""
    found: dict[str, Any] = {}
    for name, first, counter in ROWS:
        found[name] = [s.board[first + i] - 1 for i in range(getattr(s, counter))]
    for name, first, kind in CHOICES:
        found[name] = {
            space: s.board[first + i] - 1
            for i, space in enumerate(kind.names)
            if s.board[first + i]
        }
    return found


def stack_facts(s: Rajas) -> dict[str, Any]:
    """The tile on top of each stack, and which ones are still below in unknown order."""
    found: dict[str, Any] = {}
    for stack, name in enumerate(STACK.names):
        below = [
            TILE.names[tile]
            for tile, home in enumerate(components.TILES.stack)
            if home == stack and (s.unseen >> tile if tile < 32 else s.unseen_high >> tile - 32) & 1
        ]
        found[name] = {
            "top": TILE.write(s.tops[stack] - 1) if s.tops[stack] else None,
            "below": below,
        }
    return found


def player_facts(p: Player) -> dict[str, Any]:
    """What one player has."""
    return {
        "money": p.money,
        "fame": p.fame,
        "karma": p.karma,
        "boat": p.boat,
        "workers": p.workers,
        "ready": p.ready,
        "waiting": [IDLE.write(i) for i in members(p.idle)],
        "bonus": p.bonus,
        "due": [BONUS.write(i) for i in members(p.due)],
        "levels": {name: p.level(i) for i, name in enumerate(BUILDING.names)},
        "fresh": BUILDING.write(p.fresh - 1) if p.fresh else None,
        "dice": {
            name: [face + 1 for face in range(6) for _ in range(p.dice[colour * 6 + face])]
            for colour, name in enumerate(COLOUR.names)
        },
        "province": {
            name: {
                "tile": TILE.write(tile_in(p.cells[cell])),
                "roads": ROADS.write(roads_of(p.cells[cell])),
                "overbuilt": is_overbuilt(p.cells[cell]),
            }
            for cell, name in enumerate(CELL.names)
            if p.cells[cell]
        },
        "connected": [FIELD.write(i) for i in members(p.connected)],
        "jewels": {
            name: JEWEL.write(p.jewel(field) - 1)
            for field, name in enumerate(FIELD.names)
            if p.jewel(field)
        },
        "covered_curves": p.curves - visible_curves(p),
        "mixed": p.mixed,
        "missed": p.missed,
        "met": p.met,
    }


def visible_curves(p: Player) -> int:
    """Curves that lie on top."""
    squares = [p.cells[cell] for cell in range(len(CELL.names))]
    shapes = [components.TILES.shape[tile_in(square)] for square in squares if square]
    return shapes.count(tables.CURVE)


def overbuilt_squares(p: Player) -> int:
    """Squares on which the master builder has been."""
    return sum(is_overbuilt(p.cells[cell]) for cell in range(len(CELL.names)))


def restore(s: Rajas, data: Mapping[str, Any]) -> None:
    """Fill a new table with the facts; Problem names the first that cannot be."""
    reader = Reader(data)
    last = s.seats - 1
    s.stack.clear()
    s.round = reader.number("round", 0, 999)
    s.lap = reader.number("pass", 0, 99)
    s.placed = reader.number("placed", 0, s.seats)
    s.start = reader.number("start", 0, last)
    s.turn = reader.number("turn", 0, last)
    guest = reader.get("mogul")
    s.mogul = 0 if guest is None else reader.number("mogul", 0, last) + 1
    restore_board(s, reader.inner("board"))
    restore_stacks(s, reader)
    for space, tile, place in reader.by_name("river", SPACE):
        s.river[space] = checked_name(tile, FLOW, place) + 1
    s.drawn = sum(1 << i for i in reader.names("set_aside", JEWEL))
    s.display = sum(1 << i for i in reader.names("display", JEWEL))
    players = reader.list("players")
    if len(players) != s.seats:
        raise wrong("position.players", len(players), str(s.seats))
    s.meetings = 0
    for seat, player in enumerate(players):
        restore_player(s, seat, Reader(player, f"position.players[{seat}]"))
    if sorted(p.met for p in s.players if p.met) != list(range(1, s.meetings + 1)):
        raise wrong("position.players.met", [p.met for p in s.players], "1, 2, …")
    reader.finish()


def restore_board(s: Rajas, reader: Reader) -> None:
    """Workers on the board, within the spaces of this number of players."""
    board = components.BOARD
    spaces = {
        "quarry": len(board.quarry[s.seats]),
        "harbour": len(board.harbour[s.seats]),
        "mixed": board.mixed[s.seats],
        "front": board.front[s.seats],
    }
    for name, first, counter in ROWS:
        seats = reader.list(name, spaces[name])
        for i, seat in enumerate(seats):
            place = f"{reader.place}.{name}[{i}]"
            s.board[first + i] = checked_number(seat, 0, s.seats - 1, place) + 1
        setattr(s, counter, len(seats))
    for name, first, kind in CHOICES:
        for number, seat, place in reader.by_name(name, kind):
            index = first + number - kind.first
            s.board[index] = checked_number(seat, 0, s.seats - 1, place) + 1
    reader.finish()


def restore_stacks(s: Rajas, reader: Reader) -> None:
    """The twelve stacks of province tiles."""
    s.unseen = 0
    s.unseen_high = 0
    stacks = reader.inner("stacks")
    for stack, name in enumerate(STACK.names):
        pile = stacks.inner(name)
        top = pile.one_or_none("top", TILE)
        s.tops[stack] = 0 if top is None else top + 1
        for tile in pile.names("below", TILE):
            if components.TILES.stack[tile] != stack:
                raise wrong(f"{pile.place}.below", TILE.write(tile), name)
            if tile < 32:
                s.unseen |= 1 << tile
            else:
                s.unseen_high |= 1 << tile - 32
        pile.finish()
    stacks.finish()


def restore_player(s: Rajas, seat: int, reader: Reader) -> None:
    """One player; tiles are laid as they would be in play, so that all counts are right."""
    p = s.players[seat]
    p.money = reader.number("money", 0, MOST_ON_TRACK)
    p.fame = reader.number("fame", 0, MOST_ON_TRACK)
    p.karma = reader.number("karma", 0, tables.KARMA_MAX)
    p.boat = reader.number("boat", 0, tables.LAST_SPACE)
    p.workers = reader.number("workers", tables.WORKERS_ACTIVE, tables.WORKERS_MAX_NAVARATNAS)
    p.ready = reader.number("ready", 0, p.workers)
    p.idle = sum(1 << i for i in reader.names("waiting", IDLE))
    p.bonus = reader.number("bonus", 0, tracks.MONEY_BONUSES)
    p.due = sum(1 << i for i in reader.names("due", BONUS))
    p.levels = 0
    p.upgrades = 0
    levels = reader.inner("levels")
    for building, name in enumerate(BUILDING.names):
        level = levels.number(name, tables.LEVEL_MIN, tables.LEVEL_MAX)
        p.levels |= level << 4 * building
        p.upgrades += level - tables.LEVEL_MIN
    levels.finish()
    fresh = reader.one_or_none("fresh", BUILDING)
    p.fresh = 0 if fresh is None else fresh + 1
    restore_dice(s, seat, reader)
    for cell, square, place in reader.by_name("province", CELL):
        restore_square(s, seat, cell, Reader(square, place))
    p.connected = sum(1 << i for i in reader.names("connected", FIELD))
    for field, jewel, place in reader.by_name("jewels", FIELD):
        p.jewels |= checked_name(jewel, JEWEL, place) + 1 << 5 * field
    p.curves = visible_curves(p) + reader.number("covered_curves", 0, overbuilt_squares(p))
    p.mixed = reader.number("mixed", 0, 2)
    p.missed = reader.number("missed", 0, 99)
    p.met = reader.number("met", 0, s.seats)
    s.meetings += 1 if p.met else 0
    reader.finish()


def restore_dice(s: Rajas, seat: int, reader: Reader) -> None:
    """Dice come from the supply, as in play."""
    dice = reader.inner("dice")
    for colour, name in enumerate(COLOUR.names):
        for i, face in enumerate(dice.list(name, s.supply[colour])):
            pips = checked_number(face, 1, 6, f"{dice.place}.{name}[{i}]")
            s.gain_die(seat, colour * 6 + pips - 1)
    dice.finish()


def restore_square(s: Rajas, seat: int, cell: int, reader: Reader) -> None:
    """A built square."""
    tile = reader.one("tile", TILE)
    roads = reader.one("roads", ROADS)
    if province.bars_roads(tile, roads):
        raise wrong(f"{reader.place}.roads", ROADS.write(roads), TILE.write(tile))
    province.put_tile(s, seat, tile, cell, roads)
    if reader.flag("overbuilt"):
        s.players[seat].cells[cell] |= 1 << 12
    reader.finish()
