"""Conservation laws: what must hold in every position, after every move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.game import stack_law
from serai.core.kernel import bit, count_of
from serai.games.agra.imperial import fulfilled
from serai.games.agra.meditation import Meditation
from serai.games.agra.notables import is_complete, markers_of
from serai.games.agra.orders import OrderPhase
from serai.games.agra.prices import token_good, token_value
from serai.games.agra.rounds import Rounds, Turn
from serai.games.agra.setup import SetUp
from serai.games.agra.spaces import MainAction
from serai.games.agra.state import (
    FOR_PEONS,
    LEDGER,
    LYING,
    MEDITATING,
    NEUTRAL,
    SPACES,
    STOCK_SIZE,
    Agra,
)
from serai.games.agra.tables import (
    ACT_MORE,
    ACT_POINT,
    BASICS,
    BONUS_LEVEL,
    BONUSES,
    BOWLS,
    COOK,
    COOK_WORKERS,
    COVERED,
    FARMERS,
    FRENCH_MARKERS,
    FRENCH_TRADER,
    GOODS,
    GUILDS,
    LEVELS,
    MARKERS,
    MEDITATION_SPACES,
    NEUTRAL_BOWLS,
    NEUTRAL_ORDERS,
    NOTABLE_LEVEL,
    NOTABLES,
    ORDERS,
    PIER_REACH,
    PRICE_RANGE,
    RIVER_SPACES,
    ROWS,
    SIDE,
    START_RUPEES,
    TILE_SLOTS,
    TILES,
    TOKENS,
    TOP_STEP,
    VALUE,
    WORKERS,
)

BASIC_BUILDINGS: Final = (1 << BASICS) - 1  # a column of the board, as a set


def broken_law(s: Agra) -> str:
    """The first law that this position breaks, in words for a developer; empty: none."""
    laws = (
        stack_law(s, (SetUp, Rounds, Turn)),
        notable_law(s),
        tile_law(s),
        token_law(s),
        city_law(s),
        imperial_law(s),
        turn_law(s),
    )
    for law in laws:
        if law:
            return law
    seat: i64
    for seat in range(s.seats):
        for law in (marker_law(s, seat), worker_law(s, seat), court_law(s, seat)):
            if law:
                return f"seat {seat}: {law}"
        if not rupees_add_up(s, seat):
            return f"seat {seat}: rupees without a source"
    return ""


def in_setup(s: Agra) -> bool:
    """Whether the table is still being laid."""
    return len(s.stack) == 1 and isinstance(s.stack[0], SetUp)


def marker_law(s: Agra, seat: i64) -> str:
    """22 markers of each colour."""
    p = s.players[seat]
    count = p.supply + p.favour + count_of(p.marks) + count_of(p.scrolls) + count_of(p.french)
    i: i64
    for i in range(GOODS):
        if p.goods[i] < 0:
            return "less than none of a good"
        count += p.goods[i]
    for i in range(BOWLS):
        if s.bowls[i] == seat + 1:
            count += 1
    for i in range(ORDERS):
        if s.orders[i] == seat + 1:
            count += 1
    for i in range(NOTABLES):
        count += markers_of(s, i, seat)
    if p.supply < 0 or p.favour < 0:
        return "less than no marker"
    return "" if count == MARKERS else f"{count} markers"


def worker_law(s: Agra, seat: i64) -> str:
    """Ten workers of each colour."""
    p = s.players[seat]
    count = p.workers + p.sheltered
    lying: i64 = 0
    space: i64
    for space in range(SPACES):
        if s.board[space] & 7 == seat + 1:
            count += 1
            if s.board[space] & LYING != 0:
                lying += 1
    if p.workers < 0 or p.sheltered < 0 or p.sheltered > COOK_WORKERS:
        return "workers out of place"
    if p.sheltered > 0 and not p.owns(COOK):
        return "workers with a cook who is not there"
    if lying != p.lying:
        return f"{lying} lying workers, not {p.lying}"
    return "" if count == WORKERS else f"{count} workers"


def court_law(s: Agra, seat: i64) -> str:
    """Four farmers on their sides, covers only where covers were, tracks within bounds."""
    p = s.players[seat]
    side: i64
    for side in range(FARMERS):
        if p.farmer(side) >= SIDE:
            return "a farmer off the farm"
        if p.covers & bit(SIDE * side + p.farmer(side)) != 0:
            return "a farmer on a cover"
    if p.covers & COVERED != p.covers:
        return "a cover where there was none"
    if p.stone < 0 or p.stone >= MEDITATION_SPACES:
        return "the stone is off the track"
    guild: i64
    for guild in range(GUILDS):
        if p.step(guild) > TOP_STEP:
            return "influence beyond the top"
        if p.step(guild) == TOP_STEP and s.last == 0:
            return "the top of a track without an end"
    if count_of(p.french) >= FRENCH_MARKERS or (p.french != 0 and not p.owns(FRENCH_TRADER)):
        return "markers on the French Trader"
    if count_of(p.tiles) > TILE_SLOTS + 1:
        return "too many favour tiles"
    return ""


def rupees_add_up(s: Agra, seat: i64) -> bool:
    """§W4 Rupees come from named sources and go to peons."""
    p = s.players[seat]
    total: i64 = START_RUPEES
    source: i64
    for source in range(LEDGER, STOCK_SIZE):
        if p.goods[source] < 0:
            return False
        total += -p.goods[source] if source == FOR_PEONS else p.goods[source]
    return total == p.rupees and p.rupees >= 0


def notable_law(s: Agra) -> str:
    """Each notable is in one place, and only those along the river carry markers."""
    seen = s.river
    for p in s.players:
        if seen & p.contracts != 0:
            return "a notable in two places"
        seen |= p.contracts
    notable: i64
    level: i64
    for notable in range(NOTABLES):
        here = s.delivered[notable]
        if here != 0 and (s.river & bit(notable) == 0 or not reached(s, notable)):
            return "markers on a notable out of reach"
        if here != 0 and is_complete(s, notable):
            return "a completed contract without an owner"
    if in_setup(s):
        return ""
    for level in range(1, LEVELS + 1):
        on_river: i64 = 0
        won: i64 = 0
        for notable in range(NOTABLES):
            if NOTABLE_LEVEL[notable] == level and seen & bit(notable) != 0:
                if s.river & bit(notable) != 0:
                    on_river += 1
                else:
                    won += 1
        if on_river + won != RIVER_SPACES[s.seats * 5 + level]:
            return f"{on_river + won} notables of level {level}"
        if won != s.completed_of(level):
            return f"{won} contracts of level {level}, not {s.completed_of(level)}"
    return ""


def reached(s: Agra, notable: i64) -> bool:
    """Whether the boat has come far enough."""
    return NOTABLE_LEVEL[notable] <= PIER_REACH[s.pier]


def tile_law(s: Agra) -> str:
    """Each favour tile and each building bonus tile in exactly one place."""
    tiles = s.display
    count = count_of(s.display) + count_of(s.pile)
    tiles |= s.pile
    bonuses = s.bonuses
    bonus_count = count_of(s.bonuses)
    for p in s.players:
        count += count_of(p.tiles)
        tiles |= p.tiles
        bonus_count += count_of(p.bonuses)
        bonuses |= p.bonuses
    if count != TILES or tiles != bit(TILES) - 1:
        return "favour tiles out of place"
    if bonus_count != BONUSES or bonuses != bit(BONUSES) - 1:
        return "building bonus tiles out of place"
    return ""


def token_law(s: Agra) -> str:
    """Three price tokens on different goods, and values that follow from them."""
    seen: i64 = 0
    good: i64
    token: i64
    for good in range(GOODS):
        value = VALUE[good]
        for token in range(TOKENS):
            if token_good(s, token) == good:
                if seen & bit(good) != 0:
                    return "two price tokens on one good"
                seen |= bit(good)
                value = token_value(s, token)
        if value != s.values[good]:
            return "a value without its token"
        if max(value - VALUE[good], VALUE[good] - value) > PRICE_RANGE:
            return "a value too far from the printed one"
    return ""


def city_law(s: Agra) -> str:
    """Merchant on a building, builder on a site, workers and rupees on buildings only."""
    if s.built & BASIC_BUILDINGS != BASIC_BUILDINGS or s.built >= bit(GOODS):
        return "buildings that cannot be"
    if not s.is_built(s.merchant):
        return "the merchant is not on a building"
    between = not s.stack or isinstance(s.stack[-1], Turn)
    if between and s.builder >= 0 and s.is_built(s.builder):
        return "the builder is not on a site"
    if s.builder < 0 and s.built != bit(GOODS) - 1:
        return "the builder has left too early"
    building: i64
    for building in range(GOODS):
        if s.is_built(building):
            continue
        if s.board[building] != 0 or s.coins[building] != 0:
            return "something on a building site"
    built: i64 = 0
    taken: i64 = 0
    level: i64
    for level in range(2, LEVELS + 1):
        built = count_of(s.built >> BASICS * (level - 1) & BASIC_BUILDINGS)
        taken = 0
        bonus: i64
        for bonus in range(BONUSES):
            if BONUS_LEVEL[bonus] == level and s.bonuses & bit(bonus) == 0:
                taken += 1
        if taken > built:
            return f"more bonus tiles than buildings of level {level}"
    return ""


def turn_law(s: Agra) -> str:
    """Points belong to one meditation, and marks of a turn to whose turn it is."""
    if s.phase != MEDITATING and s.points + s.spent > 0:
        return "meditation points outside of a meditation"
    for rule in s.stack:
        if isinstance(rule, (Turn, Meditation, MainAction, OrderPhase)) and rule.by != s.turn:
            return "a turn of somebody else"
        if isinstance(rule, Meditation) and begins(s, rule) and s.points > 0:
            return "a turn that begins with meditation points"
    seat: i64
    for seat in range(s.seats):
        p = s.players[seat]
        if seat == s.turn:
            continue
        if p.scrolls != 0 or p.stood != 0 or p.turned != 0 or p.marks & ~bit(ACT_MORE) != 0:
            return "something was used out of turn"
    return ""


def begins(s: Agra, meditation: Meditation) -> bool:
    """Nobody has been laid down yet, nothing spent, and no favour tile was used for a point."""
    marks = s.players[meditation.by].marks
    return meditation.laid == 0 and s.spent == 0 and marks & bit(ACT_POINT) == 0


def imperial_law(s: Agra) -> str:
    """Order markers on free orders, neutral markers as many as were laid."""
    guild: i64
    neutral: i64 = 0
    i: i64
    for guild in range(GUILDS):
        row = s.row(guild)
        if row > ROWS:
            return "an order marker off the board"
        if row < ROWS and s.orders[guild * ROWS + row] != 0:
            return "an order marker on a fulfilled order"
        if row == ROWS and fulfilled(s, guild) < ROWS:
            return "an order marker under a column that is not full"
        if row == ROWS and s.last == 0:
            return "a full column without an end"
    for i in range(ORDERS):
        if s.orders[i] == NEUTRAL:
            neutral += 1
    if neutral > GUILDS * NEUTRAL_ORDERS[s.seats]:
        return f"{neutral} neutral markers on orders"
    neutral = 0
    for i in range(BOWLS):
        if s.bowls[i] == NEUTRAL:
            neutral += 1
    if neutral > 2 * NEUTRAL_BOWLS[s.seats]:
        return f"{neutral} neutral markers at Akbar"
    return ""
