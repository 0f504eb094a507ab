"""What a seat may see: everything but the money in other players' bags (§W3).

Money is secret until the end unless the table agreed on `open_money`. With it is hidden whatever
would tell it: the ledger of where it came from, the sum of all points, and the places.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from serai.core.kernel import members
from serai.games.agra import (
    components,
    farm,
    imperial,
    position,
    scoring,
    stone,
)
from serai.games.agra.kinds import ACTION, BONUS, BOWL, GOOD, GUILD, NOTABLE, SOURCE, TOKEN
from serai.games.agra.meditation import Meditation
from serai.games.agra.state import Agra
from serai.games.agra.tables import (
    BASICS,
    COST,
    HAVE,
    NOTABLE_LEVEL,
    ORDER_FIRST,
    ORDER_LESS,
    ORDER_LIMIT,
    ORDER_SECOND,
    PIER_REACH,
    PLACES,
    ROWS,
    SIDE,
    SPEND,
    TOKEN_SIDE,
    TRACK_RUPEES,
)


def knows_money(s: Agra, viewer: int | None, seat: int) -> bool:
    """§W3 One's own bag, everybody's at the end, or when money lies open."""
    return viewer == seat or bool(s.open_money) or not s.stack


def visible(s: Agra, viewer: int | None) -> dict[str, Any]:
    """The facts of a position without hidden money."""
    found = position.facts(s)
    for seat, player in enumerate(found["players"]):
        if not knows_money(s, viewer, seat):
            player["rupees"] = None
    return found


def view(s: Agra, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it (None: a spectator)."""
    scores = scoring.scores(s)
    known = [knows_money(s, seat, other) for other in range(s.seats)]
    return {
        "you": seat,
        "seats": s.seats,
        "over": not s.stack,
        "scores": [score if open_ else None for score, open_ in zip(scores, known, strict=True)],
        "ranks": scoring.ranks(s) if all(known) else None,
        **visible(s, seat),
        "values": {name: s.values[i] for i, name in enumerate(GOOD.names)},
        "order_limit": ORDER_LIMIT[s.pier],
        "reach": PIER_REACH[s.pier],
        "open_orders": {name: order(s, guild) for guild, name in enumerate(GUILD.names)},
        "notables": {
            NOTABLE.names[i]: notable(i)
            for i in range(len(NOTABLE.names))
            if s.river >> i & 1 or s.owner(i) >= 0
        },
        "costs": {name: COST[i] for i, name in enumerate(GOOD.names) if not s.is_built(i)},
        "token_sides": {
            name: [TOKEN_SIDE[2 * i], TOKEN_SIDE[2 * i + 1]] for i, name in enumerate(TOKEN.names)
        },
        "actions": {
            name: {"have": HAVE[i], "spend": SPEND[i]} for i, name in enumerate(ACTION.names)
        },
        "players": [player(s, seat, other) for other in range(s.seats)],
        "printed": json.loads(printed_once()),  # each view its own: it may be changed
    }


@cache
def printed_once() -> str:
    """The printed things as text: much faster to read again than to put together again."""
    return json.dumps(printed())


def printed() -> dict[str, Any]:
    """What never changes and must be seen beside the pieces: a client has no data of its own."""
    board, court, goods = components.IMPERIAL, components.COURT, components.GOODS
    return {
        "values": dict(zip(GOOD.names, goods.value, strict=True)),
        "made_from": {
            name: GOOD.write(good)
            for name, good in zip(GOOD.names, goods.source, strict=True)
            if good >= 0
        },
        "materials": {
            name: worth for name, worth in zip(GOOD.names, goods.build_value, strict=True) if worth
        },
        "characters": list(components.CHARACTER_NAMES),
        "court_actions": list(components.PRINTED_NAMES),
        "bonus_levels": dict(zip(BONUS.names, components.BONUSES.level, strict=True)),
        "bowls": list(BOWL.names),
        "orders": {name: orders_of(guild) for guild, name in enumerate(GUILD.names)},
        "track": [
            {"rupees": rupees, "favour": favour}
            for rupees, favour in zip(board.track_rupees, board.step_favour, strict=True)
        ],
        "stone": [
            {"points": points, "cost": stone_cost(space)}
            for space, points in enumerate(court.points)
        ],
        "corners": [GOOD.write(good) for good in court.corner],
        "side": SIDE,
        "piers": [
            {"level": level, "need": need}
            for level, need in zip(components.RIVER.level, components.RIVER.need, strict=True)
        ],
    }


