"""The end (rulebook 8): rupees in the bag and rupees for everything else, source by source."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.game import first_of, places_of
from serai.core.kernel import bit, count_of
from serai.games.agra import notes, tables
from serai.games.agra.state import Agra
from serai.games.agra.stone import is_last_space
from serai.games.agra.tables import (
    AKBAR_RUPEES,
    BOWLS,
    COVER_RUPEES,
    COVERS,
    DUTCH_RUPEES,
    GOODS,
    GUILD_FIRST,
    GUILD_SECOND,
    GUILD_TIED,
    GUILDS,
    LAST_SPACE_RUPEES,
    MUFTI_RUPEES,
    NOTABLE_GUILD,
    NOTABLES,
    OWN_GUILD_RUPEES,
    ROWS,
    SADR_RUPEES,
    SUBADAR_RUPEES,
)


def orders_of(s: Agra, seat: i64, guild: i64) -> i64:
    """Own markers in a guild's column."""
    count: i64 = 0
    row: i64
    for row in range(ROWS):
        if s.orders[guild * ROWS + row] == seat + 1:
            count += 1
    return count


def gifts_of(s: Agra, seat: i64) -> i64:
    """Own markers in Akbar's bowls."""
    count: i64 = 0
    bowl: i64
    for bowl in range(BOWLS):
        if s.bowls[bowl] == seat + 1:
            count += 1
    return count


def contracts_of(s: Agra, seat: i64, guild: i64) -> i64:
    """Own contracts with a guild's symbol."""
    count: i64 = 0
    notable: i64
    for notable in range(NOTABLES):
        if NOTABLE_GUILD[notable] == guild and s.players[seat].contracts & bit(notable) != 0:
            count += 1
    return count


def symbols_of(s: Agra, seat: i64, guild: i64) -> i64:
    """A guild's symbols on own contracts and orders."""
    return contracts_of(s, seat, guild) + orders_of(s, seat, guild)


def all_orders_of(s: Agra, seat: i64) -> i64:
    """Own markers in all columns."""
    return orders_of(s, seat, 0) + orders_of(s, seat, 1) + orders_of(s, seat, 2)


def guilds_served(s: Agra, seat: i64) -> i64:
    """Guilds with at least one own order."""
    count: i64 = 0
    guild: i64
    for guild in range(GUILDS):
        if orders_of(s, seat, guild) > 0:
            count += 1
    return count


def notable_rupees(s: Agra, seat: i64, notable: i64) -> i64:
    """§E3, §D17, §D19–D24 What a contract pays its owner at the end."""
    match notable:
        case tables.DUTCH_TRADER:
            return DUTCH_RUPEES[guilds_served(s, seat)]  # §D17
        case tables.SUBADAR:
            return SUBADAR_RUPEES * all_orders_of(s, seat)  # §D19
        case tables.SADR:
            return SADR_RUPEES * gifts_of(s, seat)  # §D20
        case tables.GRAND_MUFTI:
            least = min(symbols_of(s, seat, 0), symbols_of(s, seat, 1))
            return MUFTI_RUPEES * min(least, symbols_of(s, seat, 2))  # §D21
        case tables.GRAND_IMAM | tables.COURT_ARTIST | tables.DEWAN:
            return OWN_GUILD_RUPEES * symbols_of(s, seat, NOTABLE_GUILD[notable])  # §D22–D24
    return 0


def guild_rate(s: Agra, seat: i64, guild: i64) -> i64:
    """§E4, §E5 Rupees for each own order of a guild."""
    step = s.players[seat].step(guild)
    above: i64 = 0
    level: i64 = 0
    for p in s.players:
        other = p.step(guild)
        if other > step:
            above += 1
        elif other == step:
            level += 1
    if above == 0:
        return GUILD_FIRST if level == 1 else GUILD_TIED
    if above > 1:
        return 0
    return GUILD_SECOND


