"""What a seat may see. In Rajas of the Ganges everything on the table lies open.

The only secret is the order of the face-down piles, and no position knows it: tiles and dice are
decided when they are revealed.
"""

from __future__ import annotations

from typing import Any

from serai.core.kernel import members
from serai.games.rajas import components, harbour, market, position, scoring, tables, tracks
from serai.games.rajas.components.province import square_beside
from serai.games.rajas.kinds import (
    BONUS,
    BUILDING,
    CELL,
    CHAMBER,
    COLOUR,
    FIELD,
    GOOD,
    HUE,
    JEWEL,
    REWARD,
    SIDE,
    TILE,
)
from serai.games.rajas.province import SpecialYields
from serai.games.rajas.quarry import Quarry
from serai.games.rajas.state import Player, Rajas, tile_in


def view(s: Rajas, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it (None: a spectator)."""
    return {
        "you": seat,
        "seats": s.seats,
        "over": not s.stack,
        "scores": scoring.scores(s),
        "ranks": scoring.ranks(s),
        **position.facts(s),
        "supply": {name: s.supply[i] for i, name in enumerate(COLOUR.names)},
        "costs": costs(s),
        "river_rewards": [reward(harbour.river_reward(s, i)) for i in range(1, len(s.river))],
        "players": [player(p, owed_as_printed(s, i)) for i, p in enumerate(s.players)],
        "tiles": {TILE.write(number): tile(number) for number in face_up(s)},
        "yield_tiles": {JEWEL.write(i): yield_tile(i) for i in members(s.display | s.drawn)},
        "printed": printed(s.seats),
    }


def costs(s: Rajas) -> dict[str, list[int]]:
    """Money of the spaces that are still free in quarry and harbour."""
    board = components.BOARD
    return {
        "quarry": board.quarry[s.seats][s.quarry :],
        "harbour": board.harbour[s.seats][s.harbour :],
    }


def owed_as_printed(s: Rajas, seat: int) -> int:
    """The fields that still pay what is printed, though a yield tile has been laid there since."""
    fields = 0
    for rule in s.stack:
        if isinstance(rule, SpecialYields | Quarry) and rule.by == seat:
            fields |= rule.fields & rule.bare
    return fields


def player(p: Player, as_printed: int) -> dict[str, Any]:
    """What lies in front of a player, with what follows from it."""
    fields = range(len(FIELD.names))
    return {
        **position.player_facts(p),
        "side": SIDE.write(p.side),
        "hands": p.hands,
        "margin": tracks.margin(p),
        "opposite": tracks.opposite(p.money),
        "markets": {
            name: {"count": p.markets_of(i), "value": market.best_of_good(p, i, p.markets_of(i))}
            for i, name in enumerate(GOOD.names)
        },
        "open": [CELL.write(cell) for cell in members(p.open)],
        "fields": {
            FIELD.names[i]: reward(components.PROVINCE.reward[p.side * len(fields) + i])
            if not p.jewel(i) or as_printed >> i & 1
            else reward(components.YIELD_TILES.reward[p.jewel(i) - 1])
            for i in fields
        },
    }


def reward(packed: int) -> dict[str, Any]:
    """A printed gain in names and numbers."""
    kind = REWARD.write(packed & 255)
    a, b, c = packed >> 8 & 255, packed >> 16 & 255, packed >> 24 & 255
    if kind == "dice_per_karma":
        return {"kind": kind, "colour": "any" if a == tables.ANY_COLOUR else COLOUR.write(a)}
    if kind == "coloured_dice":
        return {"kind": kind, "colours": [COLOUR.write(n - 1) for n in (a, b, c) if n]}
    return {"kind": kind, "n": a} if a else {"kind": kind}


# --- what is printed on tiles and board, so that nobody who looks needs the components ---


def face_up(s: Rajas) -> list[int]:
    """The province tiles that everybody can read: on top of a stack or built."""
    tops = [top - 1 for top in s.tops if top]
    squares = [p.cells[cell] for p in s.players for cell in range(len(CELL.names))]
    built = [tile_in(square) for square in squares if square]
    return sorted({*tops, *built})


def tile(number: int) -> dict[str, Any]:
    """A province tile: price in pips of its colour, road, and what it carries."""
    tiles = components.TILES
    places = (2 * number, 2 * number + 1)
    return {
        "colour": COLOUR.write(tiles.colour[number]),
        "price": tiles.cost[number],
        "road": components.ROAD_NAMES[tiles.shape[number]],
        "buildings": [BUILDING.write(tiles.building[i]) for i in places if tiles.building[i] >= 0],
        "markets": [
            {"good": GOOD.write(tiles.good[i]), "value": tiles.value[i]}
            for i in places
            if tiles.good[i] >= 0
        ],
    }


def yield_tile(number: int) -> dict[str, Any]:
    """A yield tile: where it may lie, and what it pays."""
    tiles = components.YIELD_TILES
    return {"hue": HUE.write(tiles.colour[number]), "reward": reward(tiles.reward[number])}


def printed(seats: int) -> dict[str, Any]:
    """What never changes during a game with this number of players."""
    board, numbers = components.BOARD, components.NUMBERS
    return {
        "spaces": {"mixed": board.mixed[seats], "front": board.front[seats]},
        "balcony": {
            name: COLOUR.write(board.balcony_gives[i]) for i, name in enumerate(COLOUR.names)
        },
        "chambers": {
            name: [reward(one) for one in components.CHAMBER_REWARD[2 * i : 2 * i + 2] if one]
            for i, name in enumerate(CHAMBER.names)
        },
        "portuguese": numbers["portuguese_spaces"],
        "front_money": numbers["front_money"],
        "balcony_dice": numbers["balcony_dice"],
        "harbour_pips": numbers["harbour_pips"],
        "fame_length": numbers["fame_length"],
        "crossing": numbers["alignment_sum"],
        "karma": numbers["karma_max"],
        "workers": {
            "fame": {"at": numbers["fame_worker"], "beside": numbers["fame_worker"]},
            "money": {
                "at": numbers["money_worker"],
                "beside": tracks.opposite(numbers["money_worker"]),
            },
            "bridge": {"at": numbers["bridge_after"]},
        },
        "bonuses": bonuses(),
        "province": province_board(),
    }


def bonuses() -> dict[str, Any]:
    """The bonus fields: on which track, where, beside which field of fame, and what they give."""
    found = components.TRACKS
    money = zip(found.money_bonus, found.money_bonus_reward, strict=True)
    fame = zip(found.fame_bonus, found.fame_bonus_reward, strict=True)
    every = [
        *(bonus("money", at, tracks.opposite(at), gain) for at, gain in money),
        *(bonus("fame", at, at, gain) for at, gain in fame),
    ]
    return dict(zip(BONUS.names, every, strict=True))


def bonus(track: str, at: int, beside: int, gain: int) -> dict[str, Any]:
    """One bonus field."""
    return {"track": track, "at": at, "beside": beside, "reward": reward(gain)}


def province_board() -> dict[str, Any]:
    """Where things lie, by column and row: the first square of the grid is at [1, 1]."""
    province = components.PROVINCE
    fields = {
        FIELD.write(field): place(square_beside(CELL.write(side // 4), side % 4))
        for side, field in enumerate(province.cell_field)
        if field >= 0
    }
    residence = {
        "NESW"[(side + 2) % 4]: place(square_beside(cell, side))
        for cell, sides in zip(CELL.names, province.residence_roads, strict=True)
        for side in range(4)
        if sides >> side & 1
    }
    return {
        "columns": len(components.COLUMN_NAMES),
        "rows": max(int(cell[1:]) for cell in CELL.names),
        "squares": {cell: place(cell) for cell in CELL.names},
        "residence": next(iter(residence.values())),
        "roads": "".join(end for end in "NESW" if end in residence),
        "fields": {name: fields[name] for name in FIELD.names},
        "hues": {name: HUE.write(province.colour[field]) for field, name in enumerate(FIELD.names)},
    }


def place(square: str) -> list[int]:
    """Column and row of a square, which may lie just outside of the grid."""
    return [ord(square[0]) - ord(components.COLUMN_NAMES[0]) + 1, int(square[1:])]
