"""What a seat may see: everything but the money in other players' bags (§W3).

Money is secret until the end unless the table agreed on `open_money`. With it is hidden whatever
would tell it: the ledger of where it came from, the sum of all points, and the places.
"""

from __future__ import annotations

import marshal
from functools import cache
from typing import Any, Final, cast

from serai.core.kernel import OK, members
from serai.games.agra import (
    components,
    imperial,
    notables,
    position,
    scoring,
    shape,
    stone,
    telling,
)
from serai.games.agra.kinds import ACTION, BONUS, BOWL, GOOD, GUILD, NOTABLE, SOURCE, TOKEN
from serai.games.agra.meditation import Meditation, muezzin_points
from serai.games.agra.prices import MoveToken, bars_token
from serai.games.agra.sailor import GuestDelivery
from serai.games.agra.state import EXACT, Agra
from serai.games.agra.tables import (
    COST,
    DELIVER_POINTS,
    DYER,
    FARMER_POINTS,
    FRENCH_TRADER,
    HAVE,
    LEVELS,
    NOTABLE_GOOD,
    NOTABLE_LEVEL,
    NOTABLE_SIZE,
    ORDER_FIRST,
    ORDER_LIMIT,
    ORDER_SECOND,
    PAINTER,
    PIER_REACH,
    PLACES,
    ROWS,
    SIDE,
    SPEND,
    START_RUPEES,
    TOKEN_SIDE,
    TOP_STEP,
    TRACK_RUPEES,
    TRADE_LOSS,
    UNCOVER_POINTS,
)
from serai.games.agra.trader import Trader

# What each contract gives is told by a message; a few say something else if that was agreed on.
ABILITIES: Final = tuple(f"panel-ability-{name}" for name in NOTABLE.names)
PAINTER_ALL_TRACKS: Final = "panel-ability-painter-all-tracks"
FRENCH_TRADER_VALUES: Final = "panel-ability-french-trader-values"
DYER_VALUE_TWO: Final = "panel-ability-dyer-value-two"
SOURCES: Final = ("start", *SOURCE.names, "contracts", "guilds", "stone", "covers", "akbar")
ABILITIES_AGREED_ON: Final = (PAINTER_ALL_TRACKS, FRENCH_TRADER_VALUES, DYER_VALUE_TWO)


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


def view(s: Agra, seat: int | None) -> shape.AgraSeen:
    """The table as a seat sees it (None: a spectator)."""
    facts = cast("shape.Facts", visible(s, seat))  # tests prove that it fits
    known = [knows_money(s, seat, other) for other in range(s.seats)]
    totals = scoring.scores(s)
    scores = [score if open_ else None for score, open_ in zip(totals, known, strict=True)]
    return {
        **facts,
        "you": seat,
        "seats": s.seats,
        "over": not s.stack,
        "scores": scores,
        "ranks": scoring.ranks(s) if all(known) else None,
        "clock": clock(s),
        "values": {name: s.values[i] for i, name in enumerate(GOOD.names)},
        "order_limit": ORDER_LIMIT[s.pier],
        "reach": PIER_REACH[s.pier],
        "open_orders": {name: order(s, guild) for guild, name in enumerate(GUILD.names)},
        "notables": {
            NOTABLE.names[i]: notable(s, i)
            for i in range(len(NOTABLE.names))
            if s.river >> i & 1 or s.owner(i) >= 0
        },
        "prospects": {}
        if seat is None
        else {NOTABLE.names[i]: prospect(s, seat, i) for i in members(s.river)},
        "costs": {name: COST[i] for i, name in enumerate(GOOD.names) if not s.is_built(i)},
        "token_sides": {
            name: (TOKEN_SIDE[2 * i], TOKEN_SIDE[2 * i + 1]) for i, name in enumerate(TOKEN.names)
        },
        "token_values": token_values(s),
        "actions": {
            name: {"have": HAVE[i], "spend": SPEND[i]} for i, name in enumerate(ACTION.names)
        },
        "deliveries": deliveries(s),
        "trade": trade(s),
        "end_triggers": end_triggers(s),
        "players": [player(s, seat, other, scores[other]) for other in range(s.seats)],
        "printed": marshal.loads(printed_once()),  # each view its own: it may be changed
    }


def clock(s: Agra) -> dict[str, int | str]:
    """Round, who began it, the phase of the turn, and the last round once it is known."""
    last = {"last_round": s.last} if s.last else {}
    phase = position.PHASE.write(s.phase)
    return {"round": s.round, **last, "start_seat": s.start, "phase": phase}


def deliveries(s: Agra) -> shape.Deliveries | None:
    """§C3, §D10 What may still be delivered by the sailor who is at work."""
    sailor = telling.sailor_at_work(s)
    if sailor:
        return {
            "seat": sailor.by,
            "left": sailor.left(s),
            "paid": sailor.fare,
            "may_order": not sailor.ordered,
        }
    for rule in s.stack:
        if isinstance(rule, GuestDelivery) and rule.at == GuestDelivery.DELIVER:
            return {"seat": rule.by, "left": 1, "paid": 0, "may_order": False}
    return None


