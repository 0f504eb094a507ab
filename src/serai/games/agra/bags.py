"""What may be in the bags of others (§W3), as one would guess it from what lies on the table.

What bonus tiles, orders, deliveries and contracts have paid is told by them, almost or more or
less; what the merchant left and what was sold is guessed from how many turns somebody has had.
The log tells every amount, but only to those who write it down: a bot remembers nothing.
In games between bots a guess is 4 rupees off from the 8th round on and 7 from the 14th; from
the round alone it would be 6 and 15. Peons are paid too seldom to be thought of.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import bit
from serai.core.luck import Luck
from serai.core.packed import vec
from serai.games.agra.notables import markers_on
from serai.games.agra.scoring import end_rupees
from serai.games.agra.state import (
    DOUBLED,
    FROM_BUILDING,
    FROM_BUILDINGS,
    FROM_DELIVERIES,
    FROM_FRENCH,
    FROM_ORDERS,
    FROM_SAILOR,
    LEDGER,
    STOCK_SIZE,
    Agra,
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
    ROWS,
    START_RUPEES,
    TRACK_RUPEES,
)

MERCHANT_MORE: Final = 3  # what lies on buildings at first, beside a rupee each turn
BEGINNING: Final = 10  # turns after which people begin to sell
SOURCES: Final = 10  # of rupees: the numbers from LEDGER on


@mypyc_attr(acyclic=True)
class Guess:
    """Amounts that nobody can tell: each drawn by luck, or without any the middle of them."""

    luck: Luck | None
    bags: vec[i64]  # what each seat was paid, source by source

    def __init__(self, luck: Luck | None, seats: i64) -> None:
        self.luck = luck
        self.bags = vec[i64]([0] * int(seats * SOURCES))

    def below(self, n: i64) -> i64:
        """An amount from 0 to n - 1."""
        luck = self.luck
        return (n - 1) // 2 if luck is None else luck.pick(n)

    def rather_low(self, n: i64) -> i64:
        """The same, but rather less than more."""
        luck = self.luck
        return n // 3 if luck is None else min(luck.pick(n), luck.pick(n))

    def put(self, seat: i64, n: i64, source: i64) -> None:
        """Rupees for a bag, and where they came from."""
        self.bags[seat * SOURCES + source - LEDGER] += n

    def rupees(self, seat: i64) -> i64:
        """What is in a bag."""
        found: i64 = START_RUPEES
        i: i64
        for i in range(seat * SOURCES, seat * SOURCES + SOURCES):
            found += self.bags[i]
        return found


def believed(s: Agra, seat: i64, luck: Luck) -> Agra:
    """A copy with money in the bags of others as this seat could believe it."""
    other = s.copy()
    if s.open_money != 0 or not s.stack:
        return other
    guess = guessed(s, seat, luck)
    rival: i64
    source: i64
    for rival in range(s.seats):
        if rival != seat:
            p = other.players[rival]
            for source in range(LEDGER, STOCK_SIZE):
                p.goods[source] = guess.bags[rival * SOURCES + source - LEDGER]
            p.rupees = guess.rupees(rival)
    return other


def lead(s: Agra, seat: i64, guess: Guess) -> i64:
    """How many rupees one would have more than the best of the others if it were over now."""
    best: i64 = -1
    rival: i64
    for rival in range(s.seats):
        if rival != seat:
            best = max(best, seen_in_bag(s, rival, guess) + end_rupees(s, rival))
    return s.players[seat].rupees + end_rupees(s, seat) - best


def seen_in_bag(s: Agra, rival: i64, guess: Guess) -> i64:
    """The rupees of somebody else, as far as they can be seen: in an open bag, or guessed."""
    open_money: bool = s.open_money != 0
    return s.players[rival].rupees if open_money else guess.rupees(rival)


def guessed(s: Agra, seat: i64, luck: Luck | None) -> Guess:
    """All bags but one's own; without luck the same as long as the table looks the same."""
    guess = Guess(luck, s.seats)
    rival: i64
    for rival in range(s.seats):
        if rival != seat:
            guess_deeds(s, rival, guess)
            guess_turns(s, rival, guess)
    guess_contracts(s, seat, guess)
    return guess


def guess_deeds(s: Agra, seat: i64, guess: Guess) -> None:
    """What was paid for bonus tiles, orders, and goods on notables who have no contract yet."""
    p = s.players[seat]
    i: i64
    for i in range(BONUSES):
        if p.bonuses & bit(i) != 0:
            guess.put(seat, BONUS_MONEY[i], FROM_BUILDING)
    for i in range(GUILDS * ROWS):
        if s.orders[i] == seat + 1:
            most = TRACK_RUPEES[p.step(i // ROWS)]  # influence was lower then, or others led
            guess.put(seat, most - guess.below((most + 3) // 2), FROM_ORDERS)
    for i in range(NOTABLES):
        if s.delivered[i] != 0:
            guess.put(seat, delivered(s, seat, i, guess), FROM_DELIVERIES)


def delivered(s: Agra, seat: i64, notable: i64, guess: Guess) -> i64:
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
    return first + guess.below(later + 1) + doubled // DOUBLED * DOUBLE_RUPEES


def guess_turns(s: Agra, seat: i64, guess: Guess) -> None:
    """What was found on buildings, sold, and paid by the French Trader, turn after turn."""
    turns = turns_had(s, seat)
    if turns < 2:
        return  # in the first turn nothing lies there yet
    guess.put(seat, guess.rather_low(turns + MERCHANT_MORE), FROM_BUILDINGS)
    sold = guess.below(max(turns - BEGINNING, i64(0)) * 3 // 4 + 1)
    guess.put(seat, sold, FROM_SAILOR)
    if s.players[seat].owns(FRENCH_TRADER):
        paid = FRENCH_RUPEES * guess.below(turns // FRENCH_MARKERS + 1)
        guess.put(seat, paid, FROM_FRENCH)


def turns_had(s: Agra, seat: i64) -> i64:
    """Turns that a seat has begun."""
    mine = (seat - s.start + s.seats) % s.seats
    now = (s.turn - s.start + s.seats) % s.seats
    return s.round if mine <= now else s.round - 1


def guess_contracts(s: Agra, seat: i64, guess: Guess) -> None:
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
                rest = guess.below(whole * 2 // 3 + 1)
                other = (owner + 1 + guess.below(s.seats - 1)) % s.seats
                if owner != seat:
                    guess.put(owner, whole - rest, FROM_DELIVERIES)
                if other != seat:
                    guess.put(other, rest, FROM_DELIVERIES)