def orders_of(guild: int) -> list[list[str]]:
    """The goods of all orders of a guild, from the top."""
    rows = range(guild * ROWS, (guild + 1) * ROWS)
    return [[GOOD.write(ORDER_FIRST[at]), GOOD.write(ORDER_SECOND[at])] for at in rows]


def stone_cost(space: int) -> list[str]:
    """The goods that bring the meditation stone to a space."""
    at = space * len(GOOD.names)
    counts = components.COURT.step_cost[at : at + len(GOOD.names)]
    return [name for name, n in zip(GOOD.names, counts, strict=True) for _ in range(n)]


def order(s: Agra, guild: int) -> list[str] | None:
    """The goods of the marked order."""
    row = s.row(guild)
    if row == ROWS:
        return None
    at = guild * ROWS + row
    return [GOOD.write(ORDER_FIRST[at]), GOOD.write(ORDER_SECOND[at])]


def notable(i: int) -> dict[str, Any]:
    """What stands on a notable."""
    goods = components.NOTABLES.good[PLACES * i : PLACES * (i + 1)]
    return {
        "level": NOTABLE_LEVEL[i],
        "guild": GUILD.write(components.NOTABLES.guild[i]),
        "goods": [GOOD.write(good) for good in goods if good >= 0],
    }


def player(s: Agra, viewer: int | None, seat: int) -> dict[str, Any]:
    """A court with what follows from it; `rupees` is what is in the bag, if that is known."""
    p = s.players[seat]
    known = knows_money(s, viewer, seat)
    own = position.player_facts(p)
    return {
        **own,
        "rupees": p.rupees if known else None,
        "ledger": own["rupees"] if known else None,
        "supply": p.supply,
        "lying": p.lying,
        "yields": {name: farm.yields(p, i) for i, name in enumerate(GOOD.names[:BASICS])},
        "points_next": stone.points_of(p, laid(s)) if seat == s.turn else stone.points_of(p, 0),
        "order_rupees": {name: reward(s, seat, i) for i, name in enumerate(GUILD.names)},
        "at_the_end": ending(s, seat),
    }


def reward(s: Agra, seat: int, guild: int) -> dict[str, Any]:
    """What an order of a guild pays; without influence nothing, as none is open."""
    step = s.players[seat].step(guild)
    rupees = TRACK_RUPEES[step]
    leads = imperial.is_leader(s, seat, guild)
    pays = (rupees if leads else rupees - ORDER_LESS) if step else None
    return {"rupees": rupees, "leads": leads, "pays": pays}


def laid(s: Agra) -> int:
    """Workers already laid down in a meditation in progress."""
    return sum(rule.laid for rule in s.stack if isinstance(rule, Meditation))


def sources(s: Agra, seat: int) -> dict[str, int]:
    """§W4, §E3–E8 The score of a seat and where it came from, for statistics."""
    ledger = s.players[seat].goods
    paid = ending(s, seat)
    return {
        "score": scoring.total_rupees(s, seat),
        **{name: ledger[i] for i, name in enumerate(SOURCE.names, SOURCE.first)},
        "contracts": sum(paid["notables"].values()),
        "guilds": sum(paid["guilds"].values()),
        "stone": paid["stone"],
        "covers": paid["covers"],
        "akbar": paid["akbar"],
    }


def ending(s: Agra, seat: int) -> dict[str, Any]:
    """§E3–E8 What would be paid if the game ended now; all of it lies open on the table."""
    p = s.players[seat]
    return {
        "notables": {
            NOTABLE.names[i]: scoring.notable_rupees(s, seat, i)
            for i in members(p.contracts)
            if scoring.notable_rupees(s, seat, i)
        },
        "guilds": {name: scoring.guild_rupees(s, seat, i) for i, name in enumerate(GUILD.names)},
        "stone": scoring.stone_rupees(s, seat),
        "covers": scoring.cover_rupees(s, seat),
        "akbar": scoring.akbar_rupees(s, seat),
        "total": scoring.end_rupees(s, seat),
    }
