"""The imperial board (rulebook 6.3): Akbar's bowls and the orders of the guilds."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.kernel import OK, bit, refusal
from serai.games.agra import notes, refusals, verbs
from serai.games.agra.goods import earn, remove
from serai.games.agra.influence import rise, trigger_end
from serai.games.agra.state import FROM_BONUSES, FROM_ORDERS, Agra
from serai.games.agra.tables import (
    BOWL_OF,
    DELIVER_GOOD,
    DELIVER_RUPEES,
    GOODS,
    GUILDS,
    NOTABLES,
    ORDER_FIRST,
    ORDER_LESS,
    ORDER_LIMIT,
    ORDER_SECOND,
    ROWS,
    TRACK_RUPEES,
)


def pay_deliver_bonus(s: Agra, seat: i64, good: i64) -> None:
    """§D25 Contracts that pay whenever their owner delivers a good."""
    contracts = s.players[seat].contracts
    if contracts == 0:
        return
    notable: i64
    for notable in range(NOTABLES):
        if DELIVER_GOOD[notable] == good and contracts & bit(notable) != 0:
            earn(s, seat, DELIVER_RUPEES[notable], FROM_BONUSES)


def put_in_bowl(s: Agra, seat: i64, good: i64, bowl: i64) -> None:
    """§O2, §D20 The marker of the good goes into the bowl and stays there."""
    s.players[seat].goods[good] -= 1
    s.bowls[bowl] = seat + 1
    pay_deliver_bonus(s, seat, good)


def bars_akbar(s: Agra, seat: i64, good: i64) -> i64:
    """§O2 One of each good in the whole game."""
    bowl = BOWL_OF[good]
    if bowl < 0:
        return refusal(refusals.NO_BOWL, good)
    if s.bowls[bowl] != 0:
        return refusal(refusals.BOWL_FULL, good)
    if s.players[seat].goods[good] == 0:
        return refusal(refusals.NO_GOOD, good)
    return OK


def fulfilled(s: Agra, guild: i64) -> i64:
    """Markers in a guild's column, neutral ones included."""
    count: i64 = 0
    row: i64
    for row in range(ROWS):
        if s.orders[guild * ROWS + row] != 0:
            count += 1
    return count


def bars_order(s: Agra, seat: i64, guild: i64) -> i64:
    """§O3–O6 The marked order, below the limit, with influence and both goods."""
    row = s.row(guild)
    if row == ROWS:
        return refusal(refusals.COLUMN_FULL, guild)
    if fulfilled(s, guild) >= ORDER_LIMIT[s.pier]:
        return refusal(refusals.ORDER_LIMIT, guild, ORDER_LIMIT[s.pier])
    p = s.players[seat]
    if p.step(guild) == 0:
        return refusal(refusals.NO_INFLUENCE, guild)
    first = ORDER_FIRST[guild * ROWS + row]
    second = ORDER_SECOND[guild * ROWS + row]
    if p.goods[first] == 0 and p.goods[second] == 0:
        return refusal(refusals.NEITHER_GOOD, first, second)
    if p.goods[first] == 0:
        return refusal(refusals.NO_GOOD, first)
    if p.goods[second] == 0:
        return refusal(refusals.NO_GOOD, second)
    return OK


def is_leader(s: Agra, seat: i64, guild: i64) -> bool:
    """§O8 Nobody is further up (others may be level)."""
    step = s.players[seat].step(guild)
    for p in s.players:
        if p.step(guild) > step:
            return False
    return True


def order_reward(s: Agra, seat: i64, guild: i64) -> i64:
    """§O8, §O9 What an order of a guild pays at a step; less to those who do not lead."""
    rupees = TRACK_RUPEES[s.players[seat].step(guild)]
    return rupees if is_leader(s, seat, guild) else rupees - ORDER_LESS


def fulfil(s: Agra, seat: i64, guild: i64) -> None:
    """§O6–O10, §I5 Both goods go back, a marker stays on the order, the reward is paid."""
    p = s.players[seat]
    order = guild * ROWS + s.row(guild)
    s.note(notes.ORDER_FULFILLED, seat, guild, order)
    remove(s, seat, ORDER_FIRST[order], 1)
    remove(s, seat, ORDER_SECOND[order], 1)
    pay_deliver_bonus(s, seat, ORDER_FIRST[order])
    pay_deliver_bonus(s, seat, ORDER_SECOND[order])
    s.orders[order] = seat + 1
    p.supply -= 1
    earn(s, seat, order_reward(s, seat, guild), FROM_ORDERS)
    if not is_leader(s, seat, guild):
        rise(s, seat, guild)
    mark_next(s, guild)


def mark_next(s: Agra, guild: i64) -> None:
    """§O7, §O10 The order marker goes down to the next free row, or under a full column."""
    row = s.row(guild)
    after: i64 = ROWS
    i: i64
    for i in range(1, ROWS):
        if s.orders[guild * ROWS + (row + i) % ROWS] == 0:
            after = (row + i) % ROWS
            break
    s.marked += (after - row) << 4 * guild
    if after == ROWS:
        trigger_end(s)
    else:
        s.note(notes.ORDER_MARKED, s.turn, guild, guild * ROWS + after)


def offer_imperial(s: Agra, seat: i64) -> None:
    """§O1 Every gift to Akbar and every order within reach."""
    good: i64
    for good in range(GOODS):
        s.offer_unless(bars_akbar(s, seat, good), verbs.AKBAR | good << 8)
    guild: i64
    for guild in range(GUILDS):
        s.offer_unless(bars_order(s, seat, guild), verbs.ORDER | guild << 8)


def can_serve(s: Agra, seat: i64) -> bool:
    """Whether a gift or an order is possible."""
    good: i64
    for good in range(GOODS):
        if bars_akbar(s, seat, good) == OK:
            return True
    guild: i64
    for guild in range(GUILDS):
        if bars_order(s, seat, guild) == OK:
            return True
    return False
