"""What follows from a position and is told when a move changes it: previews compare it.

All of it lies open on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.games.agra import components, scoring
from serai.games.agra.kinds import ACTION, GOOD
from serai.games.agra.production import harvest
from serai.games.agra.sailor import Sailor
from serai.games.agra.state import Agra
from serai.games.agra.tables import BASICS
from serai.games.agra.trader import Trader

BASIC_NAMES = tuple(enumerate(GOOD.names[:BASICS]))


def telling(s: Agra) -> dict[str, Any]:
    """§C9 Values of goods, and for each player what cannot be read off the pieces at once."""
    return {
        "values": dict(zip(GOOD.names, s.values, strict=True)),
        "players": [court(s, seat) for seat in range(s.seats)],
    }


def court(s: Agra, seat: int) -> dict[str, Any]:
    """Of a player: workers that lie, yields, what is left to deliver or to take, and the end."""
    return {
        "lying": s.players[seat].lying,
        "yields": yields(s, seat),
        "deliveries": deliveries(s, seat),
        "exchange": exchange(s, seat),
        "at_end": scoring.end_rupees(s, seat),
    }


def meant(s: Agra | None, args: Mapping[str, int | str]) -> dict[str, int | str]:
    """What is the same at all times of a match: prices in favour, and what becomes what.

    `open`: whether money lies open, so that everybody sees in a bag what has come into it.
    """
    found: dict[str, int | str] = {}
    if "action" in args:
        found["spend"] = components.FAVOURS.spend[ACTION.read(str(args["action"]))]
    if "made_good" in args:
        made = GOOD.read(str(args["made_good"]))
        found["used_good"] = GOOD.names[components.GOODS.source[made]]
    if "dyed_good" in args:
        found["used_good"] = GOOD.names[GOOD.read(str(args["dyed_good"])) % BASICS]
    if "source" in args:
        found["open"] = "yes" if s is not None and s.open_money != 0 else "no"
    return found


def yields(s: Agra, seat: int) -> dict[str, int]:
    """§P1, §D4, §D5 What each production building would bring."""
    return {name: harvest(s, seat, good) for good, name in BASIC_NAMES}


def sailor_at_work(s: Agra) -> Sailor | None:
    """§C3 The sailor who delivers now."""
    for rule in s.stack:
        if isinstance(rule, Sailor) and rule.at == Sailor.DELIVER:
            return rule
    return None


def trader_at_work(s: Agra) -> Trader | None:
    """§C7 The trader who exchanges goods now."""
    for rule in s.stack:
        if isinstance(rule, Trader):
            return rule
    return None


def deliveries(s: Agra, seat: int) -> int:
    """§C3, §D10 What the own sailor may still deliver."""
    sailor = sailor_at_work(s)
    return int(sailor.left(s)) if sailor and sailor.by == seat else 0


def exchange(s: Agra, seat: int) -> int:
    """§C7 What was given to the own trader is worth so much, less what was taken for it."""
    trader = trader_at_work(s)
    return int(trader.budget) if trader and trader.by == seat else 0
