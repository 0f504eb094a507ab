"""What can be counted in a position of Agra: the numbers that a learned judgement looks at.

Only what the seat may know: the rupees of others are guessed from what lies on the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.agra.judge import TERMS, Judge
from serai.bots.agra.weights import LASTING, TILE_PERCENT
from serai.bots.learned import WHOLE, Sight
from serai.core.kernel import OK, bit, count_of
from serai.core.packed import vec
from serai.games.agra import components
from serai.games.agra.bags import guessed, lead, seen_in_bag
from serai.games.agra.build import all_materials
from serai.games.agra.build import worth as building_value
from serai.games.agra.farm import yields
from serai.games.agra.imperial import fulfilled
from serai.games.agra.notables import winner_of
from serai.games.agra.scoring import end_rupees
from serai.games.agra.state import NOTHING_YET, SPACES, Agra, Player
from serai.games.agra.stone import bars_stone, points_of
from serai.games.agra.tables import (
    AKBAR_RUPEES,
    BASICS,
    BONUS_MONEY,
    BONUSES,
    BOWL,
    BOWLS,
    COST,
    COVERS,
    GOODS,
    GUILD_FIRST,
    GUILD_SECOND,
    GUILD_TIED,
    GUILDS,
    LEVELS,
    NOTABLE_GOOD,
    NOTABLE_LEVEL,
    NOTABLE_SIZE,
    NOTABLES,
    ORDER_FIRST,
    ORDER_LESS,
    ORDER_LIMIT,
    ORDER_SECOND,
    PIER_LEVEL,
    PIER_NEED,
    PIER_REACH,
    PLACES,
    ROWS,
    TILES,
    TOP_STEP,
    TRACK_RUPEES,
    VALUE,
)

VERSION: Final = 2  # of what is counted, and in which order

LEAST: Final = 12  # and as long as nobody has brought about the end
A_TURN: Final = 6  # what each turn is when the last rounds are known

# How the game passes, in tenths, by seats: with a round, with a step of influence of each player.
ROUND_PASSES: Final = vec[i64]([0, 0, 30, 56, 69])
STEP_PASSES: Final = vec[i64]([0, 0, 50, 16, 10])

FAR_AHEAD: Final = 30  # rupees: more make no difference
MANY: Final = 8  # goods that a turn or two can make use of
FEW_MARKERS: Final = 4
FEW_WORKERS: Final = 3

# What is counted of every seat.
SHARED: Final[tuple[str, ...]] = (
    "value",
    "goods_beyond_8",
    *(f"yield:{name}" for name in components.GOOD_NAMES[:4]),
    "yield_best",
    "covers_off",
    "stone",
    "stone_ready",
    "workers",
    "workers_short",
    "standing",
    "lying",
    "meditation",
    "favour",
    "favour_beyond_4",
    "supply",
    "supply_short",
    *(f"step:{name}" for name in components.GUILD_NAMES),
    *(f"lead:{name}" for name in components.GUILD_NAMES),
    *(f"orders:{name}" for name in components.GUILD_NAMES),
    "order_rewards",
    "guild_rates",
    "orders_ready",
    "orders_half",
    "gifts",
    "akbar",
    "gifts_ready",
    "leads_one_missing",
    "leads_more_missing",
    "trails",
    "deliveries_ready",
    "best_delivery",
    "contracts_ready",
    "building_value",
    "sites_affordable",
    "bonus_rupees",
    "french",
    "end",
    "had_turn",
    "place",
)

OWN: Final[tuple[str, ...]] = (
    *(f"term:{name}" for name in TERMS),
    *SHARED,
    *(f"good:{name}" for name in components.GOOD_NAMES),
    *(f"kinds:{level}" for level in range(1, 5)),
    *(f"contract:{name}" for name in components.NOTABLE_IDS),
    *(f"tile:{name}" for name in components.TILE_IDS),
    "ahead",
)

RIVAL: Final[tuple[str, ...]] = (
    *SHARED,
    *(f"goods:{level}" for level in range(1, 5)),
    "contracts",
    "lasting",
    "tiles",
    "tile_worth",
    "rupees",
)

COMMON: Final[tuple[str, ...]] = (
    "round",
    "ending",
    "rounds_after",
    "pier",
    "pier_missing",
    "rows_missing",
    "steps_missing",
    "orders_open",
    "bowls_free",
    "sites_free",
    "builder_left",
    "coins",
    "coins_best",
    *(f"blocked:{name}" for name in ("trade", "deliver", "process", "uncover")),
    "tiles_in_pile",
    "notables",
    "notables_near",
    "values_raised",
)


def size(seats: i64) -> i64:
    """How many numbers there are."""
    return len(OWN) + (seats - 1) * len(RIVAL) + len(COMMON)


def names(seats: i64) -> list[str]:
    """What they are, in order."""
    found = list(OWN)
    rival: i64
    for rival in range(1, seats):
        found += [f"rival {rival}:{name}" for name in RIVAL]
    return found + list(COMMON)


def left(s: Agra, seat: i64) -> i64:
    """How much of the game is still to come for a seat: from WHOLE down to 0."""
    if not s.stack:
        return 0
    had = had_turn(s, seat)
    passed = (max(s.round - 1, i64(0)) + had) * ROUND_PASSES[s.seats]
    steps: i64 = 0
    guild: i64
    for p in s.players:
        for guild in range(GUILDS):
            steps += p.step(guild)
    passed += steps * STEP_PASSES[s.seats] // s.seats
    rest: i64 = max(WHOLE - passed // 10, i64(LEAST))
    if s.last > 0:
        rest = min(rest, (s.last - s.round + 1 - had) * A_TURN)
    return rest


def had_turn(s: Agra, seat: i64) -> i64:
    """1: the turn of this seat in this round is over."""
    mine = (seat - s.start + s.seats) % s.seats
    now = (s.turn - s.start + s.seats) % s.seats
    return 1 if mine < now else 0


def write(s: Agra, seat: i64, judge: Judge, out: vec[i64]) -> None:
    """All numbers of a position as a seat sees it: its own, each rival's in turn, the table's."""
    p = s.players[seat]
    at = judge.terms(s, out)
    at = write_shared(s, seat, p, out, at)
    at = write_own(p, out, at)
    guess = guessed(s, seat, None)
    out[at] = max(-i64(FAR_AHEAD), min(lead(s, seat, guess), i64(FAR_AHEAD)))
    at += 1
    i: i64
    for i in range(1, s.seats):
        rival = (seat + i) % s.seats
        q = s.players[rival]
        at = write_shared(s, rival, q, out, at)
        at = write_rival(q, out, at)
        out[at] = seen_in_bag(s, rival, guess)
        at += 1
    write_common(s, out, at)


class AgraSight(Sight):
    """What a learned judgement of Agra looks at."""

    judge: Judge

    def __init__(self, judge: Judge, seats: i64) -> None:
        super().__init__(len(TERMS), size(seats))
        self.judge = judge

    def look(self, s: Agra, out: vec[i64]) -> None:
        """All numbers."""
        write(s, self.judge.seat, self.judge, out)

    def left(self, s: Agra) -> i64:
        """What is still to come."""
        return left(s, self.judge.seat)


def write_own(p: Player, out: vec[i64], at: i64) -> i64:
    """Of the own court: each good, contract and tile by itself."""
    goods = p.goods
    good: i64
    level: i64
    i: i64
    for good in range(GOODS):
        out[at + good] = goods[good]
    at += GOODS
    for level in range(LEVELS):
        kinds: i64 = 0
        for good in range(BASICS * level, BASICS * level + BASICS):
            if goods[good] > 0:
                kinds += 1
        out[at + level] = kinds
    at += LEVELS
    for i in range(NOTABLES):
        out[at + i] = p.contracts >> i & 1
    at += NOTABLES
    for i in range(TILES):
        out[at + i] = p.tiles >> i & 1
    return at + TILES


def write_rival(p: Player, out: vec[i64], at: i64) -> i64:
    """Of another court: the same in sums."""
    goods = p.goods
    level: i64
    i: i64
    for level in range(LEVELS):
        i = BASICS * level
        out[at + level] = goods[i] + goods[i + 1] + goods[i + 2] + goods[i + 3]
    at += LEVELS
    lasting: i64 = 0
    if p.contracts != 0:
        for i in range(NOTABLES):
            if p.contracts >> i & 1 != 0:
                lasting += LASTING[i]
    worth: i64 = 0
    if p.tiles != 0:
        for i in range(TILES):
            if p.tiles >> i & 1 != 0:
                worth += TILE_PERCENT[i]
    out[at] = count_of(p.contracts)
    out[at + 1] = lasting
    out[at + 2] = count_of(p.tiles)
    out[at + 3] = worth
    return at + 4


def write_shared(s: Agra, seat: i64, p: Player, out: vec[i64], at: i64) -> i64:
    """Of any seat."""
    at = write_court(s, seat, p, out, at)
    at = write_guilds(s, seat, p, out, at)
    at = write_gifts(s, seat, p, out, at)
    at = write_deliveries(s, seat, p, out, at)
    at = write_building(s, p, out, at)
    out[at] = count_of(p.french)
    out[at + 1] = end_rupees(s, seat)
    out[at + 2] = had_turn(s, seat)
    out[at + 3] = (seat - s.start + s.seats) % s.seats
    return at + 4


def write_court(s: Agra, seat: i64, p: Player, out: vec[i64], at: i64) -> i64:
    """Goods, farm, stone, workers, favour and markers."""
    goods = p.goods
    values = s.values
    value: i64 = 0
    held: i64 = 0
    i: i64
    for i in range(GOODS):
        held += goods[i]
        value += goods[i] * values[i]
    out[at] = value
    out[at + 1] = max(held - MANY, i64(0))
    best: i64 = 0
    for i in range(BASICS):
        n = yields(p, i)
        out[at + 2 + i] = n
        best = max(best, n)
    out[at + 6] = best
    out[at + 7] = COVERS - count_of(p.covers)
    out[at + 8] = p.stone
    out[at + 9] = 1 if bars_stone(p) == OK else 0
    standing: i64 = p.sheltered
    board = s.board
    for i in range(SPACES):
        if board[i] == seat + 1:
            standing += 1
    points: i64 = 0
    for i in range(standing):
        points += points_of(p, i)
    out[at + 10] = p.workers
    out[at + 11] = max(FEW_WORKERS - p.workers, i64(0))
    out[at + 12] = standing
    out[at + 13] = p.lying
    out[at + 14] = points
    out[at + 15] = p.favour
    out[at + 16] = max(p.favour - 4, i64(0))
    out[at + 17] = p.supply
    out[at + 18] = max(FEW_MARKERS - p.supply, i64(0))
    return at + 19


def write_guilds(s: Agra, seat: i64, p: Player, out: vec[i64], at: i64) -> i64:
    """Steps, the lead over the best rival, and orders: done, ready, half ready."""
    goods = p.goods
    orders = s.orders
    rewards: i64 = 0
    rates: i64 = 0
    ready: i64 = 0
    half: i64 = 0
    guild: i64
    i: i64
    for guild in range(GUILDS):
        step = p.step(guild)
        best: i64 = 0
        above: i64 = 0
        for i in range(s.seats):
            if i != seat:
                other = s.players[i].step(guild)
                best = max(best, other)
                if other > step:
                    above += 1
        out[at + guild] = step
        out[at + GUILDS + guild] = step - best
        done: i64 = 0
        full: i64 = 0
        for i in range(guild * ROWS, guild * ROWS + ROWS):
            if orders[i] != 0:
                full += 1
                if orders[i] == seat + 1:
                    done += 1
        out[at + 2 * GUILDS + guild] = done
        if step > 0:
            rewards += TRACK_RUPEES[step] if above == 0 else TRACK_RUPEES[step] - ORDER_LESS
        if above == 0:
            rates += GUILD_FIRST if step > best else GUILD_TIED
        elif above == 1:
            rates += GUILD_SECOND
        row = s.row(guild)
        if row < ROWS and full < ORDER_LIMIT[s.pier] and step > 0:
            has_first = goods[ORDER_FIRST[guild * ROWS + row]] > 0
            has_second = goods[ORDER_SECOND[guild * ROWS + row]] > 0
            if has_first and has_second:
                ready += 1
            elif has_first or has_second:
                half += 1
    at += 3 * GUILDS
    out[at] = rewards
    out[at + 1] = rates
    out[at + 2] = ready
    out[at + 3] = half
    return at + 4


def write_gifts(s: Agra, seat: i64, p: Player, out: vec[i64], at: i64) -> i64:
    """Akbar's bowls: filled, what that pays, and goods held for free ones."""
    goods = p.goods
    bowls = s.bowls
    given: i64 = 0
    ready: i64 = 0
    i: i64
    for i in range(BOWLS):
        if bowls[i] == seat + 1:
            given += 1
        elif bowls[i] == 0 and goods[BOWL[i]] > 0:
            ready += 1
    out[at] = given
    out[at + 1] = AKBAR_RUPEES[given]
    out[at + 2] = ready
    return at + 3