def trade(s: Agra) -> shape.Trade | None:
    """§C7, §C8 How far the exchange of the trader who is at work has come."""
    trader = telling.trader_at_work(s)
    if trader is None:
        return None
    return {
        "seat": trader.by,
        "given": trader.given,
        "taken": trader.taken,
        "worth": trader.budget,
        "left": trader.budget - TRADE_LOSS,
        "exact": s.trader == EXACT,
        "token_moved": bool(trader.moved),
    }


def token_values(s: Agra) -> dict[str, dict[str, list[int]]]:
    """§C9 The values that price tokens may give to goods now; none if nobody may move one."""
    if not any(isinstance(rule, (Trader, MoveToken)) for rule in s.stack):
        return {}
    found: dict[str, dict[str, list[int]]] = {}
    for token, name in enumerate(TOKEN.names):
        sides = TOKEN_SIDE[2 * token : 2 * token + 2]
        allowed = {
            good: [value for value in sides if bars_token(s, token, value, i) == OK]
            for i, good in enumerate(GOOD.names)
        }
        found[name] = {good: values for good, values in allowed.items() if values}
    return found


def end_triggers(s: Agra) -> list[shape.EndTrigger]:
    """§E1 How far away each thing is that brings the last round."""
    highest = [i for i in range(len(NOTABLE.names)) if NOTABLE_LEVEL[i] == LEVELS]
    missing = [missing_goods(s, i) for i in highest if s.river >> i & 1]
    won = any(s.owner(i) >= 0 for i in highest)
    found: list[shape.EndTrigger] = [
        {"kind": "contract", "guild": None, "left": 0 if won else min(missing, default=0)}
    ]
    for guild, name in enumerate(GUILD.names):
        ahead = max(p.step(guild) for p in s.players)
        open_ = sum(not s.orders[guild * ROWS + row] for row in range(ROWS))
        found += [
            {"kind": "track", "guild": name, "left": TOP_STEP - ahead},
            {"kind": "orders", "guild": name, "left": open_},
        ]
    return found


def missing_goods(s: Agra, i: int) -> int:
    """Ordered goods that nobody has delivered to a notable yet."""
    return sum(not s.delivered[i] >> 4 * slot & 7 for slot in range(NOTABLE_SIZE[i]))


@cache
def printed_once() -> bytes:
    """The printed things: much faster to read again than to put together again."""
    found: Any = printed()
    return marshal.dumps(found)


def printed() -> shape.Printed:
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
        "bonuses": {name: building_bonus(i) for i, name in enumerate(BONUS.names)},
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
        "meditation": {
            "trade": None,
            "deliver": DELIVER_POINTS,
            "process": None,
            "uncover": UNCOVER_POINTS,
            "farmer": FARMER_POINTS,
        },
        "akbar": list(board.akbar_rupees),
        "numbers": numbers(),
    }


def building_bonus(i: int) -> shape.BuildingBonus:
    """What a bonus tile for a new building gives."""
    bonuses = components.BONUSES
    return {
        "level": bonuses.level[i],
        "rupees": bonuses.money[i],
        "favour": bonuses.favour[i],
        "guild": GUILD.write(bonuses.guild[i]) if bonuses.guild[i] >= 0 else None,
        "covers": bonuses.cover[i],
    }


