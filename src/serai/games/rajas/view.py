"""What a seat may see. In Rajas of the Ganges everything on the table lies open.

The only secret is the order of the face-down piles, and no position knows it: tiles and dice are
decided when they are revealed.
"""

from __future__ import annotations

import marshal
from collections.abc import Sequence
from functools import cache
from typing import Any, Literal, cast

from serai.core.kernel import Rule, members
from serai.games.rajas import (
    components,
    harbour,
    ledger,
    market,
    position,
    scoring,
    shape,
    tables,
    tracks,
)
from serai.games.rajas.builder import MasterBuilder
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
    ROADS,
    SIDE,
    TILE,
)
from serai.games.rajas.navaratnas import FirstJewel
from serai.games.rajas.province import SpecialYields
from serai.games.rajas.quarry import Quarry
from serai.games.rajas.round import next_start
from serai.games.rajas.state import Rajas, tile_in


def view(s: Rajas, seat: int | None, brings_nothing: list[str]) -> shape.RajasSeen:
    """The table as a seat sees it (None: a spectator), with moves that only block a space."""
    facts = cast("shape.Facts", position.facts(s))  # tests prove that it fits
    scores = scoring.scores(s)
    ledgers: Sequence[ledger.Ledger | None] = ledger.ledgers(s) or [None] * s.seats
    held = hand(s)
    jewel = drawn_jewel(s)
    return {
        **facts,
        "you": seat,
        "seats": s.seats,
        "over": not s.stack,
        "scores": [*scores],
        "ranks": scoring.ranks(s),
        "clock": {"round": s.round, "pass": s.lap, "start_seat": s.start},
        "supply": {name: s.supply[i] for i, name in enumerate(COLOUR.names)},
        "next_start": next_start(s),
        "costs": costs(s),
        "river_rewards": [reward(harbour.river_reward(s, i)) for i in range(1, len(s.river))],
        "hand": held,
        "jewel": jewel,
        "players": [player(s, i, scores[i], ledgers[i]) for i in range(s.seats)],
        "tiles": {TILE.write(number): tile(number) for number in face_up(s, held)},
        "yield_tiles": {JEWEL.write(i): yield_tile(i) for i in jewels_in_sight(s, jewel)},
        "printed": marshal.loads(printed_once(s.seats)),  # each view its own: it may be changed
        "brings_nothing": brings_nothing,
    }


def hand(s: Rajas) -> shape.Hand | None:
    """The province tile that has left its stack and is not laid yet."""
    for rule in s.stack:
        if isinstance(rule, Quarry) and Quarry.TILE < rule.at <= Quarry.LAY:
            return in_hand(rule, rule.tile, None)
        if isinstance(rule, MasterBuilder) and MasterBuilder.TILE < rule.at <= MasterBuilder.LAY:
            return in_hand(rule, rule.tile, CELL.write(rule.cell))
    return None


def in_hand(rule: Rule, number: int, cell: str | None) -> shape.Hand:
    """A tile with all ways to turn it."""
    first = components.TILES.shape[number] * 4
    ways = [tables.SHAPE_ROTATIONS[first + i] for i in range(4)]
    return {
        "seat": rule.by,
        "tile": TILE.write(number),
        "roads": [ROADS.write(way) for way in ways if way],
        "cell": cell,
    }


def drawn_jewel(s: Rajas) -> str | None:
    """The yield tile that somebody has drawn and is to lay."""
    for rule in s.stack:
        if isinstance(rule, FirstJewel) and rule.at == FirstJewel.FIELD:
            return JEWEL.write(rule.tile)
    return None


def jewels_in_sight(s: Rajas, jewel: str | None) -> list[int]:
    """Yield tiles to choose from, set aside or just drawn."""
    seen = members(s.display | s.drawn)
    return sorted(seen if jewel is None else [*seen, JEWEL.read(jewel)])


def costs(s: Rajas) -> shape.Costs:
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


def player(s: Rajas, seat: int, score: int, earned: ledger.Ledger | None) -> shape.PlayerView:
    """What lies in front of a player, with what follows from it."""
    p = s.players[seat]
    facts = cast("shape.PlayerFacts", position.player_facts(p))
    as_printed = owed_as_printed(s, seat)
    fields = range(len(FIELD.names))
    return {
        **facts,
        "seat": seat,
        "score": score,
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
        "ledger": earned,
    }


def reward(packed: int) -> shape.Reward:
    """A printed gain in names and numbers."""
    kind = REWARD.write(packed & 255)
    a, b, c = packed >> 8 & 255, packed >> 16 & 255, packed >> 24 & 255
    if kind == "dice_per_karma":
        return {"kind": kind, "colour": "any" if a == tables.ANY_COLOUR else COLOUR.write(a)}
    if kind == "coloured_dice":
        return {"kind": kind, "colours": [COLOUR.write(n - 1) for n in (a, b, c) if n]}
    return {"kind": kind, "n": a} if a else {"kind": kind}


# --- what is printed on tiles and board, so that nobody who looks needs the components ---


def face_up(s: Rajas, held: shape.Hand | None) -> list[int]:
    """The province tiles that everybody can read: on top of a stack, in hand, or built."""
    tops = [top - 1 for top in s.tops if top]
    squares = [p.cells[cell] for p in s.players for cell in range(len(CELL.names))]
    built = [tile_in(square) for square in squares if square]
    in_hand = [] if held is None else [TILE.read(held["tile"])]
    return sorted({*tops, *in_hand, *built})


def tile(number: int) -> shape.TileTold:
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


def yield_tile(number: int) -> shape.YieldTile:
    """A yield tile: where it may lie, and what it pays."""
    tiles = components.YIELD_TILES
    return {"hue": HUE.write(tiles.colour[number]), "reward": reward(tiles.reward[number])}


@cache
def printed_once(seats: int) -> bytes:
    """The printed things: much faster to read again than to put together again."""
    found: Any = printed(seats)
    return marshal.dumps(found)


def printed(seats: int) -> shape.Printed:
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


def bonuses() -> dict[str, shape.Bonus]:
    """The bonus fields: on which track, where, beside which field of fame, and what they give."""
    found = components.TRACKS
    money = zip(found.money_bonus, found.money_bonus_reward, strict=True)
    fame = zip(found.fame_bonus, found.fame_bonus_reward, strict=True)
    every = [
        *(bonus("money", at, tracks.opposite(at), gain) for at, gain in money),
        *(bonus("fame", at, at, gain) for at, gain in fame),
    ]
    return dict(zip(BONUS.names, every, strict=True))


def bonus(track: Literal["fame", "money"], at: int, beside: int, gain: int) -> shape.Bonus:
    """One bonus field."""
    return {"track": track, "at": at, "beside": beside, "reward": reward(gain)}


def province_board() -> shape.ProvinceBoard:
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


def place(square: str) -> shape.Place:
    """Column and row of a square, which may lie just outside of the grid."""
    return ord(square[0]) - ord(components.COLUMN_NAMES[0]) + 1, int(square[1:])