def write_deliveries(s: Agra, seat: i64, p: Player, out: vec[i64], at: i64) -> i64:
    """Contracts that the own markers lead or trail at, and what could be delivered at once."""
    goods = p.goods
    reach = PIER_REACH[s.pier]
    near: i64 = 0
    far: i64 = 0
    trails: i64 = 0
    ready: i64 = 0
    best: i64 = 0
    whole: i64 = 0
    notable: i64
    slot: i64
    for notable in range(NOTABLES):
        if s.river >> notable & 1 == 0 or NOTABLE_LEVEL[notable] > reach:
            continue
        here = s.delivered[notable]
        on: i64 = 0
        own: i64 = 0
        missing: i64 = 0
        held: i64 = 0
        for slot in range(NOTABLE_SIZE[notable]):
            mark = here >> 4 * slot & 15
            if mark == 0:
                missing += 1
                if goods[NOTABLE_GOOD[notable * PLACES + slot]] > 0:
                    held += 1
            else:
                on += 2 if mark > 7 else 1
                if mark & 7 == seat + 1:
                    own += 2 if mark > 7 else 1
        if held > 0:
            ready += held
            best = max(best, on + 1)
            if held == missing and 2 * (own + held) > on + held:
                whole += 1
        if own > 0:
            if winner_of(s, notable) != seat:
                trails += 1
            elif missing == 1:
                near += 1
            else:
                far += 1
    out[at] = near
    out[at + 1] = far
    out[at + 2] = trails
    out[at + 3] = ready
    out[at + 4] = best
    out[at + 5] = whole
    return at + 6


