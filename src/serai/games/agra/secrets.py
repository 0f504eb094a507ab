"""Other money in a bag (§W3): tables that only its owner can tell apart, and what others guess."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.kernel import bit
from serai.core.luck import Luck
from serai.games.agra.notables import markers_on
from serai.games.agra.state import (
    DOUBLED,
    FOR_PEONS,
    FROM_BUILDING,
    FROM_BUILDINGS,
    FROM_DELIVERIES,
    FROM_FRENCH,
    FROM_ORDERS,
    FROM_SAILOR,
    LEDGER,
    STOCK_SIZE,
    Agra,
    Player,
)
from serai.games.agra.tables import (
    BONUS_MONEY,
    BONUSES,
    DOUBLE_RUPEES,
    FRENCH_MARKERS,
    FRENCH_RUPEES,
    FRENCH_TRADER,
    GUILDS,
    NOTABLE_SIZE,
    NOTABLES,
    PEON_RUPEES,
    ROWS,
    START_RUPEES,
    TRACK_RUPEES,
)

POOR: Final = 2 * PEON_RUPEES  # fewer rupees: the rules look at how many there are
RICH: Final = 120
MERCHANT_MORE: Final = 3  # what lies on buildings at first, beside a rupee each turn
BEGINNING: Final = 10  # turns after which people begin to sell


def twin(s: Agra, seat: i64, luck: Luck) -> Agra | None:
    """A copy with other rupees in this bag; None if money lies open.

    Whoever has no worker left pays for a peon what there is (§A7): such a payment tells a poor
    bag from a rich one, so that a poor one has no twin then, and a rich one stays rich.
    """
    if s.open_money != 0 or not s.stack:
        return None
    p = s.players[seat]
    least: i64 = PEON_RUPEES if p.workers == 0 else 0
    if p.rupees < least:
        return None
    most: i64 = POOR if luck.pick(2) == 0 else RICH
    wanted = least + luck.pick(most - least)
    if wanted == p.rupees:
        wanted += 1
    other = s.copy()
    refill(other, seat, wanted, luck)
    return other


def refill(s: Agra, seat: i64, wanted: i64, luck: Luck) -> None:
    """So many rupees, and a ledger that says where they came from."""
    p = s.players[seat]
    difference = wanted - p.rupees
    p.rupees = wanted
    spent = luck.pick(2) == 0
    source: i64
    if difference > 0 or not spent:
        first = luck.pick(FOR_PEONS - LEDGER)
        i: i64
        for i in range(FOR_PEONS - LEDGER):
            source = LEDGER + (first + i) % (FOR_PEONS - LEDGER)
            change = max(difference, -p.goods[source])
            p.goods[source] += change
            difference -= change
    p.goods[FOR_PEONS] -= difference  # what did not come from elsewhere went to peons


def believed(s: Agra, seat: i64, luck: Luck) -> Agra:
    """A copy with money in the bags of others as one would guess it from what lies on the table.

    What bonus tiles, orders, deliveries and contracts have paid is told by them, almost or more or
    less; what the merchant left and what was sold is guessed from how many turns somebody has had.
    The log tells every amount, but only to those who write it down: a bot remembers nothing.
    In games between bots a guess is 4 rupees off from the 8th round on and 7 from the 14th; from
    the round alone it would be 6 and 15. Peons are paid too seldom to be thought of.
    """
    other = s.copy()
    if s.open_money != 0 or not s.stack:
        return other
    rival: i64
    for rival in range(s.seats):
        if rival != seat:
            empty(other.players[rival])
            believe_deeds(other, rival, luck)
            believe_turns(other, rival, luck)
    believe_contracts(other, seat, luck)
    return other


def empty(p: Player) -> None:
    """A bag and a ledger as they were at the start."""
    source: i64
    for source in range(LEDGER, STOCK_SIZE):
        p.goods[source] = 0
    p.rupees = START_RUPEES


def put(p: Player, n: i64, source: i64) -> None:
    """Rupees for the bag, and where they came from."""
    p.rupees += n
    p.goods[source] += n


def believe_deeds(s: Agra, seat: i64, luck: Luck) -> None:
    """What was paid for bonus tiles, orders, and goods on notables who have no contract yet."""
    p = s.players[seat]
    i: i64
    for i in range(BONUSES):
        if p.bonuses & bit(i) != 0:
            put(p, BONUS_MONEY[i], FROM_BUILDING)
    for i in range(GUILDS * ROWS):
        if s.orders[i] == seat + 1:
            most = TRACK_RUPEES[p.step(i // ROWS)]  # influence was lower then, or others led
            put(p, most - luck.pick((most + 3) // 2), FROM_ORDERS)
    for i in range(NOTABLES):
        if s.delivered[i] != 0:
            put(p, delivered(s, seat, i, luck), FROM_DELIVERIES)


def delivered(s: Agra, seat: i64, notable: i64, luck: Luck) -> i64:
    """What a notable has paid for the goods that lie there, whoever came first."""
    here = s.delivered[notable]
    goods: i64 = 0
    doubled: i64 = 0
    slot: i64
    for slot in range(NOTABLE_SIZE[notable]):
        if here >> 4 * slot & 7 == seat + 1:
            goods += 1
            doubled += here >> 4 * slot & DOUBLED
    first = goods * (goods + 1) // 2
    later = goods * (markers_on(s, notable) - doubled // DOUBLED - goods)
    return first + luck.pick(later + 1) + doubled // DOUBLED * DOUBLE_RUPEES


def believe_turns(s: Agra, seat: i64, luck: Luck) -> None:
    """What was found on buildings, sold, and paid by the French Trader, turn after turn."""
    p = s.players[seat]
    turns = turns_had(s, seat)
    if turns < 2:
        return  # in the first turn nothing lies there yet
    most = turns + MERCHANT_MORE
    put(p, min(luck.pick(most), luck.pick(most)), FROM_BUILDINGS)  # rather less than more
    put(p, luck.pick(max(turns - BEGINNING, i64(0)) * 3 // 4 + 1), FROM_SAILOR)
    if p.owns(FRENCH_TRADER):
        put(p, FRENCH_RUPEES * luck.pick(turns // FRENCH_MARKERS + 1), FROM_FRENCH)


def turns_had(s: Agra, seat: i64) -> i64:
    """Turns that a seat has begun."""
    mine = (seat - s.start + s.seats) % s.seats
    now = (s.turn - s.start + s.seats) % s.seats
    return s.round if mine <= now else s.round - 1


def believe_contracts(s: Agra, seat: i64, luck: Luck) -> None:
    """What notables paid before their contract was won: most of it to the owner, the rest to one.

    Own deliveries are known, so that what would fall to this seat is nobody's.
    """
    owner: i64
    notable: i64
    for owner in range(s.seats):
        for notable in range(NOTABLES):
            if s.players[owner].owns(notable):
                size = NOTABLE_SIZE[notable]
                whole = size * (size + 1) // 2
                rest = luck.pick(whole * 2 // 3 + 1)
                other = (owner + 1 + luck.pick(s.seats - 1)) % s.seats
                if owner != seat:
                    put(s.players[owner], whole - rest, FROM_DELIVERIES)
                if other != seat:
                    put(s.players[other], rest, FROM_DELIVERIES)
