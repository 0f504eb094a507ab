"""What a seat may see. In Rajas of the Ganges everything on the table lies open.

The only secret is the order of the face-down piles, and no position knows it: tiles and dice are
decided when they are revealed.
"""

from __future__ import annotations

from typing import Any

from serai.core.kernel import members
from serai.games.rajas import components, harbour, market, position, scoring, tracks
from serai.games.rajas.kinds import CELL, COLOUR, FIELD, GOOD, REWARD, SIDE
from serai.games.rajas.state import Player, Rajas


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
        "players": [player(p) for p in s.players],
    }


def costs(s: Rajas) -> dict[str, list[int]]:
    """Money of the spaces that are still free in quarry and harbour."""
    board = components.BOARD
    return {
        "quarry": board.quarry[s.seats][s.quarry :],
        "harbour": board.harbour[s.seats][s.harbour :],
    }


def player(p: Player) -> dict[str, Any]:
    """What lies in front of a player, with what follows from it."""
    fields = range(len(FIELD.names))
    return {
        **position.player_facts(p),
        "side": SIDE.write(p.side),
        "hands": p.hands,
        "margin": tracks.margin(p),
        "opposite": tracks.opposite(p.money),
        "markets": {
            name: {"count": p.markets_of(i), "value": market.best_of_good(p, i, 16)}
            for i, name in enumerate(GOOD.names)
        },
        "open": [CELL.write(cell) for cell in members(p.open)],
        "fields": {
            FIELD.names[i]: reward(components.PROVINCE.reward[p.side * len(fields) + i])
            if not p.jewel(i)
            else reward(components.YIELD_TILES.reward[p.jewel(i) - 1])
            for i in fields
        },
    }


def reward(packed: int) -> dict[str, Any]:
    """A printed gain in names and numbers."""
    kind = REWARD.write(packed & 255)
    a, b, c = packed >> 8 & 255, packed >> 16 & 255, packed >> 24 & 255
    if kind == "dice_per_karma":
        return {"kind": kind, "colour": "any" if a == 4 else COLOUR.write(a)}
    if kind == "coloured_dice":
        return {"kind": kind, "colours": [COLOUR.write(n - 1) for n in (a, b, c) if n]}
    return {"kind": kind, "n": a} if a else {"kind": kind}