def numbers() -> shape.Numbers:
    """Costs and gains that stand on board and courts, or in everybody's memory."""
    return {
        "peon_rupees": components.number("peon_rupees"),
        "merchant_favour": components.number("merchant_favour"),
        "merchant_rupees": components.number("merchant_rupees"),
        "kicked_favour": components.number("kicked_favour"),
        "kicked_favour_high": components.number("kicked_favour_high"),
        "follow_favour": components.number("follow_favour"),
        "process_most": components.number("process_most"),
        "mixed_bonus": components.number("mixed_bonus"),
        "trade_most": components.number("trade_most"),
        "trade_loss": components.number("trade_loss"),
        "free_deliveries": components.number("free_deliveries"),
        "order_deliveries": components.number("order_deliveries"),
        "unused_rupees": components.number("unused_rupees"),
        "double_rupees": components.number("double_rupees"),
        "botanist_actions": components.number("botanist_actions"),
        "botanist_farmers": components.number("botanist_farmers"),
        "order_less": components.number("order_less"),
        "guild_first": components.number("guild_first"),
        "guild_second": components.number("guild_second"),
        "guild_tied": components.number("guild_tied"),
        "cover_rupees": components.number("cover_rupees"),
        "last_space_rupees": components.number("last_space_rupees"),
        "tile_slots": components.number("tile_slots"),
        "open_tiles": components.number("open_tiles"),
        "markers": components.number("markers"),
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


def notable(s: Agra, i: int) -> shape.Notable:
    """What stands on a notable, and what its contract gives at this table."""
    found = components.NOTABLES
    goods = found.good[PLACES * i : PLACES * (i + 1)]
    bonus = found.deliver_good[i]
    return {
        "level": NOTABLE_LEVEL[i],
        "guild": GUILD.write(found.guild[i]),
        "goods": [GOOD.write(good) for good in goods if good >= 0],
        "ability": ability(s, i),
        "bonus": {"good": GOOD.write(bonus), "rupees": found.deliver_rupees[i]}
        if bonus >= 0
        else None,
        "leads": leader(s, i),
        "pays": notables.markers_on(s, i) + 1,
    }


def prospect(s: Agra, seat: int, i: int) -> shape.Prospect:
    """§N2, §N3, §D25 What a notable still wants of a player, and what that would pay."""
    goods = s.players[seat].goods
    open_ = [
        NOTABLE_GOOD[PLACES * i + slot]
        for slot in range(NOTABLE_SIZE[i])
        if not s.delivered[i] >> 4 * slot & 7
    ]
    held = [good for good in open_ if goods[good]]
    return {
        "missing": [GOOD.write(good) for good in open_ if not goods[good]],
        "held": [GOOD.write(good) for good in held],
        "pays": delivered_rupees(s, seat, held, i),
        "at_end": scoring.with_contract(s, seat, i),
    }


def delivered_rupees(s: Agra, seat: int, goods: list[int], i: int) -> int:
    """§N3, §D25 What a notable pays for goods, one after the other: by the rule, on a copy."""
    if not goods:
        return 0
    trial = s.copy()
    for good in goods:
        notables.deliver(trial, seat, good, i, 1)
    return trial.players[seat].rupees - s.players[seat].rupees


def leader(s: Agra, i: int) -> int | None:
    """§N6 Who would win the contract as the markers lie now."""
    seat = notables.winner_of(s, i)
    return seat if seat >= 0 else None


def ability(s: Agra, i: int) -> str:
    """The message that says what a contract gives, as was agreed on."""
    if i == PAINTER and s.painter_all_tracks:
        return PAINTER_ALL_TRACKS
    if i == FRENCH_TRADER and s.french_trader_values:
        return FRENCH_TRADER_VALUES
    if i == DYER and s.dyer_value_two:
        return DYER_VALUE_TWO
    return ABILITIES[i]


def player(s: Agra, viewer: int | None, seat: int, score: int | None) -> shape.Player:
    """A court with what follows from it; `rupees` is what is in the bag, if that is known."""
    p = s.players[seat]
    known = knows_money(s, viewer, seat)
    own = position.player_facts(p)
    facts = cast("shape.PlayerFacts", own)
    return {
        **facts,
        "seat": seat,
        "score": score,
        "rupees": p.rupees if known else None,
        "ledger": own["rupees"] if known else None,
        "supply": p.supply,
        "standing": sum(worker == seat + 1 for worker in s.board),
        "lying": p.lying,
        "yields": telling.yields(s, seat),
        "points_next": points_next(s, seat),
        "order_rupees": {name: reward(s, seat, i) for i, name in enumerate(GUILD.names)},
        "at_the_end": ending(s, seat),
    }


def reward(s: Agra, seat: int, guild: int) -> shape.Reward:
    """§O5, §O8, §O9 What an order of a guild pays; without influence nothing, as none is open."""
    step = s.players[seat].step(guild)
    rupees = TRACK_RUPEES[step]
    leads = bool(step) and imperial.is_leader(s, seat, guild)
    pays = imperial.order_reward(s, seat, guild) if step else None
    goods = s.players[seat].goods
    row = guild * ROWS + s.row(guild)
    ordered = () if s.row(guild) == ROWS else (ORDER_FIRST[row], ORDER_SECOND[row])
    missing = [GOOD.write(good) for good in ordered if not goods[good]]
    return {"rupees": rupees, "leads": leads, "pays": pays, "missing": missing}


def points_next(s: Agra, seat: int) -> int:
    """§M2, §D9 Points for the next worker laid down, in this meditation or in the next one."""
    p = s.players[seat]
    for rule in s.stack:
        if isinstance(rule, Meditation) and rule.by == seat and rule.at == Meditation.MEDITATE:
            return stone.points_of(p, rule.laid) + muezzin_points(p)
    fresh = p.copy()
    fresh.turned = 0
    return stone.points_of(fresh, 0) + muezzin_points(fresh)


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


def balance(s: Agra, seat: int) -> dict[str, int]:
    """§W4, §E3–E8 What makes up the score of a seat: what was paid to peons is taken off."""
    found = {**sources(s, seat), "start": int(START_RUPEES)}
    return {name: -found[name] if name == "peons" else found[name] for name in SOURCES}


def ending(s: Agra, seat: int) -> shape.Ending:
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