def guild_rupees(s: Agra, seat: i64, guild: i64) -> i64:
    """§E4, §E5 Rupees for the own orders of a guild."""
    return guild_rate(s, seat, guild) * orders_of(s, seat, guild)


def stone_rupees(s: Agra, seat: i64) -> i64:
    """§E6 The last space of the meditation track."""
    return LAST_SPACE_RUPEES if is_last_space(s.players[seat]) else 0


def cover_rupees(s: Agra, seat: i64) -> i64:
    """§E7 Removed covers."""
    return COVER_RUPEES * (COVERS - count_of(s.players[seat].covers))


def akbar_rupees(s: Agra, seat: i64) -> i64:
    """§E8 Gifts to Akbar."""
    return AKBAR_RUPEES[gifts_of(s, seat)]


def end_rupees(s: Agra, seat: i64) -> i64:
    """§E3–E8 All that is paid at the end."""
    total = stone_rupees(s, seat) + cover_rupees(s, seat) + akbar_rupees(s, seat)
    notable: i64
    for notable in range(NOTABLES):
        if s.players[seat].contracts & bit(notable) != 0:
            total += notable_rupees(s, seat, notable)
    guild: i64
    for guild in range(GUILDS):
        total += guild_rupees(s, seat, guild)
    return total


def with_contract(s: Agra, seat: i64, notable: i64) -> i64:
    """§E3, §D17, §D19–D24 What the end would pay more to this seat if it had this contract."""
    trial = s.copy()
    trial.players[seat].contracts |= bit(notable)
    return end_rupees(trial, seat) - end_rupees(s, seat)


def total_rupees(s: Agra, seat: i64) -> i64:
    """§E2 Rupees in the bag and at the end."""
    return s.players[seat].rupees + end_rupees(s, seat)


def rest(s: Agra, seat: i64) -> i64:
    """§E9 Between equals: the value of goods left, and favour."""
    p = s.players[seat]
    total = p.favour
    good: i64
    for good in range(GOODS):
        total += p.goods[good] * s.values[good]
    return total


def note_scores(s: Agra) -> None:
    """§E2–E8 The log shows every source."""
    if s.log is None:
        return
    seat: i64
    i: i64
    for seat in range(s.seats):
        s.note(notes.FINAL_COINS, seat, s.players[seat].rupees)
        for i in range(NOTABLES):
            if s.players[seat].contracts & bit(i) != 0 and notable_rupees(s, seat, i) > 0:
                s.note(notes.FINAL_NOTABLE, seat, notable_rupees(s, seat, i), i)
        for i in range(GUILDS):
            if guild_rupees(s, seat, i) > 0:
                s.note(notes.FINAL_GUILD, seat, guild_rupees(s, seat, i), i)
        if stone_rupees(s, seat) > 0:
            s.note(notes.FINAL_STONE, seat, stone_rupees(s, seat))
        if cover_rupees(s, seat) > 0:
            s.note(notes.FINAL_COVERS, seat, cover_rupees(s, seat))
        if akbar_rupees(s, seat) > 0:
            s.note(notes.FINAL_AKBAR, seat, akbar_rupees(s, seat))


def scores(s: Agra) -> list[int]:
    """§E2 Rupees by seat, as if the game ended now."""
    return [int(total_rupees(s, seat)) for seat in range(s.seats)]


def standing(s: Agra, seat: i64) -> tuple[int, int]:
    """§E9 Higher is better: rupees, then goods and favour left."""
    return int(total_rupees(s, seat)), int(rest(s, seat))


def winners(s: Agra) -> list[int]:
    """§E9 Most rupees; equals in everything share the victory."""
    return [] if s.stack else first_of([standing(s, seat) for seat in range(s.seats)])


def ranks(s: Agra) -> list[int]:
    """§E9 Place of each seat, from 1; equals share a place."""
    return places_of([standing(s, seat) for seat in range(s.seats)])
