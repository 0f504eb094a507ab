"""Setting up (rulebook 2, appendix IV): what dice and shuffled tiles decide before round one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, CHANCE, END, NEXT, WAIT, Desk, Rule, arg, arg2, bit
from serai.core.packed import vec
from serai.games.agra import notes, verbs
from serai.games.agra.anytime import AnyTime
from serai.games.agra.imperial import mark_next
from serai.games.agra.rounds import Rounds
from serai.games.agra.state import (
    DELIVERING,
    EXACT,
    NEUTRAL,
    NO_PHASE,
    PER_PHASE,
    SPACES,
    STOCK_SIZE,
    Agra,
    Player,
)
from serai.games.agra.tables import (
    BASICS,
    BONUSES,
    BOWLS,
    COVERED,
    FARMER_START,
    GOODS,
    GUILDS,
    LEAST_OF_GUILD,
    LEVELS,
    MARKERS,
    MOST_OF_GUILD,
    NEUTRAL_BOWLS,
    NEUTRAL_ORDERS,
    NOTABLE_GUILD,
    NOTABLE_LEVEL,
    NOTABLES,
    OPEN_TILES,
    ORDERS,
    RIVER_SPACES,
    ROWS,
    START_RUPEES,
    TILES,
    VALUE,
    WORKERS,
)
from serai.games.agra.walkers import offer_pips


def new_player() -> Player:
    """§S10–S12, §W1, §W3 A court before the first turn."""
    p = Player(vec[i64]([0] * STOCK_SIZE))
    p.rupees = START_RUPEES
    p.supply = MARKERS
    p.favour = 0
    p.marks = 0
    p.scrolls = 0
    p.turned = 0
    p.stood = 0
    p.workers = WORKERS
    p.lying = 0
    p.sheltered = 0
    p.farmers = FARMER_START * 0x1111
    p.covers = COVERED
    p.stone = 0
    p.steps = 0
    p.tiles = 0
    p.bonuses = 0
    p.contracts = 0
    p.french = 0
    return p


def new_table(desk: Desk, seats: i64) -> Agra:
    """§S1, §S2, §S7, §S8, §G3 The boards with everything that chance does not decide."""
    s = Agra(
        desk,
        seats,
        [new_player() for _ in range(seats)],
        AnyTime(),
        vec[i64]([0] * SPACES),
        vec[i64]([0] * GOODS),
        VALUE[:],
        vec[i64]([0] * NOTABLES),
        vec[i64]([0] * BOWLS),
        vec[i64]([0] * ORDERS),
    )
    s.tokens = 0
    s.built = (1 << BASICS) - 1
    s.merchant = 0
    s.builder = BASICS
    s.river = 0
    s.completed = 0
    s.pier = 0
    s.marked = 0
    s.bonuses = (1 << BONUSES) - 1
    s.display = 0
    s.pile = (1 << TILES) - 1
    s.blocked = DELIVERING
    s.start = 0
    s.round = 0
    s.last = 0
    s.phase = NO_PHASE
    s.points = 0
    s.spent = 0
    s.free_peon = 0
    s.served = 0
    s.guest_served = 0
    s.pause = 0
    s.open_money = 0
    s.painter_all_tracks = 0
    s.oil_curry_unlimited = 0
    s.french_trader_values = 0
    s.trader = EXACT
    s.influence = PER_PHASE
    s.peon_takes_rupees = 0
    s.dyer_value_two = 0
    s.more_alone = 0
    s.call(SetUp())
    return s


@mypyc_attr(acyclic=True)
class SetUp(Rule):
    """§S3–S6, §S9, §S13, §S14, §V1–V5 Dice and draws, in the order of the book."""

    locals = ("nth",)

    MERCHANT: Final = 0
    BUILDER: Final = 1
    NOTABLES: Final = 2
    EXCHANGE: Final = 3
    START: Final = 4
    ORDER_MARKERS: Final = 5
    TILES: Final = 6
    NEUTRAL_BOWLS: Final = 7
    NEUTRAL_ORDERS: Final = 8
    BEGIN: Final = 9

    nth: i64  # how many times the present step has been done

    def __init__(self) -> None:
        self.by = CHANCE
        self.at = 0
        self.nth = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.MERCHANT:
                return self.ask_merchant(s) if m == ASK else self.on_merchant(s, arg(m))
            case self.BUILDER:
                return self.ask_roll(s) if m == ASK else self.on_builder(s, arg(m))
            case self.NOTABLES:
                return self.ask_notable(s) if m == ASK else self.on_notable(s, arg(m))
            case self.EXCHANGE:
                return self.ask_exchange(s) if m == ASK else self.on_exchange(s, m)
            case self.START:
                return self.ask_start(s) if m == ASK else self.on_start(s, arg(m))
            case self.ORDER_MARKERS:
                return self.ask_order(s) if m == ASK else self.on_order(s, arg(m))
            case self.TILES:
                return self.ask_tile(s) if m == ASK else self.on_tile(s, arg(m))
            case self.NEUTRAL_BOWLS:
                return self.ask_neutral_bowl(s) if m == ASK else self.on_neutral_bowl(s, arg(m))
            case self.NEUTRAL_ORDERS:
                return self.ask_neutral_order(s) if m == ASK else self.on_neutral_order(s, arg(m))
            case self.BEGIN:
                s.call(Rounds())
                return NEXT
            case _:
                return END

    def ask_merchant(self, s: Agra) -> i64:
        """§S3 The quarry counts as 1; a 5 or 6 is rolled again."""
        n: i64
        for n in range(1, BASICS + 1):
            s.offer(verbs.ROLL | n << 8)
        return WAIT

    def on_merchant(self, s: Agra, pips: i64) -> i64:
        s.merchant = pips - 1
        s.note(notes.MERCHANT_MOVED, s.turn, s.merchant, pips)
        return NEXT

    def ask_roll(self, s: Agra) -> i64:
        offer_pips(s)
        return WAIT

    def on_builder(self, s: Agra, pips: i64) -> i64:
        """§S4 The first site counts as 1."""
        s.builder = BASICS + pips - 1
        s.note(notes.BUILDER_MOVED, s.turn, s.builder, pips)
        return NEXT

    def ask_notable(self, s: Agra) -> i64:
        """§S5, §V1 Level by level, as many as the river has spaces for."""
        level: i64 = 1
        placed = self.nth
        while level <= LEVELS and placed >= RIVER_SPACES[s.seats * 5 + level]:
            placed -= RIVER_SPACES[s.seats * 5 + level]
            level += 1
        if level > LEVELS:
            self.nth = 0
            return NEXT
        notable: i64
        for notable in range(NOTABLES):
            if NOTABLE_LEVEL[notable] == level and s.river & bit(notable) == 0:
                s.offer(verbs.NOTABLE | notable << 8)
        return WAIT

    def on_notable(self, s: Agra, notable: i64) -> i64:
        s.river |= bit(notable)
        self.nth += 1
        return AGAIN

    def ask_exchange(self, s: Agra) -> i64:
        """§S6 Uneven guilds: exchange notables of level I, if that is not enough of II and III."""
        now = unevenness(s, s.river)
        if now == 0:
            return NEXT
        level: i64
        out: i64
        into: i64
        for level in range(1, LEVELS):
            for out in range(NOTABLES):
                if NOTABLE_LEVEL[out] != level or s.river & bit(out) == 0:
                    continue
                for into in range(NOTABLES):
                    if NOTABLE_LEVEL[into] != level or s.river & bit(into) != 0:
                        continue
                    if unevenness(s, s.river - bit(out) + bit(into)) < now:
                        s.offer(verbs.EXCHANGE | out << 8 | into << 16)
            if s.desk.n > 0:
                break
        return WAIT

    def on_exchange(self, s: Agra, m: i64) -> i64:
        s.river += bit(arg2(m)) - bit(arg(m))
        return AGAIN

    def ask_start(self, s: Agra) -> i64:
        """§S9 Anybody may start."""
        seat: i64
        for seat in range(s.seats):
            s.offer(verbs.START | seat << 8)
        return WAIT

    def on_start(self, s: Agra, seat: i64) -> i64:
        s.start = seat
        s.turn = seat
        return NEXT

    def ask_order(self, s: Agra) -> i64:
        """§S13 One marker in each column."""
        if self.nth == GUILDS:
            self.nth = 0
            return NEXT
        offer_pips(s)
        return WAIT

    def on_order(self, s: Agra, pips: i64) -> i64:
        s.marked += (pips - 1) << 4 * self.nth
        s.note(notes.ORDER_MARKED, s.turn, self.nth, self.nth * ROWS + pips - 1)
        self.nth += 1
        return AGAIN

    def ask_tile(self, s: Agra) -> i64:
        """§S14 Three favour tiles lie open."""
        if self.nth == OPEN_TILES:
            self.nth = 0
            return NEXT
        tile: i64
        for tile in range(TILES):
            if s.pile & bit(tile) != 0:
                s.offer(verbs.DRAW | tile << 8)
        return WAIT

    def on_tile(self, s: Agra, tile: i64) -> i64:
        s.pile -= bit(tile)
        s.display |= bit(tile)
        self.nth += 1
        return AGAIN

    def ask_neutral_bowl(self, s: Agra) -> i64:
        """§V2, §V3 Neutral markers at Akbar, first on the left, then on the right."""
        if self.nth >= 2 * NEUTRAL_BOWLS[s.seats]:
            self.nth = 0
            return NEXT
        offer_pips(s)
        return WAIT

    def on_neutral_bowl(self, s: Agra, pips: i64) -> i64:
        """§V2 A bowl that is covered already is not rolled again."""
        side = self.nth // NEUTRAL_BOWLS[s.seats]
        bowl = side * (BOWLS // 2) + pips - 1
        s.bowls[bowl] = NEUTRAL
        s.note(notes.NEUTRAL_BOWL, s.turn, bowl)
        self.nth += 1
        return AGAIN

    def ask_neutral_order(self, s: Agra) -> i64:
        """§V4, §V5 Neutral markers on the orders, column by column; covered ones are rerolled."""
        if self.nth >= GUILDS * NEUTRAL_ORDERS[s.seats]:
            self.nth = 0
            return NEXT
        guild = self.nth // NEUTRAL_ORDERS[s.seats]
        row: i64
        for row in range(ROWS):
            if s.orders[guild * ROWS + row] == 0:
                s.offer(verbs.ROLL | (row + 1) << 8)
        return WAIT

    def on_neutral_order(self, s: Agra, pips: i64) -> i64:
        """§V4, §O7 If the marked order is covered its marker moves on to a free one."""
        guild = self.nth // NEUTRAL_ORDERS[s.seats]
        order = guild * ROWS + pips - 1
        s.orders[order] = NEUTRAL
        s.note(notes.NEUTRAL_ORDER, s.turn, guild, order)
        if s.row(guild) == pips - 1:
            mark_next(s, guild)
        self.nth += 1
        return AGAIN

    def copy(self) -> Rule:
        new = SetUp()
        new.copy_from(self)
        return new

    def copy_from(self, other: SetUp) -> None:
        super().copy_from(other)
        self.nth = other.nth


def unevenness(s: Agra, river: i64) -> i64:
    """§S6, §V1 By how many notables the guilds miss an even distribution."""
    total: i64 = 0
    guild: i64
    notable: i64
    for guild in range(GUILDS):
        count: i64 = 0
        for notable in range(NOTABLES):
            if NOTABLE_GUILD[notable] == guild and river & bit(notable) != 0:
                count += 1
        total += max(count - MOST_OF_GUILD[s.seats], 0) + max(LEAST_OF_GUILD[s.seats] - count, 0)
    return total