def write_building(s: Agra, p: Player, out: vec[i64], at: i64) -> i64:
    """Materials, the sites that they are enough for, and rupees of bonus tiles taken."""
    value = building_value(p, all_materials(p))
    sites: i64 = 0
    i: i64
    for i in range(BASICS, GOODS):
        if s.built >> i & 1 == 0 and COST[i] <= value:
            sites += 1
    rupees: i64 = 0
    if p.bonuses != 0:
        for i in range(BONUSES):
            if p.bonuses >> i & 1 != 0:
                rupees += BONUS_MONEY[i]
    out[at] = value
    out[at + 1] = sites
    out[at + 2] = rupees
    return at + 3


def write_common(s: Agra, out: vec[i64], at: i64) -> None:
    """Of the table: how near the end is, and what there is to take."""
    most: i64 = 0
    top: i64 = 0
    free: i64 = 0
    i: i64
    slot: i64
    for i in range(GUILDS):
        done = fulfilled(s, i)
        most = max(most, done)
        if done < ORDER_LIMIT[s.pier]:
            free += 1
        for slot in range(s.seats):
            top = max(top, s.players[slot].step(i))
    out[at] = s.round
    out[at + 1] = 1 if s.last > 0 else 0
    out[at + 2] = s.last - s.round if s.last > 0 else 0
    out[at + 3] = s.pier
    out[at + 4] = max(PIER_NEED[s.pier] - s.completed_of(PIER_LEVEL[s.pier]), i64(0))
    out[at + 5] = ROWS - most
    out[at + 6] = TOP_STEP - top
    out[at + 7] = free
    bowls: i64 = 0
    for i in range(BOWLS):
        if s.bowls[i] == 0:
            bowls += 1
    out[at + 8] = bowls
    out[at + 9] = GOODS - count_of(s.built)
    out[at + 10] = 1 if s.builder < 0 else 0
    coins: i64 = 0
    best: i64 = 0
    raised: i64 = 0
    for i in range(GOODS):
        coins += s.coins[i]
        best = max(best, s.coins[i])
        raised += s.values[i] - VALUE[i]
    out[at + 11] = coins
    out[at + 12] = best
    for i in range(NOTHING_YET):
        out[at + 13 + i] = 1 if s.blocked == i else 0
    at += 13 + NOTHING_YET
    near: i64 = 0
    for i in range(NOTABLES):
        if s.river & bit(i) != 0 and NOTABLE_LEVEL[i] <= PIER_REACH[s.pier]:
            missing: i64 = 0
            for slot in range(NOTABLE_SIZE[i]):
                if s.delivered[i] >> 4 * slot & 7 == 0:
                    missing += 1
            if missing == 1:
                near += 1
    out[at] = count_of(s.pile)
    out[at + 1] = count_of(s.river)
    out[at + 2] = near
    out[at + 3] = raised
